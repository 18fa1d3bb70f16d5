server-error-no-challenge = This challenge doesn’t exist any more. Check the link.
server-error-challenges-open = You have { $most } open challenges, the most there can be. Wait until one closes.
server-error-not-over-challenge = The race is not over or still sealed. You can make a challenge from it afterwards.
server-error-challenge-luck = The dice and cards of this race were not drawn by this server, so it can’t become a challenge.
server-error-challenge-rules = This challenge was made with other rules or another circuit. It can no longer be raced.
server-error-tried = You’ve used your attempt, and its race is gone.
server-error-board-full = The leaderboard is full ({ $most } attempts).
server-error-quota-challenges = Too many new challenges ({ $most } an hour). Try again later.

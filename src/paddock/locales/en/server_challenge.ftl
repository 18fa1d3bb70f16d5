server-error-no-challenge = there is no such challenge; perhaps it was long ago
server-error-challenges-open = you have { $most } challenges open, and that is the most; one must close first
server-error-not-over-challenge = a challenge can be made from a race once it is over and unsealed
server-error-challenge-luck = no challenge can be made from this race: its luck did not come from this server
server-error-challenge-rules = this challenge was made with other rules or another circuit and cannot be raced any more
server-error-tried = you have had your try of this challenge, and its race is gone
server-error-board-full = the board of this challenge is full: { $most } tries
server-error-quota-challenges = that is enough challenges for now: { $most } in an hour; try again later

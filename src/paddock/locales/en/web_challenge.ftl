web-challenge-days = Race of the day
web-challenge-days-about = One race a day, the same for everyone: same start, same rivals, same luck.
web-challenge-day = Race of the day, { $date }
web-challenge-title = Challenge
web-challenge-by = by { $name }
web-challenge-by-me = made by you
web-challenge-seat = You drive from seat { $seat } of { $seats }.
web-challenge-alone = You race alone.
web-challenge-rivals = Rivals: { $rivals }
web-challenge-open = Open until { $date }
web-challenge-closed = Closed on { $date }
web-challenge-finished = { $count ->
    [0] Nobody has finished yet
    [1] One driver has finished
   *[other] { $count } drivers have finished
}
web-challenge-race = Race it
web-challenge-race-about = You get one scored attempt. You can leave and resume until the challenge closes.
web-challenge-go-on = Resume your attempt
web-challenge-free = Race it for fun
web-challenge-free-about = The challenge is closed: this race won’t be on the leaderboard.
web-challenge-mine = Watch your race
web-challenge-done = You finished { $place } with a score of { $score }.
web-challenge-done-alone = { $turns ->
    [1] You finished in 1 turn.
   *[other] You finished in { $turns } turns.
}
web-challenge-done-out = You didn’t finish.
web-challenge-why-bot = Your attempt doesn’t count: a rival bot failed.
web-challenge-why-closed = Your attempt doesn’t count: it was abandoned.
web-challenge-why-late = Your attempt doesn’t count: it wasn’t finished in time.
web-challenge-why-gone = You’ve used your attempt, and its race is gone.
web-challenge-rules = Rules for your scored attempt
web-challenge-rules-same = Dice and cards are the same for everyone, whatever they do.
web-challenge-rules-help = No take-backs, no spectators, and no bot takes your seat: the table waits for you.
web-challenge-rules-sealed = Luck stays sealed until the challenge closes. Races and results are open to players who have finished.
web-challenge-rules-honour = There are no accounts; please play fair.
web-challenge-board = Leaderboard
web-challenge-board-none = No results yet.
web-challenge-sealed = Results are sealed until you finish your attempt or the challenge closes.
web-challenge-rank = Rank
web-challenge-driver = Driver
web-challenge-place = Place
web-challenge-score = Score
web-challenge-turns = Turns
web-challenge-out = out
web-challenge-race-head = Race
web-challenge-watch = Watch
web-challenge-watch-of = Watch { $name }’s race
web-challenge-review-of = The review of { $name }’s race
web-challenge-known = The luck of this challenge is known: it was made from a finished race.
web-challenge-forget = Remove my result
web-challenge-forget-sure = Remove it? You don’t get another attempt
web-challenge-link = Copy challenge link
web-challenge-best = Yesterday’s best: { $name } with { $score }
web-challenge-best-none = Nobody finished yesterday’s race.
web-challenge-best-watch = Watch it
web-challenge-yesterday = Yesterday’s leaderboard
web-challenge-tomorrow = Proof of fair luck
web-challenge-tomorrow-about = The hash of tomorrow’s seed. The seed follows the day after, so anyone can check that nobody chose it.
web-challenge-to-board = Leaderboard
web-challenge-make = Challenge others
web-challenge-make-about = Everyone who opens the link drives your seat against these bots with the same luck. Each player gets one scored attempt, you included.
web-challenge-make-known = Everyone who opens the link drives your seat against bots with the same luck. That luck is known, because this race shows its seed.
web-challenge-make-days = Open for
web-challenge-make-day = { $days ->
    [1] 1 day
   *[other] { $days } days
}
web-challenge-make-do = Create challenge
web-trial-counted = Your scored attempt: no take-backs, no spectators.
web-trial-free = Practice attempt, not on the leaderboard.
web-trial-spoilt = This attempt doesn’t count: a rival bot failed.

# Two reviews side by side.

web-pair-title = Reviews side by side
web-pair-about = Same start, same rivals, same luck: only the choices differ.
web-pair-first = First driver
web-pair-second = Second driver
web-pair-driver = { $rank }. { $name }: { $score }
web-pair-none = It takes two finished races to compare.
web-pair-parting = Where they diverge
web-pair-parting-about = Up to here both made the same choices.
web-pair-alike = Both made the same choices from start to finish.
web-pair-watch = Watch move { $move }
web-pair-luck = Dice and cards are the same, but their value depends on the position.

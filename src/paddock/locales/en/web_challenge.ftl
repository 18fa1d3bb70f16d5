web-challenge-days = Race of the day
web-challenge-days-about = Once a day the same race for everybody: the same start, the same rivals, the same luck.
web-challenge-day = Race of the day, { $date }
web-challenge-title = Challenge
web-challenge-by = by { $name }
web-challenge-by-me = made by you
web-challenge-seat = You drive from seat { $seat } of { $seats }.
web-challenge-alone = You race alone.
web-challenge-rivals = Rivals: { $rivals }
web-challenge-open = Open until { $date }
web-challenge-closed = Closed since { $date }
web-challenge-finished = { $count ->
    [0] Nobody has finished yet
    [1] One driver has finished
   *[other] { $count } drivers have finished
}
web-challenge-race = Race it
web-challenge-race-about = This is your one try that counts, from the first luck you see. You may leave and go on with it until the challenge closes.
web-challenge-go-on = Go on with your try
web-challenge-free = Race it for fun
web-challenge-free-about = The challenge is closed: what you race now is not on the board.
web-challenge-mine = Watch your race
web-challenge-done = You came { $place } with a score of { $score }.
web-challenge-done-alone = { $turns ->
    [1] You came home in 1 turn.
   *[other] You came home in { $turns } turns.
}
web-challenge-done-out = You did not come home.
web-challenge-why-bot = Your try does not count: a rival’s driver failed on the way.
web-challenge-why-closed = Your try does not count: it was given up.
web-challenge-why-late = Your try does not count: it was not over when the challenge closed.
web-challenge-why-gone = You have had your try, and its race is gone.
web-challenge-rules = What holds in a try that counts
web-challenge-rules-same = Dice and cards are the same for everybody, whatever they do: each follows from what it is for.
web-challenge-rules-help = Nothing is taken back, nobody looks on, and no bot takes your seat: the table waits for you.
web-challenge-rules-sealed = Until the challenge closes its luck stays sealed. Races and results are open to those who have finished.
web-challenge-rules-honour = Guests are no accounts: the board relies on honour.
web-challenge-board = The board
web-challenge-board-none = Nobody is on the board yet.
web-challenge-sealed = Results are sealed until you have finished your own try, or the challenge closes.
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
web-challenge-known = The luck of this challenge was known before: it was made from a race that is over.
web-challenge-forget = Take my result off the board
web-challenge-forget-sure = Really? You get no second try
web-challenge-link = Copy the link to the challenge
web-challenge-best = Yesterday’s best: { $name } with { $score }
web-challenge-best-none = Nobody finished yesterday’s race.
web-challenge-best-watch = Watch it
web-challenge-yesterday = Yesterday’s board
web-challenge-tomorrow = Hash of tomorrow’s seed
web-challenge-to-board = To the board
web-challenge-make = Challenge others
web-challenge-make-about = Whoever follows the link drives in your seat, against these bots and with the same luck. One try counts for each, yours too.
web-challenge-make-known = Whoever follows the link drives in your seat, with bots in the others and the same luck for all. That luck is known: the seed of this race is shown.
web-challenge-make-days = Open for
web-challenge-make-day = { $days ->
    [1] 1 day
   *[other] { $days } days
}
web-challenge-make-do = Make the challenge
web-trial-counted = Your try that counts: nothing is taken back, nobody looks on.
web-trial-free = A free try, off the board.
web-trial-spoilt = This try does not count: a rival’s driver failed.

# Two reviews side by side.

web-pair-title = Reviews side by side
web-pair-about = The same start, the same rivals, the same luck: what differs is what was chosen.
web-pair-first = First driver
web-pair-second = Second driver
web-pair-driver = { $rank }. { $name }: { $score }
web-pair-none = Two races have to be finished before they can be compared.
web-pair-parting = Where they part
web-pair-parting-about = Until then both chose alike, and everything else was the same.
web-pair-alike = Both made the same choices from start to finish.
web-pair-watch = Watch move { $move }
web-pair-luck = Dice and cards are the same, but what they are worth depends on where they find a car.

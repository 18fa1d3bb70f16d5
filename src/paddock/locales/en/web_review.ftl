# The review of a race, on its page.

web-review-of = Review of { $track }
web-review-about = Every move changes what the race is worth to everybody. Here is where it was won and lost, how much of it was luck, and what would have been better.
web-review-making = The race is driven on from every move, thousands of times. Leaving this page stops it.
web-review-waiting = Other reviews come first.
web-review-progress = How much is done
web-review-stop = Stop
web-review-stopped = The review was stopped.
web-review-chances = Chances to win, move by move
web-review-watch = Watch this moment
web-review-luck = luck: { $kind }
web-review-moments = Moments that mattered
web-review-move = Move { $move }
web-review-moments-none = No single move changed much.
web-review-better = Better:
web-review-worth = +{ $amount } points
web-review-saved = { $amount } turns fewer
web-review-watch-move = Watch
web-review-play-on = Play on from before it
web-review-limits = What a position is worth, it is worth to drivers like these: who drives otherwise wins more or less often.

# Chances and hints while a race runs.

web-odds = Chances to win
web-odds-about = From what a spectator sees, driven on thousands of times by drivers like the bot pro’s. They stand still while choices are sealed.
web-hint-thinking = The choices are being driven on, one moment…
web-hint-gone = The race has gone on; ask again if there is a question for you.
web-hint-noted = A race in which hints were given says so in its record.
web-hint-best = best
web-hint-equal = as good
web-hint-less = { $amount } points less
web-hint-slower = { $amount } turns more
web-hint-others = Other choices
web-hint-choice = choice

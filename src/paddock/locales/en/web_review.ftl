# The review of a race, on its page.

web-review-of = Review of { $track }
web-review-about = Where the race was won and lost, how much was luck, and what would have been better.
web-review-making = We simulate thousands of races from every move. Leaving this page stops it.
web-review-waiting = Waiting for other reviews.
web-review-progress = Progress
web-review-stop = Stop
web-review-stopped = The review was stopped.
web-review-chances = Chances to win, move by move
web-review-watch = Watch this moment
web-review-luck = luck: { $kind }
web-review-moments = Key moments
web-review-move = Move { $move }
web-review-moments-none = No single move changed much.
web-review-better = Better:
web-review-worth = +{ $amount } points
web-review-saved = { $amount } turns fewer
web-review-watch-move = Watch
web-review-play-on = Try this move again
web-review-limits = Values assume drivers like these.

# Chances and hints, worked out by the page.

web-odds = Chances to win
web-odds-about = From what a spectator sees: thousands of races simulated in your browser, driven like the bots here, or like pro where people race.
web-hint-thinking = Simulating your options…
web-hint-noted = Hints are noted in the race record.
web-hint-best = best
web-hint-equal = about as good
web-hint-less = { $amount } points less
web-hint-slower = { $amount } turns more
web-hint-choice = choice
web-hint-clear = clearly best
web-hint-figures = Figures
web-analysis-loading = Loading the simulation…
web-analysis-none = There is no analysis: this browser cannot run simulations, or has them blocked.

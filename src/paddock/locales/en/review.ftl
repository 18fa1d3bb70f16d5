# What positions are worth, and where a race was won.

review-odds = After { $moves ->
    [1] 1 move
   *[other] { $moves } moves
} of { $all }, { $who }:
review-from-all = from all hands and bets
review-from-outside = as a spectator sees it
review-from-seat = as { $player } sees it
review-player = player
review-win = wins
review-odds-note = { $playouts } playouts, seed { $seed }. What stands behind ± is the standard error. Drivers like pro’s race on from here.
review-sum-win = Chance to win, in points
review-sum-result = Result: { $result }
review-expected = expected at the start
review-hidden = hidden cards
review-own = own choices
review-others = choices of others
review-result = = result
review-adds-up = Every column adds up, exactly. What stands behind ± is the standard error.
review-choices = Choices
review-decisions = decisions
review-mistakes = mistakes
review-mean-loss = loss by a decision
review-like = drove like
review-levels = Mean loss by a decision of drivers on this track with as many players, in points: { $levels }.
review-mistakes-title = Mistakes
review-move = move
review-chosen = chosen
review-better = better
review-loss = lost
review-mistakes-note = { $all ->
    [0] Nothing lost more than a point and more than two standard errors.
    [1] It lost more than a point and more than two standard errors, judged by what could be known at the time.
   *[other] { $shown } of { $all }, the dearest. Each lost more than a point and more than two standard errors, judged by what could be known at the time.
}
review-note = { $playouts } playouts by drivers like pro’s, seed { $seed }. Own choices count beside what such a driver would have chosen.
review-chances = Chances to win, move by move

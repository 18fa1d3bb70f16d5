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
review-odds-note = { $playouts } playouts, seed { $seed }. The figure after ± is the standard error. Simulated drivers are like the bots of the race; players count as the bot pro.
review-sum-win = Chance to win, in points
review-sum-result = Result: { $result }
review-expected = expected at the start
review-hidden = hidden cards
review-own = own choices
review-others = choices of others
review-result = = result
review-adds-up = Every column adds up, exactly. The figure after ± is the standard error.
review-choices = Choices
review-decisions = decisions
review-mistakes = mistakes
review-mean-loss = loss per decision
review-like = drove like
review-levels = Mean loss per decision of drivers on this track with as many players, in points: { $levels }.
review-mistakes-title = Mistakes
review-move = move
review-chosen = chosen
review-better = better
review-loss = lost
review-least-points = a point
review-least-turns = 0.05 turns
review-mistakes-note = { $all ->
    [0] Nothing lost more than { $least } and more than two standard errors.
    [1] It lost more than { $least } and more than two standard errors, judged by what could be known at the time.
   *[other] { $rest ->
        [0] All { $all }, costliest first. Each lost more than { $least } and more than two standard errors, judged by what could be known at the time.
       *[other] { $shown } of { $all }, costliest first. Each lost more than { $least } and more than two standard errors, judged by what could be known at the time.
    }
}
review-note = { $playouts } playouts by the drivers that the bot pro searches with, seed { $seed }. Own choices are compared with what such a driver would have chosen.
review-chances = Chances to win, move by move

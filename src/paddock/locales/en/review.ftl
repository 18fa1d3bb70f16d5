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
review-odds-note = { $playouts } playouts, seed { $seed }. What stands behind ± is the standard error. Drivers like pro's race on from here.

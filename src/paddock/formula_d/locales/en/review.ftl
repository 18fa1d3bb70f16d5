# What a review calls results and luck.

formula-d-review-place = place (lower is better)
formula-d-review-turns = turns (fewer is better)
formula-d-review-start = grid and start
formula-d-review-dice = dice
formula-d-review-collisions = collisions
formula-d-review-motors = engines
formula-d-review-streets = black spaces and trouble-makers

## What is said of a choice in a hint
formula-d-hint-facts = { $facts }.
formula-d-hint-stops = { $percent } % to stop in { $corner }
formula-d-hint-overshoots = { $percent } % to overshoot
formula-d-hint-out = { $percent } % to retire
formula-d-hint-road = it rolls { $low } to { $high }, all on a clear road
formula-d-hint-stops-of = gear { $gear }: { $percent } % to stop in { $corner }
formula-d-hint-overshoots-of = gear { $gear }: { $percent } % to overshoot
formula-d-hint-wear = { $wear } wear points on average
formula-d-hint-then = then { $facts }
formula-d-hint-corner = { $spaces ->
    [1] { $corner } begins with the next space
   *[other] { $corner } begins in { $spaces } spaces
}

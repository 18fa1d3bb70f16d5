# What a review calls results and luck.

formula-d-review-place = place (lower is better)
formula-d-review-turns = turns (fewer is better)
formula-d-review-start = grid and start
formula-d-review-dice = dice
formula-d-review-collisions = collisions
formula-d-review-motors = motors
formula-d-review-streets = streets

## What is said of a choice in a hint
formula-d-hint-facts = { $facts }.
formula-d-hint-stops = gear { $gear }: { $percent } % to stop in { $corner }
formula-d-hint-overshoots = gear { $gear }: { $percent } % to overshoot
formula-d-hint-out = gear { $gear }: { $percent } % to retire
formula-d-hint-wear = { $wear } wear points on average
formula-d-hint-then = then { $facts }
formula-d-hint-corner = { $spaces ->
    [1] { $corner } begins with the next space
   *[other] { $corner } begins in { $spaces } spaces
}
formula-d-hint-road = gear { $gear } rolls { $low } to { $high } on a clear road

# What a review calls results and luck.

formula-d-review-place = place (lower is better)
formula-d-review-turns = turns (fewer is better)
formula-d-review-start = grid and start
formula-d-review-dice = dice
formula-d-review-collisions = collisions
formula-d-review-motors = motors
formula-d-review-streets = streets

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

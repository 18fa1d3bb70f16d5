# What a review calls results and luck.

formula-d-review-place = place
formula-d-review-turns = turns
formula-d-review-start = grid and start
formula-d-review-dice = dice
formula-d-review-collisions = collisions
formula-d-review-motors = motors
formula-d-review-streets = streets

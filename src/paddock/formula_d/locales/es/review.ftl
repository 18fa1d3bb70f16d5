# What a review calls results and luck.

formula-d-review-place = puesto (cuanto más bajo, mejor)
formula-d-review-turns = turnos (cuantos menos, mejor)
formula-d-review-start = parrilla y salida
formula-d-review-dice = dados
formula-d-review-collisions = choques
formula-d-review-motors = motores
formula-d-review-streets = zonas de peligro y vecinos furiosos

## What is said of a choice in a hint
formula-d-hint-facts = { $facts }.

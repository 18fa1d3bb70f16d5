# What a review calls results and luck.

formula-d-review-place = puesto
formula-d-review-turns = turnos
formula-d-review-start = parrilla y salida
formula-d-review-dice = dados
formula-d-review-collisions = choques
formula-d-review-motors = motores
formula-d-review-streets = calles

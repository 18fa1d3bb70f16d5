# What a review calls results and luck.

formula-d-review-place = posição
formula-d-review-turns = turnos
formula-d-review-start = grid e largada
formula-d-review-dice = dados
formula-d-review-collisions = colisões
formula-d-review-motors = motores
formula-d-review-streets = ruas

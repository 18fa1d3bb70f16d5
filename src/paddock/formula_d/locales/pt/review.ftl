# What a review calls results and luck.

formula-d-review-place = posição (quanto menor, melhor)
formula-d-review-turns = turnos (quanto menos, melhor)
formula-d-review-start = grid e largada
formula-d-review-dice = dados
formula-d-review-collisions = colisões
formula-d-review-motors = motores
formula-d-review-streets = zonas de perigo e vizinhos furiosos

## What is said of a choice in a hint
formula-d-hint-facts = { $facts }.

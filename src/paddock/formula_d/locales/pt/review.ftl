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
formula-d-hint-stops = { $percent }% de parar em { $corner }
formula-d-hint-overshoots = { $percent }% de passar da curva
formula-d-hint-out = { $percent }% de ficar fora
formula-d-hint-road = tira de { $low } a { $high }, e há pista livre para tudo isso
formula-d-hint-stops-of = a marcha { $gear } para em { $corner } com { $percent }% de chance
formula-d-hint-overshoots-of = a marcha { $gear } passa da curva com { $percent }% de chance
formula-d-hint-wear = { $wear } pontos de estrutura em média
formula-d-hint-then = depois, { $facts }
formula-d-hint-corner = { $spaces ->
    [1] { $corner } começa na próxima casa
   *[other] { $corner } começa a { $spaces } casas
}

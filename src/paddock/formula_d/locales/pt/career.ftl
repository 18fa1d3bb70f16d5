formula-d-career-lap = Melhor volta
formula-d-career-points = Pontos
formula-d-career-out = Carros fora
formula-d-career-turns = { $turns ->
    [1] 1 jogada
   *[other] { $turns } jogadas
}

# The story of a finished race.

formula-d-story-lead = { $car } assume a liderança.
formula-d-story-wear = Pontos de estrutura restantes
formula-d-story-overtake = Maior ultrapassagem: { $car } passa { $count } carros de uma vez.
formula-d-story-brave = Curva mais corajosa: { $car } passa de { $corner } por { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} e continua na corrida.
formula-d-story-unlucky-out = Pior lançamento: { $face } no dado preto, e { $car } está fora.
formula-d-story-unlucky-start = Pior lançamento: { $face } na largada, e o motor de { $car } morre.
formula-d-story-unlucky-roll = Pior lançamento: { $car } está na marcha { $gear } e tira { $face }.
formula-d-story-longest = Movimento mais longo: { $car } avança { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} na marcha { $gear }.
formula-d-story-leader-out = Maior drama: { $car } lidera e sai da corrida.
formula-d-story-escape = Por um triz: { $car } chega com { $left ->
    [1] 1 ponto
   *[other] { $left } pontos
} de estrutura.
formula-d-story-for-good = { $car } assume a liderança e não a larga mais.
formula-d-story-win = { $car } vence a corrida.
formula-d-story-drove = { $car } avança { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}.

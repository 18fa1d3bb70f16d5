# The story of a finished race.

formula-d-story-lead = { $car } se pone en cabeza.
formula-d-story-wear = Puntos de estructura restantes
formula-d-story-overtake = Mayor adelantamiento: { $car } pasa a { $count } coches de una vez.
formula-d-story-brave = La curva más valiente: { $car } se pasa de { $corner } por { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} y sigue en carrera.
formula-d-story-unlucky-out = La peor tirada: un { $face } con el dado negro, y { $car } queda fuera.
formula-d-story-unlucky-start = La peor tirada: un { $face } en la salida, y a { $car } se le cala el motor.
formula-d-story-unlucky-roll = La peor tirada: { $car } va en la marcha { $gear } y saca un { $face }.
formula-d-story-longest = El movimiento más largo: { $car } avanza { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
} con la marcha { $gear }.
formula-d-story-leader-out = El mayor drama: { $car } va en cabeza y queda fuera.
formula-d-story-escape = Por los pelos: { $car } llega a la meta con { $left ->
    [1] 1 punto
   *[other] { $left } puntos
} de estructura.
formula-d-story-for-good = { $car } se pone en cabeza y ya no la suelta.
formula-d-story-win = { $car } gana la carrera.
formula-d-story-drove = { $car } avanza { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}.

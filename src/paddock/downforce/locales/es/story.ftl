# The story of a finished race.

downforce-story-lead = El coche { $car } se pone en cabeza.
downforce-story-bets = { $players }: apuesta { $number } al coche { $car }.
downforce-story-money = De dónde salió el dinero
downforce-story-prices = Precio pagado
downforce-story-money-bets = Apuestas
downforce-story-entry = { $car } · { $player }
downforce-story-overtake = Mayor adelantamiento: el coche { $car } pasa a { $count } coches de una vez.
downforce-story-jam = Peor atasco: el coche { $car } queda bloqueado y pierde { $steps } casillas.
downforce-story-dearest = El coche más caro: { $player } paga { $money } por el coche { $car }, que { $place ->
    [0] no llega a la meta.
    [1] gana la carrera.
   *[other] llega en el puesto { $place }.
}
downforce-story-best-bet = La mejor apuesta: { $player } apuesta por el coche { $car }{ $place ->
    [1] , que ya va en cabeza,
   *[other] , en el puesto { $place },
} y cobra { $money }.
downforce-story-for-good = El coche { $car } se pone en cabeza y ya no la suelta.
downforce-story-win = El coche { $car } gana la carrera.
downforce-story-drove = { $car } avanza { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}.
downforce-story-card = { $player } juega una carta.

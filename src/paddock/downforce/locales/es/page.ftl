## Before the race
downforce-page-title = Downforce
downforce-page-about = Compra coches en la subasta, muévelos con cartas y apuesta por quién ganará. Seis habilidades, de 2 a 6 jugadores. Contra tres bots, una carrera dura unos 5 minutos.
downforce-page-setup-printed = El juego completo
downforce-page-setup-printed-about = Subasta, habilidades, tres apuestas
downforce-page-setup-beginner = Principiantes
downforce-page-setup-beginner-about = Sin subasta, habilidades ni apuestas: gana quien llegue primero
downforce-page-setup-long = Larga distancia
downforce-page-setup-long-about = La carrera sigue hasta jugar todas las cartas; sin apuestas

## The race
downforce-page-owner = Propietario
downforce-page-leads = en cabeza
downforce-page-stalled = parado
downforce-page-sealed = en secreto
downforce-page-seat-cards = { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}
downforce-page-card-of = jugada por { $player }
downforce-page-powers = Elige la habilidad que conservas
downforce-page-power-now = Puedes usarla ahora.
downforce-page-score = Hoja de registro hasta ahora
downforce-page-score-so-far = Hasta ahora
downforce-page-score-about = Premios ganados menos precios pagados; las apuestas se abren después de la carrera.
downforce-page-hand = Tu mano
downforce-page-discards = { $cards ->
    [1] Pila de descarte: 1 carta
   *[other] Pila de descarte: { $cards } cartas
}
downforce-page-hand-cards = { $cards ->
    [1] Tu mano: 1 carta
   *[other] Tu mano: { $cards } cartas
}
downforce-page-hand-pile = { $cards } en tu mazo
downforce-page-hand-sort = Orden de las cartas
downforce-page-hand-sort-colour = por color
downforce-page-hand-sort-strength = por fuerza
downforce-page-hand-sort-dealt = como se repartieron
downforce-page-hand-at = pujar { $number }
downforce-page-auction = Subasta
downforce-page-auction-lot = lote { $lot } de { $lots }
downforce-page-auction-pass = pasa
downforce-page-auction-bid-with = pujar ${ $number }M con { $card }
downforce-page-auction-pass-with = pasar con { $card }
downforce-page-auction-before = Antes:
downforce-page-auction-terms = Premios, apuestas y reglas
downforce-page-auction-price = Quien gana paga su puja: se resta de su puntuación.
downforce-page-auction-price-idle = Gana quien más puja; en esta carrera los precios no cuentan.
downforce-page-auction-card = Las pujas se muestran y vuelven a la mano.
downforce-page-auction-speed-8 = { $open ->
    [yes] La carta de velocidad 8 del coche { $car } viene con él y queda boca arriba ante su dueño.
   *[other] La carta de velocidad 8 del coche { $car } viene con él, a la mano.
}
downforce-page-auction-without = { $count ->
    [0] Todo el mundo tiene coche.
   *[other] Aún sin coche: { $names }.
}
downforce-page-slip = Hoja de apuestas
downforce-page-slip-bet = Apuesta
downforce-page-slip-car = Coche
downforce-page-slip-millions = en $M
downforce-page-slip-prize = Premio

## What things mean
downforce-page-mark-steps = Distancia en casillas.
downforce-page-mark-jam = Un atasco: el coche se queda aquí y pierde las casillas que le quedan.
downforce-page-explain-bets = Una apuesta paga según su número y el puesto de su coche: por el ganador, $9M, $6M o $3M.
downforce-page-explain-prizes = Los puestos pagan $12M, $9M, $6M, $4M, $2M y $0M al propietario del coche.
downforce-page-bets-opened = Apuestas reveladas

## The board
web-board = El tablero: { $track }. Más y menos cambian el tamaño, las flechas lo mueven, Inicio lo muestra entero.
web-board-larger = Más grande
web-board-smaller = Más pequeño
web-board-whole = Todo el circuito
web-board-follow = Seguir la acción

## What I can do now
web-now = Lo que puedes hacer ahora
web-now-hint = Mira una opción para ver qué traería.
web-now-luck = Dados y barajado…
web-now-over = La carrera ha terminado.
web-waits-for = { $count ->
    [1] Se espera a { $names }.
   *[other] Se espera a { $names }.
}
web-waits-here = debe elegir
web-back = Deshacer
web-skip = Saltar al presente
web-refused = No se ha aceptado:
web-why = Por qué no:
web-connection-wait = Conectando…
web-text-view = Vista de texto
web-board-view = Vista de tablero
web-title-turn = ● Te toca – { $track }
web-race-of = Carrera en { $track }
web-past = Estás viendo un momento anterior.
web-past-now = Volver al presente
web-you = tú
web-player-bot = un bot
web-player-away = ausente, conduce un bot
web-player-gone = sin conexión
web-sealed = en secreto
web-now-frozen = Esta carrera empezó con reglas distintas de las de este programa: se puede mirar, pero no seguir.
web-now-away = Un bot conduce por ti.
web-own = Tu asiento y el enlace
web-own-back = Vuelvo a conducir
web-own-bot = Que conduzca un bot
web-own-confirm = Pregúntame también cuando hay una sola respuesta
web-keys = Teclas: del 1 al 9 eligen; Tab y las flechas recorren las casillas del tablero, Intro conduce; Retroceso deshace; Escape salta al presente.

## Beside the board
web-side = Sobre la carrera
web-side-race = Carrera
web-side-log = Crónica
web-side-sheet = Hoja de registro
web-players = Jugadores
web-log = Crónica de la carrera
web-log-earlier = { $lines ->
    [1] Una línea anterior
   *[other] { $lines } líneas anteriores
}
web-log-look = Volver a ver este momento
web-standings = Clasificación
web-standings-place = Puesto
web-standings-car = Coche
web-standings-owner = Propietario
web-standings-driver = Piloto
web-standings-gap = Distancia
web-standings-where = Dónde
web-standings-home = en meta
web-standings-leads = primero
web-standings-lap = Vuelta
web-standings-lap-short = Vta.
web-standings-gear = Marcha
web-standings-gear-short = Mar.
web-standings-turn = Orden de juego en esta ronda
web-standings-turn-short = Turno
web-sheet-ask = Pulsa un número para ver de dónde viene.
web-text-car = en { $space }, vuelta { $lap }, marcha { $gear }, { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}{ $owed ->
    [0] { "" }
    [1] , debe 1 parada
   *[other] , debe { $owed } paradas
}

## Downforce
web-hand = Tu mano
web-hand-cards = { $cards ->
    [1] Tu mano: 1 carta
   *[other] Tu mano: { $cards } cartas
}
web-hand-pile = { $cards } en tu mazo
web-hand-sort = Orden de las cartas
web-hand-sort-colour = por color
web-hand-sort-strength = por fuerza
web-hand-sort-dealt = como se repartió
web-hand-at = pujar { $number }
web-seat-cards = { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}
web-card-of = jugada por { $player }
web-card-none = No hay ninguna carta en la mesa.
web-auction = Subasta
web-auction-lot = lote { $lot } de { $lots }
web-auction-pass = pasa
web-auction-before = Antes:
web-powers = Elige la habilidad que conservas
web-power-now = Puedes usarla ahora.
web-slip = Hoja de apuestas
web-slip-bet = Apuesta
web-slip-car = Coche
web-ledger = Hoja de registro hasta ahora
web-ledger-so-far = Hasta ahora
web-ledger-about = Premios ganados menos precios pagados; las apuestas se abren después de la carrera.

## Formula D
web-dashboard = Cuadro de mando del coche { $car }
web-lap-of = vuelta { $lap } de { $laps }
web-gear = marcha { $gear }
web-gear-stick = Palanca de cambios, en marcha { $gear }
web-gear-face = { $face }: { $outcome ->
    [stop] parada en la curva
    [overshoot] se pasa de la curva
    [out] fuera
   *[clear] vía libre
}{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
web-gear-clear = libre
web-gear-stop = parada
web-gear-overshoot = se pasa
web-gear-out = fuera
web-wear = estructura
web-wear-short = PE
web-wear-of = { $points } de { $most } puntos de estructura
web-stops-owed = { $stops ->
    [1] debe 1 parada
   *[other] debe { $stops } paradas
}
web-corner-longest = camino más largo
web-corner-shortest = camino más corto
web-corner-stops = { $stops ->
    [1] 1 parada
   *[other] { $stops } paradas
}
web-corner-made = { $made } de { $stops ->
    [1] 1 parada hecha
   *[other] { $stops } paradas hechas
}
web-corner-away = { $spaces ->
    [1] en la próxima casilla
   *[other] a { $spaces } casillas
}
web-nitro-ready = Nitro listo
web-nitro-used = Nitro usado en esta vuelta
web-podium-turns = { $turns } turnos

## Results and replay
web-results = Resultados
web-results-close = Cerrar y ver el tablero
web-rematch = Revancha
web-replay = Ver la repetición
web-download = Descargar el registro
web-replay-of = Repetición de { $track }
web-replay-controls = Ver la carrera de nuevo
web-replay-start = Antes del primer movimiento.
web-replay-moment = Momento de la carrera
web-replay-at = movimiento { $move } de { $moves }
web-replay-first = Al principio
web-replay-back = Un movimiento atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un movimiento adelante
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-eyes = Visto por
web-replay-eyes-none = un espectador
web-replay-eyes-all = todo a la vista
web-replay-play-on = Seguir desde aquí
web-play-on-about = Una carrera nueva empieza tal como estaba esta tras el movimiento { $move }.
web-play-on-luck = El azar que viene
web-play-on-luck-new = azar nuevo
web-play-on-luck-same = el mismo azar de entonces
web-play-on-start = Empezar la carrera

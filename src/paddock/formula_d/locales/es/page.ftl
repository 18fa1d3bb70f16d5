## Before the race
formula-d-page-title = Formula D
formula-d-page-about = Cada marcha tiene su propio dado. Frena tarde, párate en las curvas cuantas veces lo pidan y cuida tu coche. De 1 a 10 coches. Contra tres bots, una vuelta dura unos 8 minutos.
formula-d-page-setup-basic = Una vuelta
formula-d-page-setup-basic-about = La carrera clásica en un circuito cerrado
formula-d-page-setup-grand = Dos vueltas
formula-d-page-setup-grand-about = Con boxes para reparar el coche entre vuelta y vuelta
formula-d-page-setup-road = Carrera urbana
formula-d-page-setup-road-about = De noche por la ciudad: nitro, policía y problemas a la vista

## The race
formula-d-page-driver = Piloto
formula-d-page-lap = Vuelta
formula-d-page-lap-short = Vta.
formula-d-page-gear-heading = Marcha
formula-d-page-gear-short = Mar.
formula-d-page-turn = Orden de juego en esta ronda
formula-d-page-turn-short = Turno
formula-d-page-car-in-words = { $space }, vuelta { $lap }, marcha { $gear }, { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}{ $owed ->
    [0] { "" }
    [1] , debe 1 parada
   *[other] , debe { $owed } paradas
}
formula-d-page-podium-turns = { $turns } turnos
formula-d-page-dashboard = Cuadro de mando del coche { $car }
formula-d-page-lap-of = vuelta { $lap } de { $laps }
formula-d-page-gear = marcha { $gear }
formula-d-page-gear-stick = Palanca de cambios, en marcha { $gear }
formula-d-page-gear-face = { $face }: { $outcome ->
    [stop] parada en la curva
    [overshoot] se pasa de la curva
    [out] fuera
   *[clear] vía libre
}{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
formula-d-page-gear-clear = libre
formula-d-page-gear-stop = parada
formula-d-page-gear-overshoot = se pasa
formula-d-page-gear-out = fuera
formula-d-page-wear = estructura
formula-d-page-wear-short = PE
formula-d-page-wear-of = { $points } de { $most } puntos de estructura
formula-d-page-stops-owed = { $stops ->
    [1] debe 1 parada
   *[other] debe { $stops } paradas
}
formula-d-page-corner-longest = camino más largo
formula-d-page-corner-shortest = camino más corto
formula-d-page-corner-stops = { $stops ->
    [1] 1 parada
   *[other] { $stops } paradas
}
formula-d-page-corner-made = { $left ->
    [0] todas las paradas hechas
   *[other] { $made } de { $stops ->
        [1] 1 parada hecha
       *[other] { $stops } paradas hechas
    }
}
formula-d-page-corner-away = { $spaces ->
    [1] en la próxima casilla
   *[other] a { $spaces } casillas
}
formula-d-page-nitro-ready = Nitro listo
formula-d-page-nitro-used = Nitro usado
formula-d-page-example-gear = marcha: { $gear }.ª

## What things mean
formula-d-page-explain-corner = Trayectoria más larga: { $longest } casillas. Paradas que exige: { $stops }. Trayectoria más corta: { $shortest } casillas.
formula-d-page-explain-wear = Puntos de estructura: se pierden al saltarse marchas, al frenar, al pasarse de una curva y con malas tiradas. Sin ninguno, el coche está eliminado.
formula-d-page-explain-die = { $gear ->
    [0] El dado negro va de 1 a 20: para la parrilla, la salida y todo lo que puede salir mal.
   *[other] El dado de la { $gear }.ª: el coche mueve exactamente ese número.
}
formula-d-page-explain-nitro = Una vez por vuelta, después de la tirada, el nitro suma el número de la marcha; hay que moverlo todo.
formula-d-page-explain-clear = Camino libre: con estas tiradas no se pierde nada.
formula-d-page-explain-stop = Con estas tiradas el coche puede hacer una parada de las que exige la curva.
formula-d-page-explain-overshoot = Con estas tiradas el coche sale de la curva con una parada de menos: 1 punto de estructura por cada casilla de más.
formula-d-page-explain-out = Con estas tiradas el coche queda eliminado: faltan dos paradas o no le bastan los puntos de estructura.
formula-d-page-mark-braking = Frenar: 1 punto de estructura por cada casilla que no se mueve.
formula-d-page-mark-blocked = El camino está bloqueado: el coche tiene que frenar, a 1 punto de estructura por casilla.
formula-d-page-mark-overshoot = Pasarse de la curva: 1 punto de estructura por cada casilla de más.
formula-d-page-mark-last = Se lleva el último punto de estructura: el coche queda eliminado.
formula-d-page-mark-collision = Al lado de un coche o justo detrás: se lanza el dado negro, y de 1 a 4 cuesta 1 punto de estructura.
formula-d-page-mark-danger = Una casilla peligrosa: se lanza el dado negro, y de 1 a 4 cuesta 1 punto de estructura.
formula-d-page-mark-trouble = La zona del vecino furioso: se lanza el dado negro, y 11 o más cuesta 2 puntos de estructura.
formula-d-page-mark-motor = Sufren todos los motores en 5.ª y 6.ª: cada uno lanza, y de 1 a 4 cuesta 1 punto de estructura.
formula-d-page-mark-pits = Los boxes: aquí nada cuesta puntos de estructura, y en el box se recuperan todos.
formula-d-page-mark-no-pits = La calle de boxes: no se usa en esta carrera.
formula-d-page-you-out = Tú: fuera ({ $cause })

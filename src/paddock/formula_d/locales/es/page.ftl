## Before the race
formula-d-page-title = Formula D
formula-d-page-about = Cada marcha tiene su propio dado. Frena tarde, párate en las curvas cuantas veces lo pidan y cuida tu coche. De 1 a 10 coches.
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
formula-d-page-car-in-words = en { $space }, vuelta { $lap }, marcha { $gear }, { $points ->
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
formula-d-page-corner-made = { $made } de { $stops ->
    [1] 1 parada hecha
   *[other] { $stops } paradas hechas
}
formula-d-page-corner-away = { $spaces ->
    [1] en la próxima casilla
   *[other] a { $spaces } casillas
}
formula-d-page-nitro-ready = Nitro listo
formula-d-page-nitro-used = Nitro usado en esta vuelta
formula-d-page-example-gear = marcha: { $gear }.ª

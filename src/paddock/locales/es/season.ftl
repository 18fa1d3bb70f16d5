season-standings = Clasificación
season-place = Puesto
season-place-number = { $place }.º
season-race = { $number }. { $title }
season-total = Total
season-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
season-leads = { $raced ->
    [1] Tras 1 de { $races } carreras
   *[other] Tras { $raced } de { $races } carreras
}, { $winners } { $count ->
    [1] va en cabeza
   *[other] comparten la cabeza
} con { $amount }.
season-champion = ★ { $winners } { $count ->
    [1] se lleva el título
   *[other] comparten el título
} con { $amount }.
season-level = ★ { $winners } { $count ->
    [1] se lleva el título
   *[other] comparten el título
} con { $amount }: empata con { $others }, pero con una última carrera mejor.
season-no-winnings = las carreras de { $game } no dan ganancias que sumar: cuenta puntos
season-mixed-winnings = las ganancias solo se pueden sumar si todas las carreras son del mismo juego: cuenta puntos
season-no-points = aquí se suman las ganancias, así que los puestos no dan puntos
season-bad-length = una temporada tiene de 1 a { $most } carreras, no { $races }
season-bad-title = el título de una temporada tiene como mucho { $most } letras
season-bad-race = carrera { $number }: { $reason }
season-bad-seats = la carrera { $number } tiene { $seats } asientos y la primera { $first }: en todas corren los mismos
season-bad-points = los puntos son hasta { $places } números de 0 a { $most }, ninguno mayor que el anterior

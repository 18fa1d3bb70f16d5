# A race that is over, as pictures.

web-story-places = Puestos turno a turno
web-story-landmarks = Momentos clave
web-story-turn = Turno { $turn } de { $turns } ·
web-story-lead = toma la cabeza
web-story-line = cruce de línea
web-story-bet = apuesta
web-story-stop = parada en boxes
web-story-crash = fuera de carrera
web-story-home = llegada

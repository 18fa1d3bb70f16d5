# A race that is over, as pictures.

web-story-places = Puestos turno a turno
web-story-landmarks = Momentos clave
web-story-turn = Turno { $turn } de { $turns }
web-story-lead = toma la cabeza
web-story-line = cruce de línea
web-story-bet = apuesta
web-story-stop = parada en boxes
web-story-crash = fuera de carrera
web-story-home = llegada
web-story-copy = Copiar el enlace
web-story-copy-moment = Copiar un enlace a este momento
web-story-save = Guardar como imagen
web-story-save-png = Gráfico en PNG
web-story-save-svg = Gráfico en SVG
web-story-no-moment = El enlace lleva al movimiento { $at }; la carrera tiene { $total }.
web-story-no-seat = El enlace nombra el asiento { $seat }, que no existe. Ves lo que vio un espectador.
web-story-highlights = Lo mejor de la carrera

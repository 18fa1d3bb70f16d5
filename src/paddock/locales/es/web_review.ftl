# The review of a race, on its page.

web-review-of = Análisis de { $track }
web-review-about = Cada jugada cambia lo que vale la carrera para cada uno. Aquí se ve dónde se ganó y se perdió, cuánto fue suerte y qué habría sido mejor.
web-review-making = La carrera se corre hasta el final desde cada jugada, miles de veces. Si sales de esta página, se para.
web-review-waiting = Primero van otros análisis.
web-review-progress = Cuánto está hecho
web-review-stop = Parar
web-review-stopped = El análisis se ha parado.
web-review-chances = Probabilidad de ganar, jugada a jugada
web-review-watch = Ver este momento
web-review-luck = suerte: { $kind }
web-review-moments = Momentos decisivos
web-review-move = Jugada { $move }
web-review-moments-none = Ninguna jugada cambió mucho por sí sola.
web-review-better = Mejor:
web-review-worth = +{ $amount } puntos
web-review-saved = { $amount } turnos menos
web-review-watch-move = Ver
web-review-play-on = Seguir desde antes
web-review-limits = Lo que vale una posición lo vale para pilotos como estos: quien conduce de otra manera gana más o menos veces.

# Chances and hints while a race runs.

web-odds = Probabilidad de ganar
web-odds-about = Con lo que ve el público, corriendo hasta el final miles de veces con pilotos como los del bot pro. Se quedan quietas mientras hay decisiones selladas.
web-hint-thinking = Se corren las opciones hasta el final, un momento…
web-hint-gone = La carrera ha seguido; vuelve a pedirla cuando te toque.
web-hint-noted = Una carrera con pistas lo dice en su registro.
web-hint-best = la mejor
web-hint-equal = igual de buena
web-hint-less = { $amount } puntos menos
web-hint-slower = { $amount } turnos más
web-hint-others = Otras opciones
web-hint-choice = opción

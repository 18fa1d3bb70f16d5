# The review of a race, on its page.

web-review-of = Análisis de { $track }
web-review-about = Dónde se ganó y se perdió la carrera, cuánto fue suerte y qué habría sido mejor.
web-review-making = Simulamos miles de carreras desde cada jugada. Si sales de esta página, se detiene.
web-review-waiting = Esperando a otros análisis.
web-review-progress = Progreso
web-review-stop = Parar
web-review-stopped = El análisis se ha parado.
web-review-chances = Probabilidad de ganar, jugada a jugada
web-review-watch = Ver este momento
web-review-luck = suerte: { $kind }
web-review-moments = Momentos clave
web-review-move = Jugada { $move }
web-review-moments-none = Ninguna jugada cambió mucho por sí sola.
web-review-better = Mejor:
web-review-worth = +{ $amount } puntos
web-review-saved = { $amount } turnos menos
web-review-watch-move = Ver
web-review-play-on = Repetir esta jugada
web-review-limits = Los valores suponen pilotos como estos.

# Chances and hints while a race runs.

web-odds = Probabilidad de ganar
web-odds-about = Según lo que ve un espectador: miles de carreras simuladas con pilotos como el bot pro. Quietas mientras haya decisiones selladas.
web-hint-thinking = Simulando tus opciones…
web-hint-gone = La carrera ha seguido. Pide otra pista en tu próxima decisión.
web-hint-noted = Las pistas constan en el registro de la carrera.
web-hint-best = la mejor
web-hint-equal = casi igual de buena
web-hint-less = { $amount } puntos menos
web-hint-slower = { $amount } turnos más
web-hint-others = Otras opciones
web-hint-choice = opción

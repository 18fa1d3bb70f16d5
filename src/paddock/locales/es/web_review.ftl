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

# Chances and hints, worked out by the page.

web-odds = Probabilidad de ganar
web-odds-about = Según lo que ve un espectador: miles de carreras simuladas en tu navegador, con pilotos como los bots de la mesa, o como pro donde corren personas.
web-hint-thinking = Simulando tus opciones…
web-hint-noted = Las pistas constan en el registro de la carrera.
web-hint-best = la mejor
web-hint-equal = casi igual de buena
web-hint-less = { $amount } puntos menos
web-hint-slower = { $amount } turnos más
web-hint-choice = opción
web-hint-clear = claramente la mejor
web-hint-figures = Cifras
web-analysis-loading = Cargando la simulación…
web-analysis-none = No hay análisis: este navegador no puede simular carreras o lo tiene bloqueado.

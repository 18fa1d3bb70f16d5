# The review of a race, on its page.

web-review-of = Análisis de { $track }
web-review-about = Dónde se ganó y se perdió la carrera, cuánto fue suerte y qué habría sido mejor.
web-review-you = Tu carrera
web-review-decided = { $by ->
    [own] { $good ->
        [yes] Lo ganaste con tus decisiones: valieron { $amount }.
       *[no] Lo decidieron tus propias decisiones: te costaron { $amount }.
    }
    [others] { $good ->
        [yes] Los demás te lo pusieron más fácil: sus decisiones te dieron { $amount }.
       *[no] Lo decidieron los demás: sus decisiones te costaron { $amount }.
    }
    [hidden] { $good ->
        [yes] Las cartas ocultas te favorecieron: valieron { $amount }.
       *[no] Lo decidieron las cartas ocultas: lo que no podías ver te costó { $amount }.
    }
   *[luck] { $good ->
        [yes] Tuviste la suerte de tu lado ({ $kind }): valió { $amount }.
       *[no] Lo decidió la mala suerte ({ $kind }): te costó { $amount }.
    }
}
web-review-decided-none = Nada por sí solo decidió tu carrera: la suerte y las decisiones casi se compensaron.
web-review-amount = { $unit ->
    [turns] { $amount } turnos
   *[points] { $amount } puntos
}
web-review-own-rest = Unos { $amount } de ellos se debieron a { $choices ->
    [1] 1 decisión que no aparece abajo
   *[other] { $choices } decisiones que no aparecen abajo
}.
web-review-out = Antes del turno que te eliminó, tu probabilidad de ganar era del { $percent } %.
web-review-swing = El mayor vuelco, jugada { $move }:
web-review-gained = Tus perspectivas mejoraron en { $amount }.
web-review-lost = Tus perspectivas empeoraron en { $amount }.
web-review-swing-about = Un vuelco incluye lo que salió a la luz con la jugada, como cartas y dados. Un error solo cuenta lo que podías saber.
web-review-points-about = Diez puntos son diez victorias más en cien carreras como esta.
web-review-own = Tus decisiones más caras
web-review-own-none = Ninguna decisión tuya fue claramente un error.
web-review-rivals = Errores de los rivales
web-review-chosen = Elegido:
web-review-statistics = Estadísticas
web-review-mistakes-about = Un error pierde más de { $least } y más de dos errores estándar, según lo que se podía saber entonces.
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
web-review-worth = { $sure ->
    [yes] +{ $amount } puntos
   *[no] unos +{ $amount } puntos
}
web-review-saved = { $sure ->
    [yes] { $amount } turnos menos
   *[no] unos { $amount } turnos menos
}
web-review-watch-move = Ver
web-review-play-on = Repetir esta jugada
web-review-limits = Los valores suponen pilotos como estos.

# Chances and hints, worked out by the page.

web-odds = Probabilidad de ganar
web-odds-about = Miles de carreras simuladas en tu navegador con lo que ve un espectador. Los bots corren como aquí, los jugadores como el bot pro.
web-hint-thinking = Simulando tus opciones…
web-hint-noted = Las pistas quedan anotadas en el registro.
web-hint-best = la mejor
web-hint-equal = casi igual de buena
web-hint-little = algo peor
web-hint-worse = peor
web-hint-much = mucho peor
web-hint-slower = más lenta
web-hint-choice = opción
web-hint-clear = claramente la mejor
web-hint-figures = Cifras
web-analysis-loading = Cargando la simulación…
web-analysis-none = Sin simulaciones: este navegador no puede hacerlas o las bloquea.
web-analysis-other = Sin simulaciones: el servidor usa otra versión. Vuelve a intentarlo en unos minutos.

# The analysis board.

web-explore = Tablero de análisis
web-explore-of = Tablero de análisis: { $track }
web-explore-about = Elige por todos los jugadores. No se guarda nada.
web-explore-replay = Volver a la repetición
web-explore-begin = Volver a empezar desde la jugada { $move }
web-explore-again = Tirar otra vez
web-explore-values = Lo que vale cada opción

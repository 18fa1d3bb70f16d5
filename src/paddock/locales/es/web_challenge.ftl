web-challenge-days = Carrera del día
web-challenge-days-about = Cada día, la misma carrera para todos: la misma salida, los mismos rivales, la misma suerte.
web-challenge-day = Carrera del día, { $date }
web-challenge-title = Reto
web-challenge-by = de { $name }
web-challenge-by-me = creado por ti
web-challenge-seat = Corres desde el asiento { $seat } de { $seats }.
web-challenge-alone = Corres en solitario.
web-challenge-rivals = Rivales: { $rivals }
web-challenge-open = Abierto hasta el { $date }
web-challenge-closed = Cerró el { $date }
web-challenge-finished = { $count ->
    [0] Nadie ha terminado todavía
    [1] Una persona ha terminado
   *[other] { $count } personas han terminado
}
web-challenge-race = Correrla
web-challenge-race-about = Tienes un intento puntuable. Puedes salir y continuar hasta que cierre el reto.
web-challenge-go-on = Continuar tu intento
web-challenge-free = Correrla por gusto
web-challenge-free-about = El reto está cerrado: esta carrera no entra en la clasificación.
web-challenge-mine = Ver tu carrera
web-challenge-done = Has quedado { $place } con { $score } de puntuación.
web-challenge-done-alone = { $turns ->
    [1] Has llegado a la meta en 1 turno.
   *[other] Has llegado a la meta en { $turns } turnos.
}
web-challenge-done-out = No has llegado a la meta.
web-challenge-why-bot = Tu intento no cuenta: falló un bot rival.
web-challenge-why-closed = Tu intento no cuenta: quedó abandonado.
web-challenge-why-late = Tu intento no cuenta: no había terminado cuando cerró el reto.
web-challenge-why-gone = Ya has hecho tu intento, y esa carrera ya no existe.
web-challenge-rules = Reglas del intento puntuable
web-challenge-rules-same = Dados y cartas son iguales para todos, hagan lo que hagan.
web-challenge-rules-help = Sin deshacer y sin espectadores. Ningún bot ocupa tu asiento: la mesa te espera.
web-challenge-rules-sealed = La suerte queda sellada hasta que cierre el reto. Solo ven carreras y resultados los jugadores que han terminado.
web-challenge-rules-honour = No hay cuentas: juega limpio.
web-challenge-board = Clasificación
web-challenge-board-none = Aún no hay resultados.
web-challenge-sealed = Los resultados quedan sellados hasta que termines tu intento o cierre el reto.
web-challenge-rank = Puesto
web-challenge-driver = Piloto
web-challenge-place = Llegada
web-challenge-score = Puntuación
web-challenge-turns = Turnos
web-challenge-out = fuera
web-challenge-race-head = Carrera
web-challenge-watch = Ver
web-challenge-watch-of = Ver la carrera de { $name }
web-challenge-review-of = El análisis de la carrera de { $name }
web-challenge-known = La suerte de este reto ya se conocía: sale de una carrera terminada.
web-challenge-forget = Quitar mi resultado
web-challenge-forget-sure = ¿Quitarlo? No tendrás otro intento
web-challenge-link = Copiar el enlace del reto
web-challenge-best = Lo mejor de ayer: { $name } con { $score }
web-challenge-best-none = Nadie terminó la carrera de ayer.
web-challenge-best-watch = Verla
web-challenge-yesterday = Clasificación de ayer
web-challenge-tomorrow = Prueba de suerte limpia
web-challenge-tomorrow-about = El hash de la semilla de mañana. La semilla se publica al día siguiente: cualquiera puede comprobar que nadie la eligió.
web-challenge-to-board = Clasificación
web-challenge-make = Retar a otros
web-challenge-make-about = Quien abra el enlace corre desde tu asiento contra estos bots y con la misma suerte. Cada jugador tiene un intento puntuable, tú también.
web-challenge-make-known = Quien abra el enlace corre desde tu asiento con la misma suerte y bots en los demás. Esa suerte es conocida: la semilla de esta carrera está a la vista.
web-challenge-make-days = Abierto durante
web-challenge-make-day = { $days ->
    [1] 1 día
   *[other] { $days } días
}
web-challenge-make-do = Crear el reto
web-trial-counted = Tu intento puntuable: sin deshacer y sin espectadores.
web-trial-free = Intento de práctica, fuera de la clasificación.
web-trial-spoilt = Este intento no cuenta: falló un bot rival.

# Two reviews side by side.

web-pair-title = Análisis lado a lado
web-pair-about = Misma salida, mismos rivales, misma suerte: solo cambian las decisiones.
web-pair-first = Primer piloto
web-pair-second = Segundo piloto
web-pair-driver = { $rank }.º { $name }: { $score }
web-pair-none = Hacen falta dos carreras terminadas para compararlas.
web-pair-parting = Dónde se separan
web-pair-parting-about = Hasta aquí los dos eligieron lo mismo.
web-pair-alike = Los dos eligieron lo mismo de principio a fin.
web-pair-watch = Ver la jugada { $move }
web-pair-luck = Los dados y las cartas son los mismos, pero su valor depende de la posición.

# What positions are worth, and where a race was won.

review-odds = Tras { $moves ->
    [1] 1 jugada
   *[other] { $moves } jugadas
} de { $all }, { $who }:
review-from-all = con todas las manos y apuestas a la vista
review-from-outside = tal como lo ve el público
review-from-seat = tal como lo ve { $player }
review-player = jugador
review-win = gana
review-odds-note = { $playouts } simulaciones, semilla { $seed }. Detrás de ± está el error estándar. El resto lo corren pilotos como los bots de la carrera o, si no hay ninguno, como el bot pro.
review-sum-win = Probabilidad de ganar, en puntos
review-sum-result = Resultado: { $result }
review-expected = esperado en la salida
review-hidden = cartas ocultas
review-own = decisiones propias
review-others = decisiones ajenas
review-result = = resultado
review-adds-up = Cada columna suma exactamente. Detrás de ± está el error estándar.
review-choices = Decisiones
review-decisions = decisiones
review-mistakes = errores
review-mean-loss = pérdida por decisión
review-like = condujo como
review-levels = Pérdida media por decisión de los pilotos en este circuito y con tantos jugadores, en puntos: { $levels }.
review-mistakes-title = Errores
review-move = jugada
review-chosen = elegido
review-better = mejor
review-loss = perdió
review-least-points = un punto
review-least-turns = 0,05 turnos
review-mistakes-note = { $all ->
    [0] Nada costó más de { $least } y más de dos errores estándar.
    [1] Costó más de { $least } y más de dos errores estándar, según lo que se podía saber en ese momento.
   *[other] { $rest ->
        [0] Los { $all }, del más caro al más barato. Cada uno costó más de { $least } y más de dos errores estándar, según lo que se podía saber en ese momento.
       *[other] { $shown } de { $all }, los más caros. Cada uno costó más de { $least } y más de dos errores estándar, según lo que se podía saber en ese momento.
    }
}
review-note = { $playouts } simulaciones con los pilotos que usa el bot pro para calcular sus jugadas, semilla { $seed }. Las decisiones propias se miden con lo que habría elegido un piloto así.
review-chances = Probabilidad de ganar, jugada a jugada

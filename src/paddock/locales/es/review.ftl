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
review-odds-note = { $playouts } simulaciones, semilla { $seed }. Detrás de ± está el error estándar. Desde aquí siguen pilotos como los de pro.

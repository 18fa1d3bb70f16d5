# What positions are worth, and where a race was won.

review-odds = Depois de { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
} de { $all }, { $who }:
review-from-all = com todas as mãos e apostas à vista
review-from-outside = como o público vê
review-from-seat = como { $player } vê
review-player = jogador
review-win = vence
review-odds-note = { $playouts } simulações, semente { $seed }. Depois de ± está o erro padrão. Daqui em diante correm pilotos como os do pro.

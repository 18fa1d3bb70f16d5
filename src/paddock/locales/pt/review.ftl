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
review-odds-note = { $playouts } simulações, semente { $seed }. Depois de ± está o erro padrão. O resto é corrido por pilotos como os bots da corrida ou, se não houver nenhum, como o bot pro.
review-sum-win = Chance de vencer, em pontos
review-sum-result = Resultado: { $result }
review-expected = esperado na largada
review-hidden = cartas ocultas
review-own = escolhas próprias
review-others = escolhas dos outros
review-result = = resultado
review-adds-up = Cada coluna fecha exatamente. Depois de ± está o erro padrão.
review-choices = Escolhas
review-decisions = decisões
review-mistakes = erros
review-mean-loss = perda por decisão
review-like = dirigiu como
review-levels = Perda média por decisão dos pilotos neste circuito com o mesmo número de jogadores, em pontos: { $levels }.
review-mistakes-title = Erros
review-move = jogada
review-chosen = escolhido
review-better = melhor
review-loss = perdeu
review-least-points = um ponto
review-least-turns = 0,05 turno
review-mistakes-note = { $all ->
    [0] Nada custou mais de { $least } e mais de dois erros padrão.
    [1] Custou mais de { $least } e mais de dois erros padrão, pelo que se podia saber na hora.
   *[other] { $rest ->
        [0] Todos os { $all }, do mais caro ao mais barato. Cada um custou mais de { $least } e mais de dois erros padrão, pelo que se podia saber na hora.
       *[other] { $shown } de { $all }, os mais caros. Cada um custou mais de { $least } e mais de dois erros padrão, pelo que se podia saber na hora.
    }
}
review-note = { $playouts } simulações com os pilotos que o bot pro usa para calcular suas jogadas, semente { $seed }. As escolhas próprias são comparadas com o que um piloto assim escolheria.
review-chances = Chance de vencer, jogada a jogada

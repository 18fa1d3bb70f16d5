season-standings = Classificação
season-place = Lugar
season-place-number = { $place }.º
season-race = { $number }. { $title }
season-total = Total
season-points = { $points ->
    [0] 0 ponto
    [1] 1 ponto
   *[other] { $points } pontos
}
season-leads = { $raced ->
    [1] Após 1 de { $races } corridas
   *[other] Após { $raced } de { $races } corridas
}, { $winners } { $count ->
    [1] lidera
   *[other] dividem a liderança
} com { $amount }.
season-champion = ★ { $winners } { $count ->
    [1] conquista o título
   *[other] dividem o título
} com { $amount }.
season-level = ★ { $winners } { $count ->
    [1] conquista o título
   *[other] dividem o título
} com { $amount }: empate com { $others }, mas melhor na última corrida.
season-no-winnings = as corridas de { $game } não dão ganhos para somar: conte pontos
season-mixed-winnings = só se podem somar ganhos se todas as corridas forem do mesmo jogo: conte pontos
season-no-points = aqui somam-se os ganhos, por isso os lugares não dão pontos
season-bad-length = uma temporada tem de 1 a { $most } corridas, não { $races }
season-bad-title = o título de uma temporada tem no máximo { $most } letras
season-bad-race = corrida { $number }: { $reason }
season-bad-seats = a corrida { $number } tem { $seats } lugares, mas a primeira tem { $first }: os mesmos correm em todas
season-bad-points = os pontos são até { $places } números de 0 a { $most }, nenhum maior que o anterior

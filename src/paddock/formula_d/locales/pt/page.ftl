## Before the race
formula-d-page-title = Formula D
formula-d-page-about = Cada marcha tem seu próprio dado. Freie tarde, pare nas curvas quantas vezes elas pedirem e poupe o carro. 1 a 10 carros. Contra três bots, uma volta leva uns 8 minutos.
formula-d-page-setup-basic = Uma volta
formula-d-page-setup-basic-about = A corrida clássica em circuito fechado
formula-d-page-setup-grand = Duas voltas
formula-d-page-setup-grand-about = Com boxes para consertar o carro entre uma e outra
formula-d-page-setup-road = Corrida de rua
formula-d-page-setup-road-about = De noite pela cidade: nitro, polícia e encrenca à vista

## The race
formula-d-page-driver = Piloto
formula-d-page-lap = Volta
formula-d-page-lap-short = Volta
formula-d-page-gear-heading = Marcha
formula-d-page-gear-short = Mar.
formula-d-page-turn = Ordem de jogo nesta rodada
formula-d-page-turn-short = Vez
formula-d-page-car-in-words = { $space }, volta { $lap }, marcha { $gear }, { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}{ $owed ->
    [0] { "" }
    [1] , deve 1 parada
   *[other] , deve { $owed } paradas
}
formula-d-page-podium-turns = { $turns } jogadas
formula-d-page-dashboard = Painel de comando do carro { $car }
formula-d-page-lap-of = volta { $lap } de { $laps }
formula-d-page-gear = marcha { $gear }
formula-d-page-gear-stick = Alavanca de câmbio, na marcha { $gear }
formula-d-page-gear-face = { $face }: { $outcome ->
    [stop] parada na curva
    [overshoot] passa da curva
    [out] fora
   *[clear] pista livre
}{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
formula-d-page-gear-clear = livre
formula-d-page-gear-stop = parada
formula-d-page-gear-overshoot = passa
formula-d-page-gear-out = fora
formula-d-page-wear = estrutura
formula-d-page-wear-short = PE
formula-d-page-wear-of = { $points } de { $most } pontos de estrutura
formula-d-page-stops-owed = { $stops ->
    [1] deve 1 parada
   *[other] deve { $stops } paradas
}
formula-d-page-corner-longest = caminho mais longo
formula-d-page-corner-shortest = caminho mais curto
formula-d-page-corner-stops = { $stops ->
    [1] 1 parada
   *[other] { $stops } paradas
}
formula-d-page-corner-made = { $left ->
    [0] todas as paradas feitas
   *[other] { $made } de { $stops ->
        [1] 1 parada feita
       *[other] { $stops } paradas feitas
    }
}
formula-d-page-corner-away = { $spaces ->
    [1] na próxima casa
   *[other] a { $spaces } casas
}
formula-d-page-nitro-ready = Nitro pronto
formula-d-page-nitro-used = Nitro usado
formula-d-page-example-gear = em { $gear }ª

## What things mean
formula-d-page-explain-corner = Trajetória mais longa: { $longest } casas. Paradas exigidas: { $stops }. Trajetória mais curta: { $shortest } casas.
formula-d-page-explain-wear = Pontos de estrutura: pular marchas, frear, passar da curva e tirar números ruins gastam pontos. Sem nenhum, o carro está eliminado.
formula-d-page-explain-die = { $gear ->
    [0] O dado preto vai de 1 a 20: para o grid, a largada e tudo o que pode dar errado.
   *[other] O dado da { $gear }ª: o carro move exatamente esse número.
}
formula-d-page-explain-nitro = Uma vez por volta, depois de rolar o dado, o nitro soma o número da marcha; é preciso usar tudo.
formula-d-page-explain-clear = Pista livre: com esses números não se perde nada.
formula-d-page-explain-stop = Com esses números o carro pode fazer uma das paradas que a curva exige.
formula-d-page-explain-overshoot = Com esses números o carro sai da curva com uma parada a menos: 1 ponto de estrutura por casa além dela.
formula-d-page-explain-out = Com esses números o carro está eliminado: faltam duas paradas ou pontos de estrutura.
formula-d-page-mark-braking = Frear: 1 ponto de estrutura por casa que não se move.
formula-d-page-mark-blocked = A pista está bloqueada: o carro tem de frear, a 1 ponto de estrutura por casa.
formula-d-page-mark-overshoot = Passar da curva: 1 ponto de estrutura por casa além dela.
formula-d-page-mark-last = Leva o último ponto de estrutura: o carro está eliminado.
formula-d-page-mark-collision = Ao lado de um carro ou logo atrás: rola-se o dado preto, e de 1 a 4 custa 1 ponto de estrutura.
formula-d-page-mark-danger = Uma casa perigosa: rola-se o dado preto, e de 1 a 4 custa 1 ponto de estrutura.
formula-d-page-mark-trouble = A zona do vizinho furioso: rola-se o dado preto, e 11 ou mais custa 2 pontos de estrutura.
formula-d-page-mark-motor = Todos os motores em 5ª e 6ª sofrem: cada um rola, e de 1 a 4 custa 1 ponto de estrutura.
formula-d-page-mark-pits = Os boxes: aqui nada custa pontos de estrutura, e no box todos eles voltam.
formula-d-page-mark-no-pits = O pit lane: não é usado nesta corrida.
formula-d-page-you-out = Você: fora ({ $cause })

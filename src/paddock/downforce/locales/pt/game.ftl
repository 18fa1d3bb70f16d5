## Cars and powers
downforce-car-black = preto
downforce-car-blue = azul
downforce-car-green = verde
downforce-car-yellow = amarelo
downforce-car-orange = laranja
downforce-car-red = vermelho
downforce-car-wild = curinga
downforce-power-aggressive = Agressivo
downforce-power-cunning = Sagaz
downforce-power-determined = Determinado
downforce-power-strategic = Estratégico
downforce-power-tricky = Trapaceiro
downforce-power-unpredictable = Imprevisível
downforce-power-aggressive-does = seu carro na primeira linha de uma carta que você joga pode mover 1 casa a mais
downforce-power-cunning-does = você escolhe o caminho dos seus carros na vez de qualquer pessoa
downforce-power-determined-does = na sua vez, um carro seu que só entra em retângulos pode mover 2 casas a mais
downforce-power-strategic-does = você pode pular uma linha de cada carta que joga
downforce-power-tricky-does = você pode resolver suas cartas de baixo para cima
downforce-power-unpredictable-does = seus curingas também podem mover um carro que já está na carta
downforce-owner = { $player } ({ $car })
downforce-money = ${ $amount } mi
downforce-debt = −${ $amount } mi
downforce-place = { $place }º
downforce-nobody = ninguém
downforce-holder = { $player } ({ $power })
downforce-lot-car = o carro { $car }
downforce-lot = o carro { $car } com { $power }

## What happens
downforce-cards-dealt = Cada pessoa recebe { $each } cartas{ $left ->
    [0] .
    [1] ; sobra 1.
   *[other] ; sobram { $left }.
}
downforce-cars-dealt = Os carros são distribuídos: { $owners }.
downforce-powers-dealt = Os poderes são distribuídos: { $powers }.
downforce-grid-set = No grid, a partir da pole: { $cars }.
downforce-lot-opened = { $again ->
    [yes] De novo em leilão
   *[other] Em leilão
}: { $lot }. { $how ->
    [must] Têm de dar um lance
   *[other] Podem dar um lance
}: { $bidders }.
downforce-bid-sealed = { $player } pôs seu lance virado para baixo.
downforce-bid-shown = { $player } { $card } ({ $number ->
    [0] passa
   *[other] ${ $number } mi
})
downforce-bids-shown = Lances: { $bids }.
downforce-lot-sold = { $player } leva { $lot } por ${ $price } mi{ $by ->
    [cars] : há empate, mas { $card } mostra mais carros.
    [no-wild] : há empate, mas { $card } não mostra curinga.
    [clockwise] : o empate continua, e decide o sentido horário a partir do último lance vencedor.
    [forced] : só falta uma pessoa sem carro, que paga o menor número ({ $card }).
   *[number] .
}
downforce-lot-aside = Ninguém dá um lance: { $lot } fica de lado.
downforce-lot-unowned = O carro { $car } vai correr sem dono.
downforce-keep-sealed = { $player } escolheu um poder em segredo.
downforce-power-kept = { $player } fica com { $power } e devolve { $returned }.
downforce-pile-shuffled = { $player } embaralha { $cards } cartas em sua pilha de compra.
downforce-race-started = { $player } começa, com o carro { $car } na posição marcada.
downforce-card-played = { $player } joga { $card }{ $upwards ->
    [yes] , de baixo para cima (Trapaceiro).
   *[other] .
}
downforce-wild-picked = { $player } escolhe o carro { $car } para o curinga { $steps }.
downforce-wild-lost = Não sobra nenhum carro para o curinga de { $player }.
downforce-line-skipped = { $player } pula a linha “{ $car } { $steps }” (Estratégico).
downforce-drove = { $car } { $start } → { $end } ({ $made ->
    [1] 1 casa
   *[other] { $made } casas
}{ $left ->
    [0] { "" }
    [1] , 1 perdida por ficar preso
   *[other] , { $left } perdidas por ficar preso
}{ $power ->
    [aggressive] , uma a mais com Agressivo
    [cunning] , caminho escolhido por { $player } (Sagaz)
    [determined] , movimentos extras de Determinado
   *[other] { "" }
})
    .page = { $car }: { $made ->
        [1] 1 casa
       *[other] { $made } casas
    }{ $end ->
        [finish] { " " }e cruza a chegada
       *[other] , até { $end }
    }{ $left ->
        [0] { "" }
        [1] , 1 perdida por ficar preso
       *[other] , { $left } perdidas por ficar preso
    }{ $power ->
        [aggressive] , uma a mais com Agressivo
        [cunning] , caminho escolhido por { $player } (Sagaz)
        [determined] , movimentos extras de Determinado
       *[other] { "" }
    }.
downforce-blocked = O carro { $car } está bloqueado e não se move.
downforce-already-home = O carro { $car } já chegou.
downforce-came-home = O carro { $car } cruza a linha de chegada: { $place }º lugar.
downforce-bonus-declined = { $player } recusa os movimentos extras do carro { $car }.
downforce-line-crossed = A linha de aposta { $line } é cruzada: todo mundo anota uma aposta.
downforce-bet-sealed = { $player } anotou a aposta { $line }.
downforce-hand-dropped = Todos os carros de { $player } chegaram: { $cards ->
    [1] 1 carta é descartada
   *[other] { $cards } cartas são descartadas
}.
downforce-stalled = O carro { $car } ficou parado na pista: sem lugar e sem prêmio.
downforce-race-over = A corrida terminou. { $by ->
    [winnings] { $winners }: ganho total de ${ $score } mi.
    [home] O primeiro carro a chegar é de { $winners }.
   *[distance] O carro mais adiantado é de { $winners }.
}

## What is asked
downforce-question-bid = Em leilão: { $lot }. Com qual carta você dá um lance?
    .page = Dê um lance por { $lot }
downforce-question-must-bid = Em leilão: { $lot }. Você ainda não tem carro e precisa dar um lance: com qual carta?
    .page = Dê um lance por { $lot }: você precisa de um carro
downforce-question-keep = Com qual dos poderes que ganhou você fica?
    .page = Fique com um poder
downforce-question-replace = Sagaz não pode ser mantido aqui: qual dos poderes da caixa você escolhe?
    .page = Pegue um poder da caixa (Sagaz não fica)
downforce-question-play = É a sua vez: qual carta você joga?
    .page = Jogue uma carta
downforce-question-wild = Sua linha: curinga { $steps }. Qual carro se move{ $skips ->
    [yes] , ou você pula a linha
   *[other] { "" }
}?
    .page = Curinga { $steps }: escolha um carro{ $skips ->
        [yes] { " " }ou pule
       *[other] { "" }
    }
downforce-question-offer = Próxima linha: { $car } { $steps }, com o caminho escolhido por quem tem Sagaz. Você a joga ou a pula?
    .page = { $car } { $steps }, guiado por quem tem Sagaz: jogue ou pule
downforce-question-drive = Sua linha: { $car } { $steps }{ $most ->
    [0] { "" }
   *[other] { " " }(ou { $most }: Agressivo)
}, a partir de { $space }: para onde{ $skips ->
    [yes] , ou você pula a linha
   *[other] { "" }
}?
    .page = Mova { $car } { $steps }{ $most ->
        [0] { "" }
       *[other] { " " }(ou { $most }: Agressivo)
    }{ $skips ->
        [yes] { " " }ou pule
       *[other] { "" }
    }
downforce-question-steer = { $player } joga { $car } { $steps }{ $most ->
    [0] { "" }
   *[other] { " " }(ou { $most }: Agressivo)
}, e você escolhe o caminho a partir de { $space } (Sagaz): para onde?
    .page = Guie { $car } { $steps }{ $most ->
        [0] { "" }
       *[other] { " " }(ou { $most }: Agressivo)
    } na vez de { $player } (Sagaz)
downforce-question-bonus = Só retângulos: o carro { $car } ganha 2 movimentos extras (Determinado). Para onde, ou você recusa?
    .page = { $car }: 2 casas extras (Determinado), ou recuse
downforce-question-bet = Linha de aposta { $line }: qual carro vai vencer a corrida?
    .page = Aposta { $line }: qual carro vai vencer?
downforce-label-bid = dar lance com { $card }
downforce-label-bid-at = dar lance de { $number } com { $card }
downforce-label-keep = ficar com { $power }
downforce-label-play = jogar { $card }
downforce-label-play-upwards = jogar { $card } de baixo para cima
downforce-label-wild = curinga: { $car }
downforce-label-drive = { $to ->
    [finish] levar o carro { $car } à chegada
   *[other] levar o carro { $car } a { $to }
}
    .page = { $to ->
        [finish] levar o carro { $car } à chegada
       *[other] levar o carro { $car } até { $to } ({ $to-lane })
    }
downforce-label-skip = pular a linha
downforce-label-take = jogar a linha
downforce-label-decline = recusar
downforce-label-bet = apostar no carro { $car }

## Previews
downforce-preview-bid = lance de ${ $number } mi pelo carro { $car }
downforce-preview-bid-declared = lance de ${ $number } mi pelo carro { $car }, sem ter sua cor
downforce-preview-price-idle = os preços não contam nesta corrida
downforce-preview-pass = passa: nenhum carro { $car } nela
downforce-preview-line = o carro { $car } move { $steps }
downforce-preview-line-wild = um curinga move { $steps }
downforce-preview-home = o carro { $car } já chegou: nada acontece
downforce-preview-blocked = o carro { $car } está bloqueado por enquanto
downforce-preview-aggressive = Agressivo: o carro { $car } pode mover { $steps }
downforce-preview-strategic = Estratégico: uma linha pode ser pulada
downforce-preview-cunning = caminho escolhido por { $player } (Sagaz)
downforce-preview-steps = { $steps ->
    [1] 1 casa
   *[other] { $steps } casas
}
downforce-preview-jam = preso depois de { $made ->
    [1] 1 casa
   *[other] { $made } casas
}, { $left ->
    [1] 1 perdida
   *[other] { $left } perdidas
}
downforce-preview-finish = o carro { $car } chega em { $place }º lugar
downforce-preview-prize = um prêmio de ${ $prize } mi para { $player }
downforce-preview-crosses = primeiro a cruzar a linha de aposta { $line }
downforce-preview-determined = só retângulos: 2 casas a mais com Determinado
downforce-outlook-drove = { $car }: { $made ->
    [1] 1 casa
   *[other] { $made } casas
}{ $left ->
    [0] { "" }
    [1] , 1 perdida por ficar preso
   *[other] , { $left } perdidas por ficar preso
}{ $power ->
    [aggressive] , uma a mais com Agressivo
    [determined] , movimentos extras de Determinado
   *[other] { "" }
}
downforce-preview-skip = pula a linha “{ $car } { $steps }”
downforce-preview-take = { $player } escolhe o caminho de “{ $car } { $steps }”
downforce-preview-decline = o carro { $car } fica onde está
downforce-preview-bet = carro { $car }: em 1º paga ${ $place1 } mi; em 2º, ${ $place2 } mi; em 3º, ${ $place3 } mi

## The end
downforce-sheet-finish = Chegada
downforce-sheet-title = Folha de pontuação
downforce-sheet-prizes = Prêmios
downforce-sheet-bet = Aposta { $number }
downforce-sheet-auction = Leilão
downforce-sheet-winnings = Ganho total
downforce-stands = parado em { $space }
    .page = parado: { $space }
downforce-on-lap = volta { $lap }, { $space }
downforce-bet-paid = { $car } { $money }
downforce-reason-prize = o carro { $car } chegou em { $place }: { $money }
downforce-reason-stalled = o carro { $car } não chegou: sem prêmio
downforce-reason-bet = aposta { $number } no carro { $car }, que chegou em { $place }: { $money }
downforce-reason-bet-stalled = aposta { $number } no carro { $car }, que não chegou
downforce-reason-paid = { $money } pagos pelo carro { $car }
downforce-reason-winnings = { $prizes } de prêmios + { $bets } de apostas − { $auction } do leilão = { $money }
downforce-verdict = ★ { $winners } { $count ->
    [1] vence
   *[other] dividem a vitória
} com { $money }.
downforce-verdict-level = ★ { $winners } { $count ->
    [1] vence
   *[other] dividem a vitória
} com { $money }: empate com { $others }, mas com o carro mais bem colocado.
downforce-verdict-home = ★ { $winners } vence: conta o primeiro carro a chegar, não o dinheiro.
downforce-verdict-distance = ★ { $winners } vence: conta o carro mais adiantado, não o dinheiro.

## Headings
downforce-heading-car = carro
downforce-heading-place = lugar
downforce-heading-owner = dono
downforce-heading-price = preço
downforce-heading-prize = prêmio
downforce-heading-paid = pago
downforce-heading-space = casa
downforce-heading-laps = voltas
downforce-heading-to-go = faltam
downforce-heading-lap = volta
downforce-heading-finish = chegada
downforce-home = chegou
downforce-chapter-setup = Preparação
downforce-chapter-auction = O leilão
downforce-chapter-race = A corrida
downforce-chapter-end = O fim
downforce-own-powers = Poderes ganhos: { $powers }
downforce-own-bets = Suas apostas: { $cars }
downforce-own-rest = Ainda por mover nesta carta: { $lines }
downforce-own-speed-8 = Suas cartas de Velocidade-8 ficam viradas para cima e aparecem aqui no fim.

## Why not
downforce-refused-question = ainda não: { $asked }
downforce-asked-bid = dê um lance primeiro
downforce-asked-keep = escolha o poder que fica
downforce-asked-play = jogue uma carta primeiro
downforce-asked-wild = escolha o carro do curinga
downforce-asked-drive = escolha para onde o carro vai
downforce-asked-bonus = aceite ou recuse os movimentos extras de Determinado
downforce-asked-offer = jogue ou pule a linha
downforce-asked-bet = faça sua aposta
downforce-asked-nothing = não há nada a decidir
downforce-refused-not-in-hand = a carta { $card } não está na sua mão
downforce-refused-must-bid = você não pode passar: restam tantos lotes quanto pessoas sem carro
downforce-refused-holds-colour = sua mão tem o carro { $car }, então só vale o número do carro { $car } em uma carta
downforce-refused-wild-number = { $card } não tem um curinga { $number } para o lance
downforce-refused-lowest-number = sem a cor e sem curinga, uma carta dá seu menor número como lance; { $number } não é o menor de { $card }
downforce-refused-no-such-power = não existe o poder { $power }
downforce-refused-cunning-not-kept = Sagaz não pode ser mantido nesta corrida
downforce-refused-power-not-won = { $power } não está entre os poderes que você pode escolher
downforce-refused-not-tricky = só Trapaceiro resolve uma carta de baixo para cima
downforce-refused-same-upwards = { $card } é igual de baixo para cima
downforce-refused-other-wild = o outro curinga desta carta moveu o carro { $car }; dois curingas movem dois carros
downforce-refused-on-card = o carro { $car } já está na carta { $card }; um curinga move outro carro
downforce-refused-not-strategic = só Estratégico pula uma linha
downforce-refused-card-too-short = Estratégico pula uma linha de cartas com { $lines } linhas ou mais
downforce-refused-skip-spent = uma linha desta carta já foi pulada
downforce-refused-line-taken = esta linha já está em jogo: quem joga a carta a pula antes de o carro ser escolhido ou movido
downforce-refused-other-car = é o carro { $car } que deve se mover
downforce-refused-no-space = não há uma casa { $space } nesta pista
downforce-refused-finish-too-far = a chegada está a mais de { $steps ->
    [1] 1 casa
   *[other] { $steps } casas
} do carro { $car }, ou o caminho está bloqueado
downforce-refused-no-finish = uma corrida de longa distância continua depois da linha de chegada
downforce-refused-beyond-finish = o carro { $car } chega assim que cruza a linha: leve-o à chegada, não a { $space }
downforce-refused-must-move = o carro { $car } pode se mover, então deve
downforce-refused-occupied = o carro { $other } está em { $space }
downforce-refused-level = { $space } está lado a lado com o carro { $car }, não à frente dele
downforce-refused-behind = a parte dianteira de { $space } não está mais à frente que a do carro { $car }
downforce-refused-too-far = { $space } não está a { $steps ->
    [1] 1 casa
   *[other] até { $steps } casas
} à frente do carro { $car }
downforce-refused-too-near = o carro { $car } deve mover todas as { $steps } casas enquanto houver um caminho livre; { $space } está mais perto
downforce-refused-way-blocked = outros carros bloqueiam os caminhos que levam o carro { $car } a { $space } em { $steps ->
    [1] 1 casa
   *[other] { $steps } casas
}

## Options
downforce-option-players = Jogadores
downforce-option-players-about = Quantas pessoas correm. Com duas, as cartas de Velocidade-8 ficam viradas para cima e cada uma tem sua pilha de compra.
downforce-option-track = Pista
downforce-option-track-about = A pista da corrida.
downforce-option-deck = Baralho
downforce-option-deck-about = As cartas de velocidade: a nossa reconstrução do baralho original ou um arquivo de baralho seu.
downforce-option-auction = Leilão
downforce-option-auction-about = Os carros são leiloados. Sem leilão eles são distribuídos, e ninguém paga por eles.
downforce-option-powers = Poderes
downforce-option-powers-about = Cada pessoa corre com um poder.
downforce-option-hands-of-three = Mãos de três cartas
downforce-option-hands-of-three-about = Cada pessoa tem três cartas e compra uma nova de uma pilha comum, em vez de ter todas as cartas de uma vez.
downforce-option-bets = Apostas
downforce-option-bets-about = Em cada uma das três linhas de aposta, todo mundo aposta em segredo no carro que vai vencer.
downforce-option-first-home-wins = Vence o primeiro carro a chegar
downforce-option-first-home-wins-about = Vence quem tem o primeiro carro a cruzar a linha de chegada; o dinheiro não conta.
downforce-option-long-distance = Corrida de Longa Distância
downforce-option-long-distance-about = Os carros dão voltas até as cartas acabarem; vence o mais adiantado. Não há apostas.
downforce-option-cunning = Sagaz com dois jogadores
downforce-option-cunning-about = Com dois jogadores, Sagaz é muito forte. O que fazer com ele?
downforce-option-cunning-choice-as-printed = como nas regras
downforce-option-cunning-choice-not-kept = pode ser ganho, mas não mantido
downforce-option-cunning-choice-removed = fica na caixa
downforce-option-strategic-lines = Menor carta para Estratégico
downforce-option-strategic-lines-about = Estratégico só pula uma linha de cartas com pelo menos este número de linhas.
downforce-option-beginner = Jogo para Iniciantes
downforce-option-beginner-about = Sem leilão, sem poderes e sem apostas, com mãos de três cartas; vence o primeiro carro a chegar.
downforce-bad-beginner = a opção beginner é true ou false
downforce-bad-players = Downforce é para 2 a 6 jogadores, não { $players }
downforce-bad-cunning = a opção cunning é só para dois jogadores com poderes
downforce-bad-not-kept = sem leilão nenhum poder é escolhido: use cunning=removed
downforce-bad-long-bets = uma corrida de longa distância não tem chegada em que apostar: deixe as apostas desligadas
downforce-bad-long-home = ninguém chega numa corrida de longa distância: deixe first_home_wins desligado
downforce-bad-lines = strategic_lines é um número de linhas de 1 a 6, não { $lines }

## Lessons
downforce-lesson-race = A primeira corrida
downforce-lesson-race-about = Cartas, carros e engarrafamentos. Vence quem tem o primeiro carro a chegar.
downforce-lesson-auction = O leilão
downforce-lesson-auction-about = Carros custam dinheiro, e só conta o que sobra no fim.
downforce-lesson-powers = Os poderes
downforce-lesson-powers-about = Cada pessoa sabe fazer algo que as outras não sabem.
downforce-lesson-bets = As apostas
downforce-lesson-bets-about = Três vezes por corrida todo mundo aposta em segredo no vencedor.
downforce-season-world-tour = Campeonato mundial
downforce-season-world-tour-about = Dois circuitos; somam-se os ganhos das duas corridas.
downforce-season-grand-tour = Grande volta
downforce-season-grand-tour-about = Oito circuitos, do rio às luzes de néon; somam-se os ganhos de todas as corridas.
downforce-season-no-winnings = no campeonato mundial somam-se ganhos: deixe long_distance, first_home_wins e beginner desligados

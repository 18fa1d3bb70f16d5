## What the coach says
downforce-coach-welcome = Dois dos seis carros são seus. Leve um deles à chegada antes de todos os outros e você vence.
downforce-coach-play = Jogue uma carta: de cima para baixo, cada linha move o carro da sua cor. Você dirige todos, também os dos outros.
downforce-coach-drive = O carro { $car } avança { $steps }. Escolha onde ele para: para a frente, reto ou na diagonal, nunca através de outro carro.
downforce-coach-wild = Uma linha branca é um curinga: você diz qual carro se move, de uma cor que não está na carta.
downforce-coach-others = { $player } jogou uma carta. Os outros também movem os seus carros, e nem sempre para onde você gostaria.
downforce-coach-jam = No engarrafamento o carro para e perde o resto do movimento. Deixe os rivais ali e mantenha os seus livres.
downforce-coach-blocked = O carro { $car } não tinha casa livre à frente, e a linha dele não fez nada. Passagens estreitas valem muito.
downforce-coach-home = O carro { $car } chegou. Depois da linha nada mais acontece com ele; os outros disputam os lugares seguintes.
downforce-coach-race-over = É assim a corrida: gaste os números altos nos seus carros e empurre os rivais para o engarrafamento. Agora vem o leilão.
downforce-coach-lot = Os carros são vendidos um a um. À venda agora: { $lot }. Todos escolhem uma carta em segredo, e depois elas são reveladas.
downforce-coach-bid = Sua carta vale o número ao lado da cor à venda; sem essa cor, você passa. O maior lance vence, e a carta volta para a sua mão.
downforce-coach-bids = Todos os lances estão abertos. As cartas voltam para as mãos: um lance alto custa dinheiro, não a carta.
downforce-coach-won = { $lot } é seu por ${ $price } mi, com a carta de velocidade 8. O preço sai do seu resultado.
downforce-coach-start = Todos os carros foram vendidos. Os prêmios são 12, 9, 6, 4, 2 e 0 milhões, e o que você pagou é descontado.
downforce-coach-prize = O carro { $car } chega em { $place }º lugar: quem é dono dele recebe o prêmio.
downforce-coach-auction-over = Prêmios menos preços: um carro barato em terceiro pode valer mais que um caro em primeiro.
downforce-coach-powers = Cada pessoa tem um poder: { $powers }.
downforce-coach-power-mine = O seu é Determinado: um carro seu que só entra em retângulos pode andar mais duas casas.
downforce-coach-aggressive = { $player } tem Agressivo: a primeira linha de uma carta moveu o carro { $car } uma casa a mais.
downforce-coach-determined = Só havia retângulos nesse caminho: use agora as suas duas casas extras, se ajudarem.
downforce-coach-cunning = { $player } tem Sagaz e dirige o carro { $car } mesmo quando outra pessoa joga a carta.
downforce-coach-powers-over = Olhe os poderes antes da corrida: eles dizem quem prender e por onde ir. Por fim vêm as apostas.
downforce-coach-lines = Três linhas da pista pedem uma aposta. A primeira está logo à frente.
downforce-coach-line = Aqui um carro seria o primeiro a cruzar a linha de aposta { $line }: depois desta carta todo mundo aposta.
downforce-coach-bet = Qual carro vai vencer? Ninguém vê a sua aposta; os três primeiros lugares pagam, e as primeiras apostas pagam mais.
downforce-coach-bet-again = A segunda aposta. Você pode repetir o carro ou se garantir com outro.
downforce-coach-bets-over = Prêmios e apostas, menos preços: esse é o jogo inteiro. Você já pode correr para valer.

## Why
downforce-why-pass = Passe: suas cartas movem o carro { $car } { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}, muito pouco para recuperar um lance.
downforce-why-pass-owner = Passe: você já tem um carro, e outro só compensa se suas cartas o levarem longe. O carro { $car } elas movem { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}.
downforce-why-pass-later = Passe: suas cartas movem o carro { $car } { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}, mas o { $better }, que ainda não saiu, { $more }.
downforce-why-bid = ${ $number } mi é um preço justo pelo carro { $car }: suas cartas o movem { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}.
downforce-why-bid-best = Dê um lance de ${ $number } mi: suas cartas movem o carro { $car } { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}, mais do que qualquer um que ainda vem.
downforce-why-keep = { $power } serve em mais rodadas que os outros.
downforce-why-gain-up = o seu carro { $car } avança { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} (do { $before } para o { $after } lugar)
downforce-why-gain-past = o seu carro { $car } avança { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} e ultrapassa { $cars } (do { $before } para o { $after } lugar)
downforce-why-gain-down = o seu carro { $car } avança { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} (mas cai do { $before } para o { $after } lugar)
downforce-why-gain-stays = o seu carro { $car } avança { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} (continua em { $after })
downforce-why-gain-home = o seu carro { $car } chega em { $after }
downforce-why-loses = o { $car } perde { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}
downforce-why-gains = { $gains }.
downforce-why-gains-alone = { $gains }. Nenhum outro carro ganha casas.
downforce-why-gains-others = { $gains }. Os outros carros ganham { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}.
downforce-why-gains-held = { $gains }. Rivais travados: { $held }.
downforce-why-held = Ela trava os seus rivais: { $held }.
downforce-why-play-other = Ela não move nenhum carro seu; os outros avançam { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} ao todo.
downforce-why-saves = Não ajuda em nada os seus carros, mas guarda para depois { $card }, que os move { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}.
downforce-why-better-card = { $reason } Em relação a { $card }: { $pros }.
downforce-pro-own = { $spaces ->
    [1] 1 casa a mais para os seus carros
   *[other] { $spaces } casas a mais para os seus carros
}
downforce-pro-keeps = guarda essa carta para depois
downforce-pro-rivals = { $spaces ->
    [1] 1 casa a menos para os outros
   *[other] { $spaces } casas a menos para os outros
}
downforce-why-wilds = { $reason } { $count ->
    [1] Melhor uso do curinga
   *[other] Melhor uso dos curingas
}: { $uses }.
downforce-why-wild-use = { $steps } para o { $car }
downforce-why-wild-other = Dê ao carro { $car }: com { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} ele só chega a { $place }.
downforce-why-wild-none = Nenhum dos seus carros pode usá-lo. Dê ao { $car }: com { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} ele só chega a { $place }.
downforce-why-finish-own = O seu carro { $car } cruza a linha!
downforce-why-finish-other = O carro { $car } não tem outro lugar para ir.
downforce-why-jam-own = O carro { $car } perde { $left ->
    [1] 1 casa
   *[other] { $left } casas
} no engarrafamento.
downforce-why-jam-furthest = O carro { $car } perde { $left ->
    [1] 1 casa
   *[other] { $left } casas
} no engarrafamento, mas é onde fica mais à frente.
downforce-why-jam-other = No engarrafamento o carro { $car } perde { $left ->
    [1] 1 casa
   *[other] { $left } casas
}: ele não é seu.
downforce-why-drive-own = { $gain }. Qualquer outra custa até { $more ->
    [1] 1 casa
   *[other] { $more } casas
} a ele.
downforce-why-drive-own-shuts = { $gain }. Ali ele fecha a pista para estes carros: { $cars }.
downforce-why-drive-other = O carro { $car } não é seu: isso lhe custa { $more ->
    [1] 1 casa
   *[other] { $more } casas
}.
downforce-why-drive-other-shuts = O carro { $car } não é seu: ali ele fecha a pista para estes carros: { $cars }.
downforce-why-drive-place = O carro { $car } não é seu: aqui fica só em { $place }; em outra casa, em { $best }.
downforce-why-drive-spared = O carro { $car } não é seu: em outra casa poderia perder até { $spaces ->
    [1] 1 casa a mais
   *[other] { $spaces } casas a mais
}.
downforce-why-drive-longest = O carro { $car } não é seu: este é o caminho mais longo para ele, mas por menos de uma casa.
downforce-why-drive-level = O carro { $car } não é seu, e a faixa faz menos de uma casa de diferença para ele.
downforce-why-skip = O carro { $car } fica onde está em vez de avançar { $steps ->
    [1] 1 casa
   *[other] { $steps } casas
}.
downforce-why-skip-wild = Ninguém aproveita o curinga ({ $steps ->
    [1] 1 casa
   *[other] { $steps } casas
}).
downforce-why-take = Ela move o carro { $car } até { $steps ->
    [1] 1 casa
   *[other] { $steps } casas
}.
downforce-why-decline = O carro { $car } está melhor aqui do que duas casas adiante.
downforce-why-bet = { $mine ->
    [yes] Seu carro { $car }
   *[no] O carro { $car }
} está em { $place }{ $behind ->
    [0] .
    [1] , 1 casa atrás do carro { $leader }.
   *[other] , { $behind } casas atrás do carro { $leader }.
} As cartas ainda não jogadas podem movê-lo { $left ->
    [1] 1 casa
   *[other] { $left } casas
}; as suas, { $hand } delas. Se vencer, esta aposta paga { $pays }.

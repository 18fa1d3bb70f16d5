## What the coach says
formula-d-coach-welcome = Uma volta no circuito Monaco, e este é o seu carro. Quem chega primeiro vence.
formula-d-coach-drive = Você anda { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}. Cada casa iluminada é um fim possível; o número diz quanto ele custa, e 0 é de graça.
formula-d-coach-gear = Escolha uma marcha: cada uma tem seu dado, e quanto mais alta, mais longe. Só dá para subir uma marcha por vez.
formula-d-coach-corner = Na curva à frente você precisa terminar um movimento tantas vezes quanto diz a placa. As barras mostram com quais resultados isso acontece.
formula-d-coach-stopped = Essa conta: parada { $stops } de { $demanded } em { $name }. Feitas todas, saia tão rápido quanto quiser.
formula-d-coach-order = Em cada rodada joga primeiro quem está na frente. Os outros vêm perto, e ninguém atravessa outro carro.
formula-d-coach-braking = Você pode frear e parar antes. Cada casa que deixa de andar custa um ponto de estrutura.
formula-d-coach-shift = Antes de uma curva dá para reduzir várias marchas de uma vez. A primeira é de graça, cada uma a mais custa um ponto de estrutura.
formula-d-coach-overshoot = Algumas destas casas ficam além de { $corner }, sem a parada feita. Isso é passar da curva: um ponto de estrutura por casa a mais.
formula-d-coach-overshot = Você passou de { $name } por { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}. Com uma parada faltando, custa estrutura; com duas, o carro ficaria fora.
formula-d-coach-wear = Isso custou { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}, restam { $left }. Eles existem para ser gastos, mas sem nenhum o carro fica fora.
formula-d-coach-collision = { $car } terminou colado em outro carro, e por isso rola o dado preto: de 1 a 4 custa um ponto de estrutura. Deixe espaço quando puder.
formula-d-coach-motor = Um 20 na quinta ou um 30 na sexta força todos os motores nessas marchas: de 1 a 4 no dado preto custa um ponto de estrutura.
formula-d-coach-out = { $car } está fora. Acontece quando não há mais com que pagar, ou ao sair de uma curva com duas paradas faltando.
formula-d-coach-home = { $place ->
    [1] Você venceu! Freie tarde, mantenha a marcha alta e gaste sua estrutura antes da linha.
   *[other] Você chegou em { $place }º lugar. Da próxima vez gaste mais estrutura: o que sobra na chegada não vale nada.
}
formula-d-coach-pits-welcome = Desta vez são duas voltas, e a primeira desgastou seu carro. O pit lane começa antes da linha: parar no seu box devolve todos os pontos de estrutura.
formula-d-coach-pits-box = Um destes movimentos termina no seu box. Uma rolagem alta demais não faz mal: o que sobra se perde de graça. No pit lane não há limite de velocidade nem colisões.
formula-d-coach-pits-back = Você está no box: { $gained } pontos de estrutura de volta. No próximo turno, você sai em qualquer marcha, da 1ª à 4ª, de graça.
formula-d-coach-pits-last = A última volta: não há mais boxes. A estrutura que sobrar na chegada não vale nada: gaste-a em velocidade.
formula-d-coach-road-welcome = Corrida noturna pela cidade, uma volta, e este é o seu carro. Há quatro novidades; mostro cada uma quando chegarmos lá.
formula-d-coach-road-nitro = Nitro, uma vez por volta: soma { $bonus } à sua rolagem de { $face }. Tudo tem que ser percorrido: use com a pista livre.
formula-d-coach-road-police = Aqui você passa pela polícia a { $speed }: dez vezes a sua rolagem. Quando todos tiverem passado, o carro mais rápido recupera 2 pontos de estrutura.
formula-d-coach-road-danger = As casas pretas são perigosas. Terminar em uma faz rolar o dado preto: de 1 a 4 custa um ponto de estrutura.
formula-d-coach-road-trouble = A zona do vizinho furioso: terminar aqui faz rolar o dado preto, e 11 ou mais custa dois pontos de estrutura. Tente atravessá-la de uma vez.

## Why
formula-d-why-gear-only = Agora não há outra marcha: ela dá de { $low } a { $high }.
formula-d-why-gear-road = Dá de { $low } a { $high }, com pista livre.
formula-d-why-gear-stop = Dá de { $low } a { $high }: { $stop } % dos resultados terminam na curva, e nenhum custa estrutura.
formula-d-why-gear-corner = Dá de { $low } a { $high }, e qualquer resultado termina na curva sem desgaste.
formula-d-why-gear-steady = Dá de { $low } a { $high }, e qualquer resultado termina na curva sem desgaste. Não vá rápido demais: ali é preciso parar mais vezes.
formula-d-why-gear-sure = Dá de { $low } a { $high }, e qualquer resultado termina na curva sem desgaste. Uma marcha a mais custaria em média { $wear ->
    [0] menos de 1 ponto de estrutura
    [1] cerca de 1 ponto de estrutura
   *[other] cerca de { $wear } pontos de estrutura
}.
formula-d-why-gear-spend = Dá de { $low } a { $high }. Isso custa em média { $wear ->
    [0] menos de 1 ponto de estrutura
    [1] cerca de 1 ponto de estrutura
   *[other] cerca de { $wear } pontos de estrutura
}, e você tem { $points }: uma marcha mais baixa sai mais barata, mas é mais lenta.
formula-d-why-gear-through = Com ela você sai da curva com qualquer resultado, faltando uma parada. Isso custa em média { $wear ->
    [0] menos de 1 ponto de estrutura
    [1] cerca de 1 ponto de estrutura
   *[other] cerca de { $wear } pontos de estrutura
}, e você tem { $points }: uma marcha mais baixa sai mais barata, mas perde tempo.
formula-d-why-gear-least = Agora toda marcha custa estrutura. Esta é a mais barata: em média { $wear ->
    [0] menos de 1 ponto de estrutura
    [1] cerca de 1 ponto de estrutura
   *[other] cerca de { $wear } pontos de estrutura
}.
formula-d-why-finish = Cruze a linha! Nada mais conta agora.
formula-d-why-overshoot = Toda casa custa estrutura. Esta custa menos, { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}, e você mantém a velocidade.
formula-d-why-brake = Frear custa { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
} e garante a parada em { $corner }. Nada é mais barato.
formula-d-why-further = Custa { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}, mas leva mais longe que as casas mais baratas.
formula-d-why-worth-it = Custa { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}, e a posição ganha vale mais.
formula-d-why-cheapest = Custa { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}; nenhuma casa custa menos.
formula-d-why-stop = É de graça e conta como parada em { $corner }.
formula-d-why-free = É de graça.
formula-d-why-gear-room = Dá de { $low } a { $high }, mais devagar que a marcha mais barata.

## O que uma escolha tem a mais que outra
formula-d-why-better-gear = { $reason } Em relação à { $gear }ª: { $pros }.
formula-d-why-better-end = { $reason } Em relação a { $to }: { $pros }.
    .page = { $reason } Em relação a { $to } ({ $to-lane }): { $pros }.
formula-d-hint-weighed = A favor: { $pros }. A favor da melhor: { $cons }.
formula-d-hint-cons = Já a melhor: { $cons }.
formula-d-hint-pros = A favor: { $pros }.
formula-d-hint-alike = Só a faixa muda: o mesmo desgaste, as mesmas paradas e a mesma distância da melhor.
formula-d-pro-out = elimina você com { $percent }% dos resultados, não com { $other }%
formula-d-pro-overshoots = passa da curva com { $percent }% dos resultados, não com { $other }%
formula-d-pro-stops = para na curva com { $percent }% dos resultados, não com { $other }%
formula-d-pro-mean-wear = poupa { $wear } pontos de estrutura em média
formula-d-pro-mean-spaces = { $spaces } casas a mais em média
formula-d-pro-stop = faz uma parada em { $corner }
formula-d-pro-wear = poupa { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}
formula-d-pro-collision = sem lançamento de colisão
formula-d-pro-danger = menos lançamentos por zona de perigo
formula-d-pro-trouble = fora do alcance do vizinho furioso
formula-d-pro-spaces = { $spaces ->
    [1] 1 casa a mais
   *[other] { $spaces } casas a mais
}
formula-d-pro-closer = { $spaces ->
    [1] 1 casa mais perto de { $corner }
   *[other] { $spaces } casas mais perto de { $corner }
}
formula-d-pro-next = na próxima vez, { $percent }% de parar em { $corner }, não { $other }%
formula-d-pro-gear = na próxima vez, até a { $gear }ª sem desgaste
formula-d-pro-inside = mais perto da parte interna de { $corner }

## Por que usar o nitro ou guardá-lo
formula-d-why-nitro-out = Com { $bonus } a mais você não conseguiria frear a tempo e estaria eliminado.
formula-d-why-nitro-must = Sem ele não há movimento que você possa pagar.
formula-d-why-nitro-finish = Ele leva você além da linha de chegada.
formula-d-why-nitro-use-saves = Com { $bonus } a mais você paga { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
} a menos do que sem ele.
formula-d-why-nitro-use-worth = Leva você { $bonus } mais longe por { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}, e você tem { $left }.
formula-d-why-nitro-use-stop = Com { $bonus } a mais você chega a { $corner } agora, um turno antes.
formula-d-why-nitro-use = { $bonus ->
    [1] 1 casa a mais sem desgaste extra: a pista à frente tem espaço para ela.
   *[other] { $bonus } casas a mais sem desgaste extra: a pista à frente tem espaço para elas.
}
formula-d-why-nitro-keep-saves = A pista à frente não tem espaço para { $bonus } a mais: isso custaria { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}.
formula-d-why-nitro-keep-worth = Usá-lo pouparia { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}, mas você tem { $left }, e ele só serve uma vez por volta.
formula-d-why-nitro-keep-stop = Sem ele você pode terminar em { $corner }; com { $bonus } a mais você perderia essa parada.
formula-d-why-nitro-keep = Agora ele só somaria { $bonus }. Mais adiante, numa marcha mais alta, soma mais.
formula-d-why-nitro-keep-top = Guarde-o por enquanto: ele só serve uma vez por volta.

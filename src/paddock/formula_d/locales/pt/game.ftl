## Cars and teams
formula-d-team-white = branco
formula-d-team-yellow = amarelo
formula-d-team-green = verde
formula-d-team-red = vermelho
formula-d-team-blue = azul
formula-d-car = { $driver } ({ $team } { $number })
formula-d-place = { $place }º
formula-d-cause = { $cause ->
    [gear] o câmbio não aguenta mais
    [braking] os freios não aguentam mais
    [overshooting] passou da curva sem estrutura de sobra
    [blocked] não conseguiu frear a tempo
    [corner] fora da pista, faltavam duas paradas ou mais na curva
    [collision] uma colisão a mais
    [motor] o motor quebra
    [trouble] atingido pelo vizinho furioso
    [danger] a zona de perigo foi demais
   *[other] não restam pontos de estrutura
}
formula-d-out = { $cause ->
    [gear] fora: câmbio
    [braking] fora: freios
    [overshooting] fora: passou da curva
    [blocked] fora: bloqueio
    [corner] fora: curva
    [collision] fora: colisão
    [motor] fora: motor
    [trouble] fora: vizinho furioso
    [danger] fora: zona de perigo
   *[other] fora
}

## What happens
formula-d-grid-rolled = { $car } tira { $face } para o grid de largada{ $again ->
    [yes] , de novo por causa de um empate
   *[other] { "" }
}.
formula-d-grid-set = No grid, a partir da pole position: { $cars }.
formula-d-round-begun = Rodada { $round }. Ordem de jogo: { $order }.
formula-d-start-rolled = { $car } tira { $face }: { $start ->
    [stalled] o motor morre.
    [great] ótima largada, quatro casas de uma vez.
   *[normal] largada normal.
}
formula-d-gear-chosen = { $car } { $before ->
    [0] engata a marcha { $gear }.
   *[other] { $same ->
        [yes] continua na marcha { $gear }.
       *[other] passa da marcha { $before } para a marcha { $gear }.
    }
}
formula-d-die-rolled = { $car } tira { $face } na marcha { $gear }.
formula-d-nitro-used = { $car } usa o nitro: { $bonus } a mais.
formula-d-drove = { $car } { $steps ->
    [0] fica em { $from }.
   *[other] { $to ->
        [finish] vai de { $from } até cruzar a linha de chegada.
        [box] vai de { $from } para o box.
       *[other] vai de { $from } a { $to } ({ $steps ->
            [1] 1 casa
           *[other] { $steps } casas
        }).
    }
}
    .page = { $car } { $steps ->
        [0] não sai do lugar: { $from }.
       *[other] { $to ->
            [finish] cruza a linha de chegada.
            [box] entra no box.
           *[other] avança { $steps ->
                [1] 1 casa
               *[other] { $steps } casas
            }, até { $to }.
        }
    }
formula-d-braked = { $car } { $free ->
    [yes] deixa { $spaces } do lançamento sem usar no pit lane.
   *[other] { $blocked ->
        [yes] encontra o caminho bloqueado e freia { $spaces }.
       *[other] freia { $spaces }.
    }
}
formula-d-overshot = { $car } passa de { $name } por { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}.
formula-d-stopped = { $car } { $stops ->
    [0] para em { $name }, mas depois de passar da curva isso não conta.
   *[other] { $more ->
        [yes] para de novo em { $name }, com todas as paradas já feitas.
       *[other] para em { $name }: { $stops } de { $demanded }.
    }
}
formula-d-lost = { $car } perde { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
} { $cause ->
    [gear] no câmbio
    [braking] ao frear
    [overshooting] ao passar da curva
    [collision] em uma colisão
    [motor] com o motor forçado
    [trouble] por causa do vizinho furioso
    [danger] na zona de perigo
   *[other] { "" }
}; { $left ->
    [1] resta 1
   *[other] restam { $left }
}.
formula-d-went-out = { $car } está fora da corrida: { formula-d-cause }.
formula-d-line-crossed = { $car } cruza a linha e começa a volta { $lap }.
formula-d-came-home = { $place ->
    [1] { $car } vence a corrida!
   *[other] { $car } termina em { $place }º lugar.
}
formula-d-pitted = { $car } para no box: { $gained ->
    [1] 1 ponto de estrutura
   *[other] { $gained } pontos de estrutura
} de volta.
formula-d-collision-rolled = { $car }, perto de { $near }, tira { $face }.
formula-d-motor-rolled = { $car } tira { $face } pelo motor.
formula-d-danger-rolled = { $car } está em uma casa perigosa e tira { $face }.
formula-d-trouble-rolled = O vizinho furioso atira em { $car }, que tira { $face }.
formula-d-speed-noted = A delegacia mede { $speed } para { $car }.
formula-d-police-bonus = { $car } passou pela delegacia com a maior velocidade, { $speed }: { $gained ->
    [1] 1 ponto de estrutura
   *[other] { $gained } pontos de estrutura
} de volta.
formula-d-checkpoint-passed = { $car } passa pelo posto de controle: { $gained ->
    [1] 1 ponto de estrutura
   *[other] { $gained } pontos de estrutura
} de volta.
formula-d-race-over = A corrida terminou{ $home ->
    [0] , e ninguém chegou.
   *[other] : { $cars }.
}

## What is asked
formula-d-stands = Seu carro ({ $team } { $number }) { $space ->
    [box] no box
   *[other] em { $space }
}, { $points ->
    [1] resta 1 ponto de estrutura
   *[other] restam { $points } pontos de estrutura
}{ $owed ->
    [0] { "" }
    [1] , falta 1 parada aqui
   *[other] , faltam { $owed } paradas aqui
}.
    .page = { $team } { $number }{ $space ->
        [box] { ", no box" }
       *[other] { "" }
    }: { $points ->
        [1] resta 1 ponto de estrutura
       *[other] restam { $points } pontos de estrutura
    }{ $owed ->
        [0] { "" }
        [1] , falta 1 parada aqui
       *[other] , faltam { $owed } paradas aqui
    }.
formula-d-question-gear = { $stands } Marcha atual: { $gear }. Qual marcha você escolhe?
    .page = { $which ->
        [0] { "" }
       *[other] Carro { $which }:{ " " }
    }Escolha uma marcha
formula-d-question-gear-corner = { $stands } Próxima curva: { $corner } ({ $stops ->
    [1] 1 parada
   *[other] { $stops } paradas
}), { $spaces ->
    [1] na próxima casa
   *[other] a { $spaces } casas
}. Marcha atual: { $gear }. Qual marcha você escolhe?
    .page = { $which ->
        [0] { "" }
       *[other] Carro { $which }:{ " " }
    }Escolha uma marcha
formula-d-question-nitro = { $stands } Você tirou { $face }: soma { $bonus } com o nitro?
    .page = { $which ->
        [0] { "" }
       *[other] Carro { $which }:{ " " }
    }Você tirou { $face }. Com nitro, mais { $bonus }.
formula-d-question-drive = { $stands } Um movimento de { $spaces }: para onde?
    .page = { $which ->
        [0] { "" }
       *[other] Carro { $which }:{ " " }
    }{ $bonus ->
        [0] Você tirou { $spaces }. Escolha uma casa.
       *[other] { $spaces } casas com nitro. Escolha uma.
    }
formula-d-question-great = { $stands } Ótima largada. Um movimento de { $spaces }: para onde?
    .page = { $which ->
        [0] { "" }
       *[other] Carro { $which }:{ " " }
    }Ótima largada: { $spaces } casas. Escolha uma.
formula-d-label-gear = marcha { $gear }
formula-d-label-drive = { $to ->
    [finish] cruzar a linha de chegada
    [box] ir para o box
   *[other] ir a { $to }
}
    .page = { $to ->
        [finish] cruzar a linha de chegada
        [box] ir para o box
       *[other] ir até { $to } ({ $to-lane })
    }
formula-d-label-drive-over = { $to ->
    [finish] cruzar a linha de chegada
    [box] ir para o box
   *[other] ir a { $to }
}, por { $over ->
    [1] 1 casa perigosa
   *[other] { $over } casas perigosas
}
    .page = { $to ->
        [finish] cruzar a linha de chegada
        [box] ir para o box
       *[other] ir até { $to } ({ $to-lane })
    }, por { $over ->
        [1] 1 casa perigosa
       *[other] { $over } casas perigosas
    }
formula-d-label-nitro = usar o nitro
formula-d-label-hold = guardar o nitro

## Before choosing
formula-d-preview-die = o dado da marcha { $gear } vai de { $low } a { $high }
formula-d-preview-skip = { $points ->
    [1] pula uma marcha: 1 ponto de estrutura
   *[other] pula { $gears } marchas: { $points } pontos de estrutura
}
formula-d-preview-last = gasta o último ponto de estrutura: o carro está fora
formula-d-preview-chance-stop = { $percent }% de parar na curva sem desgaste
formula-d-preview-chance-overshoot = { $percent }% de passar da curva
formula-d-preview-chance-out = { $percent }% de ficar fora
formula-d-preview-spaces = um movimento de { $spaces }
formula-d-preview-nitro = inclui { $bonus } de nitro; não dá para frear
formula-d-preview-at-least = custa pelo menos { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
}
formula-d-preview-out = { $cause ->
    [blocked] o caminho está bloqueado e os freios não bastam: o carro está fora
    [corner] faltam duas paradas ou mais: o carro está fora
   *[other] nada pode ser pago: o carro está fora
}
formula-d-preview-braking = freia { $points }
formula-d-preview-blocked = bloqueado: freia { $points }
formula-d-preview-waiting = deixa { $points } sem usar, de graça no pit lane
formula-d-preview-overshoot = passa de { $corner } por { $points }
formula-d-preview-left = { $cost ->
    [0] de graça, { $left ->
        [1] resta 1 ponto de estrutura
       *[other] restam { $left } pontos de estrutura
    }
    [1] custa 1 ponto de estrutura, { $left ->
        [1] resta 1
       *[other] restam { $left }
    }
   *[other] custa { $cost } pontos de estrutura, { $left ->
        [1] resta 1
       *[other] restam { $left }
    }
}
formula-d-preview-finish = termina a corrida
formula-d-preview-box = para no box: { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
} de volta
formula-d-preview-line = cruza a linha: volta { $lap }
formula-d-preview-checkpoint = posto de controle: { $points ->
    [1] 1 ponto de estrutura
   *[other] { $points } pontos de estrutura
} de volta
formula-d-preview-police = passa pela delegacia a { $speed }
formula-d-preview-stop = parada { $stops } de { $demanded } em { $corner }{ $owed ->
    [0] : já pode sair
    [1] : falta 1
   *[other] : faltam { $owed }
}
formula-d-preview-free-stop = termina em { $corner }, com todas as paradas feitas: já pode sair
formula-d-preview-no-stop = uma parada em { $corner } que não conta depois de passar da curva; { $owed ->
    [1] falta 1
   *[other] faltam { $owed }
}
formula-d-preview-collision = um lançamento por colisão com { $near }
formula-d-preview-danger = { $rolls ->
    [1] um lançamento por casa perigosa
   *[other] { $rolls } lançamentos por casas perigosas
}
formula-d-preview-trouble = um lançamento contra o vizinho furioso
formula-d-preview-motor = um lançamento pelo motor de cada carro em 5ª ou 6ª

## The end
formula-d-sheet-classification = Classificação
formula-d-sheet-drivers = Pilotos
formula-d-reason-points = { $car } terminou com { $behind ->
    [0] nenhum carro
    [1] 1 carro
   *[other] { $behind } carros
} atrás: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
formula-d-reason-out = { $car } não terminou: sem pontos
formula-d-verdict = ★ { $winner } vence.
formula-d-verdict-nobody = Ninguém cruzou a linha de chegada: não há vencedor.

## Headings
formula-d-heading-car = carro
formula-d-heading-driver = piloto
formula-d-heading-place = lugar
formula-d-heading-lap = volta
formula-d-heading-laps = voltas
formula-d-heading-space = casa
formula-d-heading-gear = marcha
formula-d-heading-turns = jogadas
formula-d-heading-wear = PE
formula-d-heading-points = pontos
formula-d-heading-corner = curva
formula-d-heading-finish = chegada
formula-d-home = chegou
formula-d-grid = grid
formula-d-chapter-grid = O grid
formula-d-chapter-race = A corrida
formula-d-chapter-end = O fim

## Why not
formula-d-refused-asked = { $what ->
    [gear] primeiro escolha uma marcha
    [drive] o dado já foi lançado: escolha para onde ir
    [nitro] diga primeiro se usa o nitro ou o guarda
   *[other] primeiro vem um dado
}
formula-d-refused-no-nitro = não há nitro nesta corrida, só em corridas de rua
formula-d-refused-nitro-not-now = o nitro é usado logo depois de lançar o dado da marcha, uma vez por volta
formula-d-refused-box-gear = a marcha { $gear } é alta demais: um carro sai do box em marcha de 1 a { $most }
formula-d-refused-gear-up = { $up ->
    [2] a marcha { $gear } é subir duas: uma no máximo
   *[other] a marcha { $gear } é subir { $up }: uma no máximo
}
formula-d-refused-gear-down = da marcha { $before } para a marcha { $gear } é demais: podem-se pular três marchas no máximo
formula-d-refused-gear-wear = a marcha { $gear } custa { $points } pontos de estrutura, e o carro tem { $wp }
formula-d-refused-no-space = { $track } não tem a casa { $to }
formula-d-refused-taken = { $car } está em { $to }
formula-d-refused-dear = { $to } custa { $cost } pontos de estrutura, e o carro tem { $wp }
formula-d-refused-unused = todo o nitro ({ $bonus }) deve ser usado
formula-d-refused-waiting = um carro livre no pit lane segue em frente
formula-d-refused-over = nenhum caminho para { $to } passa por { $over } casas perigosas e vale a pena
formula-d-refused-pits = { $closed ->
    [yes] o pit lane não é usado nesta corrida
   *[other] { $to } não pode ser alcançada pelo pit lane com este lançamento nesta volta
}
formula-d-refused-level = { $to } está lado a lado com o carro, não à frente dele
formula-d-refused-behind = { $to } está atrás do carro
formula-d-refused-far = { $to } não pode ser alcançada com { $spaces }
formula-d-refused-blocked = outros carros bloqueiam o caminho para { $to }
formula-d-refused-lane = um carro que passa da curva fica em sua faixa: { $to } não está nela
formula-d-refused-corner = faltam { $missing } paradas na curva: sair dela deixa o carro fora
formula-d-refused-changes = para { $to } seriam precisas { $changes } mudanças de faixa: duas no máximo
formula-d-refused-zigzag = um zigue-zague: { $to } pode ser alcançada em { $steps ->
    [1] um passo
   *[other] { $steps } passos
}

## Options
formula-d-option-cars = Carros
formula-d-option-cars-about = Quantos carros correm.
formula-d-option-seats = Pilotos
formula-d-option-seats-about = Com menos pilotos que carros, os carros são distribuídos em rodízio e alguns pilotos dirigem vários. Sem valor, cada carro tem seu piloto.
formula-d-option-track = Circuito
formula-d-option-track-about = O circuito da corrida.
formula-d-option-laps = Voltas
formula-d-option-laps-about = Quantas voltas são corridas. Com duas ou mais há paradas nos boxes, exceto em corridas de rua.
formula-d-option-wear = Pontos de estrutura
formula-d-option-wear-about = Com quantos pontos de estrutura cada carro começa.
formula-d-option-collisions = Colisões
formula-d-option-collisions-about = Quem lança o dado quando um carro termina seu movimento perto de outros?
formula-d-option-collisions-choice-mover = só o carro que se moveu, uma vez
formula-d-option-collisions-choice-everyone = cada carro próximo, e o que se moveu uma vez por cada um
formula-d-option-road = Corrida de rua
formula-d-option-road-about = Uma corrida pela cidade, com nitro, zonas de perigo, vizinho furioso, delegacia e posto de controle. Precisa de um circuito urbano.
formula-d-option-danger = Zonas de perigo
formula-d-option-danger-about = Quando uma casa perigosa conta em uma corrida de rua?
formula-d-option-danger-choice-end = quando um movimento termina nela
formula-d-option-danger-choice-passing = também quando um movimento passa por ela
formula-d-bad-cars = Formula D é corrida por 1 a { $most } carros, não { $cars }
formula-d-bad-seats = { $cars } carros têm de 1 a { $cars } pilotos, não { $seats }
formula-d-bad-laps = uma corrida tem de 1 a { $most } voltas, não { $laps }
formula-d-bad-wear = um carro tem de 1 a { $most } pontos de estrutura, não { $wear }
formula-d-bad-danger = a opção danger=passing é para corridas de rua: acrescente road=true
formula-d-bad-track = { $track } não é um circuito de Formula D
formula-d-bad-grid = { $track } tem um grid para { $most } carros, não { $cars }
formula-d-bad-city = uma corrida de rua precisa de um circuito urbano; { $track } não tem zonas, nem delegacia, nem posto de controle
formula-d-bad-short = { $track } é curto demais para a 6ª marcha: uma faixa tem { $spaces } casas, e são precisas { $least }
formula-d-bad-box = { $track } não tem box para a equipe do carro { $team } em seu pit lane

## Lessons
formula-d-lesson-lap = Uma volta no circuito Monaco
formula-d-lesson-lap-about = Marchas, curvas e desgaste, contra três novatos.
formula-d-lesson-pits = Boxes e duas voltas
formula-d-lesson-pits-about = O fim de uma primeira volta desgastante, uma parada no box e uma volta inteira para aproveitá-la.
formula-d-lesson-road = Uma corrida de rua
formula-d-lesson-road-about = Uma volta noturna em Lantern City: nitro, casas perigosas, um vizinho furioso e a polícia.
formula-d-season-championship = Campeonato
formula-d-season-championship-about = Três circuitos, o último à noite; 10, 6, 4, 3, 2 e 1 pontos para os seis primeiros que chegarem.
formula-d-season-world-championship = Campeonato mundial
formula-d-season-world-championship-about = Dezesseis circuitos, os dois últimos à noite; 10, 6, 4, 3, 2 e 1 pontos para os seis primeiros que chegarem.

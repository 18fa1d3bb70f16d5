## Cars and powers
downforce-car-black = negro
downforce-car-blue = azul
downforce-car-green = verde
downforce-car-yellow = amarillo
downforce-car-orange = naranja
downforce-car-red = rojo
downforce-car-wild = comodín
downforce-power-aggressive = Agresivo
downforce-power-cunning = Astuto
downforce-power-determined = Enérgico
downforce-power-strategic = Estratega
downforce-power-tricky = Tramposo
downforce-power-unpredictable = Impredecible
downforce-power-aggressive-does = tu coche de la primera fila de una carta que juegues puede mover 1 casilla más
downforce-power-cunning-does = tú eliges el camino de tus coches en el turno de cualquiera
downforce-power-determined-does = en tu turno, un coche tuyo que solo entre en casillas rectangulares puede mover 2 más
downforce-power-strategic-does = puedes saltarte una fila de cada carta que juegues
downforce-power-tricky-does = puedes resolver tus cartas de abajo arriba
downforce-power-unpredictable-does = tus comodines también pueden mover un coche que ya está en la carta
downforce-owner = { $player } ({ $car })
downforce-money = ${ $amount }M
downforce-debt = −${ $amount }M
downforce-place = { $place }.º
downforce-nobody = nadie
downforce-holder = { $player } ({ $power })
downforce-lot-car = el coche { $car }
downforce-lot = el coche { $car } con { $power }

## What happens
downforce-cards-dealt = Se reparten { $each } cartas por cabeza{ $left ->
    [0] .
    [1] ; sobra 1.
   *[other] ; sobran { $left }.
}
downforce-cars-dealt = Se reparten los coches: { $owners }.
downforce-powers-dealt = Se reparten las habilidades: { $powers }.
downforce-grid-set = En la parrilla, desde la pole: { $cars }.
downforce-lot-opened = { $again ->
    [yes] De nuevo en subasta
   *[other] En subasta
}: { $lot }. { $how ->
    [must] Pujan obligatoriamente
   *[other] Pueden pujar
}: { $bidders }.
downforce-bid-sealed = { $player } ha puesto su puja boca abajo.
downforce-bid-shown = { $player } { $card } ({ $number ->
    [0] pasa
   *[other] ${ $number }M
})
downforce-bids-shown = Pujas: { $bids }.
downforce-lot-sold = { $player } se lleva { $lot } por ${ $price }M{ $by ->
    [cars] : hay empate, pero { $card } muestra más coches.
    [no-wild] : hay empate, pero { $card } no muestra comodines.
    [clockwise] : sigue el empate, así que decide el sentido horario desde la última victoria.
    [forced] : solo queda una persona sin coche, y paga el número más bajo ({ $card }).
   *[number] .
}
downforce-lot-aside = Nadie puja: { $lot } queda a un lado.
downforce-lot-unowned = El coche { $car } correrá sin propietario.
downforce-keep-sealed = { $player } ha elegido una habilidad en secreto.
downforce-power-kept = { $player } se queda con { $power } y devuelve { $returned }.
downforce-pile-shuffled = { $player } baraja { $cards } cartas y forma su mazo.
downforce-race-started = Empieza { $player }, con el coche { $car } en la casilla marcada.
downforce-card-played = { $player } juega { $card }{ $upwards ->
    [yes] , de abajo arriba (Tramposo).
   *[other] .
}
downforce-wild-picked = { $player } elige el coche { $car } para el comodín { $steps }.
downforce-wild-lost = No queda ningún coche para el comodín de { $player }.
downforce-line-skipped = { $player } se salta la fila «{ $car } { $steps }» (Estratega).
downforce-drove = { $car } { $start } → { $end } ({ $made ->
    [1] 1 casilla
   *[other] { $made } casillas
}{ $left ->
    [0] { "" }
    [1] , 1 perdida en el atasco
   *[other] , { $left } perdidas en el atasco
}{ $power ->
    [aggressive] , una más por Agresivo
    [cunning] , decide { $player } (Astuto)
    [determined] , bonificación de Enérgico
   *[other] { "" }
})
    .page = { $car }: { $made ->
        [1] 1 casilla
       *[other] { $made } casillas
    }{ $end ->
        [finish] { " " }y cruza la meta
       *[other] , hasta { $end }
    }{ $left ->
        [0] { "" }
        [1] , 1 perdida en el atasco
       *[other] , { $left } perdidas en el atasco
    }{ $power ->
        [aggressive] , una más por Agresivo
        [cunning] , decide { $player } (Astuto)
        [determined] , bonificación de Enérgico
       *[other] { "" }
    }.
downforce-blocked = El coche { $car } está bloqueado y no se mueve.
downforce-already-home = El coche { $car } ya ha llegado a la meta.
downforce-came-home = El coche { $car } cruza la línea de meta: puesto { $place }.
downforce-bonus-declined = { $player } renuncia a la bonificación del coche { $car }.
downforce-line-crossed = Se cruza la línea de apuestas { $line }: todo el mundo anota una apuesta.
downforce-bet-sealed = { $player } ha anotado la apuesta { $line }.
downforce-hand-dropped = Todos los coches de { $player } han llegado a la meta: { $cards ->
    [1] se descarta 1 carta
   *[other] se descartan { $cards } cartas
}.
downforce-stalled = El coche { $car } se ha quedado parado en la pista: ni puesto ni premio.
downforce-race-over = La carrera ha terminado. { $by ->
    [winnings] { $winners }: ganancias de ${ $score }M.
    [home] El primer coche en llegar es de { $winners }.
   *[distance] El coche más adelantado es de { $winners }.
}

## What is asked
downforce-question-bid = En subasta: { $lot }. ¿Con qué carta pujas?
    .page = Puja por { $lot }
downforce-question-must-bid = En subasta: { $lot }. Aún no tienes coche y debes pujar: ¿con qué carta?
    .page = Puja por { $lot }: no puedes pasar, te falta un coche
downforce-question-keep = ¿Con cuál de las habilidades que has ganado te quedas?
    .page = Conserva una habilidad
downforce-question-replace = Aquí no se puede conservar Astuto: ¿cuál de las habilidades de la caja eliges?
    .page = Toma una habilidad de la caja (Astuto no se conserva)
downforce-question-play = Es tu turno: ¿qué carta juegas?
    .page = Juega una carta
downforce-question-wild = Tu fila: comodín { $steps }. ¿Qué coche se mueve{ $skips ->
    [yes] , o te saltas la fila
   *[other] { "" }
}?
    .page = Comodín { $steps }: elige un coche{ $skips ->
        [yes] { " " }o sáltala
       *[other] { "" }
    }
downforce-question-offer = Siguiente fila: { $car } { $steps }, y decide quien tiene Astuto. ¿La juegas o te la saltas?
    .page = { $car } { $steps }, lo lleva quien tiene Astuto: juégala o sáltala
downforce-question-drive = Tu fila: { $car } { $steps }{ $most ->
    [0] { "" }
   *[other] { " " }(o { $most }: Agresivo)
}, desde { $space }: ¿adónde va{ $skips ->
    [yes] , o te saltas la fila
   *[other] { "" }
}?
    .page = Mueve { $car } { $steps }{ $most ->
        [0] { "" }
       *[other] { " " }(o { $most }: Agresivo)
    }{ $skips ->
        [yes] { " " }o sáltala
       *[other] { "" }
    }
downforce-question-steer = { $player } juega { $car } { $steps }{ $most ->
    [0] { "" }
   *[other] { " " }(o { $most }: Agresivo)
}, y tú decides el camino desde { $space } (Astuto): ¿adónde va?
    .page = Guía { $car } { $steps }{ $most ->
        [0] { "" }
       *[other] { " " }(o { $most }: Agresivo)
    } en el turno de { $player } (Astuto)
downforce-question-bonus = Solo casillas rectangulares: el coche { $car } gana 2 casillas de bonificación (Enérgico). ¿Adónde va, o renuncias?
    .page = { $car }: 2 casillas más (Enérgico), o renuncia
downforce-question-bet = Línea de apuestas { $line }: ¿qué coche ganará la carrera?
    .page = Apuesta { $line }: ¿qué coche ganará?
downforce-label-bid = pujar con { $card }
downforce-label-bid-at = pujar { $number } con { $card }
downforce-label-keep = conservar { $power }
downforce-label-play = jugar { $card }
downforce-label-play-upwards = jugar { $card } de abajo arriba
downforce-label-wild = comodín: { $car }
downforce-label-drive = { $to ->
    [finish] llevar el coche { $car } a la meta
   *[other] llevar el coche { $car } a { $to }
}
    .page = { $to ->
        [finish] llevar el coche { $car } a la meta
       *[other] llevar el coche { $car } hasta { $to } ({ $to-lane })
    }
downforce-label-skip = saltarse la fila
downforce-label-take = jugar la fila
downforce-label-decline = renunciar
downforce-label-bet = apostar por el coche { $car }

## Previews
downforce-preview-bid = puja ${ $number }M por el coche { $car }
downforce-preview-bid-declared = puja ${ $number }M por el coche { $car }, sin tener su color
downforce-preview-price-idle = los precios no cuentan en esta carrera
downforce-preview-pass = pasa de pujar: no lleva el color { $car }
downforce-preview-line = el coche { $car } mueve { $steps }
downforce-preview-line-wild = un comodín mueve { $steps }
downforce-preview-home = el coche { $car } ya ha llegado a la meta: no pasa nada
downforce-preview-blocked = el coche { $car } está bloqueado por ahora
downforce-preview-aggressive = Agresivo: el coche { $car } puede mover { $steps }
downforce-preview-strategic = Estratega: puede saltarse una fila
downforce-preview-cunning = decide { $player } (Astuto)
downforce-preview-steps = { $steps ->
    [1] 1 casilla
   *[other] { $steps } casillas
}
downforce-preview-jam = bloqueado después de { $made ->
    [1] 1 casilla
   *[other] { $made } casillas
}; { $left ->
    [1] se pierde 1
   *[other] se pierden { $left }
}
downforce-preview-finish = el coche { $car } llega a la meta en el puesto { $place }
downforce-preview-prize = un premio de ${ $prize }M para { $player }
downforce-preview-crosses = primero en cruzar la línea de apuestas { $line }
downforce-preview-determined = solo casillas rectangulares: 2 casillas más con Enérgico
downforce-outlook-drove = { $car }: { $made ->
    [1] 1 casilla
   *[other] { $made } casillas
}{ $left ->
    [0] { "" }
    [1] , 1 perdida en el atasco
   *[other] , { $left } perdidas en el atasco
}{ $power ->
    [aggressive] , una más por Agresivo
    [determined] , bonificación de Enérgico
   *[other] { "" }
}
downforce-preview-skip = se salta la fila «{ $car } { $steps }»
downforce-preview-take = { $player } decide el camino de «{ $car } { $steps }»
downforce-preview-decline = el coche { $car } se queda donde está
downforce-preview-bet = coche { $car }: si acaba 1.º paga ${ $place1 }M; 2.º, ${ $place2 }M; 3.º, ${ $place3 }M

## The end
downforce-sheet-finish = Llegada
downforce-sheet-title = Hoja de registro
downforce-sheet-prizes = Premios
downforce-sheet-bet = Apuesta { $number }
downforce-sheet-auction = Subasta
downforce-sheet-winnings = Ganancias
downforce-stands = parado en { $space }
    .page = parado: { $space }
downforce-on-lap = vuelta { $lap }, { $space }
downforce-bet-paid = { $car } { $money }
downforce-reason-prize = el coche { $car } acabó { $place }: { $money }
downforce-reason-stalled = el coche { $car } no llegó a la meta: sin premio
downforce-reason-bet = apuesta { $number } por el coche { $car }, que acabó { $place }: { $money }
downforce-reason-bet-stalled = apuesta { $number } por el coche { $car }, que no llegó a la meta
downforce-reason-paid = { $money } pagados por el coche { $car }
downforce-reason-winnings = { $prizes } de premios + { $bets } de apuestas − { $auction } de subasta = { $money }
downforce-verdict = ★ { $count ->
    [1] Gana
   *[other] Comparten la victoria
} { $winners } con { $money }.
downforce-verdict-level = ★ { $count ->
    [1] Gana
   *[other] Comparten la victoria
} { $winners } con { $money }: empate con { $others }, pero con el coche mejor clasificado.
downforce-verdict-home = ★ Gana { $winners }: cuenta el primer coche en llegar, no el dinero.
downforce-verdict-distance = ★ Gana { $winners }: cuenta el coche más adelantado, no el dinero.

## Headings
downforce-heading-car = coche
downforce-heading-place = puesto
downforce-heading-owner = propietario
downforce-heading-price = precio
downforce-heading-prize = premio
downforce-heading-paid = pagado
downforce-heading-space = casilla
downforce-heading-laps = vueltas
downforce-heading-to-go = faltan
downforce-heading-lap = vuelta
downforce-heading-finish = meta
downforce-home = meta
downforce-chapter-setup = Preparación
downforce-chapter-auction = La subasta
downforce-chapter-race = La carrera
downforce-chapter-end = El final
downforce-own-powers = Habilidades ganadas: { $powers }
downforce-own-bets = Tus apuestas: { $cars }
downforce-own-rest = Aún por mover en esta carta: { $lines }
downforce-own-speed-8 = Tus cartas de velocidad 8 están boca arriba y aparecen aquí al final.

## Why not
downforce-refused-question = todavía no: { $asked }
downforce-asked-bid = primero haz una puja
downforce-asked-keep = elige la habilidad que conservas
downforce-asked-play = primero juega una carta
downforce-asked-wild = elige el coche del comodín
downforce-asked-drive = elige adónde va el coche
downforce-asked-bonus = usa la bonificación de Enérgico o renuncia a ella
downforce-asked-offer = juega la fila o sáltatela
downforce-asked-bet = haz tu apuesta
downforce-asked-nothing = no hay nada que decidir
downforce-refused-not-in-hand = la carta { $card } no está en tu mano
downforce-refused-must-bid = no puedes pasar: quedan tantos lotes como personas sin coche
downforce-refused-holds-colour = tu mano tiene el color { $car }, así que solo vale el número { $car } de una carta
downforce-refused-wild-number = { $card } no tiene un comodín { $number } con el que pujar
downforce-refused-lowest-number = sin el color y sin comodín, una carta puja su número más bajo; { $number } no es el más bajo de { $card }
downforce-refused-no-such-power = no existe la habilidad { $power }
downforce-refused-cunning-not-kept = en esta carrera no se puede conservar Astuto
downforce-refused-power-not-won = { $power } no está entre las habilidades que puedes elegir
downforce-refused-not-tricky = solo Tramposo resuelve una carta de abajo arriba
downforce-refused-same-upwards = { $card } es igual de abajo arriba
downforce-refused-other-wild = el otro comodín de esta carta ya movió el coche { $car }; dos comodines mueven dos coches distintos
downforce-refused-on-card = el coche { $car } ya está en la carta { $card }; un comodín mueve otro
downforce-refused-not-strategic = solo Estratega se salta una fila
downforce-refused-card-too-short = Estratega se salta una fila de cartas con { $lines } filas o más
downforce-refused-skip-spent = ya se ha saltado una fila de esta carta
downforce-refused-line-taken = esta fila ya se está jugando: quien juega la carta se la salta antes de elegir o mover el coche
downforce-refused-other-car = hay que mover el coche { $car }
downforce-refused-no-space = no hay ninguna casilla { $space } en este circuito
downforce-refused-finish-too-far = la meta está a más de { $steps ->
    [1] 1 casilla
   *[other] { $steps } casillas
} del coche { $car }, o el camino está bloqueado
downforce-refused-no-finish = una carrera de larga distancia sigue más allá de la línea de meta
downforce-refused-beyond-finish = el coche { $car } llega en cuanto cruza la línea: llévalo a la meta, no a { $space }
downforce-refused-must-move = el coche { $car } puede moverse, así que debe hacerlo
downforce-refused-occupied = el coche { $other } está en { $space }
downforce-refused-level = { $space } está a la misma altura que el coche { $car }, no por delante
downforce-refused-behind = el lado delantero de { $space } no está más adelante que el del coche { $car }
downforce-refused-too-far = { $space } no está a { $steps ->
    [1] 1 casilla
   *[other] { $steps } casillas o menos
} por delante del coche { $car }
downforce-refused-too-near = el coche { $car } debe mover las { $steps } casillas mientras haya un camino libre; { $space } está más cerca
downforce-refused-way-blocked = otros coches bloquean los caminos que llevan el coche { $car } a { $space } en { $steps ->
    [1] 1 casilla
   *[other] { $steps } casillas
}

## Options
downforce-option-players = Jugadores
downforce-option-players-about = Cuántas personas corren. Con dos, las cartas de velocidad 8 están boca arriba y cada cual tiene su propio mazo.
downforce-option-track = Circuito
downforce-option-track-about = El circuito en el que se corre.
downforce-option-deck = Baraja
downforce-option-deck-about = Las cartas de velocidad: nuestra reconstrucción de la baraja original o un archivo de baraja propio.
downforce-option-auction = Subasta
downforce-option-auction-about = Los coches se subastan. Sin subasta se reparten, y nadie paga por ellos.
downforce-option-powers = Habilidades
downforce-option-powers-about = Cada participante corre con una habilidad.
downforce-option-hands-of-three = Manos de tres cartas
downforce-option-hands-of-three-about = Cada cual tiene tres cartas y roba una nueva de un mazo común, en vez de tener todas las cartas a la vez.
downforce-option-bets = Apuestas
downforce-option-bets-about = En cada una de las tres líneas de apuestas, todo el mundo apuesta en secreto por el coche que ganará.
downforce-option-first-home-wins = Gana el primer coche en llegar
downforce-option-first-home-wins-about = Gana quien tenga el primer coche que cruce la línea de meta; el dinero no cuenta.
downforce-option-long-distance = Carrera de larga distancia
downforce-option-long-distance-about = Los coches dan vueltas hasta que se acaban las cartas; gana el más adelantado. No hay apuestas.
downforce-option-cunning = Astuto con dos jugadores
downforce-option-cunning-about = Con dos jugadores, Astuto es muy fuerte. ¿Qué se hace con esta habilidad?
downforce-option-cunning-choice-as-printed = como en el reglamento
downforce-option-cunning-choice-not-kept = se puede ganar, pero no conservar
downforce-option-cunning-choice-removed = se queda en la caja
downforce-option-strategic-lines = Carta más corta para Estratega
downforce-option-strategic-lines-about = Estratega solo se salta una fila de las cartas que tengan al menos este número de filas.
downforce-option-beginner = Principiantes
downforce-option-beginner-about = Sin subasta, sin habilidades y sin apuestas, con manos de tres cartas; gana el primer coche en llegar.
downforce-bad-beginner = la opción beginner es true o false
downforce-bad-players = Downforce es para 2 a 6 jugadores, no { $players }
downforce-bad-cunning = la opción cunning es solo para dos jugadores con habilidades
downforce-bad-not-kept = sin subasta no se elige ninguna habilidad: usa cunning=removed
downforce-bad-long-bets = una carrera de larga distancia no tiene meta por la que apostar: deja las apuestas desactivadas
downforce-bad-long-home = nadie llega a la meta en una carrera de larga distancia: deja first_home_wins desactivado
downforce-bad-lines = strategic_lines es un número de filas del 1 al 6, no { $lines }

## Lessons
downforce-lesson-race = La primera carrera
downforce-lesson-race-about = Cartas, coches y atascos. Gana quien tenga el primer coche en la meta.
downforce-lesson-auction = La subasta
downforce-lesson-auction-about = Los coches cuestan dinero, y solo cuenta lo que queda al final.
downforce-lesson-powers = Las habilidades
downforce-lesson-powers-about = Cada cual puede hacer algo que los demás no pueden.
downforce-lesson-bets = Las apuestas
downforce-lesson-bets-about = Tres veces por carrera se apuesta en secreto por el ganador.
downforce-season-world-tour = Mundiales
downforce-season-world-tour-about = Dos circuitos; se suman las ganancias de las dos carreras.
downforce-season-grand-tour = Gran gira
downforce-season-grand-tour-about = Ocho circuitos, del río a las luces de neón; se suman las ganancias de todas las carreras.
downforce-season-no-winnings = en los Mundiales se suman ganancias: deja desactivados long_distance, first_home_wins y beginner

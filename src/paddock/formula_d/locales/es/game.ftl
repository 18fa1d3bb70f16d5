## Cars and teams
formula-d-team-white = blanco
formula-d-team-yellow = amarillo
formula-d-team-green = verde
formula-d-team-red = rojo
formula-d-team-blue = azul
formula-d-car = { $driver } ({ $team } { $number })
formula-d-place = { $place }.º
formula-d-cause = { $cause ->
    [gear] la caja de cambios no aguanta más
    [braking] los frenos no aguantan más
    [overshooting] se pasó de la curva sin estructura de sobra
    [blocked] no pudo frenar a tiempo
    [corner] fuera de la pista, faltaban dos paradas o más en la curva
    [collision] una colisión de más
    [motor] el motor dice basta
    [trouble] alcanzado por el vecino furioso
    [danger] la zona de peligro ha sido demasiado
   *[other] no quedan puntos de estructura
}
formula-d-out = { $cause ->
    [gear] fuera: caja de cambios
    [braking] fuera: frenos
    [overshooting] fuera: se pasó de la curva
    [blocked] fuera: bloqueo
    [corner] fuera: curva
    [collision] fuera: colisión
    [motor] fuera: motor
    [trouble] fuera: vecino furioso
    [danger] fuera: zona de peligro
   *[other] fuera
}

## What happens
formula-d-grid-rolled = { $car } saca un { $face } para la parrilla de salida{ $again ->
    [yes] , otra vez por empate
   *[other] { "" }
}.
formula-d-grid-set = En la parrilla, desde la pole position: { $cars }.
formula-d-round-begun = Ronda { $round }. Orden de juego: { $order }.
formula-d-start-rolled = { $car } saca un { $face }: { $start ->
    [stalled] se cala el motor.
    [great] gran salida, cuatro casillas de golpe.
   *[normal] salida normal.
}
formula-d-gear-chosen = { $car } { $before ->
    [0] mete la marcha { $gear }.
   *[other] { $same ->
        [yes] sigue en la marcha { $gear }.
       *[other] pasa de la marcha { $before } a la marcha { $gear }.
    }
}
formula-d-die-rolled = { $car } saca un { $face } con la marcha { $gear }.
formula-d-nitro-used = { $car } usa el nitro: { $bonus } más.
formula-d-drove = { $car } { $steps ->
    [0] se queda en { $from }.
   *[other] { $to ->
        [finish] va de { $from } a la meta.
        [box] va de { $from } al box.
       *[other] va de { $from } a { $to } ({ $steps ->
            [1] 1 casilla
           *[other] { $steps } casillas
        }).
    }
}
    .page = { $car } { $steps ->
        [0] no se mueve: { $from }.
       *[other] { $to ->
            [finish] cruza la meta.
            [box] entra en su box.
           *[other] avanza { $steps ->
                [1] 1 casilla
               *[other] { $steps } casillas
            }, hasta { $to }.
        }
    }
formula-d-braked = { $car } { $free ->
    [yes] deja { $spaces } de la tirada sin usar en la calle de boxes.
   *[other] { $blocked ->
        [yes] encuentra el camino bloqueado y frena { $spaces }.
       *[other] frena { $spaces }.
    }
}
formula-d-overshot = { $car } se pasa de { $name } por { $spaces ->
    [1] 1 casilla
   *[other] { $spaces } casillas
}.
formula-d-stopped = { $car } { $stops ->
    [0] para en { $name }, pero no cuenta por haberse pasado de la curva.
   *[other] { $more ->
        [yes] vuelve a parar en { $name }, con todas las paradas hechas.
       *[other] para en { $name }: { $stops } de { $demanded }.
    }
}
formula-d-lost = { $car } pierde { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
} { $cause ->
    [gear] por la caja de cambios
    [braking] al frenar
    [overshooting] al pasarse de la curva
    [collision] en una colisión
    [motor] por un daño en el motor
    [trouble] por el vecino furioso
    [danger] en la zona de peligro
   *[other] { "" }
}; { $left ->
    [1] le queda 1
   *[other] le quedan { $left }
}.
formula-d-went-out = { $car } queda fuera de la carrera: { formula-d-cause }.
formula-d-line-crossed = { $car } cruza la línea y empieza la vuelta { $lap }.
formula-d-came-home = { $place ->
    [1] ¡{ $car } gana la carrera!
   *[other] { $car } termina en el puesto { $place }.
}
formula-d-pitted = { $car } para en su box: recupera { $gained ->
    [1] 1 punto de estructura
   *[other] { $gained } puntos de estructura
}.
formula-d-collision-rolled = { $car }, cerca de { $near }, saca un { $face }.
formula-d-motor-rolled = { $car } saca un { $face } por el motor.
formula-d-danger-rolled = { $car } está en una casilla peligrosa y saca un { $face }.
formula-d-trouble-rolled = El vecino furioso dispara a { $car }, que saca un { $face }.
formula-d-speed-noted = En la comisaría miden { $speed } a { $car }.
formula-d-police-bonus = { $car } pasó por la comisaría a la mayor velocidad, { $speed }: recupera { $gained ->
    [1] 1 punto de estructura
   *[other] { $gained } puntos de estructura
}.
formula-d-checkpoint-passed = { $car } pasa por el punto de control: recupera { $gained ->
    [1] 1 punto de estructura
   *[other] { $gained } puntos de estructura
}.
formula-d-race-over = La carrera ha terminado{ $home ->
    [0] , y nadie ha llegado a la meta.
   *[other] : { $cars }.
}

## What is asked
formula-d-stands = Tu coche ({ $team } { $number }) { $space ->
    [box] en su box
   *[other] en { $space }
}, { $points ->
    [1] queda 1 punto de estructura
   *[other] quedan { $points } puntos de estructura
}{ $owed ->
    [0] { "" }
    [1] , falta 1 parada aquí
   *[other] , faltan { $owed } paradas aquí
}.
    .page = { $team } { $number }{ $space ->
        [box] { ", en su box" }
       *[other] { "" }
    }: { $points ->
        [1] queda 1 punto de estructura
       *[other] quedan { $points } puntos de estructura
    }{ $owed ->
        [0] { "" }
        [1] , falta 1 parada aquí
       *[other] , faltan { $owed } paradas aquí
    }.
formula-d-question-gear = { $stands } Marcha actual: { $gear }. ¿Qué marcha eliges?
    .page = { $which ->
        [0] { "" }
       *[other] Coche { $which }:{ " " }
    }Elige una marcha
formula-d-question-gear-corner = { $stands } Próxima curva: { $corner } ({ $stops ->
    [1] 1 parada
   *[other] { $stops } paradas
}), { $spaces ->
    [1] en la próxima casilla
   *[other] a { $spaces } casillas
}. Marcha actual: { $gear }. ¿Qué marcha eliges?
    .page = { $which ->
        [0] { "" }
       *[other] Coche { $which }:{ " " }
    }Elige una marcha
formula-d-question-nitro = { $stands } Has sacado un { $face }: ¿añades { $bonus } con nitro?
    .page = { $which ->
        [0] { "" }
       *[other] Coche { $which }:{ " " }
    }Has sacado { $face }. Con nitro, { $bonus } más.
formula-d-question-drive = { $stands } Un movimiento de { $spaces }: ¿adónde vas?
    .page = { $which ->
        [0] { "" }
       *[other] Coche { $which }:{ " " }
    }{ $bonus ->
        [0] Has sacado { $spaces }. Elige una casilla.
       *[other] { $spaces } casillas con nitro. Elige una.
    }
formula-d-question-great = { $stands } ¡Gran salida! Un movimiento de { $spaces }: ¿adónde vas?
    .page = { $which ->
        [0] { "" }
       *[other] Coche { $which }:{ " " }
    }¡Gran salida! { $spaces } casillas. Elige una.
formula-d-label-gear = marcha { $gear }
formula-d-label-drive = { $to ->
    [finish] ir a la meta
    [box] ir al box
   *[other] ir a { $to }
}
    .page = { $to ->
        [finish] ir a la meta
        [box] ir al box
       *[other] ir hasta { $to } ({ $to-lane })
    }
formula-d-label-drive-over = { $to ->
    [finish] ir a la meta
    [box] ir al box
   *[other] ir a { $to }
}, por { $over ->
    [1] 1 casilla peligrosa
   *[other] { $over } casillas peligrosas
}
    .page = { $to ->
        [finish] ir a la meta
        [box] ir al box
       *[other] ir hasta { $to } ({ $to-lane })
    }, por { $over ->
        [1] 1 casilla peligrosa
       *[other] { $over } casillas peligrosas
    }
formula-d-label-nitro = usar el nitro
formula-d-label-hold = guardar el nitro

## Before choosing
formula-d-preview-die = el dado de la marcha { $gear } va de { $low } a { $high }
formula-d-preview-skip = { $points ->
    [1] salta una marcha: 1 punto de estructura
   *[other] salta { $gears } marchas: { $points } puntos de estructura
}
formula-d-preview-last = gasta el último punto de estructura: el coche queda fuera
formula-d-preview-chance-stop = { $percent } % de parar en la curva sin gastar nada
formula-d-preview-chance-overshoot = { $percent } % de pasarse de la curva
formula-d-preview-chance-out = { $percent } % de quedar fuera
formula-d-preview-spaces = un movimiento de { $spaces }
formula-d-preview-nitro = incluye { $bonus } de nitro; no se puede frenar
formula-d-preview-at-least = cuesta al menos { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}
formula-d-preview-out = { $cause ->
    [blocked] el camino está bloqueado y los frenos no bastan: el coche queda fuera
    [corner] faltan dos paradas o más: el coche queda fuera
   *[other] nada puede pagarse: el coche queda fuera
}
formula-d-preview-braking = frena { $points }
formula-d-preview-blocked = bloqueado: frena { $points }
formula-d-preview-waiting = deja { $points } sin usar, gratis en la calle de boxes
formula-d-preview-overshoot = se pasa de { $corner } por { $points }
formula-d-preview-left = { $cost ->
    [0] gratis, { $left ->
        [1] queda 1 punto de estructura
       *[other] quedan { $left } puntos de estructura
    }
    [1] cuesta 1 punto de estructura, { $left ->
        [1] queda 1
       *[other] quedan { $left }
    }
   *[other] cuesta { $cost } puntos de estructura, { $left ->
        [1] queda 1
       *[other] quedan { $left }
    }
}
formula-d-preview-finish = termina la carrera
formula-d-preview-box = para en el box: recupera { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}
formula-d-preview-line = cruza la línea: vuelta { $lap }
formula-d-preview-checkpoint = punto de control: recupera { $points ->
    [1] 1 punto de estructura
   *[other] { $points } puntos de estructura
}
formula-d-preview-police = pasa por la comisaría a { $speed }
formula-d-preview-stop = parada { $stops } de { $demanded } en { $corner }{ $owed ->
    [0] : ya puede salir
    [1] : falta 1
   *[other] : faltan { $owed }
}
formula-d-preview-free-stop = termina en { $corner }, con todas las paradas hechas: ya puede salir
formula-d-preview-no-stop = una parada en { $corner } que no cuenta tras pasarse de la curva; { $owed ->
    [1] falta 1
   *[other] faltan { $owed }
}
formula-d-preview-collision = una tirada por colisión con { $near }
formula-d-preview-danger = { $rolls ->
    [1] una tirada por casilla peligrosa
   *[other] { $rolls } tiradas por casillas peligrosas
}
formula-d-preview-trouble = una tirada contra el vecino furioso
formula-d-preview-motor = una tirada por el motor para cada coche en 5.ª o 6.ª

## The end
formula-d-sheet-classification = Clasificación
formula-d-sheet-drivers = Pilotos
formula-d-reason-points = { $car } terminó con { $behind ->
    [0] ningún coche
    [1] 1 coche
   *[other] { $behind } coches
} detrás: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
formula-d-reason-out = { $car } no terminó: sin puntos
formula-d-verdict = ★ Gana { $winner }.
formula-d-verdict-nobody = Nadie ha llegado a la meta: no hay ganador.

## Headings
formula-d-heading-car = coche
formula-d-heading-driver = piloto
formula-d-heading-place = puesto
formula-d-heading-lap = vuelta
formula-d-heading-laps = vueltas
formula-d-heading-space = casilla
formula-d-heading-gear = marcha
formula-d-heading-turns = turnos
formula-d-heading-wear = PE
formula-d-heading-points = puntos
formula-d-heading-corner = curva
formula-d-heading-finish = meta
formula-d-home = en la meta
formula-d-grid = parrilla
formula-d-chapter-grid = La parrilla
formula-d-chapter-race = La carrera
formula-d-chapter-end = El final

## Why not
formula-d-refused-asked = { $what ->
    [gear] primero elige una marcha
    [drive] el dado ya está tirado: elige adónde ir
    [nitro] di primero si usas el nitro o lo guardas
   *[other] primero va un dado
}
formula-d-refused-no-nitro = no hay nitro en esta carrera, solo en las carreras urbanas
formula-d-refused-nitro-not-now = el nitro se usa justo después de tirar el dado de la marcha, una vez por vuelta
formula-d-refused-box-gear = la marcha { $gear } es demasiado alta: un coche sale de su box con una marcha de 1 a { $most }
formula-d-refused-gear-up = { $up ->
    [2] la marcha { $gear } es subir dos: una como máximo
   *[other] la marcha { $gear } es subir { $up }: una como máximo
}
formula-d-refused-gear-down = de la marcha { $before } a la marcha { $gear } hay demasiado: pueden saltarse tres marchas como máximo
formula-d-refused-gear-wear = la marcha { $gear } cuesta { $points } puntos de estructura, y el coche tiene { $wp }
formula-d-refused-no-space = { $track } no tiene la casilla { $to }
formula-d-refused-taken = { $car } está en { $to }
formula-d-refused-dear = { $to } cuesta { $cost } puntos de estructura, y el coche tiene { $wp }
formula-d-refused-unused = hay que usar todo el nitro ({ $bonus })
formula-d-refused-waiting = un coche con paso libre en la calle de boxes avanza
formula-d-refused-over = ningún camino a { $to } pasa por { $over } casillas peligrosas y merece la pena
formula-d-refused-pits = { $closed ->
    [yes] la calle de boxes no se usa en esta carrera
   *[other] { $to } no se alcanza por la calle de boxes con esta tirada en esta vuelta
}
formula-d-refused-level = { $to } está a la misma altura que el coche, no por delante
formula-d-refused-behind = { $to } está detrás del coche
formula-d-refused-far = { $to } no se alcanza con { $spaces }
formula-d-refused-blocked = otros coches bloquean el camino a { $to }
formula-d-refused-lane = un coche que se pasa de la curva sigue en su carril: { $to } no está en él
formula-d-refused-corner = faltan { $missing } paradas en la curva: salir de ella deja el coche fuera
formula-d-refused-changes = para { $to } harían falta { $changes } cambios de carril: dos como máximo
formula-d-refused-zigzag = un zigzag: { $to } se alcanza en { $steps ->
    [1] un paso
   *[other] { $steps } pasos
}

## Options
formula-d-option-cars = Coches
formula-d-option-cars-about = Cuántos coches corren.
formula-d-option-seats = Pilotos
formula-d-option-seats-about = Si hay menos pilotos que coches, se los reparten por turnos y alguno conduce varios. Si se deja vacío, cada coche tiene su piloto.
formula-d-option-track = Circuito
formula-d-option-track-about = El circuito en el que se corre.
formula-d-option-laps = Vueltas
formula-d-option-laps-about = Cuántas vueltas se corren. Con dos o más hay paradas en boxes, salvo en las carreras urbanas.
formula-d-option-wear = Puntos de estructura
formula-d-option-wear-about = Con cuántos puntos de estructura empieza cada coche.
formula-d-option-collisions = Colisiones
formula-d-option-collisions-about = ¿Quién tira cuando un coche acaba su movimiento cerca de otros?
formula-d-option-collisions-choice-mover = solo el coche que se movió, una vez
formula-d-option-collisions-choice-everyone = cada coche cercano, y el que se movió una vez por cada uno
formula-d-option-road = Carrera urbana
formula-d-option-road-about = Una carrera por la ciudad, con nitro, zonas de peligro, un vecino furioso, comisaría y punto de control. Necesita un circuito urbano.
formula-d-option-danger = Zonas de peligro
formula-d-option-danger-about = ¿Cuándo cuenta una casilla peligrosa en una carrera urbana?
formula-d-option-danger-choice-end = cuando un movimiento acaba en ella
formula-d-option-danger-choice-passing = también cuando un movimiento pasa por ella
formula-d-bad-cars = en Formula D corren de 1 a { $most } coches, no { $cars }
formula-d-bad-seats = { $cars } coches tienen de 1 a { $cars } pilotos, no { $seats }
formula-d-bad-laps = una carrera tiene de 1 a { $most } vueltas, no { $laps }
formula-d-bad-wear = un coche tiene de 1 a { $most } puntos de estructura, no { $wear }
formula-d-bad-danger = la opción danger=passing es para carreras urbanas: añade road=true
formula-d-bad-track = { $track } no es un circuito de Formula D
formula-d-bad-grid = { $track } tiene una parrilla para { $most } coches, no { $cars }
formula-d-bad-city = una carrera urbana necesita un circuito urbano; { $track } no tiene zonas, ni comisaría, ni punto de control
formula-d-bad-short = { $track } es demasiado corto para la 6.ª marcha: un carril tiene { $spaces } casillas, y hacen falta { $least }
formula-d-bad-box = { $track } no tiene box para el equipo { $team } en su calle de boxes

## Lessons
formula-d-lesson-lap = Una vuelta al circuito Monaco
formula-d-lesson-lap-about = Marchas, curvas y desgaste, contra tres novatos.
formula-d-lesson-pits = Boxes y dos vueltas
formula-d-lesson-pits-about = El final de una primera vuelta muy gastada, una parada en tu box y una vuelta entera para aprovecharla.
formula-d-lesson-road = Una carrera urbana
formula-d-lesson-road-about = Una vuelta nocturna a Lantern City: nitro, casillas peligrosas, un vecino furioso y la policía.
formula-d-season-championship = Campeonato
formula-d-season-championship-about = Tres circuitos, el último de noche; 10, 6, 4, 3, 2 y 1 puntos para los seis primeros que llegan.
formula-d-season-world-championship = Campeonato del mundo
formula-d-season-world-championship-about = Dieciséis circuitos, los dos últimos de noche; 10, 6, 4, 3, 2 y 1 puntos para los seis primeros que llegan.

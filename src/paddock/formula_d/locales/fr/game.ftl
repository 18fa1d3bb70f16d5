## Cars and teams
formula-d-team-white = blanche
formula-d-team-yellow = jaune
formula-d-team-green = verte
formula-d-team-red = rouge
formula-d-team-blue = bleue
formula-d-car = { $driver } ({ $team } { $number })
formula-d-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
formula-d-cause = { $cause ->
    [gear] la boîte de vitesses n’en peut plus
    [braking] les freins n’en peuvent plus
    [overshooting] sortie de virage, plus aucune structure
    [blocked] freinage trop tardif
    [corner] sortie de piste, il manquait deux arrêts ou plus dans le virage
    [collision] un accrochage de trop
    [motor] le moteur casse
    [trouble] une attaque du riverain en colère
    [danger] la zone dangereuse a eu raison de la voiture
   *[other] plus aucun point de structure
}
formula-d-out = { $cause ->
    [gear] abandon : boîte de vitesses
    [braking] abandon : freins
    [overshooting] abandon : sortie de virage
    [blocked] abandon : blocage
    [corner] abandon : virage
    [collision] abandon : accrochage
    [motor] abandon : moteur
    [trouble] abandon : riverain en colère
    [danger] abandon : zone dangereuse
   *[other] abandon
}

## What happens
formula-d-grid-rolled = { $car } fait { $face } pour la grille de départ{ $again ->
    [yes] , de nouveau après une égalité
   *[other] { "" }
}.
formula-d-grid-set = Sur la grille, à partir de la pole position : { $cars }.
formula-d-round-begun = Tour de jeu { $round }. Ordre des déplacements : { $order }.
formula-d-start-rolled = { $car } fait { $face } : { $start ->
    [stalled] le moteur cale.
    [great] super départ, quatre cases d’un coup.
   *[normal] départ normal.
}
formula-d-gear-chosen = { $car } { $before ->
    [0] passe la vitesse { $gear }.
   *[other] { $same ->
        [yes] reste en vitesse { $gear }.
       *[other] passe de la vitesse { $before } à la vitesse { $gear }.
    }
}
formula-d-die-rolled = { $car } fait { $face } en vitesse { $gear }.
formula-d-nitro-used = { $car } utilise la nitro : { $bonus } de plus.
formula-d-drove = { $car } { $steps ->
    [0] reste en { $from }.
   *[other] { $to ->
        [finish] roule depuis { $from } et franchit la ligne d’arrivée.
        [box] roule depuis { $from } jusqu’au stand.
       *[other] roule de { $from } à { $to } ({ $steps ->
            [1] 1 case
           *[other] { $steps } cases
        }).
    }
}
    .page = { $car } { $steps ->
        [0] ne bouge pas : { $from }.
       *[other] { $to ->
            [finish] franchit la ligne d’arrivée.
            [box] entre au stand.
           *[other] avance de { $steps ->
                [1] 1 case
               *[other] { $steps } cases
            }, jusqu’à { $to }.
        }
    }
formula-d-braked = { $car } { $free ->
    [yes] laisse { $spaces } du lancer sans les utiliser dans le couloir des stands.
   *[other] { $blocked ->
        [yes] trouve la route bloquée et freine de { $spaces }.
       *[other] freine de { $spaces }.
    }
}
formula-d-overshot = Sortie de virage pour { $car } : { $name }, { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} de trop.
formula-d-stopped = { $car } { $stops ->
    [0] s’arrête dans { $name }, mais cela ne compte pas après une sortie de virage.
   *[other] { $more ->
        [yes] s’arrête encore dans { $name }, tous les arrêts étant déjà faits.
       *[other] s’arrête dans { $name } : { $stops } sur { $demanded }.
    }
}
formula-d-lost = { $car } perd { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
} { $cause ->
    [gear] dans la boîte de vitesses
    [braking] au freinage
    [overshooting] en sortie de virage
    [collision] dans un accrochage
    [motor] sur casse moteur
    [trouble] à cause du riverain en colère
    [danger] en zone dangereuse
   *[other] { "" }
} ; il en reste { $left }.
formula-d-went-out = { $car } abandonne : { formula-d-cause }.
formula-d-line-crossed = { $car } franchit la ligne et commence le tour de circuit { $lap }.
formula-d-came-home = { $place ->
    [1] { $car } gagne la course !
   *[other] { $car } termine à la { $place }e place.
}
formula-d-pitted = { $car } s’arrête au stand : { $gained ->
    [1] 1 point de structure récupéré
   *[other] { $gained } points de structure récupérés
}.
formula-d-collision-rolled = { $car }, tout près de { $near }, fait { $face }.
formula-d-motor-rolled = { $car } fait { $face } pour le moteur.
formula-d-danger-rolled = { $car } est sur une case dangereuse et fait { $face }.
formula-d-trouble-rolled = Le riverain en colère vise { $car } : le dé donne { $face }.
formula-d-speed-noted = Le commissariat mesure { $speed } pour { $car }.
formula-d-police-bonus = { $car } a passé le commissariat le plus vite, à { $speed } : { $gained ->
    [1] 1 point de structure récupéré
   *[other] { $gained } points de structure récupérés
}.
formula-d-checkpoint-passed = { $car } passe le point de contrôle : { $gained ->
    [1] 1 point de structure récupéré
   *[other] { $gained } points de structure récupérés
}.
formula-d-race-over = La course est terminée{ $home ->
    [0] , et personne n’est à l’arrivée.
   *[other] { "\u00A0" }: { $cars }.
}

## What is asked
formula-d-stands = Votre voiture ({ $team } { $number }) { $space ->
    [box] au stand
   *[other] en { $space }
}, { $points ->
    [1] il reste 1 point de structure
   *[other] il reste { $points } points de structure
}{ $owed ->
    [0] { "" }
    [1] , 1 arrêt à faire ici
   *[other] , { $owed } arrêts à faire ici
}.
    .page = { $team } { $number }{ $space ->
        [box] { ", au stand" }
       *[other] { "" }
    } : { $points ->
        [1] il reste 1 point de structure
       *[other] il reste { $points } points de structure
    }{ $owed ->
        [0] { "" }
        [1] , 1 arrêt à faire ici
       *[other] , { $owed } arrêts à faire ici
    }.
formula-d-question-gear = { $stands } Vitesse actuelle : { $gear }. Quelle vitesse choisissez-vous ?
    .page = { $which ->
        [0] { "" }
       *[other] Voiture { $which } :{ " " }
    }Choisissez une vitesse
formula-d-question-gear-corner = { $stands } Prochain virage : { $corner } ({ $stops ->
    [1] 1 arrêt
   *[other] { $stops } arrêts
}), { $spaces ->
    [1] à la case suivante
   *[other] dans { $spaces } cases
}. Vitesse actuelle : { $gear }. Quelle vitesse choisissez-vous ?
    .page = { $which ->
        [0] { "" }
       *[other] Voiture { $which } :{ " " }
    }Choisissez une vitesse
formula-d-question-nitro = { $stands } Le dé donne { $face } : ajoutez-vous { $bonus } avec la nitro ?
    .page = { $which ->
        [0] { "" }
       *[other] Voiture { $which } :{ " " }
    }Vous avez fait { $face }. La nitro peut ajouter { $bonus }.
formula-d-question-drive = { $stands } Un déplacement de { $spaces } : où allez-vous ?
    .page = { $which ->
        [0] { "" }
       *[other] Voiture { $which } :{ " " }
    }{ $bonus ->
        [0] Vous avez fait { $spaces }. Choisissez une case.
       *[other] { $spaces } cases avec la nitro. Choisissez-en une.
    }
formula-d-question-great = { $stands } Super départ. Un déplacement de { $spaces } : où allez-vous ?
    .page = { $which ->
        [0] { "" }
       *[other] Voiture { $which } :{ " " }
    }Super départ : { $spaces } cases. Choisissez-en une.
formula-d-label-gear = vitesse { $gear }
formula-d-label-drive = { $to ->
    [finish] franchir l’arrivée
    [box] aller au stand
   *[other] aller en { $to }
}
    .page = { $to ->
        [finish] franchir l’arrivée
        [box] aller au stand
       *[other] aller jusqu’à { $to } ({ $to-lane })
    }
formula-d-label-drive-over = { $to ->
    [finish] franchir l’arrivée
    [box] aller au stand
   *[other] aller en { $to }
}, par { $over ->
    [1] 1 case dangereuse
   *[other] { $over } cases dangereuses
}
    .page = { $to ->
        [finish] franchir l’arrivée
        [box] aller au stand
       *[other] aller jusqu’à { $to } ({ $to-lane })
    }, par { $over ->
        [1] 1 case dangereuse
       *[other] { $over } cases dangereuses
    }
formula-d-label-nitro = utiliser la nitro
formula-d-label-hold = garder la nitro

## Before choosing
formula-d-preview-die = le dé de la vitesse { $gear } va de { $low } à { $high }
formula-d-preview-skip = { $points ->
    [1] saute une vitesse : 1 point de structure
   *[other] saute { $gears } vitesses : { $points } points de structure
}
formula-d-preview-last = prend le dernier point de structure : la voiture est éliminée
formula-d-preview-chance-stop = { $percent } % de s’arrêter dans le virage sans rien perdre
formula-d-preview-chance-overshoot = { $percent } % de sortie de virage
formula-d-preview-chance-out = { $percent } % d’élimination
formula-d-preview-spaces = un déplacement de { $spaces }
formula-d-preview-nitro = dont { $bonus } de nitro, impossible à freiner
formula-d-preview-at-least = coûte au moins { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
}
formula-d-preview-out = { $cause ->
    [blocked] la route est bloquée et les freins ne suffisent pas : la voiture est éliminée
    [corner] il manque deux arrêts ou plus : la voiture est éliminée
   *[other] rien ne peut être payé : la voiture est éliminée
}
formula-d-preview-braking = freine de { $points }
formula-d-preview-blocked = bloquée : freine de { $points }
formula-d-preview-waiting = laisse { $points } sans les utiliser, gratuit dans le couloir des stands
formula-d-preview-overshoot = sortie de virage : { $corner }, de { $points }
formula-d-preview-left = { $cost ->
    [0] gratuit, { $left ->
        [1] il reste 1 point de structure
       *[other] il reste { $left } points de structure
    }
    [1] coûte 1 point de structure, { $left ->
        [1] il en reste 1
       *[other] il en reste { $left }
    }
   *[other] coûte { $cost } points de structure, { $left ->
        [1] il en reste 1
       *[other] il en reste { $left }
    }
}
formula-d-preview-finish = termine la course
formula-d-preview-box = s’arrête au stand : { $points ->
    [1] 1 point de structure récupéré
   *[other] { $points } points de structure récupérés
}
formula-d-preview-line = franchit la ligne : tour de circuit { $lap }
formula-d-preview-checkpoint = point de contrôle : { $points ->
    [1] 1 point de structure récupéré
   *[other] { $points } points de structure récupérés
}
formula-d-preview-police = passe le commissariat à { $speed }
formula-d-preview-stop = arrêt { $stops } sur { $demanded } dans { $corner }{ $owed ->
    [0] { "\u00A0" }: sortie permise
    [1] { "\u00A0" }: encore 1 à faire
   *[other] { "\u00A0" }: encore { $owed } à faire
}
formula-d-preview-free-stop = finit dans { $corner }, tous les arrêts étant faits : sortie permise
formula-d-preview-no-stop = un arrêt dans { $corner } qui ne compte pas après une sortie de virage ; encore { $owed } à faire
formula-d-preview-collision = un lancer pour accrochage avec { $near }
formula-d-preview-danger = { $rolls ->
    [1] un lancer pour case dangereuse
   *[other] { $rolls } lancers pour cases dangereuses
}
formula-d-preview-trouble = un lancer contre le riverain en colère
formula-d-preview-motor = un lancer de casse moteur pour chaque voiture en 5e ou 6e

## The end
formula-d-sheet-classification = Classement
formula-d-sheet-drivers = Pilotes
formula-d-reason-points = { $car } a fini avec { $behind ->
    [0] aucune voiture
    [1] 1 voiture
   *[other] { $behind } voitures
} derrière : { $points ->
    [1] 1 point
   *[other] { $points } points
}
formula-d-reason-out = { $car } n’a pas fini : aucun point
formula-d-verdict = ★ { $winner } gagne.
formula-d-verdict-nobody = Personne n’a franchi l’arrivée : il n’y a pas de vainqueur.

## Headings
formula-d-heading-car = voiture
formula-d-heading-driver = pilote
formula-d-heading-place = place
formula-d-heading-lap = tour
formula-d-heading-laps = tours
formula-d-heading-space = case
formula-d-heading-gear = vitesse
formula-d-heading-turns = coups
formula-d-heading-wear = PS
formula-d-heading-points = points
formula-d-heading-corner = virage
formula-d-heading-finish = arrivée
formula-d-home = à l’arrivée
formula-d-grid = grille
formula-d-chapter-grid = La grille
formula-d-chapter-race = La course
formula-d-chapter-end = La fin

## Why not
formula-d-refused-asked = { $what ->
    [gear] choisissez d’abord une vitesse
    [drive] le dé est lancé : choisissez où aller
    [nitro] dites d’abord si vous utilisez la nitro ou la gardez
   *[other] un dé passe d’abord
}
formula-d-refused-no-nitro = il n’y a pas de nitro dans cette course, seulement dans les courses urbaines
formula-d-refused-nitro-not-now = la nitro s’utilise juste après le lancer du dé de la vitesse, une fois par tour de circuit
formula-d-refused-box-gear = la vitesse { $gear } est trop haute : une voiture quitte son stand en vitesse 1 à { $most }
formula-d-refused-gear-up = { $up ->
    [2] la vitesse { $gear } est deux au-dessus : une au plus
   *[other] la vitesse { $gear } est { $up } au-dessus : une au plus
}
formula-d-refused-gear-down = de la vitesse { $before } à la vitesse { $gear }, c’est trop : on saute trois vitesses au plus
formula-d-refused-gear-wear = la vitesse { $gear } coûte { $points } points de structure, et la voiture en a { $wp }
formula-d-refused-no-space = { $track } n’a pas de case { $to }
formula-d-refused-taken = { $car } est en { $to }
formula-d-refused-dear = { $to } coûte { $cost } points de structure, et la voiture en a { $wp }
formula-d-refused-unused = toute la nitro ({ $bonus }) doit être utilisée
formula-d-refused-waiting = une voiture libre dans le couloir des stands avance
formula-d-refused-over = aucun chemin vers { $to } ne passe par { $over } cases dangereuses en valant la peine
formula-d-refused-pits = { $closed ->
    [yes] le couloir des stands ne sert pas dans cette course
   *[other] { $to } ne peut pas être atteinte par le couloir des stands avec ce lancer à ce tour de circuit
}
formula-d-refused-level = { $to } est au même niveau que la voiture, pas devant elle
formula-d-refused-behind = { $to } est derrière la voiture
formula-d-refused-far = { $to } ne peut pas être atteinte avec { $spaces }
formula-d-refused-blocked = d’autres voitures bloquent le chemin vers { $to }
formula-d-refused-lane = en sortie de virage une voiture garde son couloir : { $to } n’y est pas
formula-d-refused-corner = il manque { $missing } arrêts dans le virage : en sortir élimine la voiture
formula-d-refused-changes = pour { $to } il faudrait { $changes } changements de couloir : deux au plus
formula-d-refused-zigzag = un zigzag : { $to } peut être atteinte en { $steps ->
    [1] un pas
   *[other] { $steps } pas
}

## Options
formula-d-option-cars = Voitures
formula-d-option-cars-about = Combien de voitures courent.
formula-d-option-seats = Pilotes
formula-d-option-seats-about = S’il y a moins de pilotes que de voitures, elles sont attribuées à tour de rôle et certains en conduisent plusieurs. Sans valeur, chaque voiture a son pilote.
formula-d-option-track = Circuit
formula-d-option-track-about = Le circuit de la course.
formula-d-option-laps = Tours de circuit
formula-d-option-laps-about = Combien de tours de circuit sont courus. À partir de deux il y a des arrêts au stand, sauf dans les courses urbaines.
formula-d-option-wear = Points de structure
formula-d-option-wear-about = Avec combien de points de structure chaque voiture part.
formula-d-option-collisions = Accrochages
formula-d-option-collisions-about = Qui lance le dé quand une voiture finit son déplacement près d’autres ?
formula-d-option-collisions-choice-mover = seulement la voiture déplacée, une fois
formula-d-option-collisions-choice-everyone = chaque voiture proche, et la voiture déplacée une fois pour chacune
formula-d-option-road = Course urbaine
formula-d-option-road-about = Une course en ville, avec nitro, zones dangereuses, riverain en colère, commissariat et point de contrôle. Il faut un circuit urbain.
formula-d-option-danger = Zones dangereuses
formula-d-option-danger-about = Quand une case dangereuse compte-t-elle dans une course urbaine ?
formula-d-option-danger-choice-end = quand un déplacement y finit
formula-d-option-danger-choice-passing = aussi quand un déplacement y passe
formula-d-bad-cars = Formula D se court de 1 à { $most } voitures, pas à { $cars }
formula-d-bad-seats = { $cars } voitures ont de 1 à { $cars } pilotes, pas { $seats }
formula-d-bad-laps = une course a de 1 à { $most } tours de circuit, pas { $laps }
formula-d-bad-wear = une voiture a de 1 à { $most } points de structure, pas { $wear }
formula-d-bad-danger = l’option danger=passing est pour les courses urbaines : ajoutez road=true
formula-d-bad-track = { $track } n’est pas un circuit de Formula D
formula-d-bad-grid = { $track } a une grille pour { $most } voitures, pas { $cars }
formula-d-bad-city = une course urbaine demande un circuit urbain ; { $track } n’a ni zones, ni commissariat, ni point de contrôle
formula-d-bad-short = { $track } est trop court pour la 6e vitesse : un couloir a { $spaces } cases, et il en faut { $least }
formula-d-bad-box = { $track } n’a pas de stand pour l’écurie { $team } dans son couloir des stands

## Lessons
formula-d-lesson-lap = Un tour de Monaco
formula-d-lesson-lap-about = Vitesses, virages et usure, contre trois débutants.
formula-d-lesson-pits = Stands et deux tours
formula-d-lesson-pits-about = La fin d’un premier tour éprouvant, un arrêt au stand, puis un tour entier pour en profiter.
formula-d-lesson-road = Une course en ville
formula-d-lesson-road-about = Un tour de Lantern City la nuit : nitro, cases dangereuses, un riverain en colère et la police.
formula-d-season-championship = Championnat
formula-d-season-championship-about = Trois circuits, le dernier de nuit ; 10, 6, 4, 3, 2 et 1 points pour les six premiers à l’arrivée.
formula-d-season-world-championship = Championnat du monde
formula-d-season-world-championship-about = Seize circuits, les deux derniers de nuit ; 10, 6, 4, 3, 2 et 1 points pour les six premiers à l’arrivée.

## Before the race
formula-d-page-title = Formula D
formula-d-page-about = Chaque vitesse a son propre dé. Freinez tard, arrêtez-vous dans les virages autant qu’ils l’exigent, ménagez la voiture. 1 à 10 voitures. Contre trois robots, un tour dure environ 8 minutes.
formula-d-page-setup-basic = Un tour de circuit
formula-d-page-setup-basic-about = La course classique sur circuit fermé
formula-d-page-setup-grand = Deux tours de circuit
formula-d-page-setup-grand-about = Avec des stands pour réparer la voiture entre-temps
formula-d-page-setup-road = Course urbaine
formula-d-page-setup-road-about = De nuit à travers la ville : nitro, police et ennuis en vue

## The race
formula-d-page-driver = Pilote
formula-d-page-lap = Tour de circuit
formula-d-page-lap-short = Tour
formula-d-page-gear-heading = Vitesse
formula-d-page-gear-short = Vit.
formula-d-page-turn = Ordre des déplacements de ce tour de jeu
formula-d-page-turn-short = Ordre
formula-d-page-car-in-words = { $space }, tour de circuit { $lap }, vitesse { $gear }, { $points ->
    [0] 0 point de structure
    [1] 1 point de structure
   *[other] { $points } points de structure
}{ $owed ->
    [0] { "" }
    [1] , 1 arrêt dû
   *[other] , { $owed } arrêts dus
}
formula-d-page-podium-turns = { $turns } coups
formula-d-page-dashboard = Tableau de bord de la voiture { $car }
formula-d-page-lap-of = tour de circuit { $lap } sur { $laps }
formula-d-page-gear = vitesse { $gear }
formula-d-page-gear-stick = Levier de vitesses, vitesse { $gear }
formula-d-page-gear-face = { $face } : { $outcome ->
    [stop] arrêt dans le virage
    [overshoot] sort du virage
    [out] éliminée
   *[clear] route libre
}{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
formula-d-page-gear-clear = libre
formula-d-page-gear-stop = arrêt
formula-d-page-gear-overshoot = sortie
formula-d-page-gear-out = éliminée
formula-d-page-wear = structure
formula-d-page-wear-short = PS
formula-d-page-wear-of = { $points } points de structure sur { $most }
formula-d-page-stops-owed = { $stops ->
    [1] 1 arrêt dû
   *[other] { $stops } arrêts dus
}
formula-d-page-corner-longest = chemin le plus long
formula-d-page-corner-shortest = chemin le plus court
formula-d-page-corner-stops = { $stops ->
    [1] 1 arrêt
   *[other] { $stops } arrêts
}
formula-d-page-corner-made = { $left ->
    [0] tous les arrêts faits
   *[other] { $made } sur { $stops ->
        [1] 1 arrêt fait
       *[other] { $stops } arrêts faits
    }
}
formula-d-page-corner-away = { $spaces ->
    [1] à la case suivante
   *[other] dans { $spaces } cases
}
formula-d-page-nitro-ready = Nitro prête
formula-d-page-nitro-used = Nitro utilisée
formula-d-page-example-gear = vitesse : { $gear }

## What things mean
formula-d-page-explain-corner = Trajectoire la plus longue : { $longest } cases. Arrêts demandés : { $stops }. Trajectoire la plus courte : { $shortest } cases.
formula-d-page-explain-wear = Points de structure : on en perd en sautant des vitesses, en freinant, en sortie de virage et sur de mauvais lancers. Quand il n’en reste plus, la voiture est éliminée.
formula-d-page-explain-die = { $gear ->
    [0] Le dé noir va de 1 à 20 : pour la grille, le départ et tout ce qui peut mal tourner.
   *[other] Le dé de la vitesse { $gear } : la voiture avance exactement d’autant.
}
formula-d-page-explain-nitro = Une fois par tour de circuit, après le lancer, la nitro ajoute le numéro de la vitesse ; il faut tout utiliser.
formula-d-page-explain-clear = La route est libre : avec ces lancers, on ne perd rien.
formula-d-page-explain-stop = Avec ces lancers, la voiture peut faire un des arrêts que demande le virage.
formula-d-page-explain-overshoot = Avec ces lancers, la voiture sort du virage avec un arrêt de moins : 1 point de structure par case au-delà.
formula-d-page-explain-out = Avec ces lancers, la voiture est éliminée : il manque deux arrêts, ou trop de points de structure.
formula-d-page-mark-braking = Freiner : 1 point de structure pour chaque case non parcourue.
formula-d-page-mark-blocked = La route est bloquée : la voiture doit freiner, à 1 point de structure par case.
formula-d-page-mark-overshoot = Sortie de virage : 1 point de structure pour chaque case au-delà du virage.
formula-d-page-mark-last = Ce choix prend le dernier point de structure : la voiture est éliminée.
formula-d-page-mark-collision = À côté d’une voiture ou juste derrière : on lance le dé noir, et de 1 à 4 cela coûte 1 point de structure.
formula-d-page-mark-danger = Une case dangereuse : on lance le dé noir, et de 1 à 4 cela coûte 1 point de structure.
formula-d-page-mark-trouble = La zone du riverain en colère : on lance le dé noir, et 11 ou plus coûte 2 points de structure.
formula-d-page-mark-motor = Tous les moteurs en 5e et en 6e souffrent : chacun lance, et de 1 à 4 cela coûte 1 point de structure.
formula-d-page-mark-pits = Les stands : rien n’y coûte de points de structure, et au stand ils reviennent tous.
formula-d-page-mark-no-pits = Le couloir des stands : il ne sert pas dans cette course.
formula-d-page-you-out = Vous : abandon ({ $cause })

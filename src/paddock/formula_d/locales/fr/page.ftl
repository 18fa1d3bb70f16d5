## Before the race
formula-d-page-title = Formula D
formula-d-page-about = Chaque vitesse a son propre dé. Freinez tard, arrêtez-vous dans les virages autant qu’ils l’exigent, ménagez la voiture. 1 à 10 voitures.
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
formula-d-page-car-in-words = sur { $space }, tour de circuit { $lap }, vitesse { $gear }, { $points ->
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
formula-d-page-corner-made = { $made } sur { $stops ->
    [1] 1 arrêt fait
   *[other] { $stops } arrêts faits
}
formula-d-page-corner-away = { $spaces ->
    [1] à la case suivante
   *[other] dans { $spaces } cases
}
formula-d-page-nitro-ready = Nitro prête
formula-d-page-nitro-used = Nitro utilisée à ce tour de circuit
formula-d-page-example-gear = vitesse : { $gear }

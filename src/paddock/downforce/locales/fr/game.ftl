## Cars and powers
downforce-car-black = noire
downforce-car-blue = bleue
downforce-car-green = verte
downforce-car-yellow = jaune
downforce-car-orange = orange
downforce-car-red = rouge
downforce-car-wild = joker
downforce-power-aggressive = Agressif
downforce-power-cunning = Rusé
downforce-power-determined = Déterminé
downforce-power-strategic = Stratège
downforce-power-tricky = Malin
downforce-power-unpredictable = Imprévisible
downforce-power-aggressive-does = votre voiture sur la première ligne d’une carte que vous jouez peut avancer de 1 case de plus
downforce-power-cunning-does = vous choisissez le trajet de vos voitures, quelle que soit la personne qui joue
downforce-power-determined-does = quand vous jouez, votre voiture qui n’entre que dans des rectangles peut avancer de 2 cases de plus
downforce-power-strategic-does = vous pouvez ignorer une ligne de chaque carte que vous jouez
downforce-power-tricky-does = vous pouvez résoudre vos cartes de bas en haut
downforce-power-unpredictable-does = vos jokers peuvent aussi prendre une voiture présente sur la carte
downforce-owner = { $player } ({ $car })
downforce-money = ${ $amount }M
downforce-debt = −${ $amount }M
downforce-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
downforce-nobody = personne
downforce-holder = { $player } ({ $power })
downforce-lot-car = la voiture { $car }
downforce-lot = la voiture { $car } avec { $power }

## What happens
downforce-cards-dealt = Chacun reçoit { $each } cartes{ $left ->
    [0] .
    [1] { "\u00A0" }; il en reste 1.
   *[other] { "\u00A0" }; il en reste { $left }.
}
downforce-cars-dealt = Les voitures sont distribuées : { $owners }.
downforce-powers-dealt = Les pouvoirs sont distribués : { $powers }.
downforce-grid-set = Sur la grille, depuis la pole : { $cars }.
downforce-lot-opened = { $again ->
    [yes] De nouveau mise aux enchères
   *[other] Mise aux enchères
} : { $lot }. { $how ->
    [must] Obligation d’enchérir
   *[other] Droit d’enchérir
} : { $bidders }.
downforce-bid-sealed = { $player } a posé son enchère face cachée.
downforce-bid-shown = { $player } { $card } ({ $number ->
    [0] passe
   *[other] ${ $number }M
})
downforce-bids-shown = Enchères : { $bids }.
downforce-lot-sold = { $player } remporte { $lot } pour ${ $price }M{ $by ->
    [cars] { "\u00A0" }: égalité, mais { $card } présente plus de voitures.
    [no-wild] { "\u00A0" }: égalité, mais { $card } ne présente aucun joker.
    [clockwise] { "\u00A0" }: toujours égalité, on suit donc le sens horaire depuis la dernière enchère remportée.
    [forced] { "\u00A0" }: la dernière personne sans voiture paie le plus petit chiffre ({ $card }).
   *[number] .
}
downforce-lot-aside = Personne n’enchérit : { $lot } est mise de côté.
downforce-lot-unowned = La voiture { $car } courra sans propriétaire.
downforce-keep-sealed = { $player } a choisi un pouvoir en secret.
downforce-power-kept = { $player } garde { $power } et rend { $returned }.
downforce-pile-shuffled = { $player } mélange { $cards } cartes pour former sa pioche.
downforce-race-started = { $player } commence, avec la voiture { $car } sur la case marquée.
downforce-card-played = { $player } joue { $card }{ $upwards ->
    [yes] , de bas en haut (Malin).
   *[other] .
}
downforce-wild-picked = { $player } prend la voiture { $car } pour le joker { $steps }.
downforce-wild-lost = Il ne reste aucune voiture pour le joker joué par { $player }.
downforce-line-skipped = { $player } ignore la ligne « { $car } { $steps } » (Stratège).
downforce-drove = { $car } { $start } → { $end } ({ $made ->
    [1] 1 case
   *[other] { $made } cases
}{ $left ->
    [0] { "" }
    [1] , 1 perdue dans les bouchons
   *[other] , { $left } perdues dans les bouchons
}{ $power ->
    [aggressive] , une de plus avec Agressif
    [cunning] , trajet choisi par { $player } (Rusé)
    [determined] , cases bonus (Déterminé)
   *[other] { "" }
})
    .page = { $car } : { $made ->
        [1] 1 case
       *[other] { $made } cases
    }{ $end ->
        [finish] { " " }et passe l’arrivée
       *[other] , jusqu’à { $end }
    }{ $left ->
        [0] { "" }
        [1] , 1 perdue dans les bouchons
       *[other] , { $left } perdues dans les bouchons
    }{ $power ->
        [aggressive] , une de plus avec Agressif
        [cunning] , trajet choisi par { $player } (Rusé)
        [determined] , cases bonus (Déterminé)
       *[other] { "" }
    }.
downforce-blocked = La voiture { $car } est bloquée et n’avance pas.
downforce-already-home = La voiture { $car } est déjà arrivée.
downforce-came-home = La voiture { $car } franchit la ligne d’arrivée : place { $place }.
downforce-bonus-declined = { $player } renonce au bonus pour la voiture { $car }.
downforce-line-crossed = La ligne de paris { $line } est franchie : tout le monde note un pari.
downforce-bet-sealed = { $player } a noté le pari { $line }.
downforce-hand-dropped = Toutes les voitures sont arrivées pour { $player } : { $cards ->
    [1] 1 carte est défaussée
   *[other] { $cards } cartes sont défaussées
}.
downforce-stalled = La voiture { $car } est restée en panne sur la piste : ni place ni prime.
downforce-race-over = La course est terminée. { $by ->
    [winnings] { $winners } : gain total ${ $score }M.
    [home] La première voiture arrivée appartient à { $winners }.
   *[distance] La voiture la plus avancée appartient à { $winners }.
}

## What is asked
downforce-question-bid = Mise aux enchères : { $lot }. Avec quelle carte enchérissez-vous ?
    .page = Enchérissez pour { $lot }
downforce-question-must-bid = Mise aux enchères : { $lot }. Vous n’avez pas encore de voiture et devez enchérir : avec quelle carte ?
    .page = Enchérissez pour { $lot } : il vous faut une voiture
downforce-question-keep = Lequel des pouvoirs remportés gardez-vous ?
    .page = Gardez un pouvoir
downforce-question-replace = Rusé ne peut pas être gardé ici : lequel des pouvoirs de la boîte prenez-vous ?
    .page = Prenez un pouvoir dans la boîte (Rusé n’est pas gardé)
downforce-question-play = À vous de jouer : quelle carte jouez-vous ?
    .page = Jouez une carte
downforce-question-wild = Votre ligne : joker { $steps }. Quelle voiture avance{ $skips ->
    [yes] , ou ignorez-vous la ligne
   *[other] { "" }
} ?
    .page = Joker { $steps } : choisissez une voiture{ $skips ->
        [yes] , ou ignorez-la
       *[other] { "" }
    }
downforce-question-offer = Ligne suivante : { $car } { $steps }, dont Rusé choisit le trajet. La jouez-vous ou l’ignorez-vous ?
    .page = { $car } { $steps }, pilotée par Rusé : jouez-la ou ignorez-la
downforce-question-drive = Votre ligne : { $car } { $steps }{ $most ->
    [0] { "" }
   *[other] { " " }(ou { $most } : Agressif)
}, depuis { $space } : où va-t-elle{ $skips ->
    [yes] , ou ignorez-vous la ligne
   *[other] { "" }
} ?
    .page = Avancez { $car } { $steps }{ $most ->
        [0] { "" }
       *[other] { " " }(ou { $most } : Agressif)
    }{ $skips ->
        [yes] , ou ignorez-la
       *[other] { "" }
    }
downforce-question-steer = { $player } joue { $car } { $steps }{ $most ->
    [0] { "" }
   *[other] { " " }(ou { $most } : Agressif)
}, et vous choisissez le trajet depuis { $space } (Rusé) : où va-t-elle ?
    .page = Guidez { $car } { $steps }{ $most ->
        [0] { "" }
       *[other] { " " }(ou { $most } : Agressif)
    } pour { $player } (Rusé)
downforce-question-bonus = Rien que des rectangles : la voiture { $car } gagne 2 cases bonus (Déterminé). Où va-t-elle, ou renoncez-vous ?
    .page = { $car } : 2 cases bonus (Déterminé), ou renoncez
downforce-question-bet = Ligne de paris { $line } : quelle voiture va gagner la course ?
    .page = Pari { $line } : quelle voiture va gagner ?
downforce-label-bid = enchérir avec { $card }
downforce-label-bid-at = enchérir { $number } avec { $card }
downforce-label-keep = garder { $power }
downforce-label-play = jouer { $card }
downforce-label-play-upwards = jouer { $card } de bas en haut
downforce-label-wild = joker : { $car }
downforce-label-drive = { $to ->
    [finish] mener la voiture { $car } à l’arrivée
   *[other] mener la voiture { $car } en { $to }
}
    .page = { $to ->
        [finish] mener la voiture { $car } à l’arrivée
       *[other] mener la voiture { $car } jusqu’à { $to } ({ $to-lane })
    }
downforce-label-skip = ignorer la ligne
downforce-label-take = jouer la ligne
downforce-label-decline = renoncer
downforce-label-bet = parier sur la voiture { $car }

## Previews
downforce-preview-bid = enchérit ${ $number }M pour la voiture { $car }
downforce-preview-bid-declared = enchérit ${ $number }M pour la voiture { $car }, sans avoir sa couleur
downforce-preview-price-idle = les prix ne comptent pas dans cette course
downforce-preview-pass = passe : pas de voiture { $car } dessus
downforce-preview-line = la voiture { $car } avance de { $steps }
downforce-preview-line-wild = un joker avance de { $steps }
downforce-preview-home = la voiture { $car } est déjà arrivée : rien ne se passe
downforce-preview-blocked = la voiture { $car } est bloquée pour l’instant
downforce-preview-aggressive = Agressif : la voiture { $car } peut avancer de { $steps }
downforce-preview-strategic = Stratège : une ligne peut être ignorée
downforce-preview-cunning = trajet choisi par { $player } (Rusé)
downforce-preview-steps = { $steps ->
    [1] 1 case
   *[other] { $steps } cases
}
downforce-preview-jam = coincée dans les bouchons après { $made ->
    [1] 1 case
   *[other] { $made } cases
}, { $left ->
    [1] 1 perdue
   *[other] { $left } perdues
}
downforce-preview-finish = la voiture { $car } arrive à la { $place ->
    [1] 1re
   *[other] { $place }e
} place
downforce-preview-prize = une prime de ${ $prize }M pour { $player }
downforce-preview-crosses = première à franchir la ligne de paris { $line }
downforce-preview-determined = rien que des rectangles : 2 cases de plus avec Déterminé
downforce-outlook-drove = { $car } : { $made ->
    [1] 1 case
   *[other] { $made } cases
}{ $left ->
    [0] { "" }
    [1] , 1 perdue dans les bouchons
   *[other] , { $left } perdues dans les bouchons
}{ $power ->
    [aggressive] , une de plus avec Agressif
    [determined] , cases bonus (Déterminé)
   *[other] { "" }
}
downforce-preview-skip = ignore « { $car } { $steps } »
downforce-preview-take = { $player } choisit le trajet de « { $car } { $steps } »
downforce-preview-decline = la voiture { $car } reste où elle est
downforce-preview-bet = voiture { $car } : 1re, elle rapporte ${ $place1 }M ; 2e, ${ $place2 }M ; 3e, ${ $place3 }M

## The end
downforce-sheet-finish = Arrivée
downforce-sheet-title = Feuille de score
downforce-sheet-prizes = Primes
downforce-sheet-bet = Pari { $number }
downforce-sheet-auction = Enchères
downforce-sheet-winnings = Gain total
downforce-stands = en panne en { $space }
    .page = en panne : { $space }
downforce-on-lap = tour { $lap }, { $space }
downforce-bet-paid = { $car } { $money }
downforce-reason-prize = la voiture { $car } a fini { $place } : { $money }
downforce-reason-stalled = la voiture { $car } n’a pas fini la course : aucune prime
downforce-reason-bet = pari { $number } sur la voiture { $car }, qui a fini { $place } : { $money }
downforce-reason-bet-stalled = pari { $number } sur la voiture { $car }, qui n’a pas fini la course
downforce-reason-paid = { $money } payés pour la voiture { $car }
downforce-reason-winnings = { $prizes } de primes + { $bets } de paris − { $auction } aux enchères = { $money }
downforce-verdict = ★ { $winners } { $count ->
    [1] gagne
   *[other] se partagent la victoire
} avec { $money }.
downforce-verdict-level = ★ { $winners } { $count ->
    [1] gagne
   *[other] se partagent la victoire
} avec { $money } : à égalité avec { $others }, mais avec la voiture la mieux classée.
downforce-verdict-home = ★ { $winners } gagne : c’est la première voiture arrivée qui compte, pas l’argent.
downforce-verdict-distance = ★ { $winners } gagne : c’est la voiture la plus avancée qui compte, pas l’argent.

## Headings
downforce-heading-car = voiture
downforce-heading-place = place
downforce-heading-owner = propriétaire
downforce-heading-price = prix
downforce-heading-prize = prime
downforce-heading-paid = payé
downforce-heading-space = case
downforce-heading-laps = tours
downforce-heading-to-go = reste
downforce-heading-lap = tour de circuit
downforce-heading-finish = arrivée
downforce-home = arrivée
downforce-chapter-setup = Mise en place
downforce-chapter-auction = Les enchères
downforce-chapter-race = La course
downforce-chapter-end = La fin
downforce-own-powers = Pouvoirs remportés : { $powers }
downforce-own-bets = Vos paris : { $cars }
downforce-own-rest = Encore à jouer sur cette carte : { $lines }
downforce-own-speed-8 = Vos cartes Vitesse 8 sont face visible et figurent ici en dernier.

## Why not
downforce-refused-question = pas encore : { $asked }
downforce-asked-bid = faites d’abord une enchère
downforce-asked-keep = choisissez le pouvoir à garder
downforce-asked-play = jouez d’abord une carte
downforce-asked-wild = choisissez la voiture du joker
downforce-asked-drive = choisissez où va la voiture
downforce-asked-bonus = prenez ou laissez le bonus de Déterminé
downforce-asked-offer = jouez la ligne ou ignorez-la
downforce-asked-bet = faites votre pari
downforce-asked-nothing = il n’y a rien à décider
downforce-refused-not-in-hand = la carte { $card } n’est pas dans votre main
downforce-refused-must-bid = vous ne pouvez pas passer : il reste autant de lots que de personnes sans voiture
downforce-refused-holds-colour = votre main contient la couleur { $car } : seul le chiffre { $car } d’une carte compte
downforce-refused-wild-number = { $card } n’a pas de joker { $number } pour enchérir
downforce-refused-lowest-number = sans la couleur et sans joker, une carte enchérit son plus petit chiffre ; { $number } n’est pas le plus petit de { $card }
downforce-refused-no-such-power = il n’y a pas de pouvoir { $power }
downforce-refused-cunning-not-kept = Rusé ne peut pas être gardé dans cette course
downforce-refused-power-not-won = { $power } ne fait pas partie des pouvoirs que vous pouvez choisir
downforce-refused-not-tricky = seul Malin résout une carte de bas en haut
downforce-refused-same-upwards = { $card } est la même de bas en haut
downforce-refused-other-wild = l’autre joker de cette carte a pris la voiture { $car } ; deux jokers prennent deux voitures
downforce-refused-on-card = la voiture { $car } est déjà sur la carte { $card } ; un joker en prend une autre
downforce-refused-not-strategic = seul Stratège ignore une ligne
downforce-refused-card-too-short = Stratège ignore une ligne des cartes qui en ont { $lines } ou plus
downforce-refused-skip-spent = une ligne de cette carte a déjà été ignorée
downforce-refused-line-taken = cette ligne est en jeu : on l’ignore avant que sa voiture soit choisie ou déplacée
downforce-refused-other-car = c’est la voiture { $car } qui doit avancer
downforce-refused-no-space = il n’y a pas de case { $space } sur ce circuit
downforce-refused-finish-too-far = l’arrivée est à plus de { $steps ->
    [1] 1 case
   *[other] { $steps } cases
} devant la voiture { $car }, ou la route est bloquée
downforce-refused-no-finish = une course longue distance continue après la ligne d’arrivée
downforce-refused-beyond-finish = la voiture { $car } est arrivée dès qu’elle franchit la ligne : menez-la à l’arrivée, pas en { $space }
downforce-refused-must-move = la voiture { $car } peut avancer, donc elle le doit
downforce-refused-occupied = la voiture { $other } est en { $space }
downforce-refused-level = { $space } est au même niveau que la voiture { $car }, pas à l’avant
downforce-refused-behind = l’extrémité avant de { $space } n’est pas plus avancée que celle de la voiture { $car }
downforce-refused-too-far = { $space } n’est pas à { $steps ->
    [1] 1 case
   *[other] { $steps } cases au plus
} devant la voiture { $car }
downforce-refused-too-near = la voiture { $car } doit parcourir ses { $steps } cases tant qu’un chemin est libre ; { $space } est plus proche
downforce-refused-way-blocked = d’autres voitures bloquent les chemins qui mènent la voiture { $car } en { $space } en { $steps ->
    [1] 1 case
   *[other] { $steps } cases
}

## Options
downforce-option-players = Joueurs
downforce-option-players-about = Combien de personnes courent. À deux, les cartes Vitesse 8 sont face visible et chacun a sa propre pioche.
downforce-option-track = Circuit
downforce-option-track-about = Le circuit de la course.
downforce-option-deck = Paquet
downforce-option-deck-about = Les cartes Vitesse : notre reconstitution du paquet d’origine, ou un fichier de paquet à vous.
downforce-option-auction = Enchères
downforce-option-auction-about = Les voitures sont mises aux enchères. Sinon elles sont distribuées, et personne ne les paie.
downforce-option-powers = Pouvoirs
downforce-option-powers-about = Chacun court avec un pouvoir.
downforce-option-hands-of-three = Mains de trois cartes
downforce-option-hands-of-three-about = Chacun a trois cartes et en pioche une nouvelle dans une pioche commune, au lieu d’avoir toutes ses cartes d’un coup.
downforce-option-bets = Paris
downforce-option-bets-about = À chacune des trois lignes de paris, chacun parie en secret sur la voiture qui va gagner.
downforce-option-first-home-wins = La première voiture arrivée gagne
downforce-option-first-home-wins-about = La première voiture qui franchit la ligne d’arrivée donne la victoire ; l’argent ne compte pas.
downforce-option-long-distance = Course longue distance
downforce-option-long-distance-about = Les voitures enchaînent les tours de circuit jusqu’à la dernière carte ; la plus avancée gagne. Il n’y a pas de paris.
downforce-option-cunning = Rusé à deux joueurs
downforce-option-cunning-about = À deux joueurs, Rusé est très fort. Qu’en faites-vous ?
downforce-option-cunning-choice-as-printed = comme dans la règle
downforce-option-cunning-choice-not-kept = peut être remporté, mais pas gardé
downforce-option-cunning-choice-removed = reste dans la boîte
downforce-option-strategic-lines = Carte la plus courte pour Stratège
downforce-option-strategic-lines-about = Stratège n’ignore une ligne que sur les cartes qui ont au moins ce nombre de lignes.
downforce-option-beginner = Variante pour débuter
downforce-option-beginner-about = Ni enchères, ni pouvoirs, ni paris, des mains de trois cartes, et la première voiture arrivée gagne.
downforce-bad-beginner = l’option beginner vaut true ou false
downforce-bad-players = Downforce se joue de 2 à 6 joueurs, pas à { $players }
downforce-bad-cunning = l’option cunning ne vaut que pour deux joueurs avec pouvoirs
downforce-bad-not-kept = sans enchères, aucun pouvoir n’est choisi : utilisez cunning=removed
downforce-bad-long-bets = une course longue distance n’a pas d’arrivée sur laquelle parier : laissez les paris désactivés
downforce-bad-long-home = personne n’arrive dans une course longue distance : laissez first_home_wins désactivé
downforce-bad-lines = strategic_lines est un nombre de lignes de 1 à 6, pas { $lines }

## Lessons
downforce-lesson-race = Une première course
downforce-lesson-race-about = Cartes, voitures et bouchons. La première voiture arrivée fait gagner son propriétaire.
downforce-lesson-auction = Les enchères
downforce-lesson-auction-about = Les voitures coûtent de l’argent, et seul compte ce qui reste à la fin.
downforce-lesson-powers = Les pouvoirs
downforce-lesson-powers-about = Chacun sait faire une chose que les autres ne savent pas faire.
downforce-lesson-bets = Les paris
downforce-lesson-bets-about = Trois fois par course, tout le monde parie en secret sur le vainqueur.
downforce-season-world-tour = Championnat du monde
downforce-season-world-tour-about = Deux circuits ; les gains des deux courses s’additionnent.
downforce-season-grand-tour = Tour des circuits
downforce-season-grand-tour-about = Huit circuits, de la rivière aux néons ; les gains de toutes les courses s’additionnent.
downforce-season-no-winnings = au championnat du monde on additionne les gains : laissez long_distance, first_home_wins et beginner désactivés

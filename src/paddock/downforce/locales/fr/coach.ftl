## What the coach says
downforce-coach-welcome = Deux des six voitures sont à vous. Amenez-en une à l’arrivée avant toutes les autres, et vous gagnez.
downforce-coach-play = Jouez une carte : de haut en bas, chaque ligne fait avancer la voiture de sa couleur. C’est vous qui les conduisez toutes, même celles des autres.
downforce-coach-drive = La voiture { $car } avance de { $steps }. Choisissez où elle s’arrête : vers l’avant, tout droit ou en diagonale, jamais à travers une voiture.
downforce-coach-wild = Une ligne blanche est un joker : vous nommez la voiture qui avance, d’une couleur absente de la carte.
downforce-coach-others = { $player } a joué une carte. Les autres déplacent aussi vos voitures, et pas toujours là où vous le voudriez.
downforce-coach-jam = Dans les bouchons, une voiture s’arrête et perd le reste de son déplacement. Envoyez-y vos rivaux et gardez vos voitures dégagées.
downforce-coach-blocked = La voiture { $car } n’avait aucune case libre devant elle : sa ligne n’a rien fait. Les passages étroits valent cher.
downforce-coach-home = La voiture { $car } est arrivée. Passé la ligne, plus rien ne lui arrive ; les autres se disputent les places suivantes.
downforce-coach-race-over = Voilà la course : gardez les gros chiffres pour vos voitures et poussez vos rivaux dans les bouchons. Place aux enchères.
downforce-coach-lot = Les voitures se vendent une par une ; en vente : { $lot }. Chacun mise une carte en secret, puis on les dévoile toutes.
downforce-coach-bid = Votre carte mise le chiffre qui accompagne la couleur en vente ; sans cette couleur, vous passez. La plus forte mise gagne, et la carte vous revient.
downforce-coach-bids = Toutes les mises sont visibles. Les cartes retournent en main : une grosse mise coûte de l’argent, pas la carte.
downforce-coach-won = À vous { $lot } pour ${ $price }M, avec la carte Vitesse 8. Le prix se retire de votre score.
downforce-coach-start = Tout est vendu. Les primes sont de 12, 9, 6, 4, 2 et 0 millions, et l’on retire ce que vous avez payé.
downforce-coach-prize = La voiture { $car } arrive à la { $place ->
    [1] 1re
   *[other] { $place }e
} place : son propriétaire touche la prime.
downforce-coach-auction-over = Les primes moins les dépenses : une voiture bon marché à la troisième place peut valoir mieux qu’une chère à la première.
downforce-coach-powers = Chacun a un pouvoir : { $powers }.
downforce-coach-power-mine = Le vôtre est Déterminé : votre voiture qui n’entre que dans des rectangles peut avancer de deux cases de plus.
downforce-coach-aggressive = { $player } a le pouvoir Agressif : la première ligne d’une carte a fait avancer la voiture { $car } d’une case de plus.
downforce-coach-determined = Rien que des rectangles sur ce trajet : prenez vos deux cases de plus, si elles vous servent.
downforce-coach-cunning = { $player } a le pouvoir Rusé et conduit la voiture { $car } même quand d’autres jouent la carte.
downforce-coach-powers-over = Regardez les pouvoirs avant la course : ils disent qui bloquer, et par où passer. Il reste les paris.
downforce-coach-lines = Trois lignes de la piste appellent un pari. La première est juste devant.
downforce-coach-line = Ici, une voiture franchirait la première la ligne de paris { $line } : après cette carte, tout le monde parie.
downforce-coach-bet = Quelle voiture va gagner ? Personne ne voit votre pari ; les trois premières places paient, et les premiers paris rapportent le plus.
downforce-coach-bet-again = Le deuxième pari. Vous pouvez miser sur la même voiture, ou vous couvrir.
downforce-coach-bets-over = Primes et paris, moins les enchères : voilà le jeu entier. À vous de courir pour de vrai.

## Why
downforce-why-pass = Passez : vos cartes font avancer la voiture { $car } de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}, trop peu pour rentabiliser une enchère.
downforce-why-pass-owner = Passez : vous avez une voiture, et une deuxième n’est rentable que si vos cartes la mènent loin. Elles font avancer la voiture { $car } de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}.
downforce-why-pass-later = Passez : vos cartes font avancer la voiture { $car } de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}, mais la { $better }, encore à venir, de { $more }.
downforce-why-bid = ${ $number }M est un prix juste pour la voiture { $car } : vos cartes la font avancer de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}.
downforce-why-bid-best = Enchérissez ${ $number }M : vos cartes font avancer la voiture { $car } de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}, plus que toutes celles encore à venir.
downforce-why-keep = { $power } sert plus souvent que les autres.
downforce-why-gain-up = votre voiture { $car } avance de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} (de la { $before } à la { $after } place)
downforce-why-gain-past = votre voiture { $car } avance de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} et dépasse { $cars } (de la { $before } à la { $after } place)
downforce-why-gain-down = votre voiture { $car } avance de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} (mais recule de la { $before } à la { $after } place)
downforce-why-gain-stays = votre voiture { $car } avance de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} (toujours { $after })
downforce-why-gain-home = votre voiture { $car } arrive { $after }
downforce-why-loses = la voiture { $car } perd { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}
downforce-why-gains = { $gains }.
downforce-why-gains-alone = { $gains }. Aucune autre voiture n’avance.
downforce-why-gains-others = { $gains }. Les autres voitures gagnent { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}.
downforce-why-gains-held = { $gains }. Rivales freinées : { $held }.
downforce-why-held = Elle freine vos rivaux : { $held }.
downforce-why-play-other = Elle ne fait avancer aucune de vos voitures, et les autres de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} en tout.
downforce-why-saves = Elle n’apporte rien à vos voitures, mais garde pour plus tard { $card }, qui les fait avancer de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}.
downforce-why-better-card = { $reason } Face à { $card } : { $pros }.
downforce-pro-own = { $spaces ->
    [1] 1 case de plus pour vos voitures
   *[other] { $spaces } cases de plus pour vos voitures
}
downforce-pro-keeps = garde cette carte pour plus tard
downforce-pro-rivals = { $spaces ->
    [1] 1 case de moins pour les autres
   *[other] { $spaces } cases de moins pour les autres
}
downforce-why-wilds = { $reason } { $count ->
    [1] Meilleur emploi du joker
   *[other] Meilleur emploi des jokers
} : { $uses }.
downforce-why-wild-use = { $steps } pour la { $car }
downforce-why-wild-other = Donnez-le à la voiture { $car } : avec { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} elle n’est que { $place }.
downforce-why-wild-none = Aucune de vos voitures ne peut le prendre. Donnez-le à la voiture { $car } : avec { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} elle n’est que { $place }.
downforce-why-finish-own = Votre voiture { $car } franchit la ligne !
downforce-why-finish-other = La voiture { $car } ne peut aller nulle part ailleurs.
downforce-why-jam-own = La voiture { $car } perd { $left ->
    [1] 1 case
   *[other] { $left } cases
} dans les bouchons.
downforce-why-jam-furthest = La voiture { $car } perd { $left ->
    [1] 1 case
   *[other] { $left } cases
} dans les bouchons, mais c’est là qu’elle est le plus loin.
downforce-why-jam-other = Dans les bouchons, la voiture { $car } perd { $left ->
    [1] 1 case
   *[other] { $left } cases
} : elle n’est pas à vous.
downforce-why-drive-own = { $gain }. Toute autre case lui coûte jusqu’à { $more ->
    [1] 1 case
   *[other] { $more } cases
}.
downforce-why-drive-own-shuts = { $gain }. Là, elle barre la route à ces voitures : { $cars }.
downforce-why-drive-other = La voiture { $car } n’est pas à vous : cela lui coûte { $more ->
    [1] 1 case
   *[other] { $more } cases
}.
downforce-why-drive-other-shuts = La voiture { $car } n’est pas à vous : là, elle barre la route à ces voitures : { $cars }.
downforce-why-drive-place = La voiture { $car } n’est pas à vous : ici, elle n’est que { $place } ; ailleurs, { $best }.
downforce-why-drive-spared = La voiture { $car } n’est pas à vous : ailleurs, elle pourrait perdre jusqu’à { $spaces ->
    [1] 1 case de plus
   *[other] { $spaces } cases de plus
}.
downforce-why-drive-longest = La voiture { $car } n’est pas à vous : c’est son chemin le plus long, mais de moins d’une case.
downforce-why-drive-level = La voiture { $car } n’est pas à vous, et la file lui change moins d’une case.
downforce-why-skip = La voiture { $car } reste où elle est au lieu d’avancer de { $steps ->
    [1] 1 case
   *[other] { $steps } cases
}.
downforce-why-skip-wild = Personne ne profite du joker ({ $steps ->
    [1] 1 case
   *[other] { $steps } cases
}).
downforce-why-take = Elle fait avancer la voiture { $car } de { $steps ->
    [1] 1 case
   *[other] { $steps } cases
} au plus.
downforce-why-decline = La voiture { $car } est mieux ici que deux cases plus loin.
downforce-why-bet = { $mine ->
    [yes] Votre voiture { $car }
   *[no] La voiture { $car }
} est { $place }{ $behind ->
    [0] .
    [1] , à 1 case de la voiture { $leader }.
   *[other] , à { $behind } cases de la voiture { $leader }.
} Les cartes restant à jouer peuvent la faire avancer de { $left ->
    [1] 1 case
   *[other] { $left } cases
}, dont { $hand } avec les vôtres. Si elle gagne, ce pari rapporte { $pays }.

## What the coach says
formula-d-coach-welcome = Un tour de Monaco, et voici votre voiture. La première arrivée gagne.
formula-d-coach-drive = Vous avancez de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}. Chaque case allumée est une arrivée possible ; le chiffre dit ce qu’elle coûte, et 0 est gratuit.
formula-d-coach-gear = Choisissez une vitesse : chacune a son dé, et plus elle est haute, plus on va loin. On ne monte que d’une vitesse par tour de jeu.
formula-d-coach-corner = Dans le virage qui approche, il faut terminer un déplacement autant de fois que l’indique son panneau. Les barres montrent quels lancers y suffisent.
formula-d-coach-stopped = Voilà qui compte : arrêt { $stops } sur { $demanded } dans { $name }. Une fois tous les arrêts faits, sortez aussi vite que vous voulez.
formula-d-coach-order = À chaque tour de jeu, la voiture de tête joue en premier. Les autres sont proches, et personne ne traverse personne.
formula-d-coach-braking = Vous pouvez freiner et aller moins loin que le dé. Chaque case en moins coûte un point de structure.
formula-d-coach-shift = Avant un virage, vous pouvez rétrograder de plusieurs vitesses. La première est gratuite, chaque autre coûte un point de structure.
formula-d-coach-overshoot = Certaines de ces cases sont au-delà de { $corner }, sans l’arrêt demandé. C’est une sortie de virage : un point de structure par case de trop.
formula-d-coach-overshot = Sortie de virage à { $name } : { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} de trop. S’il manque un arrêt, on paie ; s’il en manquait deux, ce serait l’abandon.
formula-d-coach-wear = Cela coûte { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
}, il en reste { $left }. Ils sont là pour servir, mais à zéro c’est l’abandon.
formula-d-coach-collision = { $car } s’arrête tout contre une autre voiture : on lance le dé noir, et de 1 à 4 cela coûte un point de structure. Gardez vos distances si possible.
formula-d-coach-motor = Un 20 en cinquième ou un 30 en sixième fatigue tous les moteurs lancés à ces vitesses : de 1 à 4 au dé noir, un point de structure de moins.
formula-d-coach-out = { $car } abandonne. Cela arrive quand il n’y a plus de quoi payer, ou quand on quitte un virage avec deux arrêts manquants.
formula-d-coach-home = { $place ->
    [1] Gagné ! Freinez tard, gardez une vitesse élevée et dépensez votre structure avant la ligne.
   *[other] Vous terminez à la { $place }e place. La prochaine fois, dépensez plus de structure : ce qui reste à l’arrivée ne vaut rien.
}
formula-d-coach-pits-welcome = Deux tours cette fois, et le premier a usé votre voiture. La voie des stands commence avant la ligne : un arrêt à votre stand rend tous les points de structure.
formula-d-coach-pits-box = L’un de ces déplacements finit à votre stand. Un jet trop élevé ne coûte rien : le reste est perdu sans frais. Dans la voie, ni limite de vitesse ni collision.
formula-d-coach-pits-back = Vous voilà au stand : { $gained } points de structure récupérés. Au prochain tour de jeu, vous repartez en 1re, 2e, 3e ou 4e, sans frais.
formula-d-coach-pits-last = Dernier tour : plus d’arrêt au stand. La structure qui reste à l’arrivée ne vaut rien : dépensez-la en vitesse.
formula-d-coach-road-welcome = Course de nuit en ville, un tour, et voici votre voiture. Quatre choses sont nouvelles ; je vous les montrerai en chemin.
formula-d-coach-road-nitro = La nitro, une fois par tour : elle ajoute { $bonus } à votre jet de { $face }. Tout doit être parcouru : gardez-la pour une route dégagée.
formula-d-coach-road-police = Ici, vous passez devant la police à { $speed } : dix fois votre jet. Quand tout le monde est passé, la voiture la plus rapide récupère 2 points de structure.
formula-d-coach-road-danger = Les cases noires sont dangereuses. Y finir un déplacement fait lancer le dé noir : de 1 à 4, un point de structure.
formula-d-coach-road-trouble = La zone du riverain en colère : y finir un déplacement fait lancer le dé noir, et 11 ou plus coûte deux points de structure. Essayez de la franchir d’une traite.

## Why
formula-d-why-gear-only = Il n’y a pas d’autre vitesse : elle donne { $low } à { $high }.
formula-d-why-gear-road = Elle donne { $low } à { $high }, sur route dégagée.
formula-d-why-gear-stop = Elle donne { $low } à { $high } : { $stop } % des lancers finissent dans le virage, et aucun ne coûte rien.
formula-d-why-gear-corner = Elle donne { $low } à { $high }, et chaque lancer finit dans le virage sans rien coûter.
formula-d-why-gear-steady = Elle donne { $low } à { $high }, et chaque lancer finit dans le virage sans rien coûter. Pas trop vite : il faut s’y arrêter encore.
formula-d-why-gear-sure = Elle donne { $low } à { $high }, et chaque lancer finit dans le virage sans rien coûter. Une vitesse de plus coûterait en moyenne { $wear ->
    [0] moins d’un point de structure
    [1] environ 1 point de structure
   *[other] environ { $wear } points de structure
}.
formula-d-why-gear-spend = Elle donne { $low } à { $high }. Cela coûte en moyenne { $wear ->
    [0] moins d’un point de structure
    [1] environ 1 point de structure
   *[other] environ { $wear } points de structure
}, et il vous en reste { $points } : une vitesse plus basse coûte moins, mais va moins loin.
formula-d-why-gear-through = Elle vous sort du virage quel que soit le dé, avec un arrêt manquant. Cela coûte en moyenne { $wear ->
    [0] moins d’un point de structure
    [1] environ 1 point de structure
   *[other] environ { $wear } points de structure
}, et il vous en reste { $points } : une vitesse plus basse coûte moins, mais fait perdre du temps.
formula-d-why-gear-least = Toutes les vitesses coûtent de la structure ici. Celle-ci est la moins chère : en moyenne { $wear ->
    [0] moins d’un point de structure
    [1] environ 1 point de structure
   *[other] environ { $wear } points de structure
}.
formula-d-why-finish = Franchissez la ligne ! Plus rien d’autre ne compte.
formula-d-why-overshoot = Toutes les cases coûtent de la structure. Celle-ci coûte le moins, { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
}, et vous gardez votre vitesse.
formula-d-why-brake = Freiner coûte { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
} et donne l’arrêt dans { $corner }. Rien n’est moins cher.
formula-d-why-further = Cela coûte { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
}, mais vous allez plus loin qu’avec les cases moins chères.
formula-d-why-worth-it = Cela coûte { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
}, et la place gagnée vaut plus.
formula-d-why-cheapest = Cela coûte { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
} ; aucune case ne coûte moins.
formula-d-why-stop = C’est gratuit et cela compte comme arrêt dans { $corner }.
formula-d-why-free = C’est gratuit.
formula-d-why-gear-room = Elle donne { $low } à { $high }, plus lentement que la vitesse la moins chère.

## Ce qu’un choix a de mieux qu’un autre
formula-d-why-better-gear = { $reason } Face à la vitesse { $gear } : { $pros }.
formula-d-why-better-end = { $reason } Face à { $to } : { $pros }.
    .page = { $reason } Face à { $to } ({ $to-lane }) : { $pros }.
formula-d-hint-weighed = Pour : { $pros }. Pour le meilleur choix : { $cons }.
formula-d-hint-cons = Le meilleur choix, lui : { $cons }.
formula-d-hint-pros = Pour : { $pros }.
formula-d-hint-alike = Seule la file change : même usure, mêmes arrêts et même distance que le meilleur choix.
formula-d-pro-out = éliminée avec { $percent } % des lancers, et non { $other } %
formula-d-pro-overshoots = sort du virage avec { $percent } % des lancers, et non { $other } %
formula-d-pro-stops = s’arrête dans le virage avec { $percent } % des lancers, et non { $other } %
formula-d-pro-mean-wear = { $wear } points de structure économisés en moyenne
formula-d-pro-mean-spaces = { $spaces } cases de plus en moyenne
formula-d-pro-stop = un arrêt dans { $corner }
formula-d-pro-wear = { $points ->
    [1] 1 point de structure économisé
   *[other] { $points } points de structure économisés
}
formula-d-pro-collision = pas de lancer de collision
formula-d-pro-danger = moins de lancers pour zone dangereuse
formula-d-pro-trouble = hors de portée du riverain en colère
formula-d-pro-spaces = { $spaces ->
    [1] 1 case de plus
   *[other] { $spaces } cases de plus
}
formula-d-pro-closer = { $spaces ->
    [1] 1 case plus près de { $corner }
   *[other] { $spaces } cases plus près de { $corner }
}
formula-d-pro-next = au prochain tour, { $percent } % de chances de s’arrêter dans { $corner }, et non { $other } %
formula-d-pro-gear = au prochain tour, jusqu’à la vitesse { $gear } sans usure
formula-d-pro-inside = plus près de l’intérieur de { $corner }

## Pourquoi utiliser la nitro ou la garder
formula-d-why-nitro-out = Avec { $bonus } de plus, vous ne pourriez plus freiner à temps et seriez éliminé.
formula-d-why-nitro-must = Sans elle, aucun mouvement n’est à votre portée.
formula-d-why-nitro-finish = Elle vous fait franchir la ligne.
formula-d-why-nitro-use-saves = Avec { $bonus } de plus, vous payez { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
} de moins que sans.
formula-d-why-nitro-use-worth = Elle vous mène { $bonus } plus loin pour { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
}, et il vous en reste { $left }.
formula-d-why-nitro-use-stop = Avec { $bonus } de plus, vous atteignez { $corner } ce tour-ci, un tour plus tôt.
formula-d-why-nitro-use = { $bonus ->
    [1] 1 case de plus sans usure supplémentaire : la route a la place.
   *[other] { $bonus } cases de plus sans usure supplémentaire : la route a la place.
}
formula-d-why-nitro-keep-saves = La route n’a pas la place pour { $bonus } de plus : cela coûterait { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
}.
formula-d-why-nitro-keep-worth = L’utiliser économiserait { $points ->
    [1] 1 point de structure
   *[other] { $points } points de structure
}, mais il vous en reste { $left }, et elle ne sert qu’une fois par tour.
formula-d-why-nitro-keep-stop = Sans elle, vous pouvez finir dans { $corner } ; avec { $bonus } de plus, vous manqueriez cet arrêt.
formula-d-why-nitro-keep = Elle n’ajouterait que { $bonus } maintenant. Plus tard, dans une vitesse plus haute, elle ajoute plus.
formula-d-why-nitro-keep-top = Gardez-la pour l’instant : elle ne sert qu’une fois par tour.

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
}, moins que toute autre case.
formula-d-why-stop = C’est gratuit et cela compte comme arrêt dans { $corner }.
formula-d-why-free = C’est gratuit et le plus court chemin.
formula-d-why-turns = C’est en moyenne ce qui demande le moins de tours de jeu jusqu’à l’arrivée.

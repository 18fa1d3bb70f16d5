# The story of a finished race.

downforce-story-lead = La voiture { $car } prend la tête.
downforce-story-bets = { $players } : pari { $number } sur la voiture { $car }.
downforce-story-money = D’où vient l’argent
downforce-story-prices = Prix payé
downforce-story-money-bets = Paris
downforce-story-entry = { $car } · { $player }
downforce-story-overtake = Plus beau dépassement : la voiture { $car } passe { $count } voitures d’un coup.
downforce-story-jam = Pire bouchon : la voiture { $car } est coincée et perd { $steps } cases.
downforce-story-dearest = Voiture la plus chère : { $player } paie { $money } pour la voiture { $car }, qui { $place ->
    [0] n’arrive jamais.
    [1] gagne la course.
   *[other] finit à la { $place }e place.
}
downforce-story-best-bet = Meilleur pari : { $player } mise sur la voiture { $car }{ $place ->
    [1] , déjà en tête,
   *[other] , alors à la { $place }e place,
} et empoche { $money }.
downforce-story-for-good = La voiture { $car } prend la tête et ne la lâche plus.
downforce-story-win = La voiture { $car } gagne la course.
downforce-story-drove = { $car } avance de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}.
downforce-story-card = { $player } joue une carte.

## Before the race
downforce-page-title = Downforce
downforce-page-about = Achetez des voitures aux enchères, faites-les courir avec des cartes et pariez sur le vainqueur. Six pouvoirs, 2 à 6 joueurs. Contre trois robots, une course dure environ 5 minutes.
downforce-page-setup-printed = Le jeu complet
downforce-page-setup-printed-about = Enchères, pouvoirs, trois paris
downforce-page-setup-beginner = Pour débuter
downforce-page-setup-beginner-about = Sans enchères, pouvoirs ni paris : le premier arrivé gagne
downforce-page-setup-long = Longue distance
downforce-page-setup-long-about = La course dure jusqu’à la dernière carte ; sans paris

## The race
downforce-page-owner = Propriétaire
downforce-page-leads = en tête
downforce-page-stalled = en panne
downforce-page-sealed = en secret
downforce-page-seat-cards = { $cards ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $cards } cartes
}
downforce-page-card-of = jouée par { $player }
downforce-page-powers = Choisissez le pouvoir à garder
downforce-page-power-now = Vous pouvez l’utiliser.
downforce-page-score = Feuille de score jusqu’ici
downforce-page-score-so-far = Jusqu’ici
downforce-page-score-about = Primes moins prix payés ; les paris sont révélés après la course.
downforce-page-hand = Votre main
downforce-page-discards = { $cards ->
    [1] Défausse : 1 carte
   *[other] Défausse : { $cards } cartes
}
downforce-page-hand-cards = { $cards ->
    [0] Votre main : 0 carte
    [1] Votre main : 1 carte
   *[other] Votre main : { $cards } cartes
}
downforce-page-hand-pile = { $cards } dans votre pioche
downforce-page-hand-sort = Ordre des cartes
downforce-page-hand-sort-colour = par couleur
downforce-page-hand-sort-strength = par force
downforce-page-hand-sort-dealt = comme distribuées
downforce-page-hand-at = enchérir { $number }
downforce-page-auction = Enchères
downforce-page-auction-lot = lot { $lot } sur { $lots }
downforce-page-auction-pass = passe
downforce-page-auction-bid-with = enchérir ${ $number }M avec { $card }
downforce-page-auction-pass-with = passer avec { $card }
downforce-page-auction-before = Avant :
downforce-page-auction-terms = Primes, paris et règles
downforce-page-auction-price = Qui l’emporte paie son enchère : elle est retirée de son score.
downforce-page-auction-price-idle = La plus haute enchère l’emporte ; les prix ne comptent pas dans cette course.
downforce-page-auction-card = Les mises sont révélées, puis rendues.
downforce-page-auction-speed-8 = { $open ->
    [yes] La carte Vitesse 8 de la voiture { $car } vient avec elle et reste face visible devant vous.
   *[other] La carte Vitesse 8 de la voiture { $car } vient avec elle, en main.
}
downforce-page-auction-without = { $count ->
    [0] Tout le monde a une voiture.
   *[other] Encore sans voiture : { $names }.
}
downforce-page-slip = Feuille de paris
downforce-page-slip-bet = Pari
downforce-page-slip-car = Voiture
downforce-page-slip-millions = en $M
downforce-page-slip-prize = Prime

## What things mean
downforce-page-mark-steps = Distance en cases.
downforce-page-mark-jam = Un bouchon : la voiture s’arrête ici et perd les cases qui lui restent.
downforce-page-explain-bets = Un pari rapporte selon son numéro et la place de sa voiture : sur la gagnante $9M, $6M ou $3M.
downforce-page-explain-prizes = Les places rapportent $12M, $9M, $6M, $4M, $2M et $0M au propriétaire de la voiture.
downforce-page-bets-opened = Paris révélés

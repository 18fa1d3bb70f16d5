# What positions are worth, and where a race was won.

review-odds = Après { $moves ->
    [1] 1 coup
   *[other] { $moves } coups
} sur { $all }, { $who } :
review-from-all = toutes les mains et tous les paris connus
review-from-outside = vu par le public
review-from-seat = vu par { $player }
review-player = joueur
review-win = gagne
review-odds-note = { $playouts } simulations, graine { $seed }. Ce qui suit ± est l’erreur type. La suite est courue par des pilotes semblables aux robots de la course ou, s’il n’y en a pas, au robot pro.
review-sum-win = Chances de gagner, en points
review-sum-result = Résultat : { $result }
review-expected = attendu au départ
review-hidden = cartes cachées
review-own = ses propres choix
review-others = choix des autres
review-result = = résultat
review-adds-up = Chaque colonne s’additionne exactement. Ce qui suit ± est l’erreur type.
review-choices = Choix
review-decisions = décisions
review-mistakes = erreurs
review-mean-loss = perte par décision
review-like = conduite de
review-levels = Perte moyenne par décision des pilotes sur ce circuit avec autant de joueurs, en points : { $levels }.
review-mistakes-title = Erreurs
review-move = coup
review-chosen = choisi
review-better = meilleur
review-loss = perdu
review-least-points = d’un point
review-least-turns = de 0,05 tour
review-mistakes-note = { $all ->
    [0] Rien n’a coûté plus { $least } et plus de deux erreurs types.
    [1] Il a coûté plus { $least } et plus de deux erreurs types, selon ce que l’on pouvait savoir alors.
   *[other] { $rest ->
        [0] Les { $all }, de la plus chère à la moins chère. Chacune a coûté plus { $least } et plus de deux erreurs types, selon ce que l’on pouvait savoir alors.
       *[other] { $shown } sur { $all }, les plus chères. Chacune a coûté plus { $least } et plus de deux erreurs types, selon ce que l’on pouvait savoir alors.
    }
}
review-note = { $playouts } simulations par les pilotes dont se sert le robot pro pour calculer ses coups, graine { $seed }. Ses propres choix se comparent à ce qu’un tel pilote aurait choisi.
review-chances = Chances de gagner, coup par coup

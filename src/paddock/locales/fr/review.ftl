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
review-odds-note = { $playouts } simulations, graine { $seed }. Ce qui suit ± est l’erreur type. À partir d’ici roulent des pilotes comme ceux de pro.

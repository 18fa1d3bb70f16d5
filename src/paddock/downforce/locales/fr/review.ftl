# What a review calls results and luck.

downforce-review-winnings = gains, M$
downforce-review-place = rang (le plus petit est le meilleur)
downforce-review-deal = distribution
downforce-review-lots = voitures et pouvoirs
downforce-review-grid = grille de départ
downforce-review-bid = enchérir { $money } sur { $car } avec { $card }
downforce-review-pass = passer sur { $car } avec { $card }
downforce-review-skip = sauter { $car } { $steps }
downforce-review-take = prendre { $car } { $steps }

## What is said of a choice in a hint
downforce-hint-worth = La voiture { $car } vaut { $worth } ± { $error } pour vous.
downforce-hint-better = Obtenue pour { $price }, elle vous laisse { $left } de plus que sans elle.
downforce-hint-fair = À { $price }, vous payez à peu près ce que la voiture { $car } vaut pour vous.
downforce-hint-worse = À { $price }, vous payez { $left } de plus que ce qu’elle vaut pour vous : cela ne sert qu’à en priver les autres.
downforce-hint-same-bid = Le même prix, mais vos rivaux voient une autre carte.
downforce-hint-pass-instead = Revient au même que { $price } si un rival enchérit plus ; sinon, la voiture { $car } vous échappe à ce prix.
downforce-hint-pass-close = La voiture { $car } vaut à peu près ce qu’elle vous coûterait.
downforce-hint-bid-instead = Peut vous donner la voiture { $car }, que vos cartes font avancer de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} en tout.
downforce-hint-bid-more = { $price } est plus dur à surenchérir que { $best }, mais coûte plus.
downforce-hint-bid-less = { $price } coûte moins que { $best }, mais se surenchérit plus facilement.
downforce-hint-wild = La voiture { $car } avance de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} et se retrouve { $place }.
downforce-hint-too-dear = Aucune de vos enchères ne coûte moins que ce que vaut la voiture { $car } pour vous.
downforce-hint-keep = { $power } : { $does }.
downforce-hint-decline = La voiture { $car } reste où elle est.

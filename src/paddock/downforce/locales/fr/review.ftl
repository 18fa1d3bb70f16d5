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
downforce-hint-worse = À { $price }, vous payez { $left } de plus que ce qu’elle vaut pour vous : cela ne sert qu’à en priver les autres.
downforce-hint-given-up = Vous renoncez à l’obtenir pour { $price }, moins que ce qu’elle vaut pour vous.
downforce-hint-too-dear = Aucune de vos enchères ne coûte moins que ce que vaut la voiture { $car } pour vous.
downforce-hint-bet = La voiture { $car } est { $place } ; si elle gagne, ce pari rapporte { $pays }.
downforce-hint-bet-own = Votre voiture { $car } est { $place } et vous pouvez l’aider ; si elle gagne, ce pari rapporte { $pays }.
downforce-hint-keep = { $power } : { $does }.
downforce-hint-decline = La voiture { $car } reste où elle est.

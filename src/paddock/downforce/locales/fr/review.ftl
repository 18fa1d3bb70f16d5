# What a review calls results and luck.

downforce-review-winnings = gains, M$
downforce-review-place = rang (le plus petit est le meilleur)
downforce-review-deal = distribution
downforce-review-lots = voitures et pouvoirs
downforce-review-grid = grille de départ
downforce-hint-price = Pour la voiture { $car }, enchérir est rentable jusqu’à ${ $number }M.
downforce-hint-no-bid = Pour la voiture { $car }, aucune enchère n’est rentable : mieux vaut passer.

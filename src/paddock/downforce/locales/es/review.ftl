# What a review calls results and luck.

downforce-review-winnings = ganancias, M$
downforce-review-place = puesto (cuanto más bajo, mejor)
downforce-review-deal = reparto de cartas
downforce-review-lots = coches y poderes
downforce-review-grid = parrilla
downforce-hint-price = Por el coche { $car } compensa pujar hasta ${ $number }M.
downforce-hint-no-bid = Por el coche { $car } no compensa pujar: vale más pasar.

# What a review calls results and luck.

downforce-review-winnings = winnings, $M
downforce-review-place = place (lower is better)
downforce-review-deal = cards dealt
downforce-review-lots = cars and powers
downforce-review-grid = grid
downforce-hint-price = For { $car } it pays to bid up to ${ $number }M.
downforce-hint-no-bid = For { $car } no bid pays: passing is worth more.

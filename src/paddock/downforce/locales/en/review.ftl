# What a review calls results and luck.

downforce-review-winnings = winnings, $M
downforce-review-place = place (lower is better)
downforce-review-deal = cards dealt
downforce-review-lots = cars and powers
downforce-review-grid = grid
downforce-review-bid = bid { $money } for { $car } with { $card }
downforce-review-pass = pass on { $car } with { $card }
downforce-review-skip = skip { $car } { $steps }
downforce-review-take = take { $car } { $steps }

## What is said of a choice in a hint
downforce-hint-worth = { $car } is worth { $worth } ± { $error } to you.
downforce-hint-better = At { $price }, you end up { $left } better off than without it.
downforce-hint-worse = At { $price }, you overpay by { $left }: that only pays if it keeps the car from the others.
downforce-hint-given-up = You give up a car you could get for { $price }, less than it is worth to you.
downforce-hint-too-dear = Every bid you can make costs more than { $car } is worth to you.
downforce-hint-bet = { $car } is { $place } now; if it wins, this bet pays { $pays }.
downforce-hint-bet-own = your { $car } is { $place } now, and you can help it; if it wins, this bet pays { $pays }.
downforce-hint-keep = { $power }: { $does }.
downforce-hint-decline = { $car } stays where it is.

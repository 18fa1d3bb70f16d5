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
downforce-hint-better = If you get it for { $price }, you end up { $left } better off than without it.
downforce-hint-fair = At { $price }, you pay about what { $car } is worth to you.
downforce-hint-worse = At { $price }, you overpay by { $left }: that only pays if it keeps the car from the others.
downforce-hint-same-bid = The same price, but it shows your rivals another card.
downforce-hint-pass-instead = As good as { $price } if a rival bids more; otherwise you miss { $car } at that price.
downforce-hint-pass-close = { $car } is worth about what you’d have to pay for it.
downforce-hint-bid-instead = Could win you { $car }, which your cards move { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} in all.
downforce-hint-bid-more = { $price } is harder to outbid than { $best }, but costs more.
downforce-hint-bid-less = { $price } is cheaper than { $best }, but easier to outbid.
downforce-hint-wild = { $car } goes { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} and is then { $place }.
downforce-hint-too-dear = Every bid you can make costs more than { $car } is worth to you.
downforce-hint-keep = { $power }: { $does }.
downforce-hint-decline = { $car } stays where it is.

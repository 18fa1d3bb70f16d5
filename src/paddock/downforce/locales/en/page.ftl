## Before the race
downforce-page-title = Downforce
downforce-page-about = Buy cars at auction, race them with cards and bet on the winner. Six powers, 2 to 6 players. Against three bots, a race takes about 5 minutes.
downforce-page-setup-printed = The whole game
downforce-page-setup-printed-about = Auction, powers, three bets
downforce-page-setup-beginner = Beginner’s game
downforce-page-setup-beginner-about = No auction, powers or bets: first car home wins
downforce-page-setup-long = Long distance
downforce-page-setup-long-about = The race goes on until the cards are played; no bets

## The race
downforce-page-owner = Owner
downforce-page-leads = leads
downforce-page-stalled = stalled
downforce-page-sealed = sealed
downforce-page-seat-cards = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}
downforce-page-card-of = played by { $player }
downforce-page-powers = Keep one power
downforce-page-power-now = You can use it now.
downforce-page-score = Score sheet so far
downforce-page-score-so-far = So far
downforce-page-score-about = Prizes minus prices; bets are revealed after the race.
downforce-page-hand = Your hand
downforce-page-discards = { $cards ->
    [1] Discards: 1 card
   *[other] Discards: { $cards } cards
}
downforce-page-hand-cards = { $cards ->
    [1] Your hand: 1 card
   *[other] Your hand: { $cards } cards
}
downforce-page-hand-pile = { $cards } in your draw pile
downforce-page-hand-sort = Order of the cards
downforce-page-hand-sort-colour = by colour
downforce-page-hand-sort-strength = by strength
downforce-page-hand-sort-dealt = as dealt
downforce-page-hand-at = bid { $number }
downforce-page-auction = Auction
downforce-page-auction-lot = lot { $lot } of { $lots }
downforce-page-auction-pass = pass
downforce-page-auction-bid-with = bid ${ $number }M with { $card }
downforce-page-auction-pass-with = pass with { $card }
downforce-page-auction-before = Before:
downforce-page-auction-terms = Prizes, bets and rules
downforce-page-auction-price = The winner pays the bid out of the final score.
downforce-page-auction-price-idle = Highest bid wins; prices don’t count in this race.
downforce-page-auction-card = Bids are revealed, then returned.
downforce-page-auction-speed-8 = { $open ->
    [yes] The Speed 8 of { $car } comes with the car and lies face up.
   *[other] The Speed 8 of { $car } comes with the car.
}
downforce-page-auction-without = { $count ->
    [0] Everyone has a car.
   *[other] Still without a car: { $names }.
}
downforce-page-slip = Betting slip
downforce-page-slip-bet = Bet
downforce-page-slip-car = Car
downforce-page-slip-millions = in $M
downforce-page-slip-prize = Prize

## What things mean
downforce-page-mark-steps = Distance in spaces.
downforce-page-mark-jam = Jam: the car stops here and loses the rest of its move.
downforce-page-explain-bets = A bet pays by its number and by the place of its car: on the winner $9M, $6M or $3M.
downforce-page-explain-prizes = The places pay $12M, $9M, $6M, $4M, $2M and $0M to the owner of the car.
downforce-page-bets-opened = Bets revealed

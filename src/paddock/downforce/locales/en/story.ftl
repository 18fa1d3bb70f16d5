# The story of a finished race.

downforce-story-lead = { $car } takes the lead.
downforce-story-bets = { $players }: bet { $number } on { $car }.
downforce-story-money = Where the money came from
downforce-story-prices = Prices paid
downforce-story-money-bets = Bets
downforce-story-entry = { $car } · { $player }
downforce-story-overtake = Biggest overtake: { $car } passes { $count } cars in one move.
downforce-story-jam = Worst jam: { $car } is held up and loses { $steps } spaces.
downforce-story-dearest = Most expensive car: { $player } pays { $money } for { $car }, which { $place ->
    [0] never finishes.
    [1] wins the race.
    [2] finishes 2nd.
    [3] finishes 3rd.
   *[other] finishes { $place }th.
}
downforce-story-best-bet = Best bet: { $player } backs { $car }{ $place ->
    [1] , already in the lead,
    [2] , then 2nd,
    [3] , then 3rd,
   *[other] , then { $place }th,
} and collects { $money }.
downforce-story-for-good = { $car } takes the lead for good.
downforce-story-win = { $car } wins the race.
downforce-story-drove = { $car } drives { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}.
downforce-story-card = { $player } plays a card.

# What is told of a race that is over.

downforce-story-lead = { $car } takes the lead.
downforce-story-bets = { $players }: bet { $number } on { $car }.
downforce-story-money = Where the money came from
downforce-story-prices = Prices paid
downforce-story-money-bets = Bets
downforce-story-entry = { $car } · { $player }

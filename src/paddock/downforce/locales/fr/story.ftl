# What is told of a race that is over.

downforce-story-lead = La voiture { $car } prend la tête.
downforce-story-bets = { $players } : pari { $number } sur la voiture { $car }.
downforce-story-money = D’où vient l’argent
downforce-story-prices = Prix payé
downforce-story-money-bets = Paris
downforce-story-entry = { $car } · { $player }

# What is told of a race that is over.

downforce-story-lead = O carro { $car } assume a liderança.
downforce-story-bets = { $players }: aposta { $number } no carro { $car }.
downforce-story-money = De onde veio o dinheiro
downforce-story-prices = Preço pago
downforce-story-money-bets = Apostas
downforce-story-entry = { $car } · { $player }

# What is told of a race that is over.

downforce-story-lead = El coche { $car } se pone en cabeza.
downforce-story-bets = { $players }: apuesta { $number } al coche { $car }.
downforce-story-money = De dónde salió el dinero
downforce-story-prices = Precio pagado
downforce-story-money-bets = Apuestas
downforce-story-entry = { $car } · { $player }

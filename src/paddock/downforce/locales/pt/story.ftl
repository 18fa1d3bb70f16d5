# The story of a finished race.

downforce-story-lead = O carro { $car } assume a liderança.
downforce-story-bets = { $players }: aposta { $number } no carro { $car }.
downforce-story-money = De onde veio o dinheiro
downforce-story-prices = Preço pago
downforce-story-money-bets = Apostas
downforce-story-entry = { $car } · { $player }
downforce-story-overtake = Maior ultrapassagem: o carro { $car } passa { $count } carros de uma vez.
downforce-story-jam = Pior engarrafamento: o carro { $car } fica preso e perde { $steps } casas.
downforce-story-dearest = O carro mais caro: { $player } paga { $money } pelo carro { $car }, que { $place ->
    [0] não chega ao fim.
    [1] vence a corrida.
   *[other] chega em { $place }º lugar.
}
downforce-story-best-bet = A melhor aposta: { $player } aposta no carro { $car }{ $place ->
    [1] , já na liderança,
   *[other] , em { $place }º lugar,
} e recebe { $money }.
downforce-story-for-good = O carro { $car } assume a liderança e não a larga mais.
downforce-story-win = O carro { $car } vence a corrida.
downforce-story-drove = { $car } avança { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
}.
downforce-story-card = { $player } joga uma carta.

# What a review calls results and luck.

downforce-review-winnings = ganhos, M$
downforce-review-place = posição (quanto menor, melhor)
downforce-review-deal = distribuição das cartas
downforce-review-lots = carros e poderes
downforce-review-grid = grid
downforce-review-bid = dar lance de { $money } por { $car } com { $card }
downforce-review-pass = passar em { $car } com { $card }
downforce-review-skip = pular { $car } { $steps }
downforce-review-take = aceitar { $car } { $steps }

## What is said of a choice in a hint
downforce-hint-worth = O carro { $car } vale { $worth } ± { $error } para você.
downforce-hint-better = Arrematado por { $price }, ele deixa você com { $left } a mais do que sem ele.
downforce-hint-fair = Por { $price } você paga mais ou menos o que o carro { $car } vale para você.
downforce-hint-worse = Por { $price } você paga { $left } a mais do que ele vale para você: só compensa para tirá-lo dos rivais.
downforce-hint-same-bid = O mesmo preço, mas seus rivais veem outra carta.
downforce-hint-pass-instead = Dá no mesmo que { $price } se um rival der mais; senão, você perde o carro { $car } por esse preço.
downforce-hint-pass-close = O carro { $car } vale mais ou menos o que você teria de pagar.
downforce-hint-bid-instead = Pode dar a você o carro { $car }, que suas cartas movem { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} ao todo.
downforce-hint-bid-more = { $price } é mais difícil de superar do que { $best }, mas custa mais.
downforce-hint-bid-less = { $price } custa menos do que { $best }, mas é mais fácil de superar.
downforce-hint-wild = O carro { $car } avança { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
} e fica em { $place }.
downforce-hint-too-dear = Nenhum lance seu custa menos do que o carro { $car } vale para você.
downforce-hint-keep = { $power }: { $does }.
downforce-hint-decline = O carro { $car } fica onde está.

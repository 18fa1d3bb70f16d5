# What a review calls results and luck.

downforce-review-winnings = ganhos, M$
downforce-review-place = posição (quanto menor, melhor)
downforce-review-deal = distribuição das cartas
downforce-review-lots = carros e poderes
downforce-review-grid = grid
downforce-hint-price = Pelo carro { $car } compensa dar lances de até ${ $number } mi.
downforce-hint-no-bid = Pelo carro { $car } nenhum lance compensa: vale mais passar.

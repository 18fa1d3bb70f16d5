# What a review calls results and luck.

downforce-review-winnings = ganhos, M$
downforce-review-place = posição (quanto menor, melhor)
downforce-review-deal = distribuição das cartas
downforce-review-lots = carros e poderes
downforce-review-grid = grid

server-error-no-challenge = Este desafio não existe mais. Confira o link.
server-error-challenges-open = Você tem { $most } desafios abertos, o máximo. Espere um deles fechar.
server-error-not-over-challenge = A corrida não acabou ou ainda está selada. Depois você poderá fazer um desafio com ela.
server-error-challenge-luck = A sorte desta corrida veio de fora, então ela não pode virar um desafio.
server-error-challenge-rules = Este desafio foi feito com outras regras ou outro circuito. Não dá mais para corrê-lo.
server-error-tried = Você já usou sua tentativa, e essa corrida foi apagada.
server-error-board-full = A classificação está completa ({ $most } tentativas).
server-error-quota-challenges = Desafios novos demais ({ $most } por hora). Tente mais tarde.

server-error-no-challenge = esse desafio não existe; talvez tenha sido há muito tempo
server-error-challenges-open = tem { $most } desafios abertos, que é o máximo; antes tem de fechar algum
server-error-not-over-challenge = pode-se fazer um desafio de uma corrida quando ela acaba e já não está selada
server-error-challenge-luck = não se pode fazer um desafio desta corrida: a sorte dela não veio deste servidor
server-error-challenge-rules = este desafio foi feito com outras regras ou outro circuito e já não pode ser corrido
server-error-tried = já fez a sua tentativa neste desafio, e essa corrida já não existe
server-error-board-full = a classificação deste desafio está completa: { $most } tentativas
server-error-quota-challenges = desafios suficientes por agora: { $most } por hora; tente mais tarde

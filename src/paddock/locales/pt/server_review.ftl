# Why there is no review, no hint and no analysis.

server-error-not-over-review = a análise conta tudo o que estava oculto: só existe depois que a corrida acaba
server-error-no-review = as corridas deste jogo não podem ser analisadas neste servidor
server-error-review-long = analisar esta corrida exigiria { $needed } milhões de decisões simuladas, e o limite do servidor é de { $most } milhões; use ./paddock review com o registro dela
server-error-review-failed = não foi possível fazer a análise; tente de novo e, se falhar outra vez, avise quem cuida do servidor
server-error-no-hints = não há dicas nesta mesa
server-error-hints-racing = só há dicas durante a corrida
server-error-quota-reviews = análises suficientes por agora: { $most } por hora; as que já foram feitas continuam disponíveis
server-error-no-odds = nesta mesa não se mostram as chances
server-error-no-analysis = estas corridas não podem ser simuladas

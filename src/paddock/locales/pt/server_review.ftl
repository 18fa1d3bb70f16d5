# Why there is no review, no hint and no analysis.

server-error-not-over-review = A corrida ainda não acabou. A análise mostra o que estava oculto, por isso vem depois.
server-error-no-review = Este servidor não pode analisar corridas deste jogo.
server-error-review-long = Esta corrida é longa demais para analisar aqui ({ $needed } milhões de decisões simuladas; o limite é { $most } milhões). Use ./paddock review com o registro dela.
server-error-review-failed = A análise falhou. Tente de novo; se falhar outra vez, avise o administrador do servidor.
server-error-no-hints = Não há dicas nesta mesa.
server-error-hints-racing = Só há dicas durante a corrida.
server-error-quota-reviews = Análises novas demais ({ $most } por hora). As prontas continuam disponíveis.
server-error-no-odds = Não há chances ao vivo nesta mesa.
server-error-no-analysis = Esta corrida não pode ser simulada.

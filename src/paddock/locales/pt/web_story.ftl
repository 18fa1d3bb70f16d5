# A race that is over, as pictures.

web-story-places = Posições turno a turno
web-story-landmarks = Momentos-chave
web-story-turn = Turno { $turn } de { $turns } ·
web-story-lead = assume a liderança
web-story-line = linha cruzada
web-story-bet = aposta
web-story-stop = parada nos boxes
web-story-crash = fora da corrida
web-story-home = chegada

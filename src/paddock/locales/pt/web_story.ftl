# A race that is over, as pictures.

web-story-places = Posições turno a turno
web-story-landmarks = Momentos-chave
web-story-turn = Turno { $turn } de { $turns }
web-story-lead = assume a liderança
web-story-line = linha cruzada
web-story-bet = aposta
web-story-stop = parada nos boxes
web-story-crash = fora da corrida
web-story-home = chegada
web-story-copy = Copiar o link
web-story-copy-moment = Copiar um link para este momento
web-story-save = Salvar como imagem
web-story-save-png = Gráfico em PNG
web-story-save-svg = Gráfico em SVG
web-story-no-moment = O link leva à jogada { $at }; a corrida tem { $total }.
web-story-no-seat = O link indica o lugar { $seat }, que não existe. Você vê o que um espectador viu.
web-story-highlights = Melhores momentos

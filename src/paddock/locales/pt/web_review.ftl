# The review of a race, on its page.

web-review-of = Análise de { $track }
web-review-about = Cada jogada muda o que a corrida vale para cada um. Aqui se vê onde ela foi ganha e perdida, quanto foi sorte e o que teria sido melhor.
web-review-making = A corrida é corrida até o fim a partir de cada jogada, milhares de vezes. Sair desta página interrompe a análise.
web-review-waiting = Outras análises vêm antes.
web-review-progress = Quanto já foi feito
web-review-stop = Parar
web-review-stopped = A análise foi interrompida.
web-review-chances = Chance de vencer, jogada a jogada
web-review-watch = Ver este momento
web-review-luck = sorte: { $kind }
web-review-moments = Momentos decisivos
web-review-move = Jogada { $move }
web-review-moments-none = Nenhuma jogada mudou muito sozinha.
web-review-better = Melhor:
web-review-worth = +{ $amount } pontos
web-review-saved = { $amount } turnos a menos
web-review-watch-move = Ver
web-review-play-on = Jogar de novo dali
web-review-limits = O que uma posição vale, vale para pilotos como estes: quem dirige de outro jeito vence mais ou menos vezes.

# Chances and hints while a race runs.

web-odds = Chance de vencer
web-odds-about = Com o que o público vê, correndo até o fim milhares de vezes com pilotos como os do bot pro. Ficam paradas enquanto há escolhas lacradas.
web-hint-thinking = As opções estão sendo corridas até o fim, um momento…
web-hint-gone = A corrida continuou; peça de novo quando for a sua vez.
web-hint-noted = Uma corrida com dicas diz isso no registro.
web-hint-best = a melhor
web-hint-equal = igualmente boa
web-hint-less = { $amount } pontos a menos
web-hint-slower = { $amount } turnos a mais
web-hint-others = Outras opções
web-hint-choice = opção

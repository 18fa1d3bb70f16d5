# The review of a race, on its page.

web-review-of = Análise de { $track }
web-review-about = Onde a corrida foi ganha e perdida, quanto foi sorte e o que teria sido melhor.
web-review-making = Simulamos milhares de corridas a partir de cada jogada. Sair desta página interrompe a análise.
web-review-waiting = Aguardando outras análises.
web-review-progress = Progresso
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
web-review-play-on = Refazer esta jogada
web-review-limits = Os valores supõem pilotos como estes.

# Chances and hints, worked out by the page.

web-odds = Chance de vencer
web-odds-about = Pelo que um espectador vê: milhares de corridas simuladas no seu navegador, com pilotos como os bots da mesa, ou como pro no lugar das pessoas.
web-hint-thinking = Simulando suas opções…
web-hint-noted = As dicas ficam anotadas no registro da corrida.
web-hint-best = a melhor
web-hint-equal = quase tão boa
web-hint-less = { $amount } pontos a menos
web-hint-slower = { $amount } turnos a mais
web-hint-choice = opção
web-hint-clear = claramente a melhor
web-hint-figures = Números
web-analysis-loading = Carregando a simulação…
web-analysis-none = Não há análise: este navegador não consegue simular corridas, ou isso está bloqueado.

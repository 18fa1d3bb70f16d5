# The review of a race, on its page.

web-review-of = Análise de { $track }
web-review-about = Onde a corrida foi ganha e perdida, quanto foi sorte e o que teria sido melhor.
web-review-you = Sua corrida
web-review-decided = { $by ->
    [own] { $good ->
        [yes] Você venceu pelas suas escolhas: elas valeram { $amount }.
       *[no] Suas próprias escolhas decidiram: custaram { $amount }.
    }
    [others] { $good ->
        [yes] Os outros facilitaram: as escolhas deles renderam a você { $amount }.
       *[no] Os outros decidiram: as escolhas deles custaram a você { $amount }.
    }
    [hidden] { $good ->
        [yes] As cartas ocultas ajudaram: valeram { $amount }.
       *[no] As cartas ocultas decidiram: o que você não podia ver custou { $amount }.
    }
   *[luck] { $good ->
        [yes] A sorte estava do seu lado ({ $kind }): valeu { $amount }.
       *[no] O azar decidiu ({ $kind }): custou { $amount }.
    }
}
web-review-decided-none = Nada sozinho decidiu sua corrida: sorte e escolhas quase se equilibraram.
web-review-amount = { $unit ->
    [turns] { $amount } turnos
   *[points] { $amount } pontos
}
web-review-own-rest = Cerca de { $amount } disso vieram { $choices ->
    [1] de 1 escolha que não aparece abaixo
   *[other] de { $choices } escolhas que não aparecem abaixo
}.
web-review-out = Antes da rodada que eliminou você, sua chance de vencer era de { $percent } %.
web-review-swing = A maior virada, jogada { $move }:
web-review-gained = Suas chances subiram { $amount }.
web-review-lost = Suas chances caíram { $amount }.
web-review-swing-about = Uma virada inclui tudo o que a jogada revelou, como cartas e dados. Uma escolha cara só conta o que você podia saber.
web-review-points-about = Dez pontos são dez vitórias a mais em cem corridas como esta.
web-review-own = Suas escolhas mais caras
web-review-own-none = Nenhuma escolha sua foi claramente um erro.
web-review-rivals = Erros dos rivais
web-review-chosen = Escolhido:
web-review-statistics = Estatísticas
web-review-mistakes-about = Um erro perde mais de { $least } e mais de dois erros padrão, pelo que se podia saber na hora.
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
web-review-worth = { $sure ->
    [yes] +{ $amount } pontos
   *[no] cerca de +{ $amount } pontos
}
web-review-saved = { $sure ->
    [yes] { $amount } turnos a menos
   *[no] cerca de { $amount } turnos a menos
}
web-review-watch-move = Ver
web-review-play-on = Refazer esta jogada
web-review-limits = Os valores supõem pilotos como estes.

# Chances and hints, worked out by the page.

web-odds = Chance de vencer
web-odds-about = Milhares de corridas simuladas no seu navegador com o que um espectador vê. Os bots correm como aqui, os jogadores como o bot pro.
web-hint-thinking = Simulando suas opções…
web-hint-noted = As dicas ficam anotadas no registro da corrida.
web-hint-best = a melhor
web-hint-equal = quase tão boa
web-hint-little = um pouco pior
web-hint-worse = pior
web-hint-much = bem pior
web-hint-slower = mais lenta
web-hint-choice = opção
web-hint-clear = claramente a melhor
web-hint-figures = Números
web-analysis-loading = Carregando a simulação…
web-analysis-none = Sem simulações: este navegador não consegue fazê-las ou as bloqueia.
web-analysis-other = Sem simulações: o servidor usa outra versão. Tente de novo em alguns minutos.

# The analysis board.

web-explore = Tabuleiro de análise
web-explore-of = Tabuleiro de análise: { $track }
web-explore-about = Escolha por todos os jogadores. Nada fica guardado.
web-explore-replay = Voltar ao replay
web-explore-begin = Recomeçar da jogada { $move }
web-explore-again = Rolar de novo
web-explore-values = Quanto vale cada opção

web-challenge-days = Corrida do dia
web-challenge-days-about = Todos os dias, a mesma corrida para todos: a mesma largada, os mesmos rivais, a mesma sorte.
web-challenge-day = Corrida do dia, { $date }
web-challenge-title = Desafio
web-challenge-by = de { $name }
web-challenge-by-me = criado por você
web-challenge-seat = Você corre no lugar { $seat } de { $seats }.
web-challenge-alone = Você corre sozinho.
web-challenge-rivals = Rivais: { $rivals }
web-challenge-open = Aberto até { $date }
web-challenge-closed = Fechou em { $date }
web-challenge-finished = { $count ->
    [0] Ninguém terminou ainda
    [1] Um piloto terminou
   *[other] { $count } pilotos terminaram
}
web-challenge-race = Correr
web-challenge-race-about = Você tem uma tentativa valendo. Pode sair e continuar até o desafio fechar.
web-challenge-go-on = Continuar sua tentativa
web-challenge-free = Correr por diversão
web-challenge-free-about = O desafio fechou: esta corrida não entra na classificação.
web-challenge-mine = Ver sua corrida
web-challenge-done = Você terminou em { $place }, com { $score } de pontuação.
web-challenge-done-alone = { $turns ->
    [1] Você terminou em 1 turno.
   *[other] Você terminou em { $turns } turnos.
}
web-challenge-done-out = Você não terminou.
web-challenge-why-bot = Sua tentativa não conta: um bot rival falhou.
web-challenge-why-closed = Sua tentativa não conta: foi abandonada.
web-challenge-why-late = Sua tentativa não conta: não terminou a tempo.
web-challenge-why-gone = Você já usou sua tentativa, e essa corrida foi apagada.
web-challenge-rules = Regras da tentativa que vale
web-challenge-rules-same = Dados e cartas são iguais para todos, façam o que fizerem.
web-challenge-rules-help = Sem desfazer e sem espectadores. Nenhum bot ocupa seu lugar: a mesa espera por você.
web-challenge-rules-sealed = A sorte fica selada até o desafio fechar. Só veem corridas e resultados os jogadores que terminaram.
web-challenge-rules-honour = Não há contas: jogue limpo.
web-challenge-board = Classificação
web-challenge-board-none = Ainda sem resultados.
web-challenge-sealed = Os resultados ficam selados até você terminar sua tentativa ou o desafio fechar.
web-challenge-rank = Posição
web-challenge-driver = Piloto
web-challenge-place = Chegada
web-challenge-score = Pontuação
web-challenge-turns = Turnos
web-challenge-out = fora
web-challenge-race-head = Corrida
web-challenge-watch = Ver
web-challenge-watch-of = Ver a corrida de { $name }
web-challenge-review-of = A análise da corrida de { $name }
web-challenge-known = A sorte deste desafio já era conhecida: vem de uma corrida terminada.
web-challenge-forget = Remover meu resultado
web-challenge-forget-sure = Remover? Você não terá outra tentativa
web-challenge-link = Copiar o link do desafio
web-challenge-best = O melhor de ontem: { $name } com { $score }
web-challenge-best-none = Ninguém terminou a corrida de ontem.
web-challenge-best-watch = Ver
web-challenge-yesterday = Classificação de ontem
web-challenge-tomorrow = Prova de sorte justa
web-challenge-tomorrow-about = O hash da semente de amanhã. A semente vem no dia seguinte: qualquer um pode conferir que ninguém a escolheu.
web-challenge-to-board = Classificação
web-challenge-make = Desafiar outros
web-challenge-make-about = Quem abrir o link corre no seu lugar contra estes bots e com a mesma sorte. Cada jogador tem uma tentativa valendo, você também.
web-challenge-make-known = Quem abrir o link corre no seu lugar com a mesma sorte, e bots nos outros. Essa sorte é conhecida: a semente desta corrida está à vista.
web-challenge-make-days = Aberto durante
web-challenge-make-day = { $days ->
    [1] 1 dia
   *[other] { $days } dias
}
web-challenge-make-do = Criar o desafio
web-trial-counted = Sua tentativa valendo: sem desfazer, sem espectadores.
web-trial-free = Tentativa de treino, fora da classificação.
web-trial-spoilt = Esta tentativa não conta: um bot rival falhou.

# Two reviews side by side.

web-pair-title = Análises lado a lado
web-pair-about = Mesma largada, mesmos rivais, mesma sorte: só mudam as escolhas.
web-pair-first = Primeiro piloto
web-pair-second = Segundo piloto
web-pair-driver = { $rank }º { $name }: { $score }
web-pair-none = São necessárias duas corridas terminadas para compará-las.
web-pair-parting = Onde elas se separam
web-pair-parting-about = Até aqui os dois escolheram igual.
web-pair-alike = Os dois fizeram as mesmas escolhas do início ao fim.
web-pair-watch = Ver a jogada { $move }
web-pair-luck = Os dados e as cartas são os mesmos, mas o valor depende da posição.

web-challenge-days = Corrida do dia
web-challenge-days-about = Todos os dias, a mesma corrida para todos: a mesma largada, os mesmos rivais, a mesma sorte.
web-challenge-day = Corrida do dia, { $date }
web-challenge-title = Desafio
web-challenge-by = de { $name }
web-challenge-by-me = criado por si
web-challenge-seat = Conduz no lugar { $seat } de { $seats }.
web-challenge-alone = Corre sozinho.
web-challenge-rivals = Rivais: { $rivals }
web-challenge-open = Aberto até { $date }
web-challenge-closed = Fechou em { $date }
web-challenge-finished = { $count ->
    [0] Ainda ninguém terminou
    [1] Uma pessoa terminou
   *[other] { $count } pessoas terminaram
}
web-challenge-race = Correr
web-challenge-race-about = Você tem uma tentativa valendo. Pode sair e continuar até o desafio fechar.
web-challenge-go-on = Continuar sua tentativa
web-challenge-free = Correr por gosto
web-challenge-free-about = O desafio fechou: esta corrida não entra na classificação.
web-challenge-mine = Ver a sua corrida
web-challenge-done = Ficou em { $place } com { $score } de pontuação.
web-challenge-done-alone = { $turns ->
    [1] Cruzou a linha de chegada em 1 turno.
   *[other] Cruzou a linha de chegada em { $turns } turnos.
}
web-challenge-done-out = Não cruzou a linha de chegada.
web-challenge-why-bot = Sua tentativa não conta: um bot rival falhou.
web-challenge-why-closed = A sua tentativa não conta: foi abandonada.
web-challenge-why-late = A sua tentativa não conta: não tinha acabado quando o desafio fechou.
web-challenge-why-gone = Já fez a sua tentativa, e essa corrida já não existe.
web-challenge-rules = Regras da tentativa que vale
web-challenge-rules-same = Dados e cartas são iguais para todos, façam o que fizerem: cada sorte depende do que decide.
web-challenge-rules-help = Não se desfaz nada, ninguém assiste e nenhum bot fica com o seu lugar: a mesa espera por si.
web-challenge-rules-sealed = Até o desafio fechar, a sorte dele fica selada. Corridas e resultados abrem-se a quem terminou.
web-challenge-rules-honour = Não há contas: jogue limpo.
web-challenge-board = Classificação
web-challenge-board-none = Ainda sem resultados.
web-challenge-sealed = Os resultados ficam selados até terminar a sua tentativa ou o desafio fechar.
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
web-challenge-make-about = Quem seguir o link conduz no seu lugar, contra estes bots e com a mesma sorte. A cada um conta uma tentativa, a si também.
web-challenge-make-known = Quem seguir o link conduz no seu lugar, com bots nos outros e a mesma sorte para todos. Essa sorte é conhecida: a semente desta corrida está à vista.
web-challenge-make-days = Aberto durante
web-challenge-make-day = { $days ->
    [1] 1 dia
   *[other] { $days } dias
}
web-challenge-make-do = Criar o desafio
web-trial-counted = Sua tentativa valendo: sem desfazer, sem espectadores.
web-trial-free = Tentativa livre, fora da classificação.
web-trial-spoilt = Esta tentativa não conta: o piloto de um rival falhou.

# Two reviews side by side.

web-pair-title = Análises lado a lado
web-pair-about = A mesma largada, os mesmos rivais, a mesma sorte: o que muda é o que foi escolhido.
web-pair-first = Primeiro piloto
web-pair-second = Segundo piloto
web-pair-driver = { $rank }º { $name }: { $score }
web-pair-none = São necessárias duas corridas terminadas para compará-las.
web-pair-parting = Onde elas se separam
web-pair-parting-about = Até ali os dois escolheram igual, e todo o resto foi o mesmo.
web-pair-alike = Os dois fizeram as mesmas escolhas do início ao fim.
web-pair-watch = Ver a jogada { $move }
web-pair-luck = Os dados e as cartas são os mesmos, mas o que valem depende de onde encontram o carro.

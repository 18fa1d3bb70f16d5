## The board
web-board = O tabuleiro: { $track }. Mais e menos mudam o tamanho, as setas o movem, Home mostra tudo.
web-board-larger = Aproximar
web-board-smaller = Afastar
web-board-whole = Toda a pista
web-board-follow = Seguir a ação
web-board-signs = Sinais do tabuleiro
web-place-before = { $spaces ->
    [1] 1 casa antes de { $corner }
   *[other] { $spaces } casas antes de { $corner }
}
web-place-stretch = Antes de { $corner }
web-place-pits = o pit lane
web-lane = { $lane ->
    [L] faixa da esquerda
    [M] faixa do meio
    [R] faixa da direita
   *[other] faixa { $lane }
}
web-space-in = casa { $nth }

## What I can do now
web-now = Suas opções
web-now-hint = Aponte, toque ou tecle um número para ver o efeito
web-now-again = Ou aperte de novo.
web-now-not = Cancelar
web-now-more = mais { $count }
web-outlook = Se cada carro for o mais longe que puder:
web-outlook-choice = você escolhe
web-outlook-other = { $player } decide
web-outlook-earlier = depende do que vem antes
web-outlook-order = Ordem depois: { $cars }
web-now-luck = Dados e embaralhamento…
web-now-moving = A corrida segue…
web-now-over = A corrida terminou.
web-waits-for = { $count ->
    [1] Esperando { $names }.
   *[other] Esperando { $names }.
}
web-waits-here = escolhendo
web-back = Desfazer
web-skip = Pular
web-again = Ver de novo
web-pace = Ritmo
web-pace-calm = Calmo
web-pace-normal = Normal
web-pace-brisk = Rápido
web-pace-at-once = Na hora
web-hurry = Terminar já
web-moment-out = Fora!
web-moment-lead = Assume a ponta
web-moment-last-lap = Última volta
web-moment-photo = Chegada apertada!
web-moment-finish = Primeiro na chegada!
web-sound = Som
web-refused = Não foi aceito:
web-connection-wait = Conectando…
web-text-view = Modo texto
web-board-view = Modo tabuleiro
web-title-turn = ● Sua vez – { $track }
web-race-of = Corrida em { $track }
web-past = Você está vendo um momento anterior.
web-past-turn = Agora é a sua vez.
web-past-now = Voltar ao presente
web-you = você
web-player-bot = um bot
web-player-as = como { $level } até a sua busca ser compilada
web-player-away = ausente, um bot dirige
web-player-gone = sem conexão
web-now-frozen = Esta corrida começou com outras regras. Você pode assistir, mas não continuar.
web-now-stopped = O administrador do servidor parou esta corrida. Você pode assistir, mas não continuar.
web-now-away = Um bot dirige por você.
web-own = Seu lugar e o link
web-own-back = Voltar a dirigir
web-own-bot = Deixar um bot dirigir
web-own-confirm = Perguntar mesmo quando há só uma opção
web-keys = Teclas: de 1 a 9 mostram uma opção, e o mesmo número ou Enter confirma; Tab e setas percorrem o tabuleiro; Backspace desfaz; Esc cancela ou volta ao presente.
web-player-free = livre, um bot dirige
web-take-now = Ocupar o lugar
web-take-now-of = Ocupar o lugar que { $driver } dirige
web-take-ask = Pedir o lugar
web-take-ask-of = Pedir o lugar que { $driver } dirige
web-request = Pedido de lugar
web-request-asks = { $name } pede o lugar que { $driver } dirige e veria a mão desse lugar.
web-request-rule = O anfitrião responde em um minuto. Sem resposta, é um não.
web-request-mine = Você pediu o lugar que { $driver } dirige.
web-request-seconds = { $seconds } s
web-request-yes = Deixar entrar
web-request-no = Recusar
web-request-withdraw = Retirar o pedido
web-leave = Deixar o lugar
web-leave-about = Um bot continua. Você pode voltar enquanto o lugar estiver livre.
web-retire = Abandonar a corrida
web-retire-about = Um bot termina a corrida por você. Você pode assistir, mas não voltar. A corrida continua.
web-put-out = Liberar o lugar de { $name }
web-put-out-about = Um bot continua. { $name } pode voltar enquanto o lugar estiver livre.

## Beside the board
web-side = Sobre a corrida
web-side-race = Corrida
web-side-log = Relato
web-side-sheet = Folha de pontuação
web-players = Jogadores
web-log = Relato da corrida
web-log-earlier = { $lines ->
    [1] Uma linha anterior
   *[other] { $lines } linhas anteriores
}
web-standings = Classificação
web-standings-place = Posição
web-standings-car = Carro
web-standings-gap = Distância
web-standings-where = Onde
web-standings-home = chegou
web-sheet-ask = Toque em um número para ver de onde ele vem.

## Results and replay
web-results = Resultados
web-results-you = Você: { $place }º
web-results-close = Voltar ao tabuleiro
web-rematch = Revanche
web-replay = Ver o replay
web-review = Análise
web-download = Baixar o registro
web-replay-of = Replay de { $track }
web-replay-controls = Controles do replay
web-replay-gone = Esta corrida não existe ou foi apagada.
web-replay-start = Antes da primeira jogada.
web-replay-moment = Momento da corrida
web-replay-at = jogada { $move } de { $moves }
web-share-and-save = Compartilhar e salvar
web-replay-first = Para o começo
web-replay-back = Jogada anterior
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-next = Próxima jogada
web-replay-last = Para o fim
web-replay-speed = Velocidade
web-replay-viewer = Ver como
web-replay-viewer-none = espectador
web-replay-viewer-all = todos ao mesmo tempo
web-replay-play-on = Continuar daqui
web-play-on-about = Começa uma nova corrida a partir da posição após a jogada { $move }.
web-play-on-luck = Dados e cartas
web-play-on-luck-new = novos
web-play-on-luck-same = como antes
web-play-on-start = Começar a corrida

## The coach of a lesson
web-coach = Instrutor
web-coach-said = Mensagens do instrutor
web-coach-ask = O que você faria?
web-coach-off = Sem instrutor
web-coach-on = Com instrutor

## People who are waited for
web-player-handed = deixou o lugar com um bot
web-wait-gone = sem conexão: depois de um minuto um bot dirige
web-wait-time = escolhendo há { $time }
web-wait-nudged = { ", " }{ $name } já chamou
web-wait-nudge = Chamar { $name }
web-wait-bot = Deixar um bot dirigir por { $name }
web-nudged-you = { $name } chama você: a mesa está esperando.
web-nudged-bot = Um bot dirige por você. Mexa o mouse ou toque na tela para voltar a dirigir.

## A rematch
web-rematch-asks = { $name } pede revanche: mesmos rivais, e todos mudam de lugar.
web-rematch-yes = Estou dentro
web-rematch-no = Agora não
web-rematch-there = Para a revanche

# Chances to win while a race runs.

web-odds-rule = Chances ao vivo
web-odds-rule-off = não
web-odds-rule-spectators = para o público
web-odds-rule-all = para todos
web-odds-shown = Chances ao vivo: { $who }

# Hints.

web-hint = Dica
web-hint-rule = Dicas para todos
web-hint-shown = Nesta corrida é possível pedir dicas.
web-hint-given = Nesta corrida foram dadas dicas.
web-bots-reduced = O servidor estava sobrecarregado, e alguns bots tiveram menos tempo para pensar do que o normal.

## O que o servidor diz de mesas e lugares
server-refused-back = Não dá para desfazer agora: outra pessoa já escolheu, houve um sorteio ou algo oculto foi mostrado.
server-refused-back-limit = Este lugar já desfez { $most } vezes nesta corrida e não pode desfazer mais.
server-refused-chosen = Seu lugar já escolheu, em outra tela ou por um bot. Veja a nova pergunta.
server-refused-stage = { $stage ->
    [lobby] A corrida ainda não começou.
    [frozen] Esta corrida não pode continuar.
   *[other] Esta mesa está fechada.
}
server-refused-not-your-seat = Esse lugar não é seu.
server-refused-unreadable = O servidor não entende esta escolha. Recarregue a página.
server-refused-not-stored = Não foi possível guardar sua escolha; nada mudou. Tente de novo.
server-refused-uncertain = O banco de dados não respondeu a tempo. Veja se sua escolha vale antes de tentar de novo.
server-refused-too-often = Perguntas demais de uma vez. Espere um momento.
server-refused-no-coach = O instrutor ajuda nas lições e nas corridas em que dicas são permitidas.
server-refused-no-question = Não é a sua vez de escolher.
server-log-back = { $player } desfaz a última escolha.
server-log-seat-away = Um bot ({ $bot }) dirige no lugar de { $player }.
server-log-seat-back = { $player } volta a dirigir.
server-log-seat-bot = Um bot ({ $bot }) ocupa o lugar de { $player }.
server-log-seat-retired = { $name } abandona: um bot ({ $driver }) dirige até o fim.
server-log-seat-free = Um lugar está livre de novo; um bot dirige.
server-log-seat-sits = { $player } ocupa o lugar.
server-log-seat-moved = { $player } continua em outro aparelho.
server-log-seat-asks = { $name } pede o lugar que { $driver } dirige.
server-log-seat-refused = { $name } não recebe o lugar que { $driver } dirige.
server-log-seat-withdrawn = { $name } não pede mais o lugar que { $driver } dirige.
server-error-ask-first = Aqui as mãos são secretas. Peça o lugar ao anfitrião.
server-error-just-sit = Não é preciso pedir este lugar. Ocupe-o.
server-error-seen-another = Você já teve outro lugar nesta corrida e não pode ocupar este.
server-error-nobody-to-agree = Não resta ninguém que possa responder.
server-error-one-request = Outra pessoa está pedindo um lugar. Espere a resposta.
server-error-asked-lately = { $minutes ->
    [1] Seu pedido foi recusado. Peça de novo em um minuto.
   *[other] Seu pedido foi recusado. Peça de novo em { $minutes } minutos.
}
server-error-seat-limit = Este lugar já mudou de mãos { $most } vezes nesta corrida e não pode mudar mais.
server-error-no-request = Ninguém mais está pedindo este lugar.
server-error-not-asked = Só quem joga esta corrida pode responder.
server-error-name-empty = O nome está vazio. Escreva pelo menos uma letra.
server-error-name-long = O nome é longo demais. Use no máximo { $most } letras.
server-error-no-name = Você ainda não tem nome. Escolha um primeiro.
server-error-too-late-to-sit = É tarde demais para se sentar nesta mesa.
server-error-seats-fixed = Os lugares desta mesa não podem mais mudar.
server-error-not-started = A corrida ainda não começou. Em vez disso, libere o lugar.
server-error-retired = Você abandonou esta corrida.
server-error-banned = Seu acesso a este servidor foi bloqueado.
server-error-removed = O anfitrião removeu você desta mesa.
server-error-nobody-to-remove = Não há ninguém neste lugar que você possa remover.
server-error-host-only = Só o anfitrião da mesa pode fazer isso.
server-error-sit-yourself = Você não pode sentar outras pessoas. Cada uma ocupa seu lugar.
server-error-started = A corrida já começou.
server-error-closed = A mesa já está fechada.
server-error-words-late = A corrida já começou. Só dá para acrescentar palavras antes da largada.
server-error-words-long = Escreva de 1 a { $most } letras.
server-error-link-used = Este link já foi usado ou tem mais de dez minutos. Peça outro.
server-error-not-over-record = A corrida ainda não acabou. O registro estará disponível no fim.
server-error-not-over-replay = A corrida ainda não acabou. Você poderá revê-la no fim.
server-error-not-over-story = A corrida ainda não acabou. A história estará disponível no fim.
server-error-not-over-play-on = A corrida ainda não acabou. Você poderá continuar dela no fim.
server-error-not-over = A corrida ainda não acabou.
server-error-not-in-record = Esta corrida não está na sua carreira.
server-error-rematch-racers = Só quem correu pode pedir a revanche.
server-error-no-table = Essa mesa não existe. Confira o link.
server-error-no-code = Não há mesa com este código. Confira o código.
server-error-nothing-left = A corrida acaba aqui. Continue de um momento anterior.
server-error-imported-luck = A sorte de uma corrida importada não é conhecida. Continue com sorte nova.
server-error-busy = O servidor está ocupado com corridas longas. Tente daqui a pouco.
server-error-track-long = Este arquivo de circuito tem { $letters } letras. Uma mesa aceita no máximo { $most }.
server-error-season-tracks = Os arquivos de circuito desta temporada são grandes demais em conjunto. Retire alguns dos seus circuitos.
server-error-quota-boards = Desenhos demais ({ $most } por minuto). Espere um momento.
server-error-quota-tables = Mesas novas demais ({ $most } por hora). Tente mais tarde.
server-error-quota-public = Mesas públicas demais ({ $most } por hora). Crie uma privada e compartilhe o link.
server-error-quota-imports = Corridas importadas demais ({ $most } por hora). Tente mais tarde.
server-error-quota-play-ons = Corridas continuadas demais ({ $most } por hora). Tente mais tarde.
server-error-quota-rematches = Revanches demais ({ $most } por hora). Tente mais tarde.
server-error-quota-guests = Convidados novos demais da sua rede ({ $most } por hora). Tente mais tarde.
server-error-before-seat = Naquele momento este lugar ainda não era seu.
server-error-quota-looks = Você abriu momentos passados demais ({ $most } por minuto). Tente daqui a pouco.
server-error-quota-pictures = Imagens demais ({ $most } por minuto). Tente daqui a pouco.
server-error-quota-guesses = Códigos errados demais ({ $most } por minuto). Tente mais tarde.
server-error-quota-seats = Você não pode ocupar mais de { $most } lugares nesta mesa.
server-error-taken = { $all ->
    [yes] Todos os lugares estão ocupados. Você pode assistir.
   *[no] Esse lugar está ocupado. Escolha outro.
}
server-error-talk-empty = A mensagem está vazia.
server-error-talk-markup = As mensagens são texto simples. Tire as marcações.
server-error-talk-fast = Você está escrevendo rápido demais. Espere um momento.
server-error-talk-off = O chat desta mesa está desligado.
server-error-talk-seated = Nesta mesa só quem joga escreve. Você pode ler.
server-error-nudge-early = É cedo para chamar. Cada jogador tem um minuto para escolher.
server-error-bot-early = É cedo para um bot. Chame a pessoa e espere um minuto.
server-error-nudge-others = Você não pode chamar a si mesmo. Só os outros jogadores podem.
server-log-seat-idle = { $player } está há um tempo sem escolher: um bot ({ $bot }) dirige até que reaja.
server-error-no-season = Esta mesa não faz parte de uma temporada.
server-error-season-gone = A corrida deste link foi apagada. Use um link de uma corrida posterior da temporada.
server-error-season-race-gone = A corrida { $number } desta temporada foi apagada deste servidor.
server-refused-trial = Não se pode desfazer em uma tentativa que conta.
server-error-trial = A mesa de um desafio não pode mudar: a corrida é a mesma para todos.
server-error-sealed = Esta corrida está selada. Termine antes sua própria tentativa ou espere o desafio fechar.
server-error-sealed-record = Esta corrida está selada. Baixe o registro depois que o desafio fechar.

## O que o servidor diz de mesas e lugares
server-refused-back = agora não há nada seu para desfazer: outra pessoa já escolheu, a sorte respondeu ou algo oculto foi mostrado
server-refused-back-limit = este lugar já desfez { $most } vezes nesta corrida; não pode desfazer mais
server-refused-chosen = seu lugar já escolheu aqui, em outra tela ou por um bot
server-refused-stage = { $stage ->
    [lobby] a corrida ainda não começou
    [frozen] esta corrida não pode continuar
   *[other] esta mesa está fechada
}
server-refused-not-your-seat = esse lugar não é seu
server-refused-unreadable = o servidor não entende esta escolha
server-refused-not-stored = não foi possível guardar a escolha; nada mudou, tente de novo
server-refused-uncertain = o banco de dados não respondeu a tempo; veja se a sua escolha vale antes de tentar de novo
server-refused-too-often = perguntas demais de uma vez; espere um momento
server-refused-no-coach = o instrutor só fala com quem aprende em uma lição
server-refused-no-question = nada é perguntado a você agora
server-log-back = { $player } desfaz a última escolha.
server-log-seat-away = Um bot ({ $bot }) dirige no lugar de { $player }.
server-log-seat-back = { $player } volta a dirigir.
server-log-seat-bot = Um bot ({ $bot }) ocupa o lugar de { $player }.
server-log-seat-retired = { $name } abandona: um bot ({ $driver }) dirige até o fim.
server-log-seat-free = Um lugar está livre de novo; um bot o conduz.
server-log-seat-sits = { $player } ocupa o lugar.
server-log-seat-moved = { $player } continua em outro aparelho.
server-log-seat-asks = { $name } pede o lugar que { $driver } conduz.
server-log-seat-refused = { $name } não recebe o lugar que { $driver } conduz.
server-log-seat-withdrawn = { $name } não pede mais o lugar que { $driver } conduz.
server-error-ask-first = Aqui as mãos são secretas. Peça o lugar ao anfitrião.
server-error-just-sit = não é preciso perguntar a ninguém: ocupe o lugar
server-error-seen-another = quem teve outro lugar nesta corrida não pode ocupar este
server-error-nobody-to-agree = Não resta ninguém que possa responder.
server-error-one-request = alguém já está pedindo um lugar; espere a resposta
server-error-asked-lately = { $minutes ->
    [1] Seu pedido foi recusado. Peça de novo em um minuto.
   *[other] Seu pedido foi recusado. Peça de novo em { $minutes } minutos.
}
server-error-seat-limit = este lugar já mudou de mãos { $most } vezes nesta corrida; não pode mudar mais
server-error-no-request = ninguém mais pede este lugar
server-error-not-asked = só quem tem um lugar nesta corrida é consultado
server-error-name-empty = um nome precisa de pelo menos uma letra
server-error-name-long = um nome tem no máximo { $most } letras
server-error-no-name = primeiro escolha um nome
server-error-too-late-to-sit = ninguém mais pode se sentar aqui
server-error-seats-fixed = os lugares não mudam mais
server-error-not-started = a corrida ainda não começou: em vez disso, libere o lugar
server-error-retired = você já abandonou esta corrida
server-error-banned = este servidor não permite a sua entrada
server-error-removed = o anfitrião retirou você desta mesa
server-error-nobody-to-remove = não há ninguém aqui que possa ser retirado
server-error-host-only = só o anfitrião da mesa pode fazer isso
server-error-sit-yourself = você não pode sentar outras pessoas: cada uma ocupa seu lugar
server-error-started = a corrida já começou
server-error-closed = a mesa já está fechada
server-error-words-late = só antes da largada se podem acrescentar palavras à sorte
server-error-words-long = acrescente de 1 a { $most } letras
server-error-link-used = este link já foi usado ou tem mais de dez minutos; peça outro
server-error-not-over-record = o registro pode ser visto quando a corrida acaba
server-error-not-over-replay = a corrida pode ser revista quando acaba
server-error-not-over-story = a história da corrida é contada quando ela acaba
server-error-not-over-play-on = pode-se continuar de um momento da corrida quando ela acaba
server-error-not-over = a corrida ainda não acabou
server-error-not-in-record = esta corrida não está na sua carreira
server-error-rematch-racers = só quem correu pode pedir a revanche
server-error-no-table = essa mesa não existe
server-error-no-code = não há mesa com este código
server-error-nothing-left = a corrida acaba aqui; continue de um momento anterior
server-error-imported-luck = a sorte futura de uma corrida importada não é conhecida; continue com sorte nova
server-error-busy = o servidor tem agora demasiadas corridas longas para rever; tente daqui a um momento
server-error-quota-tables = mesas suficientes por agora: { $most } por hora; tente mais tarde
server-error-quota-public = mesas públicas suficientes por agora: { $most } por hora; as outras encontram-se pelo seu link
server-error-quota-imports = corridas importadas suficientes por agora: { $most } por hora; tente mais tarde
server-error-quota-play-ons = corridas continuadas suficientes por agora: { $most } por hora; tente mais tarde
server-error-quota-rematches = revanches suficientes por agora: { $most } por hora; tente mais tarde
server-error-quota-guests = novos convidados suficientes do mesmo lugar: { $most } por hora; tente mais tarde
server-error-before-seat = naquele momento este lugar ainda não era seu
server-error-quota-looks = retornos suficientes por agora: { $most } por minuto; tente daqui a pouco
server-error-quota-pictures = imagens suficientes por agora: { $most } por minuto; tente daqui a pouco
server-error-quota-guesses = códigos errados suficientes por agora: { $most } por minuto; tente mais tarde
server-error-quota-seats = já ocupou lugares suficientes nesta mesa: { $most }
server-error-taken = { $all ->
    [yes] todos os lugares estão ocupados
   *[no] esse lugar está ocupado
}
server-error-talk-empty = não há nada escrito
server-error-talk-markup = as mensagens são texto simples: tire as marcações
server-error-talk-fast = mais devagar: espere um momento antes de escrever de novo
server-error-talk-off = nesta mesa não se escrevem mensagens
server-error-talk-seated = aqui só escreve quem tem lugar; você pode ler
server-error-nudge-early = ninguém precisa ser chamado agora: todos têm um minuto para escolher
server-error-bot-early = o bot só vem um minuto depois de um chamado, e não se a pessoa voltou
server-error-nudge-others = só os outros da mesa podem fazer isso, não a própria pessoa
server-log-seat-idle = { $player } está há um tempo sem escolher: um bot ({ $bot }) dirige até haver sinal de vida.
server-error-no-season = esta mesa não faz parte de uma temporada
server-error-season-gone = a corrida deste link não existe mais; um link de uma corrida posterior ainda leva à temporada
server-error-season-race-gone = a corrida { $number } desta temporada não está mais salva aqui
server-refused-trial = na tentativa que conta de um desafio não se desfaz nada
server-error-trial = a mesa de um desafio fica como está: a mesma corrida para todos
server-error-sealed = esta corrida está selada até o desafio fechar ou até terminar a sua própria tentativa
server-error-sealed-record = esta corrida está selada até o desafio fechar; baixe o registro de novo depois disso

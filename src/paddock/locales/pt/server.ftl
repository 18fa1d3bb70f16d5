## O que o servidor diz de mesas e lugares
server-refused-back = agora não há nada seu para desfazer: outra pessoa já escolheu, a sorte respondeu ou algo oculto foi mostrado
server-refused-stage = { $stage ->
    [lobby] a corrida ainda não começou
    [frozen] esta corrida não pode continuar
   *[other] esta mesa está fechada
}
server-refused-not-your-seat = esse lugar não é seu
server-refused-unreadable = o servidor não entende esta escolha
server-refused-not-stored = não foi possível guardar a escolha; nada mudou, tente de novo
server-log-back = { $player } desfaz a última escolha.
server-log-seat-away = Um bot ({ $bot }) dirige no lugar de { $player }.
server-log-seat-back = { $player } volta a dirigir.
server-log-seat-bot = Um bot ({ $bot }) ocupa o lugar de { $player }.
server-log-seat-free = Um lugar está livre de novo.
server-log-seat-sits = { $player } ocupa o lugar.
server-log-seat-moved = { $player } continua em outro aparelho.

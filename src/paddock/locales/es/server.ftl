## Lo que el servidor dice de mesas y asientos
server-refused-back = ahora no puedes deshacer nada: otra persona ya ha elegido, el azar ha respondido o se ha mostrado algo oculto
server-refused-stage = { $stage ->
    [lobby] la carrera aún no ha empezado
    [frozen] esta carrera no puede continuar
   *[other] esta mesa está cerrada
}
server-refused-not-your-seat = ese asiento no es tuyo
server-refused-unreadable = el servidor no entiende esta elección
server-refused-not-stored = no se ha podido guardar la elección; nada ha cambiado, inténtalo de nuevo
server-log-back = { $player } deshace su última elección.
server-log-seat-away = Un bot ({ $bot }) conduce en lugar de { $player }.
server-log-seat-back = { $player } vuelve a conducir.
server-log-seat-bot = Un bot ({ $bot }) ocupa el asiento de { $player }.
server-log-seat-free = Un asiento vuelve a estar libre.
server-log-seat-sits = { $player } ocupa el asiento.
server-log-seat-moved = { $player } continúa desde otro dispositivo.

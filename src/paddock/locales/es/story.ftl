# What a link to a race says of it, and its picture.

server-preview-lobby = { $free ->
    [0] Las { $seats } plazas están ocupadas: la carrera está a punto de empezar
    [1] Queda una plaza libre de { $seats }: ven a correr
   *[other] Quedan { $free } plazas libres de { $seats }: ven a correr
}
server-preview-racing = La carrera está en marcha
server-preview-closed = La mesa está cerrada
server-preview-challenge = Reto
server-preview-day = Carrera del día
server-preview-challenge-about = La misma carrera para todos: la misma salida, los mismos rivales, la misma suerte. Cuenta un solo intento.
server-preview-moment = Movimiento { $at } de { $total }
server-preview-who = Con { $players }
server-error-no-moment = La carrera tiene { $total } movimientos, no { $at }

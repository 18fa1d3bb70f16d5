## Lo que el servidor dice de mesas y asientos
server-refused-back = ahora no puedes deshacer nada: otra persona ya ha elegido, el azar ha respondido o se ha mostrado algo oculto
server-refused-back-limit = este asiento ya ha deshecho { $most } veces en esta carrera; no puede deshacer más
server-refused-chosen = tu asiento ya ha elegido aquí, en otra pantalla o por medio de un bot
server-refused-stage = { $stage ->
    [lobby] la carrera aún no ha empezado
    [frozen] esta carrera no puede continuar
   *[other] esta mesa está cerrada
}
server-refused-not-your-seat = ese asiento no es tuyo
server-refused-unreadable = el servidor no entiende esta elección
server-refused-not-stored = no se ha podido guardar la elección; nada ha cambiado, inténtalo de nuevo
server-refused-uncertain = la base de datos no ha respondido a tiempo; mira si tu elección cuenta antes de intentarlo de nuevo
server-refused-too-often = demasiadas preguntas a la vez; espera un momento
server-refused-no-coach = el entrenador solo habla con quien aprende en una lección
server-refused-no-question = ahora no se te pregunta nada
server-log-back = { $player } deshace su última elección.
server-log-seat-away = Un bot ({ $bot }) conduce en lugar de { $player }.
server-log-seat-back = { $player } vuelve a conducir.
server-log-seat-bot = Un bot ({ $bot }) ocupa el asiento de { $player }.
server-log-seat-retired = { $name } abandona: un bot ({ $driver }) sigue conduciendo hasta el final.
server-log-seat-free = Un asiento vuelve a estar libre; lo conduce un bot.
server-log-seat-sits = { $player } ocupa el asiento.
server-log-seat-moved = { $player } continúa desde otro dispositivo.
server-log-seat-asks = { $name } pide el asiento que conduce { $driver }.
server-log-seat-refused = { $name } no recibe el asiento que conduce { $driver }.
server-log-seat-withdrawn = { $name } ya no pide el asiento que conduce { $driver }.
server-error-ask-first = Aquí las manos son secretas. Pide el asiento al anfitrión.
server-error-just-sit = no hace falta preguntar a nadie: ocupa el asiento
server-error-seen-another = quien ha tenido otro asiento en esta carrera no puede ocupar este
server-error-nobody-to-agree = No queda nadie que pueda responder.
server-error-one-request = alguien está pidiendo ya un asiento; espera la respuesta
server-error-asked-lately = { $minutes ->
    [1] Tu petición fue rechazada. Vuelve a pedirlo dentro de un minuto.
   *[other] Tu petición fue rechazada. Vuelve a pedirlo dentro de { $minutes } minutos.
}
server-error-seat-limit = este asiento ya ha cambiado de manos { $most } veces en esta carrera; no puede cambiar más
server-error-no-request = ya nadie pide este asiento
server-error-not-asked = solo se pregunta a quien tiene un asiento en esta carrera
server-error-name-empty = un nombre necesita al menos una letra
server-error-name-long = un nombre tiene como máximo { $most } letras
server-error-no-name = primero elige un nombre
server-error-too-late-to-sit = ya nadie puede sentarse aquí
server-error-seats-fixed = los asientos ya no se cambian
server-error-not-started = la carrera aún no ha empezado: mejor deja libre el asiento
server-error-retired = te has retirado de esta carrera
server-error-banned = este servidor no te deja entrar
server-error-removed = el anfitrión te ha echado de esta mesa
server-error-nobody-to-remove = aquí no hay nadie a quien echar
server-error-host-only = solo el anfitrión de la mesa puede hacerlo
server-error-sit-yourself = no puedes sentar a otros: cada cual ocupa su asiento
server-error-started = la carrera ya ha empezado
server-error-closed = la mesa ya está cerrada
server-error-words-late = solo se pueden añadir palabras a la suerte antes de la salida
server-error-words-long = añade de 1 a { $most } letras
server-error-link-used = este enlace ya se usó o tiene más de diez minutos; pide otro
server-error-not-over-record = el registro se puede ver cuando termina la carrera
server-error-not-over-replay = la carrera se puede volver a ver cuando termina
server-error-not-over-story = la historia de la carrera se cuenta cuando termina
server-error-not-over-play-on = se puede seguir desde un momento de la carrera cuando ha terminado
server-error-not-over = la carrera aún no ha terminado
server-error-not-in-record = esta carrera no está en tu historial
server-error-rematch-racers = solo quien ha corrido puede pedir la revancha
server-error-no-table = esa mesa no existe
server-error-no-code = no hay ninguna mesa con este código
server-error-nothing-left = aquí acaba la carrera; continúa desde un momento anterior
server-error-imported-luck = no se conoce el azar futuro de una carrera importada; continúa con azar nuevo
server-error-busy = el servidor tiene ahora demasiadas carreras largas que repasar; inténtalo dentro de un momento
server-error-quota-tables = bastantes mesas por ahora: { $most } por hora; inténtalo más tarde
server-error-quota-public = bastantes mesas públicas por ahora: { $most } por hora; las demás se encuentran por su enlace
server-error-quota-imports = bastantes carreras importadas por ahora: { $most } por hora; inténtalo más tarde
server-error-quota-play-ons = bastantes carreras continuadas por ahora: { $most } por hora; inténtalo más tarde
server-error-quota-rematches = bastantes revanchas por ahora: { $most } por hora; inténtalo más tarde
server-error-quota-guests = bastantes invitados nuevos desde un mismo lugar: { $most } por hora; inténtalo más tarde
server-error-before-seat = en ese momento este asiento aún no era tuyo
server-error-quota-looks = bastantes miradas atrás por ahora: { $most } por minuto; inténtalo dentro de un momento
server-error-quota-pictures = bastantes imágenes por ahora: { $most } por minuto; inténtalo dentro de un momento
server-error-quota-guesses = bastantes códigos erróneos por ahora: { $most } por minuto; inténtalo más tarde
server-error-quota-seats = ya has ocupado bastantes asientos en esta mesa: { $most }
server-error-taken = { $all ->
    [yes] todos los asientos están ocupados
   *[no] ese asiento está ocupado
}
server-error-talk-empty = no hay nada escrito
server-error-talk-markup = los mensajes son texto sin formato: quita las etiquetas
server-error-talk-fast = más despacio: espera un momento antes de volver a escribir
server-error-talk-off = en esta mesa no se escriben mensajes
server-error-talk-seated = aquí solo escriben quienes tienen asiento; tú puedes leer
server-error-nudge-early = ahora no hace falta avisar a nadie: todos tienen un minuto para elegir
server-error-bot-early = el bot solo llega un minuto después de un aviso, y no si la persona ha vuelto
server-error-nudge-others = esto solo lo pueden hacer los demás de la mesa, no la propia persona
server-log-seat-idle = { $player } lleva un rato sin elegir: conduce un bot ({ $bot }) hasta que dé señales de vida.
server-error-no-season = esta mesa no es parte de una temporada
server-error-season-gone = la carrera que nombra este enlace ya no existe; un enlace de una carrera posterior de la temporada sigue llevando a ella
server-error-season-race-gone = la carrera { $number } de esta temporada ya no está guardada aquí
server-refused-trial = en el intento que cuenta de un reto no se deshace nada
server-error-trial = la mesa de un reto se queda como está: la misma carrera para todos
server-error-sealed = esta carrera está sellada hasta que cierre el reto o hasta que termines tu propio intento
server-error-sealed-record = esta carrera está sellada hasta que cierre su reto; vuelve a descargar su registro entonces

## Lo que el servidor dice de mesas y asientos
server-refused-back = Ahora no puedes deshacer: otra persona ya ha elegido, ha intervenido el azar o se ha mostrado algo oculto.
server-refused-back-limit = Este asiento ya ha deshecho { $most } veces en esta carrera y no puede deshacer más.
server-refused-chosen = Tu asiento ya ha elegido, en otra pantalla o por medio de un bot. Mira la nueva pregunta.
server-refused-stage = { $stage ->
    [lobby] La carrera aún no ha empezado.
    [frozen] Esta carrera no puede continuar.
   *[other] Esta mesa está cerrada.
}
server-refused-not-your-seat = Ese asiento no es tuyo.
server-refused-unreadable = El servidor no entiende esta elección. Recarga la página.
server-refused-not-stored = No se ha podido guardar tu elección; nada ha cambiado. Inténtalo de nuevo.
server-refused-uncertain = La base de datos no ha respondido a tiempo. Mira si tu elección cuenta antes de intentarlo de nuevo.
server-refused-too-often = Demasiadas preguntas a la vez. Espera un momento.
server-refused-no-coach = El entrenador ayuda en las lecciones y en las carreras que permiten pistas.
server-refused-no-question = Ahora no te toca elegir.
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
server-error-just-sit = No hace falta pedir este asiento. Ocúpalo.
server-error-seen-another = Ya has tenido otro asiento en esta carrera y no puedes ocupar este.
server-error-nobody-to-agree = No queda nadie que pueda responder.
server-error-one-request = Otra persona está pidiendo un asiento. Espera la respuesta.
server-error-asked-lately = { $minutes ->
    [1] Tu petición fue rechazada. Vuelve a pedirlo dentro de un minuto.
   *[other] Tu petición fue rechazada. Vuelve a pedirlo dentro de { $minutes } minutos.
}
server-error-seat-limit = Este asiento ya ha cambiado de manos { $most } veces en esta carrera y no puede cambiar más.
server-error-no-request = Ya nadie pide este asiento.
server-error-not-asked = Solo pueden responder quienes juegan esta carrera.
server-error-name-empty = El nombre está vacío. Escribe al menos una letra.
server-error-name-long = El nombre es demasiado largo. Usa como máximo { $most } letras.
server-error-no-name = Aún no tienes nombre. Elige uno primero.
server-error-too-late-to-sit = Ya es tarde para sentarse en esta mesa.
server-error-seats-fixed = Los asientos de esta mesa ya no se pueden cambiar.
server-error-not-started = La carrera aún no ha empezado. Deja libre el asiento.
server-error-retired = Te has retirado de esta carrera.
server-error-banned = Tienes prohibido el acceso a este servidor.
server-error-removed = El anfitrión te ha echado de esta mesa.
server-error-nobody-to-remove = En este asiento no hay nadie a quien puedas echar.
server-error-host-only = Solo el anfitrión de la mesa puede hacerlo.
server-error-sit-yourself = No puedes sentar a otras personas. Cada cual ocupa su asiento.
server-error-started = La carrera ya ha empezado.
server-error-closed = La mesa ya está cerrada.
server-error-words-late = La carrera ya ha empezado. Solo se pueden añadir palabras antes.
server-error-words-long = Escribe de 1 a { $most } letras.
server-error-link-used = Este enlace ya se usó o tiene más de diez minutos. Pide otro.
server-error-not-over-record = La carrera aún no ha terminado. Su registro estará disponible al final.
server-error-not-over-replay = La carrera aún no ha terminado. Podrás volver a verla al final.
server-error-not-over-story = La carrera aún no ha terminado. Su historia estará disponible al final.
server-error-not-over-play-on = La carrera aún no ha terminado. Podrás continuar desde ella al final.
server-error-not-over = La carrera aún no ha terminado.
server-error-not-in-record = Esta carrera no está en tu historial.
server-error-rematch-racers = Solo quienes han corrido pueden pedir la revancha.
server-error-no-table = Esa mesa no existe. Revisa el enlace.
server-error-no-code = No hay ninguna mesa con este código. Revísalo.
server-error-nothing-left = La carrera acaba aquí. Continúa desde un momento anterior.
server-error-imported-luck = No se conoce el azar de una carrera importada. Continúa con azar nuevo.
server-error-busy = El servidor está ocupado con carreras largas. Inténtalo dentro de un momento.
server-error-track-long = Este archivo de circuito tiene { $letters } letras. Una mesa admite { $most } como máximo.
server-error-season-tracks = Los archivos de circuito de esta temporada ocupan demasiado en conjunto. Quita alguno de tus circuitos.
server-error-quota-boards = Demasiados dibujos ({ $most } por minuto). Espera un momento.
server-error-quota-tables = Demasiadas mesas nuevas ({ $most } por hora). Inténtalo más tarde.
server-error-quota-public = Demasiadas mesas públicas ({ $most } por hora). Hazla privada y comparte el enlace.
server-error-quota-imports = Demasiadas carreras importadas ({ $most } por hora). Inténtalo más tarde.
server-error-quota-play-ons = Demasiadas carreras continuadas ({ $most } por hora). Inténtalo más tarde.
server-error-quota-rematches = Demasiadas revanchas ({ $most } por hora). Inténtalo más tarde.
server-error-quota-guests = Demasiados invitados nuevos desde tu red ({ $most } por hora). Inténtalo más tarde.
server-error-before-seat = En ese momento este asiento aún no era tuyo.
server-error-quota-looks = Has abierto demasiados momentos pasados ({ $most } por minuto). Inténtalo dentro de un momento.
server-error-quota-pictures = Demasiadas imágenes ({ $most } por minuto). Inténtalo dentro de un momento.
server-error-quota-guesses = Demasiados códigos erróneos ({ $most } por minuto). Inténtalo más tarde.
server-error-quota-seats = No puedes ocupar más de { $most } asientos en esta mesa.
server-error-taken = { $all ->
    [yes] Todos los asientos están ocupados. Puedes mirar.
   *[no] Ese asiento está ocupado. Elige otro.
}
server-error-talk-empty = El mensaje está vacío.
server-error-talk-markup = Los mensajes son texto sin formato. Quita las etiquetas.
server-error-talk-fast = Escribes demasiado deprisa. Espera un momento.
server-error-talk-off = El chat de esta mesa está desactivado.
server-error-talk-seated = En esta mesa solo escriben quienes juegan. Tú puedes leer.
server-error-nudge-early = Es pronto para avisar. Cada jugador tiene un minuto para elegir.
server-error-bot-early = Es pronto para un bot. Avisa a la persona y espera un minuto.
server-error-nudge-others = No puedes avisarte a ti mismo. Solo pueden los demás jugadores.
server-log-seat-idle = { $player } lleva un rato sin elegir: conduce un bot ({ $bot }) hasta que reaccione.
server-error-no-season = Esta mesa no es parte de una temporada.
server-error-season-gone = La carrera de este enlace se ha borrado. Usa un enlace de una carrera posterior de la temporada.
server-error-season-race-gone = La carrera { $number } de esta temporada se ha borrado de este servidor.
server-refused-trial = En un intento que cuenta no se puede deshacer.
server-error-trial = La mesa de un reto no se puede cambiar: la carrera es la misma para todos.
server-error-sealed = Esta carrera está sellada. Termina antes tu propio intento o espera a que cierre el reto.
server-error-sealed-record = Esta carrera está sellada. Descarga su registro cuando cierre el reto.

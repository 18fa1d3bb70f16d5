## El marco de la página
web-name = Paddock
web-named = { $name }: { $what }
web-home = Página de inicio de Paddock
web-back-home = ← Inicio
web-close = Cerrar
web-loading = Un momento…
web-yes = sí
web-no = no
web-nowhere = Esa página no existe.
web-connection-lost = Conexión perdida. Reconectando…
web-trouble-no-answer = El servidor no responde. ¿Sigue en marcha?
web-try-again = Volver a intentarlo
web-trouble-other = No ha funcionado: { $error }
# Names for guests who give none; none of them has a gender.
web-guest-names = Cometa, Halcón, Cohete, Rayo, Turbo, Bólido, Centella, As, Nova, Ciclón, Trueno, Torbellino

## Ajustes
web-settings = Ajustes
web-settings-name = Tu nombre
web-settings-name-keep = Guardar
web-settings-name-kept = Guardado.
web-settings-volume = Volumen
web-settings-motion = Reducir el movimiento
web-settings-asks = Confirmar pujas, apuestas y abandonos
web-language = Idioma
web-language-missing = No se ha podido cargar «{ $language }». Comprueba la conexión y elígelo otra vez.
web-language-en = English
web-language-es = Español
web-language-fr = Français
web-language-pt = Português
web-theme = Colores
web-theme-auto = igual que el dispositivo
web-theme-light = de día
web-theme-dark = de noche
web-theme-to-light = Cambiar a colores de día
web-theme-to-dark = Cambiar a colores de noche

## La portada
web-hero = Elige tu carrera. ¡Motores en marcha!
web-hero-about = Juegos de mesa de carreras en el navegador: contra bots, con amigos a distancia o en una misma pantalla. Sin cuenta ni anuncios.
web-race-now = Correr ya
web-against = contra
web-with-friends = Con amigos
web-same-screen = En la misma pantalla
web-options = Opciones
web-bot-rookie = novatos
web-bot-club = pilotos de club
web-bot-pro = profesionales
web-bot-random = pilotos al azar
web-bot-one-rookie = novato
web-bot-one-club = piloto de club
web-bot-one-pro = profesional
web-bot-one-random = piloto al azar
web-only-bots = solo bots
web-go-on = Continuar
web-look-in = Ver
web-stage-lobby = aún sin empezar
web-stage-racing = en carrera
web-stage-over = terminada
web-stage-frozen = detenida
web-stage-closed = cerrada
web-home-going = Tus otras carreras
web-home-join = Unirse con un código
web-home-code = Código de un amigo
web-join = Unirse
web-home-open = Mesas abiertas
web-home-past = Carreras pasadas
web-home-own = Tu garaje
web-home-career = Tu historial
web-home-studio = Dibujar un circuito…
web-home-import = Abrir un registro…

## Una mesa nueva
web-new-bots = una carrera contra bots
web-new-friends = una carrera con amigos
web-new-here = varios en una pantalla
web-new-setup = Tipo de carrera
web-new-track = Circuito
web-own-circuits = Tus circuitos
web-own-remove = Quitar { $title }
web-own-edit = Editar { $title }
web-own-draw = Dibuja el tuyo
web-circuit-fast = rápido
web-circuit-mixed = mixto
web-circuit-twisty = virado
web-circuit-corners = { $corners } curvas
web-circuit-steps = { $steps } casillas por vuelta
web-circuit-favourite = Favorito: { $title }
web-circuit-turns = unos { $turns } turnos
web-circuit-page = Sobre { $title }
web-new-seats = Asientos
web-new-fewer = uno menos
web-new-more = uno más
web-new-seat = Asiento { $number }
web-new-seat-name = Nombre del jugador en el asiento { $number }
web-new-seat-me = yo
web-new-seat-here = jugador en este dispositivo
web-new-seat-open = asiento libre
web-new-seat-bot = bot: { $level }
web-new-options = Todas las opciones
web-new-clock = Límite de tiempo
web-clock-none = ninguno
web-clock-calm = tranquilo: 2 minutos por decisión
web-clock-brisk = ágil: 30 segundos por decisión
web-clock-quick = rápido: 10 segundos por decisión
web-new-public = Lista pública: cualquiera podrá unirse o mirar
web-new-start = Empezar la carrera
web-new-make = Crear la mesa
web-new-make-about = Recibirás un enlace y un código para tus amigos. Los asientos que queden libres serán para bots.

## La sala de espera
web-lobby-title = { $game }: { $track }
web-lobby-open-seats = { $seats ->
    [1] Queda un asiento libre.
   *[other] Quedan { $seats } asientos libres.
}
web-lobby-full = Todos los asientos están ocupados.
web-lobby-watchers = { " " }{ $watchers ->
    [1] Hay un espectador.
   *[other] Hay { $watchers } espectadores.
}
web-lobby-invite = Invita a tus amigos
web-lobby-link = Enlace
web-lobby-copy = Copiar
web-lobby-copied = Copiado. Envíalo a tus amigos.
web-lobby-copy-by-hand = Tu navegador no permite copiar. Selecciona el enlace y cópialo.
web-lobby-share = Compartir
web-lobby-code = o el código
web-lobby-your-name = Tu nombre
web-lobby-another = Otro jugador en este dispositivo
web-lobby-name-hint = Nombre
web-sit = Sentarse
web-sit-here = Sentarse aquí
web-seat-open = libre
web-seat-bot = { $name } (bot: { $level })
web-seat-yours = tú
web-seat-not-here = sin conexión
web-seat-leave = Levantarse
web-seat-free = Liberar el asiento
web-seat-remove = Echar a { $name } de la mesa
web-seat-remove-do = Echar
web-seat-remove-about = Sus asientos quedan libres y no podrá volver a sentarse en esta mesa. Sí podrá mirar.
web-seat-give = Dar el asiento { $number } a un bot
web-seat-no-bot = sin bot
web-seat-move = Pasar a otro dispositivo
web-seat-move-about = Abre este enlace en el otro dispositivo. Funciona una vez, durante { $minutes } minutos, y el asiento se va con él.
web-lobby-start = Empezar la carrera
web-lobby-bots-fill = Los bots ocupan los asientos libres.
web-lobby-close = Cerrar la mesa
web-lobby-host-starts = El anfitrión inicia la carrera.
web-lobby-as-printed = Reglas estándar.
web-lobby-other-options = Otros ajustes: por defecto
web-option-unset = por defecto
web-lobby-clock = Límite: { $decision } segundos por decisión y { $reserve } más para toda la carrera.
web-luck = Azar limpio
web-luck-about = Cada tirada y cada mezcla salen de un número secreto. Ahora se publica su huella y después de la carrera el número, para que cualquiera lo compruebe.
web-luck-hash = Huella:
web-luck-words = Añadido por los jugadores:
web-luck-seed = Número secreto:
web-luck-unproven = El azar de esta carrera no se puede comprobar: vino de fuera.
web-luck-add = Añade una palabra tuya al azar
web-luck-add-do = Añadir

## En la mesa
web-table-gone = Esta mesa no existe o se ha borrado.
web-table-closed = El anfitrión ha cerrado esta mesa.
web-hand-over = { $name }, es tu turno
web-hand-over-about = Los demás, no miréis. La mano aparece con el próximo clic.
web-hand-over-open = Soy { $name }
web-claim = Ocupar un asiento
web-claim-about = Este enlace pasa un asiento a este dispositivo. El otro solo podrá mirar.
web-claim-empty = Este enlace no lleva ningún asiento. Pide uno nuevo.
web-claim-take = Sentarse aquí ahora

## Lessons
web-learn = Aprende con una carrera guiada
web-learn-lesson = Hacer una lección
web-learn-lessons = Lección
web-learn-next = Siguiente lección: { $lesson }
web-learn-again = Repetir
web-learn-done = Correr de verdad
web-lesson-of = Lección: { $lesson }
web-settings-coach = Entrenador en las lecciones
web-settings-coaching = Entrenador en las carreras contra bots
web-luck-lesson = La suerte de esta lección está elegida, así que no hay nada que comprobar.

## What people say to each other
web-side-talk = Chat
web-talk-said = Mensajes del chat
web-talk-none = Aún no hay mensajes.
web-talk-mute = Silenciar a { $name }
web-talk-muted = { $name } está en silencio.
web-talk-unmute = Dejar de silenciar
web-talk-reactions = Reacciones
web-talk-bravo = ¡Bravo!
web-talk-flag = ¡Vamos!
web-talk-fast = ¡Qué velocidad!
web-talk-laugh = ¡Ja, ja!
web-talk-gasp = ¡Ay, no!
web-talk-sad = ¡Qué pena!
web-talk-message = Mensaje a la mesa
web-talk-send = Enviar
web-talk-read-only = Solo pueden escribir los jugadores.
web-talk-rule = Chat:
web-talk-rule-read = todos leen, los jugadores escriben
web-talk-rule-all = todos leen y escriben
web-talk-rule-seats = solo jugadores
web-talk-rule-off = desactivado
web-seat-host = anfitrión
web-seat-ready = Todo listo
web-lobby-unready = Faltan por confirmar: { $names }.
web-lobby-all-ready = Todos han confirmado.
web-lobby-again = Revancha: empieza cuando todos confirmen.

## Races of one's own
web-turn-yours = Tu turno
web-turn-of = Eligen: { $names }
web-turn-rematch = te pide la revancha
web-place = { $place }.º
web-past-rivals = { " " }contra { $names }
web-past-forget = Quitar la carrera de { $title }
web-past-forget-all = Vaciar la lista
web-past-forget-sure = ¿Vaciar la lista? Los registros siguen en el servidor
web-settings-calls = Avísame cuando sea mi turno
web-settings-calls-shown = Recibirás una notificación.
web-settings-calls-heard = Las notificaciones están bloqueadas. Oirás un sonido y cambiará el título de la pestaña.

## An invitation
web-invite-only-here = Solo este equipo puede abrir el enlace: el servidor no acepta otras conexiones.
web-invite-do = Para que entren amigos de tu red, detenlo y arráncalo con
web-invite-then = Entonces lo encontrarán en
web-invite-which = Dirección
web-invite-qr = El enlace como código QR

## Seasons
web-race-of-season = { $season }, carrera { $number } de { $races }
web-turn-next = te espera para la próxima carrera
web-lobby-next = La próxima carrera empieza en cuanto todos estén listos.
web-trial-day = Carrera del día
web-trial-challenge = Reto

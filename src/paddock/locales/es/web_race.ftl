## The board
web-board = El tablero: { $track }. Más y menos cambian el tamaño, las flechas lo mueven, Inicio lo muestra entero.
web-board-larger = Acercar
web-board-smaller = Alejar
web-board-whole = Todo el circuito
web-board-follow = Seguir la acción
web-board-signs = Señales del tablero
web-place-before = { $spaces ->
    [1] 1 casilla antes de { $corner }
   *[other] { $spaces } casillas antes de { $corner }
}
web-place-stretch = Antes de { $corner }
web-place-pits = la calle de boxes
web-lane = { $lane ->
    [L] carril izquierdo
    [M] carril central
    [R] carril derecho
   *[other] carril { $lane }
}
web-space-in = casilla { $nth }

## What I can do now
web-now = Tus opciones
web-now-hint = Señala, toca o pulsa un número para ver el efecto
web-now-again = O vuelve a pulsarla.
web-now-not = Cancelar
web-now-more = { $count } más
web-outlook = Si cada coche avanza todo lo que puede:
web-outlook-choice = eliges tú
web-outlook-other = decide { $player }
web-outlook-earlier = depende de lo anterior
web-outlook-order = Orden después: { $cars }
web-now-luck = Dados y barajado…
web-now-moving = La carrera sigue…
web-now-over = La carrera ha terminado.
web-waits-for = { $count ->
    [1] Esperando a { $names }.
   *[other] Esperando a { $names }.
}
web-waits-here = eligiendo
web-back = Deshacer
web-skip = Saltar
web-again = Ver otra vez
web-pace = Ritmo
web-pace-calm = Tranquilo
web-pace-normal = Normal
web-pace-brisk = Rápido
web-pace-at-once = Al instante
web-hurry = Terminar al instante
web-moment-out = ¡Fuera!
web-moment-lead = Toma la cabeza
web-moment-last-lap = Última vuelta
web-moment-photo = ¡Foto-finish!
web-moment-finish = ¡Primero en la meta!
web-sound = Sonido
web-refused = No se ha aceptado:
web-connection-wait = Conectando…
web-text-view = Vista de texto
web-board-view = Vista de tablero
web-title-turn = ● Te toca – { $track }
web-race-of = Carrera en { $track }
web-past = Estás viendo un momento anterior.
web-past-turn = Ahora te toca a ti.
web-past-now = Volver al presente
web-you = tú
web-player-bot = un bot
web-player-as = como { $level } hasta que se compile su búsqueda
web-player-away = ausente, conduce un bot
web-player-gone = sin conexión
web-now-frozen = Esta carrera empezó con otras reglas. Puedes verla, pero no continuarla.
web-now-stopped = El administrador del servidor detuvo esta carrera. Puedes verla, pero no continuarla.
web-now-away = Un bot conduce por ti.
web-own = Tu asiento y el enlace
web-own-back = Volver a conducir
web-own-bot = Que conduzca un bot
web-own-confirm = Preguntar aunque solo haya una opción
web-keys = Teclas: del 1 al 9 muestran una opción, y la misma cifra o Intro la confirma; Tab y las flechas recorren el tablero; Retroceso deshace; Escape cancela o salta al presente.
web-player-free = libre, conduce un bot
web-take-now = Ocupar el asiento
web-take-now-of = Ocupar el asiento que conduce { $driver }
web-take-ask = Pedir el asiento
web-take-ask-of = Pedir el asiento que conduce { $driver }
web-request = Petición de asiento
web-request-asks = { $name } pide el asiento que conduce { $driver } y vería su mano.
web-request-rule = El anfitrión responde en un minuto. Sin respuesta, es un no.
web-request-mine = Has pedido el asiento que conduce { $driver }.
web-request-seconds = { $seconds } s
web-request-yes = Dejar entrar
web-request-no = Rechazar
web-request-withdraw = Retirar la petición
web-leave = Dejar el asiento
web-leave-about = Un bot sigue conduciendo. Puedes volver mientras el asiento esté libre.
web-retire = Abandonar la carrera
web-retire-about = Un bot termina la carrera por ti. Podrás mirar, pero no volver. La carrera continúa.
web-put-out = Liberar el asiento de { $name }
web-put-out-about = Un bot sigue conduciendo. { $name } puede volver mientras el asiento esté libre.

## Beside the board
web-side = Sobre la carrera
web-side-race = Carrera
web-side-log = Crónica
web-side-sheet = Hoja de registro
web-players = Jugadores
web-log = Crónica de la carrera
web-log-earlier = { $lines ->
    [1] Una línea anterior
   *[other] { $lines } líneas anteriores
}
web-standings = Clasificación
web-standings-place = Puesto
web-standings-car = Coche
web-standings-gap = Distancia
web-standings-where = Dónde
web-standings-home = en meta
web-sheet-ask = Pulsa un número para ver de dónde viene.

## Results and replay
web-results = Resultados
web-results-you = Tú: { $place }.º
web-results-close = Volver al tablero
web-rematch = Revancha
web-replay = Ver la repetición
web-review = Análisis
web-download = Descargar el registro
web-replay-of = Repetición de { $track }
web-replay-controls = Controles de la repetición
web-replay-gone = Esta carrera no existe o se ha borrado.
web-replay-start = Antes del primer movimiento.
web-replay-moment = Momento de la carrera
web-replay-at = movimiento { $move } de { $moves }
web-share-and-save = Compartir y guardar
web-replay-first = Al principio
web-replay-back = Movimiento anterior
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Movimiento siguiente
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-viewer = Ver como
web-replay-viewer-none = espectador
web-replay-viewer-all = todos a la vez
web-replay-play-on = Seguir desde aquí
web-play-on-about = Empieza una carrera nueva desde la posición tras el movimiento { $move }.
web-play-on-luck = Dados y cartas
web-play-on-luck-new = nuevos
web-play-on-luck-same = como antes
web-play-on-start = Empezar la carrera

## The coach of a lesson
web-coach = Entrenador
web-coach-said = Consejos del entrenador
web-coach-ask = ¿Tú qué harías?
web-coach-off = Sin entrenador
web-coach-on = Con entrenador

## People who are waited for
web-player-handed = ha cedido el asiento a un bot
web-wait-gone = sin conexión: un bot toma el asiento en un minuto
web-wait-time = eligiendo desde hace { $time }
web-wait-nudged = { ", " }{ $name } le ha dado un toque
web-wait-nudge = Dar un toque a { $name }
web-wait-bot = Que un bot conduzca por { $name }
web-nudged-you = { $name } te da un toque: la mesa te espera.
web-nudged-bot = Un bot conduce por ti. Muévete para recuperar el volante.

## A rematch
web-rematch-asks = { $name } pide la revancha: mismos rivales, y todos cambian de asiento.
web-rematch-yes = Me apunto
web-rematch-no = Ahora no
web-rematch-there = A la revancha

# Chances to win while a race runs.

web-odds-rule = Probabilidades en directo
web-odds-rule-off = no
web-odds-rule-spectators = para el público
web-odds-rule-all = para todos
web-odds-shown = Probabilidades en directo: { $who }

# Hints.

web-hint = Pista
web-hint-rule = Pistas para todos
web-hint-shown = En esta carrera se pueden pedir pistas.
web-hint-given = En esta carrera se han dado pistas.
web-bots-reduced = El servidor estaba saturado y algunos bots tuvieron menos tiempo para pensar de lo habitual.

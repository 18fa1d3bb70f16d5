# El historial propio.

web-career-about = Solo para este navegador: sin cuenta y sin nombres de otras personas.
web-career-none = Conduce una carrera hasta el final y aparecerá aquí. Las carreras guiadas no cuentan.
web-career-waiting = { $count ->
    [1] Se está sumando 1 carrera más…
   *[other] Se están sumando { $count } carreras más…
}
web-career-races = Carreras
web-career-left = { $count } en manos de un bot
web-career-wins = Victorias
web-career-share = { $percent } %
web-career-best = Mejor puesto
web-career-streak = Victorias seguidas
web-career-longest = récord: { $count }
web-career-last = Últimos puestos, el más reciente primero
web-career-by = Por circuito y rivales
web-career-circuit = Circuito
web-career-against = contra { $level }
web-career-people = contra personas
web-career-alone = en solitario
web-career-list = Todas las carreras
web-career-of = { $seats } pilotos
web-career-not-driven = terminada por un bot
web-career-all = Mostrar las { $count } carreras
web-career-forget = Olvidar la carrera de { $title }, { $date }
web-career-forget-all = Olvidar todo el historial
web-career-forget-sure = ¿Olvidarlo todo? No se puede recuperar
web-career-json = Descargar como JSON
web-career-csv = Descargar como tabla (CSV)
web-career-counts = Qué cuenta
web-career-counts-own = Tu propio asiento en cada carrera terminada; no los de otras personas en tu pantalla.
web-career-counts-left = Una carrera que abandonas, o que un bot termina por ti, cuenta sin puesto y corta tu racha de victorias.
web-career-counts-not = Las lecciones, las carreras importadas y las que siguen desde un momento de otra no cuentan.
web-career-counts-level = Con una sola persona entre los rivales ya es una carrera contra personas; si no, el bot más fuerte dice lo difícil que fue.
web-career-counts-kept = Se guardan las últimas 2000 carreras, también cuando sus mesas ya no existen; si pasas un año sin volver, se borran.
web-career-days = Carrera del día
web-career-days-all = Días
web-career-days-streak = Días seguidos

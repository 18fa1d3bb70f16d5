# El historial propio.

web-career-about = Va con este navegador: sin cuenta y sin nombres de otros jugadores.
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
web-career-streak = Racha de victorias
web-career-longest = récord: { $count }
web-career-last = Últimos resultados
web-career-by = Por circuito y rivales
web-career-circuit = Circuito
web-career-against = contra { $level }
web-career-people = contra personas
web-career-alone = en solitario
web-career-list = Todas las carreras
web-career-of = { $seats } pilotos
web-career-not-driven = terminada por un bot
web-career-all = Mostrar las { $count } carreras
web-career-forget = Quitar la carrera de { $title }, { $date }
web-career-forget-all = Borrar tu historial
web-career-forget-sure = ¿Borrarlo todo? No se puede deshacer
web-career-json = Descargar como JSON
web-career-csv = Descargar como tabla (CSV)
web-career-counts = Qué cuenta
web-career-counts-own = Tu propio asiento en cada carrera terminada; no los demás jugadores de tu dispositivo.
web-career-counts-left = Una carrera que abandonas, o que un bot termina por ti, cuenta sin puesto y corta tu racha de victorias.
web-career-counts-not = Las lecciones, las carreras importadas y las que siguen desde un momento de otra no cuentan.
web-career-counts-level = Con una sola persona entre los rivales ya es una carrera contra personas; si no, el bot más fuerte dice lo difícil que fue.
web-career-counts-kept = Se guardan las últimas 2000 carreras, aunque sus mesas ya no existan; se borran tras un año de inactividad.
web-career-days = Carrera del día
web-career-days-all = Días
web-career-days-streak = Racha diaria

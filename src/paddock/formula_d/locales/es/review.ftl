# What a review calls results and luck.

formula-d-review-place = puesto (cuanto más bajo, mejor)
formula-d-review-turns = turnos (cuantos menos, mejor)
formula-d-review-start = parrilla y salida
formula-d-review-dice = dados
formula-d-review-collisions = choques
formula-d-review-motors = motores
formula-d-review-streets = calles

## What is said of a choice in a hint
formula-d-hint-facts = { $facts }.
formula-d-hint-stops = la marcha { $gear } para en { $corner } con un { $percent } %
formula-d-hint-overshoots = la marcha { $gear } se pasa de la curva con un { $percent } %
formula-d-hint-out = la marcha { $gear } deja fuera con un { $percent } %
formula-d-hint-wear = { $wear } puntos de estructura de media
formula-d-hint-then = después, { $facts }
formula-d-hint-corner = { $spaces ->
    [1] { $corner } empieza en la próxima casilla
   *[other] { $corner } empieza a { $spaces } casillas
}
formula-d-hint-road = la marcha { $gear } saca de { $low } a { $high }, y hay camino libre para todo eso

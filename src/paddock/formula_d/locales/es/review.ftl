# What a review calls results and luck.

formula-d-review-place = puesto (cuanto más bajo, mejor)
formula-d-review-turns = turnos (cuantos menos, mejor)
formula-d-review-start = parrilla y salida
formula-d-review-dice = dados
formula-d-review-collisions = choques
formula-d-review-motors = motores
formula-d-review-streets = zonas de peligro y vecinos furiosos

## What is said of a choice in a hint
formula-d-hint-facts = { $facts }.
formula-d-hint-stops = { $percent } % de parar en { $corner }
formula-d-hint-overshoots = { $percent } % de pasarse de la curva
formula-d-hint-out = { $percent } % de quedar fuera
formula-d-hint-road = saca de { $low } a { $high }, y hay camino libre para todo eso
formula-d-hint-stops-of = la marcha { $gear } para en { $corner } con un { $percent } %
formula-d-hint-overshoots-of = la marcha { $gear } se pasa de la curva con un { $percent } %
formula-d-hint-wear = { $wear } puntos de estructura de media
formula-d-hint-then = después, { $facts }
formula-d-hint-corner = { $spaces ->
    [1] { $corner } empieza en la próxima casilla
   *[other] { $corner } empieza a { $spaces } casillas
}

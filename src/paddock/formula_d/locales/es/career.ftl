formula-d-career-lap = Mejor vuelta
formula-d-career-points = Puntos
formula-d-career-out = Coches fuera
formula-d-career-turns = { $turns ->
    [1] 1 turno
   *[other] { $turns } turnos
}

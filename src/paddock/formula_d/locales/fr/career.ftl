formula-d-career-lap = Meilleur tour
formula-d-career-points = Points
formula-d-career-out = Voitures éliminées
formula-d-career-turns = { $turns ->
    [1] 1 coup
   *[other] { $turns } coups
}

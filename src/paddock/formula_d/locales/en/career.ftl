formula-d-career-lap = Best lap
formula-d-career-points = Points
formula-d-career-out = Cars lost
formula-d-career-turns = { $turns ->
    [1] 1 turn
   *[other] { $turns } turns
}

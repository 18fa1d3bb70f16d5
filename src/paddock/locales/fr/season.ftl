season-standings = Classement
season-place = Place
season-place-number = { $place ->
    [1] 1er
   *[other] { $place }e
}
season-race = { $number }. { $title }
season-total = Total
season-points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
season-leads = { $raced ->
    [1] Après 1 course sur { $races }
   *[other] Après { $raced } courses sur { $races }
}, { $winners } { $count ->
    [1] mène
   *[other] se partagent la tête
} avec { $amount }.
season-champion = ★ { $winners } { $count ->
    [1] remporte le titre
   *[other] se partagent le titre
} avec { $amount }.
season-level = ★ { $winners } { $count ->
    [1] remporte le titre
   *[other] se partagent le titre
} avec { $amount } : à égalité avec { $others }, mais devant lors de la dernière course.
season-no-winnings = les courses de { $game } ne rapportent pas de gains à additionner : comptez des points
season-mixed-winnings = les gains ne s’additionnent que si toutes les courses sont du même jeu : comptez des points
season-no-points = ici on additionne les gains, les places ne rapportent donc pas de points
season-bad-length = une saison a de 1 à { $most } courses, pas { $races }
season-bad-title = le titre d’une saison a au plus { $most } lettres
season-bad-race = course { $number } : { $reason }
season-bad-seats = la course { $number } a { $seats } places, mais la première { $first } : les mêmes courent partout
season-bad-points = les points sont au plus { $places } nombres de 0 à { $most }, aucun plus grand que le précédent

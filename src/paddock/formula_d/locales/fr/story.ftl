# The story of a finished race.

formula-d-story-lead = { $car } prend la tête.
formula-d-story-wear = Points de structure restants
formula-d-story-overtake = Plus beau dépassement : { $car } passe { $count } voitures d’un coup.
formula-d-story-brave = Virage le plus audacieux : { $corner }, { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} de trop, et { $car } reste en course.
formula-d-story-unlucky-out = Pire lancer : { $face } au dé noir, et { $car } abandonne.
formula-d-story-unlucky-start = Pire lancer : { $face } au départ, et { $car } cale.
formula-d-story-unlucky-roll = Pire lancer : { $car } roule en vitesse { $gear } et fait { $face }.
formula-d-story-longest = Plus long mouvement : { $car } avance de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
} en vitesse { $gear }.
formula-d-story-leader-out = Coup de théâtre : { $car } mène et abandonne.
formula-d-story-escape = De justesse : { $car } arrive avec { $left ->
    [1] 1 point
   *[other] { $left } points
} de structure.
formula-d-story-for-good = { $car } prend la tête et ne la lâche plus.
formula-d-story-win = { $car } gagne la course.
formula-d-story-drove = { $car } avance de { $spaces ->
    [1] 1 case
   *[other] { $spaces } cases
}.

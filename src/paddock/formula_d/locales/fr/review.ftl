# What a review calls results and luck.

formula-d-review-place = rang (le plus petit est le meilleur)
formula-d-review-turns = tours de jeu (moins il y en a, mieux c’est)
formula-d-review-start = grille et départ
formula-d-review-dice = dés
formula-d-review-collisions = accrochages
formula-d-review-motors = moteurs
formula-d-review-streets = zones dangereuses et riverains en colère

## What is said of a choice in a hint
formula-d-hint-facts = { $facts }.
formula-d-hint-stops = { $percent } % de chances de s’arrêter dans { $corner }
formula-d-hint-overshoots = { $percent } % de sortir du virage
formula-d-hint-out = { $percent } % d’être éliminé
formula-d-hint-road = elle donne { $low } à { $high }, et la route est libre pour tout cela
formula-d-hint-stops-of = la vitesse { $gear } s’arrête dans { $corner } à { $percent } %
formula-d-hint-overshoots-of = la vitesse { $gear } sort du virage à { $percent } %
formula-d-hint-wear = { $wear } points de structure en moyenne
formula-d-hint-then = ensuite, { $facts }
formula-d-hint-corner = { $spaces ->
    [1] { $corner } commence à la case suivante
   *[other] { $corner } commence dans { $spaces } cases
}

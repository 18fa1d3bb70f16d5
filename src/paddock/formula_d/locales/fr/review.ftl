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

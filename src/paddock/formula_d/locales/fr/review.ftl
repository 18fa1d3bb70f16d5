# What a review calls results and luck.

formula-d-review-place = place finale
formula-d-review-turns = tours de jeu
formula-d-review-start = grille et départ
formula-d-review-dice = dés
formula-d-review-collisions = accrochages
formula-d-review-motors = moteurs
formula-d-review-streets = rues

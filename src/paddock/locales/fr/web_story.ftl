# A race that is over, as pictures.

web-story-places = Places tour de jeu par tour de jeu
web-story-landmarks = Temps forts
web-story-turn = Tour de jeu { $turn } sur { $turns } ·
web-story-lead = prend la tête
web-story-line = ligne franchie
web-story-bet = pari
web-story-stop = arrêt au stand
web-story-crash = abandon
web-story-home = arrivée

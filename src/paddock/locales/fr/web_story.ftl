# A race that is over, as pictures.

web-story-places = Places tour de jeu par tour de jeu
web-story-landmarks = Temps forts
web-story-turn = Tour de jeu { $turn } sur { $turns }
web-story-lead = prend la tête
web-story-line = ligne franchie
web-story-bet = pari
web-story-stop = arrêt au stand
web-story-crash = abandon
web-story-home = arrivée
web-story-copy = Copier le lien
web-story-copy-moment = Copier un lien vers ce moment
web-story-save = Enregistrer en image
web-story-save-png = Graphique en PNG
web-story-save-svg = Graphique en SVG
web-story-no-moment = Le lien mène au coup { $at } ; la course en compte { $total }.
web-story-no-seat = Le lien indique la place { $seat }, qui n’existe pas. Vous voyez ce qu’a vu un spectateur.
web-story-highlights = Les grands moments

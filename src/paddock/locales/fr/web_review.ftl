# The review of a race, on its page.

web-review-of = Analyse de { $track }
web-review-about = Chaque coup change ce que la course vaut pour chacun. Voici où elle s’est gagnée et perdue, quelle part revient au hasard et ce qui aurait été meilleur.
web-review-making = La course est courue jusqu’au bout depuis chaque coup, des milliers de fois. Quitter cette page l’arrête.
web-review-waiting = D’autres analyses passent d’abord.
web-review-progress = Avancement
web-review-stop = Arrêter
web-review-stopped = L’analyse a été arrêtée.
web-review-chances = Chances de gagner, coup par coup
web-review-watch = Voir ce moment
web-review-luck = hasard : { $kind }
web-review-moments = Moments décisifs
web-review-move = Coup { $move }
web-review-moments-none = Aucun coup n’a changé grand-chose à lui seul.
web-review-better = Mieux :
web-review-worth = +{ $amount } points
web-review-saved = { $amount } tours de jeu de moins
web-review-watch-move = Voir
web-review-play-on = Rejouer d’avant
web-review-limits = Ce que vaut une position, elle le vaut pour des pilotes comme ceux-ci : qui conduit autrement gagne plus ou moins souvent.

# Chances and hints while a race runs.

web-odds = Chances de gagner
web-odds-about = D’après ce que voit le public, en courant la suite des milliers de fois avec des pilotes comme ceux du robot pro. Elles ne bougent pas tant que des choix sont scellés.
web-hint-thinking = Les choix sont courus jusqu’au bout, un instant…
web-hint-gone = La course a continué ; redemandez quand ce sera à vous.
web-hint-noted = Une course avec conseils le dit dans son enregistrement.
web-hint-best = le meilleur
web-hint-equal = aussi bon
web-hint-less = { $amount } points de moins
web-hint-slower = { $amount } tours de jeu de plus
web-hint-others = Autres choix
web-hint-choice = choix

# The review of a race, on its page.

web-review-of = Analyse de { $track }
web-review-about = Où la course s’est gagnée et perdue, la part du hasard et ce qu’il aurait mieux valu faire.
web-review-making = Nous simulons des milliers de courses depuis chaque coup. Quitter cette page arrête le calcul.
web-review-waiting = En attente d’autres analyses.
web-review-progress = Progression
web-review-stop = Arrêter
web-review-stopped = L’analyse a été arrêtée.
web-review-chances = Chances de gagner, coup par coup
web-review-watch = Voir ce moment
web-review-luck = hasard : { $kind }
web-review-moments = Moments clés
web-review-move = Coup { $move }
web-review-moments-none = Aucun coup n’a changé grand-chose à lui seul.
web-review-better = Mieux :
web-review-worth = +{ $amount } points
web-review-saved = { $amount } tours de jeu de moins
web-review-watch-move = Voir
web-review-play-on = Rejouer ce coup
web-review-limits = Ces valeurs supposent des pilotes comme ceux-ci.

# Chances and hints, worked out by the page.

web-odds = Chances de gagner
web-odds-about = D’après ce que voit un spectateur : des milliers de courses simulées dans votre navigateur, pilotées comme les bots de la table, ou comme pro à la place des joueurs.
web-hint-thinking = Simulation de vos options…
web-hint-noted = Les conseils sont notés dans l’enregistrement.
web-hint-best = le meilleur
web-hint-equal = presque aussi bon
web-hint-less = { $amount } points de moins
web-hint-slower = { $amount } tours de jeu de plus
web-hint-choice = choix
web-hint-clear = nettement le meilleur
web-hint-figures = Chiffres
web-analysis-loading = Chargement de la simulation…
web-analysis-none = Pas d’analyse : ce navigateur ne peut pas simuler de courses, ou l’interdit.

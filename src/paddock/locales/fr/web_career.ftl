# Le palmarès personnel.

web-career-about = Lié à ce navigateur : pas de compte, pas de noms d’autres joueurs.
web-career-none = Terminez une course et elle apparaîtra ici. Les leçons ne comptent pas.
web-career-races = Courses
web-career-left = { $count ->
    [1] dont 1 finie par un robot
   *[other] dont { $count } finies par un robot
}
web-career-wins = Victoires
web-career-share = { $percent } %
web-career-best = Meilleure place
web-career-streak = Série de victoires
web-career-longest = record : { $count }
web-career-last = Derniers résultats
web-career-by = Par circuit et par adversaires
web-career-circuit = Circuit
web-career-against = contre { $level }
web-career-people = contre des personnes
web-career-alone = en solitaire
web-career-list = Toutes les courses
web-career-of = { $seats } pilotes
web-career-not-driven = finie par un robot
web-career-all = Afficher les { $count } courses
web-career-forget = Retirer la course de { $title }, { $date }
web-career-forget-all = Supprimer votre palmarès
web-career-forget-sure = Tout supprimer ? C’est définitif
web-career-json = Télécharger en JSON
web-career-csv = Télécharger en tableau (CSV)
web-career-counts = Ce qui compte
web-career-counts-own = Votre propre place dans chaque course terminée, pas les autres joueurs sur votre appareil.
web-career-counts-left = Une course que vous quittez, ou qu’un robot finit à votre place, compte sans place et met fin à votre série de victoires.
web-career-counts-not = Les leçons, les courses importées et celles qui en continuent une autre ne comptent pas.
web-career-counts-level = Un seul rival humain en fait une course contre des personnes ; sinon, le robot le plus fort donne le niveau.
web-career-counts-kept = Les 2 000 dernières courses sont gardées, même sans leur table, et supprimées après un an d’inactivité.
web-career-days = Course du jour
web-career-days-all = Jours
web-career-days-streak = Série de jours

# Le palmarès personnel.

web-career-about = Pour ce navigateur seulement : pas de compte, pas de noms d’autres personnes.
web-career-none = Menez une course jusqu’au bout et elle apparaîtra ici. Les courses guidées ne comptent pas.
web-career-waiting = { $count ->
    [1] Encore 1 course à compter…
   *[other] Encore { $count } courses à compter…
}
web-career-races = Courses
web-career-left = { $count ->
    [1] dont 1 finie par un robot
   *[other] dont { $count } finies par un robot
}
web-career-wins = Victoires
web-career-share = { $percent } %
web-career-best = Meilleure place
web-career-streak = Victoires d’affilée
web-career-longest = record : { $count }
web-career-last = Dernières places, la plus récente en premier
web-career-by = Par circuit et par adversaires
web-career-circuit = Circuit
web-career-against = contre { $level }
web-career-people = contre des personnes
web-career-alone = en solitaire
web-career-list = Toutes les courses
web-career-of = { $seats } pilotes
web-career-not-driven = finie par un robot
web-career-all = Afficher les { $count } courses
web-career-forget = Oublier la course de { $title }, { $date }
web-career-forget-all = Oublier tout le palmarès
web-career-forget-sure = Vraiment tout oublier ? Rien ne pourra être retrouvé
web-career-json = Télécharger en JSON
web-career-csv = Télécharger en tableau (CSV)
web-career-counts = Ce qui compte
web-career-counts-own = Votre propre siège dans chaque course finie ; pas ceux des autres devant votre écran.
web-career-counts-left = Une course que vous quittez, ou qu’un robot finit à votre place, compte sans place et met fin à votre série de victoires.
web-career-counts-not = Les leçons, les courses importées et celles qui reprennent à un moment d’une autre ne comptent pas.
web-career-counts-level = Une seule personne parmi les adversaires en fait une course contre des personnes ; sinon, le robot le plus fort donne la difficulté.
web-career-counts-kept = Les 2 000 dernières courses sont gardées, même quand leurs tables ont disparu ; après un an sans vous, elles s’effacent.
web-career-days = Course du jour
web-career-days-all = Jours
web-career-days-streak = Jours d’affilée

web-challenge-days = Course du jour
web-challenge-days-about = Chaque jour, la même course pour tout le monde : même départ, mêmes rivaux, même hasard.
web-challenge-day = Course du jour, { $date }
web-challenge-title = Défi
web-challenge-by = de { $name }
web-challenge-by-me = créé par vous
web-challenge-seat = Vous pilotez à la place { $seat } sur { $seats }.
web-challenge-alone = Vous courez en solitaire.
web-challenge-rivals = Rivaux : { $rivals }
web-challenge-open = Ouvert jusqu’au { $date }
web-challenge-closed = Clos le { $date }
web-challenge-finished = { $count ->
    [0] Personne n’a encore terminé
    [1] Une personne a terminé
   *[other] { $count } personnes ont terminé
}
web-challenge-race = La courir
web-challenge-race-about = Vous avez un seul essai classé. Vous pouvez le quitter et le reprendre jusqu’à la clôture du défi.
web-challenge-go-on = Reprendre votre essai
web-challenge-free = La courir pour le plaisir
web-challenge-free-about = Le défi est clos : cette course ne sera pas classée.
web-challenge-mine = Revoir votre course
web-challenge-done = Vous finissez { $place }, avec un résultat de { $score }.
web-challenge-done-alone = { $turns ->
    [1] Vous franchissez l’arrivée en 1 tour de jeu.
   *[other] Vous franchissez l’arrivée en { $turns } tours de jeu.
}
web-challenge-done-out = Vous n’avez pas franchi l’arrivée.
web-challenge-why-bot = Votre essai ne compte pas : un robot rival a échoué.
web-challenge-why-closed = Votre essai ne compte pas : il a été abandonné.
web-challenge-why-late = Votre essai ne compte pas : il n’était pas fini à la clôture du défi.
web-challenge-why-gone = Vous avez fait votre essai, et sa course n’existe plus.
web-challenge-rules = Règles de l’essai classé
web-challenge-rules-same = Dés et cartes sont les mêmes pour tout le monde, quoi qu’on fasse.
web-challenge-rules-help = Pas d’annulation, pas de spectateurs, et aucun robot ne prend votre place : la table vous attend.
web-challenge-rules-sealed = Le hasard reste scellé jusqu’à la clôture. Courses et résultats sont visibles pour les joueurs qui ont terminé.
web-challenge-rules-honour = Il n’y a pas de comptes : jouez franc jeu.
web-challenge-board = Classement
web-challenge-board-none = Pas encore de résultats.
web-challenge-sealed = Les résultats restent scellés jusqu’à la fin de votre propre essai ou la clôture du défi.
web-challenge-rank = Rang
web-challenge-driver = Pilote
web-challenge-place = Arrivée
web-challenge-score = Résultat
web-challenge-turns = Tours de jeu
web-challenge-out = abandon
web-challenge-race-head = Course
web-challenge-watch = Revoir
web-challenge-watch-of = Revoir la course de { $name }
web-challenge-review-of = L’analyse de la course de { $name }
web-challenge-known = Le hasard de ce défi était déjà connu : il vient d’une course terminée.
web-challenge-forget = Retirer mon résultat
web-challenge-forget-sure = Le retirer ? Vous n’aurez pas d’autre essai
web-challenge-link = Copier le lien du défi
web-challenge-best = Le meilleur d’hier : { $name } avec { $score }
web-challenge-best-none = Personne n’a terminé la course d’hier.
web-challenge-best-watch = La revoir
web-challenge-yesterday = Classement d’hier
web-challenge-tomorrow = Preuve d’un hasard équitable
web-challenge-tomorrow-about = Le hachage de la graine de demain. La graine suit le lendemain : chacun peut vérifier que personne ne l’a choisie.
web-challenge-to-board = Classement
web-challenge-make = Lancer un défi
web-challenge-make-about = Toute personne qui ouvre le lien pilote à votre place contre ces robots, avec le même hasard. Chacun a un seul essai classé, vous aussi.
web-challenge-make-known = Toute personne qui ouvre le lien pilote à votre place avec le même hasard, les robots aux autres places. Ce hasard est connu : la graine de cette course est affichée.
web-challenge-make-days = Ouvert pendant
web-challenge-make-day = { $days ->
    [1] 1 jour
   *[other] { $days } jours
}
web-challenge-make-do = Créer le défi
web-trial-counted = Votre essai classé : pas d’annulation, pas de spectateurs.
web-trial-free = Essai d’entraînement, hors classement.
web-trial-spoilt = Cet essai ne compte pas : un robot rival a échoué.

# Two reviews side by side.

web-pair-title = Analyses côte à côte
web-pair-about = Même départ, mêmes rivaux, même hasard : seuls les choix diffèrent.
web-pair-first = Premier pilote
web-pair-second = Second pilote
web-pair-driver = { $rank }. { $name } : { $score }
web-pair-none = Il faut deux courses terminées pour les comparer.
web-pair-parting = Là où elles se séparent
web-pair-parting-about = Jusqu’ici, les deux ont fait les mêmes choix.
web-pair-alike = Les deux ont fait les mêmes choix du début à la fin.
web-pair-watch = Voir le coup { $move }
web-pair-luck = Les dés et les cartes sont les mêmes, mais leur valeur dépend de la position.

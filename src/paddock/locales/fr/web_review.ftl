# The review of a race, on its page.

web-review-of = Analyse de { $track }
web-review-about = Où la course s’est gagnée et perdue, la part du hasard et ce qu’il aurait mieux valu faire.
web-review-you = Votre course
web-review-decided = { $by ->
    [own] { $good ->
        [yes] Vous l’avez emporté par vos choix : ils valaient { $amount }.
       *[no] Vos propres choix ont décidé : ils vous ont coûté { $amount }.
    }
    [others] { $good ->
        [yes] Les autres vous ont facilité la tâche : leurs choix vous ont rapporté { $amount }.
       *[no] Les autres ont décidé : leurs choix vous ont coûté { $amount }.
    }
    [hidden] { $good ->
        [yes] Les cartes cachées vous ont souri : { $amount }.
       *[no] Les cartes cachées ont décidé : ce que vous ne pouviez pas voir vous a coûté { $amount }.
    }
   *[luck] { $good ->
        [yes] La chance était de votre côté ({ $kind }) : { $amount }.
       *[no] La malchance a décidé ({ $kind }) : elle vous a coûté { $amount }.
    }
}
web-review-decided-none = Rien à lui seul n’a décidé de votre course : chance et choix se sont à peu près équilibrés.
web-review-amount = { $unit ->
    [turns] { $amount } tours de jeu
   *[points] { $amount } points
}
web-review-own-rest = Environ { $amount } viennent de { $choices ->
    [1] 1 choix non listé ci-dessous
   *[other] { $choices } choix non listés ci-dessous
}.
web-review-out = Avant le tour qui vous a éliminé, vous aviez { $percent } % de chances de gagner.
web-review-swing = Le plus grand tournant, coup { $move } :
web-review-gained = Vos chances ont augmenté de { $amount }.
web-review-lost = Vos chances ont baissé de { $amount }.
web-review-swing-about = Un tournant compte tout ce que le coup a révélé, cartes et dés compris. Un choix coûteux ne compte que ce que vous pouviez savoir.
web-review-points-about = Dix points, ce sont dix victoires de plus sur cent courses comme celle-ci.
web-review-own = Vos choix les plus coûteux
web-review-own-none = Aucun de vos choix n’était clairement une erreur.
web-review-rivals = Erreurs des adversaires
web-review-chosen = Choisi :
web-review-statistics = Statistiques
web-review-mistakes-about = Une erreur perd plus de { $least } et plus de deux erreurs types, d’après ce qu’on pouvait savoir alors.
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
web-review-worth = { $sure ->
    [yes] +{ $amount } points
   *[no] environ +{ $amount } points
}
web-review-saved = { $sure ->
    [yes] { $amount } tours de jeu de moins
   *[no] environ { $amount } tours de jeu de moins
}
web-review-watch-move = Voir
web-review-play-on = Rejouer ce coup
web-review-limits = Ces valeurs supposent des pilotes comme ceux-ci.

# Chances and hints, worked out by the page.

web-odds = Chances de gagner
web-odds-about = Des milliers de courses simulées dans votre navigateur, d’après ce que voit un spectateur. Les robots courent comme ici, les joueurs comme le robot pro.
web-hint-thinking = Simulation de vos options…
web-hint-noted = Les conseils sont notés dans l’enregistrement.
web-hint-best = meilleur choix
web-hint-equal = presque aussi bon
web-hint-little = un peu moins bon
web-hint-worse = moins bon
web-hint-much = bien moins bon
web-hint-slower = plus lent
web-hint-choice = choix
web-hint-clear = nettement le meilleur choix
web-hint-figures = Chiffres
web-analysis-loading = Chargement de la simulation…
web-analysis-none = Pas de simulation : ce navigateur ne peut pas en lancer, ou les bloque.
web-analysis-other = Pas de simulation : le serveur utilise une autre version. Réessayez dans quelques minutes.

# The analysis board.

web-explore = Plateau d’analyse
web-explore-of = Plateau d’analyse : { $track }
web-explore-about = Choisissez pour tous les joueurs. Rien n’est enregistré.
web-explore-replay = Retour à la relecture
web-explore-begin = Repartir du coup { $move }
web-explore-again = Relancer
web-explore-values = Ce que vaut chaque choix

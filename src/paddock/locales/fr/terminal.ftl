terminal-title = { $game }, circuit { $track }
terminal-hint = h : aide · m : plan · i : conseil · b : reprendre son coup · q : quitter. Chaque coup est enregistré.
terminal-help =
    Tapez le numéro d’un choix, ou le choix lui-même : { $choice }. Pour un déplacement, le nom de la case suffit.
    ? CHOIX ou why CHOIX  pourquoi il ne vous est pas permis
    i  un conseil (noté dans l’enregistrement)     b  reprendre votre dernier choix
    m  un plan     s  où en est la course     h  cette aide
    q  quitter ; la course est enregistrée après chaque coup et peut être reprise
terminal-only-choice = (votre seul choix : { $choice })
terminal-number = Tapez un numéro de 1 à { $most }, ou h pour l’aide.
terminal-range = Il y a { $most } choix, de 1 à { $most }.
terminal-via = par { $spaces }
terminal-open = C’est permis : { $choice } est le choix { $number }.
terminal-refused = { $choice } : { $reason }.
terminal-nonsense = « { $text } » n’est pas possible ici ; un choix s’écrit comme « { $like } ».
terminal-idea-best = meilleur choix
terminal-idea-level = à peu près aussi bon
terminal-idea-less = gagne { $points ->
    [1] 1 course de moins sur 100
   *[other] { $points } courses de moins sur 100
}
terminal-idea-slower = { $turns } tours de jeu de plus
terminal-map-none = Il n’y a pas de circuit à dessiner.
terminal-taken-back = C’est repris. Choisissez à nouveau.
terminal-saved = La course est enregistrée dans { $path }.
terminal-resume = Pour la reprendre : { $command }
terminal-again = Pour la revoir : { $command }
terminal-unfinished = La course n’est pas terminée. Voici où elle en est après { $moves ->
    [1] 1 coup
   *[other] { $moves } coups
} :
terminal-season-race = { $season } : course { $number } sur { $races }
terminal-season-next = Entrée lance la course suivante, { $title } ; q quitte, et la saison est enregistrée.

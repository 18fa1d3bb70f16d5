## Ce que le serveur dit des tables et des places
server-refused-back = rien à reprendre pour vous : quelqu’un d’autre a choisi, le hasard a répondu ou une chose cachée a été montrée
server-refused-back-limit = cette place est déjà revenue { $most } fois sur un choix dans cette course ; c’est le maximum
server-refused-chosen = votre place a déjà choisi ici, sur un autre écran ou par un robot
server-refused-stage = { $stage ->
    [lobby] la course n’a pas encore commencé
    [frozen] cette course ne peut pas continuer
   *[other] cette table est fermée
}
server-refused-not-your-seat = ce n’est pas votre place
server-refused-unreadable = le serveur ne comprend pas ce choix
server-refused-not-stored = le choix n’a pas pu être enregistré ; rien n’a changé, réessayez
server-refused-uncertain = la base de données n’a pas répondu à temps ; vérifiez si votre choix compte avant de réessayer
server-refused-too-often = trop de questions à la fois ; attendez un instant
server-refused-no-coach = le coach ne parle qu’à la personne qui suit une leçon
server-refused-no-question = on ne vous demande rien pour l’instant
server-log-back = { $player } reprend son dernier choix.
server-log-seat-away = Un robot ({ $bot }) conduit à la place de { $player }.
server-log-seat-back = { $player } reprend le volant.
server-log-seat-bot = Un robot ({ $bot }) prend la place de { $player }.
server-log-seat-retired = { $name } abandonne : un robot ({ $driver }) conduit jusqu’à l’arrivée.
server-log-seat-free = Une place est de nouveau libre ; un robot y conduit.
server-log-seat-sits = { $player } prend la place.
server-log-seat-moved = { $player } continue sur un autre appareil.
server-log-seat-asks = { $name } demande la place où conduit { $driver }.
server-log-seat-refused = { $name } n’obtient pas la place où conduit { $driver }.
server-log-seat-withdrawn = { $name } ne demande plus la place où conduit { $driver }.
server-error-ask-first = Les mains sont secrètes ici. Demandez la place à l’hôte.
server-error-just-sit = inutile de demander : prenez la place
server-error-seen-another = une personne qui a eu une autre place dans cette course ne peut pas prendre celle-ci
server-error-nobody-to-agree = Il ne reste personne pour répondre.
server-error-one-request = quelqu’un demande déjà une place ; attendez la réponse
server-error-asked-lately = { $minutes ->
    [1] Votre demande a été refusée. Redemandez dans une minute.
   *[other] Votre demande a été refusée. Redemandez dans { $minutes } minutes.
}
server-error-seat-limit = cette place a déjà changé de mains { $most } fois dans cette course ; c’est le maximum
server-error-no-request = personne ne demande plus cette place
server-error-not-asked = seules les personnes qui ont une place dans cette course sont consultées
server-error-name-empty = un nom a besoin d’au moins une lettre
server-error-name-long = un nom a au plus { $most } lettres
server-error-no-name = donnez-vous d’abord un nom
server-error-too-late-to-sit = personne ne peut plus s’asseoir ici
server-error-seats-fixed = les places ne changent plus
server-error-not-started = la course n’a pas encore commencé : libérez plutôt la place
server-error-retired = vous avez abandonné cette course
server-error-banned = ce serveur ne vous laisse pas entrer
server-error-removed = l’hôte ne veut plus de vous à cette table
server-error-nobody-to-remove = personne ici que vous puissiez exclure
server-error-host-only = seul l’hôte de la table peut le faire
server-error-sit-yourself = on n’assied personne de force : qui veut la place la prend
server-error-started = la course a déjà commencé
server-error-closed = la table est déjà fermée
server-error-words-late = on ne peut ajouter un mot au hasard qu’avant le départ
server-error-words-long = ajoutez de 1 à { $most } lettres
server-error-link-used = ce lien a déjà servi ou a plus de dix minutes ; demandez-en un autre
server-error-not-over-record = l’enregistrement se consulte une fois la course finie
server-error-not-over-replay = la course se revoit une fois finie
server-error-not-over-story = l’histoire de la course se raconte une fois finie
server-error-not-over-play-on = on peut reprendre la course à un moment donné une fois finie
server-error-not-over = la course n’est pas encore finie
server-error-not-in-record = cette course n’est pas dans votre palmarès
server-error-rematch-racers = seuls ceux qui ont couru peuvent demander la revanche
server-error-no-table = cette table n’existe pas
server-error-no-code = aucune table n’a ce code
server-error-nothing-left = la course finit ici ; reprenez-la à un moment antérieur
server-error-imported-luck = le hasard à venir d’une course importée est inconnu ; continuez avec un nouveau hasard
server-error-busy = le serveur a trop de longues courses à rejouer en ce moment ; réessayez dans un instant
server-error-quota-tables = assez de tables pour l’instant : { $most } par heure ; réessayez plus tard
server-error-quota-public = assez de tables publiques pour l’instant : { $most } par heure ; les autres se trouvent par leur lien
server-error-quota-imports = assez de courses importées pour l’instant : { $most } par heure ; réessayez plus tard
server-error-quota-play-ons = assez de courses reprises pour l’instant : { $most } par heure ; réessayez plus tard
server-error-quota-rematches = assez de revanches pour l’instant : { $most } par heure ; réessayez plus tard
server-error-quota-guests = assez de nouveaux invités venus d’un même lieu : { $most } par heure ; réessayez plus tard
server-error-before-seat = à ce moment-là, cette place n’était pas encore la vôtre
server-error-quota-looks = assez de retours en arrière pour l’instant : { $most } par minute ; réessayez dans un instant
server-error-quota-pictures = assez d’images pour l’instant : { $most } par minute ; réessayez dans un instant
server-error-quota-guesses = assez de codes erronés pour l’instant : { $most } par minute ; réessayez plus tard
server-error-quota-seats = vous avez pris assez de places à cette table : { $most }
server-error-taken = { $all ->
    [yes] toutes les places sont prises
   *[no] cette place est prise
}
server-error-talk-empty = il n’y a rien à dire là-dedans
server-error-talk-markup = un message est du texte simple : retirez les balises
server-error-talk-fast = pas si vite : attendez un instant avant d’écrire à nouveau
server-error-talk-off = on n’écrit pas de messages à cette table
server-error-talk-seated = ici, seules les personnes assises écrivent ; vous pouvez lire
server-error-nudge-early = personne à relancer pour l’instant : chacun a une minute pour choisir
server-error-bot-early = un robot ne vient qu’une minute après une relance, et pas si la personne est revenue
server-error-nudge-others = seuls les autres à la table peuvent le faire, pas la personne elle-même
server-log-seat-idle = { $player } n’a pas choisi depuis un moment : un robot ({ $bot }) conduit jusqu’au prochain signe de vie.
server-error-no-season = cette table ne fait pas partie d’une saison
server-error-season-gone = la course que nomme ce lien n’existe plus ; un lien d’une course suivante mène encore à la saison
server-error-season-race-gone = la course { $number } de cette saison n’est plus enregistrée ici
server-refused-trial = dans l’essai qui compte d’un défi, on ne revient sur rien
server-error-trial = la table d’un défi reste telle quelle : la même course pour tout le monde
server-error-sealed = cette course est scellée jusqu’à la clôture du défi, ou jusqu’à la fin de votre propre essai
server-error-sealed-record = cette course est scellée jusqu’à la clôture de son défi ; reprenez son enregistrement à ce moment-là

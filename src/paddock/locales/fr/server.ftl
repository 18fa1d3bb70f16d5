## Ce que le serveur dit des tables et des places
server-refused-back = Impossible de revenir en arrière : quelqu’un d’autre a choisi, le hasard est intervenu ou une chose cachée a été montrée.
server-refused-back-limit = Cette place est déjà revenue { $most } fois en arrière dans cette course ; c’est le maximum.
server-refused-chosen = Votre place a déjà choisi, sur un autre écran ou par un robot. Regardez la nouvelle question.
server-refused-stage = { $stage ->
    [lobby] La course n’a pas encore commencé.
    [frozen] Cette course ne peut pas continuer.
   *[other] Cette table est fermée.
}
server-refused-not-your-seat = Ce n’est pas votre place.
server-refused-unreadable = Le serveur ne comprend pas ce choix. Rechargez la page.
server-refused-not-stored = Votre choix n’a pas pu être enregistré ; rien n’a changé. Réessayez.
server-refused-uncertain = La base de données n’a pas répondu à temps. Vérifiez si votre choix compte avant de réessayer.
server-refused-too-often = Trop de questions à la fois. Attendez un instant.
server-refused-no-coach = Le coach aide dans les leçons et dans les courses où les conseils sont permis.
server-refused-no-question = Ce n’est pas à vous de choisir.
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
server-error-just-sit = Inutile de demander cette place. Prenez-la.
server-error-seen-another = Vous avez eu une autre place dans cette course et ne pouvez pas prendre celle-ci.
server-error-nobody-to-agree = Il ne reste personne pour répondre.
server-error-one-request = Quelqu’un d’autre demande une place. Attendez la réponse.
server-error-asked-lately = { $minutes ->
    [1] Votre demande a été refusée. Redemandez dans une minute.
   *[other] Votre demande a été refusée. Redemandez dans { $minutes } minutes.
}
server-error-seat-limit = Cette place a déjà changé de mains { $most } fois dans cette course ; c’est le maximum.
server-error-no-request = Plus personne ne demande cette place.
server-error-not-asked = Seuls les joueurs de cette course peuvent répondre.
server-error-name-empty = Ce nom est vide. Saisissez au moins une lettre.
server-error-name-long = Ce nom est trop long. Utilisez au plus { $most } lettres.
server-error-no-name = Vous n’avez pas encore de nom. Choisissez-en un d’abord.
server-error-too-late-to-sit = Il est trop tard pour s’asseoir à cette table.
server-error-seats-fixed = Les places de cette table ne peuvent plus changer.
server-error-not-started = La course n’a pas encore commencé. Libérez plutôt la place.
server-error-retired = Vous avez abandonné cette course.
server-error-banned = L’accès à ce serveur vous est interdit.
server-error-removed = L’hôte vous a exclu de cette table.
server-error-nobody-to-remove = Il n’y a personne à exclure à cette place.
server-error-host-only = Seul l’hôte de la table peut le faire.
server-error-sit-yourself = Vous ne pouvez pas asseoir les autres. Chacun prend sa place.
server-error-started = La course a déjà commencé.
server-error-closed = La table est déjà fermée.
server-error-words-late = La course a commencé. On ne peut ajouter des mots qu’avant.
server-error-words-long = Saisissez de 1 à { $most } lettres.
server-error-link-used = Ce lien a déjà servi ou a plus de dix minutes. Demandez-en un autre.
server-error-not-over-record = La course n’est pas finie. Son enregistrement sera disponible après l’arrivée.
server-error-not-over-replay = La course n’est pas finie. Vous pourrez la revoir après l’arrivée.
server-error-not-over-story = La course n’est pas finie. Son récit sera disponible après l’arrivée.
server-error-not-over-play-on = La course n’est pas finie. Vous pourrez la reprendre après l’arrivée.
server-error-not-over = La course n’est pas encore finie.
server-error-not-in-record = Cette course n’est pas dans votre palmarès.
server-error-rematch-racers = Seuls les participants peuvent demander la revanche.
server-error-no-table = Cette table n’existe pas. Vérifiez le lien.
server-error-no-code = Aucune table n’a ce code. Vérifiez-le.
server-error-nothing-left = La course finit ici. Reprenez-la à un moment antérieur.
server-error-imported-luck = Le hasard d’une course importée est inconnu. Continuez avec un nouveau hasard.
server-error-busy = Le serveur est occupé par de longues courses. Réessayez dans un instant.
server-error-track-long = Ce fichier de circuit compte { $letters } lettres. Une table en accepte { $most } au plus.
server-error-season-tracks = Les fichiers de circuit de cette saison sont trop lourds ensemble. Retirez quelques-uns de vos circuits.
server-error-quota-boards = Trop de dessins ({ $most } par minute). Attendez un instant.
server-error-quota-tables = Trop de nouvelles tables ({ $most } par heure). Réessayez plus tard.
server-error-quota-public = Trop de tables publiques ({ $most } par heure). Créez-la privée et partagez son lien.
server-error-quota-imports = Trop de courses importées ({ $most } par heure). Réessayez plus tard.
server-error-quota-play-ons = Trop de courses reprises ({ $most } par heure). Réessayez plus tard.
server-error-quota-rematches = Trop de revanches ({ $most } par heure). Réessayez plus tard.
server-error-quota-guests = Trop de nouveaux invités depuis votre réseau ({ $most } par heure). Réessayez plus tard.
server-error-before-seat = À ce moment-là, cette place n’était pas encore la vôtre.
server-error-quota-looks = Trop de moments passés consultés ({ $most } par minute). Réessayez dans un instant.
server-error-quota-pictures = Trop d’images ({ $most } par minute). Réessayez dans un instant.
server-error-quota-guesses = Trop de codes erronés ({ $most } par minute). Réessayez plus tard.
server-error-quota-seats = Vous ne pouvez pas prendre plus de { $most } places à cette table.
server-error-taken = { $all ->
    [yes] Toutes les places sont prises. Vous pouvez regarder.
   *[no] Cette place est prise. Choisissez-en une autre.
}
server-error-talk-empty = Le message est vide.
server-error-talk-markup = Les messages sont du texte simple. Retirez les balises.
server-error-talk-fast = Vous écrivez trop vite. Attendez un instant.
server-error-talk-off = La discussion de cette table est désactivée.
server-error-talk-seated = Seuls les joueurs écrivent à cette table. Vous pouvez lire.
server-error-nudge-early = Il est trop tôt pour relancer. Chacun a une minute pour choisir.
server-error-bot-early = Il est trop tôt pour un robot. Relancez la personne et attendez une minute.
server-error-nudge-others = Vous ne pouvez pas vous relancer vous-même. Seuls les autres le peuvent.
server-log-seat-idle = { $player } n’a pas choisi depuis un moment : un robot ({ $bot }) conduit jusqu’à sa prochaine action.
server-error-no-season = Cette table ne fait pas partie d’une saison.
server-error-season-gone = La course de ce lien a été supprimée. Utilisez le lien d’une course suivante de la saison.
server-error-season-race-gone = La course { $number } de cette saison a été supprimée de ce serveur.
server-refused-trial = On ne peut pas revenir en arrière dans un essai qui compte.
server-error-trial = La table d’un défi ne peut pas changer : la course est la même pour tous.
server-error-sealed = Cette course est scellée. Finissez d’abord votre propre essai, ou attendez la clôture du défi.
server-error-sealed-record = Cette course est scellée. Téléchargez son enregistrement après la clôture du défi.

## Le cadre de la page
web-name = Paddock
web-named = { $name } : { $what }
web-home = Accueil de Paddock
web-back-home = ← Accueil
web-close = Fermer
web-loading = Un instant…
web-yes = oui
web-no = non
web-nowhere = Cette page n’existe pas.
web-connection-lost = Connexion perdue. Reconnexion…
web-trouble-no-answer = Le serveur ne répond pas. Est-il toujours lancé ?
web-try-again = Réessayer
web-trouble-other = Cela n’a pas marché : { $error }
# Names for guests who give none; none of them has a gender.
web-guest-names = Comète, Faucon, Fusée, Éclair, Turbo, Bolide, Étincelle, As, Nova, Cyclone, Tonnerre, Tornade

## Réglages
web-settings = Réglages
web-settings-name = Votre nom
web-settings-name-keep = Enregistrer
web-settings-name-kept = Enregistré.
web-settings-volume = Volume
web-settings-motion = Réduire les animations
web-settings-asks = Confirmer les enchères, paris et abandons
web-language = Langue
web-language-missing = Impossible de charger « { $language } ». Vérifiez la connexion et réessayez.
web-language-en = English
web-language-es = Español
web-language-fr = Français
web-language-pt = Português
web-theme = Couleurs
web-theme-auto = selon l’appareil
web-theme-light = de jour
web-theme-dark = de nuit
web-theme-to-light = Passer aux couleurs de jour
web-theme-to-dark = Passer aux couleurs de nuit

## L’accueil
web-hero = Choisissez votre course. Démarrez les moteurs !
web-hero-about = Des jeux de course de plateau dans le navigateur : contre des robots, avec des amis à distance ou sur un même écran. Sans compte ni publicité.
web-race-now = Courir tout de suite
web-against = contre
web-with-friends = Entre amis
web-same-screen = Sur le même écran
web-options = Options
web-bot-rookie = des débutants
web-bot-club = des pilotes de club
web-bot-pro = des professionnels
web-bot-random = des pilotes au hasard
web-bot-one-rookie = débutant
web-bot-one-club = pilote de club
web-bot-one-pro = professionnel
web-bot-one-random = pilote au hasard
web-only-bots = seulement des robots
web-go-on = Reprendre
web-look-in = Regarder
web-stage-lobby = pas encore commencée
web-stage-racing = en course
web-stage-over = terminée
web-stage-frozen = arrêtée
web-stage-closed = fermée
web-home-going = Vos autres courses
web-home-join = Rejoindre avec un code
web-home-code = Code d’un ami
web-join = Rejoindre
web-home-open = Tables ouvertes
web-home-past = Courses passées
web-home-own = Votre garage
web-home-career = Votre palmarès
web-home-studio = Dessiner un circuit…
web-home-import = Ouvrir un enregistrement…

## Une nouvelle table
web-new-bots = une course contre des robots
web-new-friends = une course entre amis
web-new-here = à plusieurs sur un écran
web-new-setup = Type de course
web-new-track = Circuit
web-own-circuits = Vos circuits
web-own-remove = Retirer { $title }
web-own-edit = Modifier { $title }
web-own-draw = Dessinez le vôtre
web-circuit-fast = rapide
web-circuit-mixed = mixte
web-circuit-twisty = sinueux
web-circuit-corners = { $corners } virages
web-circuit-steps = { $steps } cases par tour
web-circuit-favourite = Favori : { $title }
web-circuit-turns = environ { $turns } tours de jeu
web-circuit-page = À propos de { $title }
web-new-seats = Places
web-new-fewer = un de moins
web-new-more = un de plus
web-new-seat = Place { $number }
web-new-seat-name = Nom de la personne à la place { $number }
web-new-seat-me = moi
web-new-seat-here = joueur sur cet appareil
web-new-seat-open = place libre
web-new-seat-bot = robot : { $level }
web-new-options = Toutes les options
web-new-clock = Temps limité
web-clock-none = aucun
web-clock-calm = calme : 2 minutes par choix
web-clock-brisk = vif : 30 secondes par choix
web-clock-quick = rapide : 10 secondes par choix
web-new-public = Liste publique : tout le monde peut jouer ou regarder
web-new-start = Lancer la course
web-new-make = Créer la table
web-new-make-about = Vous recevez un lien et un code à envoyer à vos amis. Les places restées libres vont à des robots.

## La salle d’attente
web-lobby-title = { $game } : { $track }
web-lobby-open-seats = { $seats ->
    [1] Une place est libre.
   *[other] { $seats } places sont libres.
}
web-lobby-full = Toutes les places sont prises.
web-lobby-watchers = { " " }{ $watchers ->
    [1] Un spectateur.
   *[other] { $watchers } spectateurs.
}
web-lobby-invite = Invitez vos amis
web-lobby-link = Lien
web-lobby-copy = Copier
web-lobby-copied = Copié. Envoyez-le à vos amis.
web-lobby-copy-by-hand = Votre navigateur bloque la copie. Sélectionnez le lien et copiez-le.
web-lobby-share = Partager
web-lobby-code = ou le code
web-lobby-your-name = Votre nom
web-lobby-another = Un autre joueur sur cet appareil
web-lobby-name-hint = Nom
web-sit = S’asseoir
web-sit-here = S’asseoir ici
web-seat-open = libre
web-seat-bot = { $name } (robot : { $level })
web-seat-yours = vous
web-seat-not-here = hors ligne
web-seat-leave = Se lever
web-seat-free = Libérer la place
web-seat-remove = Exclure { $name } de la table
web-seat-remove-do = Exclure
web-seat-remove-about = Ses places se libèrent et il lui sera impossible de se rasseoir à cette table. Regarder reste possible.
web-seat-give = Donner la place { $number } à un robot
web-seat-no-bot = pas de robot
web-seat-move = Passer sur un autre appareil
web-seat-move-about = Ouvrez ce lien sur l’autre appareil. Il sert une fois, pendant { $minutes } minutes, et la place part avec lui.
web-lobby-start = Lancer la course
web-lobby-bots-fill = Les robots prennent les places libres.
web-lobby-close = Fermer la table
web-lobby-host-starts = L’hôte lance la course.
web-lobby-as-printed = Règles standard.
web-lobby-other-options = Autres réglages : par défaut
web-option-unset = par défaut
web-lobby-clock = Temps de réflexion : { $decision } secondes par choix, et { $reserve } de plus pour toute la course.
web-luck = Hasard vérifiable
web-luck-about = Chaque lancer et chaque mélange découlent d’un nombre secret. Son empreinte est publiée maintenant et le nombre après la course : chacun peut vérifier.
web-luck-hash = Empreinte :
web-luck-words = Ajouté par les joueurs :
web-luck-seed = Nombre secret :
web-luck-unproven = Le hasard de cette course ne peut pas être vérifié : il vient d’ailleurs.
web-luck-add = Ajoutez un mot à vous au hasard
web-luck-add-do = Ajouter

## À la table
web-table-gone = Cette table n’existe pas ou a été supprimée.
web-table-closed = L’hôte a fermé cette table.
web-hand-over = { $name }, c’est à vous
web-hand-over-about = Les autres, regardez ailleurs. La main s’affiche au prochain clic.
web-hand-over-open = Je suis { $name }
web-claim = Reprendre une place
web-claim-about = Ce lien transfère une place sur cet appareil. L’autre ne pourra que regarder.
web-claim-empty = Ce lien ne contient aucune place. Demandez-en un nouveau.
web-claim-take = S’asseoir ici

## Lessons
web-learn = Apprendre avec une course guidée
web-learn-lesson = Suivre une leçon
web-learn-lessons = Leçon
web-learn-next = Leçon suivante : { $lesson }
web-learn-again = Recommencer
web-learn-done = Courir pour de vrai
web-lesson-of = Leçon : { $lesson }
web-settings-coach = Coach dans les leçons
web-settings-coaching = Coach dans les courses contre des robots
web-luck-lesson = Le hasard de cette leçon est choisi, il n’y a donc rien à vérifier.

## What people say to each other
web-side-talk = Discussion
web-talk-said = Messages
web-talk-none = Pas encore de messages.
web-talk-mute = Masquer { $name }
web-talk-muted = Les messages de { $name } sont masqués.
web-talk-unmute = Réactiver
web-talk-reactions = Réactions
web-talk-bravo = Bravo !
web-talk-flag = C’est parti !
web-talk-fast = Quelle vitesse !
web-talk-laugh = Ha ha !
web-talk-gasp = Oh non !
web-talk-sad = Quel dommage !
web-talk-message = Message à la table
web-talk-send = Envoyer
web-talk-read-only = Seuls les joueurs assis peuvent écrire.
web-talk-rule = Discussion :
web-talk-rule-read = tout le monde lit, les joueurs écrivent
web-talk-rule-all = tout le monde lit et écrit
web-talk-rule-seats = joueurs seulement
web-talk-rule-off = désactivée
web-seat-host = hôte
web-seat-ready = C’est bon
web-lobby-unready = En attente : { $names }.
web-lobby-all-ready = Tout le monde est prêt.
web-lobby-again = Revanche : elle démarre quand tout le monde est prêt.

## Races of one's own
web-turn-yours = À vous
web-turn-of = Au tour de { $names }
web-turn-rematch = vous demande une revanche
web-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-past-rivals = { " " }contre { $names }
web-past-forget = Retirer la course de { $title }
web-past-forget-all = Vider la liste
web-past-forget-sure = Vider la liste ? Les enregistrements restent sur le serveur
web-settings-calls = M’avertir quand c’est mon tour
web-settings-calls-shown = Vous recevrez une notification.
web-settings-calls-heard = Les notifications sont bloquées ici. Un son et le titre de l’onglet vous préviendront.

## An invitation
web-invite-only-here = Seul cet ordinateur peut ouvrir le lien : le serveur n’accepte pas d’autres connexions.
web-invite-do = Pour laisser entrer des amis de votre réseau, arrêtez-le et relancez-le avec
web-invite-then = Ils le trouveront alors à
web-invite-which = Adresse
web-invite-qr = Le lien en code QR

## Seasons
web-race-of-season = { $season }, course { $number } sur { $races }
web-turn-next = vous attend pour la course suivante
web-lobby-next = La course suivante commence dès que tout le monde est prêt.
web-trial-day = Course du jour
web-trial-challenge = Défi

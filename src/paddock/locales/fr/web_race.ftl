## The board
web-board = Le plateau : { $track }. Plus et moins changent la taille, les flèches le déplacent, Début le montre en entier.
web-board-larger = Agrandir
web-board-smaller = Réduire
web-board-whole = Tout le circuit
web-board-follow = Suivre l’action
web-board-signs = Repères du plateau
web-place-before = { $spaces ->
    [1] 1 case avant { $corner }
   *[other] { $spaces } cases avant { $corner }
}
web-place-stretch = Avant { $corner }
web-place-pits = le couloir des stands
web-lane = { $lane ->
    [L] couloir de gauche
    [M] couloir central
    [R] couloir de droite
   *[other] couloir { $lane }
}
web-space-in = case { $nth }

## What I can do now
web-now = Vos options
web-now-hint = Survolez, touchez ou tapez un chiffre pour l’aperçu
web-now-again = Ou appuyez à nouveau.
web-now-not = Annuler
web-now-more = { $count } de plus
web-outlook = Si chaque voiture va aussi loin que possible :
web-outlook-choice = à vous de choisir
web-outlook-other = { $player } décide
web-outlook-earlier = dépend de ce qui précède
web-outlook-order = Ordre ensuite : { $cars }
web-now-luck = Dés et mélanges…
web-now-moving = La course continue…
web-now-over = La course est finie.
web-waits-for = { $count ->
    [1] En attente de { $names }.
   *[other] En attente de { $names }.
}
web-waits-here = choisit
web-back = Reprendre le coup
web-skip = Passer
web-again = Revoir
web-pace = Rythme
web-pace-calm = Calme
web-pace-normal = Normal
web-pace-brisk = Vif
web-pace-at-once = Immédiat
web-hurry = Terminer tout de suite
web-moment-out = Éliminée !
web-moment-lead = Prend la tête
web-moment-last-lap = Dernier tour
web-moment-photo = Photo-finish !
web-moment-finish = Première à l’arrivée !
web-sound = Son
web-refused = Refusé :
web-connection-wait = Connexion…
web-text-view = Vue texte
web-board-view = Vue plateau
web-title-turn = ● À vous – { $track }
web-race-of = Course : { $track }
web-past = Vous regardez un moment passé.
web-past-turn = C’est à vous de jouer.
web-past-now = Retour au présent
web-you = vous
web-player-bot = un robot
web-player-as = comme { $level }, le temps de compiler sa recherche
web-player-away = en pause, un robot conduit
web-player-gone = hors ligne
web-now-frozen = Cette course a commencé avec d’autres règles. Vous pouvez la regarder, mais pas la continuer.
web-now-stopped = L’administrateur du serveur a arrêté cette course. Vous pouvez la regarder, mais pas la continuer.
web-now-away = Un robot conduit pour vous.
web-own = Votre place et le lien
web-own-back = Reprendre le volant
web-own-bot = Laisser conduire un robot
web-own-confirm = Demander même s’il n’y a qu’un seul choix
web-keys = Touches : 1 à 9 montrent un choix, le même chiffre ou Entrée le confirme ; Tab et les flèches parcourent le plateau ; Retour arrière annule un coup ; Échap annule ou revient au présent.
web-player-free = libre, un robot conduit
web-take-now = Prendre la place
web-take-now-of = Prendre la place où conduit { $driver }
web-take-ask = Demander la place
web-take-ask-of = Demander la place où conduit { $driver }
web-request = Demande de place
web-request-asks = { $name } demande la place où conduit { $driver } et verrait sa main.
web-request-rule = L’hôte répond dans la minute. Sans réponse, c’est non.
web-request-mine = Vous avez demandé la place où conduit { $driver }.
web-request-seconds = { $seconds } s
web-request-yes = Accepter
web-request-no = Refuser
web-request-withdraw = Retirer la demande
web-leave = Quitter la place
web-leave-about = Un robot continue. Vous pouvez revenir tant que la place est libre.
web-retire = Abandonner la course
web-retire-about = Un robot termine la course pour vous. Vous pouvez regarder, mais pas revenir. La course continue.
web-put-out = Libérer la place de { $name }
web-put-out-about = Un robot continue. { $name } peut revenir tant que la place est libre.

## Beside the board
web-side = À propos de la course
web-side-race = Course
web-side-log = Journal
web-side-sheet = Feuille de score
web-players = Joueurs
web-log = Journal de la course
web-log-earlier = { $lines ->
    [1] Une ligne plus ancienne
   *[other] { $lines } lignes plus anciennes
}
web-standings = Classement
web-standings-place = Rang
web-standings-car = Voiture
web-standings-gap = Écart
web-standings-where = Où
web-standings-home = arrivée
web-sheet-ask = Appuyez sur un nombre pour voir d’où il vient.

## Results and replay
web-results = Résultats
web-results-you = Vous : { $place ->
    [1] 1er
   *[other] { $place }e
}
web-results-close = Retour au plateau
web-rematch = Revanche
web-replay = Revoir la course
web-review = Analyse
web-download = Télécharger l’enregistrement
web-replay-of = Revoir { $track }
web-replay-controls = Commandes de la relecture
web-replay-gone = Cette course n’existe pas ou a été supprimée.
web-replay-start = Avant le premier coup.
web-replay-moment = Moment de la course
web-replay-at = coup { $move } sur { $moves }
web-share-and-save = Partager et enregistrer
web-replay-first = Au début
web-replay-back = Coup précédent
web-replay-play = Lecture
web-replay-pause = Mettre en pause
web-replay-next = Coup suivant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-viewer = Vu par
web-replay-viewer-none = un spectateur
web-replay-viewer-all = tout le monde à la fois
web-replay-play-on = Continuer à partir d’ici
web-play-on-about = Lance une nouvelle course depuis la position après le coup { $move }.
web-play-on-luck = Dés et cartes
web-play-on-luck-new = nouveaux
web-play-on-luck-same = comme avant
web-play-on-start = Lancer la course

## The coach of a lesson
web-coach = Coach
web-coach-said = Remarques du coach
web-coach-ask = Que feriez-vous ?
web-coach-off = Sans coach
web-coach-on = Avec coach

## People who are waited for
web-player-handed = a laissé sa place à un robot
web-wait-gone = hors ligne : un robot conduit après une minute
web-wait-time = réfléchit depuis { $time }
web-wait-nudged = { ", " }relance de { $name }
web-wait-nudge = Relancer { $name }
web-wait-bot = Laisser un robot conduire pour { $name }
web-nudged-you = { $name } vous relance : la table vous attend.
web-nudged-bot = Un robot conduit pour vous. Bougez la souris ou touchez l’écran pour reprendre le volant.

## A rematch
web-rematch-asks = { $name } demande une revanche : mêmes rivaux, tout le monde change de place.
web-rematch-yes = J’en suis
web-rematch-no = Pas maintenant
web-rematch-there = Vers la revanche

# Chances to win while a race runs.

web-odds-rule = Chances en direct
web-odds-rule-off = non
web-odds-rule-spectators = pour le public
web-odds-rule-all = pour tout le monde
web-odds-shown = Chances en direct : { $who }

# Hints.

web-hint = Conseil
web-hint-rule = Conseils pour tout le monde
web-hint-shown = On peut demander des conseils dans cette course.
web-hint-given = Des conseils ont été donnés dans cette course.
web-bots-reduced = Le serveur était très sollicité : certains robots ont eu moins de temps que d’habitude pour réfléchir.

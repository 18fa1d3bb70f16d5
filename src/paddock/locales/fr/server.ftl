## Ce que le serveur dit des tables et des places
server-refused-back = rien à reprendre pour vous : quelqu’un d’autre a choisi, le hasard a répondu ou une chose cachée a été montrée
server-refused-stage = { $stage ->
    [lobby] la course n’a pas encore commencé
    [frozen] cette course ne peut pas continuer
   *[other] cette table est fermée
}
server-refused-not-your-seat = ce n’est pas votre place
server-refused-unreadable = le serveur ne comprend pas ce choix
server-refused-not-stored = le choix n’a pas pu être enregistré ; rien n’a changé, réessayez
server-log-back = { $player } reprend son dernier choix.
server-log-seat-away = Un robot ({ $bot }) conduit à la place de { $player }.
server-log-seat-back = { $player } reprend le volant.
server-log-seat-bot = Un robot ({ $bot }) prend la place de { $player }.
server-log-seat-free = Une place est de nouveau libre.
server-log-seat-sits = { $player } prend la place.
server-log-seat-moved = { $player } continue sur un autre appareil.

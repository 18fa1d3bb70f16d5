# What a link to a race says of it, and its picture.

server-preview-lobby = { $free ->
    [0] Les { $seats } places sont prises : la course va commencer
    [1] Une place libre sur { $seats } : venez courir
   *[other] { $free } places libres sur { $seats } : venez courir
}
server-preview-racing = La course est lancée
server-preview-closed = La table est fermée
server-preview-challenge = Défi
server-preview-day = Course du jour
server-preview-challenge-about = La même course pour tout le monde : même départ, mêmes rivaux, même hasard. Un seul essai compte.
server-preview-moment = Coup { $at } sur { $total }
server-preview-who = Avec { $players }
server-error-no-moment = La course compte { $total } coups, pas { $at }

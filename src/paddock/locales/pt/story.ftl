# What a link to a race says of it, and its picture.

server-preview-lobby = { $free ->
    [0] Os { $seats } lugares estão ocupados: a corrida vai começar
    [1] Há um lugar livre entre { $seats }: venha correr
   *[other] Há { $free } lugares livres entre { $seats }: venha correr
}
server-preview-racing = A corrida está em andamento
server-preview-closed = A mesa está fechada
server-preview-challenge = Desafio
server-preview-day = Corrida do dia
server-preview-challenge-about = A mesma corrida para todos: a mesma largada, os mesmos rivais, a mesma sorte. Só conta uma tentativa.
server-preview-moment = Jogada { $at } de { $total }
server-preview-who = Com { $players }
server-error-no-moment = A corrida tem { $total } jogadas, não { $at }

## What the server says of tables and seats
server-refused-back = nothing of yours can be taken back now: somebody else has chosen, luck has answered, or something hidden was shown
server-refused-stage = { $stage ->
    [lobby] the race has not started yet
    [frozen] this race cannot go on
   *[other] this table is closed
}
server-refused-not-your-seat = that is not your seat
server-refused-unreadable = the server does not understand this choice
server-refused-not-stored = the choice could not be stored; nothing has changed, try again
server-log-back = { $player } takes back the last choice.
server-log-seat-away = A bot ({ $bot }) drives for { $player }.
server-log-seat-back = { $player } drives again.
server-log-seat-bot = A bot ({ $bot }) takes the seat of { $player }.
server-log-seat-free = A seat is free again.
server-log-seat-sits = { $player } takes the seat.
server-log-seat-moved = { $player } goes on from another device.

# The preview of a link to a race, and its picture.

server-preview-lobby = { $free ->
    [0] All { $seats } seats are taken: the race is about to begin
    [1] One of { $seats } seats is free: come and race
   *[other] { $free } of { $seats } seats are free: come and race
}
server-preview-racing = The race is on
server-preview-closed = The table is closed
server-preview-challenge = Challenge
server-preview-day = Race of the day
server-preview-challenge-about = The same race for everyone: same start, same rivals, same luck. One scored attempt each.
server-preview-moment = Move { $at } of { $total }
server-preview-who = With { $players }
server-error-no-moment = The race has { $total } moves, not { $at }

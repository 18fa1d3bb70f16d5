## What the server says of tables and seats
server-refused-back = You can’t take back now: another player has chosen, luck was drawn, or something hidden was shown.
server-refused-back-limit = This seat has used all { $most } of its take-backs in this race.
server-refused-chosen = A choice was already made for your seat, on another screen or by a bot. Look at the new question.
server-refused-stage = { $stage ->
    [lobby] The race has not started yet.
    [frozen] This race can’t go on.
   *[other] This table is closed.
}
server-refused-not-your-seat = That is not your seat.
server-refused-unreadable = The server does not understand this choice. Reload the page.
server-refused-not-stored = Your choice could not be stored, and nothing has changed. Try again.
server-refused-uncertain = The database did not answer in time. Check whether your choice counts before you try again.
server-refused-too-often = Too many questions at once. Wait a moment.
server-refused-no-coach = The coach helps in lessons, and in races where hints are allowed.
server-refused-no-question = It is not your turn to choose.
server-log-back = { $player } takes back the last choice.
server-log-seat-away = A bot ({ $bot }) drives for { $player }.
server-log-seat-back = { $player } drives again.
server-log-seat-bot = A bot ({ $bot }) takes the seat of { $player }.
server-log-seat-retired = { $name } retires: a bot ({ $driver }) takes over for good.
server-log-seat-free = A seat is free again; a bot drives it.
server-log-seat-sits = { $player } takes the seat.
server-log-seat-moved = { $player } continues on another device.
server-log-seat-asks = { $name } asks for the seat that { $driver } drives.
server-log-seat-refused = { $name } does not get the seat that { $driver } drives.
server-log-seat-withdrawn = { $name } no longer asks for the seat that { $driver } drives.
server-error-ask-first = Hands are secret here. Ask the host for the seat.
server-error-just-sit = You don’t need to ask for this seat. Just take it.
server-error-seen-another = You have had another seat in this race, so you can’t take this one.
server-error-nobody-to-agree = Nobody is left to answer.
server-error-one-request = Another guest is asking for a seat. Wait for the answer.
server-error-asked-lately = { $minutes ->
    [1] Your request was refused. Ask again in a minute.
   *[other] Your request was refused. Ask again in { $minutes } minutes.
}
server-error-seat-limit = This seat has changed hands { $most } times in this race, the most allowed.
server-error-no-request = Nobody is asking for this seat any more.
server-error-not-asked = Only players of this race can answer.
server-error-name-empty = That name is empty. Enter at least one letter.
server-error-name-long = That name is too long. Use at most { $most } letters.
server-error-no-name = You have no name yet. Choose one first.
server-error-too-late-to-sit = It is too late to sit down at this table.
server-error-seats-fixed = The seats of this table can no longer be changed.
server-error-not-started = The race has not started yet. Free the seat instead.
server-error-retired = You have retired from this race.
server-error-banned = You are banned from this server.
server-error-removed = The host has removed you from this table.
server-error-nobody-to-remove = There is no player in this seat to remove.
server-error-host-only = Only the host of the table can do this.
server-error-sit-yourself = Players take their seats themselves. Send them the link.
server-error-started = The race has already started.
server-error-closed = The table is already closed.
server-error-words-late = The race has started. Words can only be added before the start.
server-error-words-long = Enter 1 to { $most } letters.
server-error-link-used = This link was already used or is older than ten minutes. Ask for a new one.
server-error-not-over-record = The race is not over yet. Its record is available after the end.
server-error-not-over-replay = The race is not over yet. You can watch it again after the end.
server-error-not-over-story = The race is not over yet. Its story is available after the end.
server-error-not-over-play-on = The race is not over yet. After the end you can continue from any moment.
server-error-not-over = The race is not over yet.
server-error-not-in-record = This race is not in your career.
server-error-rematch-racers = Only players of this race can ask for a rematch.
server-error-no-table = There is no such table. Check the link.
server-error-no-code = There is no table with this code. Check the code.
server-error-nothing-left = The race ends here. Continue from an earlier moment.
server-error-imported-luck = The luck of an imported race is not known. Continue with fresh luck.
server-error-busy = The server is busy with long races. Try again in a moment.
server-error-track-long = This track file has { $letters } letters. A table takes at most { $most }.
server-error-season-tracks = The track files of this season are too large together. Leave out some of your own circuits.
server-error-quota-boards = Too many drawings ({ $most } a minute). Wait a moment.
server-error-quota-tables = Too many new tables ({ $most } an hour). Try again later.
server-error-quota-public = Too many public tables ({ $most } an hour). Make it private and share its link.
server-error-quota-imports = Too many imported races ({ $most } an hour). Try again later.
server-error-quota-play-ons = Too many races continued ({ $most } an hour). Try again later.
server-error-quota-rematches = Too many rematches ({ $most } an hour). Try again later.
server-error-quota-guests = Too many new guests from your network ({ $most } an hour). Try again later.
server-error-before-seat = This seat was not yours yet at that moment.
server-error-quota-looks = Too many earlier moments opened ({ $most } a minute). Try again in a moment.
server-error-quota-pictures = Too many pictures ({ $most } a minute). Try again in a moment.
server-error-quota-guesses = Too many wrong codes ({ $most } a minute). Try again later.
server-error-quota-seats = You can’t take more than { $most } seats at this table.
server-error-taken = { $all ->
    [yes] All seats are taken. You can watch.
   *[no] That seat is taken. Pick another one.
}
server-error-talk-empty = The message is empty.
server-error-talk-markup = Messages are plain text. Remove the markup.
server-error-talk-fast = You are writing too fast. Wait a moment.
server-error-talk-off = The chat of this table is off.
server-error-talk-seated = Only players can write at this table. You can read along.
server-error-nudge-early = It is too early for a nudge. Every player has a minute to choose.
server-error-bot-early = It is too early for a bot. Nudge the player and wait a minute.
server-error-nudge-others = You can’t nudge yourself. Only the other players can.
server-log-seat-idle = { $player } has not chosen for a while: a bot ({ $bot }) drives until they react.
server-error-no-season = This table is not part of a season.
server-error-season-gone = The race in this link was deleted. Use a link from a later race of the season.
server-error-season-race-gone = Race { $number } of this season was deleted from this server.
server-refused-trial = You can’t take back in a scored attempt.
server-error-trial = The table of a challenge can’t be changed: everybody has the same race.
server-error-sealed = This race is sealed. Finish your own attempt first, or wait until the challenge closes.
server-error-sealed-record = This race is sealed. Get its record after the challenge has closed.

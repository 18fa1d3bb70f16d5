## What the server says of tables and seats
server-refused-back = nothing of yours can be taken back now: somebody else has chosen, luck has answered, or something hidden was shown
server-refused-back-limit = this seat has taken back { $most } times in this race; that is the most it can
server-refused-chosen = your seat has already chosen here, on another screen or by a bot
server-refused-stage = { $stage ->
    [lobby] the race has not started yet
    [frozen] this race cannot go on
   *[other] this table is closed
}
server-refused-not-your-seat = that is not your seat
server-refused-unreadable = the server does not understand this choice
server-refused-not-stored = the choice could not be stored; nothing has changed, try again
server-refused-uncertain = the database did not answer in time; see whether your choice counts before you try again
server-refused-too-often = too many questions at once; wait a moment
server-refused-no-coach = the coach speaks only to whoever learns in a lesson
server-refused-no-question = nothing is asked of you now
server-log-back = { $player } takes back the last choice.
server-log-seat-away = A bot ({ $bot }) drives for { $player }.
server-log-seat-back = { $player } drives again.
server-log-seat-bot = A bot ({ $bot }) takes the seat of { $player }.
server-log-seat-retired = { $name } retires: a bot ({ $driver }) drives on for good.
server-log-seat-free = A seat is free again; a bot drives it.
server-log-seat-sits = { $player } takes the seat.
server-log-seat-moved = { $player } goes on from another device.
server-log-seat-asks = { $name } asks for the seat that { $driver } drives.
server-log-seat-refused = { $name } does not get the seat that { $driver } drives.
server-log-seat-withdrawn = { $name } no longer asks for the seat that { $driver } drives.
server-error-ask-first = Hands are secret here. Ask the host for the seat.
server-error-just-sit = nobody needs to be asked: take the seat
server-error-seen-another = anyone who has had another seat in this race cannot take this one
server-error-nobody-to-agree = Nobody is left who could answer.
server-error-one-request = somebody is asking for a seat already; wait for the answer
server-error-asked-lately = { $minutes ->
    [1] Your request was refused. Ask again in a minute.
   *[other] Your request was refused. Ask again in { $minutes } minutes.
}
server-error-seat-limit = this seat has changed hands { $most } times in this race; that is the most it can
server-error-no-request = nobody asks for this seat any more
server-error-not-asked = only those who have a seat in this race are asked
server-error-name-empty = a name needs at least one letter
server-error-name-long = a name has at most { $most } letters
server-error-no-name = give yourself a name first
server-error-too-late-to-sit = nobody can sit down here any more
server-error-seats-fixed = seats are not changed any more
server-error-not-started = the race has not started yet: free the seat instead
server-error-retired = you have retired from this race
server-error-banned = this server does not let you in
server-error-removed = the host has removed you from this table
server-error-nobody-to-remove = nobody sits here whom you could remove
server-error-host-only = only the host of the table can do this
server-error-sit-yourself = you cannot put others into a seat: they take it themselves
server-error-started = the race has started already
server-error-closed = the table is closed already
server-error-words-late = words can be added to the luck only before the start
server-error-words-long = add 1 to { $most } letters
server-error-link-used = this link was used already or is older than ten minutes; ask for a new one
server-error-not-over-record = the record is for all to see once the race is over
server-error-not-over-replay = the race can be seen again once it is over
server-error-not-over-story = the story of a race is told when it is over
server-error-not-over-play-on = a race can be played on from a moment of it once it is over
server-error-not-over = the race is not over yet
server-error-not-in-record = this race is not in your career
server-error-rematch-racers = only those who raced can ask for a rematch
server-error-no-table = there is no such table
server-error-no-code = there is no table with this code
server-error-nothing-left = the race ends here; play on from an earlier moment
server-error-imported-luck = the luck to come of an imported race is not known; play on with new luck
server-error-busy = the server has too many long races to play through just now; try again in a moment
server-error-quota-tables = that is enough tables for now: { $most } in an hour; try again later
server-error-quota-public = that is enough public tables for now: { $most } in an hour; the others are found by their links
server-error-quota-imports = that is enough imported races for now: { $most } in an hour; try again later
server-error-quota-play-ons = that is enough races played on for now: { $most } in an hour; try again later
server-error-quota-rematches = that is enough rematches for now: { $most } in an hour; try again later
server-error-quota-guests = that is enough new guests from one place for now: { $most } in an hour; try again later
server-error-before-seat = you did not have this seat yet at that moment
server-error-quota-looks = that is enough looking back for now: { $most } times in a minute; try again in a moment
server-error-quota-pictures = that is enough pictures for now: { $most } in a minute; try again in a moment
server-error-quota-guesses = that is enough wrong codes for now: { $most } in a minute; try again later
server-error-quota-seats = you have taken enough seats at this table: { $most }
server-error-taken = { $all ->
    [yes] all seats are taken
   *[no] that seat is taken
}
server-error-talk-empty = there is nothing in it to say
server-error-talk-markup = a message is plain text: leave the markup out
server-error-talk-fast = not so fast: wait a moment before you write again
server-error-talk-off = no messages are written at this table
server-error-talk-seated = only people with a seat write here; you can read along
server-error-nudge-early = nobody needs a nudge yet: everybody has a minute to choose
server-error-bot-early = a bot comes only a minute after a nudge, and not for somebody who is back
server-error-nudge-others = only others at the table can do this, not the person themselves
server-log-seat-idle = { $player } has not chosen for a while: a bot ({ $bot }) drives until there is a sign of life.
server-error-no-season = this table is not part of a season
server-error-season-gone = the race that this link names is gone; a link from a later race of the season still leads to it
server-error-season-race-gone = race { $number } of this season is no longer stored here
server-refused-trial = a counted try of a challenge takes nothing back
server-error-trial = the table of a challenge stays as it was set up: the same race for everybody
server-error-sealed = this race is sealed until the challenge closes, or until you have finished your own try
server-error-sealed-record = this race is sealed until its challenge closes; take its record again then

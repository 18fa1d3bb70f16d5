## The frame of the page
web-name = Paddock
web-named = { $name }: { $what }
web-home = Paddock, to the home page
web-back-home = ← Home
web-close = Close
web-loading = One moment…
web-yes = yes
web-no = no
web-nowhere = There is no such page.
web-connection-lost = The connection is lost; trying again…
web-trouble-no-answer = The server does not answer. Is it still running?
web-try-again = Try again
web-trouble-other = That did not work: { $error }
# Whoever gives no name races under one of these; none tells whether it is a man or a woman.
web-guest-names = Comet, Falcon, Rocket, Bolt, Turbo, Dash, Blaze, Ace, Nova, Maverick, Thunder, Whirlwind

## Settings
web-settings = Settings
web-settings-name = Your name
web-settings-name-keep = Save
web-settings-name-kept = Saved.
web-settings-volume = Sound (off at the left)
web-settings-motion = As little motion as possible
web-settings-asks = With a mouse, ask once more before a bid, a bet or a move that puts the car out
web-language = Language
web-language-missing = { $language } could not be loaded. Check the connection and choose it once more.
web-language-en = English
web-language-es = Español
web-language-fr = Français
web-language-pt = Português
web-theme = Colours
web-theme-auto = same as device
web-theme-light = day
web-theme-dark = night
web-theme-to-light = Switch to day colours
web-theme-to-dark = Switch to night colours

## The first page
web-hero = Choose your race. Start your engines!
web-race-now = Race now
web-against = against
web-with-friends = With friends
web-same-screen = Same screen
web-options = Options
web-bot-rookie = rookies
web-bot-club = club drivers
web-bot-pro = professionals
web-bot-random = beginners who guess
web-bot-one-rookie = rookie
web-bot-one-club = club driver
web-bot-one-pro = professional
web-bot-one-random = beginner who guesses
web-only-bots = only bots
web-go-on = Go on
web-look-in = Look in
web-stage-lobby = not started yet
web-stage-racing = racing
web-stage-over = over
web-stage-frozen = stopped
web-stage-closed = closed
web-home-going = Your other races
web-home-join = Join with a code
web-home-code = The code that somebody gave you
web-join = Join
web-home-open = Open tables
web-home-open-none = No public table is open right now. Make one, and others find it here.
web-home-past = Past races
web-home-past-none = Your finished races will be here, to look at move by move.
web-home-career = Your career
web-home-import = Open a record…

## A new table
web-new-bots = a race against bots
web-new-friends = a race with friends
web-new-here = several at one screen
web-new-setup = Kind of race
web-new-track = Circuit
web-new-seats = Seats
web-new-fewer = one fewer
web-new-more = one more
web-new-seat = Seat { $number }
web-new-seat-name = Name of the person in seat { $number }
web-new-seat-me = me
web-new-seat-here = a person here
web-new-seat-open = open: whoever comes
web-new-seat-bot = bot: { $level }
web-new-options = All options
web-new-clock = Time to think
web-clock-none = as long as you like
web-clock-calm = calm: 2 minutes a choice
web-clock-brisk = brisk: 30 seconds a choice
web-clock-quick = quick: 10 seconds a choice
web-new-public = List it publicly, so that strangers can join and watch
web-new-start = Start the race
web-new-make = Make the table
web-new-make-about = You get a link and a code to send to your friends. Seats that stay open go to bots.

## The lobby
web-lobby-title = { $game }: { $track }
web-lobby-open-seats = { $seats ->
    [1] One seat is open.
   *[other] { $seats } seats are open.
}
web-lobby-full = All seats are taken.
web-lobby-watchers = { " " }{ $watchers ->
    [1] One person is watching.
   *[other] { $watchers } people are watching.
}
web-lobby-invite = Bring your friends
web-lobby-link = Link
web-lobby-copy = Copy
web-lobby-copied = Copied: paste it wherever your friends are.
web-lobby-copy-by-hand = This browser does not let the page copy; mark the link and copy it by hand.
web-lobby-share = Share
web-lobby-code = or the code
web-lobby-your-name = Your name
web-lobby-another = Somebody else at this screen
web-lobby-name-hint = Name
web-sit = Sit down
web-sit-here = Sit here
web-seat-open = open
web-seat-bot = { $name } (bot: { $level })
web-seat-yours = you
web-seat-not-here = not connected
web-seat-leave = Leave
web-seat-free = Free the seat
web-seat-remove = Remove { $name } from the table
web-seat-remove-do = Remove
web-seat-remove-about = Their seats become free, and they cannot sit down at this table again. They can still watch.
web-seat-give = Give seat { $number } to a bot
web-seat-no-bot = no bot
web-seat-move = Move to another device
web-seat-move-about = Open this link on the other device. It works once, within { $minutes } minutes, and the seat goes with it.
web-lobby-start = Start the race
web-lobby-bots-fill = Bots take the open seats.
web-lobby-close = Close the table
web-lobby-host-starts = The race starts as soon as the host says so.
web-lobby-as-printed = The usual game, with no changes.
web-lobby-other-options = Everything else, as usual
web-option-unset = as usual
web-lobby-clock = Time to think: { $decision } seconds a choice, and { $reserve } more for the whole race.
web-luck = Fair luck
web-luck-about = All shuffles and rolls follow from one secret number. Its fingerprint is shown now and the number at the end, so that anybody can check that nothing was changed.
web-luck-hash = Fingerprint:
web-luck-words = Added by players:
web-luck-seed = Secret number:
web-luck-unproven = The luck of this race cannot be proven: it came from outside.
web-luck-add = Add a word of your own to the luck
web-luck-add-do = Add

## At the table
web-table-gone = There is no such table, or it has been cleared away.
web-table-closed = The host has closed this table.
web-hand-over = { $name }, it is your turn
web-hand-over-about = Everybody else looks away. The hand is shown after the next click.
web-hand-over-open = I am { $name }
web-claim = Take over a seat
web-claim-about = With this link a seat moves to this device. The other device only watches from then on.
web-claim-empty = This link holds no seat; ask for a new one.
web-claim-take = Sit here now

## Lessons
web-learn = Learn it in a guided race
web-learn-lesson = Take a lesson
web-learn-lessons = Lesson
web-learn-next = Next lesson: { $lesson }
web-learn-again = Once more
web-learn-done = Race for real
web-lesson-of = Lesson: { $lesson }
web-settings-coach = The coach speaks in lessons
web-luck-lesson = This is a lesson: its luck was chosen beforehand, so nothing can be proven.

## What people say to each other
web-side-talk = Talk
web-talk-said = What was said
web-talk-none = Nobody has said anything yet.
web-talk-mute = Mute { $name }
web-talk-muted = { $name } is muted.
web-talk-unmute = Listen again
web-talk-reactions = Reactions
web-talk-bravo = Well done!
web-talk-flag = Let’s go!
web-talk-fast = What speed!
web-talk-laugh = Ha ha!
web-talk-gasp = Oh no!
web-talk-sad = What a pity!
web-talk-message = A message to the table
web-talk-send = Send
web-talk-read-only = Only people with a seat write here.
web-talk-rule = Messages:
web-talk-rule-read = everybody reads, people with a seat write
web-talk-rule-all = everybody reads and writes
web-talk-rule-seats = only people with a seat read and write
web-talk-rule-off = no messages
web-seat-host = host
web-seat-ready = Ready
web-lobby-unready = Not ready yet: { $names }.
web-lobby-all-ready = Everybody is ready.
web-lobby-again = A rematch: it starts as soon as everybody is ready.

## Races of one's own
web-turn-yours = Your turn
web-turn-of = { $names } to choose
web-turn-rematch = asks you for a rematch
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-past-rivals = { " " }against { $names }
web-past-forget = Forget the race at { $title }
web-past-forget-all = Forget all past races
web-past-forget-sure = Really forget all? They go from this list only
web-settings-calls = Call me when it is my turn and I look elsewhere
web-settings-calls-shown = A notification will call you.
web-settings-calls-heard = This browser shows no notifications here; a sound and the tab’s title will call you.

## An invitation
web-invite-only-here = Only this machine can open the link: the server listens to nobody else.
web-invite-do = To let friends in your network in, stop it and start it with
web-invite-then = They will then find it at
web-invite-which = Address
web-invite-qr = The link as a QR code

## Seasons
web-race-of-season = { $season }, race { $number } of { $races }
web-turn-next = asks you for the next race
web-lobby-next = The next race: it starts as soon as everybody is ready.
web-trial-day = Race of the day
web-trial-challenge = Challenge

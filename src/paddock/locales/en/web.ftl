## The frame of the page
web-name = Paddock
web-named = { $name }: { $what }
web-home = Paddock home page
web-back-home = ← Home
web-close = Close
web-loading = One moment…
web-yes = yes
web-no = no
web-nowhere = Page not found.
web-connection-lost = Connection lost. Reconnecting…
web-trouble-no-answer = The server isn’t responding. Is it still running?
web-try-again = Try again
web-trouble-other = That didn’t work: { $error }
# Names for guests who give none; none of them has a gender.
web-guest-names = Comet, Falcon, Rocket, Bolt, Turbo, Dash, Blaze, Ace, Nova, Maverick, Thunder, Whirlwind

## Settings
web-settings = Settings
web-settings-name = Your name
web-settings-name-keep = Save
web-settings-name-kept = Saved.
web-settings-volume = Volume
web-settings-motion = Reduce motion
web-settings-asks = Confirm bids, bets and retirements
web-language = Language
web-language-missing = Couldn’t load { $language }. Check your connection and try again.
web-language-en = English
web-language-es = Español
web-language-fr = Français
web-language-pt = Português
web-theme = Colours
web-theme-auto = match device
web-theme-light = day
web-theme-dark = night
web-theme-to-light = Switch to day colours
web-theme-to-dark = Switch to night colours

## The first page
web-hero = Choose your race. Start your engines!
web-hero-about = Paddock lets you race board games in the browser: against bots, with friends anywhere, or on one screen. No account, no ads.
web-race-now = Race now
web-against = against
web-with-friends = With friends
web-same-screen = Same screen
web-options = Options
web-bot-rookie = rookies
web-bot-club = club drivers
web-bot-pro = professionals
web-bot-random = random movers
web-bot-one-rookie = rookie
web-bot-one-club = club driver
web-bot-one-pro = professional
web-bot-one-random = random mover
web-only-bots = only bots
web-go-on = Resume
web-look-in = Watch
web-stage-lobby = not started yet
web-stage-racing = racing
web-stage-over = over
web-stage-frozen = stopped
web-stage-closed = closed
web-home-going = Your other races
web-home-join = Join with a code
web-home-code = Code from a friend
web-join = Join
web-home-open = Open tables
web-home-past = Past races
web-home-own = Your garage
web-home-career = Your career
web-home-studio = Draw a circuit…
web-home-import = Open a record…

## A new table
web-new-bots = a race against bots
web-new-friends = a race with friends
web-new-here = several players, one screen
web-new-setup = Kind of race
web-new-track = Circuit
web-own-circuits = Your circuits
web-own-remove = Remove { $title }
web-own-edit = Edit { $title }
web-own-draw = Draw your own
web-circuit-fast = fast
web-circuit-mixed = mixed
web-circuit-twisty = twisty
web-circuit-corners = { $corners } corners
web-circuit-steps = { $steps } spaces a lap
web-circuit-favourite = Favourite: { $title }
web-circuit-turns = about { $turns } turns
web-circuit-page = About { $title }
web-new-seats = Seats
web-new-fewer = one fewer
web-new-more = one more
web-new-seat = Seat { $number }
web-new-seat-name = Name of the player in seat { $number }
web-new-seat-me = me
web-new-seat-here = player on this device
web-new-seat-open = open seat
web-new-seat-bot = bot: { $level }
web-new-options = All options
web-new-clock = Time limit
web-clock-none = none
web-clock-calm = calm: 2 minutes per decision
web-clock-brisk = brisk: 30 seconds per decision
web-clock-quick = quick: 10 seconds per decision
web-new-public = List publicly, so anyone can join or watch
web-new-start = Start the race
web-new-make = Create table
web-new-make-about = You get a link and a code for your friends. Bots take the seats left open.

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
web-lobby-invite = Invite your friends
web-lobby-link = Link
web-lobby-copy = Copy
web-lobby-copied = Copied. Send it to your friends.
web-lobby-copy-by-hand = Your browser blocked copying. Select the link and copy it.
web-lobby-share = Share
web-lobby-code = or the code
web-lobby-your-name = Your name
web-lobby-another = Another player on this device
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
web-seat-remove-about = Their seats open up, and they can’t sit at this table again. They can still watch.
web-seat-give = Give seat { $number } to a bot
web-seat-no-bot = no bot
web-seat-move = Move to another device
web-seat-move-about = Open this link on the other device within { $minutes } minutes. It works once and takes your seat along.
web-lobby-start = Start the race
web-lobby-bots-fill = Bots take the open seats.
web-lobby-close = Close the table
web-lobby-host-starts = The host starts the race.
web-lobby-as-printed = Standard rules.
web-lobby-other-options = Other settings: default
web-option-unset = default
web-lobby-clock = Time limit: { $decision } seconds per decision, plus { $reserve } seconds for the whole race.
web-luck = Fair luck
web-luck-about = Every roll and shuffle comes from one secret number. Its fingerprint is published now and the number after the race, so anyone can check it.
web-luck-hash = Fingerprint:
web-luck-words = Added by players:
web-luck-seed = Secret number:
web-luck-unproven = The luck of this race can’t be verified: it came from outside.
web-luck-add = Add your own word to the luck
web-luck-add-do = Add

## At the table
web-table-gone = This table doesn’t exist or has been deleted.
web-table-closed = The host has closed this table.
web-hand-over = { $name }, it’s your turn
web-hand-over-about = Everyone else, look away. The hand appears after the next click.
web-hand-over-open = I am { $name }
web-claim = Take over a seat
web-claim-about = This link moves a seat to this device. The other device will only watch.
web-claim-empty = There is no seat in this link. Ask for a new one.
web-claim-take = Sit here now

## Lessons
web-learn = Learn in a guided race
web-learn-lesson = Take a lesson
web-learn-lessons = Lesson
web-learn-next = Next lesson: { $lesson }
web-learn-again = Repeat
web-learn-done = Race for real
web-lesson-of = Lesson: { $lesson }
web-settings-coach = Coach in lessons
web-settings-coaching = Coach in races against bots
web-luck-lesson = This lesson uses chosen luck, so there is nothing to verify.

## Chat
web-side-talk = Chat
web-talk-said = Chat messages
web-talk-none = No messages yet.
web-talk-mute = Mute { $name }
web-talk-muted = { $name } is muted.
web-talk-unmute = Unmute
web-talk-reactions = Reactions
web-talk-bravo = Well done!
web-talk-flag = Let’s go!
web-talk-fast = What speed!
web-talk-laugh = Ha ha!
web-talk-gasp = Oh no!
web-talk-sad = What a pity!
web-talk-message = Message to the table
web-talk-send = Send
web-talk-read-only = Only players with a seat can write.
web-talk-rule = Chat:
web-talk-rule-read = everyone reads, players write
web-talk-rule-all = everyone reads and writes
web-talk-rule-seats = players only
web-talk-rule-off = off
web-seat-host = host
web-seat-ready = Ready
web-lobby-unready = Not ready: { $names }.
web-lobby-all-ready = Everyone is ready.
web-lobby-again = Rematch: it starts when everyone is ready.

## Your own races
web-turn-yours = Your turn
web-turn-of = { $names } to choose
web-turn-rematch = wants a rematch
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-past-rivals = { " " }against { $names }
web-past-forget = Remove the race at { $title }
web-past-forget-all = Clear past races
web-past-forget-sure = Clear the list? Records stay on the server
web-settings-calls = Notify me when it’s my turn
web-settings-calls-shown = You’ll get a notification.
web-settings-calls-heard = Notifications are blocked here. You’ll hear a sound, and the tab’s title changes.

## An invitation
web-invite-only-here = Only this computer can open the link: the server accepts no other connections.
web-invite-do = To let friends on your network in, restart it with
web-invite-then = They’ll find it at
web-invite-which = Address
web-invite-qr = The link as a QR code

## Seasons
web-race-of-season = { $season }, race { $number } of { $races }
web-turn-next = is ready for the next race
web-lobby-next = Next race: it starts when everyone is ready.
web-trial-day = Race of the day
web-trial-challenge = Challenge

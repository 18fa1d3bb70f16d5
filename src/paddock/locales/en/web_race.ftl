## The board
web-board = The board: { $track }. Plus and minus zoom, arrows move it, Home shows all of it.
web-board-larger = Larger
web-board-smaller = Smaller
web-board-whole = The whole track
web-board-follow = Follow the action
web-board-signs = Signs on the board
web-place-before = { $spaces ->
    [1] 1 space before { $corner }
   *[other] { $spaces } spaces before { $corner }
}
web-place-pits = the pit lane
web-lane = { $lane ->
    [L] left lane
    [M] middle lane
    [R] right lane
   *[other] lane { $lane }
}
web-space-in = space { $nth }

## What I can do now
web-now = What you can do now
web-now-hint = Point at a choice, tap it or press its digit to see what it would do.
web-now-again = Or press it once more.
web-now-not = Not this one
web-now-more = { $count } more
web-outlook = If every car drives as far as it can:
web-outlook-choice = your choice
web-outlook-other = { $player } decides
web-outlook-earlier = depends on what comes before
web-outlook-order = Order then: { $cars }
web-now-luck = Dice and shuffles…
web-now-over = The race is over.
web-waits-for = { $count ->
    [1] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
web-waits-here = is choosing
web-back = Take back
web-skip = Skip to now
web-pace = Pace
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-brisk = Brisk
web-pace-at-once = At once
web-hurry = Run the rest at once
web-moment-out = Out!
web-moment-lead = Takes the lead
web-moment-last-lap = Last lap
web-moment-photo = Photo finish!
web-moment-finish = First home!
web-sound = Sound
web-refused = That was not accepted:
web-why = Why not:
web-connection-wait = Connecting…
web-text-view = Text view
web-board-view = Board view
web-title-turn = ● Your turn – { $track }
web-race-of = Race on { $track }
web-past = You are looking at an earlier moment.
web-past-turn = It is your turn now.
web-past-now = Back to now
web-you = you
web-player-bot = a bot
web-player-as = as { $level } until its search is compiled
web-player-away = away, a bot drives
web-player-gone = not connected
web-now-frozen = This race was started under other rules than this version plays: you can look at it, but not go on with it.
web-now-stopped = Whoever runs this server has stopped the race: you can look at it, but not go on with it.
web-now-away = A bot is driving for you.
web-own = Your seat and the link
web-own-back = I drive again
web-own-bot = Let a bot drive
web-own-confirm = Ask me even when there is only one choice
web-keys = Keys: 1 to 9 show a choice, the same digit or Enter makes it; Tab and arrows walk over the spaces on the board; Backspace takes back; Escape drops a choice or skips to now.
web-player-free = free, a bot drives
web-take-now = Take the seat
web-take-now-of = Take the seat that { $driver } drives
web-take-ask = Ask for the seat
web-take-ask-of = Ask for the seat that { $driver } drives
web-request = Seat request
web-request-asks = { $name } asks for the seat that { $driver } drives, and would see its hand.
web-request-rule = The host answers within a minute. No answer is a no.
web-request-mine = You have asked for the seat that { $driver } drives.
web-request-seconds = { $seconds } s
web-request-yes = Let in
web-request-no = Refuse
web-request-withdraw = Withdraw
web-leave = Leave the seat
web-leave-about = A bot drives on. You can come back as long as nobody else has the seat.
web-retire = Retire
web-retire-about = A bot drives your car to the end, for good: you watch and cannot come back to this race. The table goes on.
web-put-out = Free the seat of { $name }
web-put-out-about = A bot drives on. { $name } can come back as long as nobody else has the seat.

## Beside the board
web-side = About the race
web-side-race = Race
web-side-log = Log
web-side-sheet = Score sheet
web-players = Players
web-log = Race log
web-log-earlier = { $lines ->
    [1] One earlier line
   *[other] { $lines } earlier lines
}
web-standings = Standings
web-standings-place = Place
web-standings-car = Car
web-standings-gap = Gap
web-standings-where = Where
web-standings-home = home
web-sheet-ask = Press a number to see where it comes from.

## Results and replay
web-results = Results
web-results-close = Close and look at the board
web-rematch = Rematch
web-replay = Watch the replay
web-review = Review
web-download = Download the record
web-replay-of = Replay of { $track }
web-replay-controls = Playing the race back
web-replay-gone = There is no race at this address, or it has been cleared away.
web-replay-start = Before the first move.
web-replay-moment = Moment of the race
web-replay-at = move { $move } of { $moves }
web-share-and-save = Share and save
web-replay-first = To the start
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-viewer = Seen by
web-replay-viewer-none = a spectator
web-replay-viewer-all = everybody at once
web-replay-play-on = Play on from here
web-play-on-about = A new race begins as this one stood after move { $move }.
web-play-on-luck = Luck to come
web-play-on-luck-new = new luck
web-play-on-luck-same = the same luck as then
web-play-on-start = Start the race

## The coach of a lesson
web-coach = Coach
web-coach-said = What the coach says
web-coach-ask = What would you do?
web-coach-nothing = Nothing new for now. When it is your turn you can ask me what I would do.
web-coach-off = Coach off
web-coach-on = Coach on

## People who are waited for
web-player-handed = has handed over to a bot
web-wait-gone = not connected: a bot drives after a minute
web-wait-time = choosing for { $time }
web-wait-nudged = { ", " }nudged by { $name }
web-wait-nudge = Nudge { $name }
web-wait-bot = Let a bot drive for { $name }
web-nudged-you = { $name } nudges you: the table is waiting for you.
web-nudged-bot = A bot drives for you. Move, and you drive again.

## A rematch
web-rematch-asks = { $name } asks for a rematch: same rivals, everybody one seat further.
web-rematch-yes = I’m in
web-rematch-no = Not now
web-rematch-there = To the rematch

# Chances to win while a race runs.

web-odds-rule = Live chances to win
web-odds-rule-off = off
web-odds-rule-spectators = for spectators
web-odds-rule-all = for everybody
web-odds-shown = Live chances to win: { $who }

# Hints.

web-hint = Hint
web-hint-rule = Hints for everybody
web-hint-shown = Hints may be asked for in this race.
web-hint-given = Hints were given in this race.
web-bots-reduced = The server was busy, so some bots had less time to think than usual.

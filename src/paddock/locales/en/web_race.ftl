## The board
web-board = The board: { $track }. Plus and minus zoom, arrows move it, Home shows all of it.
web-board-larger = Zoom in
web-board-smaller = Zoom out
web-board-whole = Whole track
web-board-follow = Follow the action
web-board-signs = Signs on the board
web-place-before = { $spaces ->
    [1] 1 space before { $corner }
   *[other] { $spaces } spaces before { $corner }
}
web-place-stretch = Before { $corner }
web-place-pits = the pit lane
web-lane = { $lane ->
    [L] left lane
    [M] middle lane
    [R] right lane
   *[other] lane { $lane }
}
web-space-in = space { $nth }

## What I can do now
web-now = Your options
web-now-hint = Hover, tap or press a number to preview
web-now-again = Or press it again.
web-now-not = Cancel
web-now-more = { $count } more
web-outlook = If every car goes as far as it can:
web-outlook-choice = your choice
web-outlook-other = { $player } decides
web-outlook-earlier = depends on earlier moves
web-outlook-order = Order after that: { $cars }
web-now-luck = Dice and shuffles…
web-now-moving = The race goes on…
web-now-over = The race is over.
web-waits-for = { $count ->
    [1] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
web-waits-here = choosing
web-back = Take back
web-skip = Skip ahead
web-again = See again
web-pace = Pace
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-brisk = Brisk
web-pace-at-once = At once
web-hurry = Finish instantly
web-moment-out = Out!
web-moment-lead = Takes the lead
web-moment-last-lap = Last lap
web-moment-photo = Photo finish!
web-moment-finish = First home!
web-sound = Sound
web-refused = That was not accepted:
web-connection-wait = Connecting…
web-text-view = Text view
web-board-view = Board view
web-title-turn = ● Your turn – { $track }
web-race-of = Race on { $track }
web-past = You’re looking at an earlier moment.
web-past-turn = It’s your turn.
web-past-now = Back to now
web-you = you
web-player-bot = a bot
web-player-as = as { $level } while its search compiles
web-player-away = away, bot driving
web-player-gone = not connected
web-now-frozen = This race began under different rules. You can watch it, but not continue it.
web-now-stopped = The server’s operator stopped this race. You can watch it, but not continue it.
web-now-away = A bot is driving for you.
web-own = Your seat and link
web-own-back = Take over again
web-own-bot = Let a bot drive
web-own-confirm = Ask me even if there’s only one choice
web-keys = Keys: 1 to 9 preview a choice, the same number or Enter confirms it; Tab and arrows move across the board; Backspace takes back; Escape cancels or skips ahead.
web-player-free = free, bot driving
web-take-now = Take the seat
web-take-now-of = Take the seat driven by { $driver }
web-take-ask = Ask for the seat
web-take-ask-of = Ask for the seat that { $driver } drives
web-request = Seat request
web-request-asks = { $name } wants the seat { $driver } drives and would see its hand.
web-request-rule = The host has a minute to answer. No answer means no.
web-request-mine = You asked for the seat { $driver } drives.
web-request-seconds = { $seconds } s
web-request-yes = Let in
web-request-no = Refuse
web-request-withdraw = Withdraw
web-leave = Leave the seat
web-leave-about = A bot drives on. You can come back while the seat is free.
web-retire = Retire
web-retire-about = A bot finishes the race for you. You can watch, but not come back. The race goes on.
web-put-out = Free { $name }’s seat
web-put-out-about = A bot drives on. { $name } can come back while the seat is free.

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
web-standings-home = finished
web-sheet-ask = Press a number to see how it adds up.

## Results and replay
web-results = Results
web-results-you = You: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-results-close = Back to the board
web-rematch = Rematch
web-replay = Watch replay
web-review = Review
web-download = Download record
web-replay-of = Replay of { $track }
web-replay-controls = Replay controls
web-replay-gone = This race doesn’t exist or has been deleted.
web-replay-start = Before the first move.
web-replay-moment = Moment of the race
web-replay-at = move { $move } of { $moves }
web-share-and-save = Share and save
web-replay-first = To the start
web-replay-back = Previous move
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next move
web-replay-last = To the end
web-replay-speed = Speed
web-replay-viewer = View as
web-replay-viewer-none = spectator
web-replay-viewer-all = everyone at once
web-replay-play-on = Continue from here
web-play-on-about = Starts a new race from the position after move { $move }.
web-play-on-luck = Dice and cards
web-play-on-luck-new = fresh
web-play-on-luck-same = as before
web-play-on-start = Start the race

## The coach of a lesson
web-coach = Coach
web-coach-said = Coach’s remarks
web-coach-ask = What would you do?
web-coach-off = Coach off
web-coach-on = Coach on

## Waiting for slow players
web-player-handed = handed over to a bot
web-wait-gone = not connected: a bot takes over after a minute
web-wait-time = thinking for { $time }
web-wait-nudged = { ", " }nudged by { $name }
web-wait-nudge = Nudge { $name }
web-wait-bot = Let a bot drive for { $name }
web-nudged-you = { $name } nudged you: the table is waiting.
web-nudged-bot = A bot is driving for you. Move to take over.

## A rematch
web-rematch-asks = { $name } wants a rematch: same rivals, everyone moves one seat.
web-rematch-yes = I’m in
web-rematch-no = Not now
web-rematch-there = Go to the rematch

# Chances to win while a race runs.

web-odds-rule = Live chances to win
web-odds-rule-off = off
web-odds-rule-spectators = for spectators
web-odds-rule-all = for everyone
web-odds-shown = Live chances to win: { $who }

# Hints.

web-hint = Hint
web-hint-rule = Hints for everyone
web-hint-shown = Hints are allowed in this race.
web-hint-given = Hints were given in this race.
web-bots-reduced = The server was busy, so some bots had less time to think than usual.

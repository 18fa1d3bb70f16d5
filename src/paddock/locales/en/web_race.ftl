## The board
web-board = The board: { $track }. Plus and minus zoom, arrows move it, Home shows all of it.
web-board-larger = Larger
web-board-smaller = Smaller
web-board-whole = The whole track
web-board-follow = Follow the action

## What I can do now
web-now = What you can do now
web-now-hint = Look at a choice to see what it would bring.
web-now-luck = Dice and shuffles…
web-now-over = The race is over.
web-waits-for = { $count ->
    [1] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
web-waits-here = is to choose
web-back = Take back
web-skip = Skip to now
web-refused = That was not accepted:
web-why = Why not:
web-connection-wait = Connecting…
web-text-view = Text view
web-board-view = Board view
web-title-turn = ● Your turn – { $track }
web-race-of = Race on { $track }
web-past = You are looking at an earlier moment.
web-past-now = Back to now
web-you = you
web-player-bot = a bot
web-player-away = away, a bot drives
web-player-gone = not connected
web-sealed = sealed
web-now-frozen = This race was begun with other rules than this program has: it can be looked at, not driven on.
web-now-away = A bot is driving for you.
web-own = Your seat and the link
web-own-back = I drive again
web-own-bot = Let a bot drive
web-own-confirm = Ask me also where there is a single answer
web-keys = Keys: 1 to 9 choose; Tab and arrows walk over the spaces on the board, Enter drives; Backspace takes back; Escape skips to now.

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
web-log-look = Look back at this moment
web-standings = Standings
web-standings-place = Place
web-standings-car = Car
web-standings-owner = Owner
web-standings-driver = Driver
web-standings-gap = Gap
web-standings-where = Where
web-standings-home = home
web-standings-leads = leads
web-standings-lap = Lap
web-standings-lap-short = Lap
web-standings-gear = Gear
web-standings-gear-short = Gear
web-standings-turn = Order of play in this round
web-standings-turn-short = Turn
web-sheet-ask = Press a number to see where it comes from.
web-text-car = on { $space }, lap { $lap }, gear { $gear }, { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}{ $owed ->
    [0] { "" }
    [1] , 1 stop owed
   *[other] , { $owed } stops owed
}

## Downforce
web-hand = Your hand
web-hand-cards = { $cards ->
    [1] Your hand: 1 card
   *[other] Your hand: { $cards } cards
}
web-hand-pile = { $cards } in your draw pile
web-hand-sort = Order of the cards
web-hand-sort-colour = by colour
web-hand-sort-strength = by strength
web-hand-sort-dealt = as dealt
web-hand-at = bid { $number }
web-seat-cards = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}
web-card-of = played by { $player }
web-card-none = No card is on the table.
web-auction = Auction
web-auction-lot = lot { $lot } of { $lots }
web-auction-pass = pass
web-auction-before = Before:
web-powers = Choose a power to keep
web-power-now = You can use it now.
web-slip = Betting slip
web-slip-bet = Bet
web-slip-car = Car
web-ledger = Score sheet so far
web-ledger-so-far = So far
web-ledger-about = Prizes won less prices paid; bets are opened after the race.

## Formula D
web-dashboard = Dashboard of car { $car }
web-lap-of = lap { $lap } of { $laps }
web-gear = gear { $gear }
web-gear-stick = Gear stick, in gear { $gear }
web-gear-face = { $face }: { $outcome ->
    [stop] stop in the corner
    [overshoot] overshoots
    [out] out
   *[clear] clear road
}{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
web-gear-clear = clear
web-gear-stop = stop
web-gear-overshoot = overshoot
web-gear-out = out
web-wear = wear points
web-wear-short = WP
web-wear-of = { $points } of { $most } wear points
web-stops-owed = { $stops ->
    [1] 1 stop owed
   *[other] { $stops } stops owed
}
web-corner-longest = longest way
web-corner-shortest = shortest way
web-corner-stops = { $stops ->
    [1] 1 stop
   *[other] { $stops } stops
}
web-corner-made = { $made } of { $stops ->
    [1] 1 stop
   *[other] { $stops } stops
} made
web-corner-away = { $spaces ->
    [1] next space
   *[other] in { $spaces } spaces
}
web-nitro-ready = Nitro ready
web-nitro-used = Nitro used in this lap
web-podium-turns = { $turns } turns

## Results and replay
web-results = Results
web-results-close = Close and look at the board
web-rematch = Rematch
web-replay = Watch the replay
web-download = Download the record
web-replay-of = Replay of { $track }
web-replay-controls = Playing the race back
web-replay-start = Before the first move.
web-replay-moment = Moment of the race
web-replay-at = move { $move } of { $moves }
web-replay-first = To the start
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-eyes = Seen by
web-replay-eyes-none = a spectator
web-replay-eyes-all = all eyes
web-replay-play-on = Play on from here
web-play-on-about = A new race begins as this one stood after move { $move }.
web-play-on-luck = Luck to come
web-play-on-luck-new = new luck
web-play-on-luck-same = the same luck as then
web-play-on-start = Start the race

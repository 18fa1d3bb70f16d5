## Cars and powers
downforce-car-black = black
downforce-car-blue = blue
downforce-car-green = green
downforce-car-yellow = yellow
downforce-car-orange = orange
downforce-car-red = red
downforce-car-wild = wild
downforce-power-aggressive = Aggressive
downforce-power-cunning = Cunning
downforce-power-determined = Determined
downforce-power-strategic = Strategic
downforce-power-tricky = Tricky
downforce-power-unpredictable = Unpredictable
downforce-power-aggressive-does = your car on the first line of your card may go 1 further
downforce-power-cunning-does = you steer your cars on every player’s turn
downforce-power-determined-does = on your turn, your car may go 2 further if it enters only rectangles
downforce-power-strategic-does = you may skip one line of each card you play
downforce-power-tricky-does = you may resolve your cards from bottom to top
downforce-power-unpredictable-does = your wilds may also move a car shown on the card
downforce-owner = { $player } { $car }
downforce-money = ${ $amount }M
downforce-debt = −${ $amount }M
downforce-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
downforce-nobody = nobody
downforce-holder = { $player } { $power }
downforce-lot-car = { $car }
downforce-lot = { $car } with { $power }

## What happens
downforce-cards-dealt = Each player is dealt { $each } cards{ $left ->
    [0] .
   *[other] ; { $left } are left over.
}
downforce-cars-dealt = The cars are dealt: { $owners }.
downforce-powers-dealt = The powers are dealt: { $powers }.
downforce-grid-set = On the grid, from pole: { $cars }.
downforce-lot-opened = { $again ->
    [yes] Once more on offer
   *[other] On offer
}: { $lot }. { $how ->
    [must] Must bid
   *[other] May bid
}: { $bidders }.
downforce-bid-sealed = { $player } has sealed a bid.
downforce-bid-shown = { $player } { $card } ({ $number ->
    [0] passes
   *[other] ${ $number }M
})
downforce-bids-shown = Bids: { $bids }.
downforce-lot-sold = { $player } gets { $lot } for ${ $price }M{ $by ->
    [cars] : tied, but { $card } shows more cars.
    [no-wild] : tied, but { $card } shows no wild.
    [clockwise] : still tied, so it goes clockwise from the last winner.
    [forced] : the last player without a car pays the lowest number ({ $card }).
   *[number] .
}
downforce-lot-aside = Nobody bids: { $lot } is set aside.
downforce-lot-unowned = { $car } will race unowned.
downforce-keep-sealed = { $player } has chosen a power in secret.
downforce-power-kept = { $player } keeps { $power } and returns { $returned }.
downforce-pile-shuffled = { $player } shuffles { $cards } cards into a draw pile.
downforce-race-started = { $player } starts, with { $car } on the marked space.
downforce-card-played = { $player } plays { $card }{ $upwards ->
    [yes] , bottom to top (Tricky).
   *[other] .
}
downforce-wild-picked = { $player } takes { $car } for the wild { $steps }.
downforce-wild-lost = No car is left for the wild of { $player }.
downforce-line-skipped = { $player } skips { $car } { $steps } (Strategic).
downforce-drove = { $car } { $start } → { $end } ({ $made ->
    [1] 1 space
   *[other] { $made } spaces
}{ $left ->
    [0] { "" }
   *[other] , { $left } lost in the jam
}{ $power ->
    [aggressive] , one more for Aggressive
    [cunning] , steered by { $player } (Cunning)
    [determined] , bonus of Determined
   *[other] { "" }
})
    .page = { $car }: { $made ->
        [1] 1 space
       *[other] { $made } spaces
    }{ $end ->
        [finish] { " " }and over the finish line
       *[other] , to { $end }
    }{ $left ->
        [0] { "" }
       *[other] , { $left } lost in the jam
    }{ $power ->
        [aggressive] , one more for Aggressive
        [cunning] , steered by { $player } (Cunning)
        [determined] , bonus of Determined
       *[other] { "" }
    }.
downforce-blocked = { $car } is blocked and stays.
downforce-already-home = { $car } has already finished.
downforce-came-home = { $car } finishes { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}.
downforce-bonus-declined = { $player } declines the bonus for { $car }.
downforce-line-crossed = Betting line { $line } is crossed: everyone places a bet.
downforce-bet-sealed = { $player } has sealed bet { $line }.
downforce-hand-dropped = All cars of { $player } are home: { $cards ->
    [1] 1 card is
   *[other] { $cards } cards are
} discarded.
downforce-stalled = { $car } has stalled on the track: no place, no prize.
downforce-race-over = The race is over. { $by ->
    [winnings] { $winners }: winnings of ${ $score }M.
    [home] The first car home belongs to { $winners }.
   *[distance] The car furthest ahead belongs to { $winners }.
}

## What is asked
downforce-question-bid = On offer: { $lot }. Which card do you bid?
    .page = Bid for { $lot }
downforce-question-must-bid = On offer: { $lot }. You have no car yet and must bid: which card?
    .page = Bid for { $lot }: no passing, you need a car
downforce-question-keep = Which of the powers you won do you keep?
    .page = Keep one power
downforce-question-replace = Cunning isn’t kept here: which power do you take from the box?
    .page = Take a power from the box (Cunning isn’t kept here)
downforce-question-play = Your turn: which card do you play?
    .page = Play a card
downforce-question-wild = Wild { $steps }: pick a car{ $skips ->
    [yes] , or skip it
   *[other] { "" }
}.
    .page = Wild { $steps }: pick a car{ $skips ->
        [yes] , or skip it
       *[other] { "" }
    }
downforce-question-offer = Next line: { $car } { $steps }, steered by its Cunning owner. Do you take it or skip it?
    .page = { $car } { $steps }, steered by its Cunning owner: take it or skip it
downforce-question-drive = Move { $car } { $steps }{ $most ->
    [0] { "" }
   *[other] { " " }(or { $most }: Aggressive)
} from { $space }{ $skips ->
    [yes] , or skip it
   *[other] { "" }
}.
    .page = Move { $car } { $steps }{ $most ->
        [0] { "" }
       *[other] { " " }(or { $most }: Aggressive)
    }{ $skips ->
        [yes] , or skip it
       *[other] { "" }
    }
downforce-question-steer = { $player } plays { $car } { $steps }{ $most ->
    [0] { "" }
   *[other] { " " }(or { $most }: Aggressive)
}. Steer it from { $space } (Cunning).
    .page = Steer { $car } { $steps }{ $most ->
        [0] { "" }
       *[other] { " " }(or { $most }: Aggressive)
    } for { $player } (Cunning)
downforce-question-bonus = Rectangles only: { $car } has earned 2 more spaces (Determined). Where to, or do you decline?
    .page = { $car }: 2 extra spaces (Determined), or decline
downforce-question-bet = Betting line { $line }: which car will win the race?
    .page = Bet { $line }: which car will win?
downforce-label-bid = bid { $card }
downforce-label-bid-at = bid { $card } at { $number }
downforce-label-keep = keep { $power }
downforce-label-play = play { $card }
downforce-label-play-upwards = play { $card } upwards
downforce-label-wild = wild: { $car }
downforce-label-drive = { $to ->
    [finish] drive { $car } over the finish line
   *[other] drive { $car } to { $to }
}
    .page = { $to ->
        [finish] drive { $car } over the finish line
       *[other] drive { $car } to { $to } ({ $to-lane })
    }
downforce-label-skip = skip the line
downforce-label-take = take the line
downforce-label-decline = decline
downforce-label-bet = bet on { $car }

## Previews
downforce-preview-bid = bids ${ $number }M for { $car }
downforce-preview-bid-declared = bids ${ $number }M for { $car }, without holding its colour
downforce-preview-price-idle = prices do not count in this race
downforce-preview-pass = passes: no { $car } on it
downforce-preview-line = { $car } moves { $steps }
downforce-preview-line-wild = a wild moves { $steps }
downforce-preview-home = { $car } has already finished: nothing happens
downforce-preview-blocked = { $car } is blocked for now
downforce-preview-aggressive = Aggressive: { $car } may move { $steps }
downforce-preview-strategic = Strategic: one line may be skipped
downforce-preview-cunning = steered by { $player } (Cunning)
downforce-preview-steps = { $steps ->
    [1] 1 space
   *[other] { $steps } spaces
}
downforce-preview-jam = jammed after { $made ->
    [1] 1 space
   *[other] { $made } spaces
}, { $left } lost
downforce-preview-finish = { $car } finishes { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
downforce-preview-prize = a prize of ${ $prize }M for { $player }
downforce-preview-crosses = first over betting line { $line }
downforce-preview-determined = rectangles only: 2 more spaces with Determined
downforce-outlook-drove = { $car }: { $made ->
    [1] 1 space
   *[other] { $made } spaces
}{ $left ->
    [0] { "" }
   *[other] , { $left } lost in the jam
}{ $power ->
    [aggressive] , one more for Aggressive
    [determined] , bonus of Determined
   *[other] { "" }
}
downforce-preview-skip = leaves out { $car } { $steps }
downforce-preview-take = { $player } steers { $car } { $steps }
downforce-preview-decline = { $car } stays where it is
downforce-preview-bet = { $car } first pays ${ $place1 }M, second ${ $place2 }M, third ${ $place3 }M

## The end
downforce-sheet-finish = Finish
downforce-sheet-title = Score sheet
downforce-sheet-prizes = Prizes
downforce-sheet-bet = Bet { $number }
downforce-sheet-auction = Auction
downforce-sheet-winnings = Winnings
downforce-stands = stalled on { $space }
    .page = stalled: { $space }
downforce-on-lap = lap { $lap }, { $space }
downforce-bet-paid = { $car } { $money }
downforce-reason-prize = { $car } came { $place }: { $money }
downforce-reason-stalled = { $car } did not come home: no prize
downforce-reason-bet = bet { $number } on { $car }, which came { $place }: { $money }
downforce-reason-bet-stalled = bet { $number } on { $car }, which did not come home
downforce-reason-paid = paid { $money } for { $car }
downforce-reason-winnings = { $prizes } in prizes + { $bets } in bets − { $auction } paid = { $money }
downforce-verdict = ★ { $winners } { $count ->
    [1] wins
   *[other] share the win
} with { $money }.
downforce-verdict-level = ★ { $winners } { $count ->
    [1] wins
   *[other] share the win
} with { $money }: level with { $others }, but with the better car at the finish.
downforce-verdict-home = ★ { $winners } wins: the first car home counts, not the money.
downforce-verdict-distance = ★ { $winners } wins: the car furthest ahead counts, not the money.

## Headings
downforce-heading-car = car
downforce-heading-place = place
downforce-heading-owner = owner
downforce-heading-price = price
downforce-heading-prize = prize
downforce-heading-paid = paid
downforce-heading-space = space
downforce-heading-laps = laps
downforce-heading-to-go = to go
downforce-heading-lap = lap
downforce-heading-finish = finish
downforce-home = home
downforce-chapter-setup = Setting up
downforce-chapter-auction = The auction
downforce-chapter-race = The race
downforce-chapter-end = The end
downforce-own-powers = Powers won: { $powers }
downforce-own-bets = Your bets: { $cars }
downforce-own-rest = Still to come on this card: { $lines }
downforce-own-speed-8 = Your Speed 8 cards lie face up and stand last here.

## Why not
downforce-refused-question = not yet: { $asked }
downforce-asked-bid = place a bid first
downforce-asked-keep = choose the power to keep
downforce-asked-play = play a card first
downforce-asked-wild = choose the car for the wild
downforce-asked-drive = choose where the car goes
downforce-asked-bonus = take or decline the Determined bonus
downforce-asked-offer = take or skip the line
downforce-asked-bet = place your bet
downforce-asked-nothing = there is nothing to decide
downforce-refused-not-in-hand = the card { $card } is not in your hand
downforce-refused-must-bid = you may not pass: as many lots are left as players without a car
downforce-refused-holds-colour = you hold { $car }, so only the number a card shows for { $car } counts
downforce-refused-wild-number = { $card } has no wild { $number } to bid with
downforce-refused-lowest-number = without that colour or a wild, a card bids its lowest number, and { $number } isn’t the lowest on { $card }
downforce-refused-no-such-power = there is no power { $power }
downforce-refused-cunning-not-kept = Cunning may not be kept in this race
downforce-refused-power-not-won = { $power } is not among the powers you can choose
downforce-refused-not-tricky = only Tricky resolves a card from bottom to top
downforce-refused-same-upwards = { $card } reads the same from bottom to top
downforce-refused-other-wild = the card’s other wild moved { $car }; two wilds move two cars
downforce-refused-on-card = { $card } already shows { $car }; a wild moves another car
downforce-refused-not-strategic = only Strategic skips a line
downforce-refused-card-too-short = Strategic skips a line of cards with { $lines } lines or more
downforce-refused-skip-spent = one line of this card was skipped already
downforce-refused-line-taken = this line is being played; it can only be skipped before its car is chosen or moved
downforce-refused-other-car = { $car } is the car to be driven
downforce-refused-no-space = there is no space { $space } on this track
downforce-refused-finish-too-far = the finish is more than { $steps ->
    [1] 1 step
   *[other] { $steps } steps
} ahead of { $car }, or the way is blocked
downforce-refused-no-finish = a long distance race goes on over the finish line
downforce-refused-beyond-finish = { $car } is home as soon as it crosses the line: drive it to finish, not to { $space }
downforce-refused-must-move = { $car } can move, so it must
downforce-refused-occupied = { $other } stands on { $space }
downforce-refused-level = { $space } is level with { $car }, not ahead of it
downforce-refused-behind = { $space } isn’t ahead of { $car }: its front edge must be further on
downforce-refused-too-far = { $space } is not within { $steps ->
    [1] 1 step
   *[other] { $steps } steps
} ahead of { $car }
downforce-refused-too-near = { $car } must move all { $steps } spaces while a way is open; { $space } is nearer
downforce-refused-way-blocked = other cars block the ways that bring { $car } to { $space } in { $steps ->
    [1] 1 step
   *[other] { $steps } steps
}

## Options
downforce-option-players = Players
downforce-option-players-about = How many players race. With two, Speed 8 cards lie face up and each player has a draw pile.
downforce-option-track = Track
downforce-option-track-about = The circuit to race on.
downforce-option-deck = Deck
downforce-option-deck-about = The speed cards: our reconstruction of the printed deck, or a deck file of your own.
downforce-option-auction = Auction
downforce-option-auction-about = Cars are auctioned. Without the auction they are dealt for free.
downforce-option-powers = Powers
downforce-option-powers-about = Every player races with a power.
downforce-option-hands-of-three = Hands of three cards
downforce-option-hands-of-three-about = Everyone holds three cards and draws from a common pile instead of holding all cards at once.
downforce-option-bets = Bets
downforce-option-bets-about = At each of the three betting lines, everyone bets in secret on the car that will win.
downforce-option-first-home-wins = The first car home wins
downforce-option-first-home-wins-about = The owner of the first car over the finish line wins; money doesn’t count.
downforce-option-long-distance = Long distance race
downforce-option-long-distance-about = Cars go round lap after lap until the cards run out; the car furthest ahead wins. There are no bets.
downforce-option-cunning = Cunning with two players
downforce-option-cunning-about = Cunning is very strong with two players. Choose how to limit it.
downforce-option-cunning-choice-as-printed = as printed
downforce-option-cunning-choice-not-kept = can be won, but not kept
downforce-option-cunning-choice-removed = stays in the box
downforce-option-strategic-lines = Shortest card for Strategic
downforce-option-strategic-lines-about = Strategic skips a line only of cards with at least this many lines.
downforce-option-beginner = Beginner’s game
downforce-option-beginner-about = No auction, no powers, no bets, hands of three cards, and the first car home wins.
downforce-bad-beginner = option beginner is true or false
downforce-bad-players = Downforce is for 2 to 6 players, not { $players }
downforce-bad-cunning = the option cunning is for two players with powers only
downforce-bad-not-kept = without an auction no power is chosen: use cunning=removed
downforce-bad-long-bets = a long distance race has no finish to bet on: leave bets off
downforce-bad-long-home = nobody comes home in a long distance race: leave first_home_wins off
downforce-bad-lines = strategic_lines is a number of lines from 1 to 6, not { $lines }

## Lessons
downforce-lesson-race = A first race
downforce-lesson-race-about = Cards, cars and jams. The owner of the first car home wins.
downforce-lesson-auction = The auction
downforce-lesson-auction-about = Cars cost money, and only what is left at the end counts.
downforce-lesson-powers = Powers
downforce-lesson-powers-about = Each player has an ability nobody else has.
downforce-lesson-bets = Bets
downforce-lesson-bets-about = Three times in a race everyone bets in secret on the winner.
downforce-season-world-tour = World Tour
downforce-season-world-tour-about = Two circuits; the winnings of both races are added up.
downforce-season-grand-tour = Grand Tour
downforce-season-grand-tour-about = Eight circuits, from the river to the neon lights; the winnings of all races are added up.
downforce-season-no-winnings = a World Tour adds up winnings: leave long_distance, first_home_wins and beginner off

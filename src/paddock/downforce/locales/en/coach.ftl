## What the coach says
downforce-coach-welcome = Two of the six cars are yours. Get one of them over the line before all others, and you win.
downforce-coach-play = Play a card: from top to bottom each line moves the car of its colour by its number. You steer them all, your rivals’ cars too.
downforce-coach-drive = { $car } moves { $steps }. Choose where it ends: forwards, straight or diagonal, never through a car.
downforce-coach-wild = A white line is wild: you name the car that moves, of a colour that is not on the card.
downforce-coach-others = { $player } has played a card. Others move your cars too, and not always where you would like them.
downforce-coach-jam = In a jam a car stops, and the rest of its move is lost. Park rivals there, and keep your own cars clear.
downforce-coach-blocked = { $car } had no free space ahead, so its line did nothing. Narrow places are worth a lot.
downforce-coach-home = { $car } has finished. It is safe now; the others race for the places behind it.
downforce-coach-race-over = That’s a race: spend high numbers on your own cars, and move rivals into jams. Next comes the auction.
downforce-coach-lot = Cars are sold one by one. On offer now: { $lot }. Everybody picks a card in secret, then all are revealed.
downforce-coach-bid = Your card bids its number for the colour on offer; without that colour you pass. The highest bid wins, and cards return to their hands.
downforce-coach-bids = All bids are open now. Every card goes back to its hand, so a high bid costs money, not the card.
downforce-coach-won = { $lot } is yours for ${ $price }M, deducted from your score. Its Speed 8 card comes with it.
downforce-coach-start = All cars are sold. Prizes are 12, 9, 6, 4, 2 and 0 million; what you paid is deducted.
downforce-coach-prize = { $car } finishes { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: its owner gets the prize.
downforce-coach-auction-over = Prizes minus prices: a cheap car in third can be worth more than an expensive one in first.
downforce-coach-powers = Everybody has a power: { $powers }.
downforce-coach-power-mine = Yours is Determined: a car of yours that enters rectangles only may go two spaces further.
downforce-coach-aggressive = { $player } is Aggressive: the first line of a card moved { $car } one space more than it says.
downforce-coach-determined = Nothing but rectangles on that way: take your two extra spaces now, if they help.
downforce-coach-cunning = { $player } is Cunning and steers { $car } even when others play the card.
downforce-coach-powers-over = Look at the powers before the race: they tell you which rivals to jam and which way to drive. Last come the bets.
downforce-coach-lines = Three lines on the track call for a bet. The first one lies just ahead.
downforce-coach-line = Here a car would be first over betting line { $line }: after this card everybody bets.
downforce-coach-bet = Which car will win the race? Nobody sees your bet; the first three places pay, and the early bets pay most.
downforce-coach-bet-again = The second bet: back the same car again, or hedge.
downforce-coach-bets-over = Prizes plus bets minus prices: that’s the whole game. You’re ready to race for real.

## Why
downforce-why-pass = Pass: your cards move { $car } { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}, too little to earn a bid back.
downforce-why-pass-owner = Pass: you have a car, and a second one earns its price only if your cards move it far. They move { $car } { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}.
downforce-why-pass-later = Pass: your cards move { $car } { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}, but { $better }, still to come, { $more }.
downforce-why-bid = ${ $number }M is a fair price for { $car }: your cards move it { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}.
downforce-why-bid-best = Bid ${ $number }M: your cards move { $car } { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}, further than any car still to come.
downforce-why-keep = { $power } helps in more turns than the others.
downforce-why-gain-up = your { $car } goes { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} (from { $before } to { $after })
downforce-why-gain-past = your { $car } goes { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}, past { $cars } (from { $before } to { $after })
downforce-why-gain-down = your { $car } goes { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} (but drops from { $before } to { $after })
downforce-why-gain-stays = your { $car } goes { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} (still { $after })
downforce-why-gain-home = your { $car } comes home { $after }
downforce-why-loses = { $car } loses { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}
downforce-why-gains = { $gains }.
downforce-why-gains-alone = { $gains }. No other car gains a space.
downforce-why-gains-others = { $gains }. The other cars gain { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}.
downforce-why-gains-held = { $gains }. Held up: { $held }.
downforce-why-held = It holds rivals up: { $held }.
downforce-why-play-other = It moves none of your cars, and the others by { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} in all.
downforce-why-saves = It does nothing for your cars, but saves { $card }, which moves them { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}, for later.
downforce-why-better-card = { $reason } Compared with { $card }: { $pros }.
downforce-pro-own = { $spaces ->
    [1] 1 space more for your cars
   *[other] { $spaces } spaces more for your cars
}
downforce-pro-keeps = keeps that card for later
downforce-pro-rivals = { $spaces ->
    [1] 1 space fewer for the others
   *[other] { $spaces } spaces fewer for the others
}
downforce-why-wilds = { $reason } { $count ->
    [1] Best use of the wild
   *[other] Best use of the wilds
}: { $uses }.
downforce-why-wild-use = { $steps } for { $car }
downforce-why-wild-other = Give it to { $car }: with { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} it only reaches { $place }.
downforce-why-wild-none = None of your cars can take it. Give it to { $car }: with { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} it only reaches { $place }.
downforce-why-finish-own = Your { $car } comes home!
downforce-why-finish-other = { $car } has nowhere else to go.
downforce-why-jam-own = { $car } loses { $left ->
    [1] 1 space
   *[other] { $left } spaces
} in the jam.
downforce-why-jam-furthest = { $car } loses { $left ->
    [1] 1 space
   *[other] { $left } spaces
} in the jam, but stops furthest ahead there.
downforce-why-jam-other = { $car } isn’t yours: in the jam it loses { $left ->
    [1] 1 space
   *[other] { $left } spaces
}.
downforce-why-drive-own = { $gain }. Any other space costs it up to { $more ->
    [1] a space
   *[other] { $more } spaces
}.
downforce-why-drive-own-shuts = { $gain }. It blocks the road for { $cars }.
downforce-why-drive-other = { $car } isn’t yours: that costs it { $more ->
    [1] a space
   *[other] { $more } spaces
}.
downforce-why-drive-other-shuts = { $car } isn’t yours: here it blocks the road for { $cars }.
downforce-why-drive-place = { $car } isn’t yours: it’s only { $place } here, elsewhere { $best }.
downforce-why-drive-spared = { $car } isn’t yours: elsewhere it could lose up to { $spaces ->
    [1] 1 space more
   *[other] { $spaces } spaces more
}.
downforce-why-drive-longest = { $car } isn’t yours: this is its longest way on, though by less than a space.
downforce-why-drive-level = { $car } isn’t yours, and the lane makes less than a space of difference to it.
downforce-why-skip = { $car } stays where it is instead of going { $steps ->
    [1] 1 space
   *[other] { $steps } spaces
}.
downforce-why-skip-wild = Nobody gets the wild’s { $steps ->
    [1] 1 space
   *[other] { $steps } spaces
}.
downforce-why-take = It moves { $car } up to { $steps ->
    [1] 1 space
   *[other] { $steps } spaces
}.
downforce-why-decline = { $car } is better off here than two spaces on.
downforce-why-bet = { $mine ->
    [yes] Your { $car }
   *[no] { $car }
} is { $place }{ $behind ->
    [0] .
    [1] , 1 space behind { $leader }.
   *[other] , { $behind } spaces behind { $leader }.
} Cards not yet played can move it { $left ->
    [1] 1 space
   *[other] { $left } spaces
}, your own { $hand } of them. If it wins, this bet pays { $pays }.

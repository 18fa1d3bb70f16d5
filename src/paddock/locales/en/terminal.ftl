terminal-title = { $game } on { $track }
terminal-hint = h: help · m: map · i: hint · b: take back · q: leave. Every move is saved.
terminal-help =
    Type the number of a choice, or the choice itself: { $choice }. For a move, the name of the space is enough.
    ? CHOICE or why CHOICE  why it isn’t open to you
    i  a hint (noted in the record)     b  take back your last choice
    m  a map     s  the race so far     h  this help
    q  leave; the race is saved after every move, and you can resume it
terminal-only-choice = (your only choice: { $choice })
terminal-number = Type a number from 1 to { $most }, or h for help.
terminal-range = There are { $most } choices, from 1 to { $most }.
terminal-via = via { $spaces }
terminal-open = You can: { $choice } is choice { $number }.
terminal-refused = { $choice }: { $reason }.
terminal-nonsense = “{ $text }” is not a choice here; choices look like “{ $like }”.
terminal-idea-best = best
terminal-idea-level = about as good
terminal-idea-less = { $points ->
    [1] 1 win fewer in 100 races
   *[other] { $points } wins fewer in 100 races
}
terminal-idea-slower = { $turns } turns slower
terminal-map-none = There is no track to draw.
terminal-taken-back = Taken back. Choose again.
terminal-saved = The race is saved in { $path }.
terminal-resume = Resume it with: { $command }
terminal-again = Replay it with: { $command }
terminal-unfinished = The race is not finished. It stands like this after { $moves ->
    [1] 1 move
   *[other] { $moves } moves
}:
terminal-season-race = { $season }: race { $number } of { $races }
terminal-season-next = Enter starts the next race, { $title }; q leaves, and the season is saved.

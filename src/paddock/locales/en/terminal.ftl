terminal-title = { $game } on { $track }
terminal-hint = h is help, q leaves; every move is saved.
terminal-help =
    Type the number of a choice, or the choice itself: { $choice }; for a move the name of the space will do.
    ? CHOICE or why CHOICE  says why it is not open to you
    s  shows the race again     h  this help
    q  leaves; the race is saved after every move and can be resumed
terminal-only-choice = (your only choice: { $choice })
terminal-number = Type a number from 1 to { $most }, or h for help.
terminal-range = There are { $most } choices, from 1 to { $most }.
terminal-via = via { $spaces }
terminal-open = You can: { $choice } is choice { $number }.
terminal-refused = { $choice }: { $reason }.
terminal-nonsense = “{ $text }” is not a choice here; choices look like “{ $like }”.
terminal-saved = The race is saved in { $path }.
terminal-resume = Resume it with: { $command }
terminal-again = Replay it with: { $command }
terminal-unfinished = The race is not finished. It stands like this after { $moves ->
    [1] 1 move
   *[other] { $moves } moves
}:
terminal-season-race = { $season }: race { $number } of { $races }
terminal-season-next = Enter starts the next race, { $title }; q leaves, and the season is saved.

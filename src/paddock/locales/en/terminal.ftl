terminal-title = { $game } on { $track }
terminal-hint = h is help, q leaves; every move is saved.
terminal-help =
    Type the number of a choice, or the choice itself: { $choice }; the name of a space will do.
    ? M31 or why M31  says why a choice is not open to you
    s  shows the race again     h  this help
    q  leaves; the race is saved after every move and can be resumed
terminal-only-choice = (your only choice: { $choice })
terminal-number = Type a number from 1 to { $most }, or h for help.
terminal-range = There are { $most } choices, from 1 to { $most }.
terminal-via = via { $spaces }
terminal-open = You can: { $choice } is choice { $number }.
terminal-refused = { $choice }: { $reason }.
terminal-nonsense = “{ $text }” is nothing that can be done here; the choices are like “{ $like }”.
terminal-saved = The race is saved in { $path }.
terminal-resume = Go on with: { $command }
terminal-again = Tell it again with: { $command }
terminal-unfinished = The race is not finished. It stands like this after { $moves ->
    [1] 1 move
   *[other] { $moves } moves
}:

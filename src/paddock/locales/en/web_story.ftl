# A race that is over, as pictures.

web-story-places = Places turn by turn
web-story-landmarks = Landmarks
web-story-turn = Turn { $turn } of { $turns }
web-story-lead = takes the lead
web-story-line = line crossed
web-story-bet = bet
web-story-stop = pit stop
web-story-crash = out
web-story-home = finish
web-story-copy = Copy the link
web-story-copy-moment = Copy a link to this moment
web-story-save = Save as picture
web-story-save-png = Chart as PNG
web-story-save-svg = Chart as SVG
web-story-no-moment = The link is to move { $at }, but the race has only { $total }.
web-story-no-seat = The link is to seat { $seat }, which doesn’t exist. You see what a spectator saw.
web-story-highlights = Highlights

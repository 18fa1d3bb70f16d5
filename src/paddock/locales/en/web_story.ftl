# A race that is over, as pictures.

web-story-places = Places turn by turn
web-story-landmarks = Landmarks
web-story-turn = Turn { $turn } of { $turns } ·
web-story-lead = takes the lead
web-story-line = line crossed
web-story-bet = bet
web-story-stop = pit stop
web-story-crash = out
web-story-home = finish

seat = Player { $number }
list = { $before }, { $item }
nothing = nothing
question-none = Nothing is asked of you now.
refused-over = the race is over
refused-luck-first = the dice or the shuffle come first
refused-no-seat = there is no seat { $seat }; seats are numbered from 0 up to, but not including, { $seats }
refused-not-your-turn = it is the turn of { $player }

## Before the race
formula-d-page-title = Formula D
formula-d-page-about = Every gear has its own die. Brake late, stop in the corners as often as they ask, nurse your car. 1 to 10 cars.
formula-d-page-setup-basic = One lap
formula-d-page-setup-basic-about = The classic race on a closed circuit
formula-d-page-setup-grand = Two laps
formula-d-page-setup-grand-about = With a pit lane to mend the car in between
formula-d-page-setup-road = Road race
formula-d-page-setup-road-about = At night through the city: nitro, police, and trouble ahead

## The race
formula-d-page-driver = Driver
formula-d-page-lap = Lap
formula-d-page-lap-short = Lap
formula-d-page-gear-heading = Gear
formula-d-page-gear-short = Gear
formula-d-page-turn = Order of play in this round
formula-d-page-turn-short = Turn
formula-d-page-car-in-words = on { $space }, lap { $lap }, gear { $gear }, { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}{ $owed ->
    [0] { "" }
    [1] , 1 stop owed
   *[other] , { $owed } stops owed
}
formula-d-page-podium-turns = { $turns } turns
formula-d-page-dashboard = Dashboard of car { $car }
formula-d-page-lap-of = lap { $lap } of { $laps }
formula-d-page-gear = gear { $gear }
formula-d-page-gear-stick = Gear stick, in gear { $gear }
formula-d-page-gear-face = { $face }: { $outcome ->
    [stop] stop in the corner
    [overshoot] overshoots
    [out] out
   *[clear] clear road
}{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
formula-d-page-gear-clear = clear
formula-d-page-gear-stop = stop
formula-d-page-gear-overshoot = overshoot
formula-d-page-gear-out = out
formula-d-page-wear = wear points
formula-d-page-wear-short = WP
formula-d-page-wear-of = { $points } of { $most } wear points
formula-d-page-stops-owed = { $stops ->
    [1] 1 stop owed
   *[other] { $stops } stops owed
}
formula-d-page-corner-longest = longest way
formula-d-page-corner-shortest = shortest way
formula-d-page-corner-stops = { $stops ->
    [1] 1 stop
   *[other] { $stops } stops
}
formula-d-page-corner-made = { $made } of { $stops ->
    [1] 1 stop
   *[other] { $stops } stops
} made
formula-d-page-corner-away = { $spaces ->
    [1] next space
   *[other] in { $spaces } spaces
}
formula-d-page-nitro-ready = Nitro ready
formula-d-page-nitro-used = Nitro used
formula-d-page-example-gear = in gear { $gear }

## What things mean
formula-d-page-explain-corner = Longest way: { $longest } spaces. Stops to make here: { $stops }. Shortest way: { $shortest } spaces.
formula-d-page-explain-wear = Wear points: skipping gears, braking, overshooting and bad rolls take them. With none left the car is out.
formula-d-page-explain-die = { $gear ->
    [0] The black die goes from 1 to 20: for the grid, the start, and whatever can go wrong.
   *[other] The die of gear { $gear }: the car moves exactly that far.
}
formula-d-page-explain-nitro = Once a lap, after the roll, nitro adds the number of the gear; all of it must be driven.
formula-d-page-explain-clear = A clear road: with these rolls nothing is lost.
formula-d-page-explain-stop = With these rolls the car can make a stop that the corner demands.
formula-d-page-explain-overshoot = With these rolls the car leaves the corner with one stop missing: 1 wear point for each space beyond it.
formula-d-page-explain-out = With these rolls the car is out: two stops are missing, or there are too few wear points.
formula-d-page-mark-braking = Braking: 1 wear point for each space that is not driven.
formula-d-page-mark-blocked = The road is blocked: the car must brake, 1 wear point for each space.
formula-d-page-mark-overshoot = Overshooting: 1 wear point for each space beyond the corner.
formula-d-page-mark-last = This takes the last wear point: the car is out.
formula-d-page-mark-collision = Beside a car or right behind one: the black die is rolled, and 1 to 4 costs 1 wear point.
formula-d-page-mark-danger = A black space: the black die is rolled, and 1 to 4 costs 1 wear point.
formula-d-page-mark-trouble = The trouble-maker zone: the black die is rolled, and 11 or more costs 2 wear points.
formula-d-page-mark-motor = All motors in 5th and 6th gear are strained: each rolls, and 1 to 4 costs 1 wear point.
formula-d-page-mark-pits = The pits: nothing costs wear points here, and in the box all of them come back.
formula-d-page-mark-no-pits = The pit lane: it is not used in this race.

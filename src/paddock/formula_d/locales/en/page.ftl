## Before the race
formula-d-page-title = Formula D
formula-d-page-about = Every gear has its own die. Brake late, stop in corners as often as they demand, nurse your car. 1 to 10 cars. Against three bots, a lap takes about 8 minutes.
formula-d-page-setup-basic = One lap
formula-d-page-setup-basic-about = The classic race on a closed circuit
formula-d-page-setup-grand = Two laps
formula-d-page-setup-grand-about = With a pit lane to repair the car in between
formula-d-page-setup-road = Road race
formula-d-page-setup-road-about = Through the city at night: nitro, police and trouble

## The race
formula-d-page-driver = Driver
formula-d-page-lap = Lap
formula-d-page-lap-short = Lap
formula-d-page-gear-heading = Gear
formula-d-page-gear-short = Gear
formula-d-page-turn = Order of play in this round
formula-d-page-turn-short = Turn
formula-d-page-car-in-words = { $space }, lap { $lap }, gear { $gear }, { $points ->
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
formula-d-page-corner-made = { $left ->
    [0] all stops made
   *[other] { $made } of { $stops ->
        [1] 1 stop
       *[other] { $stops } stops
    } made
}
formula-d-page-corner-away = { $spaces ->
    [1] next space
   *[other] in { $spaces } spaces
}
formula-d-page-nitro-ready = Nitro ready
formula-d-page-nitro-used = Nitro used
formula-d-page-example-gear = in gear { $gear }

## What things mean
formula-d-page-explain-corner = Longest way: { $longest } spaces. Stops to make here: { $stops }. Shortest way: { $shortest } spaces.
formula-d-page-explain-wear = Skipped gears, braking, overshooting and bad rolls cost wear points. With none left, the car is out.
formula-d-page-explain-die = { $gear ->
    [0] The black die goes from 1 to 20: for the grid, the start, and whatever can go wrong.
   *[other] The die of gear { $gear }: the car moves exactly that far.
}
formula-d-page-explain-nitro = Once a lap, after the roll, nitro adds the number of the gear. All of it must be driven.
formula-d-page-explain-clear = Clear road: these rolls cost nothing.
formula-d-page-explain-stop = These rolls can make a stop that the corner demands.
formula-d-page-explain-overshoot = These rolls leave the corner one stop short: 1 wear point for each space beyond it.
formula-d-page-explain-out = These rolls put the car out: two stops short, or too few wear points.
formula-d-page-mark-braking = Braking: 1 wear point for each space not driven.
formula-d-page-mark-blocked = The road is blocked: the car must brake, 1 wear point for each space.
formula-d-page-mark-overshoot = Overshooting: 1 wear point for each space beyond the corner.
formula-d-page-mark-last = This takes your last wear point: the car is out.
formula-d-page-mark-collision = Next to a car or right behind one: roll the black die; 1 to 4 costs 1 wear point.
formula-d-page-mark-danger = A black space: roll the black die; 1 to 4 costs 1 wear point.
formula-d-page-mark-trouble = The trouble-maker’s zone: roll the black die; 11 or more costs 2 wear points.
formula-d-page-mark-motor = The engines of all cars in 5th and 6th gear are strained: each rolls, and 1 to 4 costs 1 wear point.
formula-d-page-mark-pits = The pits: nothing costs wear points here, and your box gives them all back.
formula-d-page-mark-no-pits = The pit lane isn’t used in this race.
formula-d-page-you-out = You: out ({ $cause })

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
formula-d-page-nitro-used = Nitro used in this lap
formula-d-page-example-gear = in gear { $gear }

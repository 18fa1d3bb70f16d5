## Cars and teams
formula-d-team-white = white
formula-d-team-yellow = yellow
formula-d-team-green = green
formula-d-team-red = red
formula-d-team-blue = blue
formula-d-car = { $driver } ({ $team } { $number })
formula-d-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
formula-d-cause = { $cause ->
    [gear] the gearbox gives out
    [braking] the brakes give out
    [overshooting] overshot, no wear left
    [blocked] couldn’t brake in time
    [corner] off the road, two stops or more were missing in the corner
    [collision] one collision too many
    [motor] the engine gives out
    [trouble] hit by the trouble-maker
    [danger] the bad road was too much
   *[other] no wear points left
}
formula-d-out = { $cause ->
    [gear] out: gearbox
    [braking] out: brakes
    [overshooting] out: overshooting
    [blocked] out: blocked
    [corner] out: corner
    [collision] out: collision
    [motor] out: engine
    [trouble] out: trouble-maker
    [danger] out: bad road
   *[other] out
}

## What happens
formula-d-grid-rolled = { $car } rolls { $face } for the grid{ $again ->
    [yes] , once more after a tie
   *[other] { "" }
}.
formula-d-grid-set = On the grid, from pole: { $cars }.
formula-d-round-begun = Round { $round }. Order of play: { $order }.
formula-d-start-rolled = { $car } rolls { $face }: { $start ->
    [stalled] the engine stalls.
    [great] a great start, four spaces at once.
   *[normal] a normal start.
}
formula-d-gear-chosen = { $car } { $before ->
    [0] engages gear { $gear }.
   *[other] { $same ->
        [yes] stays in gear { $gear }.
       *[other] goes from gear { $before } to gear { $gear }.
    }
}
formula-d-die-rolled = { $car } rolls { $face } in gear { $gear }.
formula-d-nitro-used = { $car } uses the nitro: { $bonus } more.
formula-d-drove = { $car } { $steps ->
    [0] stays on { $from }.
   *[other] { $to ->
        [finish] drives from { $from } over the finish line.
        [box] drives from { $from } into the box.
       *[other] drives from { $from } to { $to } ({ $steps ->
            [1] 1 space
           *[other] { $steps } spaces
        }).
    }
}
    .page = { $car } { $steps ->
        [0] stays at { $from }.
       *[other] { $to ->
            [finish] drives over the finish line.
            [box] drives into the box.
           *[other] drives { $steps ->
                [1] 1 space
               *[other] { $steps } spaces
            } to { $to }.
        }
    }
formula-d-braked = { $car } { $free ->
    [yes] leaves { $spaces } of the roll unused in the pit lane.
   *[other] { $blocked ->
        [yes] is blocked and brakes by { $spaces }.
       *[other] brakes by { $spaces }.
    }
}
formula-d-overshot = { $car } overshoots { $name } by { $spaces }.
formula-d-stopped = { $car } { $stops ->
    [0] stops in { $name }, but after overshooting that does not count.
   *[other] { $more ->
        [yes] stops in { $name } again, with all stops made.
       *[other] stops in { $name }: { $stops } of { $demanded }.
    }
}
formula-d-lost = { $car } loses { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
} { $cause ->
    [gear] in the gearbox
    [braking] by braking
    [overshooting] by overshooting
    [collision] in a collision
    [motor] with a strained engine
    [trouble] to the trouble-maker
    [danger] on bad road
   *[other] { "" }
}; { $left } left.
formula-d-went-out = { $car } retires: { formula-d-cause }.
formula-d-line-crossed = { $car } crosses the line and begins lap { $lap }.
formula-d-came-home = { $place ->
    [1] { $car } wins the race!
    [2] { $car } finishes 2nd.
    [3] { $car } finishes 3rd.
   *[other] { $car } finishes { $place }th.
}
formula-d-pitted = { $car } stops in the box: { $gained ->
    [1] 1 wear point
   *[other] { $gained } wear points
} back.
formula-d-collision-rolled = { $car }, close to { $near }, rolls { $face }.
formula-d-motor-rolled = { $car } rolls { $face } for the engine.
formula-d-danger-rolled = { $car } is on bad road and rolls { $face }.
formula-d-trouble-rolled = { $car } is shot at and rolls { $face }.
formula-d-speed-noted = Police radar: { $car } at { $speed }.
formula-d-police-bonus = { $car } was fastest past the police with { $speed }: { $gained ->
    [1] 1 wear point
   *[other] { $gained } wear points
} back.
formula-d-checkpoint-passed = { $car } passes the checkpoint: { $gained ->
    [1] 1 wear point
   *[other] { $gained } wear points
} back.
formula-d-race-over = The race is over{ $home ->
    [0] , and nobody finished.
   *[other] : { $cars }.
}

## What is asked
formula-d-stands = Your car ({ $team } { $number }) { $space ->
    [box] in its box
   *[other] on { $space }
}, { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
} left{ $owed ->
    [0] { "" }
    [1] , 1 stop to make here
   *[other] , { $owed } stops to make here
}.
    .page = { $team } { $number }{ $space ->
        [box] { ", in its box" }
       *[other] { "" }
    }: { $points ->
        [1] 1 wear point
       *[other] { $points } wear points
    } left{ $owed ->
        [0] { "" }
        [1] , 1 stop to make here
       *[other] , { $owed } stops to make here
    }.
formula-d-question-gear = { $stands } In gear { $gear }. Choose a gear.
    .page = { $which ->
        [0] { "" }
       *[other] Car { $which }:{ " " }
    }Choose a gear
formula-d-question-gear-corner = { $stands } Next corner: { $corner } ({ $stops ->
    [1] 1 stop
   *[other] { $stops } stops
}), { $spaces ->
    [1] on the next space
   *[other] in { $spaces } spaces
}. In gear { $gear }. Choose a gear.
    .page = { $which ->
        [0] { "" }
       *[other] Car { $which }:{ " " }
    }Choose a gear
formula-d-question-nitro = { $stands } Rolled { $face }: add { $bonus } with nitro?
    .page = { $which ->
        [0] { "" }
       *[other] Car { $which }:{ " " }
    }You rolled { $face }. Nitro can add { $bonus }.
formula-d-question-drive = { $stands } Move { $spaces }: pick a space.
    .page = { $which ->
        [0] { "" }
       *[other] Car { $which }:{ " " }
    }{ $bonus ->
        [0] You rolled { $spaces }. Pick a space.
       *[other] { $spaces } spaces with nitro. Pick a space.
    }
formula-d-question-great = { $stands } Great start. Move { $spaces }: pick a space.
    .page = { $which ->
        [0] { "" }
       *[other] Car { $which }:{ " " }
    }Great start: { $spaces } spaces. Pick one.
formula-d-label-gear = gear { $gear }
formula-d-label-drive = { $to ->
    [finish] drive over the finish line
    [box] drive into the box
   *[other] drive to { $to }
}
    .page = { $to ->
        [finish] drive over the finish line
        [box] drive into the box
       *[other] drive to { $to } ({ $to-lane })
    }
formula-d-label-drive-over = { $to ->
    [finish] drive over the finish line
    [box] drive into the box
   *[other] drive to { $to }
}, over { $over ->
    [1] 1 black space
   *[other] { $over } black spaces
}
    .page = { $to ->
        [finish] drive over the finish line
        [box] drive into the box
       *[other] drive to { $to } ({ $to-lane })
    }, over { $over ->
        [1] 1 black space
       *[other] { $over } black spaces
    }
formula-d-label-nitro = use the nitro
formula-d-label-hold = keep the nitro

## Before choosing
formula-d-preview-die = the die of gear { $gear } shows { $low } to { $high }
formula-d-preview-skip = { $points ->
    [1] skips a gear: 1 wear point
   *[other] skips { $gears } gears: { $points } wear points
}
formula-d-preview-last = takes the last wear point: retired
formula-d-preview-chance-stop = { $percent } % to stop in the corner without wear
formula-d-preview-chance-overshoot = { $percent } % to overshoot
formula-d-preview-chance-out = { $percent } % to retire
formula-d-preview-spaces = a move of { $spaces }
formula-d-preview-nitro = includes { $bonus } nitro; can’t be braked off
formula-d-preview-at-least = costs { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
} at least
formula-d-preview-out = { $cause ->
    [blocked] can’t brake in time: retired
    [corner] two or more stops missing: retired
   *[other] not enough wear left: retired
}
formula-d-preview-braking = brakes by { $points }
formula-d-preview-blocked = blocked: brakes by { $points }
formula-d-preview-waiting = leaves { $points } unused, free in the pit lane
formula-d-preview-overshoot = overshoots { $corner } by { $points }
formula-d-preview-left = { $cost ->
    [0] free, { $left ->
        [1] 1 wear point left
       *[other] { $left } wear points left
    }
    [1] costs 1 wear point, { $left ->
        [1] 1 left
       *[other] { $left } left
    }
   *[other] costs { $cost } wear points, { $left ->
        [1] 1 left
       *[other] { $left } left
    }
}
formula-d-preview-finish = finishes the race
formula-d-preview-box = stops in the box: { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
} back
formula-d-preview-line = crosses the line: lap { $lap }
formula-d-preview-checkpoint = checkpoint: { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
} back
formula-d-preview-police = passes the police with { $speed }
formula-d-preview-stop = stop { $stops } of { $demanded } in { $corner }{ $owed ->
    [0] : free to leave
    [1] : 1 more to make
   *[other] : { $owed } more to make
}
formula-d-preview-free-stop = ends in { $corner }, where all stops are made: free to leave
formula-d-preview-no-stop = no stop in { $corner }: it doesn’t count after overshooting; { $owed } to make
formula-d-preview-collision = collision roll with { $near }
formula-d-preview-danger = { $rolls ->
    [1] bad-road roll
   *[other] { $rolls } bad-road rolls
}
formula-d-preview-trouble = trouble-maker roll
formula-d-preview-motor = engine roll for every car in 5th or 6th

## The end
formula-d-sheet-classification = Classification
formula-d-sheet-drivers = Drivers
formula-d-reason-points = { $car } finished with { $behind ->
    [0] no car
    [1] 1 car
   *[other] { $behind } cars
} behind: { $points ->
    [1] 1 point
   *[other] { $points } points
}
formula-d-reason-out = { $car } did not finish: no points
formula-d-verdict = ★ { $winner } wins.
formula-d-verdict-nobody = Nobody finished, so there is no winner.

## Headings
formula-d-heading-car = car
formula-d-heading-driver = driver
formula-d-heading-place = place
formula-d-heading-lap = lap
formula-d-heading-laps = laps
formula-d-heading-space = space
formula-d-heading-gear = gear
formula-d-heading-turns = turns
formula-d-heading-wear = WP
formula-d-heading-points = points
formula-d-heading-corner = corner
formula-d-heading-finish = finish
formula-d-home = finished
formula-d-grid = grid
formula-d-chapter-grid = The grid
formula-d-chapter-race = The race
formula-d-chapter-end = The end

## Why not
formula-d-refused-asked = { $what ->
    [gear] not yet: choose a gear first
    [drive] not yet: choose where the car goes
    [nitro] not yet: use or keep the nitro first
   *[other] not yet: a die comes first
}
formula-d-refused-no-nitro = there is no nitro in this race, only in road races
formula-d-refused-nitro-not-now = nitro is used right after the roll of the gear die, once a lap
formula-d-refused-box-gear = gear { $gear } is too high: a car leaves its box in gear 1 to { $most }
formula-d-refused-gear-up = { $up ->
    [2] gear { $gear } is two up: one gear at most
   *[other] gear { $gear } is { $up } up: one gear at most
}
formula-d-refused-gear-down = from gear { $before } to gear { $gear } is too far: three gears can be skipped at most
formula-d-refused-gear-wear = gear { $gear } costs { $points } wear points, and the car has { $wp }
formula-d-refused-no-space = { $track } has no space { $to }
formula-d-refused-taken = { $car } stands on { $to }
formula-d-refused-dear = { $to } costs { $cost } wear points, and the car has { $wp }
formula-d-refused-unused = all { $bonus } of the nitro must be used
formula-d-refused-waiting = a free car in the pit lane moves on
formula-d-refused-over = no useful way to { $to } crosses { $over } black spaces
formula-d-refused-pits = { $closed ->
    [yes] the pit lane is not used in this race
   *[other] { $to } can’t be reached through the pit lane with this roll in this lap
}
formula-d-refused-level = { $to } is level with the car, not ahead of it
formula-d-refused-behind = { $to } is behind the car
formula-d-refused-far = { $to } can’t be reached with { $spaces }
formula-d-refused-blocked = the way to { $to } is blocked by other cars
formula-d-refused-lane = a car that overshoots a corner keeps its lane: { $to } is not in it
formula-d-refused-corner = { $missing } stops are missing in the corner: leaving it puts the car out
formula-d-refused-changes = { $to } would need { $changes } lane changes: two at most
formula-d-refused-zigzag = a zigzag: { $to } can be reached in { $steps ->
    [1] one step
   *[other] { $steps } steps
}

## Options
formula-d-option-cars = Cars
formula-d-option-cars-about = How many cars race.
formula-d-option-seats = Drivers
formula-d-option-seats-about = With fewer drivers than cars, the cars are dealt out in turn and some drivers have several. If left out, every car has its own driver.
formula-d-option-track = Circuit
formula-d-option-track-about = The circuit to race on.
formula-d-option-laps = Laps
formula-d-option-laps-about = How many laps are raced. With two or more there are pit stops, except in road races.
formula-d-option-wear = Wear points
formula-d-option-wear-about = How many wear points each car starts with.
formula-d-option-collisions = Collisions
formula-d-option-collisions-about = Who rolls when a car ends its move close to others?
formula-d-option-collisions-choice-mover = only the car that moved, once
formula-d-option-collisions-choice-everyone = every car near it, and the car that moved once for each of them
formula-d-option-road = Road race
formula-d-option-road-about = A race through a city, with nitro, bad road, a trouble-maker, the police and a checkpoint. It needs a city circuit.
formula-d-option-danger = Bad road
formula-d-option-danger-about = When does a black space count in a road race?
formula-d-option-danger-choice-end = when a move ends on it
formula-d-option-danger-choice-passing = also when a move passes over it
formula-d-bad-cars = Formula D is raced by 1 to { $most } cars, not { $cars }
formula-d-bad-seats = { $cars } cars have 1 to { $cars } drivers, not { $seats }
formula-d-bad-laps = a race has 1 to { $most } laps, not { $laps }
formula-d-bad-wear = a car has 1 to { $most } wear points, not { $wear }
formula-d-bad-danger = the option danger=passing is for road races: add road=true
formula-d-bad-track = { $track } is not a Formula D circuit
formula-d-bad-grid = { $track } has a grid for { $most } cars, not { $cars }
formula-d-bad-city = a road race needs a city circuit; { $track } has no zones, no police and no checkpoint
formula-d-bad-short = { $track } is too short for 6th gear: a lane has { $spaces } spaces and needs at least { $least }
formula-d-bad-box = { $track } has no box for the { $team } team in its pit lane

## Lessons
formula-d-lesson-lap = One lap of Monaco
formula-d-lesson-lap-about = Gears, corners and wear, against three rookies.
formula-d-lesson-pits = Pits and two laps
formula-d-lesson-pits-about = The end of a worn-out first lap, a stop in your box, and a whole lap to use what it gives back.
formula-d-lesson-road = A road race
formula-d-lesson-road-about = One lap of Lantern City by night: nitro, bad road, a trouble-maker and the police.
formula-d-season-championship = Championship
formula-d-season-championship-about = Three circuits, the last one by night; 10, 6, 4, 3, 2 and 1 points for the first six who finish.
formula-d-season-world-championship = World Championship
formula-d-season-world-championship-about = Sixteen circuits, the last two by night; 10, 6, 4, 3, 2 and 1 points for the first six who finish.

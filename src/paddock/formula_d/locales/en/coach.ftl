## What the coach says
formula-d-coach-welcome = One lap of Monaco, and this is your car. First home wins.
formula-d-coach-drive = You move { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}. You can end on any lit space; the number on it is what that costs you, and 0 is free.
formula-d-coach-gear = Choose a gear: each has its own die, and the higher it is, the further you go. You shift up one gear a turn.
formula-d-coach-corner = End a move in the corner ahead as often as its sign says. The bars show which rolls do that.
formula-d-coach-stopped = That counts: stop { $stops } of { $demanded } in { $name }. Once all are made, leave it as fast as you like.
formula-d-coach-order = Each round the car in front moves first. The others are close: they can’t drive through one another.
formula-d-coach-braking = You may brake and stop short of your roll. Each space left out costs one wear point.
formula-d-coach-shift = You can drop several gears at once before a corner. One down is free, each further one costs a wear point.
formula-d-coach-overshoot = Some of these spaces lie beyond { $corner }, before you have made its stop. That is overshooting: one wear point for each space too far.
formula-d-coach-overshot = You overshot { $name } by { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}. With one stop missing it costs wear; with two missing the car would be out.
formula-d-coach-wear = That took { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}; { $left } left. Wear is there to be spent, but with none left you’re out.
formula-d-coach-collision = { $car } ended a move right next to another car, so it rolls the black die: 1 to 4 costs a wear point. Leave room where you can.
formula-d-coach-motor = A 20 in fifth or a 30 in sixth strains every engine in those gears: 1 to 4 on the black die costs a wear point.
formula-d-coach-out = { $car } is out: it had no wear left to pay with, or left a corner two stops short.
formula-d-coach-home = { $place ->
    [1] You’ve won! Brake late, keep the gear high, and spend your wear before the line.
    [2] You finished 2nd. Spend more wear next time: what is left at the line is worth nothing.
    [3] You finished 3rd. Spend more wear next time: what is left at the line is worth nothing.
   *[other] You finished { $place }th. Spend more wear next time: what is left at the line is worth nothing.
}
formula-d-coach-pits-welcome = Two laps this time, and the first has worn your car down. The pit lane begins before the line: a stop in your box gives all wear points back.
formula-d-coach-pits-box = One of these moves ends in your box. A roll that is too high does no harm: the rest of it is lost at no cost. The lane has no speed limit and no collisions.
formula-d-coach-pits-back = You are in your box: { $gained } wear points back. Next turn you leave in any gear from 1st to 4th, free.
formula-d-coach-pits-last = The last lap: no more pits. Wear left at the line is worth nothing, so spend it on speed.
formula-d-coach-road-welcome = A night race through the city, one lap, and this is your car. Four things are new; I’ll point them out when we get there.
formula-d-coach-road-nitro = Nitro, once a lap: it adds { $bonus } to your roll of { $face }. All of it has to be driven, so use it where the road is clear.
formula-d-coach-road-police = Here you pass the police at { $speed }: ten times your roll. When all have passed, the fastest car gets 2 wear points back.
formula-d-coach-road-danger = Black spaces are bad road. Ending a move on one rolls the black die: 1 to 4 costs a wear point.
formula-d-coach-road-trouble = The trouble-maker’s zone: ending a move here rolls the black die, and 11 or more costs two wear points. Try to cross it in one go.

## Why
formula-d-why-gear-only = Only this gear is possible: it rolls { $low } to { $high }.
formula-d-why-gear-road = It rolls { $low } to { $high }, all on a clear road.
formula-d-why-gear-stop = It rolls { $low } to { $high }: { $stop } % of the rolls end in the corner, and none costs wear.
formula-d-why-gear-corner = It rolls { $low } to { $high }, and every roll ends in the corner without wear.
formula-d-why-gear-steady = It rolls { $low } to { $high }, and every roll ends in the corner without wear. Not too fast: more stops are due there.
formula-d-why-gear-sure = It rolls { $low } to { $high }, and every roll ends in the corner without wear. One gear higher would cost { $wear ->
    [0] less than 1 wear point
    [1] about 1 wear point
   *[other] about { $wear } wear points
} on average.
formula-d-why-gear-spend = It rolls { $low } to { $high }. That costs { $wear ->
    [0] less than 1 wear point
    [1] about 1 wear point
   *[other] about { $wear } wear points
} on average, and you have { $points }: a lower gear is cheaper, but slower.
formula-d-why-gear-through = It takes you out of the corner whatever you roll, one stop short. That costs { $wear ->
    [0] less than 1 wear point
    [1] about 1 wear point
   *[other] about { $wear } wear points
} on average, and you have { $points }: a lower gear is cheaper, but loses time.
formula-d-why-gear-least = Every gear costs wear now, this one least: { $wear ->
    [0] less than 1 wear point
    [1] about 1 wear point
   *[other] about { $wear } wear points
} on average.
formula-d-why-finish = Over the line! Nothing else counts now.
formula-d-why-overshoot = Every space costs wear. This one takes least, { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}, and keeps your speed.
formula-d-why-brake = Braking costs { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
} and makes the stop in { $corner }. Nothing is cheaper.
formula-d-why-further = It costs { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}, but takes you further than the cheaper spaces.
formula-d-why-worth-it = It costs { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}, and the place you gain is worth more.
formula-d-why-cheapest = It costs { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}; no space costs less.
formula-d-why-stop = It’s free, and counts as a stop in { $corner }.
formula-d-why-free = It’s free.
formula-d-why-gear-room = It rolls { $low } to { $high }, slower than the cheapest gear.

## What one choice has over another
formula-d-why-better-gear = { $reason } Compared with gear { $gear }: { $pros }.
formula-d-why-better-end = { $reason } Compared with { $to }: { $pros }.
    .page = { $reason } Compared with { $to } ({ $to-lane }): { $pros }.
formula-d-hint-weighed = For it: { $pros }. For the best one: { $cons }.
formula-d-hint-cons = For the best one instead: { $cons }.
formula-d-hint-pros = For it: { $pros }.
formula-d-hint-alike = Only the lane differs: the same wear, stops and distance as the best one.
formula-d-pro-out = retires with { $percent } % of the rolls, not { $other } %
formula-d-pro-overshoots = overshoots with { $percent } % of the rolls, not { $other } %
formula-d-pro-stops = stops in the corner with { $percent } % of the rolls, not { $other } %
formula-d-pro-mean-wear = saves { $wear } wear points on average
formula-d-pro-mean-spaces = { $spaces } spaces further on average
formula-d-pro-stop = makes a stop in { $corner }
formula-d-pro-wear = saves { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}
formula-d-pro-collision = no collision roll
formula-d-pro-danger = fewer rolls for bad road
formula-d-pro-trouble = outside the trouble-maker’s zone
formula-d-pro-spaces = { $spaces ->
    [1] 1 space further
   *[other] { $spaces } spaces further
}
formula-d-pro-closer = { $spaces ->
    [1] 1 space closer to { $corner }
   *[other] { $spaces } spaces closer to { $corner }
}
formula-d-pro-next = next turn { $percent } % to stop in { $corner }, not { $other } %
formula-d-pro-gear = next turn up to gear { $gear } without wear
formula-d-pro-inside = nearer the inside of { $corner }

## Why to use nitro, or keep it
formula-d-why-nitro-out = With { $bonus } more you couldn’t stop in time and would be out.
formula-d-why-nitro-must = Without it there is no move you could pay for.
formula-d-why-nitro-finish = It takes you over the line.
formula-d-why-nitro-use-saves = With { $bonus } more you pay { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
} less than without.
formula-d-why-nitro-use-worth = It takes you { $bonus } further for { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}, and you have { $left }.
formula-d-why-nitro-use-stop = With { $bonus } more you reach { $corner } this turn, a turn earlier.
formula-d-why-nitro-use = { $bonus ->
    [1] 1 more space at no extra wear: the road ahead has room for it.
   *[other] { $bonus } more spaces at no extra wear: the road ahead has room for them.
}
formula-d-why-nitro-keep-saves = The road ahead has no room for { $bonus } more: that would cost { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}.
formula-d-why-nitro-keep-worth = Using it would save { $points ->
    [1] 1 wear point
   *[other] { $points } wear points
}, but you have { $left }, and it works only once a lap.
formula-d-why-nitro-keep-stop = Without it you can end in { $corner }; { $bonus } more would take you past that stop.
formula-d-why-nitro-keep = It would add only { $bonus } now. In a higher gear, later in the lap, it adds more.
formula-d-why-nitro-keep-top = Keep it for now: it works only once a lap.

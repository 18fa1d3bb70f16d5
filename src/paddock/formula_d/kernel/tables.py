"""A race of the rules as rows of numbers, and back: circuit and options, states, answers, results."""

from __future__ import annotations

from math import erfc, sqrt
from typing import get_args

from paddock.formula_d.kernel import layout as at
from paddock.formula_d.kernel.fitting import slip
from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.circuit import NONE, Circuit
from paddock.formula_d.rules.classification import points_of
from paddock.formula_d.rules.events import Cause
from paddock.formula_d.rules.gears import BLACK, DICE, FASTEST_OUT_OF_BOX, TOP
from paddock.formula_d.rules.open_road import OpenRoad, Step
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import (
    ChoosingGear,
    Colliding,
    Driving,
    Finished,
    Grid,
    InDanger,
    InTrouble,
    OfferingNitro,
    Place,
    RaceResult,
    Rolling,
    Starting,
    State,
    Straining,
)
from paddock.kernel.rows import Array, zeros

CAUSES: tuple[Cause, ...] = (
    *("gear", "braking", "overshooting", "blocked", "corner"),
    *("collision", "motor", "trouble", "danger"),
)
"""By the numbers BY_GEAR to BY_DANGER of the layout."""

assert set(CAUSES) == set(get_args(Cause))

DOUBT, LUCK = 0.2, 0.075
"""Variance of the turns between two cars: what is always there, and what every turn to go adds."""

QUESTIONS = {
    ChoosingGear: at.GEAR,
    OfferingNitro: at.NITRO,
    Driving: at.DRIVE,
    Rolling: at.ROLL,
    Starting: at.START,
    Colliding: at.COLLIDE,
    InDanger: at.DANGER,
    InTrouble: at.TROUBLE,
    Straining: at.MOTOR,
    Grid: at.GRID,
    Finished: at.OVER,
}


def table_of(setup: Setup) -> Array:
    """The rows of circuit and options."""
    links = Links(setup)
    t = zeros(at.LINK + len(links.packed))
    _put(t, at.LINK, links.packed)
    for road, opened in enumerate(links.roads):
        if opened is not None:
            _put(t, at.LINKS + road * at.SPAN, links.begin[road])
            _put(t, at.AHEAD + road * at.SPAN, opened.ahead)
            _put(t, at.LEAVES + road * at.SPAN, [_leaves(opened, space) for space in range(len(opened.next))])
    _put_options(t, setup)
    _put_chances(t)
    _put_spaces(t, setup.circuit)
    rows = 0
    for space in range(setup.circuit.first_box + 1):
        t[at.ROW + space] = rows
        rows += 1 + t[at.DEMAND + t[at.CORNER + space]]
    for space in range(setup.circuit.first_box, setup.circuit.first_door):
        t[at.ROW + space] = rows - 1  # all boxes are one
    t[at.ROWS] = rows
    return t


class Links:
    """The steps of all roads of a race, packed."""

    def __init__(self, setup: Setup) -> None:
        team_roads = [setup._to_box.get(team) for team in range(5)]
        self.roads: list[OpenRoad | None] = [setup._plain, setup._last, *team_roads]
        self.packed: list[int] = []
        self.begin = [self._pack(road) if road else [] for road in self.roads]

    def _pack(self, road: OpenRoad) -> list[int]:
        begin = []
        for space in range(len(road.next)):
            first = len(self.packed)
            for kind, steps in ((at.WITHIN, road.within), (at.ONTO, road.onto_straight), (at.INTO, road.into_corner)):
                self.packed += [_packed(road.circuit, step, kind) for step in steps[space]]
            begin.append(at.LINK + first | (len(self.packed) - first) << 32)
        return begin


def _packed(circuit: Circuit, step: Step, kind: int) -> int:
    real = circuit.goals[step.there - circuit.first_goal] if step.there >= circuit.first_goal else step.there
    return step.there | kind << 11 | step.change << 13 | step.black << 14 | real << 15


def _leaves(road: OpenRoad, space: int) -> int:
    """How a corner may be left from a space of it."""
    corner, ahead = road.circuit.corner, road.ahead[space]
    runs = corner[space] != NONE and ahead != NONE and corner[ahead] != corner[space]
    return (at.CAN_RUN_OUT if runs else 0) | (at.CAN_OPEN if road.onto_straight[space] else 0)


def _put(t: Array, start: int, numbers: list[int]) -> None:
    for number, value in enumerate(numbers, start):
        t[number] = value


def _put_options(t: Array, setup: Setup) -> None:
    options, track = setup.options, setup.track
    t[at.CARS], t[at.SEATS], t[at.LAPS], t[at.FULL] = options.cars, setup.seats, options.laps, options.wear
    t[at.PITS], t[at.ROAD], t[at.POLICE], t[at.PASSING] = setup.pits, setup.road, setup.police, setup.count_black
    t[at.CHECKPOINT] = setup.road and track.checkpoint
    t[at.EVERYONE] = options.collisions == "everyone"
    t[at.TICKS], t[at.LINE] = track.lap, track.police or 0
    _put(t, at.SEAT, setup.seat)
    _put(t, at.TEAM, setup.team)
    for team, (rear, _) in setup.circuit.boxes.items():
        t[at.REAR + team] = rear
    _put(t, at.POLE, [setup.circuit.number[name] for name in track.grid[: options.cars]])
    for gear, die in enumerate((*DICE, BLACK)):
        t[at.DIE + gear] = len(die)
        _put(t, at.FACES + gear * 32, list(die))


def _put_chances(t: Array) -> None:
    """How likely it is that a car is home before another, by how many turns each has to go."""
    for number in range(at.CHANCES):
        ahead = (number - at.CHANCES // 2) / 32
        t[at.CHANCE + number] = round((1 << 16) * 0.5 * erfc(-ahead / sqrt(2)))
    for turns in range(at.FIRM):
        t[at.FIRMNESS + turns] = round(32 * (1 << 16) / sqrt(DOUBT + LUCK * turns))


def _put_spaces(t: Array, circuit: Circuit) -> None:
    t[at.LAP_SPACES], t[at.FIRST_BOX] = circuit.lap_spaces, circuit.first_box
    t[at.FIRST_DOOR], t[at.FIRST_GOAL] = circuit.first_door, circuit.first_goal
    t[at.CIRCLE], t[at.SLIP] = circuit.round, slip(circuit)
    _put(t, at.DEMAND + 1, circuit.stops)
    _put(t, at.CORNER, [corner + 1 for corner in circuit.corner])
    _put(t, at.REAL, [*range(circuit.first_goal), *circuit.goals])
    _put(t, at.ALONG, circuit.along)
    _put(t, at.LANES, circuit.lanes_from_inside)
    _put(t, at.BACK, [space.back for space in circuit.spaces])
    dark, shady = circuit.danger, circuit.trouble
    spaces = range(circuit.lap_spaces)
    _put(t, at.ZONE, [at.IN_DANGER * (space in dark) | at.IN_TROUBLE * (space in shady) for space in spaces])
    nearby = 0
    for space in range(circuit.first_box):
        close = sorted(circuit.close[space])
        _put(t, at.CLOSE + space * at.MOST_CLOSE, [*close, -1][: at.MOST_CLOSE])
        gaps = [abs(circuit.along[other] - circuit.along[space]) for other in close]
        nearby = max([nearby, *(min(gap, circuit.round - gap) for gap in gaps)])
    t[at.NEARBY] = nearby
    for space in range(circuit.first_door):
        _put(t, at.FAR + space * at.LENGTHS, _far(circuit, space))


def _far(circuit: Circuit, space: int) -> list[int]:
    """By steps: how far ahead along the lap another car can be and still in the way."""
    far = [0] * at.LENGTHS
    for other, steps in enumerate(circuit.distance[space][: circuit.first_box]):
        if steps < at.LENGTHS:
            far[steps] = max(far[steps], (circuit.along[other] - circuit.along[space]) % circuit.round)
    for steps in range(1, at.LENGTHS):
        far[steps] = max(far[steps - 1], far[steps])
    return far


def row_of(setup: Setup, state: State) -> Array:
    """A state as a row; the ends of a move are searched for later."""
    s = zeros(at.RACE)
    ask, story, order = state.ask, state.story, state.order
    s[at.ASK] = QUESTIONS[type(ask)]
    s[at.ROUND], s[at.ORDERED], s[at.ENDS], s[at.ENDS_AT] = state.round, len(order), at.UNKNOWN, -1
    s[at.HOMES], s[at.OUTS], s[at.SPEEDS], s[at.JUDGED] = (
        *(len(story.home), len(story.gone)),
        *(len(story.speeds), story.judged),
    )
    _put(s, at.ORDER, list(order))
    _put(s, at.HOME, list(story.home))
    _put(s, at.OUT, [gone.car | CAUSES.index(gone.cause) << 4 for gone in story.gone])
    _put(s, at.SPEED, [noted.speed // 10 | noted.car << 5 | noted.passing << 9 for noted in story.speeds])
    for place, number in enumerate(story.grid):
        s[at.PLACE + number] = place
    for number, car in enumerate(state.cars):
        s[at.SPACE + number], s[at.GEARS + number], s[at.WEAR + number] = car.space, car.gear, car.wp
        s[at.WHERE + number] = setup.circuit.along[car.space] if car.space != at.OFF else at.NOWHERE
        s[at.STOPS + number], s[at.LAP + number], s[at.TURNS + number] = car.stops, car.lap, car.turns
        s[at.NITROS + number], s[at.PASSES + number] = car.nitro, car.passes
    _put_question(s, state)
    return s


def _put_question(s: Array, state: State) -> None:
    """What the question itself holds."""
    ask = state.ask
    if isinstance(ask, Grid):
        for car, rolls in enumerate(ask.rolls):
            s[at.THROWN + car] = len(rolls)
            s[at.THROWS + car] = sum(
                face << 5 * (at.MOST_THROWS - number) for number, face in enumerate(rolls, start=1)
            )
        return
    s[at.CAR] = getattr(ask, "car", 0)
    s[at.FACE] = getattr(ask, "face", 0)
    s[at.BONUS] = getattr(ask, "bonus", 0)
    s[at.BLACK] = getattr(ask, "left", getattr(ask, "over", 0))
    rollers = getattr(ask, "rollers", ())
    s[at.ROLLERS] = len(rollers)
    _put(s, at.ROLLER, list(rollers))


def actions_of(setup: Setup, s: Array, count: int) -> list[Action]:
    """The answers to what a row asks, in the kernel's order."""
    car = s[at.CAR]
    seat = setup.seat[car]
    if s[at.ASK] == at.NITRO:
        return [Hold(seat), Nitro(seat)]
    if s[at.ASK] == at.GEAR:
        highest = min(TOP, s[at.GEARS + car] + 1) if s[at.SPACE + car] < setup.circuit.first_box else FASTEST_OUT_OF_BOX
        return [Gear(seat, gear) for gear in range(highest + 1 - count, highest + 1)]
    return [drive_of(setup, seat, end) for end in s[at.END : at.END + count]]


def drive_of(setup: Setup, seat: int, end: int) -> Drive:
    """An end of a move as an action."""
    return Drive(seat, setup.circuit.names[end & at.SPACE_MASK], (end & at.PLACE_MASK) >> at.SPACE_BITS)


def result_of(setup: Setup, s: Array) -> RaceResult:
    """The classification of a race that is over, as the rules put it."""
    outs = [s[at.OUT + number] for number in range(s[at.OUTS])]
    why = {out & 15: CAUSES[out >> 4] for out in outs}
    order = [s[at.HOME + number] for number in range(s[at.HOMES])] + [out & 15 for out in reversed(outs)]
    places, scores = [], [0] * setup.seats
    for place, car in enumerate(order, start=1):
        laps, turns, wear = max(0, s[at.LAP + car] - 1), s[at.TURNS + car], s[at.WEAR + car]
        places.append(Place(place, car, setup.seat[car], laps, turns, wear, why.get(car)))
        scores[setup.seat[car]] += points_of(setup, places[-1])
    return RaceResult((places[0].seat,), tuple(scores), tuple(places))


def backwards(setup: Setup, team: int) -> list[int]:
    """All spaces of a lap that a car of this team may come to, each after all those that lie behind it."""
    circuit = setup.circuit
    road = setup.road_in_lap(1 if setup.options.laps > 1 else 0, team)
    order: list[int] = []
    seen: set[int] = set()
    for first in range(circuit.lap_spaces):
        path = [] if first in seen else [(first, iter(road.next[first]))]
        seen.add(first)
        while path:
            here, onward = path[-1]
            for there in onward:
                if circuit.first_door <= there < circuit.first_goal:
                    there -= circuit.first_door - circuit.first_box  # the door of a box leads into it
                if there not in seen and there < circuit.first_door and not circuit.crosses_line(here, there):
                    seen.add(there)
                    path.append((there, iter(road.next[there])))
                    break
            else:
                path.pop()
                order.append(here)
    return order


def first_box(setup: Setup) -> int:
    """The team of the race whose box comes first in the pit lane: its driver's values stand for all."""
    boxes = setup.circuit.boxes
    return min(set(setup.team) & set(boxes), key=lambda team: boxes[team], default=0)

"""The set-up of a race as a row of numbers: circuit and options."""

from __future__ import annotations

from math import erfc, sqrt

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.coverage import max_backstep, most_black
from paddock.formula_d.rules.circuit import NONE, Circuit
from paddock.formula_d.rules.gears import BLACK, DICE
from paddock.formula_d.rules.open_road import OpenRoad, Step
from paddock.formula_d.rules.setup import Setup
from paddock.kernel.rows import Array, zeros

DOUBT, LUCK = 0.2, 0.075
"""Variance of the difference in turns between two cars: a constant, and the addition for each turn to go."""


def table_of(setup: Setup) -> Array:
    """Return the row of circuit and options."""
    links = Links(setup)
    t = zeros(k.LINK + len(links.packed))
    put(t, k.LINK, links.packed)
    for road, opened in enumerate(links.roads):
        if opened is not None:
            put(t, k.LINKS + road * k.SPAN, links.begin[road])
            put(t, k.AHEAD + road * k.SPAN, opened.ahead)
            put(t, k.LEAVES + road * k.SPAN, [_leaves(opened, space) for space in range(len(opened.next))])
    _put_options(t, setup)
    _put_chances(t)
    _put_spaces(t, setup.circuit)
    rows = 0
    for space in range(setup.circuit.first_box + 1):
        t[k.ROW + space] = rows
        rows += 1 + t[k.DEMAND + t[k.CORNER + space]]
    for space in range(setup.circuit.first_box, setup.circuit.first_door):
        t[k.ROW + space] = rows - 1  # all boxes share a number
    t[k.ROWS] = rows
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
            for kind, steps in ((k.WITHIN, road.within), (k.ONTO, road.onto_straight), (k.INTO, road.into_corner)):
                self.packed += [_packed(road.circuit, step, kind) for step in steps[space]]
            begin.append(k.LINK + first | (len(self.packed) - first) << 32)
        return begin


def _packed(circuit: Circuit, step: Step, kind: int) -> int:
    real = circuit.goals[step.there - circuit.first_goal] if step.there >= circuit.first_goal else step.there
    return step.there | kind << 11 | step.change << 13 | step.black << 14 | real << 15


def _leaves(road: OpenRoad, space: int) -> int:
    """Return how a corner may be left from one of its spaces."""
    corner, ahead = road.circuit.corner, road.ahead[space]
    runs = corner[space] != NONE and ahead != NONE and corner[ahead] != corner[space]
    return (k.CAN_RUN_OUT if runs else 0) | (k.CAN_OPEN if road.onto_straight[space] else 0)


def put(t: Array, start: int, numbers: list[int]) -> None:
    for number, value in enumerate(numbers, start):
        t[number] = value


def _put_options(t: Array, setup: Setup) -> None:
    options, track = setup.options, setup.track
    t[k.CARS], t[k.SEATS], t[k.LAPS], t[k.FULL] = options.cars, setup.seats, options.laps, options.wear
    t[k.SPACES] = setup.circuit.first_goal + len(setup.circuit.goals)
    ways = 1 + (most_black(setup.circuit) if setup.count_black else 0)
    t[k.MASK_WORDS] = (k.MOVES + ways * t[k.SPACES] + 7) // 8
    t[k.PITS], t[k.ROAD], t[k.POLICE], t[k.PASSING] = setup.pits, setup.road, setup.police, setup.count_black
    t[k.CHECKPOINT] = setup.road and track.checkpoint
    t[k.EVERYONE] = options.collisions == "everyone"
    t[k.TICKS], t[k.LINE] = track.lap, track.police or 0
    put(t, k.SEAT, setup.seat)
    put(t, k.TEAM, setup.team)
    for team, (rear, _) in setup.circuit.boxes.items():
        t[k.REAR + team] = rear
    put(t, k.POLE, [setup.circuit.number[name] for name in track.grid[: options.cars]])
    for gear, die in enumerate((*DICE, BLACK)):
        t[k.DIE + gear] = len(die)
        put(t, k.FACES + gear * 32, list(die))


def _put_chances(t: Array) -> None:
    """Fill in the chances that a car finishes before another, by their turns to go."""
    for number in range(k.CHANCES):
        ahead = (number - k.CHANCES // 2) / 32
        t[k.CHANCE + number] = round((1 << 16) * 0.5 * erfc(-ahead / sqrt(2)))
    for turns in range(k.FIRM):
        t[k.FIRMNESS + turns] = round(32 * (1 << 16) / sqrt(DOUBT + LUCK * turns))


def _put_spaces(t: Array, circuit: Circuit) -> None:
    t[k.LAP_SPACES], t[k.FIRST_BOX] = circuit.lap_spaces, circuit.first_box
    t[k.FIRST_DOOR], t[k.FIRST_GOAL] = circuit.first_door, circuit.first_goal
    t[k.CIRCLE], t[k.SLIP] = circuit.round, max_backstep(circuit)
    put(t, k.DEMAND + 1, circuit.stops)
    put(t, k.CORNER, [corner + 1 for corner in circuit.corner])
    put(t, k.REAL, [*range(circuit.first_goal), *circuit.goals])
    put(t, k.ALONG, circuit.along)
    put(t, k.LANES, circuit.lanes_from_inside)
    put(t, k.BACK, [space.back for space in circuit.spaces])
    dark, shady = circuit.danger, circuit.trouble
    spaces = range(circuit.lap_spaces)
    put(t, k.ZONE, [k.IN_DANGER * (space in dark) | k.IN_TROUBLE * (space in shady) for space in spaces])
    nearby = 0
    for space in range(circuit.first_box):
        close = sorted(circuit.close[space])
        put(t, k.CLOSE + space * k.MOST_CLOSE, [*close, -1][: k.MOST_CLOSE])
        gaps = [abs(circuit.along[other] - circuit.along[space]) for other in close]
        nearby = max([nearby, *(min(gap, circuit.round - gap) for gap in gaps)])
    t[k.NEARBY] = nearby
    for space in range(circuit.first_door):
        put(t, k.FAR + space * k.LENGTHS, _far(circuit, space))


def _far(circuit: Circuit, space: int) -> list[int]:
    """Return, for each number of steps, how far ahead along the lap another car can be in the way."""
    far = [0] * k.LENGTHS
    for other, steps in enumerate(circuit.distance[space][: circuit.first_box]):
        if steps < k.LENGTHS:
            far[steps] = max(far[steps], (circuit.along[other] - circuit.along[space]) % circuit.round)
    for steps in range(1, k.LENGTHS):
        far[steps] = max(far[steps - 1], far[steps])
    return far


def backwards(setup: Setup, team: int) -> list[int]:
    """Return all spaces of a lap open to a car of this team, from the last to the first."""
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
                    there -= circuit.first_door - circuit.first_box  # the door of a box counts as the box
                if there not in seen and there < circuit.first_door and not circuit.crosses_line(here, there):
                    seen.add(there)
                    path.append((there, iter(road.next[there])))
                    break
            else:
                path.pop()
                order.append(here)
    return order


def first_box(setup: Setup) -> int:
    """Return the team with the first box in the pit lane: its values stand for those of all."""
    boxes = setup.circuit.boxes
    return min(set(setup.team) & set(boxes), key=lambda team: boxes[team], default=0)

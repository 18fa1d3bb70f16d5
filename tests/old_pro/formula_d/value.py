"""What every position is worth to a car alone on the track: the turns to the finish if it is driven as well as can be.

Worked out by dynamic programming, backwards from the finish, over space, stops owed, gear and wear points. Moves only
lead on, or back to the same space for wear points, so one pass through the spaces of a lap is enough. The ends of all
moves and their prices are the engine's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from paddock.formula_d import FormulaD
from paddock.formula_d.options import MOST_CARS
from paddock.formula_d.rules.circuit import NONE, TEAMS
from paddock.formula_d.rules.city import CHECKPOINT_POINTS, has_nitro
from paddock.formula_d.rules.corners import missing, stops_after
from paddock.formula_d.rules.ends import End, Ends, priced
from paddock.formula_d.rules.gears import BLACK, DICE, LONGEST_MOVE, LONGEST_ROLL, STRAINING, TOP, change_cost, choices
from paddock.formula_d.rules.hazards import SHOT_AT, SHOT_COST, UNLUCKY, danger_rolls
from paddock.formula_d.rules.movement import Search
from paddock.formula_d.rules.open_road import OpenRoad
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.start import GREAT_FROM, GREAT_START, STALLED
from paddock.formula_d.rules.state import Car
from tests.old_pro.formula_d.tables import LapTable, read_tables, write_tables

OUT = 1000.0
"""What going out counts, in turns."""

UNLUCKY_CHANCE = UNLUCKY / len(BLACK)
SHOT_CHANCE = (len(BLACK) + 1 - SHOT_AT) / len(BLACK)

CHANCES = [[(face, die.count(face) / len(die)) for face in dict.fromkeys(die)] for die in DICE]
"""The faces of each gear's die and how likely they are."""

ROLLS = [
    [(length, 0), *((length - gear, gear) for gear in range(1, TOP + 1) if length - gear in DICE[gear])]
    for length in range(1, LONGEST_MOVE + 1)
]
"""The faces, and nitro with them, that make a move of 1, 2, … spaces."""

ROLLS_WITHOUT_NITRO = [[(face, 0)] for face in range(1, LONGEST_ROLL + 1)]

Row = list[float]
"""Turns to go, by wear points; with none the car is out."""

Rows = list[Row]
"""Turns to go, by gear and wear points."""

Choice = list[list[tuple[int, int]]]
"""By gear: the gears that can be taken next and what that costs."""


class Lap:
    """The values of one lap, with the nitro of the lap still there or not.

    `turns` are those to the finish before a gear is chosen, `rolls` those after this turn, by the gear just taken.
    A space has a row for each number of stops that may be owed there.
    """

    def __init__(self, number: int, road: OpenRoad, nitro: bool) -> None:
        self.number = number
        self.road = road
        self.nitro = nitro
        self.turns: dict[tuple[int, int], Rows] = {}
        self.rolls: dict[tuple[int, int], Rows] = {}
        self.standing: dict[tuple[int, int, bool, int], Rows] = {}
        self.faces: dict[tuple[int, int, int], Row] = {}


class Values:
    """The values of one track with one set of options, for any car of the race."""

    def __init__(self, setup: Setup, out: float = OUT, tables: Sequence[LapTable] = ()) -> None:
        """Worked out, or taken from these tables."""
        self.setup = setup
        self.out = out
        self.wear = setup.options.wear
        self.laps = setup.options.laps
        self.team = self._first_box()
        self.home = [[0.0] * (self.wear + 1)] * (TOP + 1)
        circuit = setup.circuit
        kinds = (0, circuit.lap_spaces, circuit.first_box)  # a space of the lap, of the pit lane, a box
        self.choices = [[self._choices(space, gear) for gear in range(TOP + 1)] for space in kinds]
        self._laps: dict[tuple[int, bool], Lap] = {}
        for number in range(self.laps, -1, -1):
            if number == 0 or number >= self.laps - 2:
                for nitro in (False, True)[: 1 + setup.road]:
                    self._laps[number, nitro] = Lap(number, setup.road_in_lap(number, self.team), nitro)
                    if not tables:
                        self._make(self._laps[number, nitro])
        for table in tables:
            lap = self._laps[table.number, table.nitro]
            lap.turns = {(space, owed): turns for space, owed, turns, _ in table.rows}
            lap.rolls = {(space, owed): rolls for space, owed, _, rolls in table.rows}
        self.lap_turns = self._lap_turns()

    # What others ask

    def tables(self) -> list[LapTable]:
        """All laps as plain numbers."""
        return [
            LapTable(number, nitro, [(*place, turns, lap.rolls[place]) for place, turns in lap.turns.items()])
            for (number, nitro), lap in self._laps.items()
        ]

    def lap(self, car: Car) -> Lap:
        """The lap that a car is in; early laps of a long race are all alike."""
        return self._lap(car.lap, self.has_nitro(car))

    def has_nitro(self, car: Car) -> bool:
        return has_nitro(self.setup, car)

    def turns(self, car: Car) -> float:
        """Turns to the finish for a car that is about to choose a gear."""
        rows = self.lap(car).turns[self.place(car)]
        return rows[car.gear][car.wp] + self.before(car.lap)

    def place(self, car: Car) -> tuple[int, int]:
        """Where a car stands and what it owes there: all boxes are one."""
        circuit = self.setup.circuit
        if car.space >= circuit.first_box:
            return circuit.first_box + self.team, 0
        return car.space, missing(circuit, car.space, car.stops)

    def alone(self, car: Car, gear: int, face: int) -> Row:
        """Turns to go after this face in this gear with nobody in the way, by wear points before the move."""
        lap = self.lap(car)
        space, owed = self.place(car)
        key = (space, owed, gear << 5 | face)
        row = lap.faces.get(key)
        if row is None:
            row = lap.faces[key] = self._best(lap, space, owed, gear, face, {})
        return row

    def before(self, lap: int) -> float:
        """The turns of laps that the tables do not tell apart."""
        alike = max(1, self.laps - 2)
        return (alike - max(1, lap)) * self.lap_turns if lap < alike else 0.0

    def after(self, lap: Lap, car: Car, end: End) -> Rows:
        """Turns to go after an end of a move, by gear and wear points left; zones counted, motors not."""
        circuit = self.setup.circuit
        if end.finished:
            return self.home
        if end.boxed:
            full = lap.turns[circuit.first_box + self.team, 0][1][self.wear]
            return [[full] * (self.wear + 1)] * (TOP + 1)
        owed = missing(circuit, end.space, self.stops(car, end))
        if end.crossed:  # the way to the line before lap 1 is part of it: its nitro may be spent already
            lap = self._lap(lap.number + 1, self.setup.road if lap.number else lap.nitro)
        if self.setup.road:
            return self._stand(lap, end.space, owed, end.crossed, end.over)
        return lap.turns[end.space, owed]

    def stops(self, car: Car, end: End) -> int:
        """Stops made in the corner where a move ends."""
        return stops_after(self.setup.circuit, car.space, car.stops, end.space, bool(end.misses))

    # How it is worked out

    def _first_box(self) -> int:
        """The team of the race whose box comes first in the pit lane: its driver's values stand for all."""
        boxes = self.setup.circuit.boxes
        racing = [team for team in set(self.setup.team) if team in boxes]
        return min(racing, key=lambda team: boxes[team]) if racing else 0

    def _lap(self, number: int, nitro: bool) -> Lap:
        return self._laps[number if number == 0 else max(number, self.laps - 2), nitro]

    def _choices(self, space: int, gear: int) -> list[tuple[int, int]]:
        car = Car(space, gear, TOP, 0, 0, 0, 0, 0)
        circuit = self.setup.circuit
        return [(new, change_cost(circuit, car, new)) for new in choices(circuit, car)]

    def _choices_at(self, space: int) -> Choice:
        circuit = self.setup.circuit
        return self.choices[0 if space < circuit.lap_spaces else 1 if space < circuit.first_box else 2]

    def _make(self, lap: Lap) -> None:
        setup, number = self.setup, lap.number
        circuit = setup.circuit
        grid = [circuit.number[name] for name in setup.track.grid]
        begin = list(range(circuit.lap_spaces)) if number else grid
        if lap.road.team is not None:
            begin += range(circuit.lap_spaces, circuit.first_box)
            begin.append(circuit.first_box + self.team)
        for space in backwards(lap.road, begin):
            corner = circuit.corner[space]
            for owed in range(1 + (0 if corner == NONE else circuit.stops[corner])):
                self._value(lap, space, owed)

    def _value(self, lap: Lap, space: int, owed: int) -> None:
        """The rows of one space, from those of all spaces that a move leads to."""
        car = self._car(lap, space, owed)
        known: dict[int, list[Arrival]] = {}
        search = Search(self.setup.open_road(car, self.team), space, owed, frozenset())
        for made in ROLLS if lap.nitro else ROLLS_WITHOUT_NITRO:
            search.go_on()
            for face, bonus in made:
                then = self._laps[lap.number, False] if bonus else lap
                known[face << 3 | bonus] = list(self._arrivals(then, car, priced(search, bonus)))
        faces = [
            [(chance, face, self._best(lap, space, owed, gear, face, known)) for face, chance in CHANCES[gear]]
            for gear in range(TOP + 1)
        ]
        wear = self.wear
        turns: Rows = [[self.out] * (wear + 1) for _ in range(TOP + 1)]
        rolls: Rows = [[self.out] * (wear + 1) for _ in range(TOP + 1)]
        lap.turns[space, owed] = turns
        lap.rolls[space, owed] = rolls
        here = lap.turns[space, max(0, owed - 1)]  # a move of no spaces leads back here and is a stop in a corner
        options = self._choices_at(space)
        for wp in range(1, wear + 1):
            for gear in range(1, TOP + 1):
                rolls[gear][wp] = self._roll(faces[gear], here[gear], gear, wp)
            for gear in range(TOP + 1):
                turns[gear][wp] = min(
                    [1 + rolls[new][wp - cost] if cost < wp else self.out for new, cost in options[gear]],
                    default=self.out,
                )

    def _roll(self, faces: list[tuple[float, int, Row]], stay: Row, gear: int, wp: int) -> float:
        """Turns to go once the die is rolled and the best end chosen."""
        total = 0.0
        for chance, face, best in faces:
            turns = best[wp]
            if face < wp:
                stayed = stay[wp - face]
                if STRAINING[gear] == face:
                    stayed += UNLUCKY_CHANCE * (stay[wp - face - 1] - stayed)
                if stayed < turns:
                    turns = stayed
            total += chance * turns
        return total

    def _best(self, lap: Lap, space: int, owed: int, gear: int, face: int, known: dict[int, list[Arrival]]) -> Row:
        """Turns to go after this face and a move, by wear points before it."""
        best = [self.out] * (self.wear + 1)
        strained = STRAINING[gear] == face
        for bonus in (0, gear) if lap.nitro else (0,):
            key = face << 3 | bonus
            if key not in known:
                car = self._car(lap, space, owed)
                then = self._laps[lap.number, False] if bonus else lap
                known[key] = list(self._arrivals(then, car, self.setup.ends_of(car, self.team, face, bonus, ())))
            for cost, rows, motor in known[key]:
                row = strain(rows[gear], self.out) if strained and motor else rows[gear]
                best[cost + 1 :] = [a if a < b else b for a, b in zip(best[cost + 1 :], row[1:], strict=False)]
        return best

    def _arrivals(self, lap: Lap, car: Car, ends: Ends) -> Iterator[Arrival]:
        """The ends of a move, but the one where it began."""
        for end in ends.payable(self.wear - 1):
            if end.steps:
                motor = 0 <= end.space < self.setup.circuit.lap_spaces
                yield end.cost, self.after(lap, car, end), motor

    def _car(self, lap: Lap, space: int, owed: int) -> Car:
        corner = self.setup.circuit.corner[space]
        stops = 0 if corner == NONE else self.setup.circuit.stops[corner] - owed
        return Car(space, 1, self.wear, stops, lap.number, 0, 0, 0)

    def _stand(self, lap: Lap, space: int, owed: int, crossed: bool, over: int) -> Rows:
        """The values of a car that has just stopped on a space: wear points gained, the black die of zones."""
        rows = lap.turns[space, owed]
        if space >= self.setup.circuit.lap_spaces:
            return rows
        gains = crossed and self.setup.track.checkpoint and lap.number > 1
        dangers = danger_rolls(self.setup, space, over)
        troubles = space in self.setup.circuit.trouble
        if not (gains or dangers or troubles):
            return rows
        key = (space, owed, gains, dangers)
        found = lap.standing.get(key)
        if found is None:
            found = lap.standing[key] = [zones(row, self.out, gains, dangers, troubles) for row in rows]
        return found

    def _lap_turns(self) -> float:
        """The turns that one more lap takes; 0 if the race is too short to ask."""
        if self.laps < 3:
            return 0.0
        space = self.setup.circuit.goals[0]
        early, late = (self._lap(self.laps - laps, False).turns[space, 0][TOP - 2][self.wear] for laps in (2, 1))
        return early - late


Arrival = tuple[int, Rows, bool]
"""An end of a move: what it costs, the turns to go from there, and whether motors may be strained."""


def strain(row: Row, out: float) -> Row:
    """The row with a roll that costs a point if it is unlucky."""
    return [out] + [now + UNLUCKY_CHANCE * (less - now) for less, now in pairwise(row)]


def zones(row: Row, out: float, gains: bool, dangers: int, troubles: bool) -> Row:
    """The row of a car that goes through what road races know, last things first."""
    if troubles:
        shot = [out] * SHOT_COST + row
        row = [out] + [now + SHOT_CHANCE * (less - now) for less, now in zip(shot[1:], row[1:], strict=False)]
    for _ in range(dangers):
        row = strain(row, out)
    if gains:
        row = [out] + [row[min(wp + CHECKPOINT_POINTS, len(row) - 1)] for wp in range(1, len(row))]
    return row


def backwards(road: OpenRoad, begin: Iterable[int]) -> list[int]:
    """All spaces that can be reached in this lap, each after all those that lie behind it."""
    circuit = road.circuit
    order: list[int] = []
    seen: set[int] = set()
    for first in begin:
        if first in seen:
            continue
        seen.add(first)
        path = [(first, iter(road.next[first]))]
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


_known: dict[tuple[object, ...], Values] = {}
KEPT = 6
"""How many sets of values are kept at most."""


def values_of(game: FormulaD, out: float = OUT) -> Values:
    """The values for a race: worked out once for a track and what matters of the options, then kept on disk."""
    options = game.options
    key = (game.setup.track.digest, options.wear, options.laps, options.road, options.danger, out)
    if key not in _known:
        while len(_known) >= KEPT:
            del _known[next(iter(_known))]
        # On a full grid, as far as there are boxes: so the values are the same whichever race asked first.
        boxes = game.setup.circuit.boxes
        served = next((team for team in range(len(TEAMS)) if team not in boxes), MOST_CARS)
        cars = min(len(game.setup.track.grid), served if game.setup.pits else MOST_CARS)
        setup = Setup(replace(options, cars=cars, seats=None), game.setup.track)
        tables = read_tables((*key, game.rules))
        _known[key] = Values(setup, out, tables)
        if not tables:
            write_tables((*key, game.rules), _known[key].tables())
    return _known[key]


def optimum(game: FormulaD) -> list[float]:
    """The expected turns of a car alone, driven as well as can be, from each place of the grid.

    Every turn counts, a stalled start and the finishing one too; being out counts as OUT turns.
    """
    values = values_of(game)
    return [start_turns(values, game.setup.circuit.number[name]) for name in game.setup.track.grid]


def start_turns(values: Values, space: int) -> float:
    """Turns from a place of the grid before the start is rolled (FD-11)."""
    wear = values.wear
    lap = values.lap(Car(space, 0, wear, 0, 0, 0, 0, 0))
    normal = 1 + lap.rolls[space, 0][1][wear]
    car = Car(space, 1, wear, 0, 0, 0, 0, 0)
    ends = values.setup.ends_of(car, values.team, GREAT_START, 0, ())
    great = min([values.after(lap, car, end)[1][wear - end.cost] for end in ends.payable(wear - 1)])
    stalls, greats = STALLED / len(BLACK), (len(BLACK) + 1 - GREAT_FROM) / len(BLACK)
    return stalls * (1 + normal) + (1 - stalls - greats) * normal + greats * (1 + great) + values.before(0)

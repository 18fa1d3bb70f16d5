"""`paddock moves` on a Formula D track: every end of a roll with its cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from paddock.core.errors import BadOptions
from paddock.formula_d.options import MOST_CARS, Options
from paddock.formula_d.rules.actions import BOX
from paddock.formula_d.rules.circuit import TEAMS
from paddock.formula_d.rules.corners import stops_after
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.gears import LONGEST_ROLL
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import Car
from paddock.parts.moves import MoveAnswer, MoveOption
from paddock.parts.report import TextTable
from paddock.track.model import Track


class MoveEnd(msgspec.Struct, frozen=True):
    """An end of a move: its cost, stops made in its corner, and whether the car finishes or is at its last WP."""

    cost: int
    braking: int
    overshoot: int
    stops: int
    finished: bool
    last_wp: bool
    way: tuple[str, ...]

    def cells(self) -> tuple[str, ...]:
        """Return a row of the table."""
        notes = [note for said, note in ((self.finished, "finishes"), (self.last_wp, "last WP")) if said]
        return (*map(str, (self.cost, self.braking, self.overshoot, self.stops)), ", ".join(notes))


class MoveEnds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The affordable ends, cheapest first; without any, the car is out with a cause."""

    ends: dict[str, MoveEnd]
    out: bool
    cause: str | None = None


class FormulaDMoves:
    """Every end of a roll with its cost, or why the car is out."""

    options = (
        MoveOption("roll", "number", "the number rolled"),
        MoveOption("stops", "number", "stops made in the corner so far"),
        MoveOption("wp", "number", "wear points left"),
        MoveOption("lap", "number", "the lap that is driven"),
        MoveOption("laps", "number", "laps of the race"),
        MoveOption("team", "text", "the team, for its box"),
    )

    def ask(self, track: Track, at: str, occupied: Sequence[str], given: Mapping[str, Any]) -> MoveAnswer:
        if "roll" not in given:
            raise BadOptions("say what was rolled, like --roll 7")
        found = move_ends(track, at, occupied=occupied, **given)
        data = msgspec.to_builtins(found)
        if found.out:
            return MoveAnswer(data, sentence=f"A car on {at} is out of the race: {found.cause}.")
        rows = [(name, *end.cells()) for name, end in found.ends.items()]
        return MoveAnswer(data, TextTable("", ("end", "cost", "braking", "overshoot", "stops", ""), tuple(rows)))


def move_ends(
    track: Track,
    at: str,
    stops: int = 0,
    wp: int = 18,
    roll: int = 1,
    occupied: Iterable[str] = (),
    *,
    lap: int = 1,
    laps: int = 1,
    team: str = TEAMS[0],
) -> MoveEnds:
    """Return the ends of a move of `roll` spaces from `at`, and whether the car is out.

    `stops` were made in the corner where the car stands. In the last lap the line ends the race and the
    pit lane is closed; in any other lap it is open. Ends that the car cannot afford are left out.
    """
    number = _check_numbers(stops, wp, roll, lap, laps, team)
    setup = Setup(Options(cars=MOST_CARS if len(track.grid) >= MOST_CARS else len(track.grid), laps=laps), track)
    circuit = setup.circuit
    space = circuit.first_box + number if at == BOX and circuit.boxes else _space(setup, at)
    taken = [_space(setup, name) for name in occupied]
    if space in taken:
        raise BadOptions(f"{at} is where the car stands: it cannot be occupied by another")
    car = Car(space, 1, wp, stops, lap, 0, 0, 0)
    others = [Car(space, 1, wp, 0, lap, 0, 0, 0) for space in taken]
    ends = setup.ends_of(car, number, roll, 0, others)
    payable = {end.name: _move_end(setup, car, end, ends.way(end)) for end in ends.payable(wp)}
    return MoveEnds(payable, not payable, None if payable else ends.doom())


def _move_end(setup: Setup, car: Car, end: End, way: Sequence[str]) -> MoveEnd:
    stops = 0
    if not end.finished:
        stops = stops_after(setup.circuit, car.space, car.stops, end.space, bool(end.misses))
    overshoot = sum(miss.spaces for miss in end.misses)
    return MoveEnd(
        cost=end.cost,
        braking=end.cost - overshoot,
        overshoot=overshoot,
        stops=stops,
        finished=end.finished and end.cost < car.wp,
        last_wp=end.cost == car.wp,
        way=tuple(way),
    )


def _check_numbers(stops: int, wp: int, roll: int, lap: int, laps: int, team: str) -> int:
    """Check the values; return the number of the team."""
    if not 1 <= roll <= LONGEST_ROLL:
        raise BadOptions(f"a roll is 1 to {LONGEST_ROLL}, not {roll}")
    if wp < 1:
        raise BadOptions(f"a car in the race has at least 1 wear point, not {wp}")
    if stops < 0:
        raise BadOptions(f"a car has made no stop or some, not {stops}")
    if not 0 <= lap <= laps or laps < 1:
        raise BadOptions(f"lap {lap} is not one of a race of {laps}")
    if team not in TEAMS:
        raise BadOptions(f"there is no team {team!r}; teams are {', '.join(TEAMS)}")
    return TEAMS.index(team)


def _space(setup: Setup, name: str) -> int:
    number = setup.circuit.number.get(name)
    if number is None:
        raise BadOptions(f"{setup.track.title} has no space {name!r}")
    return number

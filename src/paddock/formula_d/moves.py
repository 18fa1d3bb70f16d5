"""One question about one move, asked from the outside: every end of a roll with what it costs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paddock.core.errors import BadOptions
from paddock.formula_d.options import MOST_CARS, Options
from paddock.formula_d.rules.actions import BOX
from paddock.formula_d.rules.circuit import TEAMS
from paddock.formula_d.rules.corners import stops_after
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.gears import LONGEST_ROLL
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.state import Car
from paddock.track.model import Track


def ask(
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
) -> dict[str, Any]:
    """The ends of a move of `roll` spaces from `at`, cheapest first, and whether the car is out.

    `stops` were made in the corner where the car stands. In lap `lap` of `laps` the line ends the race (the last
    lap) or not, and the pit lane is open (any other lap) or closed. Ends that cannot be paid for are left out.
    """
    number = _check_numbers(stops, wp, roll, lap, laps, team)
    kit = Kit(Options(cars=MOST_CARS if len(track.grid) >= MOST_CARS else len(track.grid), laps=laps), track)
    circuit = kit.circuit
    space = circuit.first_box + number if at == BOX and circuit.boxes else _space(kit, at)
    taken = [_space(kit, name) for name in occupied]
    if space in taken:
        raise BadOptions(f"{at} is where the car stands: it cannot be occupied by another")
    car = Car(space, 1, wp, stops, lap, 0, 0, 0)
    others = [Car(space, 1, wp, 0, lap, 0, 0, 0) for space in taken]
    ends = kit.ends_of(car, number, roll, 0, others)
    told = {}
    for end in ends.payable(wp):
        told[end.name] = {**_told(kit, car, end), "way": list(ends.way(end))}
    answer: dict[str, Any] = {"ends": told, "out": not told}
    if not told:
        answer["cause"] = ends.doom()
    return answer


def _told(kit: Kit, car: Car, end: End) -> dict[str, Any]:
    stops = 0
    if not end.finished:
        stops = stops_after(kit.circuit, car.space, car.stops, end.space, bool(end.misses))
    overshoot = sum(miss.spaces for miss in end.misses)
    return {
        "cost": end.cost,
        "braking": end.cost - overshoot,
        "overshoot": overshoot,
        "stops": stops,
        "finished": end.finished and end.cost < car.wp,
        "last_wp": end.cost == car.wp,
    }


def _check_numbers(stops: int, wp: int, roll: int, lap: int, laps: int, team: str) -> int:
    """Refuses what no car can have; gives the number of the team."""
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


def _space(kit: Kit, name: str) -> int:
    number = kit.circuit.number.get(name)
    if number is None:
        raise BadOptions(f"{kit.track.title} has no space {name!r}")
    return number

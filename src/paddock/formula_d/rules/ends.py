"""The ends of a move with their prices, from which a driver chooses (FD-23, FD-25, FD-28, FD-30, FD-40)."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from paddock.formula_d.rules.circuit import NONE, Circuit
from paddock.formula_d.rules.corners import Miss
from paddock.formula_d.rules.events import Cause
from paddock.formula_d.rules.movement import Arrival, Place, Search, Trail, spaces_of
from paddock.formula_d.rules.open_road import OpenRoad


class End(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One end of a move and its consequences."""

    name: str
    space: int  # the car's space afterwards; NONE beyond the finish
    steps: int
    cost: int  # wear points
    braking: int  # spaces not driven
    misses: tuple[Miss, ...]  # corners left too early
    over: int  # black spaces on the way, if they count
    crossed: bool  # crosses the line, but does not finish
    finished: bool
    boxed: bool  # drives into its box
    blocked: bool  # no further space was free
    trail: Trail  # the way there


class Ends(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All ends of a move, the cheapest first. `free` is the longest move that the free spaces allow."""

    road: OpenRoad
    start: int
    length: int
    taken: frozenset[int]  # spaces not driven as others block the way
    free: int
    fatal: bool  # a corner would be left with two or more stops missing
    all: tuple[End, ...]

    @property
    def blocked(self) -> bool:
        """Whether other cars block part of the roll."""
        return self.free < self.length

    def payable(self, wp: int) -> tuple[End, ...]:
        """Return the ends that a car with this many wear points may choose, if need be with its last point (FD-04)."""
        if self.all and self.all[-1].cost <= wp:
            return self.all
        return tuple([end for end in self.all if end.cost <= wp])

    def cheapest(self) -> tuple[End, ...]:
        """Return the cheapest ends."""
        return tuple([end for end in self.all if end.cost == self.all[0].cost])

    def find(self, name: str, over: int = 0) -> End | None:
        """Return the end of this name, by a way over this many black spaces."""
        for end in self.all:
            if end.name == name and end.over == over:
                return end
        return None

    def doom(self) -> Cause:
        """Return the cause by which a car that cannot afford any end is out."""
        if self.blocked:
            return "blocked"
        return "corner" if self.fatal else "overshooting"

    def way(self, end: End) -> tuple[str, ...]:
        """Return the spaces of the way to an end by name, from the car's space."""
        names = self.road.circuit.names
        spaces = late_change(self.road, self.start, end, self.taken) or spaces_of(end.trail)
        return tuple([names[space] for space in spaces])


def find_ends(road: OpenRoad, start: int, owed: int, length: int, bonus: int, occupied: frozenset[int]) -> Ends:
    """Return every end of a move of this length, `bonus` of it from nitro, with other cars on these spaces."""
    search = Search(road, start, owed, road.taken(occupied))
    for _ in range(length):
        search.go_on()
    return priced(search, bonus)


def priced(search: Search, bonus: int) -> Ends:
    """Return the ends of a move as long as the search so far, `bonus` of it from nitro."""
    road, start, length, reach = search.road, search.start, search.steps, search.reach()
    # Nitro is used as far as the road is free, or until the car finishes (FD-40); in the pit lane a car that can move
    # # must (FD-31).
    least = min(bonus, reach.free)
    if road.circuit.in_pits(start) and reach.free:
        least = 1
    found = [
        _end(road, start, length, place, arrival, reach.free)
        for place, arrival in reach.ends.items()
        if arrival[0] >= least or place[0] >= road.circuit.first_goal
    ]
    return Ends(
        road=road,
        start=start,
        length=length,
        taken=search.taken,
        free=reach.free,
        fatal=reach.fatal,
        all=_offered(found),
    )


def _end(road: OpenRoad, start: int, length: int, place: Place, arrival: Arrival, free: int) -> End:
    """FD-25: the end at this place. Braking costs only on the lap; across the line and in the box the rest is lost."""
    circuit = road.circuit
    number, over = place
    steps, trail, misses = arrival
    finished, boxed = number >= circuit.first_goal, circuit.first_door <= number < circuit.first_goal
    braking = 0 if finished or boxed else length - steps
    cost = braking if number < circuit.lap_spaces else 0
    return End(
        name=circuit.names[number],
        space=NONE if finished else circuit.first_box + number - circuit.first_door if boxed else number,
        steps=steps,
        cost=cost + sum([miss.spaces for miss in misses]) if misses else cost,
        braking=braking,
        misses=misses,
        over=over,
        crossed=number < circuit.lap_spaces and _crosses_line(circuit, start, trail),
        finished=finished,
        boxed=boxed,
        blocked=steps == free < length,
        trail=trail,
    )


def _crosses_line(circuit: Circuit, start: int, trail: Trail) -> bool:
    """Return whether a move crosses the line: being shorter than a lap, it then ends behind its start."""
    if start < circuit.lap_spaces and circuit.along[trail[0]] > circuit.along[start]:
        return False
    return any(circuit.crosses_line(here, there) for here, there in pairwise(spaces_of(trail)))


def _offered(found: list[End]) -> tuple[End, ...]:
    """Return the ends in order, the cheapest first."""
    if len({end.name for end in found}) < len(found):
        found = _worth_choosing(found)
    return tuple(sorted(found, key=lambda end: (end.cost, end.steps, end.over, end.trail[0])))


def _worth_choosing(found: list[End]) -> list[End]:
    """Drop ways that are no cheaper than another one to the same end over no more black spaces (FD-25)."""
    fewest: dict[str, int] = {}
    kept = []
    for end in sorted(found, key=lambda end: (end.cost, end.over, end.steps, end.trail[0])):
        if end.name not in fewest or end.over < fewest[end.name]:
            fewest[end.name] = end.over
            kept.append(end)
    return kept


def late_change(road: OpenRoad, start: int, end: End, taken: frozenset[int]) -> list[int] | None:
    """Return a way along one straight, without a lane change or with one as late as possible; None if there is none."""
    circuit, corner = road.circuit, road.circuit.corner

    def open_lane(space: int, ahead: list[int]) -> list[int]:
        lane = [space]
        while len(lane) <= end.steps:
            there = ahead[lane[-1]]
            if not 0 <= there < circuit.lap_spaces or corner[there] != NONE or there in taken:
                break
            lane.append(there)
        return lane

    for space in (start, end.space):
        if not 0 <= space < circuit.lap_spaces or corner[space] != NONE or road.black:
            return None
    run = open_lane(start, road.ahead)
    if len(run) > end.steps and run[end.steps] == end.space:
        return run[: end.steps + 1]
    tail = open_lane(end.space, road.behind)
    for length in range(min(len(run), end.steps), max(0, end.steps - len(tail)), -1):
        if tail[end.steps - length] in road.next[run[length - 1]]:
            return [*run[:length], *tail[end.steps - length :: -1]]
    return None

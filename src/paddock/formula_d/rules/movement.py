"""Where a car can go (FD-20 to FD-24): every way along the links, step by step.

Inside corners a car may follow the arrows along any way, long or short (FD-22). A straight begins where the move
does, or where it leaves a corner, and each of its spaces is entered in the fewest steps from there (FD-21). A car
that leaves a corner too early drives straight on (FD-24).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from paddock.formula_d.rules.circuit import NONE
from paddock.formula_d.rules.corners import Miss, Run, run_out
from paddock.formula_d.rules.open_road import TOO_MANY, OpenRoad

Trail: TypeAlias = "tuple[int, Trail | None]"
"""The spaces of a way as a linked list, last one first."""

Place: TypeAlias = tuple[int, int]
"""A space, and the number of black spaces on the way there, if they count (FD-42)."""


Reached: TypeAlias = "tuple[int, tuple[int, int], Trail | None]"
"""How a place is reached: lane changes, a tie-breaker between ways with equally many, and the way so far.

The way with the fewest lane changes counts; of several, the one that compares lowest (see Straight and Search).
"""

Front: TypeAlias = dict[Place, Reached]
"""The places reached after the same number of steps."""

WALKED = (-1, 0)
"""Tie-breaker of a way inside a corner: it precedes ways that have just entered one."""

Arrival: TypeAlias = tuple[int, Trail, tuple[Miss, ...]]
"""An end of a move: its steps, its way, and the corners overshot."""


class Reach(NamedTuple):
    """All ends of a move by place, each with the most steps that lead there.

    `free` is the longest move that the free spaces allow, even if the car would be out. `fatal`: it could leave a
    corner in which it owes two or more stops.
    """

    ends: dict[Place, Arrival]
    free: int
    fatal: bool


class Straight:
    """A straight as seen from its first space, `since` steps after the move began."""

    def __init__(
        self, road: OpenRoad, origin: int, since: int, rank: int, entered: Front, taken: frozenset[int]
    ) -> None:
        self.origin = origin
        self.since = since
        self.rank = (rank, -since)
        self.front = entered
        self._steps = road.over_straight
        self._seen = {origin, *taken}

    def go_on(self) -> None:
        """FD-21: take one more step, only to spaces that could not be reached in fewer.

        Of ways with equally few lane changes, the one that stays in its lane at the end counts.
        """
        seen, reached = self._seen, Front()
        for (here, black), (changes, _, before) in self.front.items():
            trail = (here, before)
            for there, change, dark, rank in self._steps[here]:
                if there not in seen:
                    place, made = (there, black + dark), changes + change
                    found = (made if made < TOO_MANY else TOO_MANY, rank, trail)
                    known = reached.get(place)
                    if known is None or found < known:
                        reached[place] = found
        seen.update([there for there, _ in reached])
        self.front = reached


class Search:
    """FD-20: follows all ways of a car at once, along links and over free spaces only.

    `owed` stops are missing in the corner where it stands.
    """

    def __init__(self, road: OpenRoad, start: int, owed: int, taken: frozenset[int]) -> None:
        self.road = road
        self.start = start
        self.owed = owed
        self.taken = taken
        self.inside: Front = {}  # places inside corners
        self.straights: list[Straight] = []
        self.exits: dict[int, list[tuple[int, int, Trail | None]]] = {}  # out of corners too early: steps, black, way
        self.steps = 0
        self._ranks: dict[int, int] = {}  # first spaces of straights, in order
        self._ends: dict[Place, Arrival] = {(start, 0): (0, (start, None), ())}
        self._free = 0
        begun: Front = {(start, 0): (0, WALKED, None)}
        if road.circuit.corner[start] == NONE:
            self._open_straight(start, 0, begun)
        else:
            self.inside = begun

    def go_on(self) -> None:
        """Take one more step on every way."""
        walked: Front = {}
        entered: Front = {}
        if self.inside:
            self._leave_corners()
            walked = self._walk()
        for straight in self.straights:
            self._enter(entered, straight)
            straight.go_on()
        for place, found in walked.items():
            if place not in entered or found < entered[place]:
                entered[place] = found
        self.inside = entered
        self.steps += 1
        self._note_ends()

    def reach(self) -> Reach:
        """Return where a move of the steps made so far can end."""
        ends, free, fatal = dict(self._ends), self._free, False
        if any([space >= self.road.circuit.first_door for space, _ in ends]):
            free = self.steps  # in the box or across the line the rest of a roll is lost, and nothing is in the way
        for space, exits in self.exits.items():
            run = run_out(self.road, space, self._owed_at(space), self.taken, self.steps - exits[0][0])
            if run.free:
                fatal = fatal or self._owed_at(space) > 1
                free = max(free, min(self.steps, max([since for since, _, _ in exits]) + run.free))
            for since, black, before in exits:
                self._drive_out(ends, run, (space, before), since, black)
        return Reach(ends, free, fatal)

    def _walk(self) -> Front:
        """FD-22: take one step inside corners, along the arrows; with all stops made, also into the next corner."""
        road, taken, corner = self.road, self.taken, self.road.circuit.corner
        free = NONE if self.owed else corner[self.start]
        walked: Front = {}
        for (here, black), (changes, _, before) in self.inside.items():
            trail = (here, before)
            onward = road.within[here]
            if corner[here] == free:
                onward += road.into_corner[here]
            for there, change, dark, _ in onward:
                if there not in taken and changes + change < TOO_MANY:
                    place = (there, black + dark)
                    if place not in walked or changes + change < walked[place][0]:
                        walked[place] = (changes + change, WALKED, trail)
        return walked

    def _enter(self, entered: Front, straight: Straight) -> None:
        """Take one step from a straight into a corner."""
        road, taken, corner = self.road, self.taken, self.road.circuit.corner
        for (here, black), (changes, _, before) in straight.front.items():
            if corner[here] == NONE and road.into_corner[here]:
                for there, change, dark, _ in road.into_corner[here]:
                    if there not in taken and changes + change < TOO_MANY:
                        place = (there, black + dark)
                        found = (changes + change, straight.rank, (here, before))
                        if place not in entered or found[:2] < entered[place][:2]:
                            entered[place] = found

    def _leave_corners(self) -> None:
        """Leave corners onto straights: freely after the demanded stops, otherwise straight on."""
        leaving: dict[int, Front] = {}
        for place, found in self.inside.items():
            leaving.setdefault(place[0], {})[place] = found
        for here, places in leaving.items():
            if self._owed_at(here):
                exits = self.exits.setdefault(here, [])
                exits += [(self.steps, black, before) for (_, black), (_, _, before) in places.items()]
            elif self.road.onto_straight[here]:
                self._open_straight(here, self.steps, places)

    def _owed_at(self, space: int) -> int:
        """Return how many stops the corner of this space still demands during this move."""
        circuit = self.road.circuit
        corner = circuit.corner[space]
        return self.owed if corner == circuit.corner[self.start] else circuit.stops[corner]

    def _open_straight(self, origin: int, since: int, places: Front) -> None:
        rank = self._ranks.setdefault(origin, len(self._ranks))
        self.straights.append(Straight(self.road, origin, since, rank, places, self.taken))

    def _note_ends(self) -> None:
        """Note the ends reached by the last step; of straights that share an end, the one that began first counts."""
        steps, ends = self.steps, self._ends
        for straight in reversed(self.straights):
            for place, (changes, _, before) in straight.front.items():
                if changes < TOO_MANY:
                    ends[place] = (steps, (place[0], before), ())
                    self._free = steps
        for place, (_, _, before) in self.inside.items():
            ends[place] = (steps, (place[0], before), ())
            self._free = steps

    def _drive_out(self, ends: dict[Place, Arrival], run: Run, trail: Trail, since: int, black: int) -> None:
        """Add the ends of one way out of a corner left too early; the longest way to each counts."""
        for steps, (there, misses) in enumerate(run.ends[: self.steps - since], start=since + 1):
            trail = (there, trail)
            black += there in self.road.black
            known = ends.get((there, black))
            if known is None or known[0] < steps or (known[0] == steps and not self.road.black):
                ends[there, black] = (steps, trail, misses)


def spaces_of(trail: Trail | None) -> list[int]:
    """Return the spaces of a way from start to end."""
    spaces = []
    while trail is not None:
        space, trail = trail
        spaces.append(space)
    spaces.reverse()
    return spaces

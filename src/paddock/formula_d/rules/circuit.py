"""A track as numbers for Formula D: spaces, pit lane and boxes in one row, who is level with whom, links by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from paddock.formula_d.rules.actions import BOX, FINISH
from paddock.formula_d.rules.memo import Memo
from paddock.track.model import Space, Track

if TYPE_CHECKING:
    from paddock.formula_d.rules.corners import Run
    from paddock.formula_d.rules.ends import Arrival, Ends
    from paddock.formula_d.rules.fronts import Front

ARRIVALS = 5_000
"""How many arrivals are kept for each graph in each half of its memo."""

TEAMS = ("white", "yellow", "green", "red", "blue")
NONE = -1

PLAIN = 0  # ways of a car for which the line is only a line and the pit lane is closed
LAST = 1  # ways of a car that finishes at the line
PITS = 2  # and upwards, by team: ways of a car for which the pit lane is open

ORDER = 64  # steps of the order of play in a tick, so that a pit lane fits between two ticks
# Where a car is in the order of play, as one number: how far along, its gear, its lane, and the car (counted down).
CAR_MASK = (1 << 4) - 1
LANE_BITS = 4
GEAR_BITS = LANE_BITS + 10
AHEAD_BITS = GEAR_BITS + 3
AHEAD_MASK = (1 << AHEAD_BITS) - 1


class Circuit:
    """The numbered spaces: those of the lap, of the pit lane, and the boxes (where a car stands in one).

    After them come two kinds of ends that are no spaces: the doors of the boxes (a car that drives in stops there)
    and the goals, one for each space behind the line (a car that enters one has finished).
    """

    def __init__(self, track: Track) -> None:
        self.track = track
        pit = track.pit.spaces if track.pit else ()
        spaces = (*track.spaces, *pit)
        self.lap_spaces = len(track.spaces)
        self.first_box = len(spaces)
        self.first_door = self.first_box + len(TEAMS)
        self.first_goal = self.first_door + len(TEAMS)
        self.spaces = spaces
        self.number = {space.id: number for number, space in enumerate(spaces)}
        self.corner = [NONE if space.corner is None else space.corner for space in spaces]
        self.corner += [NONE] * (2 * len(TEAMS))
        self.stops = [corner.stops for corner in track.corners]
        self.demand = [0 if number == NONE else self.stops[number] for number in self.corner]
        self.next = [self._next(space) for space in spaces]
        self.boxes = self._boxes()
        self.goals = self._goals()
        self.goal_of = {space: self.first_goal + place for place, space in enumerate(self.goals)}
        self.names = [space.id for space in spaces] + [BOX] * (2 * len(TEAMS)) + [FINISH] * len(self.goals)
        self.corner += [NONE] * len(self.goals)
        doors = range(self.first_box, self.first_goal)
        self.special = {BOX: doors, FINISH: range(self.first_goal, len(self.names))}
        boxes = range(self.first_box, self.first_door)
        # Where a car stands after a move to each end.
        self.stands = [*range(self.first_door), *boxes, *([NONE] * len(self.goals))]
        self.ahead = [self._ahead(number) for number in range(len(spaces))]
        self.risk = [self._risk(number) for number in range(len(spaces))]
        # A car on no space (OFF, the last element) or in a box is in nobody's way.
        self.bit = [1 << number for number in range(self.first_box)] + [0] * (len(TEAMS) + 1)
        self.round = track.lap * ORDER
        self.along = self._along()
        self.place = [
            along << AHEAD_BITS | 512 - self._inner(number) << LANE_BITS | CAR_MASK
            for number, along in enumerate(self.along)
        ]
        self.to_entry = self._to_entry()
        self.danger = frozenset(self.number[name] for name in track.danger)
        self.trouble = frozenset(self.number[name] for name in track.trouble)

    def in_pits(self, space: int) -> bool:
        """Whether a space is in the pit lane or a box."""
        return self.lap_spaces <= space < self.first_goal

    def crosses(self, here: int, there: int) -> bool:
        """Whether this step crosses the line (FD-28, FD-32)."""
        if self.in_pits(here):
            return not self.in_pits(there)
        if self.in_pits(there):
            return False
        return self.spaces[here].at - self.spaces[there].at > self.track.lap // 2

    def changes_lane(self, here: int, there: int) -> bool:
        """Whether this step counts as a lane change (FD-21): not an arrow inside a corner, no step of the pit lane."""
        if self.in_pits(here) or self.in_pits(there) or self.spaces[here].lane == self.spaces[there].lane:
            return False
        return self.corner[here] == NONE or self.corner[here] != self.corner[there]

    def _next(self, space: Space) -> tuple[int, ...]:
        far = [behind for before, behind in self.track.tunnels if before == space.id]
        return tuple(dict.fromkeys(self.number[name] for name in (*space.next, *far)))

    def _boxes(self) -> dict[int, tuple[int, int]]:
        """The lane spaces beside each team's box, by team."""
        pit = self.track.pit
        if pit is None:
            return {}
        named = {team: pit.boxes[name] for team, name in enumerate(TEAMS) if name in pit.boxes}
        return {team: (self.number[rear], self.number[front]) for team, (rear, front) in named.items()}

    def _goals(self) -> list[int]:
        """The first spaces behind the line."""
        lap = range(self.lap_spaces)
        steps = [(here, there) for here in lap for there in self.next[here] if not self.in_pits(there)]
        return sorted({there for here, there in steps if self.crosses(here, there)})

    def _ahead(self, number: int) -> int:
        """The next space of the own lane; where a lane ends, the only way on."""
        lane = self.spaces[number].lane
        onward = [there for there in self.next[number] if self.spaces[there].lane == lane]
        if not onward and len(self.next[number]) == 1:
            onward = [self.next[number][0]]
        return onward[0] if onward else NONE

    def _risk(self, number: int) -> int:
        """The spaces where a car endangers one that stops here, as bits (FD-26)."""
        if self.in_pits(number):
            return 0
        space = self.spaces[number]
        beside = [self.number[name] for name in space.touch]
        close = [other for other in beside if self.spaces[other].lane != space.lane]
        close += [self.ahead[number]]
        return bits(other for other in close if 0 <= other < self.lap_spaces)

    def _along(self) -> list[int]:
        """How far along the lap each space is for the order of play; the pit lane lies just past its entry (FD-31)."""
        along = [space.at * ORDER for space in self.spaces[: self.lap_spaces]]
        if self.track.pit is not None:
            entry = max(self.spaces[self.number[name]].at for name in self.track.pit.entries) * ORDER
            length = len(self.track.pit.spaces)
            along += [entry + 1 + place * (ORDER - 2) // length for place in range(length)]
        for team in range(len(TEAMS)):
            along.append(along[self.boxes[team][0]] if team in self.boxes else 0)
        return along

    def _inner(self, number: int) -> int:
        """Rank across the width, the inside of the current or next corner first (FD-05)."""
        if number >= self.lap_spaces or not self.track.corners:
            return 0
        here = number
        for _ in range(len(self.spaces)):
            if self.corner[here] != NONE or self.ahead[here] == NONE:
                break
            here = self.ahead[here]
        corner = self.track.corners[max(self.corner[here], 0)]
        side = self.spaces[number].side
        return side if corner.inside == "left" else -side

    def _to_entry(self) -> list[int]:
        """The fewest steps from each space of the lap into the pit lane, or a great many."""
        far = 10 * len(self.spaces)
        steps = [far] * self.lap_spaces
        edge = {number for number in range(self.lap_spaces) if any(map(self.in_pits, self.next[number]))}
        before: dict[int, list[int]] = {}
        for here in range(self.lap_spaces):
            for there in self.next[here]:
                before.setdefault(there, []).append(here)
        distance = 1
        while edge:
            for here in edge:
                steps[here] = distance
            edge = {back for here in edge for back in before.get(here, ()) if steps[back] == far}
            distance += 1
        return steps


Steps = tuple[tuple[int, int], ...]
"""Steps that lead on: the space, and by how much a step shifts a label (see Graph)."""

Links = list[Steps]
"""The steps of one kind, for each space."""


class Graph:
    """The steps that are open to a car, by kind, for one of the ways PLAIN, LAST, PITS + team.

    A label says with how many lane changes, and over how many black spaces, a space can be reached: bit
    c * width + d stands for c changes and d black spaces. A step shifts a label; more than two changes fall off.
    """

    def __init__(self, circuit: Circuit, ways: int, count_danger: bool) -> None:
        self.circuit = circuit
        self.ways = ways
        self.width = 64 if count_danger else 1
        self.mask = (1 << 3 * self.width) - 1
        self.danger = circuit.danger if count_danger else frozenset()
        size = circuit.first_goal + len(circuit.goals)
        self.steps = [self._steps(number) if number < circuit.first_door else () for number in range(size)]
        corner = circuit.corner
        self.within = self._links(lambda here, there: corner[here] != NONE and corner[here] == corner[there])
        self.onto = self._links(lambda here, there: corner[there] == NONE)
        self.into = self._links(lambda here, there: corner[there] not in (NONE, corner[here]))
        # Distance on a straight is measured over all free spaces, also those of the corner that was left: such a
        # step shifts a label to nothing, so the space counts for the distance and not as a way.
        gone = 3 * self.width
        self.wave = [
            links + tuple((there, gone) for there, _ in within)
            for links, within in zip(self.onto, self.within, strict=True)
        ]
        self.entering = {here: links for here, links in enumerate(self.into) if links and corner[here] == NONE}
        self.ahead = [self._open(here, there) for here, there in enumerate(circuit.ahead)]
        self.before = self._before()
        # Most moves stay on one straight of the lap: these can be searched in a shorter way.
        lap = circuit.lap_spaces
        self.simple = [not count_danger and here < lap and corner[here] == NONE for here in range(size)] + [False]
        self.leaving = self._leaving()
        self.cones: list[list[int]] = [[0] for _ in self.steps]
        self._tails: list[list[int]] = [[0] for _ in self.steps]
        self.clear: dict[int, tuple[int, Ends]] = {}  # moves with nobody in the way (see Kit)
        self.behind = [NONE] * size
        for here, there in enumerate(self.ahead):
            if there != NONE and self.steps[here]:
                self.behind[there] = here
        self._edges = [{here} for here in range(size)]
        self._rears = [{here} for here in range(size)]
        self._back: list[list[int]] = [[] for _ in self.steps]
        for here, steps in enumerate(self.steps):
            for there in steps:
                self._back[there].append(here)
        # A goal is taken when the space behind the line is; a box never is.
        behind_line = [1 << space for space in circuit.goals]
        self.bit = circuit.bit[: circuit.first_box] + [0] * (circuit.first_goal - circuit.first_box) + behind_line
        # The fronts of searches, by what is reached (see fronts.py).
        self.fronts: dict[object, Front] = {}
        self.origins: dict[int, Front] = {}
        self.known = 0
        self.arrivals: Memo[object, Arrival] = Memo(ARRIVALS)  # see ends.py
        # Overshooting moves, by the space where a corner is left and the stops owed (see corners.py).
        self.runs: dict[tuple[int, int], tuple[Run, list[int], int]] = {}

    def forget(self) -> None:
        """Empties the memo of moves."""
        self.clear = {}

    def cone(self, start: int, steps: int) -> int:
        """All spaces that a car could come to in so many steps, as bits: other cars elsewhere do not matter."""
        cones = self.cones[start]
        while len(cones) <= steps:
            edge = self._edges[start] = {there for here in self._edges[start] for there in self.steps[here]}
            cones.append(cones[-1] | self._bits(edge))
        return cones[steps]

    def between(self, start: int, end: int, steps: int) -> int:
        """The spaces that may lie on a way of so many steps, as bits."""
        tails = self._tails[end]
        while len(tails) <= steps:
            rear = self._rears[end] = {back for here in self._rears[end] for back in self._back[here]}
            tails.append(tails[-1] | self._bits(rear))
        return self.cone(start, steps) & tails[steps]

    def _bits(self, spaces: Iterable[int]) -> int:
        mask = 0
        for space in spaces:
            mask |= self.bit[space]
        return mask

    def _leaving(self) -> frozenset[int]:
        """The spaces where a corner can be left: after its stops by any of these links, before only straight on."""
        corner = self.circuit.corner
        inside = [here for here in range(len(self.steps)) if corner[here] != NONE]
        return frozenset(here for here in inside if any(corner[there] != corner[here] for there in self.steps[here]))

    def _before(self) -> Links:
        """For each space that is no corner space, where a step onto it comes from."""
        before: list[list[tuple[int, int]]] = [[] for _ in self.steps]
        for here, links in enumerate(self.onto):
            for there, shift in links:
                before[there].append((here, shift))
        return [tuple(sorted(links, key=lambda link: link[1])) for links in before]

    def _open(self, here: int, there: int) -> int:
        """What a step leads to for this car: the space, a goal instead of it, or nothing."""
        circuit = self.circuit
        if there == NONE or (circuit.in_pits(there) and self.ways < PITS):
            return NONE
        if self.ways == LAST and circuit.crosses(here, there):
            return circuit.goal_of[there]
        return there

    def _steps(self, here: int) -> tuple[int, ...]:
        circuit = self.circuit
        team = self.ways - PITS
        if here >= circuit.first_box:
            return (circuit.boxes[team][1],) if here == circuit.first_box + team else ()
        if circuit.in_pits(here) and team < 0:
            return ()
        if team >= 0 and here == circuit.boxes[team][0]:
            return (circuit.first_door + team,)
        opened = (self._open(here, there) for there in circuit.next[here])
        return tuple(dict.fromkeys(there for there in opened if there != NONE))

    def _links(self, wanted: Callable[[int, int], bool]) -> Links:
        return [
            tuple((there, self._shift(here, there)) for there in steps if wanted(here, there))
            for here, steps in enumerate(self.steps)
        ]

    def _shift(self, here: int, there: int) -> int:
        circuit = self.circuit
        space = circuit.goals[there - circuit.first_goal] if there >= circuit.first_goal else there
        if max(here, space) >= circuit.first_box:
            return 0
        return self.width * circuit.changes_lane(here, space) + (space in self.danger)


def bits(numbers: Iterable[int]) -> int:
    """A number with these bits set."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers(mask: int) -> list[int]:
    """The bits that are set in a number."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found

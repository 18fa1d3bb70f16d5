"""Where a car can go: every end of a move along the links, in the fewest steps on straights (FD-20 to FD-24).

A move is cut into walks inside corners, which are free along the arrows, and waves over straights: a wave starts at
the last corner space (or where the move starts) and a space belongs to it only at its distance from there. So two
searches suffice: walks by number of steps, and one wave for each space at which a straight is entered.

What is reached in so many steps does not depend on how long the move is. So a search is made once for moves of all
lengths, and goes on when a longer one is asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from paddock.formula_d.rules.circuit import NONE, Graph, numbers
from paddock.formula_d.rules.corners import Run, run_out
from paddock.formula_d.rules.fronts import NEVER, Entry, Front, Labels, Wave, front_of, merged

if TYPE_CHECKING:
    from paddock.formula_d.rules.ends import Arrival

Found = tuple[int, int, int]
"""How an end is reached: in how many steps, from which space its last wave or run began, and after how many."""

Group = tuple[Collection[int], int, int]
"""Ends that are reached in the same number of steps, and as above where their last wave began, after how many."""

Overshoot = tuple[int, Run, int, list[tuple[int, int]]]
"""A corner left too early: where, the run from there, how many of its spaces can be reached on this move, and after how
many steps a car comes there, with labels."""

WALKED = NONE
"""In place of the space where a wave began: the end lies in a corner."""

SPACE_BITS = 12  # an end is found under its number, with the number of black spaces above these bits
SPACE_MASK = (1 << SPACE_BITS) - 1


class Search:
    """What a car reaches from here, step by step. `owed`: stops missing in the corner where the car stands."""

    __slots__ = (
        "_free",
        "_front",
        "_opened",
        "arrivals",
        "door",
        "entered",
        "exits",
        "first",
        "graph",
        "layers",
        "off_lap",
        "owed",
        "runs",
        "start",
        "straight",
        "taken",
        "walks",
        "waves",
    )

    def __init__(self, graph: Graph, start: int, owed: int, taken: int) -> None:
        self.graph = graph
        self.start = start
        self.owed = owed
        self.taken = taken
        self.walks: dict[int, Labels] = {}  # the corner spaces by number of steps
        self.waves: dict[int, Wave] = {}
        self.exits: dict[int, list[tuple[int, int]]] = {}  # where corners are left too early: steps and label
        self.runs: dict[int, Run] = {}
        self.entered = NEVER  # after how many steps a corner is reached,
        self.off_lap = 0 if start >= graph.circuit.lap_spaces else NEVER  # the pit lane, a box or the goal,
        self.door = NEVER  # a box or the goal
        self.arrivals: dict[object, Arrival] = {}  # see Ends
        self._opened: list[tuple[Wave, int, int, int]] = []  # waves, where and after how many steps, the label there
        self._front: Front | None = None  # inside corners
        self._free = NONE if owed else graph.circuit.corner[start]
        self.layers: list[Sequence[Group]] = []  # by number of steps, after those that are on one straight
        # Most moves begin on a straight of the lap, and many end on it: so long, their layers are those of the wave.
        self.straight = 0
        self.first: Wave | None = None
        if graph.circuit.corner[start] == NONE:
            self._open_straight(start, 0, 1)
        else:
            self.entered = 0
            self.walks[0] = {start: 1}
            self._front = front_of(graph, self.walks[0], self._free)
        if graph.simple[start]:
            self.first = self.waves[start]
        else:
            self.layers.append((((start,), WALKED, 0),))

    def extend(self, longest: int) -> None:
        """Goes on for moves of this length."""
        if not self.layers and self.first is not None:
            self.first.extend(longest)
            self.straight = self.first.undivided()
        for steps in range(self.straight + len(self.layers), longest + 1):
            self.layers.append(self._layer(steps))

    def layer(self, steps: int) -> Sequence[Group]:
        """What is reached in so many steps. Of groups that share an end the first one counts."""
        if steps >= self.straight:
            return self.layers[steps - self.straight]
        assert self.first is not None
        ends = self.first.fronts[steps].ends
        return ((ends, self.start, 0),) if ends else ()

    def _layer(self, steps: int) -> Sequence[Group]:
        """One step more, inside corners and over the straights that are open."""
        layer: list[Group] = []
        front, narrow = self._front, self.graph.width == 1
        if front is not None:
            for here, label in front.leaving:
                self._leave(here, steps - 1, label)
            front = front.onward(self.taken)
        entered: list[tuple[Entry, int]] = []
        for wave, origin, since, label in self._opened:
            length = steps - since
            if length >= len(wave.entering):
                wave.extend(length)
            if length < len(wave.fronts):
                reached = wave.fronts[length]
                ends = reached.within[label & -label] if narrow else self._within(reached, label)
                if ends:
                    layer.append((ends, origin, since))
                    if not reached.on_lap:
                        self._leave_lap(ends, steps)
            if length < len(wave.entering) and (entry := wave.entering[length]):
                entered.append((entry, label))
        if entered:
            front = self._enter(entered, front)
        self._front = front
        if front is not None:
            self.entered = min(self.entered, steps)
            self.walks[steps] = front.labels
            layer.append((front.labels if narrow else self._keys(front.labels), WALKED, 0))
        return layer

    def _within(self, front: Front, label: int) -> Collection[int]:
        """The ends of a wave that the lane changes before it allow, with the black spaces that count."""
        mask = self.graph.mask
        return self._keys({space: times(reached, label, mask) for space, reached in front.labels.items()})

    def _leave_lap(self, ends: Collection[int], steps: int) -> None:
        """Notes when the pit lane, a box or the goal is reached."""
        last = max([end & SPACE_MASK for end in ends])
        if last >= self.graph.circuit.lap_spaces:
            self.off_lap = min(self.off_lap, steps)
        if last >= self.graph.circuit.first_door:
            self.door = min(self.door, steps)

    def _enter(self, entered: list[tuple[Entry, int]], front: Front | None) -> Front | None:
        """The front inside corners, with what waves bring there."""
        entry, label = entered[0]
        if label == 1 and len(entered) == 1:
            return entry.join(self.graph, front, self._free)
        inside: Labels = {}
        for entry, label in entered:
            for space, reached in entry.labels.items():
                if more := times(reached, label, self.graph.mask):
                    inside[space] = inside.get(space, 0) | more
        return front_of(self.graph, merged(inside, front), self._free) if inside else front

    def _leave(self, here: int, steps: int, label: int) -> None:
        """Leaves a corner: freely after the stops that it demands, else straight on."""
        if self.owed_at(here):
            self.exits.setdefault(here, []).append((steps, label))
        elif self.graph.onto[here]:
            self._open_straight(here, steps, label)

    def owed_at(self, space: int) -> int:
        """How many stops the corner of this space still demands during this move."""
        circuit = self.graph.circuit
        corner = circuit.corner[space]
        return self.owed if corner == circuit.corner[self.start] else circuit.stops[corner]

    def _open_straight(self, start: int, since: int, label: int) -> None:
        """Begins a wave, `since` steps after the move began."""
        wave = self.waves.get(start)
        if wave is None:
            wave = self.waves[start] = Wave(self.graph, start, self.taken)
        self._opened.append((wave, start, since, label))

    def _keys(self, labels: Labels) -> Collection[int]:
        """What spaces are found under where black spaces count: with each possible number of them."""
        width = self.graph.width
        keys = []
        for space, label in labels.items():
            counts = (label | label >> width | label >> 2 * width) & ((1 << width) - 1)
            keys += [space | over << SPACE_BITS for over in numbers(counts)]
        return keys

    def find(self, longest: int, key: int, steps: int) -> Found:
        """How one end of a move of this length is reached in the most steps that lead there."""
        if self.graph.width > 1:
            return self.found(longest)[key]
        for origin, run, left, _ in reversed(self.overshoots(longest)):
            beyond = run.ends[:left]
            if key in beyond:
                return steps, origin, steps - 1 - beyond.index(key)
        for ends, origin, since in self.layer(steps):
            if key in ends:
                return steps, origin, since
        raise KeyError(key)

    def found(self, longest: int) -> dict[int, Found]:
        """For each end of a move of this length the most steps that lead there."""
        self.extend(longest)
        found: dict[int, Found] = {}
        for steps in range(longest + 1):
            for ends, origin, since in reversed(self.layer(steps)):
                found.update(dict.fromkeys(ends, (steps, origin, since)))
        for origin, run, left, arrivals in self.overshoots(longest):
            over = 0
            for length, space in enumerate(run.ends[:left], start=1):
                over += space in self.graph.danger
                for since, label in arrivals:
                    if since + length > longest:
                        break
                    way = (since + length, origin, since)
                    if self.graph.width == 1:
                        found[space] = way
                        continue
                    for key in self._keys({space: label << over}):
                        if key not in found or found[key][0] < way[0]:
                            found[key] = way
        return found

    def overshoots(self, longest: int) -> list[Overshoot]:
        """How corners can be left too early on a move of this length."""
        found = []
        for origin, arrivals in self.exits.items():
            left = longest - arrivals[0][0]
            if left > 0:
                run = self.runs.get(origin)
                if run is None:
                    run = self.runs[origin] = run_out(self.graph, origin, self.owed_at(origin), self.taken)
                found.append((origin, run, left, arrivals))
        return found


def times(label: int, other: int, mask: int) -> int:
    """The label of two ways in a row: their changes and black spaces added up."""
    if label == 1:
        return other
    product = 0
    while other:
        low = other & -other
        product |= label * low
        other ^= low
    return product & mask

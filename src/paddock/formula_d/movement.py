"""Where a car can go: every end of a move along the links, in the fewest steps on straights (FD-20 to FD-24).

A move is cut into walks inside corners, which are free along the arrows, and waves over straights: a wave starts at
the last corner space (or where the move starts) and a space belongs to it only at its distance from there. So two
searches suffice: walks by number of steps, and one wave for each space at which a straight is entered.
"""

from __future__ import annotations

from collections.abc import Iterator

from paddock.formula_d.circuit import NONE, Graph
from paddock.formula_d.corners import Run, run_out
from paddock.formula_d.fronts import Front, Labels, Wave, front_of

Found = tuple[int, int, int]
"""How an end is reached: in how many steps, from which space its last wave or run began, and after how many."""

WALKED = NONE
"""In place of the space where a wave began: the end lies in a corner."""

SPACE_BITS = 12  # an end is found under its number, with the number of black spaces above these bits
SPACE_MASK = (1 << SPACE_BITS) - 1


class Search:
    """All ends of a move of up to `longest` steps. `owed`: stops missing in the corner where the car stands.

    `found` gives for each end (and number of black spaces, where they are counted) the most steps that lead there.
    """

    __slots__ = (
        "exits",
        "fatal",
        "found",
        "graph",
        "longest",
        "missed",
        "owed",
        "reach",
        "runs",
        "start",
        "taken",
        "walks",
        "waves",
    )

    def __init__(self, graph: Graph, start: int, owed: int, longest: int, taken: int, wave: Wave | None = None) -> None:
        self.graph = graph
        self.start = start
        self.longest = longest
        self.taken = taken
        self.owed = owed
        self.walks: list[Labels] = []
        self.waves: dict[int, Wave] = {} if wave is None else {start: wave}
        self.exits: dict[int, list[tuple[int, int]]] = {}  # where corners are left too early: steps and label
        self.runs: dict[int, Run] = {}
        self.found: dict[int, Found] = {start: (0, WALKED, 0)}
        self.missed: dict[int, int] = {}  # what overshooting costs, by end
        self.reach = 0  # the longest move that the free spaces allow, also if the car would be out
        self.fatal = NONE  # a corner in which the car would be out at once
        if graph.circuit.corner[start] == NONE:
            self._open_straight(start, 0, 1)
        else:
            self._walk_into(start, 0, 1)
        if self.walks:
            self._walk()
            for space, arrivals in self.exits.items():
                self._run_out(space, arrivals)

    def _walk_into(self, space: int, steps: int, label: int) -> None:
        if not self.walks:
            self.walks = [{} for _ in range(self.longest + 1)]
        layer = self.walks[steps]
        layer[space] = layer.get(space, 0) | label

    def _walk(self) -> None:
        """Follows the arrows in corners, step by step, and leaves corners where that is allowed."""
        graph, walks = self.graph, self.walks
        free = NONE if self.owed else graph.circuit.corner[self.start]
        front: Front | None = None
        for steps, entered in enumerate(walks):
            if entered:
                for space, label in front.labels.items() if front else ():
                    entered[space] = entered.get(space, 0) | label
                front = front_of(graph, entered, free)
            if front is None:
                continue
            walks[steps] = front.labels
            self._note_walk(front.labels, steps)
            if steps == self.longest:
                return
            for here, label in front.leaving:
                self._leave(here, steps, label)
            front = front.onward(self.taken)

    def _note_walk(self, layer: Labels, steps: int) -> None:
        """Notes the corner spaces of a layer: a longer way to one replaces a shorter one."""
        if steps > self.reach:
            self.reach = steps
        if self.graph.width == 1:
            self.found.update(dict.fromkeys(layer, (steps, WALKED, 0)))
            return
        for space, label in layer.items():
            self._note(space, label, steps, WALKED, 0)

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
        """Notes what a wave from here reaches, `since` steps after the move began."""
        left = self.longest - since
        wave = self.waves.get(start)
        if wave is None:
            # The first wave from a space has the fewest steps behind it, so it is the longest needed.
            wave = self.waves[start] = Wave(self.graph, start, left, self.taken)
        if since or self.graph.width > 1:
            self._note_wave(wave, start, since, label, left)
        else:
            self._note_first(wave, start)
        mask = self.graph.mask
        for steps, _, space, reached in wave.entries:
            if steps <= left and (entered := times(reached, label, mask)):
                self._walk_into(space, since + steps, entered)

    def _note_first(self, wave: Wave, start: int) -> None:
        """Notes a whole wave that the move began with."""
        found = self.found
        reach = 0
        for steps, front in enumerate(wave.fronts):
            if steps and front.ends:
                found.update(dict.fromkeys(front.ends, (steps, start, 0)))
                reach = steps
        self.reach = self.longest if max(found) >= self.graph.circuit.first_door else reach

    def _note_wave(self, wave: Wave, start: int, since: int, label: int, left: int) -> None:
        mask, found = self.graph.mask, self.found
        if self.graph.width > 1:
            for steps, front in enumerate(wave.fronts[1 : left + 1], start=since + 1):
                for space, reached in front.labels.items():
                    if reached:
                        self._note(space, times(reached, label, mask), steps, start, since)
            return
        spare = 3 - (label & -label).bit_length()  # lane changes that are left
        for steps, front in enumerate(wave.fronts[1 : left + 1], start=since + 1):
            spaces = front.within[spare]
            if spaces:
                self.reach = max(self.reach, steps if spaces[-1] < self.graph.circuit.first_door else self.longest)
                way = (steps, start, since)
                for space in spaces:
                    if space not in found or found[space][0] < steps:
                        found[space] = way

    def _run_out(self, start: int, arrivals: list[tuple[int, int]]) -> None:
        """Notes where the car can stop if it leaves a corner here with stops missing."""
        graph, found, longest = self.graph, self.found, self.longest
        owed = self.owed_at(start)
        first = arrivals[0][0]
        run = self.runs[start] = run_out(graph, start, owed, longest - first, self.taken)
        if owed > 1 and run.reach:
            self.fatal = graph.circuit.corner[start]
        for since, _ in arrivals:
            self.reach = max(self.reach, since + min(longest - since, run.reach))
        passed = 0
        for length, space in enumerate(run.ends, start=1):
            self.missed[space] = run.cost(length)
            while arrivals and arrivals[-1][0] + length > longest:
                arrivals.pop()
            if graph.width == 1 and arrivals:
                since = arrivals[-1][0]
                found[space] = (since + length, start, since)
                continue
            passed += space in graph.danger
            for since, label in arrivals:
                self._note(space, label << passed, since + length, start, since)

    def _note(self, space: int, label: int, steps: int, origin: int, since: int) -> None:
        if not label:
            return
        if steps > self.reach:
            self.reach = steps
        if space >= self.graph.circuit.first_door:
            self.reach = self.longest
        found = self.found
        if self.graph.width == 1:
            if space not in found or found[space][0] < steps:
                found[space] = (steps, origin, since)
            return
        for key in self._keys(space, label):
            if key not in found or found[key][0] < steps:
                found[key] = (steps, origin, since)

    def _keys(self, space: int, label: int) -> Iterator[int]:
        """What a space is found under where black spaces count: with each possible number of them."""
        width = self.graph.width
        counts = (label | label >> width | label >> 2 * width) & ((1 << width) - 1)
        while counts:
            low = counts & -counts
            yield space | (low.bit_length() - 1) << SPACE_BITS
            counts ^= low


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

"""Where a car can go: every end of a move along the links, in the fewest steps on straights (FD-20 to FD-24).

A move is cut into walks inside corners, which are free along the arrows, and waves over straights: a wave starts at
the last corner space (or where the move starts) and a space belongs to it only at its distance from there. So two
searches suffice: walks by number of steps, and one wave for each space at which a straight is entered.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from paddock.formula_d.circuit import NONE, Graph
from paddock.formula_d.corners import Miss, Run, run_out

Layer = dict[int, int]
"""Spaces reached after the same number of steps, each with its label (see Graph); 0: not by a legal way."""

STANDING = NONE

SPACE_BITS = 12  # an end is found under its number, with the number of black spaces above these bits
SPACE_MASK = (1 << SPACE_BITS) - 1


class Wave:
    """A straight as it opens from one space: what is reached after 1, 2, … steps, and where corners are entered."""

    __slots__ = ("entries", "layers")

    def __init__(self, graph: Graph, start: int, longest: int, blocked: Container[int]) -> None:
        links, entering, mask = graph.wave, graph.entering, graph.mask
        layer: Layer = {start: 1}
        seen = {start}
        self.layers = [layer]
        self.entries: list[tuple[int, int, int, int]] = []  # steps, last space before the corner, space in it, label
        for steps in range(1, longest + 1):
            reached: Layer = {}
            for here, label in layer.items():
                for there, shift in links[here]:
                    if there not in seen and there not in blocked:
                        reached[there] = reached.get(there, 0) | (label << shift & mask)
                for there, shift in entering[here]:
                    if there not in blocked and (entered := label << shift & mask):
                        self.entries.append((steps, here, there, entered))
            if not reached:
                break
            seen.update(reached)
            self.layers.append(reached)
            layer = reached


class Search:
    """All ends of a move of up to `longest` steps. `owed`: stops missing in the corner where the car stands.

    `found` gives for each end (and number of black spaces, where they are counted) the most steps that lead there,
    and from where: the space where its wave or run began and the steps up to there, or STANDING for a walk.
    """

    def __init__(self, graph: Graph, start: int, owed: int, longest: int, blocked: Container[int]) -> None:
        self.graph = graph
        self.start = start
        self.longest = longest
        self.blocked = blocked
        self.owed = owed
        self.walks: list[Layer] = [{} for _ in range(longest + 1)]
        self.waves: dict[int, Wave] = {}
        self.runs: dict[int, Run] = {}
        self.found: dict[int, tuple[int, int, int]] = {start: (0, STANDING, 0)}
        self.missed: dict[int, tuple[Miss, ...]] = {}
        self.reach = 0  # the longest move that the free spaces allow, also if the car would be out
        self.fatal = NONE  # a corner in which the car would be out at once
        self._cornered = False
        if graph.circuit.corner[start] == NONE:
            self._open_straight(start, 0, 1)
        else:
            self._walk_into(start, 0, 1)
        if self._cornered:
            self._walk()

    def _walk_into(self, space: int, steps: int, label: int) -> None:
        self._cornered = True
        layer = self.walks[steps]
        layer[space] = layer.get(space, 0) | label

    def _walk(self) -> None:
        """Follows the arrows in corners, step by step, and leaves corners where that is allowed."""
        graph = self.graph
        mask, within, into, blocked = graph.mask, graph.within, graph.into, self.blocked
        for steps, layer in enumerate(self.walks):
            for here, label in layer.items():
                self._note(here, label, steps, STANDING, 0)
                if steps == self.longest:
                    continue
                further = self.walks[steps + 1]
                for there, shift in within[here]:
                    if there not in blocked:
                        further[there] = further.get(there, 0) | (label << shift & mask)
                if not (graph.onto[here] or into[here]):
                    continue
                owed = self._owed(here)
                if owed:
                    self._run_out(here, steps, label, owed)
                    continue
                for there, shift in into[here]:
                    if there not in blocked and (entered := label << shift & mask):
                        further[there] = further.get(there, 0) | entered
                if graph.onto[here]:
                    self._open_straight(here, steps, label)

    def _owed(self, space: int) -> int:
        circuit = self.graph.circuit
        corner = circuit.corner[space]
        return self.owed if corner == circuit.corner[self.start] else circuit.stops[corner]

    def _open_straight(self, start: int, since: int, label: int) -> None:
        """Notes what a wave from here reaches, `since` steps after the move began."""
        left = self.longest - since
        wave = self.waves.get(start)
        if wave is None:
            # The first wave from a space has the fewest steps behind it, so it is the longest needed.
            wave = self.waves[start] = Wave(self.graph, start, left, self.blocked)
        mask = self.graph.mask
        found = self.found
        plain = self.graph.width == 1
        goal = self.graph.circuit.first_door
        layers = wave.layers
        for steps in range(1, min(left + 1, len(layers))):
            total = since + steps
            for space, reached in layers[steps].items():
                if reached and (label == 1 or times(reached, label, mask)):
                    if plain:
                        best = found.get(space)
                        if best is None or best[0] < total:
                            found[space] = (total, start, since)
                            self.reach = self.longest if space >= goal else max(self.reach, total)
                    else:
                        self._note(space, times(reached, label, mask), total, start, since)
        for steps, _, space, reached in wave.entries:
            if steps <= left and (entered := times(reached, label, mask)):
                self._walk_into(space, since + steps, entered)

    def _run_out(self, start: int, since: int, label: int, owed: int) -> None:
        """Notes where the car can stop if it leaves the corner here with stops missing."""
        left = self.longest - since
        graph = self.graph
        if graph.circuit.corner[graph.ahead[start]] == graph.circuit.corner[start]:
            return  # the own lane goes on inside the corner
        run = self.runs.get(start)
        if run is None:
            run = self.runs[start] = run_out(graph, start, owed, left, self.blocked)
        if owed > 1 and run.reach:
            self.fatal = graph.circuit.corner[start]
        passed = 0
        for steps, space in enumerate(run.ends[:left], start=1):
            passed += space in graph.danger
            self._note(space, label << passed, since + steps, start, since)
            self.missed[space] = run.misses[steps - 1]
        self.reach = max(self.reach, since + min(left, run.reach))

    def _note(self, space: int, label: int, steps: int, origin: int, since: int) -> None:
        if not label:
            return
        self.reach = self.longest if space >= self.graph.circuit.first_door else max(self.reach, steps)
        for key in self.keys(space, label):
            best = self.found.get(key)
            if best is None or best[0] < steps:
                self.found[key] = (steps, origin, since)

    def keys(self, space: int, label: int) -> Iterator[int]:
        """What this space is found under: itself, or with each possible number of black spaces."""
        width = self.graph.width
        if width == 1:
            yield space
            return
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

"""Fronts: the spaces that a move reaches after the same number of steps, and how a front moves on.

A search is a row of fronts. How a front moves on follows from itself and from the spaces just ahead of it that are
taken, so that is worked out once: most searches only look their fronts up, one after the other.
"""

from __future__ import annotations

from paddock.formula_d.rules.circuit import Graph, Links

Labels = dict[int, int]
"""Spaces, each with its label (see Graph); 0: not by a legal way."""

REMEMBERED = 10_000
"""How many steps of fronts are kept for a graph before all are forgotten; one takes about half a kilobyte."""

NEVER = 1 << 30
"""In place of a number of steps."""

ALLOWED = {1: 0b111, 2: 0b011, 4: 0b001}
"""After no, one and two lane changes, as a label: what a label must have for more changes not to be too many."""

WAVE = -2
"""The corner that is free to leave, for a front on a straight: there is none, and no way inside corners."""


class Front:
    """A front on a straight (a wave), or inside corners of which `free` may be left as it likes (a walk)."""

    __slots__ = (
        "_entering",
        "_fan",
        "_free",
        "_gates",
        "_graph",
        "_onward",
        "ends",
        "inside",
        "labels",
        "leaving",
        "mask",
        "on_lap",
        "within",
    )

    def __init__(self, graph: Graph, labels: Labels, free: int) -> None:
        self._graph = graph
        self._free = free
        self._onward: dict[int, Front | None] = {}
        self.labels = labels
        links = graph.wave if free == WAVE else graph.within
        bit, corner = graph.bit, graph.circuit.corner
        fan = mask = 0
        for here in labels:
            mask |= bit[here]
            for there, _ in links[here]:
                fan |= bit[there]
        self.mask = mask
        self.ends = tuple(sorted([space for space, label in labels.items() if label]))
        # The same after lane changes, by the lowest bit of the label before; where black spaces do not count.
        self.within = {
            used: tuple([space for space in self.ends if labels[space] & allowed]) for used, allowed in ALLOWED.items()
        }
        self.on_lap = not labels or max(labels) < graph.circuit.lap_spaces
        # Where a wave may enter corners: the space before it, the space in it, the label.
        self._gates: list[tuple[int, int, int]] = []
        self._entering: dict[int, Entry | None] = {}
        self.inside = 0  # the corner spaces that it may come to, as bits
        # Where a walk may leave a corner, with the label there.
        self.leaving: list[tuple[int, int]] = []
        if free == WAVE:
            for here, label in labels.items():
                for there, shift in graph.entering.get(here, ()):
                    if entered := label << shift & graph.mask:
                        self._gates.append((here, there, entered))
                        self.inside |= bit[there]
        else:
            for here, label in labels.items():
                if here in graph.leaving:
                    self.leaving.append((here, label))
                    if corner[here] == free:
                        for there, _ in graph.into[here]:
                            fan |= bit[there]
        self._fan = fan

    def onward(self, taken: int) -> Front | None:
        """The front one step on, where these spaces are taken; None if nothing is free."""
        key = taken & self._fan
        try:
            return self._onward[key]
        except KeyError:
            graph = self._graph
            reached = self._wave_on(key) if self._free == WAVE else self._walk_on(key)
            onward = front_of(graph, reached, self._free) if reached else None
            graph.known += 1
            self._onward[key] = onward
            return onward

    def entering(self, taken: int) -> Entry | None:
        """How this wave comes to corners one step on, where these spaces are taken; None if it does not."""
        key = taken & self.inside
        try:
            return self._entering[key]
        except KeyError:
            bit = self._graph.bit
            free = [gate for gate in self._gates if not taken & bit[gate[1]]]
            entry = self._entering[key] = Entry(free) if free else None
            self._graph.known += 1
            return entry

    def _wave_on(self, taken: int) -> Labels:
        graph = self._graph
        mask, bit = graph.mask, graph.bit
        reached: Labels = {}
        for here, label in self.labels.items():
            spread(reached, graph.wave, here, label, mask, taken, bit)
        return reached

    def _walk_on(self, taken: int) -> Labels:
        """A corner that demands nothing more may be left into the next one at once."""
        graph = self._graph
        mask, bit, corner = graph.mask, graph.bit, graph.circuit.corner
        reached: Labels = {}
        for here, label in self.labels.items():
            spread(reached, graph.within, here, label, mask, taken, bit)
            if corner[here] == self._free:
                for there, shift in graph.into[here]:
                    if not taken & bit[there] and (entered := label << shift & mask):
                        reached[there] = reached.get(there, 0) | entered
        return reached


class Entry:
    """How a wave comes to corners: by which gates (the space before, the space inside, the label) and where to."""

    __slots__ = ("_joined", "gates", "labels")

    def __init__(self, gates: list[tuple[int, int, int]]) -> None:
        self.gates = gates
        self.labels: Labels = {}
        for _, inside, label in gates:
            self.labels[inside] = self.labels.get(inside, 0) | label
        self._joined: dict[Front | int, Front] = {}

    def join(self, graph: Graph, front: Front | None, free: int) -> Front:
        """The front inside corners that this one becomes with what enters; `free` is the corner free to leave."""
        key = free if front is None else front
        joined = self._joined.get(key)
        if joined is None:
            joined = self._joined[key] = front_of(graph, merged(dict(self.labels), front), free)
            graph.known += 1
        return joined


def merged(labels: Labels, front: Front | None) -> Labels:
    """These labels, with those of the front added."""
    for space, label in front.labels.items() if front else ():
        labels[space] = labels.get(space, 0) | label
    return labels


def spread(reached: Labels, links: Links, here: int, label: int, mask: int, taken: int, bit: list[int]) -> None:
    """Takes every step of this kind from one space."""
    for there, shift in links[here]:
        if there in reached:
            reached[there] |= label << shift & mask
        elif not taken & bit[there]:
            reached[there] = label << shift & mask


def front_of(graph: Graph, labels: Labels, free: int) -> Front:
    """The front with these spaces and labels: always the same one."""
    key = (free, *labels.items())
    front = graph.fronts.get(key)
    if front is None:
        if graph.known > REMEMBERED:
            graph.fronts, graph.origins, graph.known = {}, {}, 0
        front = graph.fronts[key] = Front(graph, labels, free)
    return front


class Wave:
    """A straight as it opens from one space: what is reached after 1, 2, … steps, and where corners are entered."""

    __slots__ = ("_first_entry", "_front", "_graph", "_off_lap", "_seen", "_taken", "entering", "fronts")

    def __init__(self, graph: Graph, start: int, taken: int) -> None:
        front = graph.origins.get(start)
        if front is None:
            front = graph.origins[start] = front_of(graph, {start: 1}, WAVE)
        self._graph = graph
        self._taken = taken
        self._seen = taken | front.mask
        self._front: Front | None = front
        self.fronts = [front]
        self.entering: list[Entry | None] = [None]  # by number of steps
        self._first_entry = self._off_lap = NEVER

    def extend(self, longest: int) -> None:
        """Goes on to so many steps, as far as anything is free."""
        front = self._front
        while front is not None and len(self.entering) <= longest:
            entry = front.entering(self._taken) if front.inside else None
            if entry is not None and self._first_entry == NEVER:
                self._first_entry = len(self.entering)
            self.entering.append(entry)
            front = self._front = front.onward(self._seen)
            if front is not None:
                if not front.on_lap:
                    self._off_lap = min(self._off_lap, len(self.fronts))
                self._seen |= front.mask
                self.fronts.append(front)

    def undivided(self) -> int:
        """How many of the fronts lie on the lap, before any corner."""
        return min(len(self.fronts), self._first_entry, self._off_lap)

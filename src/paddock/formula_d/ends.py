"""The ends of a move with their prices, and the way to each: what a driver is asked to choose from."""

from __future__ import annotations

from bisect import bisect_left

import msgspec

from paddock.formula_d.actions import Action
from paddock.formula_d.circuit import NONE, Graph
from paddock.formula_d.corners import Miss
from paddock.formula_d.events import Cause
from paddock.formula_d.movement import SPACE_BITS, SPACE_MASK, Search
from paddock.formula_d.trace import trace

KEY_BITS = SPACE_BITS + 6
KEY_MASK = (1 << KEY_BITS) - 1
"""The key of an end is its number and the black spaces on the way; its price stands above these bits."""


class End(msgspec.Struct, frozen=True, gc=False):
    """One end of a move and all that comes of it."""

    name: str
    space: int  # where the car then stands; OFF behind the line
    corner: int  # that this space lies in, or NONE
    steps: int
    braking: int  # spaces not driven
    misses: tuple[Miss, ...]
    cost: int  # wear points
    over: int  # black spaces on the way, where they are counted
    crossed: bool  # the line, but not to finish
    finished: bool
    boxed: bool
    blocked: bool  # nothing longer was free


class Ends:
    """All ends of one move, the cheapest first; made once and kept for every car in the same position."""

    __slots__ = ("_known", "_search", "_ways", "cheapest", "dearest", "lists", "ordered")

    def __init__(self, graph: Graph, start: int, owed: int, longest: int, bonus: int, blocked: frozenset[int]) -> None:
        self._search = Search(graph, start, owed, longest, blocked)
        self._known: dict[int, End] = {}
        self._ways: dict[int, tuple[str, ...]] = {}
        self.lists: dict[int, tuple[Action, ...]] = {}  # actions, by seat and by what can be paid
        self.ordered = self._price(bonus)
        self.cheapest = self.ordered[0] >> KEY_BITS
        self.dearest = self.ordered[-1] >> KEY_BITS

    def payable(self, wp: int) -> list[int]:
        """The ends that cost no more than this, as keys with their prices, the cheapest first."""
        if self.dearest <= wp:
            return self.ordered
        return self.ordered[: bisect_left(self.ordered, (wp + 1) << KEY_BITS)]

    def key(self, name: str, over: int) -> int | None:
        """The key of an end by its name, without its price; None if there is no such end."""
        circuit, found = self._search.graph.circuit, self._search.found
        number = circuit.number.get(name)
        if number is not None:
            key = number | over << SPACE_BITS
            return key if key in found else None
        for number in circuit.special.get(name, ()):
            if (key := number | over << SPACE_BITS) in found:
                return key
        return None

    def end(self, key: int) -> End:
        """All about one end, by its key without its price."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._make(key)
        return found

    def way(self, key: int) -> tuple[str, ...]:
        """The spaces of a way to this end, from where the car stands."""
        way = self._ways.get(key)
        if way is None:
            names = self._search.graph.circuit.names
            way = self._ways[key] = tuple([names[number] for number in trace(self._search, key)])
        return way

    def doom(self) -> Cause:
        """Why nothing can be paid for."""
        if self._search.reach < self._search.longest:
            return "blocked"
        return "corner" if self._search.fatal != NONE else "overshooting"

    def _price(self, bonus: int) -> list[int]:
        """All keys with their prices, sorted. Ways that cost more for nothing are left out."""
        search = self._search
        circuit = search.graph.circuit
        longest, missed, found, lap_spaces = search.longest, search.missed, search.found, circuit.lap_spaces
        if not (missed or bonus) and max(found) < lap_spaces:
            priced = [(longest - way[0]) << KEY_BITS | key for key, way in found.items()]
            priced.sort()
            return priced
        # Nitro must be used up as far as the road is free (FD-40); in the pit lane a free car moves on (FD-31).
        least = min(bonus, search.reach)
        if circuit.in_pits(search.start) and search.reach:
            least = 1
        priced = []
        for key, (steps, _, _) in found.items():
            if steps >= least:
                space = key & SPACE_MASK
                cost = missed.get(space, 0)
                if space < lap_spaces:
                    cost += longest - steps
                priced.append(cost << KEY_BITS | key)
        priced.sort()
        return self._undominated(priced) if max(found) >= circuit.first_goal else priced

    def _undominated(self, priced: list[int]) -> list[int]:
        """Without ways that cost as much as another to the same end (the line is one) and no fewer black spaces."""
        fewest: dict[str, int] = {}
        kept = []
        for key in priced:
            name = self._search.graph.circuit.names[key & SPACE_MASK]
            over = (key & KEY_MASK) >> SPACE_BITS
            if over < fewest.get(name, KEY_MASK):
                fewest[name] = over
                kept.append(key)
        return kept

    def _make(self, key: int) -> End:
        search = self._search
        circuit = search.graph.circuit
        names = circuit.names
        space = key & SPACE_MASK
        steps, origin, since = search.found[key]
        overshot = search.missed.get(space, 0)
        misses = search.runs[origin].misses(steps - since) if overshot else ()
        braking = search.longest - steps
        over = key >> SPACE_BITS
        if space >= circuit.first_goal:
            return End(names[space], NONE, NONE, steps, 0, misses, overshot, over, False, True, False, False)
        if space >= circuit.first_door:
            box = space - circuit.first_door + circuit.first_box
            return End(names[space], box, NONE, steps, 0, (), 0, 0, False, False, True, False)
        cost = overshot if space >= circuit.lap_spaces else overshot + braking
        crossed = self._crossed(search.start, space)
        blocked = steps == search.reach < search.longest
        corner = circuit.corner[space]
        return End(names[space], space, corner, steps, braking, misses, cost, over, crossed, False, False, blocked)

    def _crossed(self, start: int, end: int) -> bool:
        """Whether a move between these spaces crosses the line: it is far shorter than a lap."""
        circuit = self._search.graph.circuit
        if end >= circuit.lap_spaces:
            return False
        if start >= circuit.lap_spaces:
            return True
        return circuit.along[start] - circuit.along[end] > circuit.round // 2

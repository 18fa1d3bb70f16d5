"""The ends of a move with their prices, and the way to each: what a driver is asked to choose from."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise

import msgspec

from paddock.formula_d.circuit import NONE, Graph
from paddock.formula_d.corners import Miss
from paddock.formula_d.events import Cause
from paddock.formula_d.movement import SPACE_BITS, SPACE_MASK, Search
from paddock.formula_d.trace import trace

KEY_BITS = SPACE_BITS + 6


class End(msgspec.Struct, frozen=True, gc=False):
    """One end of a move and all that comes of it."""

    name: str
    space: int  # where the car then stands; OFF behind the line
    steps: int
    braking: int  # spaces not driven
    misses: tuple[Miss, ...]
    cost: int  # wear points
    over: int  # black spaces on the way, where they are counted
    crossed: bool  # the line, but not to finish
    finished: bool
    boxed: bool
    blocked: bool  # nothing longer was free
    way: tuple[str, ...]


class Ends:
    """All ends of one move, the cheapest first; made once and kept for every car in the same position."""

    __slots__ = ("_graph", "_known", "_search", "cheapest", "fatal", "lists", "ordered", "reach")

    def __init__(self, graph: Graph, start: int, owed: int, longest: int, bonus: int, blocked: frozenset[int]) -> None:
        search = Search(graph, start, owed, longest, blocked)
        self._graph = graph
        self._search = search
        self._known: dict[int, End] = {}
        self.lists: dict[int, tuple[object, ...]] = {}  # actions, by seat and by what can be paid
        self.reach = search.reach
        self.fatal = search.fatal
        self.ordered = self._price(bonus)
        self.cheapest = self.ordered[0] >> KEY_BITS

    def payable(self, wp: int) -> list[int]:
        """The ends that cost no more than this, as keys, the cheapest first."""
        ordered = self.ordered
        if ordered and ordered[-1] >> KEY_BITS <= wp:
            return ordered
        return ordered[: bisect_left(ordered, (wp + 1) << KEY_BITS)]

    def key(self, name: str, over: int) -> int | None:
        """The key of an end by its name, without its price; None if there is no such end."""
        circuit = self._graph.circuit
        for number in (circuit.number.get(name), *circuit.special.get(name, ())):
            if number is not None and (key := number | over << SPACE_BITS) in self._search.found:
                return key
        return None

    def end(self, key: int) -> End:
        """All about one end, by its key without its price."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._make(key)
        return found

    def doom(self) -> Cause:
        """Why nothing can be paid for."""
        if self.reach < self._search.longest:
            return "blocked"
        return "corner" if self.fatal != NONE else "overshooting"

    def _price(self, bonus: int) -> list[int]:
        """Keys with their price above the other bits, sorted. Ways that cost more for nothing are left out."""
        search = self._search
        circuit = self._graph.circuit
        # Nitro must be used up as far as the road is free (FD-40); in the pit lane a free car moves on (FD-31).
        least = min(bonus, search.reach)
        if circuit.in_pits(search.start) and search.reach:
            least = 1
        priced = []
        alike = self._graph.width > 1
        for key, (steps, _, _) in search.found.items():
            if steps >= least:
                space = key & SPACE_MASK
                alike = alike or space >= circuit.first_goal
                cost = 0 if space >= circuit.lap_spaces else search.longest - steps
                for miss in search.missed.get(space, ()):
                    cost += miss.spaces
                priced.append(cost << KEY_BITS | key)
        priced.sort()
        return self._undominated(priced) if alike else priced

    def _undominated(self, priced: list[int]) -> list[int]:
        """Without ways that cost as much as another to the same end (the line is one) and no fewer black spaces."""
        fewest: dict[str, int] = {}
        kept = []
        for key in priced:
            name = self._graph.circuit.names[key & SPACE_MASK]
            over = (key & (1 << KEY_BITS) - 1) >> SPACE_BITS
            if over < fewest.get(name, 1 << 6):
                fewest[name] = over
                kept.append(key)
        return kept

    def _make(self, key: int) -> End:
        search = self._search
        circuit = self._graph.circuit
        space = key & SPACE_MASK
        steps, _, _ = search.found[key]
        misses = search.missed.get(space, ())
        finished = space >= circuit.first_goal
        boxed = not finished and space >= circuit.first_door
        stands = NONE if finished else space - circuit.first_door + circuit.first_box if boxed else space
        braking = 0 if finished or boxed else search.longest - steps
        way = trace(search, key)
        return End(
            name=circuit.names[space],
            space=stands,
            steps=steps,
            braking=braking,
            misses=misses,
            cost=sum(miss.spaces for miss in misses) + (0 if circuit.in_pits(space) else braking),
            over=key >> SPACE_BITS,
            crossed=not finished and any(circuit.crosses(here, there) for here, there in pairwise(way)),
            finished=finished,
            boxed=boxed,
            blocked=steps == search.reach < search.longest,
            way=tuple([circuit.names[number] for number in way]),
        )

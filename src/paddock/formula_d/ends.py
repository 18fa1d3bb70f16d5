"""The ends of a move with their prices, and the way to each: what a driver is asked to choose from."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from typing import ClassVar

import msgspec

from paddock.formula_d.actions import Drive
from paddock.formula_d.circuit import NONE, Graph
from paddock.formula_d.corners import Miss
from paddock.formula_d.events import Cause
from paddock.formula_d.fronts import Wave
from paddock.formula_d.movement import SPACE_BITS, SPACE_MASK, Search
from paddock.formula_d.trace import cross, straight_way, trace

KEY_BITS = SPACE_BITS + 6
KEY_MASK = (1 << KEY_BITS) - 1
"""The key of an end is its number and the black spaces on the way."""

STEPS_MASK = (1 << 6) - 1
COST_BITS = KEY_BITS + 6
"""A packed end has its key in the low bits, then the steps that lead there, then its price: so they sort by price."""


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
    plain: bool  # just a space of the lap: no line, no box, no corner overshot


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """The cheapest ends: their names, whether one is a stop in a corner without wear, whether one overshoots."""

    names: tuple[str, ...]
    stop: bool
    overshoot: bool


UNPAYABLE = 100
"""A price above all wear points that a car can have."""

SEARCHES = 1_000
"""How many searches are kept at most; one takes some kilobytes."""


class Ends:
    """All ends of one move, the cheapest first; made once and kept for every car in the same position.

    Thousands of these are kept, so they hold little: what is rarely asked is searched for again.
    """

    _last: ClassVar[tuple[Ends, Search] | None] = None  # a move is mostly driven at once
    _often: ClassVar[dict[Ends, Search]] = {}  # and those with nobody in the way come again
    _outlook: Outlook
    __slots__ = (
        "_arrivals",
        "_graph",
        "_longest",
        "_near",
        "_outlook",
        "_owed",
        "_start",
        "actions",
        "cheapest",
        "dearest",
        "fatal",
        "packed",
        "reach",
    )

    def __init__(self, graph: Graph, start: int, owed: int, longest: int, bonus: int, near: int) -> None:
        self._graph = graph
        self._start = start
        self._owed = owed
        self._longest = longest
        self._near = near
        self._arrivals: dict[object, tuple[End, tuple[str, ...]]] = {}
        self.actions: dict[int, tuple[Drive, ...]] = {}  # by seat, made when first asked for
        self.reach = longest
        self.fatal = NONE
        packed = wave = None
        if graph.simple[start]:
            wave = Wave(graph, start, longest, near)
            packed = None if bonus else _straight(wave, longest)
        if packed is None:
            search = Search(graph, start, owed, longest, near, wave)
            self._keep(search)
            self.reach = search.reach
            self.fatal = search.fatal
            packed = _priced(search, bonus)
        self.packed = array("I", packed)
        # Nitro may lead nowhere but out of a corner that demands two stops more: then there is no end at all.
        self.cheapest = self.packed[0] >> COST_BITS if packed else UNPAYABLE
        self.dearest = self.packed[-1] >> COST_BITS if packed else UNPAYABLE

    def payable(self, wp: int) -> Sequence[int]:
        """The ends that cost no more than this, packed, the cheapest first."""
        if self.dearest <= wp:
            return self.packed
        return self.packed[: self.count(wp)]

    def count(self, wp: int) -> int:
        """How many ends cost no more than this."""
        return bisect_left(self.packed, (wp + 1) << COST_BITS)

    def key(self, name: str, over: int) -> int | None:
        """The key of an end by its name; None if there is no such end."""
        packed = self._find(name, over)
        return None if packed is None else packed & KEY_MASK

    def arrival(self, name: str, over: int) -> tuple[End, tuple[str, ...]]:
        """An end by its name, and the way to it."""
        place = (name, over) if over else name
        found = self._arrivals.get(place)
        if found is None:
            packed = self._find(name, over)
            assert packed is not None, f"{name} is no end of this move"
            found = self._arrivals[place] = (self.unpack(packed), self._way(packed))
        return found

    def end(self, key: int) -> End:
        """All about one end."""
        for packed in self.packed:
            if packed & KEY_MASK == key:
                return self.unpack(packed)
        raise KeyError(key)

    def way(self, key: int) -> tuple[str, ...]:
        """The spaces of a way to this end, from where the car stands."""
        return self._way(next(packed for packed in self.packed if packed & KEY_MASK == key))

    def _way(self, packed: int) -> tuple[str, ...]:
        graph, start, near, key = self._graph, self._start, self._near, packed & KEY_MASK
        way = None
        if graph.simple[start] and graph.simple[key & SPACE_MASK]:
            steps = packed >> KEY_BITS & STEPS_MASK
            told, taken = straight_way(graph, start, key, steps)
            if told and not taken & near:
                return told
            way = cross(graph, start, key, steps, near)
        names = graph.circuit.names
        return tuple([names[number] for number in way or trace(self._search(), key)])

    def outlook(self) -> Outlook:
        """What the cheapest ends bring."""
        try:
            return self._outlook
        except AttributeError:  # asked for the first time; of most it never is
            self._outlook = self._look_out()
            return self._outlook

    def _look_out(self) -> Outlook:
        circuit, cost = self._graph.circuit, self.cheapest
        packed = self.packed[: self.count(cost)]
        stop = overshoot = False
        for one in packed:
            space, braking = one & SPACE_MASK, self._longest - (one >> KEY_BITS & STEPS_MASK)
            if space >= circuit.first_door:
                overshoot |= cost > 0 and space >= circuit.first_goal
            elif cost > braking:
                overshoot = True
            elif not cost:
                stop |= circuit.corner[space] != NONE
        return Outlook(tuple([circuit.names[one & SPACE_MASK] for one in packed]), stop, overshoot)

    def doom(self) -> Cause:
        """Why nothing can be paid for."""
        if self.reach < self._longest:
            return "blocked"
        return "corner" if self.fatal != NONE else "overshooting"

    def _search(self) -> Search:
        search = self._last[1] if self._last and self._last[0] is self else self._often.get(self)
        if search is None:
            search = Search(self._graph, self._start, self._owed, self._longest, self._near)
            self._keep(search)
        return search

    def _keep(self, search: Search) -> None:
        if self._near:
            Ends._last = (self, search)
            return
        if len(self._often) >= SEARCHES:
            self._often.clear()
        self._often[self] = search

    def _find(self, name: str, over: int) -> int | None:
        circuit = self._graph.circuit
        number = circuit.number.get(name)
        keys = (number,) if number is not None else circuit.special.get(name, ())
        for key in keys:
            wanted = key | over << SPACE_BITS
            for packed in self.packed:
                if packed & KEY_MASK == wanted:
                    return packed
        return None

    def unpack(self, packed: int) -> End:
        """All about a packed end."""
        key = packed & KEY_MASK
        circuit = self._graph.circuit
        space, over = key & SPACE_MASK, key >> SPACE_BITS
        name = circuit.names[space]
        steps, cost = packed >> KEY_BITS & STEPS_MASK, packed >> COST_BITS
        braking = self._longest - steps
        if space >= circuit.first_goal:
            misses = self._misses(key) if cost else ()
            return End(name, NONE, NONE, steps, 0, misses, cost, over, False, True, False, False, False)
        if space >= circuit.first_door:
            box = space - circuit.first_door + circuit.first_box
            return End(name, box, NONE, steps, 0, (), 0, 0, False, False, True, False, False)
        misses = self._misses(key) if cost > braking else ()
        crossed = self._crossed(space)
        blocked = steps == self.reach < self._longest
        plain = not (crossed or misses or space >= circuit.lap_spaces)
        corner = circuit.corner[space]
        return End(name, space, corner, steps, braking, misses, cost, over, crossed, False, False, blocked, plain)

    def _misses(self, key: int) -> tuple[Miss, ...]:
        """The corners that the way to this end overshoots."""
        search = self._search()
        steps, origin, since = search.found[key]
        return search.runs[origin].misses(steps - since)

    def _crossed(self, end: int) -> bool:
        """Whether a move to this space crosses the line: it is far shorter than a lap."""
        circuit = self._graph.circuit
        if end >= circuit.lap_spaces:
            return False
        if self._start >= circuit.lap_spaces:
            return True
        return circuit.along[self._start] - circuit.along[end] > circuit.round // 2


def _straight(wave: Wave, longest: int) -> list[int] | None:
    """All ends, packed and sorted, if the move stays on the straight and is not blocked; else None."""
    fronts = wave.fronts
    if wave.entries or len(fronts) <= longest or not fronts[longest].ends:
        return None
    packed: list[int] = []
    for steps in range(longest, -1, -1):
        front = fronts[steps]
        if not front.on_lap:
            return None
        price = (longest - steps) << COST_BITS | steps << KEY_BITS
        packed += [price | space for space in front.ends]
    return packed


def _priced(search: Search, bonus: int) -> list[int]:
    """All ends, packed and sorted."""
    circuit = search.graph.circuit
    longest, missed, found, lap_spaces = search.longest, search.missed, search.found, circuit.lap_spaces
    if not bonus and max(found) < lap_spaces:
        # Nothing but spaces of the lap: one point for each space not driven, and for each beyond a corner.
        packed = [(longest - way[0]) << COST_BITS | way[0] << KEY_BITS | key for key, way in found.items()]
        if missed:
            packed = [end + (missed.get(end & SPACE_MASK, 0) << COST_BITS) for end in packed]
        packed.sort()
        return packed
    # Nitro must be used up as far as the road is free (FD-40); in the pit lane a free car moves on (FD-31).
    least = min(bonus, search.reach)
    if circuit.in_pits(search.start) and search.reach:
        least = 1
    packed = []
    for key, (steps, _, _) in found.items():
        if steps >= least:
            space = key & SPACE_MASK
            cost = missed.get(space, 0)
            if space < lap_spaces:
                cost += longest - steps
            packed.append(cost << COST_BITS | steps << KEY_BITS | key)
    packed.sort()
    return _undominated(circuit.names, packed) if max(found) >= circuit.first_goal else packed


def _undominated(names: Sequence[str], packed: list[int]) -> list[int]:
    """Without ways that cost as much as another to the same end (the line is one) and no fewer black spaces."""
    fewest: dict[str, int] = {}
    kept = []
    for end in sorted(packed, key=lambda end: (end >> COST_BITS, (end & KEY_MASK) >> SPACE_BITS)):
        name = names[end & SPACE_MASK]
        over = (end & KEY_MASK) >> SPACE_BITS
        if over < fewest.get(name, KEY_MASK):
            fewest[name] = over
            kept.append(end)
    kept.sort()
    return kept

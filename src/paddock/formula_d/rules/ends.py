"""The ends of a move with their prices, and the way to each: what a driver is asked to choose from."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from paddock.formula_d.options import MOST_CARS
from paddock.formula_d.rules.actions import Drive
from paddock.formula_d.rules.circuit import NONE, bits
from paddock.formula_d.rules.corners import Miss
from paddock.formula_d.rules.events import Cause
from paddock.formula_d.rules.movement import SPACE_BITS, SPACE_MASK, Overshoot, Search
from paddock.formula_d.rules.trace import cross, trace

KEY_BITS = SPACE_BITS + 6
KEY_MASK = (1 << KEY_BITS) - 1
"""The key of an end is its number and the black spaces on the way."""

STEPS_MASK = (1 << 6) - 1
COST_BITS = KEY_BITS + 6
PLACE_MASK = (1 << COST_BITS) - 1
"""A packed end has its key in the low bits, then the steps that lead there, then its price: so they sort by price."""

PRICES = [[(longest - steps) << COST_BITS | steps << KEY_BITS for steps in range(longest + 1)] for longest in range(64)]
"""By length of the move and steps driven: a packed end without its key, if only braking costs anything."""


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


ONE_MORE = -1
"""In place of a number of stops: one more than the car has made in this corner."""


class Arrival(msgspec.Struct, frozen=True, gc=False):
    """What a move to an end does that takes so many steps, however long it might have been."""

    key: int
    steps: int
    way: tuple[str, ...]
    passed: int  # the spaces of the way, as bits
    straight: bool  # it stays on one straight
    misses: tuple[Miss, ...]
    space: int
    corner: int
    stops: int  # made in the corner where the move ends, or ONE_MORE
    crossed: bool  # the line, but not to finish
    calm: bool  # it ends on a space of the lap, no corner was overshot
    bit: int  # the space
    risk: int  # and those where a car endangers one that stops there


UNPAYABLE = 100
"""A price above all wear points that a car can have."""


class Ends:
    """All ends of one move, the cheapest first; made once and kept for every car in the same position."""

    _outlook: Outlook
    __slots__ = (
        "_outlook",
        "_search",
        "actions",
        "arrivals",
        "cheapest",
        "dearest",
        "fatal",
        "longest",
        "packed",
        "reach",
    )

    def __init__(self, search: Search, longest: int, bonus: int) -> None:
        search.extend(longest)
        self._search = search
        self.longest = longest
        # By name, with the number of black spaces where they count; on one straight the same for moves of all lengths.
        self.arrivals = search.arrivals if longest < search.entered else {}
        self.actions: list[tuple[Drive, ...] | None] = [None] * MOST_CARS  # by seat, made when first asked for
        self.fatal = NONE  # a corner in which the car would be out at once
        runs = search.overshoots(longest) if search.exits else ()
        self.reach = self._reach(runs)  # the longest move that the free spaces allow, also if the car would be out
        if bonus or longest >= search.off_lap or search.graph.width > 1 or _leave_lap(search, runs):
            packed = _priced(search, longest, bonus, runs, self.reach)
        else:
            packed = _on_lap(search, longest, runs)
        self.packed = array("I", packed)
        # Nitro may lead nowhere but out of a corner that demands two stops more: then there is no end at all.
        self.cheapest = self.packed[0] >> COST_BITS if packed else UNPAYABLE
        self.dearest = self.packed[-1] >> COST_BITS if packed else UNPAYABLE

    def _reach(self, runs: Sequence[Overshoot]) -> int:
        search, longest = self._search, self.longest
        reach = longest
        if search.door > longest:
            while not search.layer(reach):
                reach -= 1
        for origin, run, _, arrivals in runs:
            if run.reach:
                if search.owed_at(origin) > 1:
                    self.fatal = search.graph.circuit.corner[origin]
                for since, _ in arrivals:
                    if reach < since + run.reach and since < longest:
                        reach = min(longest, since + run.reach)
        return reach

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

    def arrival(self, name: str, over: int) -> Arrival:
        """An end by its name, and the way to it."""
        place = (name, over) if self._search.graph.width > 1 else name
        found = self.arrivals.get(place)
        if found is None:
            packed = self._find(name, over)
            assert packed is not None, f"{name} is no end of this move"
            found = self.arrivals[place] = self._arrival(packed)
        return found

    def _arrival(self, packed: int) -> Arrival:
        """The same by its packed end: nobody matters but who stands between."""
        search, end = self._search, packed & SPACE_MASK
        graph, start, near = search.graph, search.start, search.taken
        known = graph.arrivals
        place = ((packed & PLACE_MASK) << SPACE_BITS | start) << 3 | search.owed
        key: object = place
        if near:
            free = known.get(place)
            if free and free.straight and not free.passed & near:
                return free  # as if nobody were there
            between = near & graph.between(start, end, packed >> KEY_BITS & STEPS_MASK)
            if between:
                key = (place, between)
        found = known.get(key)
        if found is None:
            found = self._drive_to(packed)
            known.keep(key, found)
        return found

    def _drive_to(self, packed: int) -> Arrival:
        search, key, steps = self._search, packed & KEY_MASK, packed >> KEY_BITS & STEPS_MASK
        graph, circuit, number = search.graph, search.graph.circuit, key & SPACE_MASK
        way: list[int] | None = None
        misses: tuple[Miss, ...] = ()
        if graph.simple[search.start] and graph.simple[number]:
            way = cross(graph, search.start, key, steps, search.taken)
        straight = way is not None
        if way is None:
            way, misses = self._trace(key, steps)
        space, corner, stops = circuit.stands[number], circuit.corner[number], 0
        if corner != NONE:
            stops = ONE_MORE if corner == circuit.corner[search.start] else 0 if misses else 1
        calm = number < circuit.lap_spaces and not misses
        return Arrival(
            key=key,
            steps=steps,
            way=tuple([circuit.names[number] for number in way]),
            passed=bits(way),
            straight=straight,
            misses=misses,
            space=space,
            corner=corner,
            stops=stops,
            crossed=self._crossed(number),
            calm=calm,
            bit=circuit.bit[space],
            risk=circuit.risk[number] if calm else 0,
        )

    def _trace(self, key: int, steps: int) -> tuple[list[int], tuple[Miss, ...]]:
        """The spaces of a way to an end, and the corners that it overshoots."""
        search = self._search
        found = search.find(self.longest, key, steps)
        _, origin, since = found
        misses = search.runs[origin].misses(steps - since) if origin in search.runs else ()
        return trace(search, key, found), misses

    def end(self, key: int) -> End:
        """All about one end."""
        return self.unpack(self._packed(key))

    def way(self, key: int) -> tuple[str, ...]:
        """The spaces of a way to this end, from where the car stands."""
        return self._arrival(self._packed(key)).way

    def _packed(self, key: int) -> int:
        return next(packed for packed in self.packed if packed & KEY_MASK == key)

    def outlook(self) -> Outlook:
        """What the cheapest ends bring."""
        try:
            return self._outlook
        except AttributeError:  # asked for the first time; of most it never is
            self._outlook = self._look_out()
            return self._outlook

    def _look_out(self) -> Outlook:
        circuit, cost = self._search.graph.circuit, self.cheapest
        packed = self.packed[: self.count(cost)]
        stop = overshoot = False
        for one in packed:
            space, braking = one & SPACE_MASK, self.longest - (one >> KEY_BITS & STEPS_MASK)
            if space >= circuit.first_door:
                overshoot |= cost > 0 and space >= circuit.first_goal
            elif cost > braking:
                overshoot = True
            elif not cost:
                stop |= circuit.corner[space] != NONE
        return Outlook(tuple([circuit.names[one & SPACE_MASK] for one in packed]), stop, overshoot)

    def doom(self) -> Cause:
        """Why nothing can be paid for."""
        if self.reach < self.longest:
            return "blocked"
        return "corner" if self.fatal != NONE else "overshooting"

    def _find(self, name: str, over: int) -> int | None:
        circuit = self._search.graph.circuit
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
        circuit = self._search.graph.circuit
        space, over = key & SPACE_MASK, key >> SPACE_BITS
        name = circuit.names[space]
        steps, cost = packed >> KEY_BITS & STEPS_MASK, packed >> COST_BITS
        braking = self.longest - steps
        if space >= circuit.first_goal:
            misses = self._arrival(packed).misses if cost else ()
            return End(name, NONE, NONE, steps, 0, misses, cost, over, False, True, False, False, False)
        if space >= circuit.first_door:
            box = space - circuit.first_door + circuit.first_box
            return End(name, box, NONE, steps, 0, (), 0, 0, False, False, True, False, False)
        misses = self._arrival(packed).misses if cost > braking else ()
        crossed = self._crossed(space)
        blocked = steps == self.reach < self.longest
        plain = not (crossed or misses or space >= circuit.lap_spaces)
        corner = circuit.corner[space]
        return End(name, space, corner, steps, braking, misses, cost, over, crossed, False, False, blocked, plain)

    def _crossed(self, end: int) -> bool:
        """Whether a move to this space crosses the line: it is far shorter than a lap."""
        circuit, start = self._search.graph.circuit, self._search.start
        if end >= circuit.lap_spaces:
            return False
        if start >= circuit.lap_spaces:
            return True
        return circuit.along[start] - circuit.along[end] > circuit.round // 2


def _leave_lap(search: Search, runs: Sequence[Overshoot]) -> bool:
    """Whether a car that leaves a corner too early comes over the line, or into the pit lane."""
    lap_spaces = search.graph.circuit.lap_spaces
    return bool(runs) and any([run.ends and max(run.ends[:left]) >= lap_spaces for _, run, left, _ in runs])


def _on_lap(search: Search, longest: int, runs: Sequence[Overshoot]) -> list[int]:
    """All ends, packed and sorted, where they are spaces of the lap."""
    prices = PRICES[longest]
    straight, first = search.straight, search.first
    if first is not None and longest < straight:  # one straight: nothing is reached twice
        fronts = first.fronts[longest::-1]
        return [price | space for price, front in zip(prices[::-1], fronts, strict=True) for space in front.ends]
    found: dict[int, int] = {}
    if first is not None:
        for price, front in zip(prices, first.fronts[:straight], strict=False):
            for space in front.ends:
                found[space] = price
    for price, layer in zip(prices[straight:], search.layers, strict=False):
        for ends, _, _ in layer:
            for space in ends:
                found[space] = price
    for _, run, left, arrivals in runs:
        since = [steps for steps, _ in arrivals if steps < longest]
        for space, length, cost in run.bill[:left]:
            while since[-1] + length > longest:
                since.pop()
            found[space] = prices[since[-1] + length] + (cost << COST_BITS)
    packed = [price | space for space, price in found.items()]
    packed.sort()
    return packed


def _priced(search: Search, longest: int, bonus: int, runs: Sequence[Overshoot], reach: int) -> list[int]:
    """The same for moves of all kinds."""
    circuit, found = search.graph.circuit, search.found(longest)
    missed = {space: cost for _, run, left, _ in runs for space, _, cost in run.bill[:left]}
    # Nitro must be used up as far as the road is free (FD-40); in the pit lane a free car moves on (FD-31).
    least = min(bonus, reach)
    if circuit.in_pits(search.start) and reach:
        least = 1
    packed = []
    for key, (steps, _, _) in found.items():
        if steps >= least:
            space = key & SPACE_MASK
            cost = missed.get(space, 0)
            if space < circuit.lap_spaces:
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

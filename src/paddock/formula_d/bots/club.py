"""Club, the Formula D driver with good rules of thumb.

Weighs spaces against wear points for the move in hand: stops owed, whether the gear suits the road that is left up to
the next corner, cars close by, and wear points that grow dearer the fewer there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random

from msgspec.structs import replace

from paddock.core.luck import pick
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.actions import Action, Drive, Gear, Nitro
from paddock.formula_d.rules.circuit import NONE, Graph
from paddock.formula_d.rules.corners import stops_after
from paddock.formula_d.rules.ends import COST_BITS, KEY_BITS, KEY_MASK, STEPS_MASK, Ends
from paddock.formula_d.rules.gears import DICE, change_cost
from paddock.formula_d.rules.movement import SPACE_BITS, SPACE_MASK
from paddock.formula_d.rules.secrets import View
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, OfferingNitro, State

SPEED = 8.6
"""Spaces that a turn brings on average."""

WEAR = 0.12
"""What a wear point is worth, in turns, while there are plenty of them."""

OUT = 25.0
"""What going out costs, in turns, on top of the way that is left."""

OWED = 0.2
"""What a stop still owed costs, in turns."""

PACE = 0.2
"""What a gear is worth that suits the road ahead, in turns."""

BUMP = 0.2
"""The chance to lose a point beside another car."""

SERVED = 6.0
"""What a pit stop is worth then, in turns."""

TIRED = 8
"""With fewer wear points than this a pit stop is worth its time."""

SPARE = 2
"""Ends that cost more than this above the cheapest one are not looked at."""

BOOST = 0.3
"""What the nitro is worth later on, in turns."""

CLOSE = 1e-9

CHANCES = [[(face, die.count(face) / len(die)) for face in sorted(set(die), reverse=True)] for die in DICE]
"""The faces of each gear's die and how likely they are, those first that may be too much for the road."""

EXCESS = [
    [sum(chance * max(0, face - room) for face, chance in CHANCES[max(1, gear - 1)]) for room in range(31)]
    for gear in range(len(DICE))
]
"""By gear and room in the next corner: how many spaces too many the next lower gear brings on average."""


def make(game: FormulaD) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """The bot for this race."""
    return Club(game).choose


class Club:
    """Rules of thumb with the tables of one track."""

    def __init__(self, game: FormulaD) -> None:
        self.game = game
        self.kit = game.kit
        circuit, track = game.kit.circuit, game.kit.track
        space_length = circuit.round / max(track.lanes.values())
        self.room = rooms(game.kit.graph(0))
        self.lap_turns = circuit.round / space_length / SPEED
        self.turns = [along / space_length / SPEED for along in circuit.along]  # that it takes to come so far
        self.longest_step = longest_step(game.kit.graph(0)) / space_length / SPEED
        self.pace = [[PACE * min(gear, 1 + room // 4) for room in self.room] for gear in range(len(DICE))]
        self.excess = [[EXCESS[gear][min(room, 30)] for room in self.room] for gear in range(len(DICE))]

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, rng)
        ask = state.ask
        match ask:
            case ChoosingGear():
                return self._shift(state, ask.car, [act for act in legal if isinstance(act, Gear)], rng)
            case OfferingNitro():
                return self._nitro(state, ask, legal)
            case Driving():
                return self._drive(state, ask, [act for act in legal if isinstance(act, Drive)], rng)
            case _:
                return pick(rng, legal)

    def _shift(self, state: State, number: int, legal: Sequence[Gear], rng: Random) -> Action:
        """The gear that promises the fewest turns; the likely ones come first, so that others are soon dropped."""
        now = state.cars[number].gear
        turns: dict[Gear, float] = {}
        best = inf
        for action in sorted(legal, key=lambda action: abs(action.gear - now)):
            turns[action] = self._gear(state, number, action.gear, best + CLOSE)
            best = min(best, turns[action])
        return pick(rng, [action for action in legal if turns[action] <= best + CLOSE])

    def _gear(self, state: State, number: int, gear: int, enough: float) -> float:
        """Turns to the finish if this gear is chosen, or more than enough of them if it cannot be less."""
        car = state.cars[number]
        cost = change_cost(self.kit.circuit, car, gear)
        if cost >= car.wp:
            return self._out(car)
        changed = replace(car, gear=gear, wp=car.wp - cost)
        occupied = self.kit.occupied(state.cars)
        hopes = [self._hope(changed, face) for face, _ in CHANCES[gear]]
        turns = self._wear(car.wp, cost)
        turns += sum([chance * hope for (_, chance), hope in zip(CHANCES[gear], hopes, strict=True)])
        for (face, chance), hope in zip(CHANCES[gear], hopes, strict=True):
            ends = self.kit.ends_of(changed, number, face, 0, occupied)
            turns += chance * (self._best(changed, ends, occupied) - hope)
            if turns > enough:
                break
        return turns

    def _hope(self, car: Car, face: int) -> float:
        """Turns that are to go at the very least after a roll."""
        if self.kit.circuit.in_pits(car.space):  # along the lap its spaces are close together
            return -SERVED - PACE * car.gear
        served = SERVED if self.kit.pits and car.wp < TIRED else 0.0
        return self._distance(car) - face * self.longest_step - PACE * car.gear - served

    def _best(self, car: Car, ends: Ends, occupied: int) -> float:
        """The least turns to go after any end of a move."""
        keys = ends.payable(car.wp - 1)
        if not keys:
            return self._out(car)
        keys = keys[: ends.count((keys[0] >> COST_BITS) + SPARE)]
        return min([self._after(car, ends, key, occupied) for key in keys])

    def _after(self, car: Car, ends: Ends, packed: int, occupied: int) -> float:
        """Turns to go after an end of a move, and the black die that it may bring."""
        cost, space = packed >> COST_BITS, packed & SPACE_MASK
        if cost >= car.wp:
            return self._out(car)
        circuit = self.kit.circuit
        if space >= circuit.first_goal:
            return self._wear(car.wp, cost) / 4
        steps = packed >> KEY_BITS & STEPS_MASK
        if circuit.in_pits(space):
            if not circuit.in_pits(car.space) and car.wp >= TIRED:
                return self._out(car)
            return self._distance(car) - (SERVED if space >= circuit.first_door else steps / SPEED)
        risk = BUMP * bool(occupied & ~circuit.bit[car.space] & circuit.risk[space])
        if self.kit.road:
            risk += BUMP * (space in circuit.danger) + (space in circuit.trouble)
        turns = self._wear(car.wp, cost) + risk * self._wear(car.wp, 1)
        return turns + self._to_go(car, space, cost, cost > ends.longest - steps)

    def _to_go(self, car: Car, space: int, cost: int, overshot: bool) -> float:
        """A guess at the turns to the finish: distance, stops owed, and whether the gear suits what lies ahead."""
        circuit, gear = self.kit.circuit, car.gear
        crossed = circuit.in_pits(car.space) or circuit.along[car.space] - circuit.along[space] > circuit.round // 2
        turns = (self.kit.options.laps - car.lap - crossed + 1) * self.lap_turns - self.turns[space]
        turns -= self.pace[gear][space]
        owed = 1
        if circuit.corner[space] != NONE:
            stops = stops_after(circuit, car.space, car.stops, space, overshot)
            owed = max(0, circuit.stops[circuit.corner[space]] - stops)
            turns += OWED * owed
        return turns + self._wear(car.wp - cost, 1) * self.excess[gear][space] if owed else turns

    def _distance(self, car: Car) -> float:
        """Turns to the finish at the usual speed."""
        return (self.kit.options.laps - car.lap + 1) * self.lap_turns - self.turns[car.space]

    def _out(self, car: Car) -> float:
        return self._distance(car) + OUT

    def _wear(self, wp: int, points: int) -> float:
        """What losing points costs in turns: the fewer there are, the more each is worth."""
        left = wp - points
        return WEAR * points * (1 if left > 7 else 2 if left > 4 else 4)

    def _nitro(self, state: State, ask: OfferingNitro, legal: Sequence[Action]) -> Action:
        hold, nitro = (self._boost(state, ask, bonus) for bonus in (0, state.cars[ask.car].gear))
        return next(act for act in legal if isinstance(act, Nitro) == (nitro + BOOST < hold))

    def _boost(self, state: State, ask: OfferingNitro, bonus: int) -> float:
        car = state.cars[ask.car]
        occupied = self.kit.occupied(state.cars)
        ends = self.kit.ends_of(car, ask.car, ask.face, bonus, occupied)
        if ends.cheapest > car.wp:
            return self._out(car)
        return self._best(car, ends, occupied)

    def _drive(self, state: State, ask: Driving, legal: Sequence[Drive], rng: Random) -> Action:
        car = state.cars[ask.car]
        ends = self.kit.ends(state, ask)
        occupied = self.kit.occupied(state.cars)
        names = self.kit.circuit.names
        wanted = {(action.to, action.over): action for action in legal}
        scored: list[tuple[float, Action]] = []
        for key in ends.payable(car.wp):
            if scored and key >> COST_BITS > ends.cheapest + SPARE:
                break
            place = names[key & SPACE_MASK], (key & KEY_MASK) >> SPACE_BITS
            scored.append((self._after(car, ends, key, occupied), wanted[place]))
        best = min(turns for turns, _ in scored)
        return pick(rng, [action for turns, action in scored if turns <= best + CLOSE])


def longest_step(graph: Graph) -> int:
    """How far along the lap one step can lead."""
    along, whole, spaces = graph.circuit.along, graph.circuit.round, range(graph.circuit.lap_spaces)
    return max((along[there] - along[space]) % whole for space in spaces for there in graph.steps[space])


def rooms(graph: Graph) -> list[int]:
    """How many steps a car can take at most from each space and still be in the next corner (or in its own)."""
    circuit = graph.circuit
    corner = circuit.corner
    room: dict[int, int] = {}

    def longest(space: int) -> int:
        if space not in room:
            inside = corner[space] != NONE
            onward = [there for there in graph.steps[space] if not inside or corner[there] == corner[space]]
            room[space] = max([1 + longest(there) for there in onward], default=0)
        return room[space]

    # From the corners backwards, so that no chain of calls grows longer than a straight.
    for space in range(circuit.lap_spaces):
        if corner[space] != NONE:
            longest(space)
    if not room:
        return [circuit.lap_spaces] * circuit.lap_spaces
    return [longest(space) for space in range(circuit.lap_spaces)]

"""Club, the Formula D bot with good rules of thumb.

It weighs distance against wear points for the current move: stops owed, a gear that suits the road up to the next
corner, cars close by, and wear points that become more valuable the fewer are left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random

from msgspec.structs import replace

from paddock.core.luck import pick
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.actions import Action, Drive, Gear, Nitro
from paddock.formula_d.rules.circuit import NONE
from paddock.formula_d.rules.corners import stops_after
from paddock.formula_d.rules.ends import End, Ends
from paddock.formula_d.rules.gears import DICE, change_cost
from paddock.formula_d.rules.hazards import close_cars
from paddock.formula_d.rules.open_road import OpenRoad
from paddock.formula_d.rules.secrets import View
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, OfferingNitro, State

SPEED = 8.6
"""Mean spaces of a turn."""

WEAR = 0.12
"""Value of a wear point in turns, while there are plenty."""

OUT = 25.0
"""Penalty for retiring, in turns, on top of the distance left."""

OWED = 0.2
"""Penalty for a stop still owed, in turns."""

PACE = 0.2
"""Value of a gear that suits the road ahead, in turns."""

HOME = PACE * 6
"""Value of having finished, in turns: more than that of any gear before the line."""

BUMP = 0.2
"""Chance of losing a point next to another car."""

SERVED = 6.0
"""Value of such a pit stop, in turns."""

TIRED = 8
"""With fewer wear points than this, a pit stop is worth its time."""

SPARE = 2
"""Ends that cost this much more than the cheapest one are ignored."""

BOOST = 0.3
"""Value of keeping the nitro, in turns."""

CLOSE = 1e-9

CHANCES = [[(face, die.count(face) / len(die)) for face in sorted(set(die), reverse=True)] for die in DICE]
"""The faces of each gear's die with their chances, starting with those that may be too long for the road."""

EXCESS = [
    [sum(chance * max(0, face - room) for face, chance in CHANCES[max(1, gear - 1)]) for room in range(31)]
    for gear in range(len(DICE))
]
"""By gear and room up to the end of the next corner: mean excess spaces with the next lower gear."""


def make(game: FormulaD) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """Return the bot for this race."""
    return Club(game).choose


class Club:
    """Rules of thumb with the tables of one track."""

    def __init__(self, game: FormulaD) -> None:
        self.game = game
        self.setup = game.setup
        circuit, track = game.setup.circuit, game.setup.track
        space_length = circuit.round / max(track.lanes.values())
        road = game.setup.road_in_lap(0, 0)
        self.room = rooms(road)
        self.lap_turns = circuit.round / space_length / SPEED
        self.turns = [along / space_length / SPEED for along in circuit.along]  # turns to get there
        self.longest_step = longest_step(road) / space_length / SPEED
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
        """Return the gear with the fewest expected turns; likely ones come first, so that others are dropped early."""
        now = state.cars[number].gear
        turns: dict[Gear, float] = {}
        best = inf
        for action in sorted(legal, key=lambda action: abs(action.gear - now)):
            turns[action] = self._gear(state, number, action.gear, best + CLOSE)
            best = min(best, turns[action])
        return pick(rng, [action for action in legal if turns[action] <= best + CLOSE])

    def _gear(self, state: State, number: int, gear: int, enough: float) -> float:
        """Return the turns to the finish with this gear; if it cannot be below `enough`, any higher number."""
        car = state.cars[number]
        cost = change_cost(self.setup.circuit, car, gear)
        if cost >= car.wp:
            return self._out(car)
        changed = replace(car, gear=gear, wp=car.wp - cost)
        hopes = [self._hope(changed, face) for face, _ in CHANCES[gear]]
        turns = self._wear(car.wp, cost)
        turns += sum([chance * hope for (_, chance), hope in zip(CHANCES[gear], hopes, strict=True)])
        for (face, chance), hope in zip(CHANCES[gear], hopes, strict=True):
            ends = self.setup.ends_of(changed, number, face, 0, state.cars)
            turns += chance * (self._best(state, number, changed, ends) - hope)
            if turns > enough:
                break
        return turns

    def _hope(self, car: Car, face: int) -> float:
        """Return a lower bound of the turns to go after a roll."""
        if self.setup.circuit.in_pits(car.space):  # its spaces are close together along the lap
            return -SERVED - PACE * car.gear
        served = SERVED if self.setup.pits and car.wp < TIRED else 0.0
        turns = self._distance(car) - face * self.longest_step
        return turns - (PACE * car.gear if turns > 0 else HOME) - served

    def _best(self, state: State, number: int, car: Car, ends: Ends) -> float:
        """Return the fewest turns to go after any end of a move."""
        payable = ends.payable(car.wp - 1)
        if not payable:
            return self._out(car)
        most = payable[0].cost + SPARE
        return min([self._after(state, number, car, end) for end in payable if end.cost <= most])

    def _after(self, state: State, number: int, car: Car, end: End) -> float:
        """Return the turns to go after an end of a move, with its risk of black dice."""
        if end.cost >= car.wp:
            return self._out(car)
        circuit = self.setup.circuit
        if end.finished:
            return self._wear(car.wp, end.cost) / 4 - HOME
        if circuit.in_pits(end.space):
            if not circuit.in_pits(car.space) and car.wp >= TIRED:
                return self._out(car)
            return self._distance(car) - (SERVED if end.boxed else end.steps / SPEED)
        risk = BUMP * bool(close_cars(self.setup, state.cars, number, end.space))
        if self.setup.road:
            risk += BUMP * (end.space in circuit.danger) + (end.space in circuit.trouble)
        return self._wear(car.wp, end.cost) + risk * self._wear(car.wp, 1) + self._to_go(car, end)

    def _to_go(self, car: Car, end: End) -> float:
        """Estimate the turns to the finish: distance, stops owed, and how the gear suits the road."""
        circuit, gear, space = self.setup.circuit, car.gear, end.space
        turns = (self.setup.options.laps - car.lap - end.crossed + 1) * self.lap_turns - self.turns[space]
        turns -= self.pace[gear][space]
        owed = 1
        if circuit.corner[space] != NONE:
            stops = stops_after(circuit, car.space, car.stops, space, bool(end.misses))
            owed = max(0, circuit.stops[circuit.corner[space]] - stops)
            turns += OWED * owed
        return turns + self._wear(car.wp - end.cost, 1) * self.excess[gear][space] if owed else turns

    def _distance(self, car: Car) -> float:
        """Return the turns to the finish at the usual speed."""
        return (self.setup.options.laps - car.lap + 1) * self.lap_turns - self.turns[car.space]

    def _out(self, car: Car) -> float:
        return self._distance(car) + OUT

    def _wear(self, wp: int, points: int) -> float:
        """Return the cost of losing points, in turns: the fewer are left, the higher."""
        left = wp - points
        return WEAR * points * (1 if left > 7 else 2 if left > 4 else 4)

    def _nitro(self, state: State, ask: OfferingNitro, legal: Sequence[Action]) -> Action:
        hold, nitro = (self._boost(state, ask, bonus) for bonus in (0, state.cars[ask.car].gear))
        return next(act for act in legal if isinstance(act, Nitro) == (nitro + BOOST < hold))

    def _boost(self, state: State, ask: OfferingNitro, bonus: int) -> float:
        car = state.cars[ask.car]
        ends = self.setup.ends_of(car, ask.car, ask.face, bonus, state.cars)
        return self._best(state, ask.car, car, ends)

    def _drive(self, state: State, ask: Driving, legal: Sequence[Drive], rng: Random) -> Action:
        car = state.cars[ask.car]
        ends = self.setup.ends(state, ask).payable(car.wp)
        most = ends[0].cost + SPARE
        scored = [
            (self._after(state, ask.car, car, end), action)
            for end, action in zip(ends, legal, strict=True)
            if end.cost <= most
        ]
        best = min(turns for turns, _ in scored)
        return pick(rng, [action for turns, action in scored if turns <= best + CLOSE])


def longest_step(road: OpenRoad) -> int:
    """Return how far along the lap one step can lead."""
    along, whole, spaces = road.circuit.along, road.circuit.round, range(road.circuit.lap_spaces)
    return max((along[there] - along[space]) % whole for space in spaces for there in road.next[space])


def rooms(road: OpenRoad) -> list[int]:
    """Return, for each space, the most steps that still end within its corner or the next."""
    circuit = road.circuit
    corner = circuit.corner
    room: dict[int, int] = {}

    def longest(space: int) -> int:
        if space not in room:
            inside = corner[space] != NONE
            onward = [there for there in road.next[space] if not inside or corner[there] == corner[space]]
            room[space] = max([1 + longest(there) for there in onward], default=0)
        return room[space]

    # Backwards from the corners, so that recursion is no deeper than the length of a straight.
    for space in range(circuit.lap_spaces):
        if corner[space] != NONE:
            longest(space)
    if not room:
        return [circuit.lap_spaces] * circuit.lap_spaces
    return [longest(space) for space in range(circuit.lap_spaces)]

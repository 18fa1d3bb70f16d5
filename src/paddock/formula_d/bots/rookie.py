"""Rookie, the Formula D bot that likes it fast: it sees only the next corner, brakes late and ignores others.

It takes the highest gear whose usual roll seems to fit, and the longest end of a move that is free. It changes down
one gear at a time until it is too late, and spends wear points as if there were always more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from paddock.core.luck import pick
from paddock.formula_d import FormulaD
from paddock.formula_d.bots.club import rooms
from paddock.formula_d.rules.actions import Action, Drive, Gear, Nitro
from paddock.formula_d.rules.circuit import NONE
from paddock.formula_d.rules.corners import missing
from paddock.formula_d.rules.gears import DICE, change_cost
from paddock.formula_d.rules.secrets import View
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, OfferingNitro, State

DARING = 0.6
"""The share of a die's faces that must fit on the road up to the next corner's end."""

CAREFUL = 9
"""With this few wear points left, even a rookie takes no chances."""

WHIM = 0.1
"""How often a gear is taken on a whim, one up or one down."""


def make(game: FormulaD) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """Return the bot for this race."""
    return Rookie(game).choose


class Rookie:
    """A beginner on one track."""

    def __init__(self, game: FormulaD) -> None:
        self.game = game
        self.setup = game.setup
        self.room = rooms(game.setup.road_in_lap(0, 0))

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, rng)
        ask = state.ask
        match ask:
            case ChoosingGear():
                return self._gear(state.cars[ask.car], [act for act in legal if isinstance(act, Gear)], rng)
            case Driving():
                return self._drive(state, ask, [act for act in legal if isinstance(act, Drive)], rng)
            case OfferingNitro():
                return self._nitro(state, ask, legal)
            case _:
                return pick(rng, legal)

    def _gear(self, car: Car, legal: list[Gear], rng: Random) -> Action:
        """Return the highest gear that seems to fit; if none does, the lowest one that is free or cheap."""
        room = self.ahead(car)
        share = 1.0 if car.wp <= CAREFUL else DARING
        fits = [act for act in legal if sum(face <= room for face in DICE[act.gear]) >= share * len(DICE[act.gear])]
        cheap = [act for act in fits if self._cost(car, act) == 0]
        wanted = cheap[-1] if cheap else min(legal, key=lambda act: (self._cost(car, act) > self._purse(car), act.gear))
        if car.wp > CAREFUL and rng.random() < WHIM:
            near = [act for act in legal if abs(act.gear - wanted.gear) == 1 and self._cost(car, act) == 0]
            return pick(rng, near) if near else wanted
        return wanted

    def _cost(self, car: Car, action: Gear) -> int:
        return change_cost(self.setup.circuit, car, action.gear)

    def _purse(self, car: Car) -> int:
        """Return the wear points that a rookie spends on a gear without a thought."""
        return min(2, car.wp - 1)

    def ahead(self, car: Car) -> int:
        """Return the spaces to the end of the next corner, or of this one while it demands stops."""
        circuit = self.setup.circuit
        if circuit.in_pits(car.space):
            return DICE[3][-1]
        here, steps = car.space, 0
        if not missing(circuit, here, car.stops):
            corner = circuit.corner[here]
            while corner != NONE and circuit.corner[here] == corner and circuit.ahead[here] != NONE:
                here, steps = circuit.ahead[here], steps + 1
        return steps + self.room[here]

    def _drive(self, state: State, ask: Driving, legal: list[Drive], rng: Random) -> Action:
        """Return the furthest end for the fewest wear points, in any lane."""
        ends = self.setup.ends(state, ask)
        return pick(rng, legal[: len(ends.cheapest())])

    def _nitro(self, state: State, ask: OfferingNitro, legal: Sequence[Action]) -> Action:
        """Boost whenever the road seems long enough."""
        car = state.cars[ask.car]
        return next(act for act in legal if isinstance(act, Nitro) == (ask.face + car.gear <= self.ahead(car)))

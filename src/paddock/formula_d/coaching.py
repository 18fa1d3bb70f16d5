"""Why a choice is a good one, told to somebody who learns the game."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.formula_d.rules.actions import Action, Drive, Gear
from paddock.formula_d.rules.circuit import NONE
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.gears import DICE
from paddock.formula_d.rules.prospects import gear_prospect
from paddock.formula_d.rules.secrets import View, imagine_state
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import ChoosingGear, Driving, State
from paddock.words import Message, message


class FormulaDCoaching:
    """Explains choices in a race with these options on this track."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def reason(self, view: View, legal: Sequence[Action], action: Action) -> Message:
        state = imagine_state(self.setup, view)
        match action, state.ask:
            case Gear(gear=gear), ChoosingGear(car=car):
                return self._gear(state, car, [other.gear for other in legal if isinstance(other, Gear)], gear)
            case Drive(), Driving() as ask:
                ends = self.setup.ends(state, ask)
                end = ends.find(action.to, action.over)
                assert end is not None
                return self._drive(state, ask, end, min(other.cost for other in ends.all))
        return message("formula-d-why-turns")

    def _gear(self, state: State, number: int, gears: Sequence[int], gear: int) -> Message:
        """By what the die of the gear brings, beside that of the next higher gear where there is one."""
        found = gear_prospect(self.setup, state, number, gear)
        die = {"gear": gear, "low": min(DICE[gear]), "high": max(DICE[gear])}
        if len(gears) == 1:
            return message("formula-d-why-gear-only", **die)
        stop, risk = round(100 * found.stop), round(100 * (found.overshoot + found.out))
        if stop:
            higher = gear_prospect(self.setup, state, number, gear + 1).stop if gear + 1 in gears else 1
            if (other := round(100 * higher)) < stop:
                return message("formula-d-why-gear-slow", stop=stop, other=other, **die)
            return message("formula-d-why-gear-stop", stop=stop, **die)
        if risk:
            return message("formula-d-why-gear-risk", risk=risk, **die)
        return message("formula-d-why-gear-road", **die)

    def _drive(self, state: State, ask: Driving, end: End, least: int) -> Message:
        """By what the end costs, and whether it is a stop that the corner demands."""
        if end.finished:
            return message("formula-d-why-finish")
        number = self.setup.circuit.corner[end.space]
        corner = self.setup.track.corners[number].name if number != NONE else ""
        if end.cost > least:
            return message("formula-d-why-worth-it", points=end.cost)
        if end.misses:
            return message("formula-d-why-overshoot", points=end.cost)
        if end.braking and corner:
            return message("formula-d-why-brake", points=end.cost, corner=corner)
        if end.cost:
            return message("formula-d-why-cheapest", points=end.cost)
        return message("formula-d-why-stop", corner=corner) if corner else message("formula-d-why-free")

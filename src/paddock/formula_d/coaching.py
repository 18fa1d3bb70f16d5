"""Explains good choices to learners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paddock.formula_d.hinting import better_end, better_gear, mean_wear
from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.circuit import NONE
from paddock.formula_d.rules.corners import missing
from paddock.formula_d.rules.ends import End, Ends
from paddock.formula_d.rules.gears import DICE, TOP
from paddock.formula_d.rules.prospects import gear_prospect
from paddock.formula_d.rules.secrets import View, imagine_state
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, OfferingNitro, State
from paddock.formula_d.text.question import next_corner
from paddock.words import Message, message

CERTAIN = 0.995
"""Chances above this are called certain."""


class FormulaDCoaching:
    """Explains choices in a race with these options on this track."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def reason(self, view: View, legal: Sequence[Action], action: Action, other: Action | None = None) -> Message:
        """Return why a good driver would choose this action, rather than the `other` one if given."""
        state = imagine_state(self.setup, view)
        match action, state.ask:
            case Gear(gear=gear), ChoosingGear(car=car):
                gears = [each.gear for each in legal if isinstance(each, Gear)]
                among = [other.gear] if isinstance(other, Gear) else gears
                return better_gear(self.setup, state, car, gear, among, self._gear(state, car, gears, gear))
            case Drive(), Driving() as ask:
                ends = self.setup.ends(state, ask)
                end = ends.find(action.to, action.over)
                assert end is not None
                reason = self._drive(state, ask, end, min([each.cost for each in ends.all]))
                second = ends.find(other.to, other.over) if isinstance(other, Drive) else None
                return better_end(self.setup, state, ask, end, second, reason)
            case ((Nitro() | Hold()), OfferingNitro() as ask):
                return self._nitro(state, ask, isinstance(action, Nitro))
        raise AssertionError(action)

    def _nitro(self, state: State, ask: OfferingNitro, use: bool) -> Message:
        """FD-40: explain using or keeping the nitro by the ends of both moves."""
        car = state.cars[ask.car]
        keeping, using = [self.setup.ends_of(car, ask.car, ask.face, each, state.cars) for each in (0, car.gear)]
        if not using.payable(car.wp):
            return message("formula-d-why-nitro-out", bonus=car.gear)
        best, other = (using, keeping) if use else (keeping, using)
        if not best.payable(car.wp):
            return message("formula-d-why-nitro-must")
        more = other.all[0].cost - best.all[0].cost
        name = "use" if use else "keep"
        corner = self._stopped_in(best) if self._stopped_in(best) != self._stopped_in(other) else ""
        if use and best.all[0].finished:
            return message("formula-d-why-nitro-finish")
        if more > 0:
            return message(f"formula-d-why-nitro-{name}-saves", points=more, bonus=car.gear)
        if more < 0:
            return message(f"formula-d-why-nitro-{name}-worth", points=-more, bonus=car.gear, left=car.wp)
        if corner:
            return message(f"formula-d-why-nitro-{name}-stop", corner=corner, bonus=car.gear)
        if not use and car.gear == TOP:
            return message("formula-d-why-nitro-keep-top")
        return message(f"formula-d-why-nitro-{name}", bonus=car.gear)

    def _stopped_in(self, ends: Ends) -> str:
        """Return the corner in which a move can end at its least cost; "" if in none."""
        found = [self.setup.circuit.corner[end.space] for end in ends.cheapest() if not end.finished]
        return next((self.setup.track.corners[each].name for each in found if each != NONE), "")

    def _gear(self, state: State, number: int, gears: Sequence[int], gear: int) -> Message:
        """Explain a gear by the cost of its rolls, compared with the other gears."""
        die = {"gear": gear, "low": min(DICE[gear]), "high": max(DICE[gear])}
        if len(gears) == 1:
            return message("formula-d-why-gear-only", **die)
        found = {each: gear_prospect(self.setup, state, number, each) for each in gears}
        wear = {each: mean_wear(prospect) for each, prospect in found.items()}
        if not wear[gear]:
            return self._free_gear(state.cars[number], found[gear].stop, wear.get(gear + 1, 0), die)
        die |= {"wear": round(wear[gear]), "points": state.cars[number].wp}
        if any([each < gear and wear[each] < wear[gear] for each in gears]):
            through = found[gear].overshoot > CERTAIN
            return message("formula-d-why-gear-through" if through else "formula-d-why-gear-spend", **die)
        cheapest = wear[gear] <= min(wear.values())
        return message("formula-d-why-gear-least" if cheapest else "formula-d-why-gear-room", **die)

    def _free_gear(self, car: Car, stop: float, higher: float, die: Mapping[str, int]) -> Message:
        """Explain a gear by the stops that its rolls make; `higher` is the cost of the next gear's rolls."""
        if not stop:
            return message("formula-d-why-gear-road", **die)
        if stop <= CERTAIN:
            return message("formula-d-why-gear-stop", stop=round(100 * stop), **die)
        if higher:
            return message("formula-d-why-gear-sure", wear=round(higher), **die)
        circuit = self.setup.circuit
        demanded = missing(circuit, car.space, car.stops) or circuit.stops[next_corner(circuit, car.space)[0]]
        return message("formula-d-why-gear-steady" if demanded > 1 else "formula-d-why-gear-corner", **die)

    def _drive(self, state: State, ask: Driving, end: End, least: int) -> Message:
        """Explain an end by its cost, and whether it is a demanded stop."""
        if end.finished:
            return message("formula-d-why-finish")
        number = self.setup.circuit.corner[end.space]
        corner = self.setup.track.corners[number].name if number != NONE else ""
        if end.cost > least:
            return self._dearer(state, ask, end)
        if end.misses:
            return message("formula-d-why-overshoot", points=end.cost)
        if end.braking and corner:
            return message("formula-d-why-brake", points=end.cost, corner=corner)
        if end.cost:
            return message("formula-d-why-cheapest", points=end.cost)
        return message("formula-d-why-stop", corner=corner) if corner else message("formula-d-why-free")

    def _dearer(self, state: State, ask: Driving, end: End) -> Message:
        """Explain an expensive end by how much further it leads than the cheapest ones."""
        circuit = self.setup.circuit
        start = circuit.along[state.cars[ask.car].space]
        cheapest = self.setup.ends(state, ask).cheapest()
        far = max([(circuit.along[other.space] - start) % circuit.round for other in cheapest])
        further = (circuit.along[end.space] - start) % circuit.round > far
        return message("formula-d-why-further" if further else "formula-d-why-worth-it", points=end.cost)

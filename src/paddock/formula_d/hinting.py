"""Comments on choices in hints: their cost, and the possible outcomes of rolls."""

from __future__ import annotations

from paddock.formula_d.coaching import mean_wear
from paddock.formula_d.rules.actions import Action, Drive, Gear
from paddock.formula_d.rules.circuit import NONE
from paddock.formula_d.rules.corners import missing
from paddock.formula_d.rules.dispatch import answered
from paddock.formula_d.rules.gears import DICE
from paddock.formula_d.rules.prospects import GearProspect, gear_prospect, prospects
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import ChoosingGear, Driving, State
from paddock.formula_d.text.preview import preview_of
from paddock.formula_d.text.question import next_corner
from paddock.words import Message, in_row, message, tenths


def reason_for(setup: Setup, state: State, action: Action) -> Message:
    """Comment on a gear by its chances; on an end by its price and the prospects of gears from there."""
    match action, state.ask:
        case Gear(gear=gear), ChoosingGear(car=car):
            facts = gear_facts(setup, gear_prospect(setup, state, car, gear))
        case Drive(), Driving() as ask:
            facts = [*preview_of(setup, state, action).notes, *next_turn(setup, state, ask, action)]
        case _:
            facts = list(preview_of(setup, state, action).notes)
    return message("formula-d-hint-facts", facts=in_row(facts))


def gear_facts(setup: Setup, gear: GearProspect) -> list[Message]:
    """Return the chances that a gear's rolls stop in a corner, overshoot or finish, with their cost."""
    facts = [*stops(setup, gear, named=False), *overshoots(gear, named=False)]
    if gear.out:
        facts.append(message("formula-d-hint-out", percent=percent(gear.out)))
    wear = mean_wear(gear)
    if wear:
        facts.append(message("formula-d-hint-wear", wear=tenths(round(wear * 1_000_000))))
    if facts:
        return facts
    die = DICE[gear.gear]
    return [message("formula-d-hint-road", low=min(die), high=max(die))]


def next_turn(setup: Setup, state: State, ask: Driving, drive: Drive) -> list[Message]:
    """Name the gear most certain to stop after this end of a move, and the first above it that may overshoot."""
    end = setup.ends(state, ask).find(drive.to, drive.over)
    assert end is not None
    if end.finished or end.cost >= state.cars[ask.car].wp or setup.circuit.in_pits(end.space):
        return []
    after = answered(setup, state, drive)[0]
    gears = prospects(setup, after, ask.car)
    surest = max(gears, key=lambda gear: (gear.stop, gear.gear))
    free_to_leave = not missing(setup.circuit, end.space, after.cars[ask.car].stops)
    if not surest.stop or (free_to_leave and setup.circuit.corner[end.space] != NONE):
        return corner_ahead(setup, end.space)
    faster = [gear for gear in gears if gear.gear > surest.gear and gear.overshoot]
    facts = stops(setup, surest) + (overshoots(faster[0]) if faster else [])
    return [message("formula-d-hint-then", facts=in_row(facts))]


def stops(setup: Setup, gear: GearProspect, *, named: bool = True) -> list[Message]:
    """Return where a gear most likely stops without wear, and its chance to do so anywhere."""
    circuit, where = setup.circuit, dict.fromkeys(range(len(setup.track.corners)), 0.0)
    for face in gear.faces:
        for corner in {circuit.corner[circuit.number[name]] for name in face.best} - {NONE} if face.stop else ():
            where[corner] += face.chance
    if not gear.stop:
        return []
    name = setup.track.corners[max(where, key=lambda number: where[number])].name
    id = "formula-d-hint-stops-of" if named else "formula-d-hint-stops"
    return [message(id, gear=gear.gear, corner=name, percent=percent(gear.stop))]


def overshoots(gear: GearProspect, *, named: bool = True) -> list[Message]:
    """Return a gear's chance to overshoot."""
    if not gear.overshoot:
        return []
    id = "formula-d-hint-overshoots-of" if named else "formula-d-hint-overshoots"
    return [message(id, gear=gear.gear, percent=percent(gear.overshoot))]


def corner_ahead(setup: Setup, space: int) -> list[Message]:
    """Return the distance to the next corner."""
    corner, spaces = next_corner(setup.circuit, space)
    if corner == NONE:
        return []
    return [message("formula-d-hint-corner", corner=setup.track.corners[corner].name, spaces=spaces)]


def percent(chance: float) -> int:
    """Format a chance in per cent; never 0 for a possible outcome, nor 100 for an uncertain one."""
    return min(99, max(1, round(100 * chance))) if 0.0 < chance < 0.9999 else round(100 * chance)

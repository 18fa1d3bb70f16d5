"""Compares gears, and ends of moves: what one has over another."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.formula_d.rules.actions import Action, Drive, Gear
from paddock.formula_d.rules.circuit import NONE
from paddock.formula_d.rules.corners import missing, stops_after
from paddock.formula_d.rules.dispatch import answered
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.gears import DICE
from paddock.formula_d.rules.hazards import close_cars, danger_rolls
from paddock.formula_d.rules.prospects import GearProspect, gear_prospect, prospects
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import ChoosingGear, Driving, State
from paddock.formula_d.text.preview import preview_of
from paddock.formula_d.text.question import next_corner
from paddock.words import Message, in_row, message, space_named, tenths

NOTABLE = 0.05
"""Smaller differences of chances, and of mean wear points, are not mentioned."""


class Outcome(msgspec.Struct, frozen=True):
    """What an end of a move means now and on the next turn."""

    cost: int
    spaces: int  # driven
    ahead: tuple[int, int]  # the next corner, and its distance in this lane
    stop: int  # the corner in which it makes a demanded stop, or NONE
    corner: int  # the next corner that demands a stop, or NONE
    inside: int  # lanes to its inside
    collision: bool
    danger: int
    trouble: bool
    sure: float  # the best chance to stop there on the next turn
    gear: int  # the highest gear of the next turn without wear


def reason_for(setup: Setup, state: State, action: Action, best: Action) -> Message:
    """Weigh a choice against the best one."""
    if isinstance(action, Gear) and isinstance(best, Gear) and isinstance(state.ask, ChoosingGear):
        pair = [gear_prospect(setup, state, state.ask.car, each.gear) for each in (action, best)]
        return _weighed(gear_pros(*pair), gear_pros(*pair[::-1]))
    if isinstance(action, Drive) and isinstance(best, Drive) and isinstance(state.ask, Driving):
        ends = setup.ends(state, state.ask)
        one, other = ends.find(action.to, action.over), ends.find(best.to, best.over)
        if one and other and not any([end.finished or end.boxed or is_last(state, end) for end in (one, other)]):
            seen = [outcome_of(setup, state, state.ask, each) for each in (one, other)]
            return _weighed(end_pros(setup, *seen), end_pros(setup, *seen[::-1]))
    return message("formula-d-hint-facts", facts=in_row(preview_of(setup, state, action).notes))


def _weighed(pros: Sequence[Message], cons: Sequence[Message]) -> Message:
    if pros and cons:
        return message("formula-d-hint-weighed", pros=in_row(pros), cons=in_row(cons))
    if cons:
        return message("formula-d-hint-cons", cons=in_row(cons))
    return message("formula-d-hint-pros", pros=in_row(pros)) if pros else message("formula-d-hint-alike")


def better_gear(setup: Setup, state: State, car: int, gear: int, gears: Sequence[int], reason: Message) -> Message:
    """Add to a reason what a gear has over the cheapest other one of these."""
    one = gear_prospect(setup, state, car, gear)
    others = [gear_prospect(setup, state, car, each) for each in gears if each != gear]
    other = min(others, key=lambda each: (mean_wear(each), -each.gear), default=None)
    pros = gear_pros(one, other) if other else []
    if not other or not pros:
        return reason
    return message("formula-d-why-better-gear", reason=reason, gear=other.gear, pros=in_row(pros))


def better_end(setup: Setup, state: State, ask: Driving, end: End, second: End | None, reason: Message) -> Message:
    """Add to a reason what an end has over the second best, or else over the furthest of the cheapest others."""
    ends = [each for each in setup.ends(state, ask).all if each is not end and not (each.finished or each.boxed)]
    other = max(ends, key=lambda each: (each is second, -each.cost, each.steps), default=end)
    if other is end or end.finished or end.boxed or is_last(state, end) or is_last(state, other):
        return reason
    pros = end_pros(setup, outcome_of(setup, state, ask, end), outcome_of(setup, state, ask, other))
    if not pros:
        return reason if second is not other else better_end(setup, state, ask, end, None, reason)
    return message("formula-d-why-better-end", reason=reason, to=space_named(other.name), pros=in_row(pros))


def gear_pros(one: GearProspect, other: GearProspect) -> list[Message]:
    """Return what a gear has over another one."""
    found = []
    for name, mine, its in (("out", one.out, other.out), ("overshoots", one.overshoot, other.overshoot)):
        if its - mine > NOTABLE:
            found.append(message(f"formula-d-pro-{name}", percent=percent(mine), other=percent(its)))
    if one.stop - other.stop > NOTABLE:
        found.append(message("formula-d-pro-stops", percent=percent(one.stop), other=percent(other.stop)))
    saved = mean_wear(other) - mean_wear(one)
    if saved > NOTABLE:
        found.append(message("formula-d-pro-mean-wear", wear=tenths(round(saved * 1_000_000))))
    further = mean_roll(one.gear) - mean_roll(other.gear)
    if further > 0:
        found.append(message("formula-d-pro-mean-spaces", spaces=tenths(round(further * 1_000_000))))
    return found


def outcome_of(setup: Setup, state: State, ask: Driving, end: End) -> Outcome:
    """Look ahead from an end of a move."""
    circuit, car = setup.circuit, state.cars[ask.car]
    after = answered(setup, state, Drive(setup.seat[ask.car], end.name, end.over))[0]
    then = after.cars[ask.car]
    here = circuit.corner[end.space]
    made = stops_after(circuit, car.space, car.stops, end.space, bool(end.misses))
    owed = missing(circuit, end.space, then.stops)
    gears = prospects(setup, after, ask.car)
    return Outcome(
        cost=end.cost,
        spaces=end.steps,
        ahead=next_corner(circuit, end.space),
        stop=here if here != NONE and 0 < made <= circuit.stops[here] else NONE,
        corner=here if owed else next_corner(circuit, end.space)[0],
        inside=circuit.lanes_from_inside[end.space],
        collision=bool(close_cars(setup, state.cars, ask.car, end.space)),
        danger=danger_rolls(setup, end.space, end.over) if setup.road else 0,
        trouble=setup.road and end.space in circuit.trouble,
        sure=max([gear.stop for gear in gears], default=0.0),
        gear=max([gear.gear for gear in gears if not mean_wear(gear)], default=0),
    )


def end_pros(setup: Setup, one: Outcome, other: Outcome) -> list[Message]:
    """Return what an end of a move has over another one, the weightiest first."""
    names = [corner.name for corner in setup.track.corners]
    found = []
    if one.stop not in (NONE, other.stop):
        found.append(message("formula-d-pro-stop", corner=names[one.stop]))
    if one.cost < other.cost:
        found.append(message("formula-d-pro-wear", points=other.cost - one.cost))
    for name, avoided in (
        ("collision", other.collision and not one.collision),
        ("danger", other.danger > one.danger),
        ("trouble", other.trouble and not one.trouble),
    ):
        if avoided:
            found.append(message(f"formula-d-pro-{name}"))
    if one.ahead[0] == other.ahead[0] != NONE:  # the way left counts, as lanes differ in length
        if one.ahead[1] < other.ahead[1]:
            closer = other.ahead[1] - one.ahead[1]
            found.append(message("formula-d-pro-closer", spaces=closer, corner=names[one.ahead[0]]))
    elif one.spaces > other.spaces:
        found.append(message("formula-d-pro-spaces", spaces=one.spaces - other.spaces))
    if one.corner != NONE and one.sure - other.sure > NOTABLE:
        chances = {"percent": percent(one.sure), "other": percent(other.sure)}
        found.append(message("formula-d-pro-next", corner=names[one.corner], **chances))
    if one.gear > other.gear:
        found.append(message("formula-d-pro-gear", gear=one.gear))
    if one.corner == other.corner != NONE and one.inside < other.inside:
        found.append(message("formula-d-pro-inside", corner=names[one.corner]))
    return found


def is_last(state: State, end: End) -> bool:
    """Return whether an end takes the car's last wear points."""
    ask = state.ask
    assert isinstance(ask, Driving)
    return end.cost >= state.cars[ask.car].wp


def mean_wear(prospect: GearProspect) -> float:
    """Return a gear's mean wear: that of the change, and of the cheapest end for each face of its die."""
    return prospect.cost + sum([face.chance * face.cost for face in prospect.faces])


def mean_roll(gear: int) -> float:
    """Return the mean of a gear's die."""
    return sum(DICE[gear]) / len(DICE[gear])


def percent(chance: float) -> int:
    """Format a chance in per cent; never 0 for a possible outcome, nor 100 for an uncertain one."""
    return min(99, max(1, round(100 * chance))) if 0.0 < chance < 0.9999 else round(100 * chance)

"""Why an action is not legal, in the game's words."""

from __future__ import annotations

from paddock.formula_d.rules.actions import BOX, FINISH, Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.circuit import NONE, Circuit
from paddock.formula_d.rules.gears import FASTEST_OUT_OF_BOX, FURTHEST_DOWN, choices, skip_cost
from paddock.formula_d.rules.open_road import OpenRoad
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, OfferingNitro, State
from paddock.formula_d.text.words import car_word
from paddock.words import Message, message


def refusal_of(setup: Setup, state: State, action: Action) -> Message:
    """Return the most immediate reason: first a wrong question, then a wrong answer."""
    ask = state.ask
    match ask, action:
        case ChoosingGear(), Gear():
            return _gear(setup, state.cars[ask.car], action.gear)
        case Driving(), Drive():
            return _drive(setup, state, ask, action)
        case _, (Nitro() | Hold()):
            if not setup.road:
                return message("formula-d-refused-no-nitro")
            return message("formula-d-refused-nitro-not-now")
    asked = {ChoosingGear: "gear", Driving: "drive", OfferingNitro: "nitro"}
    return message("formula-d-refused-asked", what=asked.get(type(ask), "roll"))


def _gear(setup: Setup, car: Car, gear: int) -> Message:
    low, high = choices(setup.circuit, car)[0], choices(setup.circuit, car)[-1]
    args = {"gear": gear, "before": car.gear, "low": low, "high": high}
    if car.space >= setup.circuit.first_box:
        return message("formula-d-refused-box-gear", most=FASTEST_OUT_OF_BOX, **args)
    if gear > high:
        return message("formula-d-refused-gear-up", up=gear - car.gear, **args)
    if car.gear - gear > FURTHEST_DOWN:
        return message("formula-d-refused-gear-down", **args)
    return message("formula-d-refused-gear-wear", points=skip_cost(car.gear, gear), wp=car.wp, **args)


def _drive(setup: Setup, state: State, ask: Driving, action: Drive) -> Message:
    circuit = setup.circuit
    car = state.cars[ask.car]
    ends = setup.ends(state, ask)
    to = action.to
    if to not in circuit.number and to not in (BOX, FINISH):
        return message("formula-d-refused-no-space", track=setup.track.title, to=to)
    end = ends.find(to, action.over)
    if end is not None:
        return message("formula-d-refused-dear", to=to, cost=end.cost, wp=car.wp)
    if ask.bonus:
        unbound = setup.ends_of(car, ask.car, ask.face + ask.bonus, 0, state.cars)
        if unbound.find(to, action.over) is not None:
            return message("formula-d-refused-unused", bonus=ask.bonus)
    if to == circuit.names[car.space] and circuit.in_pits(car.space):
        return message("formula-d-refused-waiting")
    if any(end.name == to for end in ends.all):
        return message("formula-d-refused-over", to=to, over=action.over)
    space = circuit.number.get(to, NONE)
    for number, other in enumerate(state.cars):
        if number != ask.car and other.space == space != NONE:
            return message("formula-d-refused-taken", to=to, car=car_word(setup, number))
    if to == BOX or circuit.in_pits(space):
        return message("formula-d-refused-pits", to=to, closed="no" if setup.pits else "yes")
    if space == car.space or space == NONE:
        return message("formula-d-refused-far", to=to, spaces=ask.face + ask.bonus)
    return _unreached(setup, state, ask, space)


def _unreached(setup: Setup, state: State, ask: Driving, space: int) -> Message:
    """Return what rules out the shortest way to a space that no legal way reaches."""
    circuit = setup.circuit
    car = state.cars[ask.car]
    longest = ask.face + ask.bonus
    to = circuit.names[space]
    if circuit.distance[car.space][space] > longest:
        gap = (circuit.along[space] - circuit.along[car.space]) % circuit.round
        if gap == 0:
            return message("formula-d-refused-level", to=to)
        if gap > circuit.round // 2:
            return message("formula-d-refused-behind", to=to)
        return message("formula-d-refused-far", to=to, spaces=longest)
    taken = frozenset(other.space for number, other in enumerate(state.cars) if number != ask.car)
    steps, changes = _any_way(setup.open_road(car, ask.car), car.space, space, longest, taken)
    if steps is None:
        return message("formula-d-refused-blocked", to=to)
    if early := _early(circuit, car, space):
        return message(f"formula-d-refused-{'lane' if early == 1 else 'corner'}", to=to, missing=early)
    if changes > 2:
        return message("formula-d-refused-changes", to=to, changes=changes)
    return message("formula-d-refused-zigzag", to=to, steps=steps)


def _any_way(road: OpenRoad, start: int, end: int, longest: int, taken: frozenset[int]) -> tuple[int | None, int]:
    """Return the fewest steps and lane changes to a space along the links, ignoring other rules."""
    circuit = road.circuit
    layer = {start: 0}
    fewest: int | None = None
    changes = 99
    for steps in range(1, longest + 1):
        reached: dict[int, int] = {}
        for here, made in layer.items():
            for there in road.next[here]:
                if there not in taken and there < circuit.first_box:
                    lanes = made + (here < circuit.first_box and circuit.changes_lane(here, there))
                    reached[there] = min(lanes, reached.get(there, 99))
        if end in reached:
            fewest = steps if fewest is None else fewest
            changes = min(changes, reached[end])
        layer = reached
    return fewest, changes


def _early(circuit: Circuit, car: Car, space: int) -> int:
    """Return the most stops missing in any corner that a move to this space would leave."""
    start, end = circuit.corner[car.space], circuit.corner[space]
    gap = (circuit.along[space] - circuit.along[car.space]) % circuit.round
    most = 0
    here = car.space
    while 0 <= here < circuit.lap_spaces and (circuit.along[here] - circuit.along[car.space]) % circuit.round < gap:
        corner = circuit.corner[here]
        if corner not in (NONE, end):
            most = max(most, circuit.stops[corner] - (car.stops if corner == start else 0))
        here = circuit.ahead[here]
    return most

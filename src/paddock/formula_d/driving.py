"""One turn of a car: gear, roll, nitro, and the move with all that it costs (FD-03, FD-04, FD-20 to FD-28)."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.core.game import Rolled
from paddock.formula_d.actions import Drive, Gear, Hold, Nitro
from paddock.formula_d.corners import stops_after
from paddock.formula_d.draft import Draft, Step
from paddock.formula_d.ends import End
from paddock.formula_d.events import (
    Braked,
    CameHome,
    DieRolled,
    Drove,
    Event,
    GearChosen,
    LineCrossed,
    Lost,
    NitroUsed,
    Overshot,
    Stopped,
)
from paddock.formula_d.gears import change_cost
from paddock.formula_d.hazards import LEAST_STRAIN, after_move, collision
from paddock.formula_d.kit import Kit
from paddock.formula_d.pits import serve
from paddock.formula_d.road import has_nitro, nitro_lap, note_speed, pass_checkpoint, passes_police
from paddock.formula_d.standings import next_turn, pass_on
from paddock.formula_d.state import Car, ChoosingGear, Driving, OfferingNitro, Question, Rolling, State

SPEED = 10  # the police measure ten for each space


def choose_gear(kit: Kit, state: State, ask: ChoosingGear, action: Gear) -> Step:
    """The gear stick moves; skipped gears wear the car."""
    number, gear, before = ask.car, action.gear, state.cars
    car = before[number]
    chosen = GearChosen(number, gear, car.gear)
    changed = Car(car.space, gear, car.wp, car.stops, car.lap, car.turns, car.nitro, car.passes)
    cars = with_car(before, number, changed)
    stands, occupied = kit.stands
    if stands is before:
        kit.stands = (cars, occupied)  # nobody has moved
    if gear >= car.gear - 1 or not (cost := change_cost(kit.circuit, car, gear)):
        return asking(state, cars, kit.rolling[number]), (chosen,)
    draft = Draft(asking(state, cars, ask))
    draft.events.append(chosen)
    draft.lose(number, cost, "gear")
    return draft.close(kit.rolling[number] if cost < car.wp else next_turn(kit, draft))


def with_car(cars: tuple[Car, ...], number: int, car: Car) -> tuple[Car, ...]:
    """The cars, one of them changed."""
    changed = list(cars)
    changed[number] = car
    return tuple(changed)


def asking(state: State, cars: tuple[Car, ...], ask: Question) -> State:
    """The same moment with other cars and another question."""
    return State(state.round, state.order, cars, ask, state.home, state.gone, state.speeds, state.judged)


def roll_die(kit: Kit, state: State, ask: Rolling, luck: Rolled) -> Step:
    """The die of the gear decides how far the car goes."""
    number, face = ask.car, luck.face
    car = state.cars[number]
    rolled = (DieRolled(number, car.gear, face),)
    if kit.road and has_nitro(kit, car):
        return asking(state, state.cars, OfferingNitro(number, face)), rolled
    return ask_way(kit, state, Driving(number, face), rolled)


def answer_nitro(kit: Kit, state: State, ask: OfferingNitro, action: Nitro | Hold) -> Step:
    """Nitro makes the move longer by the number of the gear (FD-40)."""
    if isinstance(action, Hold):
        return ask_way(kit, state, Driving(ask.car, ask.face))
    number, cars = ask.car, state.cars
    car = cars[number]
    state = asking(state, with_car(cars, number, replace(car, nitro=nitro_lap(car))), ask)
    return ask_way(kit, state, Driving(number, ask.face, car.gear), (NitroUsed(number, car.gear),))


def ask_way(kit: Kit, state: State, ask: Driving, events: tuple[Event, ...] = ()) -> Step:
    """Asks where the move ends, unless nothing can be paid for: then the car is out (FD-23, FD-25)."""
    number, cars = ask.car, state.cars
    car = cars[number]
    stands, occupied = kit.stands
    if stands is not cars:
        occupied = kit.occupied(cars)
    ends = kit.ends_of(car, number, ask.face, ask.bonus, occupied)
    if ends.cheapest <= car.wp:
        state = asking(state, cars, ask)
        kit.last = (state, ends, occupied)
        return state, events
    draft = Draft(state)
    draft.events += events
    draft.cars[number] = replace(car, turns=car.turns + 1)
    draft.put_out(number, ends.doom())
    return draft.close(next_turn(kit, draft))


def drive(kit: Kit, state: State, ask: Driving, action: Drive) -> Step:
    """The car moves, pays, and what follows from where it stands is asked next."""
    _, ends, occupied = kit.asked(state, ask)
    end, way = ends.arrival(action.to, action.over)
    number, cars = ask.car, state.cars
    car = cars[number]
    left = car.wp - end.cost
    events: list[Event] = [Drove(number, way)]
    if end.braking or end.cost:
        tell_wear(kit, events, number, end, left)
    stops = 0
    if end.corner >= 0:
        stops = stops_after(kit.circuit, car.space, car.stops, end.space, bool(end.misses))
        if left > 0:
            tell_stop(kit, events, number, end, stops)
    if end.plain and left > 0 and ask.face < LEAST_STRAIN and not kit.road:
        bit = kit.circuit.bit
        others = occupied ^ bit[car.space]
        moved = Car(end.space, car.gear, left, stops, car.lap, car.turns + 1, car.nitro, car.passes)
        cars = with_car(cars, number, moved)
        kit.stands = (cars, others | bit[end.space])
        if close := others & kit.circuit.risk[end.space]:
            return asking(state, cars, collision(kit, cars, number, ask.face, end.over, close)), tuple(events)
        return pass_on(kit, state, cars, events)
    draft = Draft(state)
    draft.events = events
    passed = kit.police and passes_police(kit, car.space, end)
    lap = car.lap + 1 if end.crossed or end.finished else car.lap
    draft.cars[number] = Car(end.space, car.gear, left, stops, lap, car.turns + 1, car.nitro, car.passes + passed)
    return draft.close(settle(kit, draft, ask, end, passed))


def tell_wear(kit: Kit, events: list[Event], number: int, end: End, left: int) -> None:
    """What was not driven, where the car overshot, and what both cost."""
    if end.braking:
        free = end.space >= kit.circuit.lap_spaces
        events.append(Braked(number, end.braking, end.blocked, free))
        if not free:
            events.append(Lost(number, end.braking, left + end.cost - end.braking, "braking"))
    for miss in end.misses:
        events.append(Overshot(number, miss.corner, kit.track.corners[miss.corner].name, miss.spaces))
    if end.misses:
        events.append(Lost(number, sum(miss.spaces for miss in end.misses), left, "overshooting"))


def tell_stop(kit: Kit, events: list[Event], number: int, end: End, stops: int) -> None:
    """A stop in a corner."""
    corner = kit.track.corners[end.corner]
    events.append(Stopped(number, end.corner, corner.name, stops, corner.stops))


def settle(kit: Kit, draft: Draft, ask: Driving, end: End, passed: bool) -> Question:
    """What a move brings that does not just end on a quiet space."""
    number = ask.car
    if draft.cars[number].wp <= 0:
        draft.put_out(number, "overshooting" if end.misses else "braking")
        return next_turn(kit, draft)
    if passed:
        note_speed(draft, number, ask.face * SPEED)
    if end.finished:
        draft.home = (*draft.home, number)
        draft.events.append(CameHome(number, len(draft.home)))
        return next_turn(kit, draft)
    if end.boxed:
        serve(kit, draft, number)
        return next_turn(kit, draft)
    if end.crossed:
        draft.events.append(LineCrossed(number, draft.cars[number].lap))
        pass_checkpoint(kit, draft, number)
    return after_move(kit, draft, number, ask.face, end.over)

"""One turn of a car: gear, roll, nitro, and the move with all that it costs (FD-03, FD-04, FD-20 to FD-28)."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.core.game import Rolled
from paddock.formula_d.rules.actions import Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.commentary import Told
from paddock.formula_d.rules.draft import Draft, Step
from paddock.formula_d.rules.ends import ONE_MORE, Arrival, End, Ends
from paddock.formula_d.rules.events import (
    Braked,
    Drove,
    Event,
    LineCrossed,
    Lost,
    NitroUsed,
    Overshot,
    Stopped,
)
from paddock.formula_d.rules.gears import STRAINING, change_cost
from paddock.formula_d.rules.hazards import after_move, collision
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.pits import serve
from paddock.formula_d.rules.road import has_nitro, nitro_lap, note_speed, pass_checkpoint, passes_police
from paddock.formula_d.rules.standings import next_turn, pass_on
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, OfferingNitro, Question, Rolling, State

SPEED = 10  # the police measure ten for each space


def choose_gear(kit: Kit, state: State, ask: ChoosingGear, action: Gear) -> Step:
    """The gear stick moves; skipped gears wear the car."""
    number, gear, cars = ask.car, action.gear, state.cars
    car = cars[number]
    before = car.gear
    told = kit.commentary.shifted[number][before][gear]
    if gear < before - 1 and (cost := change_cost(kit.circuit, car, gear)):
        return skip_gears(kit, state, number, gear, cost, told)
    if gear != before:
        changed = list(cars)
        changed[number] = Car(car.space, gear, car.wp, car.stops, car.lap, car.turns, car.nitro, car.passes)
        cars = tuple(changed)
        stands, occupied = kit.stands
        if stands is state.cars:
            kit.stands = (cars, occupied)  # nobody has moved
    ask_roll = kit.rolling[number]
    return State(state.round, state.order, cars, ask_roll, state.story), told


def skip_gears(kit: Kit, state: State, number: int, gear: int, cost: int, told: Told) -> Step:
    """Each gear that is skipped on the way down costs a point."""
    draft = Draft(state)
    draft.events += told
    draft.cars[number] = replace(draft.cars[number], gear=gear)
    draft.lose(number, cost, "gear")
    return draft.close(kit.rolling[number] if draft.cars[number].wp else next_turn(kit, draft))


def with_car(cars: tuple[Car, ...], number: int, car: Car) -> tuple[Car, ...]:
    """The cars, one of them changed."""
    changed = list(cars)
    changed[number] = car
    return tuple(changed)


def asking(state: State, cars: tuple[Car, ...], ask: Question) -> State:
    """The same moment with other cars and another question."""
    return State(state.round, state.order, cars, ask, state.story)


def roll_die(kit: Kit, state: State, ask: Rolling, luck: Rolled) -> Step:
    """The die of the gear decides how far the car goes."""
    number, face = ask.car, luck.face
    car = state.cars[number]
    told = kit.commentary.rolled[number][car.gear][face]
    if kit.road and has_nitro(kit, car):
        return asking(state, state.cars, OfferingNitro(number, face)), told
    return ask_way(kit, state, car, kit.driving[number][face], told)


def answer_nitro(kit: Kit, state: State, ask: OfferingNitro, action: Nitro | Hold) -> Step:
    """Nitro makes the move longer by the number of the gear (FD-40)."""
    number, cars = ask.car, state.cars
    car = cars[number]
    if isinstance(action, Hold):
        return ask_way(kit, state, car, Driving(number, ask.face))
    car = replace(car, nitro=nitro_lap(car))
    state = asking(state, with_car(cars, number, car), ask)
    return ask_way(kit, state, car, Driving(number, ask.face, car.gear), (NitroUsed(number, car.gear),))


def ask_way(kit: Kit, state: State, car: Car, ask: Driving, told: Told = ()) -> Step:
    """Asks where the move of this car ends, unless nothing can be paid for: then it is out (FD-23, FD-25)."""
    number, cars = ask.car, state.cars
    stands, occupied = kit.stands
    if stands is not cars:
        occupied = kit.occupied(cars)
    ends = kit.ends_of(car, number, ask.face, ask.bonus, occupied)
    if ends.cheapest <= car.wp:
        state = State(state.round, state.order, cars, ask, state.story)
        kit.last = (state, ends, occupied)
        return state, told
    draft = Draft(state)
    draft.events += told
    draft.cars[number] = replace(car, turns=car.turns + 1)
    draft.put_out(number, ends.doom())
    return draft.close(next_turn(kit, draft))


def drive(kit: Kit, state: State, ask: Driving, action: Drive) -> Step:
    """The car moves, pays, and what follows from where it stands is asked next."""
    asked, ends, occupied = kit.last
    if asked is not state:
        _, ends, occupied = kit.asked(state, ask)
    arrival = ends.arrivals.get(action.to) or ends.arrival(action.to, action.over)
    number, cars = ask.car, state.cars
    car = cars[number]
    cost, gear = ends.longest - arrival.steps, car.gear
    left = car.wp - cost
    if not arrival.calm or left <= 0 or ask.face == STRAINING[gear] or kit.road:
        return arrive(kit, state, ask, ends, arrival)
    stops = arrival.stops
    if stops == ONE_MORE:
        stops = car.stops + 1
    lap = car.lap + arrival.crossed
    changed = list(cars)
    changed[number] = Car(arrival.space, gear, left, stops, lap, car.turns + 1, car.nitro, car.passes)
    cars = tuple(changed)
    others = occupied ^ kit.bit[car.space]
    kit.stands = (cars, others | arrival.bit)
    if cost:
        braked = Braked(number, cost, arrival.steps == ends.reach, False)
        told: Told = (Drove(number, arrival.way), braked, Lost(number, cost, left, "braking"))
    else:
        told = (Drove(number, arrival.way),)
    if stops:
        told += (stopped(kit, number, arrival.corner, stops),)
    if arrival.crossed:
        told += (LineCrossed(number, lap),)
    if close := others & arrival.risk:
        return asking(state, cars, collision(kit, cars, number, ask.face, 0, close)), told
    return pass_on(kit, state, cars, told)


def arrive(kit: Kit, state: State, ask: Driving, ends: Ends, arrival: Arrival) -> Step:
    """The same move where it may cost the race, overshoots, finishes, ends in a box or strains the motor."""
    number, end = ask.car, ends.end(arrival.key)
    draft = Draft(state)
    car = draft.cars[number]
    left = car.wp - end.cost
    stops = car.stops + 1 if arrival.stops == ONE_MORE else arrival.stops
    draft.events.append(Drove(number, arrival.way))
    if end.braking or end.cost:
        tell_wear(kit, draft.events, number, end, left)
    if end.corner >= 0 and left > 0:
        draft.events.append(stopped(kit, number, end.corner, stops))
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


def stopped(kit: Kit, number: int, place: int, stops: int) -> Stopped:
    """A stop in a corner."""
    corner = kit.track.corners[place]
    return Stopped(number, place, corner.name, stops, corner.stops)


def settle(kit: Kit, draft: Draft, ask: Driving, end: End, passed: bool) -> Question:
    """What a move brings that does not just end on a quiet space."""
    number = ask.car
    if draft.cars[number].wp <= 0:
        draft.put_out(number, "overshooting" if end.misses else "braking")
        return next_turn(kit, draft)
    if passed:
        note_speed(draft, number, ask.face * SPEED)
    if end.finished:
        draft.bring_home(number)
        return next_turn(kit, draft)
    if end.boxed:
        serve(kit, draft, number)
        return next_turn(kit, draft)
    if end.crossed:
        draft.events.append(LineCrossed(number, draft.cars[number].lap))
        pass_checkpoint(kit, draft, number)
    return after_move(kit, draft, number, ask.face, end.over)

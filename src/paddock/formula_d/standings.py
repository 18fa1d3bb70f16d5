"""Who plays when, and who is classified where (FD-05, FD-28, FD-31)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.formula_d.draft import Draft
from paddock.formula_d.events import GearChosen, RaceOver, RoundBegun
from paddock.formula_d.kit import Kit
from paddock.formula_d.road import judge_speeds
from paddock.formula_d.state import OFF, Car, Finished, Gone, Place, Question, RaceResult, Starting, State


def order_of_play(kit: Kit, cars: Sequence[Car]) -> tuple[int, ...]:
    """The cars on the board in the order in which they play, from the leader back round the circuit.

    Of cars that nothing tells apart (two in one box) the one with the lower number plays first.
    """
    along, inner, lap = kit.circuit.along, kit.circuit.inner, kit.circuit.round
    racing = [number for number in kit.cars if cars[number].space != OFF]
    if len(racing) < 2:
        return tuple(racing)
    lead = max([cars[number].lap * lap + along[cars[number].space] for number in racing])
    keys = []
    for number in racing:
        car = cars[number]
        keys.append(((lead - along[car.space]) % lap, -car.gear, inner[car.space], number))
    keys.sort()
    return tuple([key[3] for key in keys])


def next_turn(kit: Kit, draft: Draft) -> Question:
    """What is asked when a car has played: the next car of the round, the next round, or nothing more."""
    if kit.police:
        judge_speeds(kit, draft)
    cars = draft.cars
    while True:
        order = draft.order
        while order:
            number = order[0]
            order = order[1:]
            if cars[number].space != OFF:
                draft.order = order
                if cars[number].gear and draft.round > 1:
                    return kit.choosing[number]
                return first_turn(kit, draft, number)
        if not begin_round(kit, draft):
            draft.events.append(RaceOver(tuple(ranking(draft.home, draft.gone)), len(draft.home)))
            return Finished()


def next_in_round(kit: Kit, state: State, cars: tuple[Car, ...]) -> Question | None:
    """The question for the next car if it simply follows in this round, as it mostly does."""
    if state.order and state.round > 1:
        number = state.order[0]
        if cars[number].space != OFF and cars[number].gear:
            return kit.choosing[number]
    return None


def begin_round(kit: Kit, draft: Draft) -> bool:
    """Fixes the order of play for a new round; false if nobody is on the board."""
    order = order_of_play(kit, draft.cars)
    if not order:
        return False
    draft.order = order
    draft.round += 1
    draft.events.append(RoundBegun(draft.round, order))
    return True


def first_turn(kit: Kit, draft: Draft, number: int) -> Question:
    """What a car is asked that has not got away yet."""
    if draft.round == 1:
        return Starting(number)
    car = draft.cars[number]
    # It stalled: first gear, and no other choice (FD-11).
    draft.cars[number] = replace(car, gear=1)
    draft.events.append(GearChosen(number, 1, 0))
    return kit.rolling[number]


def ranking(home: Sequence[int], gone: Sequence[Gone]) -> list[int]:
    """All cars that have ended their race: those who finished, then those who are out, the last to go out first."""
    return [*home, *(out.car for out in reversed(gone))]


def race_result(kit: Kit, state: State) -> RaceResult:
    """The classification and the points. If no car finishes, the last one to go out comes first."""
    why = {out.car: out.cause for out in state.gone}
    places = []
    scores = [0] * kit.seats
    for place, number in enumerate(ranking(state.home, state.gone), start=1):
        car, seat = state.cars[number], kit.seat[number]
        places.append(Place(place, number, seat, max(0, car.lap - 1), car.turns, car.wp, why.get(number)))
        if number not in why:
            scores[seat] += len(kit.cars) - place + 1
    return RaceResult((places[0].seat,), tuple(scores), tuple(places))

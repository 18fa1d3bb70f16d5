"""Who plays when, and who is classified where (FD-05, FD-28, FD-31)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.formula_d.rules.circuit import AHEAD_BITS, AHEAD_MASK, CAR_MASK, GEAR_BITS
from paddock.formula_d.rules.commentary import Told
from paddock.formula_d.rules.draft import Draft, Step
from paddock.formula_d.rules.events import GearChosen, RaceOver, RoundBegun
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.road import judge_speeds
from paddock.formula_d.rules.state import OFF, Car, Finished, Place, Question, RaceResult, Starting, State, Story


def order_of_play(kit: Kit, cars: Sequence[Car]) -> tuple[int, ...]:
    """The cars on the board in the order in which they play, from the leader back round the circuit.

    Of cars that nothing tells apart (two in one box) the one with the lower number plays first.
    """
    place, lap = kit.circuit.place, kit.circuit.round << AHEAD_BITS
    # One number for each to be sorted by: how far it is, which gear, which lane, and the car itself.
    keys = [
        car.lap * lap + place[car.space] + (car.gear << GEAR_BITS) - number
        for number, car in enumerate(cars)
        if car.space != OFF
    ]
    keys.sort(reverse=True)
    if keys and (keys[0] | AHEAD_MASK) - keys[-1] >= lap:
        keys = _round_the_circuit(keys, lap)
    return tuple([CAR_MASK - (key & CAR_MASK) for key in keys])


def _round_the_circuit(keys: list[int], lap: int) -> list[int]:
    """The same where the leader has lapped somebody: only where they stand counts."""
    lead = keys[0] >> AHEAD_BITS << AHEAD_BITS
    behind = [((lead - (key >> AHEAD_BITS << AHEAD_BITS)) % lap, -(key & AHEAD_MASK)) for key in keys]
    return [-low for _, low in sorted(behind)]


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
            story = draft.story
            draft.events.append(RaceOver(tuple(ranking(story)), len(story.home)))
            return Finished()


def pass_on(kit: Kit, state: State, cars: tuple[Car, ...], told: Told) -> Step:
    """The next car's turn after one that has just moved or was lucky; a round may end with it.

    The same as `next_turn` for what mostly happens: nobody is out, nobody has stalled.
    """
    number, order = state.round, state.order
    if not order:
        order = order_of_play(kit, cars)
        number += 1
        told += (RoundBegun(number, order),)
    first = order[0]
    car = cars[first]
    if number > 1 and car.gear and car.space != OFF:
        ask = kit.choosing[first]
        return State(number, order[1:], cars, ask, state.story), told
    draft = Draft(State(number, order, cars, state.ask, state.story))
    draft.events += told
    return draft.close(next_turn(kit, draft))


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


def ranking(story: Story) -> list[int]:
    """All cars that have ended their race: those who finished, then those who are out, the last to go out first."""
    return [*story.home, *(out.car for out in reversed(story.gone))]


def race_result(kit: Kit, state: State) -> RaceResult:
    """The classification and the points. If no car finishes, the last one to go out comes first."""
    why = {out.car: out.cause for out in state.story.gone}
    places = []
    scores = [0] * kit.seats
    for place, number in enumerate(ranking(state.story), start=1):
        car, seat = state.cars[number], kit.seat[number]
        places.append(Place(place, number, seat, max(0, car.lap - 1), car.turns, car.wp, why.get(number)))
        if number not in why:
            scores[seat] += len(kit.cars) - place + 1
    return RaceResult((places[0].seat,), tuple(scores), tuple(places))

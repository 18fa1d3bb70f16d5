"""The end of a race: prizes, bets and prices, and the other ways to win."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.downforce.rules.deck import CARS, COLOURS
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import NOBODY, OFF_TRACK, BetResult, CarResult, OnTheRoad, RaceResult, Sheet, State
from paddock.parts.season import Finish
from paddock.report.spread import seat_places

PRIZES = (12, 9, 6, 4, 2, 0)
PAYOUTS = ((9, 6, 3), (6, 4, 2), (3, 2, 1))
"""Payouts by place of the car, then by number of the bet."""


def payout(place: int | None, bet: int) -> int:
    """DF-33: the payout of bet 0, 1 or 2 for a car in this place (1 is first; None did not finish)."""
    return PAYOUTS[place - 1][bet] if place is not None and place <= len(PAYOUTS) else 0


def race_result(setup: Setup, state: State) -> RaceResult:
    """Return the score sheets and the winners."""
    places = {car: at + 1 for at, car in enumerate(state.places)}
    cars = tuple([_car_result(setup, state, car, places.get(car)) for car in CARS])
    sheets = tuple([_sheet(state, seat, places) for seat in setup.seats])
    if not setup.money_counts:
        order = order_on_the_road(setup, state)
        best = [min(order.index(car) for car in CARS if state.owners[car] == seat) for seat in setup.seats]
        scores = tuple(len(CARS) - at for at in best)
        how = "distance" if setup.options.long_distance else "home"
        return RaceResult((best.index(min(best)),), scores, how, cars, sheets)
    scores = tuple([sheet.winnings for sheet in sheets])
    best_places = [
        min([places[car] for car in places if state.owners[car] == seat], default=len(CARS) + 1) for seat in setup.seats
    ]
    return RaceResult(_best(scores, [-place for place in best_places]), scores, "winnings", cars, sheets)


def _best(scores: Sequence[int], then: Sequence[int]) -> tuple[int, ...]:
    """DF-36: the seats with the highest score, then with the highest second figure; remaining ties are shared."""
    highest = max(zip(scores, then, strict=True))
    return tuple(seat for seat, figures in enumerate(zip(scores, then, strict=True)) if figures == highest)


def finishes(result: RaceResult) -> list[Finish]:
    """DF-53: in a world tour the winnings of all races count; higher winnings in the last race break a tie."""
    places = seat_places(result.winners, result.scores)
    if result.decided_by != "winnings":
        return [Finish(place, -place) for place in places]
    return [
        Finish(place, sheet.winnings, winnings=sheet.winnings)
        for place, sheet in zip(places, result.sheets, strict=True)
    ]


def order_on_the_road(setup: Setup, state: OnTheRoad) -> list[int]:
    """DF-52: cars from first to last: finished ones, then by laps and front edge; of level ones the inner is ahead."""

    def behind(car: int) -> tuple[int, int, int]:
        space = state.cars[car]
        return (-state.laps[car], -setup.board.front[space], setup.board.inner[space])

    racing = [car for car in CARS if state.cars[car] != OFF_TRACK]
    return [*state.places, *sorted(racing, key=behind)]


def _car_result(setup: Setup, state: State, car: int, place: int | None) -> CarResult:
    owner = state.owners[car]
    space = state.cars[car]
    return CarResult(
        car=COLOURS[car],
        place=place,
        owner=None if owner == NOBODY else owner,
        price=state.prices[car],
        prize=PRIZES[place - 1] if place is not None else 0,
        space=None if space == OFF_TRACK else setup.board.names[space],
        laps=state.laps[car],
    )


def _sheet(state: State, seat: int, places: dict[int, int]) -> Sheet:
    """DF-35, DF-37: winnings are prizes and bets, less prices, as in the worked example."""
    own = [car for car in CARS if state.owners[car] == seat]
    prizes = sum([PRIZES[places[car] - 1] for car in own if car in places])
    bets = tuple(
        [BetResult(COLOURS[car], payout(places.get(car), number)) for number, car in enumerate(state.bets[seat])]
    )
    betting = sum([bet.payout for bet in bets])
    auction = sum([state.prices[car] for car in own])
    return Sheet(prizes, betting, auction, prizes + betting - auction, bets)

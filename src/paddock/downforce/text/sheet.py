"""The score sheet of a race of Downforce: the cars' results, and every amount of money with its reason."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import BetResult, CarResult, RaceResult
from paddock.downforce.text.words import car_word, money_word
from paddock.words import Message, Seat, joined, listed, message, player_word, space_named
from paddock.words.sheet import ScoreCell, ScoreRow, ScoreSheet, ScoreTable

NOTHING = ScoreCell()


def sheet_of(setup: Setup, result: RaceResult) -> ScoreSheet:
    """Return the finish, the players' sheets if money counts, and the verdict."""
    tables = [_finish(setup, result)]
    if result.decided_by == "winnings":
        tables.append(_sheets(setup, result))
    return ScoreSheet(tuple(tables), _verdict(result))


def _finish(setup: Setup, result: RaceResult) -> ScoreTable:
    money = result.decided_by == "winnings"
    paid = money and setup.options.auction
    headings = [message("downforce-heading-place"), message("downforce-heading-owner")]
    if paid:
        headings.append(message("downforce-heading-price"))
    if money:
        headings.append(message("downforce-heading-prize"))
    front = dict(zip(setup.board.names, setup.board.front, strict=False))
    rows = []
    for car in sorted(result.cars, key=lambda car: (car.place or 99, -car.laps, -front.get(car.space or "", 0))):
        owner = message("downforce-nobody") if car.owner is None else player_word(car.owner)
        cells = [_place_cell(result, car), ScoreCell(owner)]
        owned = car.owner is not None
        if paid:
            cells.append(ScoreCell(money_word(car.price)) if owned else NOTHING)
        if money:
            cells.append(ScoreCell(money_word(car.prize), _prize_reason(car)) if owned else NOTHING)
        rows.append(ScoreRow(car_word(car.car), tuple(cells)))
    figures = (False, False, True, True)[: len(headings)]
    return ScoreTable(message("downforce-sheet-finish"), tuple(headings), tuple(rows), figures)


def _place_cell(result: RaceResult, car: CarResult) -> ScoreCell:
    if car.place:
        return ScoreCell(message("downforce-place", place=car.place))
    space = space_named(car.space or "")
    if result.decided_by == "distance":
        return ScoreCell(message("downforce-on-lap", lap=car.laps + 1, space=space))
    return ScoreCell(message("downforce-stands", space=space))


def _sheets(setup: Setup, result: RaceResult) -> ScoreTable:
    cars = {car.car: car for car in result.cars}
    seats = setup.seats
    owned = [[car for car in result.cars if car.owner == seat] for seat in seats]
    rows = [ScoreRow(message("downforce-sheet-prizes"), tuple([_prizes(owned[seat]) for seat in seats]))]
    bets = [result.sheets[seat].bets for seat in seats]
    for number in range(max(map(len, bets))):
        cells = [_bet(cars, own[number], number + 1) if number < len(own) else NOTHING for own in bets]
        rows.append(ScoreRow(message("downforce-sheet-bet", number=number + 1), tuple(cells)))
    if setup.options.auction:
        rows.append(ScoreRow(message("downforce-sheet-auction"), tuple([_paid(owned[seat]) for seat in seats])))
    total = [_winnings(result, seat) for seat in seats]
    rows.append(ScoreRow(message("downforce-sheet-winnings"), tuple(total), total=True))
    columns = [player_word(seat, wins=seat in result.winners) for seat in seats]
    return ScoreTable(message("downforce-sheet-title"), tuple(columns), tuple(rows), (True,) * len(seats))


def _prizes(owned: Sequence[CarResult]) -> ScoreCell:
    total = sum(car.prize for car in owned)
    return ScoreCell(money_word(total), listed([_prize_reason(car) for car in owned]))


def _prize_reason(car: CarResult) -> Message:
    if car.place is None:
        return message("downforce-reason-stalled", car=car_word(car.car))
    place = message("downforce-place", place=car.place)
    return message("downforce-reason-prize", car=car_word(car.car), place=place, money=money_word(car.prize))


def _bet(cars: dict[str, CarResult], bet: BetResult, number: int) -> ScoreCell:
    place = cars[bet.car].place
    if place is None:
        reason = message("downforce-reason-bet-stalled", number=number, car=car_word(bet.car))
    else:
        reason = message(
            "downforce-reason-bet",
            number=number,
            car=car_word(bet.car),
            place=message("downforce-place", place=place),
            money=money_word(bet.payout),
        )
    return ScoreCell(message("downforce-bet-paid", car=car_word(bet.car), money=money_word(bet.payout)), reason)


def _paid(owned: Sequence[CarResult]) -> ScoreCell:
    reasons = [message("downforce-reason-paid", car=car_word(car.car), money=money_word(car.price)) for car in owned]
    return ScoreCell(money_word(-sum(car.price for car in owned)), listed(reasons))


def _winnings(result: RaceResult, seat: int) -> ScoreCell:
    sheet = result.sheets[seat]
    reason = message(
        "downforce-reason-winnings",
        prizes=money_word(sheet.prizes),
        bets=money_word(sheet.betting),
        auction=money_word(sheet.auction),
        money=money_word(sheet.winnings),
    )
    return ScoreCell(money_word(sheet.winnings), reason)


def _verdict(result: RaceResult) -> Message:
    winners = result.winners
    names = joined([Seat(seat) for seat in winners])
    if result.decided_by != "winnings":
        return message(
            "downforce-verdict-home" if result.decided_by == "home" else "downforce-verdict-distance", winners=names
        )
    score = result.scores[winners[0]]
    money = money_word(score)
    level = [Seat(seat) for seat, other in enumerate(result.scores) if other == score and seat not in winners]
    if level:
        return message("downforce-verdict-level", winners=names, count=len(winners), money=money, others=joined(level))
    return message("downforce-verdict", winners=names, count=len(winners), money=money)

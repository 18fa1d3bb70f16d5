"""The standings of a season, also as a score sheet for every client."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.core.game import Result
from paddock.parts.season import Finish, SeasonPart
from paddock.seasons.season import Season
from paddock.words import Message, Seat, joined, message, player_word
from paddock.words.sheet import ScoreCell, ScoreRow, ScoreSheet, ScoreTable


class Standing(msgspec.Struct, frozen=True):
    """A seat's standing after some races: its place, its amount in each race, and the total."""

    seat: int
    place: int
    amounts: tuple[int, ...]
    total: int


def amount_of(season: Season, finish: Finish) -> int:
    """Return a seat's points or winnings from a race."""
    if season.count == "winnings":
        return finish.winnings
    scores = finish.home and finish.place <= len(season.points)
    return season.points[finish.place - 1] if scores else 0


def standings(season: Season, raced: Sequence[Sequence[Finish]]) -> list[Standing]:
    """Return all seats in order after at least one race. The better last race breaks a tie; otherwise it is shared."""
    amounts = [[amount_of(season, finish) for finish in race] for race in raced]
    by_seat = list(zip(*amounts, strict=True))
    keys = [(sum(by_seat[seat]), finish.tie) for seat, finish in enumerate(raced[-1])]
    found = [
        Standing(seat, 1 + sum(other > key for other in keys), by_seat[seat], key[0]) for seat, key in enumerate(keys)
    ]
    return sorted(found, key=lambda standing: (standing.place, standing.seat))


def season_result(season: Season, raced: Sequence[Sequence[Finish]]) -> Result:
    """Return the leaders, or champions, and the totals by seats."""
    found = standings(season, raced)
    totals = [standing.total for standing in sorted(found, key=lambda standing: standing.seat)]
    return Result(tuple([standing.seat for standing in found if standing.place == 1]), tuple(totals))


def season_sheet(season: Season, part: SeasonPart, raced: Sequence[Sequence[Finish]]) -> ScoreSheet:
    """Return the standings after some races as a table, with the leader or champion."""
    found = standings(season, raced)
    over = len(raced) == len(season.races)
    columns = [message("season-place"), message("season-total")]
    columns += [
        message("season-race", number=number, title=race.title)
        for number, race in enumerate(season.races[: len(raced)], start=1)
    ]
    rows = [_row(season, part, standing, over) for standing in found]
    table = ScoreTable(message("season-standings"), tuple(columns), tuple(rows), (False,) + (True,) * (len(raced) + 1))
    return ScoreSheet((table,), _verdict(season, part, found, len(raced)))


def _row(season: Season, part: SeasonPart, standing: Standing, over: bool) -> ScoreRow:
    cells = [ScoreCell(message("season-place-number", place=standing.place))]
    cells += [_cell(season, part, amount) for amount in (standing.total, *standing.amounts)]
    return ScoreRow(player_word(standing.seat, wins=over and standing.place == 1), tuple(cells))


def _cell(season: Season, part: SeasonPart, amount: int) -> ScoreCell:
    return ScoreCell(part.winnings_word(amount) if season.count == "winnings" else amount)


def _verdict(season: Season, part: SeasonPart, found: Sequence[Standing], raced: int) -> Message:
    first = found[0]
    ahead = [standing for standing in found if standing.place == 1]
    level = [Seat(other.seat) for other in found if other.total == first.total and other.place > 1]
    amount = message("season-points", points=first.total)
    if season.count == "winnings":
        amount = part.winnings_word(first.total)
    winners = joined([Seat(standing.seat) for standing in ahead])
    if raced < len(season.races):
        races = len(season.races)
        return message("season-leads", raced=raced, races=races, winners=winners, count=len(ahead), amount=amount)
    if level:
        others = joined(level)
        return message("season-level", winners=winners, count=len(ahead), amount=amount, others=others)
    return message("season-champion", winners=winners, count=len(ahead), amount=amount)

"""The result of a race: made once from the table and its race, and stored in the commit that ends it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Union, cast

import msgspec

from paddock.bots import names, split_budget
from paddock.convert import decoder
from paddock.core.game import AnyGame, Event, Over, Result
from paddock.parts.season import Finish
from paddock.seasons.plain import season_part
from paddock.table.driver import stand_in
from paddock.table.messages.challenge import Why
from paddock.table.meta import Meta
from paddock.table.race import PendingRows, Race, undone_of
from paddock.table.store import Row


class CareerRace(msgspec.Struct, frozen=True):
    """One race of a guest.

    `level` is that of the strongest rival bot, "people" if a rival was a person, and "alone" without rivals.
    `place` is None if the guest did not drive the race to its end.
    """

    table: str
    at: float  # a date: when it ended
    game: str
    circuit: str
    level: str
    seats: int
    place: int | None
    won: bool
    figures: dict[str, int]
    day: str = ""  # the day, if this was a counted race of the day


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outcome of an attempt: its result, or why it does not count."""

    why: Why = ""
    place: int = 0
    score: int = 0
    won: bool = False
    turns: int | None = None  # of a solo player: the total of all finished cars


class RaceResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a race."""

    table: str
    game: str
    ended: float  # a date
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    verdict: dict[str, Any]  # a Message as it is sent
    finishes: tuple[Finish, ...]  # as counted by a season
    careers: dict[str, CareerRace] = {}  # by guest, for everybody for whom the race counts
    attempt: Outcome | None = None  # of a counted attempt
    imported: bool = False


read_result = msgspec.json.Decoder(RaceResult).decode


def result_of(meta: Meta, race: Race, pending: PendingRows | None = None) -> RaceResult | None:
    """Return the result of a race including pending rows; None if it is not over."""
    turn = race.turn if pending is None else pending.turn
    if not isinstance(turn, Over):
        return None
    rows, game, result = [*race.rows, *(pending.rows if pending else ())], race.game, turn.result
    ended = rows[-1].at if rows else meta.created
    return RaceResult(
        table=meta.id,
        game=meta.game,
        ended=ended,
        winners=result.won(),
        scores=result.scores,
        verdict=msgspec.to_builtins(game.sheet(result).verdict),
        finishes=tuple(season_part(game).finishes(result)),
        careers=_careers(meta, game, result, rows, _events(race, pending)),
        attempt=_attempt(meta, game, result, ended) if meta.is_counted else None,
        imported=meta.imported,
    )


def _careers(
    meta: Meta, game: AnyGame, result: Result, rows: Sequence[Row], events: Iterator[Sequence[Event]]
) -> dict[str, CareerRace]:
    """Return the race for the career of each guest for whom it counts; no place: they left it to a bot."""
    ended = rows[-1].at if rows else meta.created
    found = {guest: seat_that_counts(meta, guest, ended) for guest in sorted(meta.participants())}
    seats = {guest: seat for guest, seat in found.items() if seat is not None}
    driven = {seat for seat in seats.values() if drove_to_the_end(rows, seat)}
    figures = game.career(result, events) if driven else ()
    trial, circuit = meta.trial, game.track.title if game.track else ""
    day = trial.day if trial is not None and trial.counted and not trial.spoilt else ""
    return {
        guest: CareerRace(
            meta.id,
            ended,
            meta.game,
            circuit,
            level_of(meta, game, seat),
            game.seats,
            place_of(result, seat) if seat in driven else None,
            seat in driven and seat in result.won(),
            figures[seat] if seat in driven else {},
            day if seat in driven else "",
        )
        for guest, seat in seats.items()
    }


def seat_that_counts(meta: Meta, guest: str, ended: float) -> int | None:
    """Return the seat that counts for a guest: their own at the end, or one that they left.

    Lessons, imported races and continued races do not count, nor does an attempt that ended after its challenge had
    closed, as its seed was then public.
    """
    if meta.unproven is not None or (meta.trial is not None and ended > meta.trial.closes):
        return None
    left = [at for at, seat in enumerate(meta.seats) if meta.left_by(at) == guest and not seat.put_out]
    own = meta.own_seat(guest)
    return own if own is not None else next(iter(left), None)


def place_of(result: Result, seat: int) -> int:
    """Return the place of a seat: winners first, then by score; equal scores share a place."""
    ranks = [(at in result.winners, score) for at, score in enumerate(result.scores)]
    return 1 + sum(rank > ranks[seat] for rank in ranks)


def drove_to_the_end(rows: Sequence[Row], seat: int) -> bool:
    """Return whether a person made the last choice of the seat, not a bot in their place.

    Players who left or retired with nothing more to choose have also driven to the end.
    """
    undone = undone_of(rows)
    chosen = [row.by for row in rows if row.kind == "act" and row.seat == seat and row.seq not in undone]
    made = [by for by in chosen if by != "auto"]
    return not made or made[-1] == "person"


def level_of(meta: Meta, game: AnyGame, seat: int) -> str:
    """Return the level of a seat's rivals."""
    rivals = [at for at in range(game.seats) if at != seat]
    if any(meta.seats[at].kind == "person" or meta.left_by(at) for at in rivals):
        return "people"
    order = names(game)
    levels = [split_budget(meta.seats[at].bot or stand_in(game))[0] for at in rivals]
    return max(levels, key=lambda level: order.index(level) if level in order else -1, default="alone")


def _attempt(meta: Meta, game: AnyGame, result: Result, ended: float) -> Outcome:
    trial, seat = meta.trial, meta.own_seat(meta.host) or 0
    assert trial is not None
    if trial.spoilt:
        return Outcome("bot")
    if ended > trial.closes:
        return Outcome("late")
    turns = season_part(game).finishes(result)[seat].turns if game.seats == 1 else None
    return Outcome("", place_of(result, seat), result.scores[seat], seat in result.won(), turns)


def _events(race: Race, pending: PendingRows | None) -> Iterator[Sequence[Event]]:
    """Yield the events of each move that was not taken back, from the log."""
    read = _events_decoder(race.game.event_type)
    undone = undone_of(race.rows)
    for row, line in zip(race.rows, race.lines, strict=True):
        if row.seq not in undone:
            yield read(line).events
    for new in pending.lines if pending is not None else ():
        yield cast(Sequence[Event], new.events)


@cache
def _events_decoder(kind: type[msgspec.Struct]) -> Any:
    """Return a decoder for the events in a line of the log."""
    event: Any = Union[tuple(kind.__subclasses__())]  # noqa: UP007
    return decoder(msgspec.defstruct("LineEvents", [("events", tuple[event, ...], ())])).decode

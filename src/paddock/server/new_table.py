"""What a new table is made of: checked seats, bots, clocks and options, and the rows of a race that goes on."""

from __future__ import annotations

from collections.abc import Sequence
from time import time

from paddock import games
from paddock.bots import names, split_budget
from paddock.core import record as records
from paddock.core.errors import BadOptions, BadRecord, PaddockError
from paddock.core.game import AnyGame
from paddock.core.play import read_move, step
from paddock.core.record import Record
from paddock.server import auth
from paddock.server.auth import Guest
from paddock.server.driver import stand_in
from paddock.server.messages import Clock, NewSeat, NewTable
from paddock.server.meta import SeatMeta
from paddock.server.race import mark
from paddock.server.sizes import LONGEST_MOVE, LONGEST_VALUE, MOST_MOVES, MOST_OPTIONS
from paddock.server.store import Row
from paddock.track.load import builtin


def check_options(wanted: NewTable) -> None:
    """Plain values of some letters, and tracks and decks by name alone: a path would be read on the server."""
    if len(wanted.options) > MOST_OPTIONS:
        raise BadOptions(f"a race has at most {MOST_OPTIONS} options")
    for name, value in wanted.options.items():
        if not isinstance(value, bool | int | float | str | None) or max(len(name), len(str(value))) > LONGEST_VALUE:
            raise BadOptions(f"an option is a flag, a number or a text of at most {LONGEST_VALUE} letters")
    for option in games.load(wanted.game).option_infos():
        known = {"track": tuple(builtin()), "deck": (option.default,)}.get(option.kind)
        if known is not None and wanted.options.get(option.name, known[0]) not in known:
            wrong = wanted.options[option.name]
            raise BadOptions(f"there is no {option.kind} {wrong!r}; there is {', '.join(map(str, known))}")


def seat_meta(guest: Guest, seat: NewSeat, game: AnyGame) -> SeatMeta:
    """A seat of a new table."""
    match seat.kind:
        case "me":
            return SeatMeta("person", auth.clean_name(seat.name or guest.name), guest.id)
        case "here":
            return SeatMeta("person", auth.clean_name(seat.name), guest.id)
        case "bot":
            return SeatMeta("bot", bot=check_bot(seat.bot, game))
        case _:
            return SeatMeta("open")


def check_bot(name: str, game: AnyGame) -> str:
    """Only bots that come with the game drive on a server, with a budget that keeps it quick; "" is the usual one."""
    name = name or stand_in(game)
    bare, budget = split_budget(name)
    known = names(game)
    if bare not in known:
        raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(known)}")
    if budget > 2000:
        raise BadOptions("a bot on a server thinks for two seconds at most")
    return name


def check_clock(clock: Clock | None) -> None:
    """Times that a race can be played with."""
    if clock is not None and not (1 <= clock.decision <= 24 * 3600 and 0 <= clock.reserve <= 7 * 24 * 3600):
        raise BadOptions("a clock has 1 second to a day for a decision and up to a week in reserve")


def copied(game: AnyGame, moves: Sequence[str]) -> list[Row]:
    """Moves of another race as rows of a new table."""
    state, rows = game.start(), []
    for seq, text in enumerate(moves):
        try:
            move = read_move(game, text)
            state, events = step(game, state, move)
        except (PaddockError, ValueError) as error:
            raise BadRecord(f"line {seq + 3}: {error}") from None
        kind = "act" if hasattr(move, "seat") else "luck"
        rows.append(Row(seq, kind, text, getattr(move, "seat", None), "copied", time(), mark=mark(events)))
    return rows


def refereed(text: str) -> tuple[Record, AnyGame, list[Row]]:
    """A record from outside with its game, its result checked too; BadRecord with the line that is wrong."""
    try:
        record = records.read(text)
        check_length(record)
        game = games.of_record(record)
        rows = copied(game, record.moves)
        for _ in records.replay(game, record):
            pass
    except (KeyError, TypeError, AttributeError, RecursionError):
        raise BadRecord("line 2: the header is not that of a race") from None
    return record, game, rows


def check_length(record: Record) -> None:
    """Refuses a record that would keep a server busy for too long."""
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"the record has {len(record.moves):,} moves; a server takes at most {MOST_MOVES:,}")
    long = next((line for line, move in enumerate(record.moves, start=3) if len(move) > LONGEST_MOVE), None)
    if long is not None:
        raise BadRecord(f"line {long}: a move has at most {LONGEST_MOVE:,} letters")

"""Checks of new tables: seats, bots, clocks, options, and imported moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock import games
from paddock.bots import names, split_budget
from paddock.core import record as records
from paddock.core.errors import BadOptions, BadRecord
from paddock.core.game import AnyGame
from paddock.core.record import Record
from paddock.fair import SealedSeeds, is_keyed, race_seed, read_luck
from paddock.options import OptionInfo
from paddock.server.directory.game_cache import GameCache
from paddock.table.driver import stand_in
from paddock.table.errors import NotNow
from paddock.table.messages import Clock, NewSeat
from paddock.table.meta import SeatMeta
from paddock.table.people.guest import Guest, clean_name
from paddock.table.race import Race, copy_move
from paddock.table.sizes import LONGEST_HEADER, LONGEST_MOVE, LONGEST_TRACK, LONGEST_VALUE, MOST_MOVES, MOST_OPTIONS
from paddock.table.steps import Steps
from paddock.track.load import builtin, is_text
from paddock.words import message


def check_options(game: str, options: dict[str, Any]) -> None:
    """Allow plain, short values, and tracks and decks by name or as the text of a file.

    Paths are refused, as they would be read on the server.
    """
    if len(options) > MOST_OPTIONS:
        raise BadOptions(f"a race has at most {MOST_OPTIONS} options")
    infos = games.load(game).option_infos()
    own = [info.name for info in infos if is_own_file(info, options.get(info.name))]
    for name, value in options.items():
        plain = isinstance(value, bool | int | float | str | None)
        if name not in own and (not plain or max(len(name), len(str(value))) > LONGEST_VALUE):
            raise BadOptions(f"an option is a flag, a number or a text of at most {LONGEST_VALUE} characters")
    for option in infos:
        if option.name in own:
            continue
        known = {"track": tuple(builtin()), "deck": (option.default,)}.get(option.kind)
        if known is not None and options.get(option.name, known[0]) not in known:
            wrong = options[option.name]
            raise BadOptions(f"there is no {option.kind} {wrong!r}; there is {', '.join(map(str, known))}")


def is_own_file(option: OptionInfo, value: object) -> bool:
    """Return whether an option's value is the text of a track or deck file. Raises if a track is too long."""
    if option.kind not in ("track", "deck") or not isinstance(value, str) or not is_text(value):
        return False
    if option.kind == "track" and len(value) > LONGEST_TRACK:
        raise BadOptions(message("server-error-track-long", most=LONGEST_TRACK, letters=len(value)))
    return True


def new_seats(guest: Guest, described: Sequence[NewSeat], game: AnyGame) -> tuple[SeatMeta, ...]:
    """Return the seats of a new table: those described, then open ones."""
    if len(described) > game.seats:
        raise BadOptions(f"{len(described)} seats were described, but the race has {game.seats}")
    seats = [seat_meta(guest, seat, game) for seat in described]
    return (*seats, *[SeatMeta("open")] * (game.seats - len(seats)))


def seat_meta(guest: Guest, seat: NewSeat, game: AnyGame) -> SeatMeta:
    """Return a seat of a new table."""
    match seat.kind:
        case "me":
            return SeatMeta("person", clean_name(seat.name or guest.name), guest.id)
        case "here":
            return SeatMeta("person", clean_name(seat.name), guest.id, here=True)
        case "bot":
            return SeatMeta("bot", bot=check_bot(seat.bot, game))
        case _:
            return SeatMeta("open")


def check_bot(name: str, game: AnyGame) -> str:
    """Allow only built-in bots with a small budget; "" is the default one."""
    name = name or stand_in(game)
    bare, budget = split_budget(name)
    known = names(game)
    if bare not in known:
        raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(known)}")
    if budget > 2000:
        raise BadOptions("a bot on a server thinks for two seconds at most")
    return name


def check_clock(clock: Clock | None) -> None:
    """Reject times with which no race can be played."""
    if clock is not None and not (1 <= clock.decision <= 24 * 3600 and 0 <= clock.reserve <= 7 * 24 * 3600):
        raise BadOptions("a clock has 1 second to a day for a decision and up to a week in reserve")


def importing(text: str, seed: str, cache: GameCache, sealed: Sequence[tuple[str, str]]) -> Steps[tuple[Record, Race]]:
    """Import a record, including its result. Raises BadRecord with the wrong line.

    `sealed` has the game and seed of each open challenge: a race with such luck is rejected, whatever its header says.
    """
    yield
    try:
        check_text(text)
        record = records.read(text)
        check_length(record)
        check_unsealed(record)
        race = Race(cache.shared(games.of_record(record)), race_seed(seed, ()))
        luck = read_luck(record)
        named = luck.seed if luck is not None else None  # a seed named in a record is no longer sealed
        yield from copying(record, race, [seed for game, seed in sealed if game == race.game.name and seed != named])
    except (KeyError, TypeError, AttributeError, RecursionError):
        raise BadRecord("line 2: the header is not that of a race") from None
    return record, race


def copying(record: Record, race: Race, sealed: Sequence[str] = ()) -> Steps[None]:
    """Copy the moves of a record to a new race. Raises NotNow if its luck follows from a sealed seed."""
    seeds = SealedSeeds(sealed)
    for move, state, events in records.replay(race.game, record):
        if seeds.found_in(race.turn, move):
            raise NotNow(message("server-error-sealed-record"))
        if move is not None:
            copy_move(race, move, state, events)
        yield


def check_text(text: str) -> None:
    """Reject a record that is too large before parsing it: parsing megabytes of JSON blocks all threads."""
    _, header, *_ = [*text[: 2 * LONGEST_HEADER].split("\n", 2), ""]
    if len(header) > LONGEST_HEADER:
        raise BadRecord(f"line 2: the header has more than {LONGEST_HEADER:,} letters")
    if (lines := text.count("\n")) > MOST_MOVES + 10:
        raise BadRecord(f"the record has {lines:,} lines; a server takes at most {MOST_MOVES:,} moves")


def check_unsealed(record: Record) -> None:
    """Reject an attempt at an open challenge, as its luck would be revealed to players who have yet to race."""
    luck = read_luck(record)
    if is_keyed(record) and luck is not None and luck.hash is not None and luck.seed is None:
        raise NotNow(message("server-error-sealed-record"))


def check_length(record: Record) -> None:
    """Reject a record that would keep the server busy for too long."""
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"the record has {len(record.moves):,} moves; a server takes at most {MOST_MOVES:,}")
    long = next((line for line, move in enumerate(record.moves, start=3) if len(move) > LONGEST_MOVE), None)
    if long is not None:
        raise BadRecord(f"line {long}: a move has at most {LONGEST_MOVE:,} letters")

"""A race as text: header, every action and every piece of luck, result, and a checksum (docs/record-format.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import msgspec

from paddock.core.errors import BadRecord, PaddockError
from paddock.core.game import Act, Event, Game, Luck, Over, State, View
from paddock.core.play import read_move, step
from paddock.plain import NotPlain, check

FIRST_LINE = "paddock-record 1"
UNFINISHED = "unfinished"
LONGEST_NAME = 80  # longest driver name; ten of them still fit into one sentence
SHOWN = 60  # longest quote of a faulty line in an error


class Record(msgspec.Struct, frozen=True):
    """A race that can be replayed, checked or resumed. `result` is None until the race is over."""

    header: dict[str, Any]
    moves: tuple[str, ...]
    result: dict[str, Any] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The driver names by seat."""
        return tuple(self.header["seats"])


def make_header(game: Game[State, Act, View], names: tuple[str, ...]) -> dict[str, Any]:
    """Return the header: the game with all its options, and the drivers."""
    return {"game": game.name, "rules": game.rules, "seats": list(names), **game.header()}


def result_data(game: Game[State, Act, View], state: State) -> dict[str, Any] | None:
    """Return the result as written, or None for an unfinished race."""
    turn = game.turn(state)
    return msgspec.to_builtins(turn.result) if isinstance(turn, Over) else None


def write(record: Record) -> str:
    """Return the record as text."""
    end = UNFINISHED if record.result is None else f"result {_json(record.result)}"
    lines = [FIRST_LINE, _json(record.header), *record.moves, end]
    body = "\n".join(lines) + "\n"
    return f"{body}sum {_sum(body)}\n"


def read(text: str) -> Record:
    """Parse a record; BadRecord names the line that is damaged, cut off or altered."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0] != FIRST_LINE:
        raise BadRecord(f"line 1: not a Paddock record (it begins {lines[0][:40]!r}, not {FIRST_LINE!r})")
    header = _read_header(lines[1] if len(lines) > 1 else "")
    last = next((n for n in range(len(lines) - 1, -1, -1) if lines[n]), 0)
    if not lines[last].startswith("sum "):
        raise BadRecord(f"line {last + 1}: the record is cut off; its last line should be a checksum")
    end = last - 1
    body = "\n".join(lines[:last]) + "\n"
    if lines[last] != f"sum {_sum(body)}":
        raise BadRecord(f"line {last + 1}: the checksum does not fit; the record was damaged or altered")
    if lines[end] == UNFINISHED:
        result = None
    elif lines[end].startswith("result "):
        result = read_json(lines[end].removeprefix("result "), end + 1)
    else:
        raise BadRecord(f"line {end + 1}: a result or 'unfinished' is missing above the checksum")
    return Record(header, tuple(lines[2:end]), result)


def replay(
    game: Game[State, Act, View], record: Record
) -> Iterator[tuple[Act | Luck | None, State, tuple[Event, ...]]]:
    """Replay a record: yield the start, then each move with the state after it and its events.

    Raises BadRecord at the first line that breaks the rules, or at the end if the result differs. A record made under
    older rules passes if today's rules accept every line.
    """
    try:
        yield from _referee(game, record)
    except BadRecord as error:
        if record.header["rules"] == game.rules:
            raise
        versions = f"raced by version {record.header['rules']} of the rules, refereed by version {game.rules}"
        raise BadRecord(f"{error} ({versions})") from None


def _referee(
    game: Game[State, Act, View], record: Record
) -> Iterator[tuple[Act | Luck | None, State, tuple[Event, ...]]]:
    state = game.start()
    yield None, state, ()
    line = 2
    for line, text in enumerate(record.moves, start=3):
        try:
            move = read_move(game, text)
        except ValueError as error:
            raise BadRecord(f"line {line}: {_shown(text)} is not a move ({error})") from None
        if str(move) != text:
            raise BadRecord(f"line {line}: {_shown(text)} should be written {_shown(str(move))}")
        try:
            state, events = step(game, state, move)
        except PaddockError as error:
            raise BadRecord(f"line {line}: {error}") from None
        yield move, state, events
    result = result_data(game, state)
    if record.result is None and result is not None:
        raise BadRecord(f"line {line + 1}: says the race is unfinished, but it is over")
    if record.result is not None and result is None:
        raise BadRecord(f"line {line + 1}: gives a result, but the race is not over after these moves")
    if record.result != result and record.result != _plain(result):
        raise BadRecord(f"line {line + 1}: the result is not the one that was raced")


def replayed(game: Game[State, Act, View], record: Record) -> State:
    """Return the state at the end of the record."""
    *_, (_, state, _) = replay(game, record)
    return state


def check_name(name: str) -> None:
    """Reject a driver's name that is empty, too long, or cannot be shown in a sentence."""
    if not name.strip() or len(name) > LONGEST_NAME:
        raise BadRecord(f"a name has 1 to {LONGEST_NAME} letters, not {len(name.strip()):,}")
    try:
        check(name)
    except NotPlain as error:
        raise BadRecord(f"the name {name!r}: {error}") from None


def _shown(text: str) -> str:
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def _sum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def read_json(text: str, line: int) -> dict[str, Any]:
    """Return the JSON object in a line of a record. Raises BadRecord if there is none, or its text cannot be shown."""
    try:
        data = json.loads(text)
        if "\\" in text or not (text.isascii() and text.isprintable()):
            check(data)
    except NotPlain as error:
        raise BadRecord(f"line {line}: {error}") from None
    except (ValueError, RecursionError):
        raise BadRecord(f"line {line}: not readable as JSON") from None
    if not isinstance(data, dict):
        raise BadRecord(f"line {line}: a JSON object is expected")
    return data


def _read_header(text: str) -> dict[str, Any]:
    header = read_json(text, 2)
    for key, kind in (("game", str), ("rules", int), ("seats", list), ("options", dict)):
        if not isinstance(header.get(key), kind):
            raise BadRecord(f"line 2: the header has no {key!r}")
    if not all(isinstance(name, str) for name in header["seats"]):
        raise BadRecord("line 2: 'seats' should be a list of names")
    for name in header["seats"]:
        try:
            check_name(name)
        except BadRecord as error:
            raise BadRecord(f"line 2: {error}") from None
    return header

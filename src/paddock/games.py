"""The games by name, and the game that a record was raced with."""

from __future__ import annotations

import difflib
from typing import Any

from paddock.core.errors import BadOptions, BadRecord
from paddock.core.game import AnyGame
from paddock.core.record import Record
from paddock.options import OptionInfo

GAMES = ("downforce", "formula_d")
TITLES = {"downforce": "Downforce", "formula_d": "Formula D"}


def make(name: str, values: dict[str, Any]) -> AnyGame:
    """A game from its name and plain option values."""
    return _game(name).make(values)  # type: ignore[no-any-return]


def options_of(name: str) -> tuple[OptionInfo, ...]:
    """Every option of a game, described for a panel that does not know the game."""
    return _game(name).option_infos()  # type: ignore[no-any-return]


def rules_of(name: str) -> int:
    """The version of a game's rules in this program."""
    return int(_game(name).rules)


def of_record(record: Record) -> AnyGame:
    """The game of a record, on the same track and with the same options."""
    name = record.header["game"]
    if name not in GAMES:
        raise BadRecord(f"line 2: there is no game {name!r}")
    game = _game(name).from_header(record.header)
    if record.header["rules"] != game.rules:
        raced = record.header["rules"]
        raise BadRecord(
            f"line 2: raced by version {raced} of the rules of {name}; this program has version {game.rules}"
        )
    if len(record.names) != game.seats:
        raise BadRecord(f"line 2: {len(record.names)} names for {game.seats} seats")
    return game  # type: ignore[no-any-return]


def _game(name: str) -> Any:
    # Each game is imported when it is asked for, so that one does not slow the start of the other.
    match name:
        case "downforce":
            from paddock.downforce import Downforce

            return Downforce
        case "formula_d":
            from paddock.formula_d import FormulaD

            return FormulaD
    near = difflib.get_close_matches(name, GAMES, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise BadOptions(f"there is no game {name!r}; the games are {' and '.join(GAMES)}{hint}")

"""The options of a Downforce race, and which of them go together."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from paddock.core.errors import BadOptions
from paddock.core.options import read_options

BEGINNER = {"auction": False, "powers": False, "hands_of_three": True, "bets": False, "first_home_wins": True}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a race is set up. The defaults are the game as printed."""

    players: int = 4
    track: str = "river-station"
    deck: str = "standard"
    auction: bool = True  # off: the Speed-8 cards are dealt (DF-50)
    powers: bool = True
    hands_of_three: bool = False  # with a common draw pile (DF-50)
    bets: bool = True
    first_home_wins: bool = False  # (DF-50)
    long_distance: bool = False  # (DF-52)
    cunning: Literal["as_printed", "not_kept", "removed"] = "as_printed"  # two players only (DF-51)
    strategic_lines: int = 1  # least number of lines on a card of which Strategic skips one (DF-43)


def make_options(values: dict[str, Any]) -> Options:
    """Options from plain values; `beginner` stands for its five changes at once."""
    values = dict(values)
    beginner = values.pop("beginner", False)
    if not isinstance(beginner, bool):
        raise BadOptions("option beginner is true or false")
    if beginner:
        values = {**BEGINNER, **values}
    if values.get("long_distance") is True:
        values.setdefault("bets", False)
    options = read_options("downforce", Options, values, "beginner")
    check(options)
    return options


def check(options: Options) -> None:
    """Refuses options that contradict each other or the rules."""
    if not 2 <= options.players <= 6:
        raise BadOptions(f"Downforce is for 2 to 6 players, not {options.players}")
    if options.cunning != "as_printed" and (options.players != 2 or not options.powers):
        raise BadOptions("the option cunning is for two players with powers only")
    if options.cunning == "not_kept" and not options.auction:
        raise BadOptions("without an auction no power is chosen: use cunning=removed")
    if options.long_distance and options.bets:
        raise BadOptions("a long distance race has no finish to bet on: leave bets off")
    if options.long_distance and options.first_home_wins:
        raise BadOptions("nobody comes home in a long distance race: leave first_home_wins off")
    if not 1 <= options.strategic_lines <= 6:
        raise BadOptions(f"strategic_lines is a number of lines from 1 to 6, not {options.strategic_lines}")

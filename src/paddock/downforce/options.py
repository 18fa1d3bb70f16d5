"""The options of a Downforce race, and conflicts between them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from paddock.core.errors import BadOptions
from paddock.options import OptionInfo, describe, preset, read_options
from paddock.words import message

BEGINNER: dict[str, bool | int | str] = {
    "auction": False,
    "powers": False,
    "hands_of_three": True,
    "bets": False,
    "first_home_wins": True,
}
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
MOST_LINES = 6


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
    strategic_lines: int = 1  # fewest lines on a card of which Strategic may skip one (DF-43)


def make_options(values: dict[str, Any]) -> Options:
    """Read options from plain values; `beginner` expands to its five changes."""
    values = dict(values)
    beginner = values.pop("beginner", False)
    if not isinstance(beginner, bool):
        raise BadOptions(message("downforce-bad-beginner"))
    if beginner:
        values = {**BEGINNER, **values}
    if values.get("long_distance") is True:
        values.setdefault("bets", False)
    options = read_options("downforce", Options, values, "beginner")
    check(options)
    return options


def check(options: Options) -> None:
    """Reject options that contradict each other or the rules."""
    if not FEWEST_PLAYERS <= options.players <= MOST_PLAYERS:
        raise BadOptions(message("downforce-bad-players", players=options.players))
    if options.cunning != "as_printed" and (options.players != 2 or not options.powers):
        raise BadOptions(message("downforce-bad-cunning"))
    if options.cunning == "not_kept" and not options.auction:
        raise BadOptions(message("downforce-bad-not-kept"))
    if options.long_distance and options.bets:
        raise BadOptions(message("downforce-bad-long-bets"))
    if options.long_distance and options.first_home_wins:
        raise BadOptions(message("downforce-bad-long-home"))
    if not 1 <= options.strategic_lines <= MOST_LINES:
        raise BadOptions(message("downforce-bad-lines", lines=options.strategic_lines))


def option_infos() -> tuple[OptionInfo, ...]:
    """Describe the options for a panel."""
    limits = {"players": (FEWEST_PLAYERS, MOST_PLAYERS), "strategic_lines": (1, MOST_LINES)}
    return (*describe("downforce", Options, limits), preset("downforce", "beginner", BEGINNER))

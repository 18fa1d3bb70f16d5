"""The options of a Formula D race, and conflicts between them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from paddock.core.errors import BadOptions
from paddock.formula_d.rules.gears import LONGEST_MOVE
from paddock.options import OptionInfo, describe, read_options
from paddock.track.model import Track
from paddock.words import message

MOST_CARS = 10
MOST_LAPS = 99
MOST_WEAR = 99


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a race is set up. The defaults are the basic game as printed."""

    cars: int = 4
    seats: int | None = None  # if fewer than cars, the cars are dealt out in turn (FD-01)
    track: str = "monaco"
    laps: int = 1
    wear: int = 18  # wear points of each car (FD-04)
    collisions: Literal["mover", "everyone"] = "mover"  # the cars that roll (FD-26)
    road: bool = False  # road race on a city circuit (FD-40 to FD-45)
    danger: Literal["end", "passing"] = "end"  # when a black space counts (FD-42)


def make_options(values: dict[str, Any]) -> Options:
    options = read_options("formula_d", Options, values)
    check(options)
    return options


def check(options: Options) -> None:
    """Reject options that contradict each other or the rules."""
    if not 1 <= options.cars <= MOST_CARS:
        raise BadOptions(message("formula-d-bad-cars", most=MOST_CARS, cars=options.cars))
    if options.seats is not None and not 1 <= options.seats <= options.cars:
        raise BadOptions(message("formula-d-bad-seats", cars=options.cars, seats=options.seats))
    if not 1 <= options.laps <= MOST_LAPS:
        raise BadOptions(message("formula-d-bad-laps", most=MOST_LAPS, laps=options.laps))
    if not 1 <= options.wear <= MOST_WEAR:
        raise BadOptions(message("formula-d-bad-wear", most=MOST_WEAR, wear=options.wear))
    if options.danger == "passing" and not options.road:
        raise BadOptions(message("formula-d-bad-danger"))


def option_infos() -> tuple[OptionInfo, ...]:
    """Describe the options for a panel."""
    limits = {"cars": (1, MOST_CARS), "seats": (1, MOST_CARS), "laps": (1, MOST_LAPS), "wear": (1, MOST_WEAR)}
    return describe("formula-d", Options, limits)


def check_track(options: Options, track: Track, teams: tuple[str, ...]) -> None:
    """Reject a track that does not suit this race."""
    if "formula_d" not in track.games:
        raise BadOptions(message("formula-d-bad-track", track=track.title))
    if len(track.grid) < options.cars:
        raise BadOptions(message("formula-d-bad-grid", track=track.title, most=len(track.grid), cars=options.cars))
    if options.road and not is_city(track):
        raise BadOptions(message("formula-d-bad-city", track=track.title))
    shortest = min(track.lanes.values())
    if shortest <= LONGEST_MOVE:
        least = LONGEST_MOVE + 1
        raise BadOptions(message("formula-d-bad-short", track=track.title, spaces=shortest, least=least))
    if track.pit is not None and options.laps > 1 and not options.road:
        for team in teams:
            if team not in track.pit.boxes:
                raise BadOptions(
                    message("formula-d-bad-box", track=track.title, team=message(f"formula-d-team-{team}"))
                )


def is_city(track: Track) -> bool:
    """Return whether a track has features of road races."""
    return bool(track.trouble or track.danger or track.tunnels or track.checkpoint or track.police is not None)

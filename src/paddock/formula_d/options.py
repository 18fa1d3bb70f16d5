"""The options of a Formula D race, and which of them go together."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from paddock.core.errors import BadOptions
from paddock.core.options import read_options
from paddock.track.model import Track

MOST_CARS = 10
LONGEST_MOVE = 36  # 30 in 6th gear and 6 of nitro


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a race is set up. The defaults are the basic game as printed."""

    cars: int = 4
    seats: int | None = None  # fewer than cars: the seats take turns in getting one (FD-01)
    track: str = "monaco"
    laps: int = 1
    wear: int = 18  # wear points of each car (FD-04)
    collisions: Literal["mover", "everyone"] = "mover"  # who rolls (FD-26)
    road: bool = False  # road race on a city circuit (FD-40 to FD-45)
    danger: Literal["end", "passing"] = "end"  # what counts on black spaces (FD-42)


def make_options(values: dict[str, Any]) -> Options:
    """Options from plain values."""
    options = read_options("formula_d", Options, values)
    check(options)
    return options


def check(options: Options) -> None:
    """Refuses options that contradict each other or the rules."""
    if not 1 <= options.cars <= MOST_CARS:
        raise BadOptions(f"Formula D is raced by 1 to {MOST_CARS} cars, not {options.cars}")
    if options.seats is not None and not 1 <= options.seats <= options.cars:
        raise BadOptions(f"{options.cars} cars have 1 to {options.cars} drivers, not {options.seats}")
    if options.laps < 1:
        raise BadOptions(f"a race has at least one lap, not {options.laps}")
    if not 1 <= options.wear <= 99:
        raise BadOptions(f"a car has 1 to 99 wear points, not {options.wear}")
    if options.danger == "passing" and not options.road:
        raise BadOptions("the option danger=passing is for road races: add road=true")


def check_track(options: Options, track: Track, teams: tuple[str, ...]) -> None:
    """Refuses a track that this race cannot be driven on."""
    if "formula_d" not in track.games:
        raise BadOptions(f"{track.title} is no circuit for Formula D")
    if len(track.grid) < options.cars:
        raise BadOptions(f"{track.title} has a grid for {len(track.grid)} cars, not {options.cars}")
    if options.road and not is_city(track):
        raise BadOptions(f"a road race needs a city circuit; {track.title} has no zones, no police and no checkpoint")
    shortest = min(track.lanes.values())
    if shortest <= LONGEST_MOVE:
        least = LONGEST_MOVE + 1
        raise BadOptions(f"{track.title} is too short for 6th gear: a lane has {shortest} spaces, not at least {least}")
    if track.pit is not None and options.laps > 1 and not options.road:
        for team in teams:
            if team not in track.pit.boxes:
                raise BadOptions(f"{track.title} has no box for the {team} team in its pit lane")


def is_city(track: Track) -> bool:
    """Whether a track has anything that only road races know."""
    return bool(track.trouble or track.danger or track.tunnels or track.checkpoint or track.police is not None)

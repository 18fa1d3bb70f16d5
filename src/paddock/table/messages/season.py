"""Seasons: ready-made ones, and the season that a table's race is part of."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from paddock.parts.season import Count
from paddock.words import Message
from paddock.words.sheet import ScoreSheet

RaceOptions: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(title="RaceOptions")]
"""The options of a race in a season, by their names in the game."""


class PlannedRace(msgspec.Struct, frozen=True):
    """A race of a ready-made season."""

    game: str
    options: RaceOptions = {}


class ReadySeason(msgspec.Struct, frozen=True):
    """A ready-made season of a game."""

    name: str  # the id of its title
    title: Message
    about: Message
    races: tuple[PlannedRace, ...]
    count: Count
    points: tuple[int, ...] = ()


class SeasonRaceInfo(msgspec.Struct, frozen=True):
    """A race of a season; `table` is set once it has begun."""

    game: str
    title: str  # of the circuit, or of the game if it has none
    table: str | None = None


class SeasonInfo(msgspec.Struct, frozen=True):
    """The season that a race is part of, with the standings after the finished races."""

    id: str  # of its first table; /season/ID of any of its tables is its page
    title: Message
    number: int  # of this race, from 1
    races: tuple[SeasonRaceInfo, ...]
    count: Count
    points: tuple[int, ...]
    raced: int = 0  # races in the standings
    sheet: ScoreSheet | None = None  # the standings; None before the end of the first race
    champions: tuple[int, ...] = ()  # seats, when all races are over

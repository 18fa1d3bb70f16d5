"""A guest's own career as it is sent: its races, and their totals by game, circuit and level."""

from __future__ import annotations

import msgspec

from paddock.table.result import CareerRace
from paddock.table.sizes import Text
from paddock.words import Message


class CareerSum(msgspec.Struct, frozen=True):
    """What several races come to. `figures` are in the order of the headings of the game; None: there is none."""

    races: int
    wins: int
    best: int | None  # place
    figures: tuple[int | Message | None, ...]


class CareerLine(CareerSum, frozen=True):
    """All races on one circuit against one level."""

    circuit: str
    level: str


class GameCareer(CareerSum, frozen=True):
    """All races of one game, with the current and the longest winning streak."""

    game: str
    left: int  # races that were not driven to their end
    streak: int
    longest: int
    headings: tuple[Message, ...]
    lines: tuple[CareerLine, ...]


class DayStreak(msgspec.Struct, frozen=True):
    """Days on which the race of the day was finished, one after the other: those that last, the most, and all."""

    streak: int
    longest: int
    days: int


class Career(msgspec.Struct, frozen=True):
    """My own career, the last race first."""

    name: str
    games: tuple[GameCareer, ...] = ()
    races: tuple[CareerRace, ...] = ()
    days: DayStreak | None = None  # if I have ever finished a race of the day


class ForgetCareer(msgspec.Struct, frozen=True):
    """A race to be taken out of my own record; None: all of them."""

    table: Text | None = None

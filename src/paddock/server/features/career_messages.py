"""A guest's own record as it is stored and sent: races one by one, and what they come to by game, circuit and level."""

from __future__ import annotations

import msgspec

from paddock.table.sizes import Text
from paddock.words import Message


class CareerRace(msgspec.Struct, frozen=True):
    """One race of a guest.

    `level` is that of the strongest bot among the rivals, "people" if one of them was a person, and "alone" if there
    were none. `place` is None in a race that was not driven to its end by the guest.
    """

    table: str
    at: float  # a date: when it ended
    game: str
    circuit: str
    level: str
    seats: int
    place: int | None
    won: bool
    figures: dict[str, int]
    day: str = ""  # of a race of the day that counted


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
    """All races of one game. A streak is a row of wins: the one that lasts, and the longest."""

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
    """My own record, the last race first. `waiting` races are still to be looked at: ask again."""

    name: str
    games: tuple[GameCareer, ...] = ()
    races: tuple[CareerRace, ...] = ()
    waiting: int = 0
    days: DayStreak | None = None  # if I have ever finished a race of the day


class ForgetCareer(msgspec.Struct, frozen=True):
    """A race to be taken out of my own record; None: all of them."""

    table: Text | None = None

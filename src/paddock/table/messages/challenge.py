"""Challenges: their race, closing date, the guest's own attempt and the leaderboard."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from paddock.table.sizes import MOST_DAYS_OPEN, Text

Why: TypeAlias = Literal["", "bot", "closed", "late", "gone"]
"""Why an attempt does not count: a rival failed, it was abandoned, too late, or its race is gone; "": it counts."""


class TrialInfo(msgspec.Struct, frozen=True):
    """The attempt at a challenge raced at a table."""

    challenge: str
    day: str  # of a race of the day; else empty
    closes: float  # a date
    counted: bool  # False: a practice attempt
    spoilt: str  # why it no longer counts
    sealed: bool  # the challenge is still open


class NewChallenge(msgspec.Struct, frozen=True):
    """A challenge to make: a start, a seat and rival bots, or all of these from a finished race."""

    game: Text = ""
    options: dict[str, Any] = {}
    seat: int = 0
    rivals: tuple[Text, ...] = ()  # bots in the other seats, in order; left out: the default
    table: Text = ""  # of a finished race, instead of game, options and rivals
    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS_OPEN)] = 7  # days for which it is open


class Rival(msgspec.Struct, frozen=True):
    """A bot in a challenge."""

    seat: int
    name: str
    bot: str


class MyTry(msgspec.Struct, frozen=True):
    """My counted attempt: its table, whether it is over, and why it does not count, if so."""

    table: str
    done: bool
    why: Why = ""


class BoardLine(msgspec.Struct, frozen=True):
    """A finished attempt. Its result and table are shown to guests who have finished theirs, and to all once closed."""

    name: str
    mine: bool
    rank: int | None = None
    place: int | None = None  # in its race
    score: int | None = None
    won: bool | None = None  # solo: a car finished
    turns: int | None = None  # solo: of all finished cars; fewer are better
    table: str | None = None  # to replay it


class ChallengeInfo(msgspec.Struct, frozen=True):
    """A challenge from a guest's view."""

    id: str
    game: str
    options: dict[str, Any]
    track: str  # its digest, as in TableInfo
    title: str  # of the track, or of the game if it has none
    seats: int
    seat: int  # mine
    rivals: tuple[Rival, ...]
    maker: str  # a guest's name; empty: the server, for a race of the day
    made_by_me: bool
    day: str  # of a race of the day; else empty
    closes: float  # a date
    closed: bool
    known: bool  # its luck is known, as it comes from a finished race
    hash: str
    seed: str | None  # once it is closed
    mine: MyTry | None
    finished: int  # finished counted attempts
    racing: int  # running ones
    open_board: bool  # whether the guest may see the results
    board: tuple[BoardLine, ...]


class DayInfo(msgspec.Struct, frozen=True):
    """A game's races of the day, with the hash of tomorrow's seed."""

    today: ChallengeInfo
    yesterday: ChallengeInfo | None
    tomorrow: str

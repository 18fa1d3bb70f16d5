"""Reports of `sim` and `league`, as typed values and plain data; decision times in little memory."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any

import msgspec

from paddock.parts.report import GameReport
from paddock.report.spread import Summary
from paddock.sim.faults import FaultCount

PROVABLE = "HMAC-SHA256"
"""The luck of races by the rules, which anyone can check with the seed."""


class Lengths(msgspec.Struct, frozen=True):
    """Lengths of races."""

    moves: Summary
    decisions: Summary


class BotFigures(msgspec.Struct, frozen=True):
    """A bot's results over all of its seats."""

    seats: int
    wins: float
    share: float | None
    places: tuple[int, ...]
    mean_score: float | None


class SimReport(msgspec.Struct, frozen=True):
    """Many races between the same bots. Lists go by seats; `games` are races, or whole tours."""

    game: str
    games: int
    races: int
    seed: str
    options: dict[str, Any]
    track: str | None
    tour: tuple[str, ...]
    bots: tuple[str, ...]
    wins: tuple[float, ...]
    wins_per_bot: dict[str, BotFigures]
    places: tuple[tuple[int, ...], ...]
    scores: tuple[Summary, ...]
    lengths: Lengths
    found: GameReport  # the game's own figures
    faults: Sequence[FaultCount]
    luck: str = PROVABLE

    def win_share(self, seat: int) -> float | None:
        """Return a seat's share of wins."""
        return self.wins[seat] / self.games if self.games else None

    def data(self) -> dict[str, Any]:
        """Return everything as plain data, with the game's own figures merged in."""
        plain = {name: msgspec.to_builtins(getattr(self, name)) for name in self.__struct_fields__ if name != "found"}
        details = None if self.tour else msgspec.to_builtins(self.found.details)  # they describe one track
        return {**plain, **msgspec.to_builtins(self.found.figures), "report": details}


class MeanInterval(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float | None
    low: float | None
    high: float | None


class Times(msgspec.Struct, frozen=True):
    """Decision times in milliseconds."""

    decisions: int
    median_ms: float | None
    p99_ms: float | None
    max_ms: float | None


class Standing(msgspec.Struct, frozen=True):
    """A bot in a league table. A race counts once for every seat with its name."""

    name: str
    races: int
    wins: float
    win_share: float | None
    low: float
    high: float
    fair_share: float
    rating: int
    mean_place: float | None
    places: tuple[int, ...]
    figures: dict[str, MeanInterval]  # the score, and the game's own figures
    times: Times

    def data(self) -> dict[str, Any]:
        """Return everything as plain data, with the figures merged in."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        figures = plain.pop("figures")
        return {**plain, **figures}


class LeagueReport(msgspec.Struct, frozen=True):
    """A league; the best bot first."""

    game: str
    games: int
    seats: int
    seed: str
    options: dict[str, Any]
    track: str | None
    field: tuple[str, ...]
    pool: bool  # the field of each race is drawn from these bots
    limit: float
    bots: tuple[Standing, ...]
    faults: Sequence[FaultCount]

    def data(self) -> dict[str, Any]:
        return {**msgspec.to_builtins(self), "bots": [bot.data() for bot in self.bots]}


STEP = log(1.02)
SMALLEST = 1e-6  # in seconds; shorter times count as this


class DecisionTimes:
    """A histogram of decision times. The median is accurate to two per cent."""

    def __init__(self, counts: dict[int, int] | None = None, longest: float = 0.0) -> None:
        self.counts = dict(counts or {})
        self.longest = longest

    def add(self, seconds: float) -> None:
        size = round(log(max(seconds, SMALLEST) / SMALLEST) / STEP)
        self.counts[size] = self.counts.get(size, 0) + 1
        self.longest = max(self.longest, seconds)

    def join(self, other: DecisionTimes) -> None:
        for size, count in other.counts.items():
            self.counts[size] = self.counts.get(size, 0) + count
        self.longest = max(self.longest, other.longest)

    def within(self, share: float) -> float | None:
        """Return the time in seconds within which this share of the decisions was made."""
        wanted = share * sum(self.counts.values())
        for size in sorted(self.counts):
            wanted -= self.counts[size]
            if wanted <= 0:
                return min(SMALLEST * exp(size * STEP), self.longest)
        return None

    def times(self) -> Times:
        """Return the times for a league's report."""
        longest = self.longest if self.counts else None
        seconds = (self.within(0.5), self.within(0.99), longest)
        median, p99, most = (None if value is None else round(1000 * value, 3) for value in seconds)
        return Times(sum(self.counts.values()), median, p99, most)

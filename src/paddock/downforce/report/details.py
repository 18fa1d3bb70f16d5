"""The figures of many Downforce races: money and stalls, and details for designers."""

from __future__ import annotations

import msgspec

from paddock.report.jams import JamReport
from paddock.report.spread import Summary


class PowerFigures(msgspec.Struct, frozen=True):
    """Results of seats with a power, and prices of its lots."""

    raced: int
    wins: float
    win_share: float | None
    low: float
    high: float
    winnings: float | None
    sold: int
    price: float | None


class CarFigures(msgspec.Struct, frozen=True):
    """Results of a group of cars."""

    wins: int
    win_share: float | None
    low: float
    high: float
    places: tuple[int, ...]
    stalled: int
    home: float | None
    mean_place: float | None
    prize: float | None
    sold: int
    price: float | None
    profit: float | None  # of cars that were sold


class StartFigures(CarFigures, frozen=True):
    """Results of the cars that started on a space; `place` counts from pole."""

    place: int
    space: str


class BetFigures(msgspec.Struct, frozen=True):
    """Success of the bets at one line."""

    line: int
    made: int
    on_winner: float | None
    paid: float | None
    on_leader: float | None
    on_own: float | None
    payout: float | None


class PoleFigures(msgspec.Struct, frozen=True):
    """The advantage of the car on pole over the average car."""

    prize: float | None
    mean_prize: float | None
    worth: float | None


class Details(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Details for designers; parts ruled out by options are empty."""

    powers: dict[str, PowerFigures] = {}
    cars: dict[str, CarFigures]
    grid: tuple[StartFigures, ...]
    pole: PoleFigures
    bets: tuple[BetFigures, ...] = ()
    lead_changes: Summary
    jams: JamReport


class MoneyFigures(msgspec.Struct, frozen=True):
    """Income and spending of a seat in a race."""

    winnings: Summary
    prizes: Summary
    betting: Summary
    auction: Summary


class StallFigures(Summary, frozen=True):
    """The number of cars that stall in a race, and the share of cars that finish."""

    cars_home: float | None


class CarPlaces(msgspec.Struct, frozen=True):
    """How often a car came first, second, …, and how often it stalled."""

    places: tuple[int, ...]
    stalled: int


class Figures(msgspec.Struct, frozen=True):
    """The figures of every report."""

    money: tuple[MoneyFigures, ...]  # by seat
    stalls: StallFigures
    cars: dict[str, CarPlaces]
    grid_wins: tuple[int, ...]
    leader_wins: tuple[float | None, ...]  # by betting line
    lead_changes: float | None  # the share of races in which the lead changed after line 1

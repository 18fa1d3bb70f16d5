"""What a designer asks of many Downforce races: powers, cars, starting spaces, bets, the lead and choke points."""

from __future__ import annotations

import msgspec

from paddock.report.jams import JamReport
from paddock.report.spread import Summary


class PowerFigures(msgspec.Struct, frozen=True):
    """How seats fared that raced with a power, and what the lots with it cost."""

    raced: int
    wins: float
    win_share: float | None
    low: float
    high: float
    winnings: float | None
    sold: int
    price: float | None


class CarFigures(msgspec.Struct, frozen=True):
    """How cars fared that have something in common."""

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
    """How cars fared that started on the same space; `place` counts from pole."""

    place: int
    space: str


class BetFigures(msgspec.Struct, frozen=True):
    """How good the bets at one line were."""

    line: int
    made: int
    on_winner: float | None
    paid: float | None
    on_leader: float | None
    on_own: float | None
    payout: float | None


class PoleFigures(msgspec.Struct, frozen=True):
    """What the car on the first starting space wins, beside the average car."""

    prize: float | None
    mean_prize: float | None
    worth: float | None


class Details(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """All of it; what the options of the race leave out is left out."""

    powers: dict[str, PowerFigures] = {}
    cars: dict[str, CarFigures]
    grid: tuple[StartFigures, ...]
    pole: PoleFigures
    bets: tuple[BetFigures, ...] = ()
    lead_changes: Summary
    jams: JamReport

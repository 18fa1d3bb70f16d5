"""Downforce's own columns in tables of races."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.core.game import Result
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.powers import POWERS
from paddock.downforce.rules.state import RaceResult
from paddock.parts.data import Cell, DataColumn, RaceFigure


class StartNotes(msgspec.Struct, frozen=True):
    """How a race began."""

    grid: tuple[int, ...]  # cars by starting space
    powers: tuple[str | None, ...]  # by seat


class DownforceData:
    """Money, powers, and each seat's foremost car with its price and prize."""

    columns = (
        DataColumn("winnings", "int", "prizes and bets less the prices paid, in $M"),
        DataColumn("prizes", "int", "prize money of the seat's cars, in $M"),
        DataColumn("betting", "int", "payouts of the seat's bets, in $M"),
        DataColumn("auction", "int", "prices paid in the auction, in $M"),
        DataColumn("power", "text", "the power that the seat raced with"),
        DataColumn("cars", "int", "cars that the seat owned"),
        DataColumn("grid", "int", "starting place of the seat's foremost car; 1 is pole"),
        DataColumn("grid_price", "int", "price of that car, in $M"),
        DataColumn("grid_prize", "int", "prize money of that car, in $M"),
        DataColumn("grid_place", "int", "place in which that car finished; empty if it stalled"),
    )

    figures = (
        RaceFigure("pole_home", "pole car finishes first", percent=True),
        RaceFigure("pole_win", "owner of the pole car wins", percent=True),
        RaceFigure("pole_profit", "prize less price of the pole car, $M"),
        RaceFigure("stalled", "cars that stall"),
        *[RaceFigure(power, f"win with {power.capitalize()}", percent=True) for power in POWERS],
    )

    def measure(self, result: Result, notes: object) -> dict[str, float]:
        assert isinstance(result, RaceResult) and isinstance(notes, StartNotes)
        pole = next(car for car in result.cars if car.car == COLOURS[notes.grid[0]])
        found = {
            "pole_home": float(pole.place == 1),
            "stalled": float(len([car for car in result.cars if car.place is None])),
        }
        wins = {seat: 1 / len(result.winners) for seat in result.winners}
        if pole.owner is not None:
            found["pole_win"] = wins.get(pole.owner, 0.0)
            found["pole_profit"] = float(pole.prize - pole.price)
        held = [(power, wins.get(seat, 0.0)) for seat, power in enumerate(notes.powers) if power]
        return {**found, **dict(held)}

    def rows(self, result: Result, notes: object) -> Sequence[Sequence[Cell]]:
        assert isinstance(result, RaceResult) and isinstance(notes, StartNotes)
        by_colour = {car.car: car for car in result.cars}
        started = [by_colour[COLOURS[car]] for car in notes.grid]
        rows: list[Sequence[Cell]] = []
        for seat, sheet in enumerate(result.sheets):
            own = [(place, car) for place, car in enumerate(started, 1) if car.owner == seat]
            place, first = own[0] if own else (None, None)
            power = notes.powers[seat] if seat < len(notes.powers) else None
            money = (sheet.winnings, sheet.prizes, sheet.betting, sheet.auction)
            front = (first.price, first.prize, first.place) if first else (None, None, None)
            rows.append((*money, power, len(own), place, *front))
        return rows

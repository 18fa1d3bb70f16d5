"""Totals of Downforce races: money, stalls, cars, starting spaces, powers, bets and leaders."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import asdict

from paddock.core.game import Result
from paddock.downforce.report.details import (
    BetFigures,
    CarFigures,
    CarPlaces,
    Details,
    Figures,
    MoneyFigures,
    PoleFigures,
    PowerFigures,
    StallFigures,
    StartFigures,
)
from paddock.downforce.report.observer import Notes
from paddock.downforce.report.report import DownforceReport
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.powers import POWERS
from paddock.downforce.rules.state import BetResult, CarResult, RaceResult
from paddock.report.jams import JamTotals
from paddock.report.spread import Spread, share, wilson

STALLED = len(COLOURS)


class PowerTotals:
    """Totals of the seats with a power."""

    def __init__(self) -> None:
        self.raced = 0
        self.wins = Fraction(0)
        self.winnings = Spread()
        self.price = Spread()

    def add(self, result: RaceResult, seat: int) -> None:
        self.raced += 1
        self.winnings.add(result.sheets[seat].winnings)
        if seat in result.winners:
            self.wins += Fraction(1, len(result.winners))

    def figures(self) -> PowerFigures:
        wins = float(self.wins)
        return PowerFigures(
            self.raced,
            round(wins, 2),
            share(wins, self.raced),
            *wilson(wins, self.raced),
            self.winnings.mean,
            self.price.count,
            self.price.mean,
        )


class CarTotals:
    """Totals of the cars of one colour or one starting space."""

    def __init__(self) -> None:
        self.places = [0] * (STALLED + 1)  # number of first places, second places, …, and stalls
        self.prize = Spread()
        self.price = Spread()
        self.profit = Spread()

    def add(self, car: CarResult, price: int | None) -> None:
        self.places[STALLED if car.place is None else car.place - 1] += 1
        self.prize.add(car.prize)
        if price is not None:
            self.price.add(price)
            self.profit.add(car.prize - price)

    def figures(self) -> CarFigures:
        raced = sum(self.places)
        home = raced - self.places[STALLED]
        total = sum(place * count for place, count in enumerate(self.places[:STALLED], start=1))
        return CarFigures(
            self.places[0],
            share(self.places[0], raced),
            *wilson(self.places[0], raced),
            tuple(self.places[:STALLED]),
            self.places[STALLED],
            share(home, raced),
            round(total / home, 3) if home else None,
            self.prize.mean,
            self.price.count,
            self.price.mean,
            self.profit.mean,
        )


class BetTotals:
    """Totals of the bets at one line."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.made = self.winner = self.paid = self.leader = self.own = 0
        self.payout = Spread()

    def add(self, bet: BetResult, car: CarResult, seat: int, leader: str | None) -> None:
        self.made += 1
        self.winner += car.place == 1
        self.paid += bet.payout > 0
        self.own += car.owner == seat
        self.leader += leader == bet.car
        self.payout.add(bet.payout)

    def figures(self) -> BetFigures:
        return BetFigures(
            self.line,
            self.made,
            on_winner=share(self.winner, self.made),
            paid=share(self.paid, self.made),
            on_leader=share(self.leader, self.made),
            on_own=share(self.own, self.made),
            payout=self.payout.mean,
        )


LINES = 3


class RaceTotals:
    """Totals over races, in constant memory."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.races = 0
        self.money = [{kind: Spread() for kind in MoneyFigures.__struct_fields__} for _ in range(seats)]
        self.stalls = Spread()
        self.cars = [CarTotals() for _ in COLOURS]
        self.grid = [CarTotals() for _ in COLOURS]  # by starting space
        self.spaces: tuple[str, ...] = ()
        self.powers = {power: PowerTotals() for power in POWERS}
        self.bets = [BetTotals(line) for line in range(1, LINES + 1)]
        self.led = [[0, 0] for _ in range(LINES)]  # by betting line: the leader's wins, and the number of races
        self.changed = 0
        self.leads = Spread()
        self.jams = JamTotals()

    def add(self, result: Result, notes: object) -> None:
        assert isinstance(result, RaceResult)
        assert isinstance(notes, Notes)
        self.races += 1
        self.spaces = notes.spaces
        for money, sheet in zip(self.money, result.sheets, strict=True):
            for kind, spread in money.items():
                spread.add(getattr(sheet, kind))
        self.stalls.add(sum([car.place is None for car in result.cars]))
        self._add_cars(result, notes)
        self._add_powers(result, notes)
        self._add_bets(result, notes)
        self.leads.add(notes.leads)
        self.jams.add_race(notes.jams)

    def _add_cars(self, result: RaceResult, notes: Notes) -> None:
        prices = {car: price for car, _, price in notes.lots}
        for number, car in enumerate(result.cars):
            self.cars[number].add(car, prices.get(number))
            self.grid[notes.grid.index(number)].add(car, prices.get(number))
            if car.place == 1:
                self.changed += notes.changed
                for led, leader in zip(self.led, notes.leaders, strict=False):
                    led[0] += leader == number
                    led[1] += 1

    def _add_powers(self, result: RaceResult, notes: Notes) -> None:
        for _, power, price in notes.lots:
            if power is not None:
                self.powers[power].price.add(price)
        for seat, power in enumerate(notes.powers):
            if power is not None:
                self.powers[power].add(result, seat)

    def _add_bets(self, result: RaceResult, notes: Notes) -> None:
        cars = {car.car: car for car in result.cars}
        for seat, sheet in enumerate(result.sheets):
            for line, bet in enumerate(sheet.bets):
                leader = COLOURS[notes.leaders[line]] if line < len(notes.leaders) else None
                self.bets[line].add(bet, cars[bet.car], seat, leader)

    def report(self) -> DownforceReport:
        return DownforceReport(self.races, self.seats, self._figures(), self._details())

    def _figures(self) -> Figures:
        raced = self.races * len(COLOURS)
        places = {colour: car.places for colour, car in zip(COLOURS, self.cars, strict=True)}
        wins = [start.places[0] for start in self.grid]
        return Figures(
            money=tuple(
                [MoneyFigures(**{kind: spread.summary() for kind, spread in money.items()}) for money in self.money]
            ),
            stalls=StallFigures(**asdict(self.stalls.summary()), cars_home=share(raced - self.stalls.total, raced)),
            cars={colour: CarPlaces(tuple(counts[:STALLED]), counts[STALLED]) for colour, counts in places.items()},
            grid_wins=tuple(wins),
            leader_wins=tuple([share(won, seen) for won, seen in self.led]),
            lead_changes=share(self.changed, sum(wins)),
        )

    def _details(self) -> Details:
        starts = [
            StartFigures(**asdict(start.figures()), place=place, space=space)
            for place, (space, start) in enumerate(zip(self.spaces, self.grid, strict=False), start=1)
        ]
        return Details(
            powers={name: power.figures() for name, power in self.powers.items() if power.raced},
            cars={colour: car.figures() for colour, car in zip(COLOURS, self.cars, strict=True)},
            grid=tuple(starts),
            pole=self._pole(),
            bets=tuple([bets.figures() for bets in self.bets]) if self.bets[0].made else (),
            lead_changes=self.leads.summary(),
            jams=self.jams.report(self.races),
        )

    def _pole(self) -> PoleFigures:
        prizes = sum(start.prize.total for start in self.grid)
        cars = sum(start.prize.count for start in self.grid)
        pole = self.grid[0].prize.mean
        mean = round(prizes / cars, 3) if cars else None
        return PoleFigures(pole, mean, None if pole is None or mean is None else round(pole - mean, 3))

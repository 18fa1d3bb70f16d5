"""Sums over Downforce races: by power, car colour and betting line."""

from __future__ import annotations

from fractions import Fraction

from paddock.downforce.report.details import BetFigures, CarFigures, PowerFigures
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.state import BetResult, CarResult, RaceResult
from paddock.report.spread import Spread, share, wilson

STALLED = len(COLOURS)


class PowerTotals:
    """Adds up seats that raced with a power."""

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
    """Adds up cars of one colour, or of one starting space."""

    def __init__(self) -> None:
        self.places = [0] * (STALLED + 1)  # how often first, second, …, and how often stalled
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
    """Adds up the bets at one line."""

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

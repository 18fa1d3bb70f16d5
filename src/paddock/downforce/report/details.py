"""What a designer asks of many Downforce races: powers, cars, starting spaces, bets, the lead and choke points."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.powers import POWERS
from paddock.report.jams import Jams
from paddock.report.spread import Spread, share, wilson
from paddock.sim.batches import Race

LINES = 3
STALLED = len(COLOURS)
"""The last column of a row of places."""


class Power:
    """How seats fared that raced with a power, and what the lots with it cost."""

    def __init__(self) -> None:
        self.raced = 0
        self.wins = Fraction(0)
        self.winnings = Spread()
        self.price = Spread()

    def data(self) -> dict[str, Any]:
        low, high = wilson(float(self.wins), self.raced)
        return {
            "raced": self.raced,
            "wins": round(float(self.wins), 2),
            "win_share": share(float(self.wins), self.raced),
            "low": low,
            "high": high,
            "winnings": self.winnings.mean,
            "sold": self.price.count,
            "price": self.price.mean,
        }


class Starters:
    """How cars came off that have something in common: their colour, or where they started."""

    def __init__(self) -> None:
        self.places = [0] * (STALLED + 1)
        self.prize = Spread()
        self.price = Spread()
        self.profit = Spread()  # of cars that were sold

    def add(self, told: Any, price: int | None) -> None:
        self.places[STALLED if told.place is None else told.place - 1] += 1
        self.prize.add(told.prize)
        if price is not None:
            self.price.add(price)
            self.profit.add(told.prize - price)

    def data(self) -> dict[str, Any]:
        raced = sum(self.places)
        home = raced - self.places[STALLED]
        total = sum(place * count for place, count in enumerate(self.places[:STALLED], start=1))
        low, high = wilson(self.places[0], raced)
        return {
            "wins": self.places[0],
            "win_share": share(self.places[0], raced),
            "low": low,
            "high": high,
            "places": self.places[:STALLED],
            "stalled": self.places[STALLED],
            "home": share(home, raced),
            "mean_place": round(total / home, 3) if home else None,
            "prize": self.prize.mean,
            "sold": self.price.count,
            "price": self.price.mean,
            "profit": self.profit.mean,
        }


class Bets:
    """How good the bets at one line were."""

    def __init__(self) -> None:
        self.made = 0
        self.winner = 0
        self.paid = 0
        self.leader = 0
        self.own = 0
        self.payout = Spread()

    def data(self) -> dict[str, Any]:
        return {
            "made": self.made,
            "on_winner": share(self.winner, self.made),
            "paid": share(self.paid, self.made),
            "on_leader": share(self.leader, self.made),
            "on_own": share(self.own, self.made),
            "payout": self.payout.mean,
        }


class Report:
    """Adds races up, in constant memory."""

    def __init__(self) -> None:
        self.races = 0
        self.powers = {power: Power() for power in POWERS}
        self.cars = [Starters() for _ in COLOURS]
        self.grid = [Starters() for _ in COLOURS]
        self.spaces: tuple[str, ...] = ()
        self.bets = [Bets() for _ in range(LINES)]
        self.leads = Spread()
        self.jams = Jams()

    def add(self, race: Race) -> None:
        result, notes = race.result, race.notes
        self.races += 1
        self.spaces = notes.spaces
        prices = {car: price for car, _, price in notes.lots}
        for car, told in enumerate(result.cars):
            self.cars[car].add(told, prices.get(car))
            self.grid[notes.grid.index(car)].add(told, prices.get(car))
        self._add_powers(race)
        self._add_bets(race)
        self.leads.add(notes.leads)
        for jam in notes.jams:
            self.jams.add(jam.space, jam.times, jam.steps)

    def _add_powers(self, race: Race) -> None:
        for _, power, price in race.notes.lots:
            if power is not None:
                self.powers[power].price.add(price)
        winners = race.result.winners
        for seat, power in enumerate(race.notes.powers):
            if power is not None:
                raced = self.powers[power]
                raced.raced += 1
                raced.winnings.add(race.result.sheets[seat].winnings)
                if seat in winners:
                    raced.wins += Fraction(1, len(winners))

    def _add_bets(self, race: Race) -> None:
        cars = {told.car: told for told in race.result.cars}
        for seat, sheet in enumerate(race.result.sheets):
            for line, bet in enumerate(sheet.bets):
                made, told = self.bets[line], cars[bet.car]
                made.made += 1
                made.winner += told.place == 1
                made.paid += bet.payout > 0
                made.own += told.owner == seat
                made.payout.add(bet.payout)
                if line < len(race.notes.leaders):
                    made.leader += COLOURS[race.notes.leaders[line]] == bet.car

    def data(self) -> dict[str, Any]:
        """All of it as plain data; what the options left out is left out."""
        told: dict[str, Any] = {}
        if any(power.raced for power in self.powers.values()):
            told["powers"] = {name: power.data() for name, power in self.powers.items() if power.raced}
        told["cars"] = {colour: car.data() for colour, car in zip(COLOURS, self.cars, strict=True)}
        told["grid"] = [
            {"place": place, "space": space, **start.data()}
            for place, (space, start) in enumerate(zip(self.spaces, self.grid, strict=False), start=1)
        ]
        told["pole"] = self._pole()
        if self.bets[0].made:
            told["bets"] = [{"line": line, **bets.data()} for line, bets in enumerate(self.bets, start=1)]
        told["lead_changes"] = self.leads.data()
        told["jams"] = self.jams.data(self.races)
        return told

    def _pole(self) -> dict[str, Any]:
        """What the car on the first starting space wins, beside the average car."""
        prizes = sum(start.prize.total for start in self.grid)
        cars = sum(start.prize.count for start in self.grid)
        pole = self.grid[0].prize.mean
        mean = round(prizes / cars, 3) if cars else None
        return {
            "prize": pole,
            "mean_prize": mean,
            "worth": None if pole is None or mean is None else round(pole - mean, 3),
        }

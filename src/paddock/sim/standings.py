"""The table of a league: what every bot has won, summed over the seats it drove in."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from paddock.report.spread import Spread, share, wilson
from paddock.sim.clock import Clock
from paddock.sim.faults import Faults
from paddock.sim.league import Row, Spec
from paddock.sim.rating import Orders


class Standing:
    """One name. A race counts once for every seat with that name."""

    def __init__(self, seats: int) -> None:
        self.races = 0
        self.wins = Fraction(0)
        self.places = [0] * seats
        self.score = Spread()
        self.figures: dict[str, Spread] = {}
        self.clock = Clock()

    def add(self, row: Row, seat: int) -> None:
        """One seat in one race."""
        self.races += 1
        self.places[row.places[seat] - 1] += 1
        self.score.add(row.scores[seat])
        if seat in row.winners:
            self.wins += Fraction(1, len(row.winners))
        for key, value in row.figures[seat].items():
            spread = self.figures.setdefault(key, Spread())
            if value is not None:
                spread.add(value)

    def data(self, name: str, rating: int, seats: int) -> dict[str, Any]:
        low, high = wilson(float(self.wins), self.races)
        total = sum(place * count for place, count in enumerate(self.places, start=1))
        return {
            "name": name,
            "races": self.races,
            "wins": int(self.wins) if self.wins.denominator == 1 else round(float(self.wins), 4),
            "win_share": share(float(self.wins), self.races),
            "low": low,
            "high": high,
            "fair_share": round(1 / seats, 4),
            "rating": rating,
            "mean_place": round(total / self.races, 3) if self.races else None,
            "places": self.places,
            "score": mean(self.score),
            **{key: mean(spread) for key, spread in self.figures.items()},
            "times": self.clock.data(),
        }


class League:
    """Adds rows up."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.races = 0
        self.standings = [Standing(spec.seats) for _ in spec.names]
        self.orders = Orders(len(spec.names))
        self.faults = Faults()

    def add(self, row: Row) -> None:
        self.races += 1
        for seat, name in enumerate(row.field):
            self.standings[name].add(row, seat)
        for name, counts in row.times.items():
            self.standings[name].clock.join(Clock(counts, row.longest[name]))
        self.orders.add(row.field, row.places)
        self.faults.add(row.faults)

    def report(self) -> dict[str, Any]:
        """All of it as plain data; the best first."""
        spec = self.spec
        rated = zip(spec.names, self.standings, self.orders.ratings(), strict=True)
        bots = [standing.data(name, rating, spec.seats) for name, standing, rating in rated]
        return {
            "game": spec.game,
            "games": self.races,
            "seats": spec.seats,
            "seed": spec.seed,
            "options": spec.options,
            "field": list(spec.bots),
            "pool": len(spec.bots) != spec.seats,
            "limit": spec.limit,
            "bots": sorted(bots, key=lambda bot: -bot["rating"]),
            "faults": self.faults.data(),
        }


def mean(spread: Spread) -> dict[str, float | None]:
    """A mean with its 95 % interval."""
    low, high = spread.interval() or (None, None)
    return {"mean": spread.mean, "low": low, "high": high}

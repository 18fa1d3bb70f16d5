"""The league table: the wins of every bot, summed over its seats."""

from __future__ import annotations

from fractions import Fraction

from paddock.core.game import AnyGame
from paddock.report.spread import Spread, share, wilson
from paddock.sim.decision_times import DecisionTimes
from paddock.sim.faults import Faults
from paddock.sim.league import Row, Spec
from paddock.sim.rating import Orders
from paddock.sim.report import LeagueReport, MeanInterval, Standing


class BotTotals:
    """Adds up the seats of one name. A race counts once for every seat with that name."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.races = 0
        self.wins = Fraction(0)
        self.places = [0] * seats
        self.figures = {"score": Spread()}
        self.decision_times = DecisionTimes()

    def add(self, row: Row, seat: int) -> None:
        """One seat in one race."""
        self.races += 1
        self.places[row.places[seat] - 1] += 1
        if seat in row.winners:
            self.wins += Fraction(1, len(row.winners))
        self.figures["score"].add(row.scores[seat])
        for key, value in row.figures[seat].items():
            spread = self.figures.setdefault(key, Spread())
            if value is not None:
                spread.add(value)

    def standing(self, rating: int) -> Standing:
        wins, seats = float(self.wins), len(self.places)
        low, high = wilson(wins, self.races)
        total = sum(place * count for place, count in enumerate(self.places, start=1))
        return Standing(
            name=self.name,
            races=self.races,
            wins=int(wins) if self.wins.denominator == 1 else round(wins, 4),
            win_share=share(wins, self.races),
            low=low,
            high=high,
            fair_share=round(1 / seats, 4),
            rating=rating,
            mean_place=round(total / self.races, 3) if self.races else None,
            places=tuple(self.places),
            figures={key: mean_interval(spread) for key, spread in self.figures.items()},
            times=self.decision_times.times(),
        )


class Standings:
    """Adds rows up."""

    def __init__(self, spec: Spec, game: AnyGame) -> None:
        self.spec = spec
        self.game = game
        self.races = 0
        self.bots = [BotTotals(name, spec.seats) for name in spec.names]
        self.orders = Orders(len(spec.names))
        self.faults = Faults()

    def add(self, row: Row) -> None:
        self.races += 1
        for seat, name in enumerate(row.field):
            self.bots[name].add(row, seat)
        for name, counts in row.times.items():
            self.bots[name].decision_times.join(DecisionTimes(counts, row.longest[name]))
        self.orders.add(row.field, row.places)
        self.faults.add(row.faults)

    def report(self) -> LeagueReport:
        """All of it so far."""
        spec, track = self.spec, self.game.track
        bots = [bot.standing(rating) for bot, rating in zip(self.bots, self.orders.ratings(), strict=True)]
        return LeagueReport(
            game=spec.game,
            games=self.races,
            seats=spec.seats,
            seed=spec.seed,
            options=self.game.header()["options"],
            track=None if track is None else track.name,
            field=spec.bots,
            pool=len(spec.bots) != spec.seats,
            limit=spec.limit,
            bots=tuple(sorted(bots, key=lambda bot: -bot.rating)),
            faults=self.faults.counts(),
        )


def mean_interval(spread: Spread) -> MeanInterval:
    """A mean with its 95 % interval."""
    low, high = spread.interval() or (None, None)
    return MeanInterval(spread.mean, low, high)

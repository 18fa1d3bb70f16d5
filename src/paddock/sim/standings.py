"""The league table: the wins of every bot, summed over its seats, and a rating."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import log10

from paddock.core.game import AnyGame
from paddock.report.spread import Spread, share, wilson
from paddock.sim.faults import Faults
from paddock.sim.league import Row, Spec
from paddock.sim.report import DecisionTimes, LeagueReport, MeanInterval, Standing


class BotTotals:
    """Totals of one name. A race counts once for every seat with that name."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.races = 0
        self.wins = Fraction(0)
        self.places = [0] * seats
        self.figures = {"score": Spread()}
        self.decision_times = DecisionTimes()

    def add(self, row: Row, seat: int) -> None:
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
    """Totals over the rows of a league."""

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
        """Return the league's report so far."""
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
    """Return a mean with its 95 % interval."""
    low, high = spread.interval() or (None, None)
    return MeanInterval(spread.mean, low, high)


MIDDLE = 1500
SCALE = 400
"""Four hundred more points mean ten times the strength."""
TURNS = 500
CLOSE = 1e-7


class Orders:
    """Ratings from finishing orders: the Plackett–Luce model, fitted by Hunter's MM steps, on a scale like Elo's.

    An order is a series of picks: the next name to finish is picked from those still racing, with a probability of its
    strength divided by the strength of all. Names that share a place are picked from the same field. The fit depends
    only on how often each name was picked, and from which fields.
    """

    def __init__(self, names: int) -> None:
        self.picked = [0] * names
        self.fields: dict[tuple[int, ...], int] = {}  # how many of each name were racing → picks from that field

    def add(self, field: Sequence[int], places: Sequence[int]) -> None:
        """Add one race: the name (by number) and the place of each seat."""
        racing = [0] * len(self.picked)
        for name in field:
            racing[name] += 1
        for place in sorted(set(places)):
            level = [name for name, at in zip(field, places, strict=True) if at == place]
            if sum(racing) == len(level) == 1:
                return  # the last finisher is not a pick
            key = tuple(racing)
            self.fields[key] = self.fields.get(key, 0) + len(level)
            for name in level:
                self.picked[name] += 1
                racing[name] -= 1

    def ratings(self) -> list[int]:
        """Return the rating of each name; their mean is 1500."""
        logs = [log10(strength) for strength in self.strengths()]
        mean = sum(logs) / len(logs)
        return [round(MIDDLE + SCALE * (log - mean)) for log in logs]

    def strengths(self) -> list[float]:
        """Return the most likely strengths. One drawn duel against a driver of strength 1 keeps them finite."""
        strengths = [1.0] * len(self.picked)
        for _ in range(TURNS):
            weights = [1 / (strength + 1) for strength in strengths]
            for field, picks in self.fields.items():
                each = picks / sum(count * strength for count, strength in zip(field, strengths, strict=True))
                for name, count in enumerate(field):
                    weights[name] += count * each
            fitted = [(picked + 0.5) / weight for picked, weight in zip(self.picked, weights, strict=True)]
            moved = max(abs(new / old - 1) for new, old in zip(fitted, strengths, strict=True))
            strengths = fitted
            if moved < CLOSE:
                break
        return strengths

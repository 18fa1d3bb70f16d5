"""Adds up races one by one into the figures that `sim` reports."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from importlib import import_module
from typing import Any

from paddock.report.spread import Spread, seat_places, share
from paddock.sim.batches import Race, Spec
from paddock.sim.faults import Faults


class Tally:
    """Wins, places and lengths of any game, and what the game itself adds, in constant memory."""

    def __init__(self, spec: Spec) -> None:
        seats = len(spec.bots)
        self.spec = spec
        self.events = 0  # races, or whole tours
        self.races = 0
        self.wins = [Fraction(0)] * seats
        self.places = [[0] * seats for _ in range(seats)]
        self.scores = [Spread() for _ in range(seats)]
        self.moves = Spread()
        self.decisions = Spread()
        self.figures = import_module(f"paddock.{spec.game}.report.figures").Figures(seats)
        self.faults = Faults()
        self._legs: list[Any] = []

    def add(self, race: Race) -> None:
        self.races += 1
        self.moves.add(race.moves)
        self.decisions.add(race.decisions)
        self.figures.add(race)
        self.faults.add(race.faults)
        if not self.spec.tour:
            result = race.result
            self._count(result.winners, result.scores, self.figures.places(result))
            return
        self._legs.append(race.result)
        if len(self._legs) == len(self.spec.tour):
            from paddock.downforce.rules.scoring import tour_result

            winners, scores = tour_result(self._legs)
            self._count(winners, scores, seat_places(winners, scores))
            self._legs.clear()

    def _count(self, winners: Sequence[int], scores: Sequence[int], places: Sequence[int]) -> None:
        self.events += 1
        for seat, place in enumerate(places):
            self.places[seat][place - 1] += 1
            self.scores[seat].add(scores[seat])
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))

    def report(self) -> dict[str, Any]:
        """All figures as plain data."""
        return {
            "game": self.spec.game,
            "games": self.events,
            "races": self.races,
            "seed": self.spec.seed,
            "options": self.spec.options,
            "tour": list(self.spec.tour),
            "bots": list(self.spec.bots),
            "wins": [_number(wins) for wins in self.wins],
            "wins_per_bot": self._per_bot(),
            "places": self.places,
            "scores": [spread.data() for spread in self.scores],
            "lengths": {"moves": self.moves.data(), "decisions": self.decisions.data()},
            **self.figures.report(),
            "faults": self.faults.data(),
            "report": None if self.spec.tour else self.figures.details.data(),  # spaces of one track only
        }

    def _per_bot(self) -> dict[str, dict[str, Any]]:
        told: dict[str, dict[str, Any]] = {}
        for bot in dict.fromkeys(self.spec.bots):
            seats = [seat for seat, name in enumerate(self.spec.bots) if name == bot]
            wins = sum((self.wins[seat] for seat in seats), Fraction(0))
            count = sum(self.scores[seat].count for seat in seats)
            total = sum(self.scores[seat].total for seat in seats)
            places = [sum(self.places[seat][place] for seat in seats) for place in range(len(self.spec.bots))]
            told[bot] = {
                "seats": len(seats),
                "wins": _number(wins),
                "share": share(float(wins), self.events),
                "places": places,
                "mean_score": round(total / count, 3) if count else None,
            }
        return told


def _number(wins: Fraction) -> int | float:
    """Shared wins count in equal parts; whole numbers stay whole."""
    return int(wins) if wins.denominator == 1 else round(float(wins), 4)

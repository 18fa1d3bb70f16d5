"""Ratings from finishing orders: the Plackett–Luce model, fitted by Hunter's MM steps, on a scale like Elo's."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

MIDDLE = 1500
SCALE = 400
"""Four hundred points more: ten times the strength."""
TURNS = 500
CLOSE = 1e-7


class Orders:
    """Finishing orders, kept as choices: again and again the next one home is picked from those still racing.

    The chance of each is its strength divided by the strength of all still racing. Who shares a place is picked from
    the same field. Only how often each name was picked, and from which fields, matters to the fit.
    """

    def __init__(self, names: int) -> None:
        self.picked = [0] * names
        self.fields: dict[tuple[int, ...], int] = {}  # how many of each name were racing → picks from such a field

    def add(self, field: Sequence[int], places: Sequence[int]) -> None:
        """One race: the name (by number) and the place of each seat."""
        racing = [0] * len(self.picked)
        for name in field:
            racing[name] += 1
        for place in sorted(set(places)):
            level = [name for name, at in zip(field, places, strict=True) if at == place]
            if sum(racing) == len(level) == 1:
                return  # the last one home is no choice
            key = tuple(racing)
            self.fields[key] = self.fields.get(key, 0) + len(level)
            for name in level:
                self.picked[name] += 1
                racing[name] -= 1

    def ratings(self) -> list[int]:
        """The rating of each name; their mean is 1500."""
        logs = [log10(strength) for strength in self.strengths()]
        mean = sum(logs) / len(logs)
        return [round(MIDDLE + SCALE * (log - mean)) for log in logs]

    def strengths(self) -> list[float]:
        """The likeliest strengths. One drawn duel against a driver of strength 1 keeps them finite."""
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

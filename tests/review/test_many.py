"""Reviews of many races: luck comes out even, and better drivers lose less by their choices."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from paddock import games
from tests.review.measure import mean_and_error, reviewed

RACES = 125
"""Of each level, and of all levels mixed."""
LEVELS = ("rookie", "club", "pro:5ms")
LEVELS_BARE = ("rookie", "club", "pro")
"""As records name them."""
SEATS = 4
"""In each race one of the first four is looked at."""


def reviews(name: str, races: int) -> list[dict[str, Any]]:
    """A line for each seat, at a tenth of the usual budget."""
    kind = games.load(name)
    game = kind.make({kind.seats_option: kind.usual_seats})
    part = game.reviewing()
    assert part is not None
    tables = [*[[level] for level in LEVELS], list(LEVELS)]
    return [
        line
        for levels in tables
        for number in range(races)
        for line in reviewed(game, levels, number, part.budget // 10)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["downforce", "formula_d"])
def test_luck_is_even_and_better_drivers_lose_less(name: str) -> None:
    lines = reviews(name, RACES)
    part = games.make(name, {}).reviewing()
    assert part is not None
    single = [
        line for line in lines if line["seat"] == line["race"] % SEATS
    ]  # all seats of a race make up for each other
    for kind in part.lucks():
        mean, error = mean_and_error([line[kind.key] for line in single])
        assert abs(mean) <= 3 * error, (kind.key, mean, error)
    print("hidden cards, in points:", mean_and_error([line["hidden"] / 10_000 for line in lines]))
    losses = [mean_and_error([line["loss"] for line in lines if line["level"] == level]) for level in LEVELS_BARE]
    for (worse, error), (better, other) in pairwise(losses):
        assert worse - 2 * error > better + 2 * other, losses

"""Reviews of many races: luck comes out even, and better drivers lose less by their choices."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest

from paddock.core.game import Action
from paddock.parts.review import Reviewing
from tests.review.measure import game_of, mean_and_error, reviewed

RACES = 125
"""Of each kind of table."""
LEVELS = ("rookie", "club", "pro")
PLAYED = ("rookie", "club", "pro:5ms")
"""The same with their budgets."""
TABLES = (*[[level] for level in PLAYED], list(PLAYED))
"""Tables of one level, and a mixed one."""
SEATS = 4
"""In each race; of luck one of them is looked at, as all together have none."""


def check(part: Reviewing[object, Action, object], lines: list[dict[str, Any]]) -> None:
    """Lines of all seats of many races, as `reviewed` gives them."""
    for kind in part.lucks():
        mean, error = mean_and_error(luck_by_number(lines, kind.key))
        assert abs(mean) <= 3 * error, (kind.key, mean, error)
    print("hidden cards, in points:", mean_and_error([line["hidden"] / 10_000 for line in lines]))
    losses = [mean_and_error([line["loss"] for line in lines if line["level"] == level]) for level in LEVELS]
    for (worse, error), (better, other) in pairwise(losses):
        assert worse - 2 * error > better + 2 * other, losses


def luck_by_number(lines: list[dict[str, Any]], kind: str) -> list[float]:
    """The mean luck of one seat in the races of each number: they have the same seed, and so much of their luck."""
    single = [line for line in lines if line["seat"] == line["race"] % SEATS]
    return [fmean([line[kind] for line in single if line["race"] == number]) for number in range(RACES)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["downforce", "formula_d"])
def test_luck_is_even_and_better_drivers_lose_less(name: str) -> None:
    game = game_of(name, seats=str(SEATS))
    part = game.reviewing()
    assert part is not None
    tenth = part.budget // 10
    numbered = [(levels, number) for levels in TABLES for number in range(RACES)]
    check(part, [line for levels, number in numbered for line in reviewed(game, levels, number, tenth)])

"""A million random races of the kernel: every one ends, adds up, and scores as the rules say."""

from __future__ import annotations

import pytest

from paddock.downforce import Downforce
from paddock.downforce.kernel import layout
from paddock.downforce.kernel.kernel import DownforceKernel
from paddock.kernel.figures import FIGURES, PLACE, SCORE, WIN, WIN_UNITS
from paddock.kernel.part import RaceBatch
from paddock.kernel.source import numba_version

BATCH = 10_000
CHECKED = 100
"""Races of a batch that are scored by the rules as well."""


def check(batch: RaceBatch, seats: int) -> None:
    """Wins are whole, somebody is first, and all that follows from the final rows fits the figures."""
    wins = batch.figures[WIN::FIGURES]
    assert sum(wins) == batch.count * WIN_UNITS
    assert set(batch.figures[PLACE::FIGURES]) <= set(range(1, seats + 1))
    asks, home = batch.rows[layout.ASK :: layout.END_SIZE], batch.rows[layout.HOME :: layout.END_SIZE]
    assert set(asks) == {layout.OVER} and set(home) <= set(range(7))
    for car in range(6):
        owners, prices = (
            batch.rows[layout.OWNER + car :: layout.END_SIZE],
            batch.rows[layout.PRICE + car :: layout.END_SIZE],
        )
        assert set(owners) <= set(range(-1, seats)) and min(prices) >= 0
    for number, result in zip(range(CHECKED), batch.results(), strict=False):
        scores = tuple(batch.figure(number, seat, SCORE) for seat in range(seats))
        assert (scores, {seat for seat in range(seats) if wins[number * seats + seat]}) == (
            result.scores,
            set(result.winners),
        )


def race(kernel: DownforceKernel, batches: int) -> None:
    for number in range(batches):
        check(kernel.races(1, BATCH, "random", number * BATCH), kernel.setup.players)


@pytest.mark.slow
@pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
def test_a_million_random_races() -> None:
    for players in (2, 3, 4, 5, 6):
        race(Downforce.make({"players": players}).kernel("compiled"), 20)


@pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
def test_ten_thousand_random_races() -> None:
    race(Downforce.make({"players": 4}).kernel("compiled"), 1)

"""What the rules remember stays small, also on a server where races go on for months."""

from __future__ import annotations

import tracemalloc

from paddock import games
from paddock.formula_d.rules.setup import remembered_ends
from paddock.sim.perft import fingerprint

MOST = 30e6
"""Bytes that all remembered moves may take together."""


def test_all_remembered_moves_together_are_small() -> None:
    game = games.make("formula_d", {})
    fingerprint(game, "warm")
    remembered_ends.cache_clear()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        fingerprint(game, "memory")
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    found = remembered_ends.cache_info()
    assert found.maxsize is not None and found.currsize > 20
    assert grown / found.currsize * found.maxsize < MOST

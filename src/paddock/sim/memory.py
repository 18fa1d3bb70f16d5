"""Run the garbage collector rarely, as races create no reference cycles."""

from __future__ import annotations

import gc

TO_COLLECT = 20_000
"""New objects before a collection is worthwhile."""


def collect_rarely() -> None:
    """Run the collector rarely: states and actions are trees, and searching them takes a tenth of the time."""
    gc.set_threshold(50_000, 50, 50)


def collect_between_races() -> None:
    """Collect garbage between decisions, then exempt the survivors, which are mostly large caches."""
    if gc.get_count()[0] > TO_COLLECT:
        gc.collect()
        gc.freeze()

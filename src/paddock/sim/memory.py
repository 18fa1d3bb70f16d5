"""Runs the garbage collector rarely, as nothing in a race makes cycles."""

from __future__ import annotations

import gc

TO_COLLECT = 20_000
"""This many new objects make it worth looking for cycles among them."""


def collect_rarely() -> None:
    """Run the collector rarely: states and actions are trees, and looking for cycles costs a tenth of the time."""
    gc.set_threshold(50_000, 50, 50)


def collect_between_races() -> None:
    """Collect garbage between decisions, then exempt what is kept: mostly large caches."""
    if gc.get_count()[0] > TO_COLLECT:
        gc.collect()
        gc.freeze()

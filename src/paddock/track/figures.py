"""Figures of races on built-in circuits; `tests/track/report.py` writes their files."""

from __future__ import annotations

from functools import cache

import msgspec

from paddock.installed import folders


class CircuitFigures(msgspec.Struct, frozen=True):
    """Figures of bots' races on a circuit; `digest` is the beginning of the track's digest."""

    digest: str
    races: int
    passes: int  # cars overtaken per race
    pole: int  # percentage of races won from pole
    home: int  # percentage of cars that finish
    turns: float | None = None  # of the winning car, if turns are counted
    gears: tuple[int, ...] = ()  # the two most used gears, the lower one first


@cache
def circuit_figures() -> dict[str, CircuitFigures]:
    """Return the figures of built-in circuits by name."""
    found: dict[str, CircuitFigures] = {}
    for folder in folders("tracks"):
        file = folder / "figures.json"
        if file.is_file():
            found |= msgspec.json.decode(file.read_bytes(), type=dict[str, CircuitFigures])
    return found

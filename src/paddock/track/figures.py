"""Figures of races on the circuits that come with the games; `tests/track/report.py` writes their files."""

from __future__ import annotations

from functools import cache

import msgspec

from paddock.installed import folders


class CircuitFigures(msgspec.Struct, frozen=True):
    """How bots raced on a circuit; `digest` is the beginning of that of the track they raced on."""

    digest: str
    races: int
    passes: int  # cars overtaken in a race
    pole: int  # percent of the races that the car on pole wins
    home: int  # percent of the cars that finish
    turns: float | None = None  # of the first car home, where turns are counted
    gears: tuple[int, ...] = ()  # the two used most, the lower one first


@cache
def circuit_figures() -> dict[str, CircuitFigures]:
    """Return the figures of built-in circuits by their names."""
    found: dict[str, CircuitFigures] = {}
    for folder in folders("tracks"):
        file = folder / "figures.json"
        if file.is_file():
            found |= msgspec.json.decode(file.read_bytes(), type=dict[str, CircuitFigures])
    return found

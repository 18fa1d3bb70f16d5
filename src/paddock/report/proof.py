"""Proof by play: shares that are found in races, beside what a good track shows."""

from __future__ import annotations

from paddock.parts.report import ProofFigure
from paddock.report.spread import wilson

ENOUGH = 1000
"""Races on which a judgement can stand."""
ABOUT = 0.10
"""How far from a share it may be that is only demanded as "about"."""


def share_figure(
    name: str, part: float, whole: float, demanded: str = "", least: float = 0.0, most: float = 1.0
) -> ProofFigure:
    """A share, and whether it lies where it should."""
    found = part / whole if whole else None
    low, high = wilson(part, whole)
    met = None if not demanded or found is None else least <= found <= most
    return ProofFigure(name, found, demanded, met, low, high)

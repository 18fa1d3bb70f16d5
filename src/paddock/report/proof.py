"""Proof by play: shares measured in races, compared with the targets of a good track."""

from __future__ import annotations

from paddock.parts.report import ProofFigure
from paddock.report.spread import wilson

ENOUGH = 1000
"""Fewest races for a verdict."""
ABOUT = 0.10
"""How far from a share it may be that is only demanded as "about"."""


def share_figure(
    name: str, part: float, whole: float, demanded: str = "", least: float = 0.0, most: float = 1.0
) -> ProofFigure:
    """Return a share and whether it meets its target."""
    found = part / whole if whole else None
    low, high = wilson(part, whole)
    met = None if not demanded or found is None else least <= found <= most
    return ProofFigure(name, found, demanded, met, low, high)

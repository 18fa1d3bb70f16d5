"""Live odds: who sees them, and how they are told."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

OddsRule: TypeAlias = Literal["off", "spectators", "all"]
"""Who sees everybody's chances while a race runs: nobody, who has no seat, or all."""


class OddsPoint(msgspec.Struct, frozen=True):
    """The chances of all seats to win after the first `version` rows, in millionths, and their standard errors."""

    version: int
    wins: tuple[int, ...]
    errors: tuple[int, ...]


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """Chances at some moments, which this viewer has not been told yet. Not every moment has some."""

    points: tuple[OddsPoint, ...]

"""Live odds, and who sees them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

OddsRule: TypeAlias = Literal["off", "spectators", "all"]
"""Who sees live odds: nobody, spectators, or everybody."""


class OddsPoint(msgspec.Struct, frozen=True):
    """The chances of all seats to win after the first `version` rows, in millionths, and their standard errors."""

    version: int
    wins: tuple[int, ...]
    errors: tuple[int, ...]


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """New odds, moment by moment; may be sparse."""

    points: tuple[OddsPoint, ...]

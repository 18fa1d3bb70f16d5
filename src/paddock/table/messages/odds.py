"""Who sees live odds."""

from __future__ import annotations

from typing import Literal, TypeAlias

OddsRule: TypeAlias = Literal["off", "spectators", "all"]
"""Who sees live odds: nobody, spectators, or everybody."""

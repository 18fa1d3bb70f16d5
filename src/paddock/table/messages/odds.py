"""The viewers of live odds."""

from __future__ import annotations

from typing import Literal, TypeAlias

OddsRule: TypeAlias = Literal["off", "spectators", "all"]
"""The viewers of live odds: nobody, spectators, or everybody."""

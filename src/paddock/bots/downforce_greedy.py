"""The old name of club."""

from __future__ import annotations

from paddock.bots.downforce_club import make

__all__ = ["make"]

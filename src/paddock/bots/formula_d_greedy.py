"""Greedy, an old name of the Formula D driver `club`."""

from __future__ import annotations

from paddock.bots.formula_d_club import make

__all__ = ["make"]

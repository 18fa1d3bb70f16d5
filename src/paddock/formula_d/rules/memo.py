"""A memo that stays small: it keeps what was asked for lately."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Kept = TypeVar("Kept")


class Memo(Generic[Key, Kept]):
    """Two halves: when the young one is full it becomes the old one, and what nobody asked for since is forgotten."""

    __slots__ = ("_limit", "_old", "_young")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._young: dict[Key, Kept] = {}
        self._old: dict[Key, Kept] = {}

    def get(self, key: Key) -> Kept | None:
        """What is kept under this key."""
        kept = self._young.get(key)
        if kept is None:
            kept = self._old.get(key)
            if kept is not None:
                self.keep(key, kept)
        return kept

    def keep(self, key: Key, kept: Kept) -> None:
        """Remembers something."""
        if len(self._young) >= self._limit:
            self._old = self._young
            self._young = {}
        self._young[key] = kept

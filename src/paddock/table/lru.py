"""A dictionary that drops the least recently used entries."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Lru(OrderedDict[K, V]):
    """A dictionary of the `most` recently used entries."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self.most:
            self.popitem(last=False)

    def find(self, key: K) -> V | None:
        """Return an entry and mark it as used; None if there is none."""
        if key in self:
            self.move_to_end(key)
        return self.get(key)

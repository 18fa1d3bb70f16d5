"""Luck: each piece of a race's luck follows from its seed by HMAC-SHA256, the same on every machine.

The bytes of piece i are HMAC(seed, "i:0"), HMAC(seed, "i:1"), … in a row, where i is its number or, where luck is
keyed, the text of its key. They are read as 32-bit big-endian numbers; a number below n is drawn by rejection
sampling. A roll picks one of the faces; a shuffle of n swaps place k = n-1 … 1 with a place below
k+1. docs/record-format.md specifies the same for other programs.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from struct import Struct
from typing import TypeVar

from paddock.core.game import Dealt, Luck, Roll, Rolled, Shuffle

T = TypeVar("T")
WORDS = Struct(">8I")
WORD = 1 << 32


class SeededLuck:
    """Luck drawn from a seed, piece by piece; `spent` counts the pieces drawn so far.

    Keyed luck depends on its key, not on the order of drawing. A piece without a key depends on its number.
    """

    def __init__(self, seed: str, spent: int = 0, keyed: bool = False) -> None:
        self.seed = seed
        self.spent = spent
        self.keyed = keyed
        self._mac = hmac.new(seed.encode(), digestmod="sha256")

    def answer(self, turn: Roll | Shuffle) -> Luck:
        """Return the next piece of luck."""
        words = self._words(" ".join(map(str, turn.key)) if self.keyed and turn.key else str(self.spent))
        self.spent += 1
        if isinstance(turn, Roll):
            return Rolled(turn.faces[below(len(turn.faces), words)])
        order = list(range(turn.size))
        for k in range(turn.size - 1, 0, -1):
            j = below(k + 1, words)
            order[k], order[j] = order[j], order[k]
        return Dealt(tuple(order))

    def _words(self, piece: str) -> Iterator[int]:
        """Yield the endless 32-bit numbers of one piece of luck."""
        for block in count():
            mac = self._mac.copy()
            mac.update(f"{piece}:{block}".encode())
            yield from WORDS.unpack(mac.digest())


def below(limit: int, words: Iterator[int]) -> int:
    """Return a number from 0 up to, but not including, the limit; all are equally likely."""
    number = next(words)
    while number >= WORD // limit * limit:
        number = next(words)
    return number % limit


def stream(seed: str, purpose: str) -> Random:
    """Return a separate generator for a bot or a batch, so that choices never affect the luck of the race.

    Use only `random()`, directly or through `pick` and `shuffled`: Python guarantees its numbers across versions.
    """
    return Random(int.from_bytes(hmac.digest(seed.encode(), purpose.encode(), "sha256"), "big"))


def pick(rng: Random, things: Sequence[T]) -> T:
    """Return one of the things, each equally likely."""
    return things[int(rng.random() * len(things))]


def shuffled(rng: Random, things: Sequence[T]) -> list[T]:
    """Return the things in a random order."""
    order = list(things)
    for k in range(len(order) - 1, 0, -1):
        j = int(rng.random() * (k + 1))
        order[k], order[j] = order[j], order[k]
    return order

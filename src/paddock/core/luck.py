"""Luck: piece i of a race's luck follows from its seed by HMAC-SHA256, the same on every machine.

The bytes of piece i are HMAC(seed, "i:0"), HMAC(seed, "i:1"), … in a row. They are read as 32-bit big-endian
numbers; a number below n is taken by rejecting what would favour the small ones. A roll picks one of the faces; a
shuffle of n swaps place k = n-1 … 1 with a place below k+1. docs/record-format.md states the same for other programs.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain, count, repeat
from random import Random
from struct import Struct
from typing import TypeVar

from paddock.core.game import Dealt, Luck, Roll, Rolled, Shuffle

T = TypeVar("T")
WORDS = Struct(">8I").unpack
FIRST = Struct(">I28x").unpack
WORD = 1 << 32
INNER = bytes(byte ^ 0x36 for byte in range(256))
OUTER = bytes(byte ^ 0x5C for byte in range(256))


class SeededLuck:
    """The luck that follows from a seed, piece by piece; `spent` counts the pieces given so far."""

    def __init__(self, seed: str, spent: int = 0) -> None:
        self.seed = seed
        self.spent = spent
        # HMAC spelled out: setting its key up anew for each roll would take twice as long as the roll.
        key = seed.encode()
        key = (sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
        self._inner = sha256(key.translate(INNER))
        self._outer = sha256(key.translate(OUTER))

    def answer(self, turn: Roll | Shuffle) -> Luck:
        """The next piece of luck."""
        piece = self.spent
        self.spent = piece + 1
        if type(turn) is Roll:
            faces = turn.faces
            size = len(faces)
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(b"%d:0" % piece)
            outer.update(inner.digest())
            (number,) = FIRST(outer.digest())
            if number >= WORD - size:  # it may have to be rejected, once in a hundred million rolls
                number = below(size, self._words(piece))
            return Rolled(faces[number % size])
        assert type(turn) is Shuffle
        words = self._words(piece)
        order = list(range(turn.size))
        for k in range(turn.size - 1, 0, -1):
            j = below(k + 1, words)
            order[k], order[j] = order[j], order[k]
        return Dealt(tuple(order))

    def _words(self, piece: int) -> Iterator[int]:
        """The 32-bit numbers of one piece of luck, without end."""
        return chain.from_iterable(map(self._block, repeat(piece), count()))

    def _block(self, piece: int, number: int) -> tuple[int, ...]:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(b"%d:%d" % (piece, number))
        outer.update(inner.digest())
        return WORDS(outer.digest())


def below(limit: int, words: Iterator[int]) -> int:
    """A number from 0 up to, but not including, the limit; each is as likely."""
    number = next(words)
    while number >= WORD // limit * limit:
        number = next(words)
    return number % limit


def stream(seed: str, purpose: str) -> Random:
    """A generator of its own for a bot or a batch, so that nobody's choices disturb the luck of the race.

    Only `random()` may be asked of it (directly or by `pick` and `shuffled`): Python promises that this one method
    gives the same numbers in every version.
    """
    return Random(int.from_bytes(hmac.digest(seed.encode(), purpose.encode(), "sha256"), "big"))


def pick(rng: Random, things: Sequence[T]) -> T:
    """One of the things, each as likely."""
    return things[int(rng.random() * len(things))]


def shuffled(rng: Random, things: Sequence[T]) -> list[T]:
    """The things in a random order."""
    order = list(things)
    for k in range(len(order) - 1, 0, -1):
        j = int(rng.random() * (k + 1))
        order[k], order[j] = order[j], order[k]
    return order

"""Fair luck: a secret seed whose hash is shown before the start, and the proof once the race is over.

The hash is SHA-256 of "paddock luck SEED". Players who have seen it may add words of their own; the luck of the
race then follows from the seed and all these words, so that neither the server nor a player can have chosen it.
docs/record-format.md specifies the same for other programs.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from math import factorial, log2
from typing import Any

import msgspec

from paddock.convert import convert
from paddock.core.errors import PaddockError
from paddock.core.game import Act, Game, Luck, Roll, Rolled, Shuffle, State, Turn, View
from paddock.core.luck import SeededLuck
from paddock.core.record import Record, replay

LONGEST_WORDS = 100
ENOUGH_BITS = 30.0
"""Bits of evidence that prove a seed: only one race in 2**30, of any length, has as many by chance."""
UNTOUCHED = 15 / 16
"""The assumed share of original luck in an altered record."""


class Unproven(PaddockError):
    """A record whose luck cannot be proven, or is proven wrong; the text says which and why."""


class LuckProof(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a record says about its luck: seed, hash and added words, or why nothing can be proven."""

    hash: str | None = None
    seed: str | None = None
    words: tuple[tuple[int, str], ...] = ()  # (seat, its added words), in the order of the seats
    unproven: str | None = None
    known: bool = False  # the seed may have been known before the start


UNPROVEN = {
    "imported": "it was imported, and what it says of its luck was not witnessed here",
    "known": "it goes on from a race whose seed was known before",
    "lesson": "it is a lesson, whose luck was chosen beforehand so that there is something to learn",
    "changed": "it goes on from a moment of another race, with new luck",
}


def new_seed() -> str:
    """Return an unpredictable seed."""
    return secrets.token_hex(32)


def hash_of(seed: str) -> str:
    """Return the hash of a seed, which is shown before the start."""
    return hashlib.sha256(f"paddock luck {seed}".encode()).hexdigest()


def race_seed(seed: str, words: Sequence[tuple[int, str]]) -> str:
    """Return the seed for the race's SeededLuck: the secret seed combined with the players' words."""
    if not words:
        return seed
    added = "\n".join(f"{seat} {text}" for seat, text in words)
    return f"{seed} {hashlib.sha256(added.encode()).hexdigest()}"


def read_luck(record: Record) -> LuckProof | None:
    """Return what the record says about its luck; None if it says nothing."""
    said: Any = record.header.get("luck")
    if said is None:
        return None
    try:
        return convert(said, LuckProof)
    except msgspec.ValidationError as error:
        raise Unproven(f"line 2: what the header says about the luck is not readable ({error})") from None


def is_keyed(record: Record) -> bool:
    """Return whether each piece of luck in this race follows from its purpose instead of its number."""
    return record.header.get("keyed") is True


def prove(game: Game[State, Act, View], record: Record) -> int:
    """Check that every shuffle and roll of a race follows from its seed; return their number.

    A race of `sim` or `race` names its seed openly; at a server's table, its hash was shown before the start.
    Raises Unproven with the line that does not match, or the reason why nothing can be proven.
    """
    luck = read_luck(record)
    if luck is None:
        if not isinstance(seed := record.header.get("seed"), str):
            raise Unproven("the luck of this race cannot be proven: its record names no seed")
        return check_luck(game, record, seed)
    if luck.unproven is not None:
        raise Unproven(f"the luck of this race cannot be proven: {UNPROVEN.get(luck.unproven, luck.unproven)}")
    if record.result is None or luck.seed is None or luck.hash is None:
        raise Unproven("the luck of this race can be proven only after its end, when the seed is shown")
    if hash_of(luck.seed) != luck.hash:
        raise Unproven("the luck is wrong: the seed is not the one whose hash was shown before the start")
    return check_luck(game, record, race_seed(luck.seed, luck.words))


def check_luck(game: Game[State, Act, View], record: Record, seed: str) -> int:
    """Check every shuffle and roll against this seed; return their number."""
    due_luck = SeededLuck(seed, keyed=is_keyed(record))
    state = game.start()
    for line, (move, after, _) in enumerate(replay(game, record), start=2):
        turn = game.turn(state)
        if move is not None and isinstance(turn, Roll | Shuffle):
            due = due_luck.answer(turn)
            if str(due) != str(move):
                raise Unproven(f"the luck is wrong: line {line} says {str(move)!r}, the seed gives {str(due)!r}")
        state = after
    return due_luck.spent


class SeedMatch:
    """Tests whether keyed luck follows from a seed, even if the record hides the seed or some rolls were altered.

    `bits` is the log of a likelihood ratio: most of the luck follows from the seed, against none of it does.
    """

    def __init__(self, seed: str) -> None:
        self._luck = SeededLuck(seed, keyed=True)
        self.bits = 0.0

    def weigh(self, turn: Roll | Shuffle, found: Luck) -> None:
        """Take one more piece of luck into account."""
        outcomes = 0.0  # the number of outcomes, all equally likely, if this is the seed's one
        if self._luck.answer(turn) == found:
            if isinstance(turn, Roll) and isinstance(found, Rolled):
                outcomes = len(turn.faces) / turn.faces.count(found.face)
            elif isinstance(turn, Shuffle):
                outcomes = factorial(min(turn.size, 20))
        self.bits += log2(UNTOUCHED * outcomes + 1 - UNTOUCHED)


class SealedSeeds:
    """Seeds that are still sealed, to be compared with the luck of a race."""

    def __init__(self, seeds: Sequence[str]) -> None:
        self._matches = [SeedMatch(seed) for seed in seeds]

    def found_in(self, turn: Turn, move: object) -> bool:
        """Return whether the race used one of these seeds, as far as known after one more move."""
        if not isinstance(turn, Roll | Shuffle) or not isinstance(move, Luck):
            return False
        for match in self._matches:
            match.weigh(turn, move)
        self._matches = [match for match in self._matches if match.bits > -ENOUGH_BITS]
        return any(match.bits >= ENOUGH_BITS for match in self._matches)

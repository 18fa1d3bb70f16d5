"""Positions as rows from which the page's kernel races on. They are made from views alone.

Rows are sent as base64 of zlib-compressed 64-bit numbers, lowest byte first.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from base64 import b64encode
from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from zlib import compress

import msgspec

from paddock.analysis.browser import digest_of
from paddock.core.errors import BadOptions
from paddock.core.game import Action, AnyGame
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import past_luck
from paddock.kernel.part import Kernel, seed_number
from paddock.kernel.part import Position as KernelPosition
from paddock.kernel.road import RoadRow
from paddock.parts.review import ResultKind
from paddock.words import message

PAIRS = 20
"""Pairs of races in which a seat gets what is for sale for free, or makes no bid; their spread gives the error."""
KEPT = 16
"""Most cached row makers; each one with its kernel takes up to 10 MB of a server's memory."""


class Tables(msgspec.Struct, frozen=True):
    """What a page needs before any position of a race, for its kernel to prepare the tables."""

    kernel: str  # the digests of the kernel and of the fields below
    set_up: str
    t: str  # without trailing zeros
    size: int  # numbers of t
    race: int  # numbers of a race, of scratch, initially of v, and of additional scratch for preparing
    work: int
    room: int
    further: int
    order: str
    seats: int
    budget: int  # playouts after which a value is certain enough for a review


class Position(msgspec.Struct, frozen=True):
    """A moment of a race, as seen by a seat or a spectator."""

    at: int  # the version of a running race, or the number of moves in a finished one
    row: str
    hidden: str  # what is redealt for each race; empty: nothing is hidden
    changes: tuple[tuple[int, int], ...]  # numbers of t that differ from the tables, for the habits of drivers
    result: int  # the figure that counts as a seat's result
    answers: tuple[int, ...]
    seed: int


class Positions(msgspec.Struct, frozen=True):
    """Moments of a race, for the kernel and the tables with these digests."""

    kernel: str
    set_up: str
    positions: tuple[Position, ...]
    total: int  # moments in all


class SeatPosition(msgspec.Struct, frozen=True):
    """A seat's view of the present moment, with its choices as answers."""

    kernel: str
    set_up: str
    position: Position
    actions: tuple[str, ...]
    pairs: tuple[tuple[Position, Position], ...]  # the race with what is for sale for free, and without a bid
    seat: int
    alone: bool  # no rivals: results count
    result: ResultKind


class RowMaker:
    """Makes rows of races with one set-up. Raises BadOptions if no kernel can race it."""

    def __init__(self, game: AnyGame) -> None:
        kernel, words = game.kernel("plain"), game.reviewing()
        if kernel is None or words is None:
            raise BadOptions(message("server-error-no-analysis"))
        if kernel.missing():
            raise BadOptions(message("server-error-no-analysis"))
        self.game, self.words = game, words
        self.kernel: Kernel[object, Action, object] = kernel
        self.digest = digest_of(kernel.source)
        given = kernel.preparation()
        t, order = packed(trimmed(given.t)), packed(given.order)
        set_up = hashlib.sha256(f"{len(given.t)} {t} {order}".encode()).hexdigest()[:16]
        sizes = (given.race_size, given.work_size, given.room, given.further)
        self.tables = Tables(self.digest, set_up, t, len(given.t), *sizes, order, game.seats, words.budget)

    def position(self, at: int, view: object, answers: Sequence[Action | None], levels: tuple[str, ...]) -> Position:
        """Return a moment as shown by this view. Equal views give equal bytes."""
        return position_of(at, self.kernel.position(view, answers, levels))

    def seat(self, at: int, state: object, seat: int) -> SeatPosition:
        """Return the position of a seat that owes a choice."""
        game = self.game
        view, legal = game.view(state, seat), tuple(game.legal(state, seat))
        position = self.position(at, view, legal, ())
        pairs = tuple(self._pairs(position, view, seat))
        actions = tuple(map(str, legal))
        alone = game.seats == 1
        return SeatPosition(self.digest, self.tables.set_up, position, actions, pairs, seat, alone, self.words.result())

    def _pairs(self, position: Position, view: object, seat: int) -> list[tuple[Position, Position]]:
        auction, game, pairs = self.words.auction_value(), self.game, []
        for number in range(PAIRS if auction is not None else 0):
            luck = f"{position.seed} for sale {number}"
            assert auction is not None
            ways = auction.ways(game.imagine(view, stream(luck, "imagined")), seat)
            if ways is None:
                return []
            states = [past_luck(game, way, SeededLuck(luck)) for way in ways]
            having, lacking = [self.position(number, game.view(each, seat), (None,), ()) for each in states]
            pairs.append((having, lacking))
        return pairs


def position_of(at: int, found: KernelPosition) -> Position:
    """Return a position as it is sent. Its seed, and so its playouts, follow from the rest."""
    row, hidden = packed(found.row), "" if found.hidden is None else packed(found.hidden)
    seed = seed_number(row + hidden)
    return Position(at, row, hidden, found.changes, found.result, found.answers, seed)


def trimmed(row: array[int]) -> array[int]:
    """Return a row without trailing zeros."""
    data = row.tobytes().rstrip(b"\0")
    return row[: -(-len(data) // row.itemsize)]


def packed(row: array[int]) -> str:
    if sys.byteorder == "big":
        row = row[:]
        row.byteswap()
    return b64encode(compress(row.tobytes(), 6)).decode()


_kept_maker = lru_cache(KEPT)(RowMaker)


def maker_of(game: AnyGame) -> RowMaker:
    """Return the row maker of a game, from the cache if it is there."""
    same: Any = game  # games are compared by identity
    return _kept_maker(same)


class RaceTables(msgspec.Struct, frozen=True):
    """What a page needs to run whole races, and where a row holds their progress."""

    tables: Tables
    road: RoadRow


def race_tables(game: AnyGame) -> RaceTables:
    """Return the tables of a game's races."""
    maker = maker_of(game)
    return RaceTables(maker.tables, maker.kernel.road())


def is_analysed(game: AnyGame | type[AnyGame]) -> bool:
    """Return whether a page can value positions of a game."""
    return game.kernel_source is not None

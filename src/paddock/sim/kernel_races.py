"""Races by a game's kernel instead of its rules: a hundred times as fast, for figures of results alone.

Their luck comes from the kernel's own generator (docs/kernels.md), seeded from the seed of the run. They leave no
records and cannot be observed.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import lru_cache, partial
from typing import Any

import msgspec

from paddock import games
from paddock.bots.compiling import compile_now
from paddock.core.errors import BadOptions
from paddock.core.game import Action
from paddock.kernel.card import Card
from paddock.kernel.part import Drivers, Kernel, RaceBatch, seed_number
from paddock.kernel.rows import Array
from paddock.kernel.source import numba_version
from paddock.sim.batches import Spec
from paddock.sim.data.columns import Cells, SeatTable
from paddock.sim.pool import in_order

DRIVERS: tuple[Drivers, ...] = ("random", "drivers")
"""Drivers of a kernel: random, or the simple drivers of playouts."""
LOT = 500
"""Races in one call."""
CARD_LOT = 1 << 15
"""Races in one call on a card."""
LOTS = 8
"""Lots in one task at most: their rows are all that waits in memory."""
LUCK = "xoroshiro64**"
"""The name of the kernels' luck in the output."""


class Lot(msgspec.Struct, frozen=True):
    """Races of one call: the number of the first, the decisions of each, and figures by race, seat and figure."""

    first: int
    lengths: Array
    figures: Array
    table: tuple[Cells, ...] = ()  # their rows in a table that is written

    @property
    def count(self) -> int:
        """How many races there are."""
        return len(self.lengths)


def drivers_of(spec: Spec) -> Drivers:
    """Return the drivers; BadOptions if the kernel cannot race this."""
    if spec.records:
        raise BadOptions("a kernel leaves no records: leave --records or --kernel out")
    if spec.table == "decisions":
        raise BadOptions("a kernel records no decisions: leave --moves or --kernel out")
    if spec.tour:
        raise BadOptions("a kernel races on one track: leave --tour or --kernel out")
    named = set(spec.bots)
    for drivers in DRIVERS:
        if named == {drivers}:
            return drivers
    raise BadOptions(f"--kernel races {' or '.join(DRIVERS)} in all seats: say --bots {DRIVERS[0]}, or leave it out")


@lru_cache(maxsize=2)
def _kernel(encoded: bytes) -> Kernel[object, Action, object]:
    spec = msgspec.json.decode(encoded, type=Spec)
    game = games.make(spec.game, spec.options)
    if game.kernel_source is not None and numba_version() is None:
        raise BadOptions("--kernel needs Numba to compile the kernel, and it is not installed: pip install numba")
    compile_now(game)
    kernel = game.kernel("compiled")
    if kernel is None:
        raise BadOptions(f"{game.title} has no kernel: leave --kernel out")
    if reason := kernel.missing():
        raise BadOptions(f"the kernel cannot race this: {reason}; leave --kernel out")
    return kernel


def run_lots(spec: Spec, last: int, first: int, count: int) -> list[Lot]:
    """Return some lots, up to race `last`: a pure function of its arguments. Lots and races count from 1."""
    kernel, drivers, found = _kernel(msgspec.json.encode(spec)), drivers_of(spec), []
    for lot in range(first, first + count):
        begin = (lot - 1) * LOT + 1
        batch = kernel.races(seed_number(spec.seed), min(last, lot * LOT) + 1 - begin, drivers, begin)
        found.append(_lot(spec, batch, begin))
    return found


def _lot(spec: Spec, batch: RaceBatch, begin: int) -> Lot:
    return Lot(begin, batch.lengths, batch.figures, tuple(_rows(spec, batch, begin)) if spec.table else ())


def run_on_card(spec: Spec, count: int) -> Generator[Lot]:
    """Return the same races in the same order, raced on an NVIDIA card."""
    drivers = drivers_of(spec)
    kernel: Any = _kernel(msgspec.json.encode(spec))
    batches = kernel.batches(Card(kernel))

    def race() -> Generator[Lot]:
        for begin in range(1, count + 1, CARD_LOT):
            some = min(CARD_LOT, count + 1 - begin)
            batch: RaceBatch = kernel.batch_of(batches, seed_number(spec.seed), some, drivers, begin)
            for first in range(0, some, LOT):
                yield _lot(spec, batch.part(first, min(LOT, some - first)), begin + first)

    return race()


def _rows(spec: Spec, batch: RaceBatch, begin: int) -> Iterator[Cells]:
    table = _table(msgspec.json.encode(spec))
    ended = zip(batch.results(), batch.notes(), batch.lengths, strict=True)
    for number, (result, notes, length) in enumerate(ended, begin):
        yield from table.rows(number, 0, spec.bots, result, notes, (length, length))


@lru_cache(maxsize=2)
def _table(encoded: bytes) -> SeatTable:
    spec = msgspec.json.decode(encoded, type=Spec)
    return SeatTable(games.make(spec.game, spec.options))


def run(spec: Spec, count: int, workers: int | None = 1, ray: str | None = None) -> Generator[Lot]:
    """Return all races in order, lot by lot. Closing the iterator stops the workers."""
    drivers_of(spec)
    _kernel(msgspec.json.encode(spec))  # report mistakes here rather than from a worker
    return in_order(partial(run_lots, spec, count), 1, -(-count // LOT), workers, ray, LOTS)

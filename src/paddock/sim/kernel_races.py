"""Races by a game's kernel instead of its rules: a hundred times as fast, but results only.

Their luck comes from the kernel's own generator (docs/kernels.md), seeded from the seed of the run. They have no
records and no observers.
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
"""Drivers in a kernel: random, or the simple drivers of playouts."""
LOT = 500
"""Races in one call."""
CARD_LOT = 1 << 15
"""Races in one call on a card."""
LOTS = 8
"""Most lots in one task: only their rows are held in memory."""
LUCK = "xoroshiro64**"
"""The name of the kernels' luck in the output."""


class Lot(msgspec.Struct, frozen=True):
    """The races of one call: the number of the first, the decisions of each, and figures by race, seat and figure."""

    first: int
    lengths: Array
    figures: Array
    table: tuple[Cells, ...] = ()  # their rows in the output table

    @property
    def count(self) -> int:
        """The number of races."""
        return len(self.lengths)


def drivers_of(spec: Spec) -> Drivers:
    """Return the drivers. Raises BadOptions if the kernel cannot race these options."""
    if spec.records:
        raise BadOptions("a kernel writes no records: leave out --records or --kernel")
    if spec.table == "decisions":
        raise BadOptions("a kernel records no decisions: leave out --moves or --kernel")
    if spec.tour:
        raise BadOptions("a kernel races on one track: leave out --tour or --kernel")
    named = set(spec.bots)
    for drivers in DRIVERS:
        if named == {drivers}:
            return drivers
    raise BadOptions(f"--kernel races {' or '.join(DRIVERS)} in all seats: use --bots {DRIVERS[0]}, or leave it out")


@lru_cache(maxsize=2)
def _kernel(encoded: bytes) -> Kernel[object, Action, object]:
    spec = msgspec.json.decode(encoded, type=Spec)
    game = games.make(spec.game, spec.options)
    if game.kernel_source is not None and numba_version() is None:
        raise BadOptions("--kernel needs Numba to compile the kernel, and it is not installed: pip install numba")
    compile_now(game)
    kernel = game.kernel("compiled")
    if kernel is None:
        raise BadOptions(f"{game.title} has no kernel: leave out --kernel")
    if reason := kernel.missing():
        raise BadOptions(f"the kernel cannot race these options: {reason}; leave out --kernel")
    return kernel


def run_lots(spec: Spec, last: int, first: int, count: int) -> list[Lot]:
    """Race some lots, up to race `last`: a pure function of its arguments. Lots and races count from 1."""
    kernel, drivers, found = _kernel(msgspec.json.encode(spec)), drivers_of(spec), []
    for lot in range(first, first + count):
        begin = (lot - 1) * LOT + 1
        batch = kernel.races(seed_number(spec.seed), min(last, lot * LOT) + 1 - begin, drivers, begin)
        found.append(_lot(spec, batch, begin))
    return found


def _lot(spec: Spec, batch: RaceBatch, begin: int) -> Lot:
    return Lot(begin, batch.lengths, batch.figures, tuple(_rows(spec, batch, begin)) if spec.table else ())


def run_on_card(spec: Spec, count: int) -> Generator[Lot]:
    """Run the same races in the same order on an NVIDIA card."""
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

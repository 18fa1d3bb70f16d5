"""Races by a game's kernel instead of its rules: a hundred times as fast, for figures of results alone.

Their luck comes from the kernel's own generator (docs/kernels.md), seeded from the seed of the run. They leave no
records and cannot be observed.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache, partial

import msgspec

from paddock import games
from paddock.bots.compiling import compile_now
from paddock.core.errors import BadOptions
from paddock.core.game import Action
from paddock.kernel.part import Drivers, Kernel, seed_number
from paddock.kernel.source import numba_version
from paddock.sim.batches import Race, Spec
from paddock.sim.pool import in_order

DRIVERS: tuple[Drivers, ...] = ("random", "drivers")
"""Drivers of a kernel: random, or the simple drivers of playouts."""
LOT = 500
"""Races in one call."""
LUCK = "xoroshiro64**"
"""The name of the kernels' luck in the output."""


def drivers_of(spec: Spec) -> Drivers:
    """Return the drivers; BadOptions if the kernel cannot race this."""
    if spec.records:
        raise BadOptions("a kernel leaves no records: leave --records or --kernel out")
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


def run_lots(spec: Spec, last: int, first: int, count: int) -> list[Race]:
    """The races of some lots, up to race `last`: a pure function of its arguments. Lots and races count from 1."""
    begin, end = (first - 1) * LOT + 1, min(last, (first + count - 1) * LOT)
    kernel = _kernel(msgspec.json.encode(spec))
    batch = kernel.races(seed_number(spec.seed), end + 1 - begin, drivers_of(spec), begin)
    numbered = enumerate(zip(batch.results(), batch.lengths, strict=True), begin)
    return [Race(number, 0, result, made, made) for number, (result, made) in numbered]


def run(spec: Spec, count: int, workers: int | None = 1, ray: str | None = None) -> Generator[Race]:
    """All races in order. Closing the iterator stops the workers."""
    drivers_of(spec)
    _kernel(msgspec.json.encode(spec))  # report mistakes here rather than from a worker
    return in_order(partial(run_lots, spec, count), 1, -(-count // LOT), workers, ray)

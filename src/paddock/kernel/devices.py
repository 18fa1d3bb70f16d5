"""Where the rows of batches lie, and what runs entry points on them: this processor, or a card (card.py).

A device brings tables and scratch, and the range of races. What follows these in an entry point comes from the caller.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Protocol, SupportsInt, TypeAlias

from paddock.kernel import entry_points as declared
from paddock.kernel.rows import Array, ShortArray, short_zeros, zeros
from paddock.kernel.source import KernelSource
from paddock.kernel.threads import batch_entry_points, scratch_sizes, taken_by

TAKEN = {each.__name__: taken_by(each) for each in batch_entry_points([declared])}
"""The rows that a device brings, by entry point."""
Work: TypeAlias = dict[str, Array]
"""Tables and scratch by their letters."""


class Sizes(Protocol):
    """What batches have to know of a layout."""

    RACE_SIZE: int
    END_SIZE: int
    WORK_SIZE: int
    HIDDEN_SIZE: int
    MASK_WORDS: int
    OBSERVED: int


class BatchKernel(Protocol):
    """What batches need of a kernel."""

    seats: int
    t: Array
    v: ShortArray
    entry_points: SimpleNamespace
    source: KernelSource

    @property
    def layout(self) -> Sizes: ...

    def prepare_drivers(self) -> None: ...


class Device(Protocol):
    """Where batches race. Rows of a card are CuPy arrays of the same numbers."""

    is_parallel: bool  # whether the races of a call run side by side, in threads

    def zeros(self, size: int) -> Array:
        """Return a new row of 64-bit numbers."""

    def short_zeros(self, size: int) -> ShortArray:
        """Return a new row of 32-bit numbers."""

    def copy(self, row: Array) -> Array:
        """Return a row of this device once more."""

    def put(self, row: Array) -> Array:
        """Return a row of this processor as one of the device."""

    def get(self, row: Array) -> Array:
        """Return a row of the device as one of this processor."""

    def work(self) -> Work:
        """Return tables as they are now, and scratch, for calls one after another."""

    def run(self, name: str, work: Work, count: int, *given: Array | int) -> SupportsInt:
        """Run an entry point for `count` races; returns the sum of what it returns."""


class Processor:
    """This processor: one thread runs the races of a batch one after another."""

    is_parallel = False

    def __init__(self, kernel: BatchKernel) -> None:
        self.kernel, self.sizes = kernel, scratch_sizes(kernel.layout)

    def zeros(self, size: int) -> Array:
        return zeros(size)

    def short_zeros(self, size: int) -> ShortArray:
        return short_zeros(size)

    def copy(self, row: Array) -> Array:
        return row[:]

    def put(self, row: Array) -> Array:
        return row

    def get(self, row: Array) -> Array:
        return row

    def work(self) -> Work:
        scratch = {letter: zeros(size) for letter, size in self.sizes.items()}
        return {"t": self.kernel.t, "v": self.kernel.v, **scratch}

    def run(self, name: str, work: Work, count: int, *given: Array | int) -> int:
        brought = [work[letter] for letter in TAKEN[name]]
        returned: int = getattr(self.kernel.entry_points, name)(*brought, 0, count, *given)
        return returned

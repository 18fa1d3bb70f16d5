"""Devices that hold the rows of batches and run entry points on them: this processor, or a card (card.py).

A device supplies tables, scratch and the range of races; the caller supplies an entry point's other arguments.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Protocol, SupportsInt, TypeAlias

from paddock.kernel import entry_points as declared
from paddock.kernel.rows import Array, ShortArray, short_zeros, zeros
from paddock.kernel.source import KernelSource
from paddock.kernel.threads import batch_entry_points, scratch_sizes, taken_by

TAKEN = {each.__name__: taken_by(each) for each in batch_entry_points([declared])}
"""The rows supplied by a device, by entry point."""
Work: TypeAlias = dict[str, Array]
"""Tables and scratch by letter."""


class Sizes(Protocol):
    """The parts of a layout that batches need."""

    RACE_SIZE: int
    END_SIZE: int
    WORK_SIZE: int
    HIDDEN_SIZE: int
    MASK_WORDS: int
    OBSERVED: int


class BatchKernel(Protocol):
    """The parts of a kernel that batches need."""

    seats: int
    t: Array
    v: ShortArray
    entry_points: SimpleNamespace
    source: KernelSource

    @property
    def layout(self) -> Sizes: ...

    def prepare_drivers(self) -> None: ...


class Device(Protocol):
    """A device that runs batches. Rows on a card are CuPy arrays of the same numbers."""

    is_parallel: bool  # whether the races of a call run in parallel threads

    def zeros(self, size: int) -> Array:
        """Return a new row of 64-bit numbers."""

    def short_zeros(self, size: int) -> ShortArray:
        """Return a new row of 32-bit numbers."""

    def copy(self, row: Array) -> Array:
        """Copy a row on this device."""

    def put(self, row: Array) -> Array:
        """Copy a row from this processor to the device."""

    def get(self, row: Array) -> Array:
        """Copy a row from the device to this processor."""

    def work(self) -> Work:
        """Return the current tables, and scratch, for consecutive calls."""

    def run(self, name: str, work: Work, count: int, *given: Array | int) -> SupportsInt:
        """Run an entry point for `count` races; return the sum of its results."""


class Processor:
    """This processor: one thread runs the races of a batch in turn."""

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

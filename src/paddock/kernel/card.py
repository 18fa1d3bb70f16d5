"""Batches on an NVIDIA card, using CuPy (extra `gpu`): each thread runs some of the races, and all rows stay there."""

from __future__ import annotations

from array import array
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from paddock.core.errors import PaddockError
from paddock.kernel.devices import TAKEN, BatchKernel, Work
from paddock.kernel.rows import Array, ShortArray
from paddock.kernel.source import numba_version
from paddock.kernel.threads import SCRATCH, kernel_name, scratch_sizes

CUPY = "cupy"
BLOCK = 64
"""Threads per block."""
MOST_THREADS = 1 << 16
SCRATCH_SHARE = 8
"""The scratch of all threads takes at most one in so many parts of the card's memory."""
INSTALL = "install paddock-games[gpu,fast], which brings CuPy and NVRTC for CUDA 12 and what compiles the kernels"


def card_fault() -> str | None:
    """Return the reason why no card can be used here, as a sentence; None if one can."""
    try:
        cupy = import_module(CUPY)
    except ImportError as error:
        return f"a card needs CuPy, and it cannot be imported ({error}); {INSTALL}"
    try:
        count = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        return f"CuPy finds no NVIDIA card here: {error}"
    if not count:
        return "CuPy finds no NVIDIA card here"
    try:
        cupy.cuda.nvrtc.getVersion()
    except Exception as error:  # CuPy documents no kind
        return f"CuPy finds no NVRTC, which compiles what it does with arrays ({error}); {INSTALL}"
    return None if numba_version() else f"a card needs Numba to compile the kernel, and it is not installed; {INSTALL}"


class NoCard(PaddockError):
    """There is no usable card."""


class Card:
    """CuPy's current card, with the kernel of one game.

    All batches share the scratch: use them one at a time, on one stream.
    """

    is_parallel = True

    def __init__(self, kernel: BatchKernel) -> None:
        if fault := card_fault():
            raise NoCard(fault)
        self.cupy: Any = import_module(CUPY)
        self.kernel, self.sizes = kernel, scratch_sizes(kernel.layout)
        self.memory = self.cupy.cuda.runtime.memGetInfo()[1]
        most = self.memory // SCRATCH_SHARE // (8 * sum(self.sizes.values()))
        self.threads = max(BLOCK, min(MOST_THREADS, most) // BLOCK * BLOCK)
        self.scratch: dict[str, Any] = {}
        with TemporaryDirectory() as folder:
            path = Path(folder, "kernel.ptx")
            path.write_text(kernel.source.ptx(), encoding="ascii")
            module = self.cupy.RawModule(path=str(path))
            self.kernels = {name: module.get_function(kernel_name(name)) for name in TAKEN}
        self._tables: tuple[Any, ...] = ()
        self._put_tables: Work = {}

    @property
    def name(self) -> str:
        """The card's name."""
        properties = self.cupy.cuda.runtime.getDeviceProperties(self.cupy.cuda.Device().id)
        found: str = properties["name"].decode()
        return found

    def zeros(self, size: int) -> Array:
        row: Array = self.cupy.zeros(size, "i8")
        return row

    def short_zeros(self, size: int) -> ShortArray:
        row: ShortArray = self.cupy.zeros(size, "i4")
        return row

    def copy(self, row: Array) -> Array:
        made: Array = row.copy()  # type: ignore[attr-defined]
        return made

    def put(self, row: Array) -> Array:
        made: Array = self.cupy.asarray(import_module("numpy").frombuffer(row, row.typecode))
        return made

    def get(self, row: Array) -> Array:
        dtype: Any = row.dtype  # type: ignore[attr-defined]
        return array("q" if dtype.itemsize == 8 else "i", self.cupy.asnumpy(row).tobytes())

    def work(self) -> Work:
        tables = self.kernel.t, self.kernel.v
        if not self._put_tables or any(new is not old for new, old in zip(tables, self._tables, strict=True)):
            self._tables, self._put_tables = tables, {"t": self.put(tables[0]), "v": self.put(tables[1])}
        return dict(self._put_tables)

    def run(self, name: str, work: Work, count: int, *given: Array | int) -> Any:
        """Start an entry point on the card without waiting for it; the sum is a number on the card."""
        blocks = min(-(-count // BLOCK), self.threads // BLOCK)
        brought = [self._scratch(each, blocks * BLOCK) if each in SCRATCH else work[each] for each in TAKEN[name]]
        numbers = [self.cupy.int64(each) if isinstance(each, int) else each for each in given]
        total = self.cupy.zeros((), "i8")
        self.kernels[name]((blocks,), (BLOCK,), (self.cupy.int64(count), total, *brought, *numbers))
        return total

    def _scratch(self, letter: str, threads: int) -> Any:
        size = threads * self.sizes[letter]
        if letter not in self.scratch or len(self.scratch[letter]) < size:
            self.scratch[letter] = self.cupy.zeros(size, "i8")
        return self.scratch[letter]

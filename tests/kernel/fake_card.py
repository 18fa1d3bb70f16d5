"""A stand-in for CuPy with NumPy arrays, which runs the code of a card's threads here, thread by thread.

A real card adds only the thread numbers and the driver's machine code.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from ctypes import CFUNCTYPE, c_int64, c_void_p
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from paddock.kernel.building import compiled
from paddock.kernel.calling import new_engine
from paddock.kernel.source import KernelSource
from paddock.kernel.threads import (
    RANGE,
    SCRATCH,
    batch_entry_points,
    code_of_threads,
    kernel_name,
    parameters_of,
    scratch_sizes,
    thread_name,
)

SHARED = ("zeros", "int64", "where", "arange", "flatnonzero")
"""Names that CuPy shares with NumPy."""
MEMORY = 1 << 34
"""Bytes of the card."""
DTYPES = {"Array": np.int64, "ShortArray": np.int32}


class FakeCupy(ModuleType):
    """The CuPy names that a card needs, for one game's kernel; `cards` is the number in this machine."""

    def __init__(self, source: KernelSource, cards: int = 1) -> None:
        super().__init__("cupy")
        self.threads = Threads(source)
        vars(self).update({name: getattr(np, name) for name in SHARED}, asarray=np.array, asnumpy=np.asarray)
        runtime = SimpleNamespace(
            getDeviceCount=lambda: cards, memGetInfo=lambda: (0, MEMORY), CUDARuntimeError=OSError
        )
        self.cuda = SimpleNamespace(runtime=runtime, nvrtc=SimpleNamespace(getVersion=lambda: (12, 9)))

    def RawModule(self, path: str) -> FakeCupy:  # CuPy's own name
        self.text = Path(path).read_text()
        return self

    def get_function(self, name: str) -> Callable[..., None]:
        assert f".entry {name}(" in self.text
        return self.threads.kernels[name]


class Threads:
    """The functions that threads run, compiled for this processor."""

    def __init__(self, source: KernelSource) -> None:
        from llvmlite import binding

        modules = source.load()
        self.sizes = scratch_sizes(sys.modules[source.modules[0]])
        self.engine = new_engine()
        text = compiled(modules).text() + code_of_threads(modules, self.sizes)
        self.engine.add_module(binding.parse_assembly(text))
        self.engine.finalize_object()
        self.kernels = {kernel_name(each.__name__): self.kernel(each) for each in batch_entry_points(modules)}

    def kernel(self, function: FunctionType) -> Callable[..., None]:
        """Return a CuPy kernel, called with blocks, threads per block, and arguments whose types are checked."""
        kinds = {name: function.__annotations__[name] for name in parameters_of(function) if name not in RANGE}
        takes = [c_int64 if kind == "int" else c_void_p for kind in kinds.values()]
        address = self.engine.get_function_address(thread_name(function.__name__))
        run = CFUNCTYPE(None, c_int64, c_int64, c_int64, c_void_p, *takes)(address)

        def launch(grid: tuple[int], block: tuple[int], given: tuple[Any, ...]) -> None:
            count, total, *rest = given
            threads = grid[0] * block[0]
            assert type(count) is np.int64 and total.dtype == np.int64 and len(rest) == len(kinds)
            for (name, kind), each in zip(kinds.items(), rest, strict=True):
                if kind == "int":
                    assert type(each) is np.int64, name
                else:
                    assert each.dtype == DTYPES[kind] and each.flags.c_contiguous, name
                    assert name not in SCRATCH or len(each) >= threads * self.sizes[name], name
            values = [each.ctypes.data if isinstance(each, np.ndarray) else int(each) for each in rest]
            for thread in reversed(range(threads)):  # any order must work
                run(thread, threads, int(count), total.ctypes.data, *values)

        return launch

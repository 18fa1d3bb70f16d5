"""Share kernels between races with the same set-up; the latest ones are cached."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from paddock.kernel.source import KernelSource, Run

KEPT = 4
"""Most cached kernels of a game."""
Shared = TypeVar("Shared")


class SharedKernels(Generic[Shared]):
    """A cache of one game's kernels; the oldest one is dropped."""

    def __init__(self, source: KernelSource) -> None:
        self._source, self._lock = source, Lock()
        self._kept: dict[tuple[bool, Hashable], Shared] = {}

    def get(self, set_up: Hashable, run: Run, make: Callable[[Run], Shared]) -> Shared:
        """Return the kernel of a set-up, making it if needed."""
        compiled = self._source.runs_compiled(run)
        key = compiled, set_up
        with self._lock:
            if key not in self._kept:
                while len(self._kept) >= KEPT:
                    del self._kept[next(iter(self._kept))]
                self._kept[key] = make("compiled" if compiled else "plain")
            return self._kept[key]

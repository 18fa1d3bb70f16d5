"""Work in steps: a generator that yields often, so that others get their turn in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterable
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
SLICE_ON_LOOP = 0.005
"""Seconds that work which has to be done on the event loop may go on before everything else has its turn."""


def once(work: Callable[..., T], *values: Any) -> Steps[T]:
    """A job of a single step."""
    yield
    return work(*values)


async def in_slices(
    steps: Iterable[None], slice: float = SLICE_ON_LOOP, clock: Callable[[], float] = perf_counter
) -> None:
    """Does on the event loop what no thread may do, because everybody looks at it meanwhile."""
    end = clock() + slice
    for _ in steps:
        if clock() >= end:
            await asyncio.sleep(0)
            end = clock() + slice

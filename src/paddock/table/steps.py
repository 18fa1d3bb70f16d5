"""Work in steps: generators that yield often, so that other work gets its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterable
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
SLICE_ON_LOOP = 0.005
"""Longest slice of work on the event loop, in seconds."""


def once(work: Callable[..., T], *values: Any) -> Steps[T]:
    """Wrap a function as work with a single step."""
    yield
    return work(*values)


async def in_slices(
    steps: Iterable[None], slice: float = SLICE_ON_LOOP, clock: Callable[[], float] = perf_counter
) -> None:
    """Run steps on the event loop in short slices, for work on data that the loop shares."""
    end = clock() + slice
    for _ in steps:
        if clock() >= end:
            await asyncio.sleep(0)
            end = clock() + slice

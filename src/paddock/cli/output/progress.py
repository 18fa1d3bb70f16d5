"""A progress bar with the remaining time, shown on stderr once a run has taken a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock, Timer

from rich import progress as parts
from rich.console import Console

PATIENCE = 1.0
"""Seconds before the bar is shown."""


@contextmanager
def progress(total: int, done: int = 0) -> Iterator[Callable[..., None]]:
    """Yield a function to call after each race, or with a number of races. `done` races came before."""
    console = Console(stderr=True)
    bar = parts.Progress(
        parts.TextColumn("racing"),
        parts.BarColumn(),
        parts.MofNCompleteColumn(),
        parts.TimeElapsedColumn(),
        parts.TextColumn("left"),
        parts.TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=120,
    )
    task = bar.add_task("racing", total=total, completed=done)
    lock, shown, over = Lock(), False, False

    def show() -> None:
        nonlocal shown
        with lock:
            if not over:
                bar.start()
                shown = True

    # The first race of slow bots may take minutes: the bar does not wait for it.
    timer = Timer(PATIENCE, show)
    timer.daemon = True
    timer.start()
    try:
        yield lambda count=1: bar.advance(task, count)
    finally:
        timer.cancel()
        with lock:
            over = True
            if shown:
                bar.stop()

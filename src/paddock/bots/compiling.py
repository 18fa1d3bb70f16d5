"""Bots that search with a compiled kernel, and their stand-ins until it is compiled.

Compiling takes seconds and happens once on a machine, in its own process. It never counts as thinking time: a weaker
level drives until it is done. Without Numba a kernel cannot be compiled; bots then search less, and nothing waits.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from paddock import games
from paddock.bots import split_budget
from paddock.core.game import AnyGame
from paddock.kernel.source import KernelSource, cache_fault, numba_version

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

log = logging.getLogger("paddock.bots")


def is_waiting(name: str, game: AnyGame) -> bool:
    """Return whether this bot needs a kernel that can be compiled here but has not been yet."""
    source = game.kernel_source
    return (
        split_budget(name)[0] in game.kernel_bots
        and source is not None
        and numba_version() is not None
        and not source.is_built()
    )


def who_drives(name: str, game: AnyGame) -> str:
    """Return this bot, or the strongest one without a kernel until its own is compiled."""
    if not is_waiting(name, game):
        return name
    return next((level for level in reversed(game.bots) if level not in game.kernel_bots), "random")


def unbuilt() -> list[KernelSource]:
    """Return the games' kernels that have not been compiled on this machine."""
    if numba_version() is None:
        return []
    sources = [games.load(name).kernel_source for name in games.names()]
    return [source for source in sources if source is not None and not source.is_built()]


def build_aside(formatter: logging.Formatter | None = None) -> BaseProcess | None:
    """Start compiling in a separate low-priority process, which logs in this format."""
    if not unbuilt():
        return None
    if fault := cache_fault():
        log.error("%s; until then weaker bots drive for the strongest", fault)
        return None
    from multiprocessing import get_context  # unless no process can be started

    process = get_context("spawn").Process(target=build_beside, args=(formatter,), daemon=True)
    process.start()
    Thread(target=process.join, name="paddock-kernels", daemon=True).start()  # else it would stay as a zombie
    return process


def build_beside(formatter: logging.Formatter | None = None) -> None:
    """Run `build_all`, but end with the parent process: its successor compiles again."""
    from paddock.bots.worker import end_with_parent  # unless no process can be started

    end_with_parent(lambda: os._exit(1))
    build_all(formatter)


def build_all(formatter: logging.Formatter | None = None) -> None:
    """Compile all kernels in turn, and log errors in this format."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    log.addHandler(handler)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(10)
    try:
        for source in unbuilt():
            source.compiled()
    except Exception:
        log.exception("a kernel could not be compiled; weaker bots drive for the strongest")


def build_for(game: AnyGame, names: Sequence[str]) -> None:
    """Compile the kernels that these bots need before their first race, with a message."""
    if any(is_waiting(name, game) for name in names):
        compile_now(game)


def compile_now(game: AnyGame) -> None:
    """Compile a game's kernel in this process, with a message, as it takes seconds."""
    source = game.kernel_source
    if source is not None and numba_version() is not None and not source.is_built():
        print(f"compiling the kernel of {game.title}; later runs skip this", file=sys.stderr, flush=True)
        source.compiled()

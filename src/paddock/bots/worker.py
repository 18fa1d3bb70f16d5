"""The child side of a BotProcess: answers the questions that arrive on its pipe."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait

import msgspec

from paddock.bots import AnyDriver
from paddock.bots.answering import Make, choose, make


def work(pipe: Connection, niceness: int = 0) -> None:
    """Answer requests until the parent process is gone."""
    _prepare()
    let_others_first(niceness)
    bots: dict[int, AnyDriver] = {}
    while True:
        try:
            request = pipe.recv()
        except (EOFError, OSError):
            return
        answer = make(request, bots) if isinstance(request, Make) else choose(request, bots[request.number])
        with suppress(OSError):
            pipe.send_bytes(msgspec.msgpack.encode(answer))


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and ends this process itself
    with suppress(OSError):
        os.dup2(2, 1)  # whatever a bot prints goes to stderr
    sys.stdout = sys.stderr
    end_with_parent(lambda: os._exit(1))


def let_others_first(niceness: int) -> None:
    """Lower the priority of this process, if the system supports it."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(niceness)


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end` once the parent process is gone: a killed parent cannot end its children itself."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        end()

    threading.Thread(target=watch, daemon=True).start()

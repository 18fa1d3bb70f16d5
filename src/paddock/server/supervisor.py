"""Several server processes on one port: started from one that sees to it that as many live as there should be.

They share the listening socket that was made before them: whoever is free accepts, and one that is frozen swallows no
connection.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType

from paddock.core.errors import BadOptions

log = logging.getLogger("paddock.server")

TOO_SOON = 1.0
"""Seconds: a process that lived no longer is started again after as many."""
PATIENCE = 8.0
"""Seconds that processes have to end when they are told to."""


class Stop(Exception):
    """A signal to stop has come."""


def check(processes: int, database: str) -> None:
    """Refuses several processes where they cannot share anything."""
    if processes > 1 and sys.platform == "win32":
        raise BadOptions("--processes needs a system on which processes share a socket; on Windows there is one")
    if processes > 1 and not database:
        raise BadOptions("a file belongs to one process; --processes needs a PostgreSQL, named with --database")


class Supervisor:
    """Keeps a number of processes alive until it is told to stop."""

    def __init__(self, count: int, serve: Callable[[int, int], None]) -> None:
        self.count = count
        self.serve = serve  # serves as the process of this number, until this end of a pipe is closed
        self._living: dict[int, tuple[int, float]] = {}  # by process id: its number, and since when
        self._reading, self._writing = os.pipe()  # closed by the system when this process ends, however it ends

    def run(self) -> None:
        """Starts them, and starts again what dies."""
        for stop in (signal.SIGTERM, signal.SIGINT):
            signal.signal(stop, _stop)
        try:
            for number in range(self.count):
                self._start(number)
            while True:
                self._replace(*os.wait())
        except Stop:
            for stop in (signal.SIGTERM, signal.SIGINT):
                signal.signal(stop, signal.SIG_IGN)
            self._end()

    def _start(self, number: int) -> None:
        process = os.fork()
        if process:
            self._living[process] = number, time.monotonic()
            return
        code = 1
        try:
            os.close(self._writing)
            self.serve(number, self._reading)
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except BaseException:
            log.exception("process %d failed", number)
        finally:
            os._exit(code)  # nothing of the process that has started it is to be done twice

    def _replace(self, process: int, status: int) -> None:
        if process not in self._living:
            return
        number, since = self._living.pop(process)
        log.error("process %d has ended (%d); it is started again", number, os.waitstatus_to_exitcode(status))
        if time.monotonic() - since < TOO_SOON:
            time.sleep(TOO_SOON)
        self._start(number)

    def _end(self) -> None:
        """Tells all processes to stop, and ends those that do not."""
        for process in self._living:
            os.kill(process, signal.SIGTERM)
        until = time.monotonic() + PATIENCE
        while self._living and time.monotonic() < until:
            ended, _ = os.waitpid(-1, os.WNOHANG)
            self._living.pop(ended, None)
            if not ended:
                time.sleep(0.02)
        for process in self._living:
            os.kill(process, signal.SIGKILL)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stop

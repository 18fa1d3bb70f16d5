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
from contextlib import suppress
from types import FrameType
from typing import NamedTuple

from paddock.core.errors import BadOptions, PaddockError
from paddock.server.stopping import StopDeadline, stop_with

log = logging.getLogger("paddock.server")

TOO_SOON = 1.0
"""Seconds: a process that lived no longer is started again after as many, and after more if that goes on."""
LONGEST_PAUSE = 10.0
"""Seconds after which any process is started again."""
FAILED, CANNOT_SERVE = 1, 2
"""How a process ends by itself: with a mistake, or for a reason that it has told, such as a database that is gone."""
PATIENCE = 8.0
"""Seconds that processes have to end when they are told to."""
STOPS = (signal.SIGTERM, signal.SIGINT)


class Stop(Exception):
    """A signal to stop has come."""


def check(processes: int, database: str) -> None:
    """Refuses several processes where they cannot share anything."""
    if processes > 1 and sys.platform == "win32":
        raise BadOptions("--processes needs a system on which processes share a socket; on Windows there is one")
    if processes > 1 and not database:
        raise BadOptions("a file belongs to one process; --processes needs a PostgreSQL, named with --database")


class Life(NamedTuple):
    """A process that was started: which one of all, after what pause, and since when it serves."""

    number: int
    pause: float
    since: float


def pause_after(code: int, lived: float, pause: float) -> float:
    """Seconds until a process that ended like this is started again; each time twice as many, if it ends by itself."""
    if code != CANNOT_SERVE and lived >= TOO_SOON:
        return 0.0
    return TOO_SOON if code < 0 else min(max(TOO_SOON, 2 * pause), LONGEST_PAUSE)


class Supervisor:
    """Keeps a number of processes alive until it is told to stop."""

    def __init__(self, count: int, serve: Callable[[int, StopDeadline], None]) -> None:
        self.count = count
        self.serve = serve  # serves as the process of this number, until SIGTERM
        self._living: dict[int, Life] = {}  # by process id
        self._awaited = {*STOPS, signal.SIGCHLD}  # signals that come one after the other, and never in between
        self._reading, self._writing = os.pipe()  # closed by the system when this process ends, however it ends

    def run(self) -> None:
        """Starts them, and starts again what dies."""
        for stop in STOPS:
            signal.signal(stop, _stop)  # what it starts stops by this, until it serves
        signal.pthread_sigmask(signal.SIG_BLOCK, self._awaited)
        for number in range(self.count):
            self._start(number)
        while signal.sigwaitinfo(self._awaited).si_signo == signal.SIGCHLD:
            self._replace_ended()
        self._end()

    def _start(self, number: int, pause: float = 0.0) -> None:
        process = os.fork()
        if process:
            self._living[process] = Life(number, pause, time.monotonic() + pause)
            log.info("process %d starts, with the id %d", number, process)
            return
        code = FAILED
        try:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, self._awaited)
            os.close(self._writing)
            stop_with(self._reading, deadline := StopDeadline())
            time.sleep(pause)
            self.serve(number, deadline)
            code = 0
        except Stop:
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else FAILED
        except PaddockError as error:
            log.error("process %d cannot serve: %s", number, error)
            code = CANNOT_SERVE
        except BaseException:
            log.exception("process %d failed", number)
        finally:
            os._exit(code)  # nothing of the process that has started it is to be done twice

    def _replace_ended(self) -> None:
        """One sign may stand for several that have ended."""
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            self._replace(*ended)

    def _replace(self, process: int, status: int) -> None:
        life, code = self._living.pop(process), os.waitstatus_to_exitcode(status)
        if code != CANNOT_SERVE:
            log.error("process %d has ended (%d); it is started again", life.number, code)
        self._start(life.number, pause_after(code, time.monotonic() - life.since, life.pause))

    def _end(self) -> None:
        """Tells all processes to stop, and ends those that do not."""
        for process in self._living:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(process, signal.SIGTERM)
        until = time.monotonic() + PATIENCE
        with suppress(ChildProcessError):  # all have ended
            while self._living and time.monotonic() < until:
                ended, _ = os.waitpid(-1, os.WNOHANG)
                self._living.pop(ended, None)
                if not ended:
                    time.sleep(0.02)
        for process in self._living:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stop

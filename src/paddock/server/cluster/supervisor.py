"""The supervisor of several server processes on one port.

The processes share one listening socket: a free process accepts, and a frozen one swallows no connection.
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
"""Shortest useful life of a process, in seconds; after a shorter one the restart is delayed, each time longer."""
LONGEST_PAUSE = 10.0
"""Longest delay of a restart, in seconds."""
FAILED, CANNOT_SERVE = 1, 2
"""Exit codes: an unexpected failure, or a logged reason such as an unreachable database."""
PATIENCE = 8.0
"""Seconds that processes may take to stop."""
STOPS = (signal.SIGTERM, signal.SIGINT)


class Stop(Exception):
    """Raised by a signal to stop."""


def check(processes: int, database: str) -> None:
    """Check that several processes can share a socket and a database."""
    if processes > 1 and sys.platform == "win32":
        raise BadOptions("Windows cannot run several server processes; leave out --processes")
    if processes > 1 and not database:
        raise BadOptions("a database file can serve only one process; name a PostgreSQL database with --database")


class Life(NamedTuple):
    """A started process: its number, the delay of its start, and the time since which it serves."""

    number: int
    pause: float
    since: float


def pause_after(code: int, lived: float, pause: float) -> float:
    """Return the seconds until a process that ended like this is restarted; they double while it keeps failing."""
    if code != CANNOT_SERVE and lived >= TOO_SOON:
        return 0.0
    return TOO_SOON if code < 0 else min(max(TOO_SOON, 2 * pause), LONGEST_PAUSE)


class Supervisor:
    """Keeps a number of processes alive until it is stopped."""

    def __init__(self, count: int, serve: Callable[[int, StopDeadline], None]) -> None:
        self.count = count
        self.serve = serve  # serves as the process of this number, until SIGTERM
        self._living: dict[int, Life] = {}  # by process id
        self._awaited = {*STOPS, signal.SIGCHLD}  # signals that are blocked, and handled one at a time
        self._reading, self._writing = os.pipe()  # the system closes it when this process ends, however it ends

    def run(self) -> None:
        """Start the processes, and restart those that die."""
        for stop in STOPS:
            signal.signal(stop, _stop)  # inherited by the processes, until they serve
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
            log.info("process %d starts with pid %d", number, process)
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
            os._exit(code)  # skips the supervisor's clean-up

    def _replace_ended(self) -> None:
        """Restart all processes that have ended; one SIGCHLD may stand for several."""
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            self._replace(*ended)

    def _replace(self, process: int, status: int) -> None:
        life, code = self._living.pop(process), os.waitstatus_to_exitcode(status)
        if code != CANNOT_SERVE:
            log.error("process %d has ended (%d) and is restarted", life.number, code)
        self._start(life.number, pause_after(code, time.monotonic() - life.since, life.pause))

    def _end(self) -> None:
        """Stop all processes, and kill those that do not stop in time."""
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

"""Stop a server process in bounded time, and whenever its supervisor ends."""

from __future__ import annotations

import logging
import os
import select
import signal
import threading
from time import sleep

log = logging.getLogger("paddock.server")

LONGEST_STOP = 10.0
"""Seconds that a process may take to stop; everything it has acknowledged is stored by then."""


class StopDeadline:
    """Ends the process if it takes too long to stop."""

    def __init__(self, seconds: float = LONGEST_STOP) -> None:
        self.seconds = seconds
        self._stopping = threading.Event()
        threading.Thread(target=self._enforce, name="paddock-stop", daemon=True).start()

    def start(self) -> None:
        """Start the countdown. Safe in a signal handler, as the thread is already running."""
        self._stopping.set()

    def _enforce(self) -> None:
        self._stopping.wait()
        sleep(self.seconds)
        log.error(
            "stopping took more than %g s; the process exits now, with everything acknowledged stored", self.seconds
        )
        os._exit(1)


def stop_with(supervisor: int, deadline: StopDeadline) -> None:
    """Stop this process, whatever it is doing, once the supervisor's end of this pipe closes."""

    def wait() -> None:
        select.select([supervisor], [], [])
        deadline.start()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="paddock-parent", daemon=True).start()

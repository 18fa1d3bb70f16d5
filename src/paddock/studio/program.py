"""The studio as a program: a request on its standard input, the answer on its standard output.

A server runs it for each request, so that a slow drawing never blocks anything else.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import msgspec

from paddock.studio.messages import DieRoll, Drawing, DrawnFile, Wanted
from paddock.studio.sources import made

KINDS: dict[str, type[Wanted]] = {"drawing": Drawing, "file": DrawnFile, "roll": DieRoll}
"""Requests by the words that name them on the command line."""

LONGEST = 90
"""CPU seconds after which the system ends it, even if the server is gone."""
MOST_MEMORY = 2 * 1024**3
"""Memory limit in bytes; a board takes less than a tenth."""


def kind_of(wanted: Wanted) -> str:
    """Return the word for a request."""
    return next(word for word, kind in KINDS.items() if isinstance(wanted, kind))


def bound() -> None:
    """Limit time and memory, if the system supports it."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    """Answer one request."""
    if hasattr(os, "nice"):
        os.nice(5)
    bound()
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=KINDS[sys.argv[1]])
    sys.stdout.buffer.write(msgspec.json.encode(made(wanted)))


if __name__ == "__main__":
    main()

"""Open files: every connection is one, and a process may have a limited number of them."""

from __future__ import annotations

from math import inf

RESERVED = 320
"""Files for all that is no connection (database, log, bots), and for connections that are just being accepted."""


def raise_file_limit(needed: int) -> None:
    """Asks the system for this many open files, or as many of them as it allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_connections() -> float:
    """How many connections leave enough files for everything else."""
    try:
        import resource
    except ImportError:
        return inf
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if soft == resource.RLIM_INFINITY else max(soft - RESERVED, soft // 2)

"""Limits on open files: every connection is one."""

from __future__ import annotations

from math import inf

RESERVED = 320
"""Files kept for the database, the log, bots, and connections that are just being accepted."""


def raise_file_limit(needed: int) -> None:
    """Ask the system for this many open files, or as many as it allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_connections() -> float:
    """Return how many connections leave enough files for everything else."""
    try:
        import resource
    except ImportError:
        return inf
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if soft == resource.RLIM_INFINITY else max(soft - RESERVED, soft // 2)

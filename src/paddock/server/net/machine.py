"""This machine: its local network addresses, and its limit of open files and so of connections."""

from __future__ import annotations

import ipaddress
import socket
from math import inf

RESERVED = 320
"""Open files reserved for the database, the log, bots, and connections being accepted."""


def local_addresses() -> list[str]:
    """Return this machine's addresses in the local network, the default one first, without sending anything."""
    found = [_way_out(), *_by_name()]
    return list(dict.fromkeys([address for address in found if address and not is_own_machine(address)]))


def _way_out() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: nobody has it
            return str(probe.getsockname()[0])
        except OSError:
            return None


def _by_name() -> list[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(address[0]) for *_, address in found]


def is_own_machine(name: str) -> bool:
    """Return whether a name or address always means the local machine."""
    if name == "localhost":
        return True
    try:
        address = ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def raise_file_limit(needed: int) -> None:
    """Raise the limit of open files to this many, or as many as the system allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_connections() -> float:
    """Return the number of connections that leaves enough files for everything else."""
    try:
        import resource
    except ImportError:
        return inf
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if soft == resource.RLIM_INFINITY else max(soft - RESERVED, soft // 2)

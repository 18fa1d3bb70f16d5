"""Limits by address, and counters of open connections."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeAlias

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class ConnectionCounter:
    """Counts the open connections of each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Count another connection of this address; False if it has too many."""
        if 0 < self.most <= self._open[key]:
            return False
        self._open[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Uncount a connection."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def networks(text: str) -> tuple[Network, ...]:
    """Parse addresses and networks separated by commas. Raises ValueError with the first that is neither."""
    return tuple([ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()])


OWN_MACHINE = networks("127.0.0.0/8,::1,::ffff:127.0.0.0/104")


def is_in(address: str, where: tuple[Network, ...]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    same = getattr(found, "ipv4_mapped", None) or found  # an IPv4 address in IPv6 notation
    return any(found in network or same in network for network in where)


def client_of(scope: Mapping[str, Any]) -> str:
    """Return the client's address, possibly as reported by a trusted proxy."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def address_of(scope: Mapping[str, Any]) -> str:
    """Return the address that limits count for a request."""
    return counted_address(client_of(scope))


def counted_address(host: str) -> str:
    """Return the address that limits count: for IPv6 the /64 network, which usually belongs to one customer."""
    if ":" not in host:
        return host
    try:
        found = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))

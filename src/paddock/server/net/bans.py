"""Bans of addresses, networks and guests by the operator."""

from __future__ import annotations

import ipaddress
from time import time

import sqlalchemy as sql

from paddock.server.net.limits import Network, is_in
from paddock.server.storage.bus import BANS
from paddock.server.storage.database import bans
from paddock.server.storage.store import Store
from paddock.table.errors import Banned


def network_of(who: str) -> Network | None:
    """Parse an address or network, with IPv6 widened to /64; None if it is a guest's id."""
    try:
        found = ipaddress.ip_network(who, strict=False)
    except ValueError:
        return None
    if (mapped := getattr(found.network_address, "ipv4_mapped", None)) is not None and found.prefixlen >= 96:
        return ipaddress.ip_network((mapped, found.prefixlen - 96))  # its /64 would be all of IPv4
    return found.supernet(new_prefix=64) if found.version == 6 and found.prefixlen > 64 else found


class Bans:
    """All bans, cached from the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.guests: frozenset[str] = frozenset()
        self.networks: tuple[Network, ...] = ()

    async def load(self) -> None:
        """Read the bans from the store."""
        found = [row["who"] for row in await self.store.ask(sql.select(bans.c.who))]
        self.guests = frozenset([who for who in found if network_of(who) is None])
        self.networks = tuple([network for who in found if (network := network_of(who)) is not None])

    async def add(self, who: str, why: str) -> None:
        """Ban an address, a network or a guest."""
        await self.store.change(bans.delete().where(bans.c.who == who))
        await self.store.change(bans.insert().values(who=who, why=why, at=time()), BANS)
        await self.load()

    async def remove(self, who: str) -> bool:
        """Lift a ban; False if there is none."""
        removed = await self.store.change(bans.delete().where(bans.c.who == who), BANS)
        await self.load()
        return bool(removed)

    def covers(self, address: str, guest: str = "") -> bool:
        return guest in self.guests or (bool(self.networks) and is_in(address, self.networks))

    def check(self, address: str, guest: str = "") -> None:
        """Raise Banned if this address or this guest is banned."""
        if self.covers(address, guest):
            raise Banned

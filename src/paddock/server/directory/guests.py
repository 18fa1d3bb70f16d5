"""Guests: a display name and a random secret in a cookie. There are no accounts."""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress
from math import inf
from time import time

import msgspec
import sqlalchemy as sql

from paddock.server.storage.bus import GUEST
from paddock.server.storage.database import guests, links
from paddock.server.storage.store import Store
from paddock.table.lru import Lru
from paddock.table.people.guest import Guest, clean_name, digest, new_id
from paddock.table.store import StoreFailed

KNOWN = 10_000
"""Guests kept in memory."""
NOTED_EVERY = 3600.0
"""Seconds between updates of a guest's activity."""


class Guests:
    """All guests, by their cookies."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: Lru[str, Guest] = Lru(KNOWN)
        self._addresses: Lru[str, str] = Lru(KNOWN)  # the last address of each guest
        self._noted: Lru[str, float] = Lru(KNOWN)  # when their activity was last stored, by the uptime

    async def make(self, name: str) -> tuple[Guest, str]:
        """Make a guest, and return its cookie."""
        secret = secrets.token_urlsafe(32)
        guest = Guest(new_id(), digest(secret), clean_name(name))
        values = {"id": guest.id, "secret": guest.secret, "name": guest.name, "seen": time()}
        values["used"] = self.store.uptime()
        await self.store.change(guests.insert().values(values))
        self._known[guest.id] = guest
        return guest, f"{guest.id}.{secret}"

    async def of_cookie(self, cookie: str | None) -> Guest | None:
        """Return the guest of a cookie; None if it is not valid."""
        id, _, secret = (cookie or "").partition(".")
        if not secret or len(cookie or "") > 200 or not id.isprintable():
            return None
        guest = self._known.find(id) or await self._load(id)
        if guest is None or not hmac.compare_digest(guest.secret, digest(secret)):
            return None
        await self._note_use(guest)
        return guest

    async def _note_use(self, guest: Guest) -> None:
        now = self.store.uptime()
        if now - self._noted.get(guest.id, -inf) < NOTED_EVERY:
            return
        self._noted[guest.id] = now
        with suppress(StoreFailed):  # a failure must not disturb a guest who only reads
            await self.store.change(sql.update(guests).where(guests.c.id == guest.id).values(used=now))

    def forget(self, guest: str) -> None:
        """Drop a guest who has changed from the cache."""
        self._known.pop(guest, None)

    def forget_all(self) -> None:
        """Drop all guests from the cache, after some were deleted."""
        self._known.clear()
        self._noted.clear()

    def came_from(self, guest: str, address: str) -> None:
        """Remember the address of a guest's last call, in memory only."""
        self._addresses[guest] = address

    def owner_of(self, guest: str) -> str:
        """Return the address charged for the bots at a guest's tables; the guest if it is unknown."""
        return self._addresses.get(guest, guest)

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = msgspec.structs.replace(guest, name=clean_name(name))
        change = sql.update(guests).where(guests.c.id == guest.id).values(name=renamed.name)
        await self.store.change(change, f"{GUEST}{guest.id}")
        self._known[guest.id] = renamed
        return renamed

    async def _load(self, id: str) -> Guest | None:
        found = await self.store.ask(sql.select(guests).where(guests.c.id == id))
        if not found:
            return None
        guest = self._known[id] = Guest(found[0]["id"], found[0]["secret"], found[0]["name"])
        return guest

    # Seat links.

    async def make_link(self, table: str, seat: int, guest: Guest, seconds: float) -> str:
        """Return a secret that moves the guest's seat to the first browser that claims it."""
        secret = secrets.token_urlsafe(24)
        values = {"table": table, "seat": seat, "guest": guest.id, "until": self.store.date() + seconds}
        await self.store.change(links.insert().values(secret=digest(secret), **values))
        return secret

    async def claim(self, secret: str) -> tuple[str, int, str] | None:
        """Redeem a seat link, and return its table, seat and owner; None if it is used or expired."""
        key = digest(secret)
        found = await self.store.ask(sql.select(links).where(links.c.secret == key, links.c.until > self.store.date()))
        if not found or not await self.store.change(links.delete().where(links.c.secret == key)):
            return None
        return found[0]["table"], found[0]["seat"], found[0]["guest"]

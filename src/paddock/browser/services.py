"""A page's replacement for a server's services: one guest, no limits, bots and slow work on the event loop."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from paddock.browser.bots import Ask, Bots
from paddock.browser.store import BrowserCareer, BrowserLists, BrowserStore, readable, text_of
from paddock.core.game import AnyGame
from paddock.server.directory.game_cache import GameCache
from paddock.server.net.quotas import Quotas
from paddock.studio.messages import Wanted
from paddock.studio.sources import made
from paddock.table.people.guest import Guest, clean_name, new_id
from paddock.table.steps import Steps, once
from paddock.table.table import Table
from paddock.table.times import Times

T = TypeVar("T")
SLICE = 0.01
"""Seconds of slow work before messages get their turn."""
DAY = 24 * 3600.0


class Jobs:
    """Slow work, in slices on the event loop."""

    async def run(self, steps: Steps[T], owner: str = "") -> T:
        """Run a job to its end."""
        end = perf_counter() + SLICE
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                result: T = stop.value
                return result
            if perf_counter() >= end:
                await asyncio.sleep(0)
                end = perf_counter() + SLICE


class Studio:
    """Makes the boards of drawings, which blocks the tables for a few seconds."""

    async def make(self, wanted: Wanted, owner: str) -> bytes:
        """Return the result of a drawing, as JSON."""
        await asyncio.sleep(0)
        return msgspec.json.encode(made(wanted))


class Guests:
    """The person at this browser."""

    def __init__(self, store: BrowserStore, kept: str | None) -> None:
        self.store = store
        self.guest = dict(readable({"guest": kept or ""}, "guest", msgspec.json.Decoder(Guest).decode)).get("")

    async def of_cookie(self, cookie: str | None) -> Guest | None:
        """Return the guest; None before there is a name."""
        return self.guest

    def came_from(self, guest: str, address: str) -> None:
        """Ignore the address, as there is none."""

    def owner_of(self, guest: str) -> str:
        """Return the guest."""
        return guest

    async def make(self, name: str) -> tuple[Guest, str]:
        """Give the person a name."""
        return await self.rename(Guest(new_id(), "", ""), name), ""

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Store another name."""
        renamed = msgspec.structs.replace(guest, name=clean_name(name))
        await self.store.box.commit({"guest": text_of(renamed)})
        self.guest = renamed
        return renamed


class Alone:
    """Stands in for everything that needs others: other processes, challenges, bans."""

    def __init__(self, *_: object) -> None:
        self.boards = self.presence = self

    def is_mine(self, table: Table) -> bool:
        """Return True, as every table runs here."""
        return True

    async def claim(self, table: Table) -> bool:
        """Return True, as every table runs here."""
        return True

    async def wake(self, id: str) -> None:
        """Return None, as no table rests."""

    async def unopened(self, owner: str) -> list[Table]:
        """Return no tables of other processes."""
        return []

    def check(self, *_: str) -> None:
        """Let everybody in."""

    async def check_seen(self, table: Table, guest: str) -> None:
        """Let everybody see every table."""

    async def forget(self, guest: str, table: str | None) -> bool:
        """Do nothing, as no leaderboard has this race."""
        return False

    async def is_closed(self, id: str) -> bool:
        """Return True, as no challenge is open."""
        return True

    async def seeds(self) -> list[tuple[str, str]]:
        """Return no sealed seeds."""
        return []


class PageServices:
    """The services that handlers and tables use, in a page; see `features/server.py`."""

    def __init__(self, store: BrowserStore, guest: str | None, ask: Ask) -> None:
        self.store, self.lists = store, BrowserLists(store)
        self.guests = Guests(store, guest)
        self.careers = BrowserCareer(store)
        self.bot_pool = Bots(ask)
        self.times = Times(silence=DAY, secret=0.3)
        self.quotas = Quotas()
        self.games = GameCache()
        self.making = self.loading = self.replaying = Jobs()
        self.studio = Studio()
        self.bans = self.seals = self.challenges = Alone()
        self.directory: Any = None
        self.my_tables: Any = None

    async def game(self, name: str, options: dict[str, Any], owner: str) -> AnyGame:
        """Return a game from the cache, making it if needed."""
        return await self.loading.run(once(self.games.make, name, options))

    async def game_of(self, header: dict[str, Any], owner: str) -> tuple[AnyGame, str | None]:
        """Return the game of a stored header, and why it cannot continue, if so."""
        return await self.loading.run(once(self.games.of_header, header))

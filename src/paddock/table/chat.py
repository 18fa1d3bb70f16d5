"""The chat of a table: checked, and stored beside the race, never in it or its record."""

from __future__ import annotations

import asyncio
import re
from time import time
from typing import TYPE_CHECKING

from paddock.core.errors import BadOptions
from paddock.plain import plain
from paddock.table.errors import OverQuota
from paddock.table.messages.chat import Say, Talk, TalkLine
from paddock.table.people.guest import Guest, digest
from paddock.table.rates import RateLimiter
from paddock.table.sizes import MOST_SAID
from paddock.table.store import ChatLine, Conflict
from paddock.words import message

if TYPE_CHECKING:
    from paddock.table.table import Table

EACH = 0.5, 6
"""Messages of one guest: per second, and at once."""
TOGETHER = 3.0, 30
"""Messages of all seated players: per second, and at once."""
LOOKING_ON = 1.0, 10
"""Messages of all spectators: per second, and at once, so that they cannot drown out the players."""
MARKUP = re.compile(r"<[a-z/!?]", re.IGNORECASE)


def clean_text(text: str) -> str:
    """Return a message as one plain line. Raises BadOptions if it is empty or has markup."""
    line = plain(text)
    if not line:
        raise BadOptions(message("server-error-talk-empty"))
    if MARKUP.search(line):
        raise BadOptions(message("server-error-talk-markup"))
    return line


def name_for(viewer: str, guest: str) -> str:
    """Return a guest's pseudonym for this viewer, different for every viewer."""
    return digest(f"{viewer} sees {guest}")[:12]


class TableChat:
    """The chat of one table. Messages are shown after they are stored; the last ones are kept."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lines: list[ChatLine] = []
        self.last = 0  # the number of the last line
        self._loaded = table.commits.version is None  # a new table has no history
        self._lock = asyncio.Lock()
        self._each = RateLimiter(*EACH, most=1000, clock=table.services.times.clock)
        self._together = RateLimiter(*TOGETHER, clock=table.services.times.clock)
        self._looking_on = RateLimiter(*LOOKING_ON, clock=table.services.times.clock)

    def takes_part(self, guest: str) -> bool:
        """Return whether the guest is the host or has a seat."""
        return guest == self.table.meta.host or bool(self.table.meta.seats_of(guest))

    def may_read(self, guest: str) -> bool:
        rule = self.table.meta.talk
        return rule != "off" and (rule != "seats" or self.takes_part(guest))

    def may_write(self, guest: str) -> bool:
        meta = self.table.meta
        open_to_all = meta.talk == "all" and guest not in meta.removed
        return meta.talk != "off" and bool(guest) and (open_to_all or self.takes_part(guest))

    def since(self, viewer: str, last: int) -> Talk | None:
        """Return the messages after number `last`; None if there are none, or the viewer may not read them."""
        if not self._lines or self._lines[-1].number <= last or not self.may_read(viewer):
            return None
        return Talk(tuple([self._line_for(viewer, line) for line in self._lines if line.number > last]))

    def _line_for(self, viewer: str, line: ChatLine) -> TalkLine:
        return TalkLine(
            line.number,
            name_for(viewer or self.table.meta.id, line.guest),
            line.name,
            line.text,
            line.at,
            line.seat,
            line.reaction,
            mine=line.guest == viewer,
        )

    async def load(self) -> None:
        """Load the chat history."""
        if not self._loaded:
            async with self._lock:
                await self._catch_up()

    async def catch_up(self) -> None:
        """Load messages that came through other processes."""
        if self._loaded:
            async with self._lock:
                await self._catch_up()

    async def _catch_up(self) -> None:
        known = self._lines[-1].number if self._lines else 0
        new = await self.table.services.store.chat_since(self.table.meta.id, known, MOST_SAID)
        self._keep(*new)
        self._loaded = True

    async def say(self, guest: Guest, said: Say) -> None:
        """Store and send a guest's message. Raises OverQuota if they write too fast."""
        text = clean_text(said.text) if said.reaction is None else ""
        all_of_them = self._together if self.takes_part(guest.id) else self._looking_on
        if not (self._each.take(guest.id) and all_of_them.take("")):
            raise OverQuota(message("server-error-talk-fast"))
        name = guest.name if said.seat is None else self.table.meta.name_of(said.seat)
        async with self._lock:
            while True:
                await self._catch_up() if not self._loaded else None
                number = self._lines[-1].number + 1 if self._lines else 1
                line = ChatLine(number, guest.id, name, text, time(), said.seat, said.reaction)
                try:
                    await self.table.services.store.add_chat(self.table.meta.id, line, MOST_SAID)
                except Conflict:  # another process was quicker
                    await self._catch_up()
                else:
                    break
            self._keep(line)
        self.tell()

    def _keep(self, *new: ChatLine) -> None:
        self._lines = [*self._lines, *new][-MOST_SAID:]
        self.last = self._lines[-1].number if self._lines else 0

    def tell(self) -> None:
        """Wake all viewers, who are then sent new messages."""
        for viewer in self.table.people.viewers:
            viewer.wake()

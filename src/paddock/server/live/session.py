"""The session of a viewer at a table: a task reads messages, and updates are written when the client is ready.

A slow or dead client delays nobody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf
from time import monotonic, perf_counter

import msgspec

from paddock.core.errors import IllegalAction
from paddock.server.live.batcher import UpdateBatcher
from paddock.server.net.line import Disconnected, Line
from paddock.table import messages as m
from paddock.table.actions import LookAhead
from paddock.table.messages.coach import Advice, Advise, Suggestion
from paddock.table.people import seats
from paddock.table.people.attendance import Viewer
from paddock.table.sizes import in_words
from paddock.table.store import Conflict, StoreFailed, UncertainCommit
from paddock.table.table import Table
from paddock.words import message

log = logging.getLogger("paddock.sockets")

NOT_UNDERSTOOD, NOT_YOURS, TOO_SLOW, FAILED = 4400, 4403, 4408, 1011

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(m.ToServer).decode


class Gone(Exception):
    """Raised to close the connection, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class Measures(msgspec.Struct, frozen=True):
    """Counters of actions."""

    refused: Callable[[], object] = lambda: None
    acted: Callable[[float], object] = lambda seconds: None


class TableSocket:
    """One viewer's connection to a table."""

    def __init__(
        self,
        line: Line,
        table: Table,
        guest: str,
        batcher: UpdateBatcher,
        owner: str = "",
        address: str = "",
        measures: Measures | None = None,
    ) -> None:
        self.table = table
        self.guest = guest
        self.times = table.services.times
        self.connection = line
        self.owner = owner
        self.measures = measures or Measures()
        self.queued = False
        wake = partial(batcher.add, self)
        self.connection.drained = wake
        self.viewer = Viewer(guest, None, 0, wake, address, lambda code, why: self._end(Gone(code, why)))
        self.last_message = monotonic()  # when the last message arrived; inf while it is being answered
        self._ahead = LookAhead(table)
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._guarding: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Read and write until the connection ends."""
        reading = asyncio.create_task(self._read())
        self._guard()
        try:
            done, _ = await asyncio.wait({reading, self._ended}, return_when=asyncio.FIRST_COMPLETED)
            for ended in done:
                ended.result()
        except (Disconnected, RuntimeError):
            pass  # the peer has gone
        except Gone as gone:
            self.connection.close(gone.code, gone.reason)
        except Exception:
            log.exception("a socket failed")
            self.connection.close(FAILED, "the server failed; its log says why")
        finally:
            self._end(None)
            if self._guarding is not None:
                self._guarding.cancel()
            self.connection.drained = None
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            if self.viewer in self.table.people.viewers:
                self.table.people.leave(self.viewer)
                self.table.show()

    def _end(self, error: Exception | None) -> None:
        if self._ended.done():
            return
        if error is None:
            self._ended.cancel()
        else:
            self._ended.set_exception(error)
            self._ended.exception()  # marks the exception as retrieved, in case nothing awaits it

    def _guard(self) -> None:
        """Close the connection to a client that has been silent for too long.

        A single timer runs until that may be the case: one for each message would cost as much as sending it.
        """
        now = monotonic()
        if now - self.last_message >= self.times.silence:
            self._end(Gone(TOO_SLOW, "no message for too long; connect again"))
        else:
            soonest = min(self.last_message, now) + self.times.silence
            self._guarding = self._loop.call_later(soonest - now, self._guard)

    # Reading.

    async def _read(self) -> None:
        connection = self.connection
        while True:
            self.last_message = monotonic()
            text = await connection.messages.get()
            if connection.paused:
                connection.read_or_pause()
            if isinstance(text, Disconnected):
                raise text
            if isinstance(text, bytes):
                raise Gone(NOT_UNDERSTOOD, "send text, not bytes")
            try:
                said = decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                raise Gone(NOT_UNDERSTOOD, in_words(str(error))) from None
            self.last_message = inf
            answer: m.ToClient | None
            try:
                answer = await self._handle(said)
            except IllegalAction as error:
                self.measures.refused()
                answer = (m.Explanation if isinstance(said, m.Why) else m.Refused)(
                    getattr(said, "id", ""), error.reason
                )
            except (StoreFailed, Conflict) as error:
                log.error("something was not stored: %s", error)
                uncertain = isinstance(error, UncertainCommit)
                reason = message("server-refused-uncertain" if uncertain else "server-refused-not-stored")
                answer = m.Refused(getattr(said, "id", ""), reason)
            if answer is not None:
                self.viewer.answers.append(answer)
                self.viewer.wake()

    async def _handle(self, said: m.ToServer) -> m.ToClient | None:
        """Handle a client's message, and return the answer."""
        table, actions = self.table, self.table.actions
        missed = table.meta.nudges or any([seat.away for seat in table.meta.seats])
        if missed and not isinstance(said, (m.Ping, m.Hello)):  # pages send these automatically
            await table.care.alive(self.guest)
        match said:
            case m.Ping(n):
                return m.Pong(n)
            case m.Hello(seat, since, last_chat):
                await table.chat.load()
                self.viewer.last_chat = last_chat
                await self._hello(seat, since)
            case m.Act(id, seat, action, seen):
                began = perf_counter()
                row = await actions.act_for(self.guest, id, seat, action, seen)
                self.measures.acted(perf_counter() - began)
                return m.Ack(id, row)
            case m.Back(id, seat):
                return m.Ack(id, await actions.take_back_for(self.guest, id, seat))
            case m.Why(id, seat, action):
                return m.Explanation(id, actions.why(actions.read(self.guest, seat, action)))
            case m.Look(id, seat, action):
                return m.Outlook(id, self._ahead.look(actions.read(self.guest, seat, action)))
            case m.Confirm(seat, on):
                if table.meta.owns(self.guest, seat):
                    await table.commits.commit(partial(seats.confirm, at=seat, guest=self.guest, on=on))
            case Advise(id, seat):
                answer = self.viewer.answer

                def advise(first: Suggestion, then: Suggestion | None = None) -> None:
                    answer(Advice(id, first.action, first.reason, then))

                await table.adviser.advise(self.guest, seat, advise)
        return None

    async def _hello(self, seat: int | None, since: int) -> None:
        new = self.viewer not in self.table.people.viewers
        if new or not self.table.meta.may_view(self.guest, seat):
            with suppress(StoreFailed):  # then this process's state is shown
                await self.table.commits.is_behind()  # the guest may just have acted through another process
        if not self.table.meta.may_view(self.guest, seat):
            raise Gone(NOT_YOURS, "that is not your seat; watch as a spectator")
        self.viewer.seat, self.viewer.since = seat, max(0, since)
        self.table.people.join(self.viewer)
        if not new:
            self.viewer.refresh()
            return
        try:
            for mine in self.table.meta.seats_of(self.guest):
                await self.table.care.come_back(mine, self.guest, asked=False)
        finally:
            self.table.show()

    # Writing.

    def write(self) -> None:
        """Send everything new to the viewer: chat, the race, and answers."""
        if self._ended.done() or not self.connection.clear:  # called again once the client has read
            return
        table, viewer, texts = self.table, self.viewer, []
        try:
            if viewer in table.people.viewers:
                if table.chat.last > viewer.last_chat:  # comes first, so that clients have the chat history
                    texts += self._chat()
                if viewer.stale:
                    viewer.stale = False
                    if viewer.seat is not None and table.meta.seats[viewer.seat].guest != self.guest:
                        viewer.seat = None  # the seat has gone to another guest
                    update = table.updates.update(self.guest, viewer.seat, viewer.since)
                    viewer.since = update.version
                    if viewer.since < table.race.version:  # more than fits into one update
                        viewer.refresh()
                    texts.append(encode(update))
            while viewer.answers:
                texts.append(encode(viewer.answers.popleft()))
            if texts:
                self.connection.send_texts(texts)
        except Disconnected:
            pass  # the reading task also notices
        except Exception as error:
            self._end(error)

    def _chat(self) -> list[bytes]:
        new = self.table.chat.since(self.guest, self.viewer.last_chat)
        if new is None:
            return []
        self.viewer.last_chat = new.lines[-1].number
        return [encode(new)]

"""The socket of a table: what a viewer says is heard in a task, what they are sent is written as soon as they read.

A slow or dead one hurts nobody else.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from math import inf
from time import monotonic, perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from paddock.core.errors import IllegalAction
from paddock.server.directory import guests as auth
from paddock.server.directory.tables import TableDirectory
from paddock.server.metrics import LATENCY, REFUSED, SOCKETS
from paddock.server.net.bans import Banned
from paddock.server.net.limits import address_of
from paddock.server.net.websocket import connection_of
from paddock.server.workers.queue import Busy
from paddock.table import messages as m
from paddock.table.coach import coach_for
from paddock.table.errors import NotThere, NotYours
from paddock.table.look_ahead import LookAhead
from paddock.table.messages.coach import Advice, Advise
from paddock.table.meta import Damaged
from paddock.table.people import seats
from paddock.table.sizes import in_words
from paddock.table.store import Conflict, StoreFailed, UncertainCommit
from paddock.table.table import Table
from paddock.table.viewer import UpdateBatcher, Viewer
from paddock.words import message

log = logging.getLogger("paddock.sockets")

NOT_UNDERSTOOD, NOT_YOURS, NOT_THERE, TOO_SLOW, FAILED, TRY_LATER = 4400, 4403, 4404, 4408, 1011, 1013

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(m.ToServer).decode


class Gone(Exception):
    """The connection is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


async def socket(websocket: WebSocket) -> None:
    """A connection to a table, from the first word to the last."""
    directory: TableDirectory = websocket.app.state.directory
    await websocket.accept()
    try:
        guest = await directory.guests.of_cookie(websocket.cookies.get(auth.COOKIE))
        directory.bans.check("", guest.id if guest else "")
        if guest is not None:
            directory.guests.came_from(guest.id, address_of(websocket.scope))
        table = await directory.find(websocket.path_params["table"], address_of(websocket.scope))
        await directory.challenges.check_seen(table, guest.id if guest else "")
    except NotThere as error:
        await websocket.close(NOT_THERE, str(error))
        return
    except Busy as error:
        await websocket.close(TRY_LATER, str(error))
        return
    except (Banned, NotYours) as error:
        await websocket.close(NOT_YOURS, str(error))
        return
    except (Damaged, StoreFailed) as error:
        await websocket.close(FAILED, str(error))
        return
    SOCKETS.inc()
    table.people.sockets += 1
    try:
        await TableSocket(websocket, table, guest.id if guest else "", directory.batcher).run()
    finally:
        table.people.sockets -= 1
        SOCKETS.dec()


class TableSocket:
    """One connection: who watches, and what passes between them and the table."""

    def __init__(self, websocket: WebSocket, table: Table, guest: str, batcher: UpdateBatcher) -> None:
        self.table = table
        self.guest = guest
        self.times = table.services.times
        self.connection = connection_of(websocket)
        self.connection.drained = self._due
        address = websocket.client.host if websocket.client else ""
        self.viewer = Viewer(guest, None, 0, self._due, address, lambda code, why: self._end(Gone(code, why)))
        self.heard = monotonic()  # when the client last said something; inf: it is being answered
        self._ahead = LookAhead(table)
        self._writing = False
        self._batcher = batcher
        self._owner = address_of(websocket.scope)  # whose turn it is when many are written to
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._guarding: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Reads and writes until one of them ends."""
        reading = asyncio.create_task(self._read())
        self._guard()
        try:
            done, _ = await asyncio.wait({reading, self._ended}, return_when=asyncio.FIRST_COMPLETED)
            for ended in done:
                ended.result()
        except (WebSocketDisconnect, RuntimeError):
            pass  # the other side has gone
        except Gone as gone:
            self.connection.close(gone.code, gone.reason)
        except Exception:
            log.exception("a socket failed")
            self.connection.close(FAILED, "the server has made a mistake")
        finally:
            self._end(None)
            if self._guarding is not None:
                self._guarding.cancel()
            self.connection.drained = None
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            if self.viewer in self.table.people.viewers:
                self.table.people.viewers.discard(self.viewer)
                self.table.show()

    def _end(self, error: Exception | None) -> None:
        if self._ended.done():
            return
        if error is None:
            self._ended.cancel()
        else:
            self._ended.set_exception(error)
            self._ended.exception()  # somebody else may have ended it first: then nobody asks

    def _guard(self) -> None:
        """Ends the connection to a client that says nothing for too long.

        It checks when that may be so at the earliest: a timer for each message would cost as much as sending it.
        """
        now = monotonic()
        if now - self.heard >= self.times.silence:
            self._end(Gone(TOO_SLOW, "nothing was heard for a while"))
        else:
            soonest = min(self.heard, now) + self.times.silence
            self._guarding = self._loop.call_later(soonest - now, self._guard)

    # Reading.

    async def _read(self) -> None:
        while True:
            self.heard = monotonic()
            text = await self.connection.hear()
            if isinstance(text, bytes):
                raise Gone(NOT_UNDERSTOOD, "send text, not bytes")
            try:
                said = decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                raise Gone(NOT_UNDERSTOOD, in_words(str(error))) from None
            self.heard = inf
            try:
                await self._hear(said)
            except (StoreFailed, Conflict) as error:
                log.error("something was not stored: %s", error)
                uncertain = isinstance(error, UncertainCommit)
                reason = message("server-refused-uncertain" if uncertain else "server-refused-not-stored")
                self.viewer.answer(m.Refused(getattr(said, "id", ""), reason))

    async def _hear(self, said: m.ToServer) -> None:
        meta = self.table.meta
        missed = meta.nudges or any([seat.away for seat in meta.seats])
        if missed and not isinstance(said, (m.Ping, m.Hello)):  # those come by themselves
            await self.table.care.alive(self.guest)
        match said:
            case m.Ping(n):
                self.viewer.answer(m.Pong(n))
            case m.Hello(seat, since, heard):
                await self.table.chat.load()
                self.viewer.heard = heard
                await self._hello(seat, since)
            case m.Act() | m.Back() | m.Why() | m.Look() | Advise():
                await self._command(said)
            case m.Confirm(seat, on):
                if self.table.meta.owns(self.guest, seat):
                    await self.table.commits.commit(partial(seats.confirm, at=seat, guest=self.guest, on=on))

    async def _hello(self, seat: int | None, since: int) -> None:
        new = self.viewer not in self.table.people.viewers
        if new or not self.table.meta.may_view(self.guest, seat):
            with suppress(StoreFailed):  # then they see what is known
                await self.table.commits.is_behind()  # what they did a moment ago by way of another process counts
        if not self.table.meta.may_view(self.guest, seat):
            raise Gone(NOT_YOURS, "that is not your seat")
        self.viewer.seat, self.viewer.since = seat, max(0, since)
        self.table.people.viewers.add(self.viewer)
        if not new:
            self.viewer.refresh()
            return
        try:
            for mine in self.table.meta.seats_of(self.guest):
                await self.table.care.come_back(mine, self.guest, asked=False)
        finally:
            self.table.show()

    async def _command(self, said: m.Act | m.Back | m.Why | m.Look | Advise) -> None:
        began = perf_counter()
        table = self.table
        try:
            match said:
                case m.Act(id, seat, action, seen):
                    self.viewer.answer(m.Ack(id, await table.actions.act_for(self.guest, id, seat, action, seen)))
                    LATENCY.observe(perf_counter() - began)
                case m.Back(id, seat):
                    self.viewer.answer(m.Ack(id, await table.actions.take_back_for(self.guest, id, seat)))
                case m.Why(id, seat, action):
                    reason = table.actions.why(table.actions.read(self.guest, seat, action))
                    self.viewer.answer(m.Because(id, reason))
                case m.Look(id, seat, action):
                    self.viewer.answer(m.Outlook(id, self._ahead.look(table.actions.read(self.guest, seat, action))))
                case Advise(id, seat):
                    coach = coach_for(table, self.guest, seat)
                    coach.advise(lambda action, reason: self.viewer.answer(Advice(id, str(action), reason)))
        except IllegalAction as error:
            REFUSED.inc()
            self.viewer.answer(
                m.Because(said.id, error.reason) if isinstance(said, m.Why) else m.Refused(said.id, error.reason)
            )

    # Writing.

    def _due(self) -> None:
        """There is something to send."""
        if not self._writing:
            self._writing = True
            self._batcher.add(self._write, self._owner)

    def _write(self) -> None:
        self._writing = False
        if self._ended.done():
            return
        if not self.connection.clear:
            return  # goes on when they have read
        viewer = self.viewer
        try:
            said = self._news() if viewer in self.table.people.viewers else []
            while viewer.answers:
                said.append(encode(viewer.answers.popleft()))
            if said:
                self.connection.send_texts(said)
        except WebSocketDisconnect:
            pass  # the reader hears of it too
        except Exception as error:
            self._end(error)

    def _news(self) -> list[bytes]:
        """What the viewer does not know yet of the table: what was said, the race, and its odds."""
        table, viewer, said = self.table, self.viewer, []
        talk = table.chat.since(self.guest, viewer.heard)
        if talk is not None:  # before the first update: so a client knows what was said before it came
            viewer.heard = talk.lines[-1].number
            said.append(encode(talk))
        if viewer.stale:
            viewer.stale = False
            if not table.meta.may_view(self.guest, viewer.seat):
                viewer.seat = None  # the seat has gone to somebody else
            update = table.updates.update(self.guest, viewer.seat, viewer.since)
            viewer.since = update.version
            if viewer.since < table.race.version:  # there is more than one update can hold
                viewer.refresh()
            said.append(encode(update))
        odds = table.odds.since(self.guest, viewer.odds)
        if odds is not None:
            viewer.odds += len(odds.points)
            said.append(encode(odds))
        return said

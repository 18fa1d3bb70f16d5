"""A bot at a server's table: it takes a seat, answers questions, and reconnects after a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from paddock import games
from paddock.bots.drivers import Drivers, faults_of
from paddock.client.calls import CallFailed, Calls, is_here
from paddock.client.messages import RefusedSeen, ServerMessage, TableSeen, UpdateSeen
from paddock.convert import convert
from paddock.core.errors import BadOptions, PaddockError
from paddock.core.game import AnyGame
from paddock.core.luck import stream
from paddock.table.messages import Ack

PING_EVERY = 4.0
"""Seconds between pings; a server drops a client that is silent for ten."""
WAITS = (0.2, 1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0)
"""Delays before each attempt to reconnect, in seconds."""
ENDS = {4403: "the seat is no longer yours", 4404: "the table is gone", 4400: "the server has another version"}
"""Close codes after which reconnecting is useless."""
MOST_REFUSED = 5
"""Rejections of one answer before the player gives up."""
OVER = {"over": "the race at this table is over", "closed": "this table is closed"}


decode = msgspec.json.Decoder(ServerMessage).decode


class RemotePlayer:
    """A bot that plays one race at a server. `say` reports what happens, as lines of text."""

    def __init__(self, url: str, code: str, bot: str, name: str, limit: float, say: Callable[[str], None]) -> None:
        self.address = address_of(url)
        self.code = code.strip().upper()
        self.bot = bot
        self.name = name
        self.limit = limit
        self.say = say
        self.version = 0
        self.update: UpdateSeen | None = None
        self.answered = -1  # the last version that was answered
        self.on_its_way = False
        self.refused = (-1, 0)  # a version, and how often its answer was rejected
        self.answers: dict[int, str] = {}  # by the version answered: the same one is sent again after a lost connection

    async def play(self, seat: int | None = None) -> UpdateSeen:
        """Sit down, race to the end, and return the last update."""
        async with Calls(self.address) as calls:
            cookie, info = await self._find(calls)
            game = make_game(info)
            drivers = Drivers(game, self.limit)
            try:
                await asyncio.to_thread(drivers.prepare, self.bot, 0)  # a broken bot is reported before it takes a seat
                info = await self._sit(calls, info, seat, cookie)
                mine = next(place.seat for place in info.seats if place.mine)
                self.say(f"{self.name} has seat {mine + 1} at the table {info.code}, {info.title}.")
                driver = drivers.driver(self.bot, mine, stream(info.id, f"spare {mine}"))
                self.choose = lambda view, legal: driver(view, legal, stream(f"{info.id} {self.version}", "bot"))
                last = await self._race(game, info.id, mine, cookie)
                for fault in faults_of([driver]):
                    self.say(f"{self.bot} failed {fault.times} times; random moves stood in. The first: {fault.first}")
                return last
            finally:
                drivers.end()

    async def _find(self, calls: Calls) -> tuple[str, TableSeen]:
        try:
            cookie = await calls.guest(self.name)
            info = convert(await calls.get(f"/api/codes/{self.code}", cookie), TableSeen)
        except CallFailed as error:
            if error.status == 404:
                raise BadOptions(f"there is no table with the code {self.code} at {self.address}") from None
            raise
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
            raise BadOptions(f"{self.address} is not a Paddock server; check the address") from None
        if info.stage in OVER:
            raise BadOptions(f"{OVER[info.stage]}: ask for the code of another one")
        return cookie, info

    async def _sit(self, calls: Calls, info: TableSeen, seat: int | None, cookie: str) -> TableSeen:
        wanted = {} if seat is None else {"seat": seat - 1}
        try:
            return convert(await calls.post(f"/api/tables/{info.id}/sit", wanted, cookie), TableSeen)
        except CallFailed as error:
            if error.said:
                raise BadOptions(f"the server refuses the seat: {error.said}") from None
            raise

    async def _race(self, game: AnyGame, table: str, seat: int, cookie: str) -> UpdateSeen:
        """Race, reconnecting as often as needed."""
        url = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        failed = 0
        while True:
            before = self.version
            try:
                headers = {"Cookie": cookie}
                proxy: Literal[True] | None = None if is_here(self.address) else True
                async with connect(url, additional_headers=headers, max_size=None, proxy=proxy) as socket:
                    return await self._follow(socket, game, seat)
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 0
                if code in ENDS:
                    raise PaddockError(f"the server ended the connection: {ENDS[code]}") from None
            except (OSError, InvalidHandshake):
                pass
            failed = 0 if self.version > before else failed + 1
            if failed >= len(WAITS):
                raise PaddockError(f"the connection to {self.address} is lost. Start again to continue in a new seat.")
            self.say("The connection is lost; connecting again.")
            await asyncio.sleep(WAITS[failed])

    async def _follow(self, socket: ClientConnection, game: AnyGame, seat: int) -> UpdateSeen:
        """Answer updates until the race is over, one action at a time."""
        staying = asyncio.create_task(stay(socket))
        self.on_its_way = False
        try:
            await send(socket, type="hello", seat=seat, since=0)
            async for text in socket:
                said = read(text)
                match said:
                    case UpdateSeen(table, version, _):
                        self.update, self.version = said, version
                        if said.result is not None or table.stage in OVER:
                            return said
                    case Ack(_, version):
                        self.on_its_way, self.answered = False, version
                    case RefusedSeen(_, reason):  # another client chose, or storing failed
                        await self._refused(reason.id)
                        await send(socket, type="hello", seat=seat, since=0)
                        continue
                await self._answer(socket, game, seat)
            raise ConnectionClosed(None, None)
        finally:
            staying.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed):
                await staying

    async def _refused(self, reason: str) -> None:
        """Ask for the current question after a rejected answer."""
        self.on_its_way, self.update = False, None
        self.refused = (self.version, self.refused[1] + 1 if self.refused[0] == self.version else 1)
        if self.refused[1] > MOST_REFUSED:
            raise PaddockError(f"the server refuses every action ({reason})")
        await asyncio.sleep(0.3)

    async def _answer(self, socket: ClientConnection, game: AnyGame, seat: int) -> None:
        """Answer the last update, unless it predates the last answer or an answer is in flight."""
        update = self.update
        if update is None or self.on_its_way or seat not in update.waits or update.version <= self.answered:
            return
        if update.version not in self.answers and update.choices:
            texts = [choice.action for choice in update.choices]
            legal = [game.read(text) for text in texts]
            view = convert(msgspec.json.decode(update.view), game.view_type)
            chosen = legal[0] if len(legal) == 1 else await asyncio.to_thread(self.choose, view, legal)
            self.answers = {update.version: texts[legal.index(chosen)]}
        if action := self.answers.get(update.version):
            self.on_its_way = True
            id, version = str(update.version), update.version
            await send(socket, type="act", id=id, seat=seat, action=action, version=version)


def read(text: str | bytes) -> ServerMessage | None:
    """Parse a message of the server; None if a bot does not need it."""
    try:
        said: ServerMessage = decode(text)
        return said
    except msgspec.ValidationError:
        return None


async def stay(socket: ClientConnection) -> None:
    """Send heartbeats."""
    while True:
        await asyncio.sleep(PING_EVERY)
        await send(socket, type="ping", n=0)


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


def address_of(url: str) -> str:
    """Return the address of a server, typed with or without http:// and a path."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadOptions(f"{url} is not a server's address; write one like http://192.168.0.5:8090")
    return f"{parts.scheme}://{parts.netloc}"


def make_game(info: TableSeen) -> AnyGame:
    game = games.make(info.game, dict(info.options))
    if game.track is not None and game.track.digest != info.track:
        raise BadOptions(f"this table uses a track that is not installed here, {info.title}")
    return game


def result_in_words(update: UpdateSeen) -> str:
    """Return the names of the winners."""
    names = {place.seat: place.name for place in update.table.seats}
    if update.result is None:
        return f"No result: {OVER.get(update.table.stage, 'the race was ended')}."
    winners = [names.get(seat, f"seat {seat + 1}") for seat in update.result.winners]
    return f"The race is over. Won by {' and '.join(winners)}." if winners else "The race is over. Nobody has won."

"""The operator's view of a data folder, online or offline."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from paddock.core import record as records
from paddock.core.errors import PaddockError
from paddock.server.directory.commands import Refused, run_commands
from paddock.server.directory.following import Following
from paddock.server.directory.pruning import kept_record
from paddock.server.directory.services import make_services
from paddock.server.directory.tables import TableDirectory
from paddock.server.storage.bus import Bus
from paddock.server.storage.database import bans, challenges, commands, kept_records, rows, tables
from paddock.server.storage.engine import alive, checked_url, in_a_sentence, open_engine
from paddock.server.storage.folder_lock import FolderInUse, folder_lock
from paddock.server.storage.lists import unpacked
from paddock.server.storage.migrate import FILE, BadData, is_current, prepare, url_of
from paddock.server.storage.store import Store
from paddock.server.workers.bot_pool import BotPool
from paddock.table.meta import Damaged, Meta, read_meta
from paddock.table.people.guest import fingerprint

T = TypeVar("T")
WAIT = 15.0
"""Timeout in seconds for a running server to carry out a command."""


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    code: str
    log: str  # its fingerprint in the log
    stage: str  # "pruned": only its record is left
    touched: str
    public: bool = False
    rows: int = 0
    game: str = ""
    players: tuple[str, ...] = ()
    damaged: bool = False


class SeatLine(msgspec.Struct, frozen=True):
    """A seat of a table, with its guest."""

    seat: int
    kind: str
    name: str
    guest: str | None
    bot: str | None
    away: bool


class TableDetails(msgspec.Struct, frozen=True):
    """A table without the secrets of its race."""

    table: TableLine
    host: str = ""
    created: str = ""
    options: dict[str, Any] = {}
    seats: tuple[SeatLine, ...] = ()
    frozen: str | None = None
    rematch: str | None = None


class Ban(msgspec.Struct, frozen=True):
    """A ban of a guest, an address or a network."""

    who: str
    why: str
    at: str


@contextmanager
def opened(folder: Path, database: str = "") -> Iterator[Operator]:
    """Open the data in this folder or database. Raises BadData if it cannot be used.

    If no server is running, the folder is locked meanwhile so that none starts.
    """
    try:
        with opened_database(database) if database else opened_folder(folder) as found:
            yield found
    except DBAPIError as error:
        raise BadData(in_a_sentence(error)) from None


@contextmanager
def opened_database(address: str) -> Iterator[Operator]:
    url = checked_url(address)
    if not is_current(url):
        raise BadData("the database is empty or of another version; start a server on it, or use that version")
    with closing_engine(url) as engine:
        with engine.connect() as connection:
            running = bool(alive(connection))
        yield Operator(engine, running)


@contextmanager
def opened_folder(folder: Path) -> Iterator[Operator]:
    file = folder / FILE
    if not file.is_file():
        raise BadData(f"there are no races in {folder}; name the server's data folder with --data DIR")
    with ExitStack() as stack:
        try:
            stack.enter_context(folder_lock(folder))
            prepare(folder)
            running = False
        except FolderInUse:
            running = True
            if not is_current(url_of(file)):
                raise BadData(f"a server of another version works on {folder}; use that version's commands") from None
        yield Operator(stack.enter_context(closing_engine(url_of(file))), running)


@contextmanager
def closing_engine(url: URL) -> Iterator[sql.Engine]:
    """Open a database, and close it at the end."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


class Operator:
    """Reads the database and sends commands to the server; without a server it carries them out itself."""

    def __init__(
        self, engine: sql.Engine, running: bool, wait: float = WAIT, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.engine = engine
        self.running = running
        self.wait = wait
        self.sleep = sleep

    # Reading.

    def tables(self) -> list[TableLine]:
        """Return all tables, the last used first."""
        counts = sql.select(rows.c.table, sql.func.count().label("count")).group_by(rows.c.table).subquery()
        query = sql.select(tables, counts.c.count).outerjoin(counts, counts.c.table == tables.c.id)
        return [_line(found) for found in self._ask(query.order_by(tables.c.touched.desc()))]

    def pruned(self) -> list[TableLine]:
        """Return the pruned tables, of which only the record is left, the last pruned first."""
        found = self._ask(sql.select(kept_records).order_by(kept_records.c.at.desc()))
        return [_pruned_line(one) for one in found]

    def find(self, name: str, or_challenge: bool = False) -> str:
        """Return the id of a table by its id, code or fingerprint, or of a challenge, where allowed."""
        known = [*self._ask(sql.select(tables.c.id, tables.c.code))]
        known += self._ask(sql.select(kept_records.c.table.label("id"), kept_records.c.code))
        if or_challenge:
            known += self._ask(sql.select(challenges.c.id, challenges.c.id.label("code")))
        for row in known:
            if name in (row["id"], fingerprint(row["id"])) or name.upper() == row["code"]:
                return str(row["id"])
        raise Refused(f"there is no table {name!r}; the command `tables list` shows them all")

    def details(self, id: str) -> TableDetails:
        """Return everything about a table that is not secret."""
        found = self._ask(sql.select(tables).where(tables.c.id == id))
        if not found:
            (kept,) = self._ask(sql.select(kept_records).where(kept_records.c.table == id))
            return TableDetails(_pruned_line(kept))
        (count,) = self._ask(sql.select(sql.func.count().label("count")).where(rows.c.table == id))
        line = _line({**found[0], **count})
        if line.damaged:
            return TableDetails(line)
        meta = read_meta(found[0]["data"])
        return TableDetails(
            line,
            meta.host,
            _date(meta.created),
            meta.header.get("options", {}),
            _seats(meta),
            meta.frozen,
            meta.rematch,
        )

    def bans(self) -> list[Ban]:
        return [
            Ban(row["who"], row["why"], _date(row["at"])) for row in self._ask(sql.select(bans).order_by(bans.c.at))
        ]

    def record(self, id: str) -> str:
        """Return the record of a table's race so far."""
        kept = self._ask(sql.select(kept_records.c.record).where(kept_records.c.table == id))
        if kept:
            return unpacked(kept[0]["record"])
        return asyncio.run(self._with_directory(lambda directory: _record(directory, id)))

    # Changing.

    def do(self, what: str, target: str, detail: str = "") -> str:
        """Carry out a command; return its outcome as a sentence. Raises Refused if it is impossible."""
        with self.engine.begin() as connection:
            made = connection.execute(commands.insert().values(what=what, target=target, detail=detail, said=""))
            (id,) = made.inserted_primary_key or (0,)
        if not self.running:
            asyncio.run(self._with_directory(run_commands))
        ok, said = self._answer(id)
        if not ok:
            raise Refused(said)
        return said

    def _answer(self, id: int) -> tuple[bool, str]:
        this = commands.c.id == id
        until = time.monotonic() + self.wait
        while True:
            (found,) = self._ask(sql.select(commands).where(this))
            late = time.monotonic() > until
            if found["ok"] is not None or late:
                break
            self.sleep(0.1)
        with self.engine.begin() as connection:  # withdraw it if it was not carried out
            connection.execute(commands.delete().where(this))
        if found["ok"] is None:
            return False, f"the server has not answered for {self.wait:g} seconds; nothing was done"
        return found["ok"], found["said"]

    async def _with_directory(self, work: Callable[[TableDirectory], Awaitable[T]]) -> T:
        directory = TableDirectory(make_services(Store(self.engine), BotPool(1), Bus()), Following)
        await directory.store.open()
        try:
            return await work(directory)
        finally:
            await directory.services.close()

    def _ask(self, query: sql.Select[Any]) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]


async def _record(directory: TableDirectory, id: str) -> str:
    ((_, stage, data),) = await directory.store.find_tables(tables.c.id == id)
    record = await kept_record(await directory.loader.build(data, stage))  # type: ignore[arg-type]
    if record is None:
        raise PaddockError("nothing was raced at this table yet")
    return records.write(record)


def _line(row: dict[str, Any]) -> TableLine:
    line = TableLine(
        row["id"],
        row["code"],
        fingerprint(row["id"]),
        row["stage"],
        _date(row["touched"]),
        row["public"],
        row["count"] or 0,
    )
    try:
        meta = read_meta(row["data"])
    except Damaged:
        return msgspec.structs.replace(line, damaged=True)
    return msgspec.structs.replace(line, game=meta.game, players=_players(meta))


def _pruned_line(row: dict[str, Any]) -> TableLine:
    id = row["table"]
    line = TableLine(id, row["code"], fingerprint(id), "pruned", _date(row["at"]))
    try:
        record = records.read(unpacked(row["record"]))
    except PaddockError:
        return msgspec.structs.replace(line, damaged=True)
    game = record.header["game"]
    return msgspec.structs.replace(line, rows=len(record.moves), game=game, players=record.names)


def _players(meta: Meta) -> tuple[str, ...]:
    return tuple([meta.name_of(at) for at, seat in enumerate(meta.seats) if seat.kind != "open"])


def _seats(meta: Meta) -> tuple[SeatLine, ...]:
    return tuple(
        [
            SeatLine(at, seat.kind, meta.name_of(at), seat.guest, seat.bot, seat.away)
            for at, seat in enumerate(meta.seats)
        ]
    )


def _date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(" ", "minutes")

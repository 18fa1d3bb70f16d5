"""Operator commands.

`./paddock tables` and `./paddock bans` write commands into the database, and the running server carries them out. If
no server is running, the command line carries them out with the same code.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sql
from msgspec.structs import replace

from paddock.core.errors import PaddockError
from paddock.server.net.bans import network_of
from paddock.server.storage.database import commands, kept_records, tables
from paddock.server.storage.deleting import delete_table
from paddock.table.change import Change
from paddock.table.errors import NotThere
from paddock.table.messages import Stage
from paddock.table.meta import BY_HAND, Meta
from paddock.table.people.guest import fingerprint
from paddock.table.stages import close
from paddock.table.table import Table
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory

log = logging.getLogger("paddock.operator")

NOT_YOURS, NOT_THERE, COME_BACK = 4403, 4404, 1012


class Refused(PaddockError):
    """A command that cannot be carried out."""


async def run_commands(directory: TableDirectory) -> None:
    """Carry out the waiting commands in order, and store their outcomes."""
    waiting = sql.select(commands).where(commands.c.ok.is_(None)).order_by(commands.c.id)
    for command in await directory.store.ask(waiting):
        try:
            said, ok = await carry_out(directory, command["what"], command["target"], command["detail"]), True
        except PaddockError as error:
            said, ok = str(error), False
        except Exception as error:
            log.exception("a command failed")
            said, ok = f"it failed ({type(error).__name__}); the log of the server says more", False
        done = sql.update(commands).where(commands.c.id == command["id"]).values(ok=ok, said=said)
        await directory.store.change(done)
        log.info("%s %s: %s", command["what"], shown(command["what"], command["target"]), said if not ok else "done")


def shown(what: str, target: str) -> str:
    """Return the target of a command for the log: tables and guests by their fingerprints."""
    return target if "ban" in what and network_of(target) is not None else fingerprint(target)


async def carry_out(directory: TableDirectory, what: str, target: str, detail: str = "") -> str:
    """Carry out one command, and return its outcome in a sentence."""
    match what:
        case "close":
            if not await close(await directory.find(target)):
                raise Refused("it is already finished")
            return "the table is closed"
        case "freeze":
            await freeze(await directory.find(target))
            return "the race is frozen: it can be watched, but not continued"
        case "unfreeze":
            await unfreeze(directory, await directory.find(target))
            return "the race goes on"
        case "forget" if await directory.services.seals.forget(target):
            return "the challenge and its leaderboard are deleted"
        case "forget":
            await forget_table(directory, target)
            return "the table and its record are deleted"
        case "ban":
            await directory.services.bans.add(target, detail)
            dismiss_banned(directory)
            return f"{target} is banned"
        case "unban":
            if not await directory.services.bans.remove(target):
                raise Refused(f"{target} is not banned")
            return f"{target} is no longer banned"
    raise Refused(f"this server does not know {what!r}")


async def forget_table(directory: TableDirectory, id: str) -> None:
    """Delete a table with everything that belongs to it, or the record of one that was pruned."""
    store, services = directory.store, directory.services
    async with directory.unopened(id):
        kept = await store.ask(sql.select(kept_records.c.table).where(kept_records.c.table == id))
        if not kept and not await store.find_tables(tables.c.id == id):
            raise NotThere(message("server-error-no-table"))
        table = directory.open.pop(id, None)
        if table is not None:
            async with table.commits.lock:
                table.stage = "closed"  # refuses callers that are still waiting for the lock
            await table.bots.stop()
        await delete_table(store, id)
    services.reviews.kept.clear()  # cached by content, so those of this table cannot be told apart
    services.rasteriser.pictures.clear()
    if table is not None:
        table.people.dismiss(NOT_THERE, "the table is forgotten")


async def freeze(table: Table) -> None:
    """Stop a race until it is unfrozen."""

    def decide(meta: Meta, stage: Stage) -> Change:
        if stage != "racing":
            raise Refused(f"only a running race can be frozen, and this table is in stage {stage!r}")
        return Change(replace(meta, frozen=BY_HAND), "frozen")

    await table.commits.commit(decide)


async def unfreeze(directory: TableDirectory, table: Table) -> None:
    """Unfreeze a race that was frozen by hand; it is loaded again, as the rules may have changed meanwhile."""

    def decide(meta: Meta, stage: Stage) -> Change:
        if stage != "frozen" or meta.frozen != BY_HAND:
            raise Refused("it was not frozen by hand")
        return Change(replace(meta, frozen=None), "racing")

    await table.commits.commit(decide)
    directory.open.pop(table.meta.id, None)
    table.people.dismiss(COME_BACK, "the race goes on")


def dismiss_banned(directory: TableDirectory) -> None:
    """End the connections of all banned viewers."""
    for table in directory.open.values():
        for viewer in list(table.people.viewers):
            if directory.services.bans.covers(viewer.address, viewer.guest):
                viewer.dismiss(NOT_YOURS, "you are banned from this server")

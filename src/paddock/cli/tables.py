"""`paddock tables`, `bans` and `move`: operator commands, with the server running or stopped."""

from __future__ import annotations

import ipaddress
import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from paddock.cli.files import write_whole
from paddock.cli.play import Data, Database, data_folder, database_address
from paddock.cli.setup import AsJson
from paddock.core.errors import BadOptions
from paddock.operating.moving import move as move_all
from paddock.operating.moving import source_url
from paddock.operating.operator import Operator, TableLine, opened
from paddock.plain import shown
from paddock.server.net.bans import network_of
from paddock.server.net.limits import Network
from paddock.server.storage.engine import VARIABLE, address_of_database, checked_url

tables = typer.Typer(
    name="tables", help="A server's tables: list, show, close, freeze, export, forget.", no_args_is_help=True
)
bans = typer.Typer(
    name="bans", help="A server's bans of guests and addresses: list, add, remove.", no_args_is_help=True
)

NARROWEST_ASKED = {4: 8, 6: 16}
"""Prefix lengths by IP version; banning a wider network needs confirmation."""

Name = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, its code, or its fingerprint in the log.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="An address, a network, or a guest's id from `tables show`.")]


@contextmanager
def operator(data: Path | None, database: str) -> Iterator[Operator]:
    """Return the server's data folder or database."""
    with opened(data_folder(data), database_address(data, database)) as found:
        yield found


def show_json(data: object) -> None:
    """Print JSON."""
    typer.echo(msgspec.json.format(msgspec.json.encode(data), indent=1).decode())


@tables.command("list")
def list_tables(
    data: Data = None,
    database: Database = "",
    pruned: Annotated[bool, typer.Option("--pruned", help="Pruned tables, of which only the record is left.")] = False,
    as_json: AsJson = False,
) -> None:
    """List all tables, the last used first."""
    with operator(data, database) as found:
        lines = found.pruned() if pruned else found.tables()
    if as_json:
        show_json(lines)
    else:
        Console().print(_table_of(lines))


def add_cells(table: Table, *cells: str) -> None:
    """Add a row of plain cells: names could contain markup or control characters."""
    table.add_row(*[Text(shown(cell)) for cell in cells])


def _table_of(lines: list[TableLine]) -> Table:
    table = Table("code", "in the log", "game", "stage", "rows", "touched (UTC)", "players")
    for line in lines:
        stage = "damaged" if line.damaged else f"{line.stage}, public" if line.public else line.stage
        date = line.touched.removesuffix("+00:00")
        add_cells(table, line.code, line.log, line.game, stage, str(line.rows), date, ", ".join(line.players))
    return table


@tables.command()
def show(table: Name, data: Data = None, database: Database = "", as_json: AsJson = False) -> None:
    """Show a table: its options, its host, and the guests in its seats."""
    with operator(data, database) as found:
        details = found.details(found.find(table))
    if as_json:
        show_json(details)
        return
    console = Console()
    console.print(_table_of([details.table]))
    console.print(f"id {details.table.id}", highlight=False)
    if not details.host:
        return
    console.print(f"host {details.host}, made {details.created}", highlight=False)
    console.print(f"options {msgspec.json.encode(details.options).decode()}", highlight=False, markup=False)
    seats = Table("seat", "who", "name", "guest", "bot")
    for seat in details.seats:
        add_cells(seats, str(seat.seat), seat.kind, seat.name, seat.guest or "", seat.bot or "")
    console.print(seats)


@tables.command()
def close(table: Name, data: Data = None, database: Database = "", as_json: AsJson = False) -> None:
    """End a lobby or a race; its record can be downloaded as after any other."""
    _do("close", table, operator(data, database), as_json)


@tables.command()
def freeze(table: Name, data: Data = None, database: Database = "", as_json: AsJson = False) -> None:
    """Freeze a race: it can be watched, but not continued."""
    _do("freeze", table, operator(data, database), as_json)


@tables.command()
def unfreeze(table: Name, data: Data = None, database: Database = "", as_json: AsJson = False) -> None:
    """Unfreeze a race, so that it continues."""
    _do("unfreeze", table, operator(data, database), as_json)


@tables.command()
def forget(
    table: Name,
    data: Data = None,
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
    as_json: AsJson = False,
) -> None:
    """Delete a table for good, with its race and record, or a challenge by the id in its link."""
    if not yes:
        typer.confirm(f"Delete {table} for good?", abort=True)
    _do("forget", table, operator(data, database), as_json)


def _do(what: str, name: str, place: AbstractContextManager[Operator], as_json: bool) -> None:
    with place as found:
        id = found.find(name, or_challenge=what == "forget")
        said = found.do(what, id)
    _say(said, id, as_json)


def _say(said: str, about: str, as_json: bool) -> None:
    if as_json:
        show_json({"about": about, "done": said})
    else:
        typer.echo(f"{said[:1].upper()}{said[1:]}.")


@tables.command()
def export(
    table: Name,
    data: Data = None,
    database: Database = "",
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file to write.")] = None,
    as_json: AsJson = False,
) -> None:
    """Print the record of a table, pruned or not. During a race it contains all secrets: keep it to yourself."""
    with operator(data, database) as found:
        id = found.find(table)
        text = found.record(id)
    if as_json:
        show_json({"about": id, "record": text})
    elif output is None:
        typer.echo(text, nl=False)
    else:
        write_whole(output, text, replace=False)
        typer.echo(f"Wrote {output}.")


@bans.command("list")
def list_bans(data: Data = None, database: Database = "", as_json: AsJson = False) -> None:
    """List all bans."""
    with operator(data, database) as found:
        lines = found.bans()
    if as_json:
        show_json(lines)
        return
    table = Table("who", "since (UTC)", "why")
    for line in lines:
        add_cells(table, line.who, line.at.removesuffix("+00:00"), line.why)
    Console().print(table)


@bans.command()
def add(
    who: Who,
    data: Data = None,
    database: Database = "",
    why: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    yes: Annotated[
        bool, typer.Option("--yes", help="Do not ask for confirmation, even for a very wide network.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Ban a guest, an address or a network, and close its connections."""
    if not yes:
        confirm_wide(who)
    _ban("ban", who, why, operator(data, database), as_json)


@bans.command()
def remove(who: Who, data: Data = None, database: Database = "", as_json: AsJson = False) -> None:
    """Lift a ban."""
    _ban("unban", who, "", operator(data, database), as_json)


def is_text(given: str) -> bool:
    """Return whether a command-line argument can be stored: undecodable bytes cannot."""
    try:
        given.encode()
    except UnicodeEncodeError:
        return False
    return True


def confirm_wide(who: str) -> None:
    """Ask for confirmation of a very wide ban, which may be a typo; without a terminal, reject it."""
    network = checked_network(who)
    if network is None or network.prefixlen >= NARROWEST_ASKED[network.version]:
        return
    share = f"one in {2**network.prefixlen} of" if network.prefixlen else "all"
    what = f"{network} is {share} IPv{network.version} addresses"
    if not can_be_asked():
        raise BadOptions(f"{what}; add --yes if you mean all of them")
    typer.confirm(f"{what}, perhaps your own as well. Ban all of them?", abort=True)


def can_be_asked() -> bool:
    """Return whether there is an interactive terminal."""
    return sys.stdin.isatty()


def checked_network(who: str) -> Network | None:
    """Return this address or network; None for anything else. Raises BadOptions with a suggestion for near misses."""
    network = network_of(who)
    if network is not None:
        try:
            ipaddress.ip_network(who)
        except ValueError:
            raise BadOptions(f"{who} has host bits set; write {network} if you mean that network") from None
    return network


def _ban(what: str, who: str, why: str, place: AbstractContextManager[Operator], as_json: bool) -> None:
    network = checked_network(who)
    if network is None and not (16 <= len(who) <= 32 and who.replace("-", "").replace("_", "").isalnum()):
        raise BadOptions(f"{who!r} is not an address, a network or a guest's id; `tables show` lists the ids")
    if not is_text(why):
        raise BadOptions("--why takes text in UTF-8")
    target = who if network is None else str(network)
    with place as found:
        said = found.do(what, target, why)
    _say(said, target, as_json)


def move(
    source: Annotated[
        str, typer.Option("--from", metavar="ADDRESS", help="The source, e.g. sqlite:////srv/paddock/paddock.db.")
    ],
    target: Annotated[
        str,
        typer.Option(
            "--to", metavar="ADDRESS", help=f"The target, e.g. postgresql://user@host/name; or in {VARIABLE}."
        ),
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Copy all races and guests into an empty PostgreSQL database, and verify the copy."""
    address = address_of_database(target, os.environ.get(VARIABLE, ""))
    if not address:
        raise BadOptions(f"there is no target; name it with --to postgresql://user@host/name, or in {VARIABLE}")
    moved = move_all(source_url(source), checked_url(address))
    if as_json:
        show_json(moved)
        return
    table = Table("what", "rows", "digest")
    for one in moved:
        table.add_row(one.table, f"{one.rows:,}", one.digest)
    Console().print(table)
    typer.echo("Everything was copied and verified. The source is unchanged.")

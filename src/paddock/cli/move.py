"""`paddock move`: copies a SQLite file into a PostgreSQL database."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from paddock.cli.setup import AsJson
from paddock.cli.tables import show_json
from paddock.core.errors import BadOptions
from paddock.server.storage.engine import VARIABLE, address_of_database, checked_url
from paddock.server.storage.moving import move as move_all
from paddock.server.storage.moving import source_url


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

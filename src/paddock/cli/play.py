"""`paddock play` and `paddock serve`: the race server, for this machine or for the world."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec.structs import replace
from platformdirs import user_data_path

from paddock.core.errors import BadOptions
from paddock.server.app import Settings
from paddock.server.directory import pruning
from paddock.server.net.quotas import Amounts
from paddock.server.run import run
from paddock.server.storage.engine import VARIABLE, address_of_database

PORT = 8090

Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 takes any that is free.")]
Data = Annotated[Path | None, typer.Option(help="The folder for races; a folder of the user's own if left out.")]
Hosts = Annotated[
    list[str] | None, typer.Option("--allow-host", metavar="NAME", help="A name under which the server is reached.")
]
Keep = Annotated[
    float, typer.Option(min=0.01, metavar="DAYS", help="Days that the server is up, after which unused tables go.")
]
KeepRecords = Annotated[
    float, typer.Option(min=0, metavar="DAYS", help="Days of the same kind for which the records of such tables stay.")
]
Rate = Annotated[float, typer.Option(min=0, help="Changing calls per second and address; 0 for no limit.")]
Database = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help=f"A PostgreSQL database, as postgresql://user@host/name, in place of the folder; or in {VARIABLE}.",
    ),
]
Workers = Annotated[int, typer.Option(min=0, help="Processes in which bots think, 2 at least; 0: all cores but one.")]


def amount(of: str) -> Any:
    """Return an option for a limit."""
    return typer.Option(min=0, metavar="NUMBER", help=f"{of}; 0 for no limit.")


def play(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets the local network in.")
    ] = "127.0.0.1",
    port: Port = PORT,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    keep: Keep = 90,
    keep_records: KeepRecords = 365,
    allow_host: Hosts = None,
    rate: Rate = 30,
    workers: Workers = 0,
) -> None:
    """Race in the browser: starts the server on this machine and opens the page."""
    run(_settings(data, (keep, keep_records), allow_host, rate, workers), host, port, browser=browser)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Port = PORT,
    data: Data = None,
    database: Database = "",
    keep: Keep = 90,
    keep_records: KeepRecords = 365,
    allow_host: Hosts = None,
    rate: Rate = 30,
    workers: Workers = 0,
    processes: Annotated[
        int, typer.Option(min=1, max=256, help="Server processes that share the port; they need --database.")
    ] = 1,
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Whose X-Forwarded headers are trusted: the proxy in front.")
    ] = "127.0.0.1",
    sockets: Annotated[int, typer.Option(min=0, help="Open connections of one address; 0 for no limit.")] = 200,
    metrics_for: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Who may read /metrics besides this machine.")
    ] = "",
    tables: Annotated[int, amount("Tables that a guest makes in an hour")] = 40,
    public_tables: Annotated[int, amount("Public tables that a guest makes in an hour")] = 6,
    imports: Annotated[int, amount("Records that a guest imports in an hour")] = 20,
    play_ons: Annotated[int, amount("Races that a guest plays on in an hour")] = 20,
    rematches: Annotated[int, amount("Rematches that a guest makes in an hour")] = 40,
    guests: Annotated[int, amount("New guests of one address in an hour")] = 60,
    guesses: Annotated[int, amount("Wrong codes of a guest in a minute")] = 20,
    seats: Annotated[int, amount("Seats that a guest takes at the table of another")] = 4,
    thinking: Annotated[int, amount("Seconds in an hour that bots think for one address")] = 3600,
    looks: Annotated[int, amount("Looks back of a guest at a race that runs, in a minute")] = 120,
    pictures: Annotated[int, amount("Preview pictures drawn for an address, in a minute")] = 30,
    reviews: Annotated[int, amount("Reviews of races that a guest has made in an hour")] = 30,
    playouts: Annotated[
        int, typer.Option(min=0, help="Playouts of a review; 0: as many as are usual for the game.")
    ] = 0,
    challenges: Annotated[int, amount("Challenges that a guest makes in an hour")] = 20,
    hints: Annotated[int, amount("Hints that a guest asks for in an hour")] = 300,
) -> None:
    """Host races for others: no browser, logs as JSON lines, proxy headers, /healthz and /metrics."""
    settings = _settings(data, (keep, keep_records), allow_host, rate, workers)
    amounts = Amounts(
        tables,
        public_tables,
        imports,
        play_ons,
        rematches,
        guests,
        guesses,
        seats,
        thinking,
        looks,
        pictures,
        reviews,
        challenges,
        hints,
    )
    figures_for = checked_addresses("--metrics-for", metrics_for) if metrics_for else ""
    settings = replace(settings, amounts=amounts, sockets=sockets, figures_for=figures_for, playouts=playouts)
    settings = replace(settings, database=database_address(data, database), processes=processes)
    public = replace(settings, proxy=checked_addresses("--proxy", proxy))
    run(public, host, port, public=True)


def checked_addresses(option: str, text: str) -> str:
    """Addresses or networks, with commas between them."""
    for part in text.split(","):
        try:
            ipaddress.ip_network(part.strip())
        except ValueError:
            raise BadOptions(f"{option} takes addresses such as 127.0.0.1 or 10.0.0.0/8, not {part!r}") from None
    return text


def data_folder(data: Path | None) -> Path:
    """The folder for races: the one that was named, or the user's own."""
    return data or user_data_path("paddock", appauthor=False)


def database_address(data: Path | None, database: str) -> str:
    """The address of the database, if it is not a file; a folder that is named counts more than the environment."""
    if data is not None and database:
        raise BadOptions("--data and --database are two places for the same races; name one of them")
    return address_of_database(database, "" if data is not None else os.environ.get(VARIABLE, ""))


def _settings(
    data: Path | None, keep: tuple[float, float], hosts: list[str] | None, rate: float, workers: int
) -> Settings:
    return Settings(data_folder(data), frozenset(hosts or ()), pruning.Keep(*keep), rate, workers)

"""`paddock play` and `paddock serve`: the race server, for this machine or the internet."""

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
from paddock.server.directory import services
from paddock.server.net.quotas import Amounts
from paddock.server.run import run
from paddock.server.storage.engine import VARIABLE, address_of_database

PORT = 8090

Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0: any free one.")]
Data = Annotated[Path | None, typer.Option(help="The data folder; one in the user's home if left out.")]
Hosts = Annotated[
    list[str] | None, typer.Option("--allow-host", metavar="NAME", help="A host name of the server; may be repeated.")
]
Keep = Annotated[
    float, typer.Option(min=0.01, metavar="DAYS", help="Delete unused tables after this many days of uptime.")
]
KeepRecords = Annotated[
    float, typer.Option(min=0, metavar="DAYS", help="Keep the records of deleted tables for this many days of uptime.")
]
Rate = Annotated[float, typer.Option(min=0, help="Writing calls per second from one address; 0: no limit.")]
Database = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help=f"A PostgreSQL database instead of the folder: postgresql://user@host/name; or in {VARIABLE}.",
    ),
]
Workers = Annotated[int, typer.Option(min=0, help="Processes for bots, at least 2; 0: all cores but one.")]


def amount(of: str) -> Any:
    """Return a command-line option for a limit."""
    return typer.Option(min=0, metavar="NUMBER", help=f"{of}; 0: no limit.")


def play(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 opens it to the local network.")
    ] = "127.0.0.1",
    port: Port = PORT,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    keep: Keep = 90,
    keep_records: KeepRecords = 365,
    allow_host: Hosts = None,
    rate: Rate = 30,
    workers: Workers = 0,
) -> None:
    """Race in the browser: start the server on this machine and open the page."""
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
        int, typer.Option(min=1, max=256, help="Server processes that share the port; needs --database.")
    ] = 1,
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The proxy whose X-Forwarded headers are trusted.")
    ] = "127.0.0.1",
    sockets: Annotated[int, typer.Option(min=0, help="Open connections from one address; 0: no limit.")] = 200,
    metrics_for: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Addresses that may read /metrics besides this machine.")
    ] = "",
    tables: Annotated[int, amount("Tables that a guest makes in an hour")] = 40,
    public_tables: Annotated[int, amount("Public tables that a guest makes in an hour")] = 6,
    imports: Annotated[int, amount("Records that a guest imports in an hour")] = 20,
    play_ons: Annotated[int, amount("Races that a guest plays on in an hour")] = 20,
    rematches: Annotated[int, amount("Rematches that a guest makes in an hour")] = 40,
    guests: Annotated[int, amount("New guests of one address in an hour")] = 60,
    guesses: Annotated[int, amount("Wrong codes of a guest in a minute")] = 20,
    seats: Annotated[int, amount("Seats that a guest takes at another host's table")] = 4,
    thinking: Annotated[int, amount("Seconds an hour that bots think for one address")] = 3600,
    looks: Annotated[int, amount("Earlier moments of a running race that a guest sees in a minute")] = 120,
    pictures: Annotated[int, amount("Preview pictures drawn for an address, in a minute")] = 30,
    reviews: Annotated[int, amount("Reviews that a guest starts in an hour")] = 30,
    playouts: Annotated[int, typer.Option(min=0, help="Playouts per review; 0: the game's default.")] = 0,
    challenges: Annotated[int, amount("Challenges that a guest makes in an hour")] = 20,
    boards: Annotated[int, amount("Drawings of a guest that the studio builds in a minute")] = 120,
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
        boards,
    )
    figures_for = checked_addresses("--metrics-for", metrics_for) if metrics_for else ""
    settings = replace(settings, amounts=amounts, sockets=sockets, figures_for=figures_for, playouts=playouts)
    settings = replace(settings, database=database_address(data, database), processes=processes)
    public = replace(settings, proxy=checked_addresses("--proxy", proxy))
    run(public, host, port, public=True)


def checked_addresses(option: str, text: str) -> str:
    """Check addresses or networks separated by commas."""
    for part in text.split(","):
        try:
            ipaddress.ip_network(part.strip())
        except ValueError:
            raise BadOptions(f"{option} takes addresses such as 127.0.0.1 or 10.0.0.0/8, not {part!r}") from None
    return text


def data_folder(data: Path | None) -> Path:
    """Return the data folder: the given one, or the user's own."""
    return data or user_data_path("paddock", appauthor=False)


def database_address(data: Path | None, database: str) -> str:
    """Return the address of a database server, if any; a given folder overrides the environment."""
    if data is not None and database:
        raise BadOptions("--data and --database exclude each other; give one of them")
    return address_of_database(database, "" if data is not None else os.environ.get(VARIABLE, ""))


def _settings(
    data: Path | None, keep: tuple[float, float], hosts: list[str] | None, rate: float, workers: int
) -> Settings:
    return Settings(data_folder(data), frozenset(hosts or ()), services.Keep(*keep), rate, workers)

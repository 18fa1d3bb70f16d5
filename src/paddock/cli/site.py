"""`paddock site`: Paddock as a folder of static files, racing in the browser without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from paddock.core.errors import BadOptions
from paddock.site.folder import Site, packed_size, write
from paddock.site.wheel import wheel


def site(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="The folder to write: a new one, or one written before.")
    ],
    server: Annotated[
        str, typer.Option(metavar="URL", help="A Paddock server for racing with friends; /: this host.")
    ] = "",
    base: Annotated[str, typer.Option(metavar="PATH", help="The path under which the folder is served.")] = "./",
) -> None:
    """Write a static site that races without a server, for any web host: the page, Python, boards and texts."""
    if folder.exists() and not folder.is_dir():
        raise BadOptions(f"{folder} is a file; name a folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise BadOptions(f"{folder} has other files in it; name an empty folder, or a site written before")
    if server not in ("", "/") and not server.startswith(("https://", "http://")):
        raise BadOptions(f"{server!r} is not a server's address; write one that begins with https://")
    try:
        files = write(Site(folder, wheel(), server if server == "/" else server.rstrip("/"), base))
    except OSError as error:
        raise BadOptions(f"{folder} cannot be written: {error.strerror}") from None
    size = packed_size(files) / 1e6
    print(f"{folder}: {len(files)} files; a first race loads {size:.1f} MB if the web server compresses them")

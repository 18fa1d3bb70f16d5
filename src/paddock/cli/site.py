"""`paddock site`: Paddock as a folder of files that any web server can serve, to race in the browser alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from paddock.core.errors import BadOptions
from paddock.site.folder import Site, packed_size, write
from paddock.site.wheel import wheel


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder to write; new, or one written before.")],
    server: Annotated[
        str, typer.Option(metavar="URL", help="A server of Paddock, where friends can be met; /: this host.")
    ] = "",
    base: Annotated[str, typer.Option(metavar="PATH", help="The path under which the folder is installed.")] = "./",
) -> None:
    """Write a site that races without a server: the page, Python, boards and texts. Any web server can serve it."""
    if folder.exists() and not folder.is_dir():
        raise BadOptions(f"{folder} is a file; name a folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise BadOptions(f"{folder} holds something else; name an empty folder, or one that was written before")
    if server not in ("", "/") and not server.startswith(("https://", "http://")):
        raise BadOptions(f"{server!r} is no address of a server: it begins with https://")
    try:
        files = write(Site(folder, wheel(), server if server == "/" else server.rstrip("/"), base))
    except OSError as error:
        raise BadOptions(f"{folder} cannot be written: {error.strerror}") from None
    size = packed_size(files) / 1e6
    print(f"{folder}: {len(files)} files; a first race loads {size:.1f} MB if the web server packs them")

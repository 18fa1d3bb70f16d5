"""The site below /offline/, which browsers cache to race offline; it is written on the first request."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

log = logging.getLogger("paddock.server")

CHECKOUT = Path(__file__).resolve().parents[3]
NEEDED = (CHECKOUT / "locks" / "site.txt", CHECKOUT / "web" / "node_modules" / "pyodide")
"""Files that only a checkout has."""
WRITE = (sys.executable, "-P", "-m", "paddock", "site")


class OfflineSite:
    """A site written once by this server, in a separate process."""

    def __init__(self) -> None:
        self.possible = all(path.exists() for path in NEEDED)
        self._lock = asyncio.Lock()
        self._folder: TemporaryDirectory[str] | None = None
        self._files: StaticFiles | None = None

    async def answer(self, request: Request) -> Response:
        """Return a file of the site; HEAD of the folder only tests whether there is one."""
        path = request.path_params["path"]
        if not self.possible:
            raise HTTPException(404, "this server has no offline part")
        if request.method == "HEAD" and not path:
            return Response()
        async with self._lock:
            files = self._files or await self._write()
        response = await files.get_response(path or ".", request.scope)
        response.headers["cache-control"] = "no-cache"
        return response

    async def _write(self) -> StaticFiles:
        folder = TemporaryDirectory(prefix="paddock-offline-")
        command = (*WRITE, folder.name, "--server", "/")
        writing = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE)
        _, said = await writing.communicate()
        if writing.returncode:
            self.possible = False
            log.error("the offline part could not be written: %s", said.decode(errors="replace").strip()[-500:])
            raise HTTPException(404, "this server has no offline part")
        self._folder = folder  # deleted with this object
        self._files = StaticFiles(directory=folder.name, html=True)
        return self._files

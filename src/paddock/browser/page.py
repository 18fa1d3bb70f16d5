"""Entry points of the page's worker, called from JavaScript."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from paddock.browser.app import PageApp
from paddock.browser.bots import Ask
from paddock.browser.services import PageServices
from paddock.browser.transfer import changes_from

log = logging.getLogger("paddock.page")


class JsBox(Protocol):
    """The browser's storage as provided by web/src/site/worker.ts: JSON in and out."""

    def commit(self, changes: str) -> Awaitable[None]:
        """Store texts by key."""

    def texts(self, prefix: str) -> Awaitable[str]:
        """Return the texts whose keys have this prefix."""


class PageBox:
    """The browser's storage for Python."""

    def __init__(self, box: JsBox) -> None:
        self._box = box

    async def commit(self, changes: Mapping[str, str | None]) -> None:
        """Store texts by key, or delete those that are None."""
        await self._box.commit(json.dumps(changes))

    async def texts(self, prefix: str) -> list[str]:
        """Return all texts whose keys have this prefix, sorted by key."""
        found: list[str] = json.loads(await self._box.texts(prefix))
        return found


class Tables:
    """The tables of a page, for JavaScript."""

    def __init__(self, app: PageApp) -> None:
        self._app = app
        self.receive, self.hang_up = app.receive, app.hang_up

    async def call(self, method: str, address: str, body: str) -> str:
        """Answer a call with its status, media type and text, as JSON."""
        response = await self._app.call(method, address, body)
        text = response.body.decode() if isinstance(response.body, bytes) else str(response.body)
        return json.dumps({"status": response.status, "media": response.media_type, "body": text})

    def open(self, line: int, table: str, said: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """Open a line to a table."""
        self._app.open(line, table, said, lambda code, reason: closed(code))

    async def bring(self, text: str) -> bool:
        """Import another browser's export; returns False, and stores nothing, if it cannot be read."""
        services: PageServices = self._app.server
        try:
            changes = changes_from(text, services.store, services.guests.guest)
        except ValueError as error:
            log.error("the import cannot be read: %s", error)
            return False
        await services.store.box.commit(changes)
        return True


def start(box: JsBox, kept: str, ask: Ask) -> Tables:
    """Start with the stored texts; `ask` sends a text to the bots' worker."""
    return Tables(PageApp(PageBox(box), json.loads(kept), ask))

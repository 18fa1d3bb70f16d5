"""What is to be written, until it is: rows, and whatever else belongs into the same transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sql

from paddock.server.cluster.bus import News

Work = Callable[[sql.Connection], Any]


class Row(msgspec.Struct, frozen=True):
    """One thing that was done at a table: never changed, never deleted, its number never used again.

    kind: "act" (text: the action), "luck" (the roll or the deal), "back" (the row that no longer counts), "seat" (who
    drives a seat from now on). `by` says who did it: "person", "bot", "auto" (a single answer), "clock", "luck" or
    "host". `mark` is a digest of the events that followed, so that a later program can tell if it still agrees.
    """

    seq: int
    kind: str
    text: str
    seat: int | None
    by: str
    at: float
    cid: str | None = None
    took: float | None = None
    mark: str = ""


class Job:
    """Something to write: rows, and whatever else belongs into the same transaction."""

    __slots__ = ("about", "done", "rows", "then", "work")

    def __init__(
        self, about: str, rows: Sequence[Row], work: Work | None, then: Callable[[], None] | None = None
    ) -> None:
        self.about = about  # the table, or what else changes; nothing: nobody else needs to know
        self.rows = rows
        self.work = work
        self.then = then
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


def news_of(batch: list[Job]) -> list[News]:
    """What others should know of these jobs once they are stored."""
    return [News(job.about, job.rows[-1].seq + 1 if job.rows and job.work is None else 0) for job in batch if job.about]


def settle(batch: list[Job], outcome: list[Any] | Exception) -> None:
    """Tells whoever waits for these jobs what came of them."""
    for at, job in enumerate(batch):
        result: Any = outcome
        if not isinstance(outcome, Exception):
            result = outcome[at]
            try:
                if job.then is not None:
                    job.then()
            except Exception as error:
                result = error
        if job.done.done():
            continue  # whoever waited has gone; what is stored counts all the same
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)

"""Write jobs: rows and other statements that share a transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sql

from paddock.server.storage.bus import Notification
from paddock.table.store import Row

Work = Callable[[sql.Connection], Any]


class Job(msgspec.Struct, eq=False):
    """A write job: rows, and other statements for the same transaction."""

    about: str  # the table, or what else changes; empty: nobody is notified
    rows: Sequence[Row]
    work: Work | None
    done: asyncio.Future[Any]
    then: Callable[[], None] | None = None


def notifications_of(batch: list[Job]) -> list[Notification]:
    """Return the notifications for other processes about these jobs."""
    return [
        Notification(job.about, job.rows[-1].seq + 1 if job.rows and job.work is None else 0)
        for job in batch
        if job.about
    ]


def settle(batch: list[Job], outcome: list[Any] | Exception) -> None:
    """Deliver the outcome of these jobs to their callers."""
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
            continue  # the caller was cancelled; what is stored counts all the same
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)

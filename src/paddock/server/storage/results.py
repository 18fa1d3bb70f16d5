"""Stored results of races: one row for each race, with rows for careers and leaderboards.

A result lives as long as its table; the rows of careers and attempts outlive it.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import sqlalchemy as sql

from paddock.server.metrics import RACES
from paddock.server.storage.database import tries
from paddock.table.result import Outcome, RaceResult

ADD = sql.text(
    """INSERT INTO results ("table", game, ended, data) SELECT id, :game, :ended, :data FROM tables WHERE id = :table
    ON CONFLICT DO NOTHING"""
)
ADD_CAREER = sql.text(
    'INSERT INTO careers (guest, "table", at, data) VALUES (:guest, :table, :at, :data) ON CONFLICT DO NOTHING'
)
"""Adds a race to a career, unless the guest has removed it before."""


def add_result(connection: sql.Connection, result: RaceResult) -> None:
    """Store the result of a race, unless it is already stored."""
    values = {"table": result.table, "game": result.game, "ended": result.ended, "data": msgspec.json.encode(result)}
    if not connection.execute(ADD, values).rowcount:
        return
    for guest, race in result.careers.items():
        row = {"guest": guest, "table": race.table, "at": race.at, "data": msgspec.json.encode(race)}
        connection.execute(ADD_CAREER, row)
    if result.attempt is not None:
        settle_attempt(connection, result.table, result.attempt)


def add_unknown(connection: sql.Connection, table: str) -> None:
    """Note that the result of a race is unknowable: its rows are damaged, or from other rules."""
    connection.execute(ADD, {"table": table, "game": "", "ended": 0, "data": b""})
    settle_attempt(connection, table, Outcome("gone"))


def settle_attempt(connection: sql.Connection, table: str, outcome: Outcome) -> None:
    """Store the outcome of the counted attempt at a table, if there is one without an outcome."""
    this = sql.and_(tries.c.table == table, tries.c.settled.is_(False))
    connection.execute(tries.update().where(this).values(settled=True, data=msgspec.json.encode(outcome)))


def counted(result: RaceResult, then: Callable[[], None] | None) -> Callable[[], None]:
    """Return a callback for right after the commit that counts a race that has ended here."""

    def both() -> None:
        if not result.imported:
            RACES.labels(result.game).inc()
        if then is not None:
            then()

    return both

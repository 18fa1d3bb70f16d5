"""The transaction log, which says whether a transaction was committed before its connection was lost.

Each writer has one row in the database, and each of its transactions writes a number there. So the row has the number
of the last committed transaction, even after a crash or a failover to a replica.
"""

from __future__ import annotations

from secrets import token_hex

import sqlalchemy as sql

from paddock.server.storage.database import transactions

NOTE = sql.text(
    """INSERT INTO transactions (writer, number, at)
    VALUES (:writer, :number, extract(epoch from clock_timestamp()))
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at"""
)


class TransactionLog:
    """The numbers of one writer's transactions."""

    def __init__(self) -> None:
        self._writer = token_hex(16)
        self._row = transactions.c.writer == self._writer
        self._last = 0

    def begin(self, connection: sql.Connection) -> None:
        """Insert the row before the first transaction, so that a check for a running one has a row lock to wait for."""
        if not self._last:
            with connection.begin():
                self.note(connection)

    def note(self, connection: sql.Connection) -> int:
        """Write a new number within the current transaction, and return it."""
        self._last += 1
        connection.execute(NOTE, {"writer": self._writer, "number": self._last})
        return self._last

    def is_committed(self, connection: sql.Connection, number: int) -> bool:
        """Return whether the transaction of this number was committed; blocks until it finishes."""
        with connection.begin():
            found = connection.scalar(sql.select(transactions.c.number).where(self._row).with_for_update())
        return found == number

"""Whether a transaction was committed whose connection was lost before the answer came.

Each writer has one row in the database, and each of its transactions writes a number there. So what is found is the
number of the last one that was committed, also after a crash or a move to a replica.
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
        """Makes the row before the first transaction: whoever looks for one under way must find what to wait for."""
        if not self._last:
            with connection.begin():
                self.note(connection)

    def note(self, connection: sql.Connection) -> int:
        """Within a transaction: gives it a number, by which it is found again."""
        self._last += 1
        connection.execute(NOTE, {"writer": self._writer, "number": self._last})
        return self._last

    def is_committed(self, connection: sql.Connection, number: int) -> bool:
        """Whether the transaction of this number was committed; if it is still under way, its end is waited for."""
        with connection.begin():
            found = connection.scalar(sql.select(transactions.c.number).where(self._row).with_for_update())
        return found == number

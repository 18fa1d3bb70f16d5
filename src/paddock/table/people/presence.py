"""People at a table who are connected through other processes."""

from __future__ import annotations

import msgspec


class RemotePresence(msgspec.Struct, frozen=True):
    """The people at a table through other processes."""

    guests: frozenset[str] = frozenset()  # participants of the table
    watchers: int = 0  # connections of everybody else
    watched: bool = False

    def __add__(self, other: RemotePresence) -> RemotePresence:
        return RemotePresence(self.guests | other.guests, self.watchers + other.watchers, self.watched or other.watched)


NOBODY = RemotePresence()

"""The people at a table: connected viewers, guests with recent calls, people connected through other processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import inf

import msgspec

from paddock.table.messages import ToClient
from paddock.table.meta import Meta
from paddock.table.times import Times


class Viewer:
    """A viewer with a socket: the seat, what has been sent, and what is still to be sent.

    Updates are made when they are sent, relative to the last one, so a slow reader gets one large update instead of
    many small ones.
    """

    def __init__(
        self,
        guest: str,
        seat: int | None,
        since: int,
        wake: Callable[[], None],
        address: str = "",
        dismiss: Callable[[int, str], None] = lambda code, reason: None,
    ) -> None:
        self.guest = guest
        self.address = address
        self.dismiss = dismiss  # closes the connection with a code and a reason
        self.seat = seat
        self.since = since
        self.last_chat = 0  # the number of the last chat message sent
        self.stale = True
        self.answers: deque[ToClient] = deque(maxlen=64)
        self.wake = wake  # schedules a write

    def answer(self, said: ToClient) -> None:
        """Send a message to this viewer alone."""
        self.answers.append(said)
        self.wake()

    def refresh(self) -> None:
        """Schedule a new update, as the table has changed."""
        self.stale = True
        self.wake()


class RemotePresence(msgspec.Struct, frozen=True):
    """The people at a table through other processes."""

    guests: frozenset[str] = frozenset()  # participants of the table
    watchers: int = 0  # connections of everybody else
    watched: bool = False

    def __add__(self, other: RemotePresence) -> RemotePresence:
        return RemotePresence(self.guests | other.guests, self.watchers + other.watchers, self.watched or other.watched)


NOBODY = RemotePresence()


class Attendance:
    """The people at one table."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self.viewers: set[Viewer] = set()
        self.there: set[str] = set()  # guests as of the last change or tick
        self.sockets = 0  # connections, including those that have not sent their hello yet
        self.remote: RemotePresence = NOBODY
        self.visited = -inf  # when a guest last called over HTTP
        self.visits: dict[str, float] = {}  # the last call of each participant
        self._absent: dict[int, float] = {}  # since when a seat's person has not been connected

    def join(self, viewer: Viewer) -> None:
        """Add a connected viewer."""
        self.viewers.add(viewer)
        self.guests()

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer whose connection is gone."""
        self.viewers.discard(viewer)
        self.guests()

    def dismiss(self, code: int, reason: str) -> None:
        """Close the connections of all viewers."""
        for viewer in list(self.viewers):
            viewer.dismiss(code, reason)

    def follow(self, remote: RemotePresence) -> None:
        """Note the people connected through other processes."""
        self.remote = remote
        self.guests()

    def visit(self, guest: str, meta: Meta) -> None:
        """Note a call over HTTP."""
        self.visited = self.times.clock()
        if guest in meta.participants():
            self.visits[guest] = self.visited
            self.guests()

    def is_there(self, guest: str | None) -> bool:
        """Return whether a guest is connected or has called recently."""
        return guest is not None and guest in self.guests()

    def guests(self) -> set[str]:
        """Return all guests who are connected or have called recently."""
        there = {viewer.guest for viewer in self.viewers}
        there.update(self.remote.guests)
        if self.visits:
            since = self.times.clock() - self.times.present
            there.update([guest for guest, at in self.visits.items() if at > since])
        self.there = there
        return there

    @property
    def is_watched(self) -> bool:
        """Whether anyone is watching, through any process."""
        return self.is_watched_here or self.remote.watched

    @property
    def is_watched_here(self) -> bool:
        """Whether anyone is watching through this process."""
        return bool(self.viewers) or self.times.clock() - self.visited < self.times.present

    def watchers(self, meta: Meta) -> int:
        """Return the number of connected spectators."""
        return sum([not meta.seats_of(viewer.guest) for viewer in self.viewers]) + self.remote.watchers

    def local(self, meta: Meta) -> RemotePresence:
        """Return the people here, for other processes."""
        since = self.times.clock() - self.times.present
        called = [guest for guest, at in self.visits.items() if at > since]
        guests = frozenset([*[viewer.guest for viewer in self.viewers], *called]) & meta.participants()
        watchers = sum([not meta.seats_of(viewer.guest) for viewer in self.viewers])
        return RemotePresence(guests, watchers, self.is_watched_here)

    def note_absent(self, meta: Meta) -> None:
        """Note the seats whose player is not connected."""
        now, there = self.times.clock(), self.guests()
        for at, seat in enumerate(meta.seats):
            if seat.kind != "person" or seat.guest in there:
                self._absent.pop(at, None)
            else:
                self._absent.setdefault(at, now)

    def has_left(self, at: int) -> bool:
        """Return whether a seat's person has been absent for long enough that a bot drives."""
        now = self.times.clock()
        return now - self._absent.get(at, now) > self.times.away

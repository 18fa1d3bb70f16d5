"""The clocks of a table: how long each seat has owed its choice, and its remaining reserve."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddock.table.messages import Clock, Time
from paddock.table.meta import SeatMeta
from paddock.table.race import Race
from paddock.table.store import Row


class Clocks:
    """The clocks of the seats that owe a choice: first the time for the decision runs, then the reserve."""

    def __init__(self, clock: Clock | None, now: Callable[[], float]) -> None:
        self.clock = clock
        self._now = now
        self.asked: dict[int, float] = {}  # since when
        self.reserve_used: dict[int, float] = {}
        self._returned: dict[int, float] = {}  # when players who came back with no time left were asked

    def ask(self, waits: Sequence[int], answered: Sequence[Row] = ()) -> None:
        """Start the clocks of seats that owe a choice after these rows; running ones continue."""
        for row in answered:
            if row.kind == "act" and row.seat is not None:
                if self.clock is not None:
                    self.charge(row)
                self.asked.pop(row.seat, None)
        now = self._now()
        self.asked = {seat: self.asked.get(seat, now) for seat in waits}

    def go_on(self, race: Race, date: float, longest: float) -> None:
        """Continue clocks that another process started, by the dates of its rows, `longest` seconds at most."""
        asked = {seat: date - race.asked_on(seat) for seat in race.waits}
        self.asked = {seat: self._now() - min(max(0.0, ago), longest) for seat, ago in asked.items()}

    def begin_again(self, seat: int | None = None) -> None:
        """Restart the decision time of this seat, or of all seats."""
        for one in list(self.asked) if seat is None else [seat]:
            self.asked[one] = self._now()

    def is_up(self, seat: int) -> bool:
        """Return whether the seat has used up its time, including the reserve."""
        if self.clock is None or seat not in self.asked:
            return False
        left = self.clock.decision + max(0.0, self.clock.reserve - self.reserve_used.get(seat, 0.0))
        return self._now() - self.asked[seat] >= left

    def comes_back(self, seat: int) -> bool:
        """Return whether a player who comes back drives again.

        Without clocks their minute restarts. Time that is up stays up: coming back repeatedly cannot keep the bot
        from choosing.
        """
        if self.clock is None:
            self.begin_again(seat)
        elif self.is_up(seat):
            again = self._returned.get(seat) == self.asked[seat]
            self._returned[seat] = self.asked[seat]
            return not again
        return True

    def charge(self, row: Row) -> None:
        """Deduct the time that a choice took beyond the decision time from the reserve."""
        clock = self.clock
        if clock is not None and row.seat is not None and row.took is not None and row.took > clock.decision:
            self.reserve_used[row.seat] = self.reserve_used.get(row.seat, 0.0) + row.took - clock.decision

    def left(self, seats: Sequence[SeatMeta]) -> tuple[Time, ...]:
        clock = self.clock
        if clock is None:
            return ()
        now = self._now()
        times = []
        for at, seat in enumerate(seats):
            if seat.kind != "person":
                continue
            used = now - self.asked[at] if at in self.asked else 0.0
            reserve = clock.reserve - self.reserve_used.get(at, 0.0) - max(0.0, used - clock.decision)
            decision = max(0.0, clock.decision - used) if at in self.asked else None
            times.append(Time(at, decision, max(0.0, reserve)))
        return tuple(times)

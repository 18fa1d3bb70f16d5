"""A table: its metadata, its race, the people at it, and the parts that act on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from paddock.core.game import AnyGame
from paddock.table.actions import Actions
from paddock.table.chat import TableChat
from paddock.table.clocks import Clocks
from paddock.table.coach import Adviser, Coach
from paddock.table.commits import Commits
from paddock.table.driver import BotSource, Driver
from paddock.table.messages import Stage
from paddock.table.meta import Meta
from paddock.table.people.attendance import Attendance
from paddock.table.people.care import Care
from paddock.table.people.seats import Situation
from paddock.table.race import Race
from paddock.table.result import RaceResult
from paddock.table.store import Row, TableStore
from paddock.table.times import Times
from paddock.table.updates import Updates


class TableServices(msgspec.Struct, frozen=True):
    """What tables need from their process."""

    store: TableStore
    bots: BotSource
    times: Times
    leads: Callable[[Table], bool] = lambda table: True  # whether this process runs its bots and clocks


class Table:
    """A table that is open in this process. Changes are stored before they count; see `commits`."""

    def __init__(
        self, meta: Meta, stage: Stage, game: AnyGame, services: TableServices, version: int | None = None
    ) -> None:
        self.meta = meta
        self.stage = stage
        self.game = game
        self.services = services
        self.race = new_race(meta, game, services)
        self.result: RaceResult | None = None  # once the race is over
        self.sealed = meta.trial is not None  # its seed is not public yet, and few may see it
        self.clocks = Clocks(meta.clock, services.times.clock)
        self.people = Attendance(services.times)
        self.commits = Commits(self, version)
        self.actions = Actions(self)
        self.updates = Updates(self)
        self.care = Care(self)
        self.bots = Driver(self)
        self.chat = TableChat(self)
        self.adviser = Adviser(self)
        self.coach = Coach.of(self)  # None without a lesson
        self.used = services.times.clock()  # when a guest last requested the table, or it changed

    def situation(self) -> Situation:
        """Return the situation for decisions about seats."""
        return Situation(self.meta, self.stage, self.game.hides_something, self.people.guests())

    def show(self, answered: Sequence[Row] = ()) -> None:
        """Send an update to every viewer here, and let due bots think. `answered` rows are new."""
        self.used = self.services.times.clock()
        self.clocks.ask(self.race.waits if self.stage == "racing" else (), answered)
        for viewer in self.people.viewers:
            viewer.stale = True
            viewer.wake()
        seats = self.meta.seats
        if any([seats[at].kind != "person" or seats[at].away for at in self.race.waits]):
            self.bots.drive()


def new_race(meta: Meta, game: AnyGame, services: TableServices) -> Race:
    """Return the race of a table before its first row."""
    return Race(game, meta.race_seed(), meta.keyed, services.store.date)

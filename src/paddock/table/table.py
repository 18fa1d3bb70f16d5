"""A table: seats, the race on it, who views it, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from math import ceil, inf
from typing import cast

import msgspec
from msgspec.structs import replace

from paddock.core.errors import IllegalAction, PaddockError
from paddock.core.game import Action, AnyGame, Over
from paddock.table.bots import BotSource
from paddock.table.chat import TableTalk
from paddock.table.clocks import Clocks
from paddock.table.coach import Coach
from paddock.table.commits import Change, Commits
from paddock.table.driver import Driver, Overtaken, stand_in
from paddock.table.guest import action_id
from paddock.table.hosting import Hosting
from paddock.table.info import info_of
from paddock.table.messages import Choice, Line, Stage, TableInfo, Update
from paddock.table.meta import BY_HAND, Alter, Meta, SeatMeta
from paddock.table.nudges import Nudges
from paddock.table.odds import TableOdds
from paddock.table.presence import RemotePresence
from paddock.table.race import PendingRows, Race
from paddock.table.seats import SeatVote
from paddock.table.sizes import MOST_LINES, MOST_NOTED
from paddock.table.store import TableStore
from paddock.table.times import Times
from paddock.table.viewer import Viewer
from paddock.words import Message, message


class Table:
    """A table that is open in this process. Commands hold its lock; nothing counts before it is stored."""

    def __init__(
        self,
        meta: Meta,
        stage: Stage,
        game: AnyGame,
        store: TableStore,
        bot_pool: BotSource,
        times: Times,
        version: int | None = None,
    ) -> None:
        self.meta = meta
        self.stage = stage
        self.game = game
        self.store = store
        self.times = times
        self.race = self.new_race(meta)
        self.sealed = meta.trial is not None  # its seed is not shown yet, and few may see it
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()  # while a rematch is made
        self.commits = Commits(self, version)
        self.sockets = 0  # connections, those that have not said yet what they look at included
        self.viewers: set[Viewer] = set()
        self.touched = -inf  # when somebody last viewed it by a plain call
        self.visits: dict[str, float] = {}  # when each guest has last called
        self.left: dict[int, float] = {}  # since when a person's seat has nobody connected
        self.clocks = Clocks(meta.clock, times.clock)
        self.bots = Driver(self, bot_pool)
        self.vote = SeatVote(self)
        self.talk = TableTalk(self)
        self.hosting = Hosting(self)
        self.nudges = Nudges(self)
        self.odds = TableOdds(self)
        self.coach = Coach.of(self)  # None where no lesson is taught
        self.is_mine: Callable[[], bool] = lambda: True  # whether this process looks after its bots and clocks
        self.elsewhere = RemotePresence()  # who is at the table by way of other processes
        self._infos: dict[str, msgspec.Raw] = {}
        self._infos_of: tuple[Meta, Stage, list[object]] = (meta, stage, [])
        self.used = self.times.clock()  # when somebody last asked for the table, or it changed

    def new_race(self, meta: Meta) -> Race:
        """The race before its first row."""
        return Race(self.game, meta.race_seed(), meta.keyed, self.store.date)

    # Who is who.

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that belong to a guest."""
        return tuple([at for at, seat in enumerate(self.meta.seats) if seat.guest == guest])

    def may_view(self, guest: str, seat: int | None) -> bool:
        """Only the owner of a seat sees what it sees."""
        return seat is None or self.owns(guest, seat)

    def owns(self, guest: str, seat: int) -> bool:
        """Whether the seat belongs to the guest."""
        return 0 <= seat < len(self.meta.seats) and self.meta.seats[seat].guest == guest

    def is_here(self, seat: int) -> bool:
        """Whether the person of this seat is connected."""
        guest = self.meta.seats[seat].guest
        return guest is not None and self.is_there(guest)

    def is_there(self, guest: str) -> bool:
        """Whether this guest is connected, or has called not long ago."""
        if any([viewer.guest == guest for viewer in self.viewers]) or guest in self.elsewhere.guests:
            return True
        return guest in self.visits and self.times.clock() - self.visits[guest] < self.times.glance

    def guests_there(self) -> set[str]:
        """All who are connected, or have called not long ago."""
        there = {viewer.guest for viewer in self.viewers}
        there.update(self.elsewhere.guests)
        if self.visits:
            since = self.times.clock() - self.times.glance
            there.update([guest for guest, at in self.visits.items() if at > since])
        return there

    @property
    def is_counted_try(self) -> bool:
        """Whether a try of a challenge is raced here that counts: nobody is helped, and nobody looks on."""
        return self.meta.trial is not None and self.meta.trial.counted

    @property
    def watched(self) -> bool:
        """Whether anybody watches, by a socket or by a call not long ago."""
        return self.watched_here or self.elsewhere.watched

    @property
    def watched_here(self) -> bool:
        """Whether anybody watches by way of this process."""
        return bool(self.viewers) or self.times.clock() - self.touched < self.times.glance

    @property
    def is_of_newer_rules(self) -> bool:
        """Whether a newer program has made it and goes on with it, by rules that are not known here."""
        newer = int(self.meta.header.get("rules", 0)) > self.game.rules
        return newer and self.stage in ("lobby", "racing", "frozen") and self.meta.frozen != BY_HAND

    def seen(self, guest: str) -> None:
        """Somebody views the table by a plain call."""
        self.touched = self.times.clock()
        if guest in self.meta.whose():
            self.visits[guest] = self.touched
        self.bots.drive()

    def idle_since(self) -> float:
        """When somebody last had to do with this table; inf while somebody has."""
        return inf if self.viewers or self.lock.locked() or self.bots.busy else max(self.touched, self.used)

    # Telling.

    def show(self) -> None:
        """Everybody here gets an update, and bots that are due begin to think."""
        self.used = self.times.clock()
        self.clocks.ask(self.race.waits if self.stage == "racing" else ())
        for viewer in self.viewers:
            viewer.refresh()
        self.bots.drive()
        self.odds.look()

    def info(self, guest: str) -> TableInfo:
        """The table as this guest sees it."""
        return info_of(self, guest)

    def update(self, guest: str, seat: int | None, since: int) -> Update:
        """What a viewer has to know now."""
        race = self.race
        since = min(since, race.version)
        version = min(race.version, since + MOST_LINES)
        lines = cast(tuple[Line, ...], tuple([msgspec.Raw(line) for line in race.lines[since:version]]))
        info = cast(TableInfo, self._encoded_info(guest))
        if self.stage == "lobby":
            return Update(info, version, since, lines, seat)
        view = self.game.view(race.state, seat)
        racing = seat is not None and self.stage == "racing"
        asked = seat if racing and seat in race.waits else None
        question = None if asked is None else self.game.question(view, asked)
        choices = () if asked is None else self.choices(asked)
        turn = race.turn
        return Update(
            info,
            version,
            since,
            lines,
            seat,
            view=view,
            question=question,
            choices=choices,
            waits=race.waits,
            clocks=self.clocks.left(self.meta.seats),
            owed=self.nudges.owed(),
            back=racing and seat is not None and not self.is_counted_try and race.can_take_back(seat),
            sheet=self.game.sheet(turn.result) if isinstance(turn, Over) else None,
            result=turn.result if isinstance(turn, Over) else None,
            coach=self.coach.remarks(seat, since, question, choices) if self.coach else (),
        )

    def _encoded_info(self, guest: str) -> msgspec.Raw:
        """The table as this guest sees it, as it is sent; it rarely changes from one update to the next."""
        there = self.guests_there()
        here: list[object] = [seat.guest in there for seat in self.meta.seats]
        request = self.vote.request
        here += [len(self.viewers) + self.elsewhere.watchers, request, ceil(self.vote.seconds) if request else 0]
        here.append(self.sealed)
        now = (self.meta, self.stage, here)
        if self._infos_of[0] is not now[0] or self._infos_of[1:] != now[1:]:
            self._infos_of, self._infos = now, {}
        found = self._infos.get(guest)
        if found is None:
            found = self._infos[guest] = msgspec.Raw(msgspec.json.encode(self.info(guest)))
        return found

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What the seat can do now, with what it would bring."""
        game, state = self.game, self.race.state
        return tuple(
            [Choice(str(action), game.label(action), game.preview(state, action)) for action in game.legal(state, seat)]
        )

    # Commands. Each is stored before it counts.

    def asks_anyway(self) -> frozenset[int]:
        """Seats that want to be asked also where there is a single answer."""
        return frozenset([at for at, seat in enumerate(self.meta.seats) if seat.confirm and not seat.away])

    def read(self, guest: str, seat: int, text: str) -> Action:
        """The action that a guest's text names, if the seat is theirs to act for."""
        if not self.owns(guest, seat):
            raise IllegalAction(text, message("server-refused-not-your-seat"))
        try:
            action: Action = self.game.read(text)
        except ValueError:
            raise IllegalAction(text, message("server-refused-unreadable")) from None
        if action.seat != seat:
            raise IllegalAction(text, message("server-refused-not-your-seat"))
        return action

    async def act_for(self, guest: str, cid: str, seat: int, text: str, seen: int | None = None) -> int:
        """A guest's choice: checked, stored, and done once however often it is sent."""
        try:
            return await self._act_for(guest, cid, seat, text, seen)
        except IllegalAction:
            if not await self.commits.is_behind():
                raise
        return await self._act_for(guest, cid, seat, text, seen)

    async def _act_for(self, guest: str, cid: str, seat: int, text: str, seen: int | None) -> int:
        action = self.read(guest, seat, text)
        await self.come_back(seat, guest)
        row = await self.act(action, "person", action_id(guest, cid), seen=seen, guest=guest)
        if self.meta.seats[seat].away:  # their time was up, and they were quicker than the bot
            with suppress(PaddockError):  # the action is stored, whatever becomes of this
                await self.come_back(seat, guest)
        return row

    async def act(
        self,
        action: Action,
        by: str,
        cid: str | None = None,
        thought_at: int | None = None,
        seen: int | None = None,
        guest: str | None = None,
    ) -> int:
        """A choice; the row in which it stands. The same client id again is the same row again.

        One that was thought out at a version of the race counts on top of that version alone; one that answers what
        was seen at a version counts unless the seat has chosen since. That of a guest counts while the seat is theirs.
        """

        def make() -> PendingRows:
            self.must_race(action)
            if guest is not None and not self.owns(guest, action.seat):
                raise IllegalAction(str(action), message("server-refused-not-your-seat"))
            if thought_at not in (None, self.race.version):
                raise Overtaken(f"{action}: the race has gone on meanwhile")
            if seen is not None and self.race.chose_since(action.seat, seen):
                raise IllegalAction(str(action), message("server-refused-chosen"))
            return self.race.act(action, by, cid, self.clocks.took(action.seat), self.asks_anyway())

        return await self._once(action.seat, cid, make)

    async def take_back_for(self, guest: str, cid: str, seat: int) -> int:
        """A guest takes back the last choice of a seat of theirs, once however often it is sent."""
        if not self.owns(guest, seat):
            raise IllegalAction("take back", message("server-refused-not-your-seat"))
        return await self.take_back(seat, action_id(guest, cid))

    async def take_back(self, seat: int, cid: str | None) -> int:
        """The seat's last choice no longer counts."""

        def make() -> PendingRows:
            self.must_race("take back")
            if self.is_counted_try:
                raise IllegalAction("take back", message("server-refused-trial"))
            return self.race.take_back(seat, cid)

        return await self._once(seat, cid, make)

    async def _once(self, seat: int, cid: str | None, make: Callable[[], PendingRows]) -> int:
        def make_once() -> Change | None:
            return None if cid is not None and self.race.already(seat, cid) is not None else Change(make())

        async with self.lock:
            change = await self.commits.make(make_once)
        if change is not None and change.rows is not None:
            return change.rows.rows[0].seq
        done = self.race.already(seat, cid or "")
        assert done is not None
        return done

    async def why(self, seat: int, action: Action) -> Message | None:
        """Why the seat cannot do this; None if it can."""
        try:
            self.must_race(action)
            self.race.act(action, "person")
        except IllegalAction as error:
            return error.reason
        return None

    async def change(self, make: Callable[[], Meta | None], stage: Stage | None = None) -> bool:
        """Changes what is known of the table besides its rows; False if there is nothing to change.

        What is made must follow from the table as it is: it is made again if another process was quicker.
        """

        def make_change() -> Change | None:
            meta = make()
            return None if meta is None else Change(meta=meta, stage=stage)

        async with self.lock:
            changed = await self.commits.make(make_change) is not None
        if changed:
            self.show()
        return changed

    async def change_seat(self, at: int, change: Alter, note: str | None = None, by: str = "person") -> bool:
        """Changes who sits in a seat or drives it; during a race the log says so. False if nothing is to change."""

        def make() -> Change | None:
            seats = list(self.meta.seats)
            seat = change(seats[at]) if self.stage in ("lobby", "racing") else None
            if seat is None or seat == seats[at]:
                return None
            seats[at] = seat
            return Change(self.noted(note, at, by), replace(self.meta, seats=tuple(seats)))

        async with self.lock:
            changed = await self.commits.make(make) is not None
        if changed:
            self.show()
        return changed

    def noted(self, text: str | None, at: int, by: str) -> PendingRows | None:
        """A line about a seat for the log of a race, which has room for many."""
        if text is None or self.stage != "racing" or self.race.noted[at] >= MOST_NOTED:
            return None
        return self.race.note(text, at, by)

    async def away(self, at: int, bot: str, by: str, guest: str | None = None) -> None:
        """A bot drives for the person (`guest`: for this one alone) until they come back."""

        def change(seat: SeatMeta) -> SeatMeta | None:
            if seat.kind != "person" or guest not in (None, seat.guest):
                return None
            return replace(seat, away=True, bot=bot, handed=by == "person")

        await self.change_seat(at, change, f"away {bot}", by)

    async def come_back(self, at: int, guest: str, asked: bool = True) -> None:
        """The person drives again; if they have not asked for it, only where they had not handed over themselves."""
        if not self.meta.seats[at].away and not self.lock.locked():
            return  # they do, and nobody is just changing it

        def change(seat: SeatMeta) -> SeatMeta | None:
            if not seat.away or seat.guest != guest or (seat.handed and not asked):
                return None
            return replace(seat, away=False, handed=False, bot=None) if self.clocks.comes_back(at) else None

        await self.change_seat(at, change, "back")

    async def begin(self) -> bool:
        """The race starts; bots take the open seats. False if it has started already."""

        def make() -> Change | None:
            if self.stage != "lobby" and not (self.stage == "racing" and not self.race.rows):
                return None
            seats = [
                replace(seat, kind="bot", bot=stand_in(self.game), name="") if seat.kind == "open" else seat
                for seat in self.meta.seats
            ]
            meta = replace(self.meta, seats=tuple(seats))
            self.race = self.race if self.race.rows else self.new_race(meta)
            return Change(self.race.settle(self.asks_anyway()), meta, "racing")

        async with self.lock:
            begun = await self.commits.make(make) is not None
        if begun:
            self.show()
        return begun

    async def close(self) -> bool:
        """Nobody plays here any more; False if it was at its end already."""
        return await self.change(lambda: self.meta if self.stage in ("lobby", "racing") else None, "closed")

    async def save(self, meta: Meta) -> None:
        """Stores a table for the first time."""
        await self.commits.save(meta)

    def must_race(self, action: object) -> None:
        if self.stage == "over":
            raise IllegalAction(action, message("refused-over"))
        if self.stage != "racing":
            raise IllegalAction(action, message("server-refused-stage", stage=self.stage))

"""The race of a table, which depends only on its rows.

Nothing here waits or writes: a command returns pending rows, and `add` applies them once they are stored. The same rows
give the same race after a restart.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from math import inf
from time import time
from typing import cast

import msgspec

from paddock.core.errors import IllegalAction, PaddockError
from paddock.core.game import Action, AnyGame, Decide, Event, Luck, Over, Roll, Shuffle, Turn
from paddock.core.luck import SeededLuck
from paddock.core.play import read_move, step
from paddock.table.messages import GameEvent, Line
from paddock.table.sizes import MOST_TAKEN_BACK
from paddock.table.store import Row
from paddock.table.trail import RecentChoice, back_line, last_of, trail_after, without_last
from paddock.words import Seat, message

MOVES = ("act", "luck")
NAMED = ("asks", "refused", "withdrawn", "retired")
"""Notes about a seat that name a person and the bot that drives it."""


class ReplayMismatch(PaddockError):
    """Stored rows replay to different events with these rules; `seq` is the first such row."""

    def __init__(self, seq: int, why: str) -> None:
        self.seq = seq
        super().__init__(f"row {seq}: {why}")


class PendingRows(msgspec.Struct):
    """Rows to be stored, with their lines and the resulting state."""

    state: object
    turn: Turn
    spent: int
    trail: tuple[RecentChoice, ...]
    rows: list[Row] = []
    lines: list[Line] = []


class Race:
    """A race: its rows so far and the resulting state."""

    def __init__(self, game: AnyGame, seed: str, keyed: bool = False, date: Callable[[], float] = time) -> None:
        self.game = game
        self.date = date  # gives the date of new rows
        self.fortune = SeededLuck(seed, keyed=keyed)
        self.spent = 0
        self.state = game.start()
        self.rows: list[Row] = []
        self.version = 0  # number of stored rows
        self.lines: list[bytes] = []  # as they are sent
        self.trail: tuple[RecentChoice, ...] = ()
        self.turn = game.turn(self.state)
        self.waits = self.turn.seats if isinstance(self.turn, Decide) else ()  # the seats that owe a choice
        self.taken_back: Counter[int] = Counter()  # number by seat
        self.noted: Counter[int] = Counter()  # number of lines about its driver, by seat
        self.done: dict[tuple[int | None, str], int] = {}  # the row of each client's action
        self._asked: dict[int, float] = {}  # since which date each asked seat has owed its choice

    @property
    def over(self) -> bool:
        """Whether the race has ended."""
        return isinstance(self.turn, Over)

    def moves(self) -> list[str]:
        """Return the moves that count, as in a record."""
        return moves_of(self.rows)

    def asked_on(self, seat: int) -> float:
        """Return the date since which a seat has owed its choice."""
        return self._asked.get(seat, inf)

    def add(self, pending: PendingRows) -> None:
        """Apply rows that have been stored."""
        for row, line in zip(pending.rows, pending.lines, strict=True):
            self.rows.append(row)
            self.lines.append(msgspec.json.encode(line))
            if row.cid is not None:
                self.done[row.seat, row.cid] = row.seq
            if row.kind not in MOVES and row.seat is not None:
                (self.taken_back if row.kind == "back" else self.noted)[row.seat] += 1
        self.version = len(self.rows)
        self.state, self.turn = pending.state, pending.turn
        self.waits = self.turn.seats if isinstance(self.turn, Decide) else ()
        self.spent, self.trail = pending.spent, pending.trail
        known, now = self._asked, pending.rows[-1].at
        for row in pending.rows:
            if row.kind == "act" and row.seat is not None:
                known.pop(row.seat, None)
        self._asked = {seat: known.get(seat, now) for seat in self.waits}

    # Commands: each returns rows to store.

    def act(
        self,
        action: Action | None,
        by: str = "auto",
        cid: str | None = None,
        took: float | None = None,
        confirming: Callable[[], Collection[int]] = frozenset,
    ) -> PendingRows:
        """Return the rows of a choice (if not None), of pending luck, and of questions with one answer.

        Seats in `confirming` are always asked. Raises IllegalAction with the reason.
        """
        game, pending = self.game, PendingRows(self.state, self.turn, self.spent, self.trail)
        while True:
            if action is not None:
                before = pending.state
                pending.state, events = step(game, before, action)
                pending.turn = game.turn(pending.state)
                seq = self.version + len(pending.rows)
                line, mark = line_of(game, seq, action.seat, events)
                row = Row(seq, "act", str(action), action.seat, by, self.date(), cid, took, mark)
                pending.rows.append(row)
                pending.lines.append(line)
                pending.trail = trail_after(game, pending.trail, before, pending.state, row, action)
            while isinstance(pending.turn, (Roll, Shuffle)):
                self._luck(pending, pending.turn)
            seats = pending.turn.seats if isinstance(pending.turn, Decide) else ()
            public = [seat for seat in seats if game.choices_are_public(pending.state, seat)]
            single = [legal[0] for seat in public if len(legal := game.legal(pending.state, seat)) == 1]
            action = next((one for one in single if one.seat not in confirming()), None)
            if action is None:
                return pending
            by, cid, took = "auto", None, None

    def note(self, text: str, seat: int, by: str) -> PendingRows:
        """Return a row that names the new driver of a seat."""
        pending = PendingRows(self.state, self.turn, self.spent, self.trail)
        row = Row(self.version, "seat", text, seat, by, self.date())
        pending.rows.append(row)
        pending.lines.append(_seat_line(row))
        return pending

    def _luck(self, pending: PendingRows, due: Roll | Shuffle) -> None:
        self.fortune.spent = pending.spent
        luck = self.fortune.answer(due)
        pending.spent += 1
        pending.state, events = self.game.apply(pending.state, luck)
        pending.turn = self.game.turn(pending.state)
        seq = self.version + len(pending.rows)
        line, mark = line_of(self.game, seq, None, events)
        pending.rows.append(Row(seq, "luck", str(luck), None, "luck", self.date(), mark=mark))
        pending.lines.append(line)
        pending.trail = ()


def can_take_back(race: Race, seat: int) -> bool:
    """Return whether the seat's last choice may be taken back now."""
    at = last_of(race.trail, seat)
    if at is None or race.trail[at].shown or race.taken_back[seat] >= MOST_TAKEN_BACK:
        return False
    others = [made for made in race.trail[at:] if made.seat != seat and not made.auto]
    return not others or without_last(race.game, race.trail, seat) is not None


def take_back(race: Race, seat: int, cid: str | None = None) -> PendingRows:
    """Return the rows that take back the seat's last choice and those leading to it; others' sealed choices stay."""
    if race.taken_back[seat] >= MOST_TAKEN_BACK:
        raise IllegalAction("take back", message("server-refused-back-limit", most=MOST_TAKEN_BACK))
    found = without_last(race.game, race.trail, seat) if can_take_back(race, seat) else None
    if found is None:
        raise IllegalAction("take back", message("server-refused-back"))
    undone = [found]
    at = last_of(found.trail, seat)
    if at is not None and race.game.leads_on(found.trail[at].before, found.trail[at].action):
        further = without_last(race.game, found.trail, seat)
        undone += [further] if further is not None else []
    pending = PendingRows(undone[-1].state, race.game.turn(undone[-1].state), race.spent, undone[-1].trail)
    for seq, each in enumerate(undone, race.version):
        gone = " ".join(map(str, each.gone))
        pending.rows.append(Row(seq, "back", gone, seat, "person", race.date(), cid if each is found else None))
        pending.lines.append(back_line(seq, seat, each.gone))
    return pending


def kind_of(action: str) -> str:
    """Return the kind of a choice: the word after the seat number."""
    return action.partition(" ")[2].partition(" ")[0]


def done_before(rows: Sequence[Row], seat: int, kind: str) -> int:
    """Return how often the seat has made a choice of this kind, the word after the seat number: `2 bid R6Y4K2B1`."""
    return sum([row.kind == "act" and row.seat == seat and kind_of(row.text) == kind for row in rows])


def chose_since(rows: Sequence[Row], seat: int, version: int) -> bool:
    """Return whether this seat has chosen or taken back since this version."""
    return any(row.seat == seat and row.kind in ("act", "back") for row in rows[max(0, version) :])


def moves_of(rows: Sequence[Row]) -> list[str]:
    """Return the moves among these rows that were not taken back."""
    undone = undone_of(rows)
    return [row.text for row in rows if row.kind in MOVES and row.seq not in undone]


def undone_of(rows: Sequence[Row]) -> set[int]:
    """Return the rows among these that were taken back."""
    return {int(seq) for row in rows if row.kind == "back" for seq in row.text.split()}


def line_of(game: AnyGame, seq: int, seat: int | None, events: tuple[Event, ...]) -> tuple[Line, str]:
    """Return the public line of a row, and a short digest of its events."""
    mark = hashlib.sha256(msgspec.json.encode(events)).hexdigest()[:16]
    # Encoding the line turns the events into the plain data that its type promises.
    return Line(seq, seat, cast(tuple[GameEvent, ...], events), tuple(map(game.tell, events))), mark


def rebuilding(race: Race, rows: Iterable[Row]) -> Iterator[None]:
    """Replay stored rows, one per step. Raises ReplayMismatch at the first one that the rules treat differently."""
    for row in rows:
        yield
        if row.seq != race.version:
            raise ReplayMismatch(row.seq, f"row {race.version} is missing")
        try:
            race.add(_again(race, row))
        except ReplayMismatch:
            raise
        except (PaddockError, ValueError) as error:
            raise ReplayMismatch(row.seq, str(error)) from None
        except Exception as error:  # changed rules may fail on an old row in any way
            raise ReplayMismatch(row.seq, f"the rules cannot replay it ({type(error).__name__})") from error


def copy_move(race: Race, move: Action | Luck, state: object, events: tuple[Event, ...]) -> None:
    """Add a move of another race, with its resulting state, as a copied row."""
    seat = None if isinstance(move, Luck) else move.seat
    kind = "luck" if seat is None else "act"
    line, mark = line_of(race.game, race.version, seat, events)
    row = Row(race.version, kind, str(move), seat, "copied", race.date(), mark=mark)
    pending = PendingRows(race.state, race.turn, race.spent, race.trail)
    pending.rows.append(row)
    pending.lines.append(line)
    pending.state, pending.turn, pending.trail = state, race.game.turn(state), ()
    pending.spent += seat is None
    race.add(pending)


def _again(race: Race, row: Row) -> PendingRows:
    pending = PendingRows(race.state, race.turn, race.spent, race.trail)
    pending.rows.append(row)
    if row.kind == "back":
        gone = [int(seq) for seq in row.text.split()]
        found = without_last(race.game, race.trail, row.seat if row.seat is not None else -1)
        if found is None or found.gone != gone:
            raise ReplayMismatch(row.seq, "these choices may not be taken back")
        pending.state, pending.trail = found.state, found.trail
        pending.turn = race.game.turn(pending.state)
        pending.lines.append(back_line(row.seq, row.seat or 0, gone))
        return pending
    if row.kind == "seat":
        pending.lines.append(_seat_line(row))
        return pending
    move: Action | Luck = read_move(race.game, row.text)
    before = race.state
    pending.state, events = step(race.game, before, move)
    pending.turn = race.game.turn(pending.state)
    line, mark = line_of(race.game, row.seq, row.seat, events)
    if mark != row.mark:
        raise ReplayMismatch(row.seq, "it replays to different events")
    pending.lines.append(line)
    if row.kind == "luck":
        pending.spent += 1
        pending.trail = ()
    else:
        pending.trail = trail_after(race.game, race.trail, before, pending.state, row, move)  # type: ignore[arg-type]
    return pending


def _seat_line(row: Row) -> Line:
    """Return the line of a row of kind "seat", whose text is `back`, `away club`, `asks Ann for Ada` or the like."""
    what, _, who = row.text.partition(" ")
    id = f"server-log-seat-{what}"
    if what in NAMED:  # the seat's name changes with its player
        name, _, driver = who.rpartition(" for ")
        said = message(id, name=name, driver=driver)
    else:
        more: dict[str, str] = {"bot": who} if who else {}
        said = message(id, player=Seat(row.seat or 0), **more)
    return Line(row.seq, row.seat, say=(said,))

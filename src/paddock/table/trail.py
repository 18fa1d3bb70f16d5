"""The trail of a race: its last choices that may still be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.game import Action, AnyGame, Decide
from paddock.core.play import step
from paddock.table.messages import Line
from paddock.table.store import Row
from paddock.words import Seat, message


class RecentChoice(msgspec.Struct, frozen=True, gc=False):
    """A choice that may still be taken back: its row and the state before it.

    `shown`: its seat has since seen something hidden, so it may not be taken back. Version 0.1 did not check this, but
    its take-backs stay valid.
    """

    seq: int
    seat: int
    before: object
    action: Action
    auto: bool
    shown: bool = False


def trail_after(
    game: AnyGame, trail: tuple[RecentChoice, ...], before: object, after: object, row: Row, action: Action
) -> tuple[RecentChoice, ...]:
    """Return the choices that may be taken back after this one.

    It is empty after luck, after something hidden was shown, or once the last sealed choice reveals all; an open choice
    removes those of other seats.
    """
    if row.by == "copied" or game.uncovers(before, after, action.seat):
        return ()
    seats = {made.seat for made in trail if not made.shown and game.uncovers(before, after, made.seat)}
    trail = tuple([msgspec.structs.replace(made, shown=True) if made.seat in seats else made for made in trail])
    made = RecentChoice(row.seq, action.seat, before, action, row.by == "auto")
    turn = game.turn(before)
    sealed = isinstance(turn, Decide) and len(turn.seats) > 1
    if not sealed and not made.auto and any(other.seat != made.seat and not other.auto for other in trail):
        return (made,)
    return (*trail, made)


class Shortened(NamedTuple):
    """A race without a seat's last choice: its state, its trail, and the rows that no longer count."""

    state: object
    trail: tuple[RecentChoice, ...]
    gone: list[int]


def last_of(trail: Sequence[RecentChoice], seat: int) -> int | None:
    """Return the index of a seat's last choice in the trail."""
    return next((at for at in reversed(range(len(trail))) if trail[at].seat == seat and not trail[at].auto), None)


def without_last(game: AnyGame, trail: Sequence[RecentChoice], seat: int) -> Shortened | None:
    """Return the race without the seat's last choice; None if it has none, or later choices depend on it."""
    at = last_of(trail, seat)
    if at is None:
        return None
    gone = [made.seq for made in trail[at:] if made.seat == seat or made.auto]
    state, kept = trail[at].before, list(trail[:at])
    for made in trail[at:]:
        if made.seq in gone:
            continue
        try:  # choices that others have sealed since must be legal without it
            after, _ = step(game, state, made.action)
        except PaddockError:
            return None
        kept.append(msgspec.structs.replace(made, before=state))
        state = after
    return Shortened(state, tuple(kept), gone)


def back_line(seq: int, seat: int, gone: Sequence[int]) -> Line:
    """Return the log line of a take-back."""
    return Line(seq, seat, say=(message("server-log-back", player=Seat(seat)),), undone=tuple(gone))

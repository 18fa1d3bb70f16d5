"""Replays of a finished race: from the view of a seat or a spectator, or with all hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast
from weakref import WeakKeyDictionary

import msgspec

from paddock.core.game import AnyGame, Event, Over
from paddock.core.play import read_move
from paddock.table.messages import Frame, Replay, TableInfo
from paddock.table.race import Race, line_of
from paddock.table.sizes import LARGEST_PAGE
from paddock.table.steps import Steps

CHECKPOINTS = 40
"""Cached states of each race, so that a page need not be replayed from the start."""
LEAST_APART = 100
"""Fewest moves between two of them."""

_checkpoints: WeakKeyDictionary[Race, dict[int, object]] = WeakKeyDictionary()  # states, by the moves before them


class Moment(msgspec.Struct, frozen=True, gc=False):
    """A race after one of its moves: the move, its seat, its events."""

    at: int
    text: str
    seat: int | None
    state: object
    events: tuple[Event, ...] = ()


def replaying(race: Race, info: TableInfo, seat: int | str, first: int, count: int) -> Steps[bytes]:
    """Return up to `count` moments from `first` as JSON, fewer if they are large; moment 0 is before the first move."""
    yield
    game, moves = race.game, race.moves()
    frames: list[bytes] = []
    for moment in moments(race, moves, first):
        if moment.at >= first + count or sum(map(len, frames)) > LARGEST_PAGE:
            break
        if moment.at >= first:
            frames.append(msgspec.json.encode(frame_of(game, moment, seat)))
        yield
    turn = race.turn
    page = Replay(
        info,
        len(moves),
        cast(tuple[Frame, ...], tuple(map(msgspec.Raw, frames))),
        sheet=game.sheet(turn.result) if isinstance(turn, Over) else None,
        result=turn.result if isinstance(turn, Over) else None,
    )
    return msgspec.json.encode(page)


def moments(race: Race, moves: list[str], first: int) -> Iterator[Moment]:
    """Yield the moments of a finished race, starting at or shortly before `first`."""
    game, kept = race.game, _checkpoints.setdefault(race, {})
    begin = max([at for at in list(kept) if at < first], default=0)
    state = kept[begin] if begin else game.start()
    if not begin:
        yield Moment(0, "", None, state)
    apart = max(LEAST_APART, len(moves) // CHECKPOINTS)
    for at, text in enumerate(moves[begin:], begin + 1):
        move = read_move(game, text)
        state, events = game.apply(state, move)
        if at % apart == 0:
            kept[at] = state
        yield Moment(at, text, getattr(move, "seat", None), state, events)


def frame_of(game: AnyGame, moment: Moment, seat: int | str) -> Frame:
    """Return one moment from a seat's view, with all hands ("all"), or from a spectator's view ("none")."""
    state = moment.state
    hands = tuple([game.view(state, one) for one in range(game.seats)]) if seat == "all" else ()
    view = game.view(state, seat if isinstance(seat, int) else None)
    line, _ = line_of(game, moment.at, moment.seat, moment.events)
    return Frame(moment.at, moment.text, line, view, hands)

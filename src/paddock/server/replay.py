"""A race that is over, moment by moment: as a seat saw it, as a spectator did, or all-seeing."""

from __future__ import annotations

from typing import cast

import msgspec

from paddock.core.game import AnyGame, Over
from paddock.core.play import read_move
from paddock.server.jobs import Steps
from paddock.server.messages import Frame, Line, Replay, TableInfo
from paddock.server.race import Race, line_of
from paddock.server.sizes import LARGEST_PAGE


def replaying(race: Race, info: TableInfo, seat: int | str, first: int, count: int) -> Steps[bytes]:
    """Moments `first` to `first + count` as JSON, fewer where they are large; moment 0 is before the first move."""
    yield
    game, moves = race.game, race.moves()
    frames: list[bytes] = []
    state = game.start()
    for at in range(min(len(moves), first + count - 1) + 1):
        line, text = Line(at), moves[at - 1] if at else ""
        if at:
            move = read_move(game, text)
            state, events = game.apply(state, move)
            if at >= first:
                line = line_of(game, at, getattr(move, "seat", None), events)
        if at >= first:
            frames.append(msgspec.json.encode(frame_of(game, state, seat, at, text, line)))
            if sum(map(len, frames)) > LARGEST_PAGE:
                break
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


def frame_of(game: AnyGame, state: object, seat: int | str, at: int, text: str, line: Line) -> Frame:
    """One moment as a seat sees it, "all" or "none"."""
    hands = tuple([game.view(state, one) for one in range(game.seats)]) if seat == "all" else ()
    return Frame(at, text, line, game.view(state, seat if isinstance(seat, int) else None), hands)

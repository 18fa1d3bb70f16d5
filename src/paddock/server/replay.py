"""A race that is over, moment by moment: as a seat saw it, as a spectator did, or all-seeing."""

from __future__ import annotations

from paddock.core.game import Over
from paddock.core.play import read_move
from paddock.server.messages import Frame, Line, Replay
from paddock.server.race import line_of
from paddock.server.table import Table


def replay_of(table: Table, guest: str, seat: int | str, first: int, count: int) -> Replay:
    """Moments `first` to `first + count`; moment 0 is before the first move."""
    game = table.game
    moves = table.race.moves()
    looking = seat if isinstance(seat, int) else None
    frames = []
    state = game.start()
    for at in range(min(len(moves), first + count - 1) + 1):
        line = Line(at)
        if at:
            move = read_move(game, moves[at - 1])
            state, events = game.apply(state, move)
            if at >= first:
                line = line_of(game, at, getattr(move, "seat", None), events)
        if at >= first:
            hands = tuple([game.view(state, one) for one in range(game.seats)]) if seat == "all" else ()
            text = moves[at - 1] if at else ""
            frames.append(Frame(at, text, line, game.view(state, looking), hands))
    turn = game.turn(table.race.state)
    return Replay(
        table.info(guest),
        len(moves),
        tuple(frames),
        sheet=game.sheet(turn.result) if isinstance(turn, Over) else None,
        result=turn.result if isinstance(turn, Over) else None,
    )

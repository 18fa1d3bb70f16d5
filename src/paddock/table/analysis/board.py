"""An analysis board: a finished race, continued from any moment for all seats. Nothing is stored."""

from __future__ import annotations

from typing import Annotated

import msgspec

from paddock.analysis.rows import Positions, SeatPosition, maker_of
from paddock.core.errors import BadOptions
from paddock.core.game import Action, AnyGame, Decide, Luck, Over, Roll, Shuffle
from paddock.core.luck import SeededLuck
from paddock.core.play import read_move, step
from paddock.fair import new_seed
from paddock.table.analysis.positions import as_positions
from paddock.table.messages import Choice, Line, TableInfo, Update
from paddock.table.race import Race, line_of
from paddock.table.replay import moments
from paddock.table.sizes import LONGEST_MOVE
from paddock.table.steps import Steps
from paddock.table.updates import follow_ups

MOST_EXPLORED = 400
"""Most moves after the moment, luck included."""
Move = Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]


class Explore(msgspec.Struct, frozen=True):
    """A moment of a finished race, by its number of moves, and the moves played after it."""

    at: int
    moves: tuple[Move, ...] = ()


class Explored(msgspec.Struct, frozen=True):
    """The result: all moves including luck, and the race from the view of the seat to choose."""

    moves: tuple[str, ...]
    update: Update
    odds: Positions
    choices: SeatPosition | None = None  # None: the race is over


def exploring(race: Race, info: TableInfo, levels: tuple[str, ...], wanted: Explore) -> Steps[Explored]:
    """Play these moves from a moment, then everything automatic: luck, and questions with one answer."""
    yield
    game, moves = race.game, race.moves()
    if len(wanted.moves) > MOST_EXPLORED:
        raise BadOptions(f"an analysis board has at most {MOST_EXPLORED} moves")
    if not 0 <= wanted.at <= len(moves):
        raise BadOptions(f"the race has {len(moves)} moves, not {wanted.at}")
    state: object = game.start()
    for moment in moments(race, moves, wanted.at):
        state = moment.state
        if moment.at == wanted.at:
            break
        yield
    luck, moves = SeededLuck(new_seed()), list(wanted.moves)
    played: list[str] = []
    lines: list[Line] = []
    while (move := read(game, moves.pop(0)) if moves else following(game, state, luck)) is not None:
        state, events = step(game, state, move)
        line, _ = line_of(game, wanted.at + len(played), getattr(move, "seat", None), events)
        played.append(str(move))
        lines.append(line)
        yield
    return explored(game, state, info, levels, wanted.at, tuple(played), tuple(lines))


def following(game: AnyGame, state: object, luck: SeededLuck) -> Action | Luck | None:
    """Return the next automatic move; None if a seat has a choice or the race is over."""
    turn = game.turn(state)
    if isinstance(turn, Roll | Shuffle):
        return luck.answer(turn)
    legal = game.legal(state, turn.seats[0]) if isinstance(turn, Decide) else ()
    return legal[0] if len(legal) == 1 else None


def read(game: AnyGame, text: str) -> Action | Luck:
    try:
        return read_move(game, text)
    except ValueError as error:
        raise BadOptions(str(error)) from None


def explored(
    game: AnyGame,
    state: object,
    info: TableInfo,
    levels: tuple[str, ...],
    at: int,
    played: tuple[str, ...],
    lines: tuple[Line, ...],
) -> Explored:
    """Return a state from the view of the first seat to choose."""
    turn, version = game.turn(state), at + len(played)
    seat = turn.seats[0] if isinstance(turn, Decide) else None
    view, result = game.view(state, seat), turn.result if isinstance(turn, Over) else None
    legal = () if seat is None else game.legal(state, seat)
    update = Update(
        info,
        version,
        at,
        lines,
        seat,
        view=view,
        question=None if seat is None else game.question(view, seat),
        choices=tuple([offered(game, state, action) for action in legal]),
        waits=() if seat is None else (seat,),
        back=bool(played),
        sheet=None if result is None else game.sheet(result),
        result=result,
    )
    maker = maker_of(game)
    choices = None if seat is None else maker.seat(version, state, seat)
    return Explored(played, update, as_positions(maker, [(version, state)], levels, version), choices)


def offered(game: AnyGame, state: object, action: Action) -> Choice:
    """Return a legal action as it is sent, with the choices that it leads to."""
    then = follow_ups(game, state, action) if game.leads_on(state, action) else ()
    return Choice(str(action), game.label(action), game.preview(state, action), then)

"""A recorded race as steps: every piece of luck and every choice, with the states before and after it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from paddock.core.errors import BadRecord
from paddock.core.game import Action, AnyGame, Dealt, Decide, Luck, Rolled
from paddock.core.record import Record, replay


class Step(msgspec.Struct, frozen=True):
    """One move. `at` is its number in the record, from 1, as replays count moments."""

    at: int
    before: object
    after: object
    move: Action | Luck
    luck_spent: int  # pieces of luck before this move
    legal: tuple[Action, ...] = ()  # the legal actions; none for luck

    @property
    def seat(self) -> int | None:
        """The chooser; None for luck."""
        return None if isinstance(self.move, Rolled | Dealt) else self.move.seat

    @property
    def is_decision(self) -> bool:
        return len(self.legal) > 1


def steps_of(game: AnyGame, record: Record) -> list[Step]:
    """Return all moves of a finished race. Secret choices count in the order of seats."""
    if record.result is None:
        raise BadRecord("only finished races can be reviewed; this one is not over")
    moves = [move for move, _, _ in replay(game, record) if move is not None]
    return list(_steps(game, moves))


def _steps(game: AnyGame, moves: list[Action | Luck]) -> Iterator[Step]:
    state, luck_spent, at = game.start(), 0, 0
    while at < len(moves):
        turn = game.turn(state)
        together = len(turn.seats) if isinstance(turn, Decide) else 1
        round_ = list(enumerate(moves[at : at + together], start=at + 1))
        for number, move in sorted(round_, key=lambda each: getattr(each[1], "seat", 0)):
            after, _ = game.apply(state, move)
            is_luck = isinstance(move, Rolled | Dealt)
            legal = () if isinstance(move, Rolled | Dealt) else tuple(game.legal(state, move.seat))
            yield Step(number, state, after, move, luck_spent, legal)
            state, luck_spent = after, luck_spent + is_luck
        at += together

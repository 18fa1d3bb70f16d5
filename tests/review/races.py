"""Recorded races, and valuers of their moments."""

from __future__ import annotations

from functools import cache

from paddock import games
from paddock.core.game import Action, AnyGame
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import moves
from paddock.core.record import Record, read, replay
from paddock.review.values import Valuer, valuer_of
from tests.golden import golden_text


@cache
def golden(name: str) -> tuple[AnyGame, Record, list[object]]:
    """The game of a golden race, its record, and every state from the start to the end."""
    record = read(golden_text(name))
    game = games.of_record(record)
    return game, record, [state for _, state, _ in replay(game, record)]


@cache
def valuer(name: str, seed: str = "7") -> Valuer:
    """A valuer of moments of a golden race."""
    return valuer_of(golden(name)[0], seed)


@cache
def raced(name: str, level: str, **options: object) -> tuple[AnyGame, list[object]]:
    """A race of these drivers: the game, and every state from the start to the end."""
    game = games.make(name, options)
    bot, rng = game.make_bot(level), stream("7", level)

    def choose(state: object, seat: int) -> Action:
        return bot(game.view(state, seat), game.legal(state, seat), rng, 10)

    return game, [game.start(), *[state for _, state, _ in moves(game, choose, SeededLuck("7"))]]

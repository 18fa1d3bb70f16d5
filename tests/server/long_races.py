"""Long races for tests."""

from __future__ import annotations

from functools import cache

from paddock import games
from paddock.core.game import Action, Decide, Luck, Over
from paddock.core.luck import SeededLuck
from paddock.core.record import Record, make_header


@cache
def long_record(moves: int) -> Record:
    """A race of Formula D that is not over after `moves` moves: all take the first choice, which is a low gear."""
    game = games.make("formula_d", {"cars": 10, "laps": 99, "track": "lantern-city"})
    luck = SeededLuck("long")
    state = game.start()
    found: list[str] = []
    while len(found) < moves:
        turn = game.turn(state)
        assert not isinstance(turn, Over)
        move: Action | Luck = game.legal(state, turn.seats[0])[0] if isinstance(turn, Decide) else luck.answer(turn)
        state, _ = game.apply(state, move)
        found.append(str(move))
    return Record(make_header(game, tuple(f"Driver {n}" for n in range(game.seats))), tuple(found))

"""Long races for tests."""

from __future__ import annotations

from functools import cache
from itertools import islice

from paddock import games
from paddock.core import play
from paddock.core.luck import SeededLuck
from paddock.core.record import Record, make_header


@cache
def long_record(moves: int) -> Record:
    """A race of Formula D that is not over after `moves` moves: all take the first choice, which is a low gear."""
    game = games.make("formula_d", {"cars": 10, "laps": 99, "track": "lantern-city"})
    played = play.moves(game, lambda state, seat: game.legal(state, seat)[0], SeededLuck("long"))
    found = tuple([str(move) for move, _, _ in islice(played, moves)])
    assert len(found) == moves
    return Record(make_header(game, tuple(f"Driver {n}" for n in range(game.seats))), found)

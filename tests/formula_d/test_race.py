"""Whole races: the cache changes nothing and stays small, club finishes, and careers count correctly."""

from __future__ import annotations

import gc
import tracemalloc
import weakref
from random import Random
from typing import Any

import pytest

from paddock import games
from paddock.bots import make_bot
from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.setup import CIRCUITS, remembered_ends
from paddock.formula_d.rules.state import RaceResult, State
from paddock.sim.perft import fingerprint
from paddock.track.model import Track
from tests.formula_d.board.tracks import CITY, OVAL, PITTED, TWISTY, with_tunnel
from tests.formula_d.table import game_on

RACES: dict[str, tuple[Track, dict[str, Any]]] = {
    "alone": (OVAL, {"cars": 1}),
    "pits": (PITTED, {"cars": 7, "laps": 4, "wear": 40}),
    "road": (with_tunnel(CITY, 14, 15), {"cars": 5, "road": True, "laps": 3, "wear": 30}),
    "passing": (CITY, {"cars": 4, "road": True, "danger": "passing"}),
}


def careful(game: FormulaD, rng: Random) -> Any:
    """Choose among the cheapest ends and the lower gears, so that cars survive."""

    def choose(state: State, seat: int) -> Any:
        legal = game.legal(state, seat)
        return pick(rng, legal[: max(1, min(3, len(legal)))])

    return choose


def test_the_memo_changes_nothing() -> None:
    """A race driven with a fresh setup for every question is the same race."""
    game = game_on(TWISTY, cars=2)
    rng = stream("memo", "test")
    state = game.start()
    for _, after, _ in moves(game, careful(game, rng), SeededLuck("memo")):
        turn = game.turn(after)
        if isinstance(turn, Decide):
            fresh = game_on(TWISTY, cars=2)
            assert fresh.legal(after, turn.seats[0]) == game.legal(after, turn.seats[0])
        state = after
    assert isinstance(game.turn(state), Over)


def seated(game: FormulaD, bot: Any, rng: Random) -> Any:
    """The bot as a driver of every seat."""
    return lambda state, seat: bot(game.view(state, seat), game.legal(state, seat), rng)


def club_races(game: FormulaD, races: int) -> tuple[float, float]:
    """How many cars of club bots finish, and in how many turns on average."""
    bot = make_bot("club", game)
    home, turns, cars = 0, 0, 0
    for seed in range(races):
        state = game.start()
        for _, after, _ in moves(game, seated(game, bot, stream(str(seed), "bot")), SeededLuck(str(seed))):
            state = after
        turn = game.turn(state)
        assert isinstance(turn, Over)
        assert isinstance(turn.result, RaceResult)
        for place in turn.result.classification:
            cars += 1
            home += place.out is None
            turns += place.turns if place.out is None else 0
    return home / cars, turns / max(1, home)


@pytest.mark.parametrize("name", ["alone", "pits", "road", "passing"])
def test_club_finishes_on_every_circuit(name: str) -> None:
    track, options = RACES[name]
    home, _ = club_races(game_on(track, **options), 3)
    assert home > 0.6


@pytest.mark.parametrize("races", [15, pytest.param(2000, marks=pytest.mark.slow)])
def test_club_on_monaco_alone(monaco: Track, races: int) -> None:
    home, turns = club_races(game_on(monaco, cars=1), races)
    assert home >= 0.97
    assert turns <= 24


MOST = 30e6
"""Most bytes of all cached moves together."""


def test_all_remembered_moves_together_are_small() -> None:
    game = games.make("formula_d", {})
    fingerprint(game, "warm")
    remembered_ends.cache_clear()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        fingerprint(game, "memory")
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    found = remembered_ends.cache_info()
    assert found.maxsize is not None and found.currsize > 20
    assert grown / found.currsize * found.maxsize < MOST


def test_remembered_moves_keep_few_circuits_alive() -> None:
    """Anyone may bring circuits, so their number is unlimited."""
    game = FormulaD.make({})
    circuit = weakref.ref(game.setup.circuit)
    fingerprint(game, "first")
    del game
    for _ in range(CIRCUITS):
        games.make("formula_d", {})
    gc.collect()
    assert circuit() is None


def test_a_lap_is_as_long_as_its_turns_and_cars_that_went_out_are_counted() -> None:
    game = FormulaD.make({"cars": 4, "laps": 2})
    bot, rng = game.make_bot("rookie"), Random(1)

    def choose(state: State, seat: int) -> Any:
        return bot(game.view(state, seat), game.legal(state, seat), rng, 0)

    played = list(moves(game, choose, SeededLuck("laps")))
    turn = game.turn(played[-1][1])
    assert isinstance(turn, Over) and isinstance(turn.result, RaceResult)
    figures = game.career(turn.result, [events for _, _, events in played])
    assert [own["points"] for own in figures] == list(turn.result.scores)
    for place in turn.result.classification:
        own = figures[place.seat]
        assert own["out"] == (place.out is not None)
        assert ("best_lap" in own) == (place.laps > 0)
        if place.laps:
            assert own["best_lap"] > 3 and own["best_lap"] * place.laps <= place.turns
    home = [place for place in turn.result.classification if place.out is None]
    assert home, "somebody has driven both laps"
    assert any(figures[place.seat]["best_lap"] < place.turns / 2 for place in home), "one lap was better than the other"

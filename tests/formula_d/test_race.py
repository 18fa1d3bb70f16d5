"""Whole races: random play ends, views hold everything, records replay, the bot comes home."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from paddock.bots import make_bot
from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves, read_move, step
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.state import OFF, RaceResult, State
from paddock.track.model import Track
from tests.formula_d.board.tracks import CITY, OVAL, PITTED, TWISTY, with_tunnel
from tests.formula_d.table import game_on

RACES: dict[str, tuple[Track, dict[str, Any]]] = {
    "alone": (OVAL, {"cars": 1}),
    "ten": (TWISTY, {"cars": 10}),
    "everyone": (OVAL, {"cars": 6, "collisions": "everyone"}),
    "pits": (PITTED, {"cars": 7, "laps": 4, "wear": 40}),
    "seats": (OVAL, {"cars": 7, "seats": 3, "laps": 2}),
    "road": (with_tunnel(CITY, 14, 15), {"cars": 5, "road": True, "laps": 3, "wear": 30}),
    "passing": (CITY, {"cars": 4, "road": True, "danger": "passing"}),
}


def careful(game: FormulaD, rng: Random) -> Any:
    """Chooses among the cheapest ends and the lower gears, so that cars come round and meet everything."""

    def choose(state: State, seat: int) -> Any:
        legal = game.legal(state, seat)
        return pick(rng, legal[: max(1, min(3, len(legal)))])

    return choose


@pytest.mark.parametrize("name", RACES)
def test_random_races_end_and_hold_together(name: str) -> None:
    track, options = RACES[name]
    game = game_on(track, **options)
    rng = stream(name, "test")
    for seed in range(6):
        state = game.start()
        for number, (move, after, events) in enumerate(moves(game, careful(game, rng), SeededLuck(f"{name}/{seed}"))):
            assert number < 20_000
            checked, told = step(game, state, read_move(game, str(move)))
            assert (checked, told) == (after, events)
            state = after
            placed = [car.space for car in state.cars if 0 <= car.space < game.setup.circuit.first_box]
            assert len(set(placed)) == len(placed)
            assert all(0 <= car.wp <= game.options.wear for car in state.cars)
            view = game.view(state, 0)
            assert game.imagine(view, rng) == state
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        turn = game.turn(state)
        assert isinstance(turn, Over)
        assert isinstance(turn.result, RaceResult)
        assert sorted(place.car for place in turn.result.classification) == list(game.setup.cars)
        assert all(car.space == OFF for car in state.cars)


def test_the_pits_and_the_road_are_met() -> None:
    """What random races must have met, or they prove little."""
    met: set[str] = set()
    for name in ("pits", "road"):
        track, options = RACES[name]
        game = game_on(track, **options)
        rng = stream(name, "met")
        for seed in range(12):
            for _, _, events in moves(game, careful(game, rng), SeededLuck(f"{name}/{seed}")):
                met |= {type(event).__name__ for event in events}
    assert {"Pitted", "LineCrossed", "PoliceBonus", "TroubleRolled", "DangerRolled", "NitroUsed"} <= met


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
def test_club_comes_home_anywhere(name: str) -> None:
    track, options = RACES[name]
    home, _ = club_races(game_on(track, **options), 3)
    assert home > 0.6


def test_club_on_monaco_alone(monaco: Track) -> None:
    home, turns = club_races(game_on(monaco, cars=1), 15)
    assert home >= 0.97
    assert turns <= 24


@pytest.mark.slow
def test_club_on_monaco_alone_many_times(monaco: Track) -> None:
    home, turns = club_races(game_on(monaco, cars=1), 2000)
    assert home >= 0.97
    assert turns <= 24

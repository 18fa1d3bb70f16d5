"""The quick race of the Downforce bots is held equal to the rules."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck, pick, stream
from paddock.downforce import Downforce
from paddock.downforce.bots.playout import Playout
from paddock.downforce.bots.road import Road
from paddock.downforce.rules.actions import Action
from paddock.downforce.rules.secrets import CARD_IN_PLAY
from paddock.downforce.rules.state import Betting, Finished, Playing, State

RACING = (*CARD_IN_PLAY, Betting, Playing)

TABLES: list[dict[str, Any]] = [
    {},
    {"track": "marina-bay"},
    {"players": 2},
    {"players": 2, "cunning": "not_kept"},
    {"players": 3},
    {"players": 5},
    {"players": 6, "track": "marina-bay"},
    {"beginner": True},
    {"beginner": True, "players": 2},
    {"hands_of_three": True},
    {"powers": False},
    {"auction": False},
    {"strategic_lines": 3},
    {"long_distance": True},
]


def somewhere(game: Downforce, seed: str, choices: int) -> State:
    """A state of a random race after so many choices on the track."""
    rng, fortune = stream(seed, "somewhere"), SeededLuck(seed)
    state = game.start()
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            if isinstance(state.ask, RACING):
                if not choices:
                    break
                choices -= 1
            state, _ = game.apply(state, pick(rng, game.legal(state, turn.seats[0])))
        else:
            state, _ = game.apply(state, fortune.answer(turn))
    return state


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_same_moves_give_the_same_race(options: dict[str, Any]) -> None:
    game = Downforce.make(options)
    road = Road(game)
    for number in range(20):
        state = somewhere(game, f"same/{number}", number * 7 % 60)
        log: list[Action] = []
        race = Playout(road, state, stream(f"same/{number}", "playout"), log)
        race.run(state)
        for action in log:
            turn = game.turn(state)
            assert isinstance(turn, Decide)
            assert action.seat in turn.seats
            assert action in game.legal(state, action.seat)
            state, _ = game.apply(state, action)
        assert isinstance(state.ask, Finished)
        assert race.cars == list(state.cars)
        assert race.occupied == sum(1 << space for space in state.cars if space >= 0)
        assert race.places == list(state.places)
        assert race.laps == list(state.laps)
        assert [tuple(bets) for bets in race.bets] == list(state.bets)
        assert race.winnings() == [sheet.winnings for sheet in state.ask.result.sheets]


@pytest.mark.parametrize("track", ["river-station", "marina-bay"])
def test_distances_fall_on_the_way(track: str) -> None:
    game = Downforce.make({"track": track})
    road = Road(game)
    board = game.setup.board
    for space in range(board.finish):
        assert road.to_go[space] == 1 + min(road.to_go[there] for there in board.next[space])
        assert road.far[space] > road.to_go[space] - 1e-9
    assert road.to_go[board.finish] == 0

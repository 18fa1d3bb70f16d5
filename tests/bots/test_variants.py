"""Bots of every level race every variant by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.bots import make_bot
from paddock.core.game import AnyGame, Decide, Over
from paddock.core.luck import SeededLuck, stream
from paddock.games import make

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("downforce", {}),
    ("downforce", {"track": "marina-bay"}),
    ("downforce", {"players": 2}),
    ("downforce", {"players": 2, "cunning": "not_kept"}),
    ("downforce", {"players": 3}),
    ("downforce", {"players": 5}),
    ("downforce", {"players": 6, "track": "marina-bay"}),
    ("downforce", {"beginner": True}),
    ("downforce", {"beginner": True, "players": 2}),
    ("downforce", {"hands_of_three": True}),
    ("downforce", {"powers": False}),
    ("downforce", {"auction": False}),
    ("downforce", {"strategic_lines": 3}),
    ("downforce", {"long_distance": True}),
    ("formula_d", {"cars": 10}),
    ("formula_d", {"cars": 6, "seats": 3, "wear": 5}),
    ("formula_d", {"cars": 5, "collisions": "everyone"}),
    ("formula_d", {"cars": 4, "track": "mesa-roja", "laps": 2}),
    ("formula_d", {"cars": 4, "track": "lantern-city", "road": True, "wear": 9}),
    ("formula_d", {"cars": 3, "track": "lantern-city", "road": True, "danger": "passing", "laps": 2}),
]


LEVELS = ("rookie", "club", "pro:1ms")
RACES = [
    pytest.param(*variant, level, marks=[] if (at - number) % 3 == 0 else [pytest.mark.slow])
    for at, variant in enumerate(VARIANTS)
    for number, level in enumerate(LEVELS)
]
"""Every variant by one of the levels; the other two only when slow."""


@pytest.mark.parametrize(("name", "options", "level"), RACES, ids=str)
def test_races_every_variant_by_the_rules(name: str, options: dict[str, Any], level: str) -> None:
    game: AnyGame = make(name, options)
    driver = make_bot(level, game)
    fortune, rng = SeededLuck(f"variant {level}"), stream(f"variant {level}", "bots")
    state = game.start()
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            legal = game.legal(state, turn.seats[0])
            action = driver(game.view(state, turn.seats[0]), legal, rng)
            assert action in legal
            state, _ = game.apply(state, action)
        else:
            state, _ = game.apply(state, fortune.answer(turn))

"""Bots of every level race every variant by the rules."""

from __future__ import annotations

import pytest

from paddock.bots import make_bot
from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck, stream
from tests.conformance.kit import RACES, game_of

LEVELS = ("rookie", "club", "pro:1ms")
ASKED = [
    pytest.param(race, level, marks=[] if (at - number) % 3 == 0 else [pytest.mark.slow])
    for at, race in enumerate(RACES)
    for number, level in enumerate(LEVELS)
]
"""Every variant by one of the levels; the other two only when slow."""


@pytest.mark.parametrize(("race", "level"), ASKED)
def test_races_every_variant_by_the_rules(race: str, level: str) -> None:
    game = game_of(race)
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

"""Shared by the conformance tests: their races, and random play that records its states."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from paddock.cli.setup import read_value
from paddock.core.game import AnyGame, Decide
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves
from paddock.games import make
from paddock.words import LANGUAGES, Message, Words


def mostly_slow(values: Iterable[object], *quick: object) -> list[Any]:
    """Mark the parameters of a sweep as slow, except for the named ones."""
    return [value if value in quick else pytest.param(value, marks=pytest.mark.slow) for value in values]


RACES: dict[str, tuple[str, dict[str, Any]]] = {
    "downforce-2": ("downforce", {"players": 2}),
    "downforce-2-not-kept": ("downforce", {"players": 2, "cunning": "not_kept"}),
    "downforce-2-removed": ("downforce", {"players": 2, "cunning": "removed", "track": "marina-bay"}),
    "downforce-3": ("downforce", {"players": 3, "strategic_lines": 3}),
    "downforce-4": ("downforce", {"players": 4}),
    "downforce-5": ("downforce", {"players": 5, "track": "marina-bay"}),
    "downforce-6": ("downforce", {"players": 6}),
    "downforce-beginner-2": ("downforce", {"players": 2, "beginner": True}),
    "downforce-beginner-4": ("downforce", {"players": 4, "beginner": True}),
    "downforce-no-auction": ("downforce", {"players": 3, "auction": False}),
    "downforce-no-powers": ("downforce", {"players": 5, "powers": False}),
    "downforce-hands-of-three": ("downforce", {"players": 4, "hands_of_three": True}),
    "downforce-no-bets": ("downforce", {"players": 4, "bets": False}),
    "downforce-first-home": ("downforce", {"players": 4, "first_home_wins": True}),
    "downforce-long": ("downforce", {"players": 4, "long_distance": True}),
    "formula-d-alone": ("formula_d", {"cars": 1}),
    "formula-d-4": ("formula_d", {"cars": 4, "track": "mesa-roja"}),
    "formula-d-10": ("formula_d", {"cars": 10}),
    "formula-d-pits": ("formula_d", {"cars": 6, "laps": 2}),
    "formula-d-everyone": ("formula_d", {"cars": 6, "collisions": "everyone", "laps": 3, "track": "mesa-roja"}),
    "formula-d-teams": ("formula_d", {"cars": 8, "seats": 3}),
    "formula-d-road": ("formula_d", {"cars": 5, "track": "lantern-city", "road": True}),
    "formula-d-road-2": (
        "formula_d",
        {"cars": 6, "track": "lantern-city", "road": True, "laps": 2, "danger": "passing"},
    ),
}

SPRINTS: dict[str, tuple[str, dict[str, Any]]] = {
    "sprint-2": ("sprint", {"players": 2}),
    "sprint-5": ("sprint", {"players": 5, "goal": 40}),
}
"""Races of a game from another package."""


def named(text: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """Parse races from a text: `hops players=2; hops players=4 goal=9`."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for race in filter(None, map(str.strip, text.split(";"))):
        game, *settings = race.split()
        pairs = [setting.partition("=") for setting in settings]
        found[race] = (game, {key: read_value(value) for key, _, value in pairs})
    return found


NAMED = named(os.environ.get("PADDOCK_RACES", ""))
"""Races of a third-party game, which replace all others."""


def game_of(race: str) -> AnyGame:
    name, options = {**RACES, **SPRINTS, **NAMED}[race]
    return make(name, options)


def random_race(game: AnyGame, seed: str) -> Iterator[tuple[Any, Any, Any]]:
    """Random play to the end: (move, state after it, events)."""
    rng = stream(seed, "conformance")
    return moves(game, lambda state, seat: pick(rng, game.legal(state, seat)), SeededLuck(seed))


def sampled_states(game: AnyGame, seed: str, every: int = 7) -> Iterator[Any]:
    """Return the start and some later states, always including those in which several seats choose."""
    yield game.start()
    for number, (_, state, _) in enumerate(random_race(game, seed)):
        turn = game.turn(state)
        if number % every == 0 or (isinstance(turn, Decide) and len(turn.seats) > 1):
            yield state


DRIVERS = tuple(f"Driver {seat}" for seat in range(10))


def say(message: Message) -> tuple[str, ...]:
    """The message in every language; raises if one has no text."""
    said = tuple([Words(language, DRIVERS).say(message) for language in LANGUAGES])
    assert all(said)
    return said

"""Time games of PettingZoo and OpenSpiel like Paddock's own environments; missing packages are reported."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec

ROUNDS = 3
PETTINGZOO = ("connect_four_v3", "tictactoe_v3")
OPENSPIEL = ("backgammon", "hearts")


class Others(msgspec.Struct, frozen=True):
    """Steps per CPU second of one core, by library and game, and a sentence for each missing library."""

    steps: dict[str, int]
    missing: tuple[str, ...]


def other_games(seconds: float) -> Others:
    """Play the games of other installed libraries at random."""
    steps: dict[str, int] = {}
    missing: list[str] = []
    for name in PETTINGZOO:
        try:
            race = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as error:
            missing.append(f"PettingZoo's {name} is left out: {error}")
            continue
        steps[f"PettingZoo {name}"] = timed(partial(aec_race, race), seconds)
    try:
        spiel = import_module("pyspiel")
    except ImportError as error:
        missing.append(f"OpenSpiel is left out: {error}; install open_spiel")
        return Others(steps, tuple(missing))
    for name in OPENSPIEL:
        game = spiel.load_game(name)
        steps[f"OpenSpiel {name}"] = timed(partial(spiel_race, game), seconds)
    return Others(steps, tuple(missing))


def timed(race: Callable[[int], int], seconds: float) -> int:
    """Return the steps per CPU second, the median of several rounds; `race` returns the steps of one race."""
    rounds = []
    for _ in range(ROUNDS):
        made, begun = 0, process_time()
        while process_time() - begun < seconds / ROUNDS or not made:
            made += race(made)
        rounds.append(made / (process_time() - begun))
    return round(median(rounds))


def aec_race(race: Any, seed: int) -> int:
    """Run one race in PettingZoo's loop, with observations and masks, taking the first legal action."""
    race.reset(seed=seed)
    made = 0
    for _ in race.agent_iter():
        seen, _, over, cut, _ = race.last()
        race.step(None if over or cut else int(seen["action_mask"].argmax()))
        made += 1
    return made


def spiel_race(game: Any, seed: int) -> int:
    """Run one race in OpenSpiel's loop, with observations, masks and random actions; return the number of actions."""
    state, rng, made = game.new_initial_state(), Random(seed), 0
    observes = game.get_type().provides_observation_tensor
    look = state.observation_tensor if observes else state.information_state_tensor
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
            continue
        look()
        state.legal_actions_mask()
        state.apply_action(rng.choice(state.legal_actions()))
        made += 1
    return made

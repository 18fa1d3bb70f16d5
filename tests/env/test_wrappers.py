"""Races for Gymnasium and PettingZoo pass the tests that come with them, and more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from paddock.core.errors import PaddockError
from paddock.env import RaceAEC, RaceEnv, RaceParallel, RaceVectorEnv, register

GAMES = {"downforce": 3, "formula_d": 3}
pytestmark = pytest.mark.filterwarnings("ignore")  # they warn of masks and of text


def maker(kind: Callable[..., Any], game: str) -> Callable[..., Any]:
    return lambda **more: kind(game, GAMES[game], illegal="first", **more)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_a_race_seat_by_seat(game: str) -> None:
    make = maker(RaceAEC, game)
    api_test(make(), num_cycles=200)
    seed_test(make, num_cycles=30)
    render_test(make)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_a_race_of_all_seats_at_once(game: str) -> None:
    make = maker(RaceParallel, game)
    parallel_api_test(make(), num_cycles=200)
    parallel_seed_test(make, num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rivals", ["random", "drivers", "rookie"])
def test_gymnasium_accepts_a_learner_against_bots(game: str, rivals: str) -> None:
    check_env(maker(RaceEnv, game)(rivals=rivals, render_mode=None if rivals != "rookie" else "ansi"))


def test_versioned_ids_make_races() -> None:
    assert register() == ["downforce-v1", "formula-d-v1"]
    env = gymnasium.make("formula-d-v1", players=2, rivals="rookie", disable_env_checker=True)
    assert env.reset(seed=1)[0]["observation"].dtype == np.int32


def test_sealed_choices_change_no_observation_until_all_are_made() -> None:
    """Seats bid in turn, and see the same as if they bid at once."""
    turns, together = RaceAEC("downforce", 4), RaceParallel("downforce", 4)
    turns.reset(seed=5)
    seen, _ = together.reset(seed=5)
    actions = {}
    for agent in together.possible_agents:
        assert turns.agent_selection == agent
        for other in together.possible_agents:
            assert (turns.observe(other)["observation"] == seen[other]["observation"]).all()
        assert (turns.observe(agent)["action_mask"] == seen[agent]["action_mask"]).all()
        actions[agent] = int(seen[agent]["action_mask"].argmax())
        turns.step(actions[agent])
    after = together.step(actions)[0]
    assert all((turns.observe(agent)["observation"] == after[agent]["observation"]).all() for agent in actions)


def test_who_is_not_asked_can_only_wait() -> None:
    race = RaceParallel("formula_d", 3)
    seen, _ = race.reset(seed=1)
    asked = [agent for agent in race.agents if not seen[agent]["action_mask"][0]]
    assert len(asked) == 1
    legal = {agent: int(seen[agent]["action_mask"].argmax()) for agent in race.agents}
    idle = next(agent for agent in race.agents if agent not in asked)
    assert seen[idle]["action_mask"].sum() == 1
    with pytest.raises(PaddockError, match="not legal"):
        race.step({**legal, idle: legal[asked[0]]})
    with pytest.raises(PaddockError, match=idle):
        race.step({asked[0]: legal[asked[0]]})
    race.step(legal)


@pytest.mark.parametrize("rivals", ["drivers", "rookie"])
@pytest.mark.parametrize("mode", AutoresetMode)
def test_races_begin_anew_as_the_mode_says(mode: AutoresetMode, rivals: str) -> None:
    env = RaceVectorEnv("formula_d", 3, players=2, rivals=rivals, autoreset_mode=mode, reward="place")
    seen, _ = env.reset(seed=3)
    ended = np.zeros(3, bool)
    endings = 0
    for _ in range(150):
        numbers = env.batch.numbers.copy()  # type: ignore[union-attr]
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, over, _, info = env.step(actions)
        renewed = env.batch.numbers != numbers  # type: ignore[union-attr]
        assert seen["action_mask"].any(axis=1).all() and not rewards[~over].any()
        if mode == AutoresetMode.SAME_STEP:
            assert (renewed == over).all() and ("final_obs" in info) == bool(over.any())
            if over.any():
                place = int(over.argmax())
                assert info["final_obs"]["action_mask"][place].argmax() == 0  # there is nothing left to do
                assert (info["_final_obs"] == over).all() and seen["action_mask"][place][0] == 0
        elif mode == AutoresetMode.NEXT_STEP:
            assert (renewed == ended).all() and not (over & ended).any()
            assert (seen["action_mask"][over][:, 0] == 1).all()
        elif over.any():
            with pytest.raises(PaddockError, match="reset_mask"):
                env.step(actions)
            seen, _ = env.reset(options={"reset_mask": over})
            assert (seen["action_mask"][:, 0] == 0).all()
        ended = over
        endings += int(over.sum())
    assert endings >= 3


def test_a_vector_races_as_single_races_do() -> None:
    one, many = RaceEnv("downforce", 3, rivals="drivers"), RaceVectorEnv("downforce", 2, players=3, rivals="drivers")
    seen, _ = one.reset(seed=9)
    both, _ = many.reset(seed=9)
    over = False
    while not over:
        assert (seen["observation"] == both["observation"][0]).all()
        actions = both["action_mask"].argmax(axis=1)
        seen, reward, over, *_ = one.step(int(actions[0]))
        both, rewards, *_ = many.step(actions)
        assert reward == rewards[0]


def test_a_bot_of_a_program_may_be_a_rival() -> None:
    def last(view: object, legal: Any, rng: object, budget: int) -> Any:
        return legal[-1]

    env = RaceEnv("formula_d", 3, rivals=[last, "rookie"], render_mode="ansi")
    env.reset(seed=1)
    assert "lap" in (env.render() or "").lower()
    with pytest.raises(ValueError, match="other seats"):
        RaceEnv("formula_d", 3, rivals=["rookie"])
    with pytest.raises(PaddockError, match="rookie"):
        RaceEnv("formula_d", 3, render_mode="ansi")

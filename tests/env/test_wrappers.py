"""Races for Gymnasium and PettingZoo pass their own tests; batches are functions on NumPy arrays."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from paddock import games
from paddock.core.errors import BadOptions, PaddockError
from paddock.env import (
    Batch,
    CudaBatch,
    Environment,
    RaceAEC,
    RaceEnv,
    RaceParallel,
    RaceVectorEnv,
    SelfPlayBatch,
    make,
    others,
    register,
)
from paddock.env.gym import VERSION
from paddock.kernel import card
from paddock.kernel.card import card_fault
from paddock.kernel.source import numba_version
from tests.kernel.fake_card import FakeCupy

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
    """Seats bid in turn but see the same as if they bid at once."""
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


def test_a_seat_that_is_not_asked_can_only_wait() -> None:
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
def test_races_restart_as_the_mode_says(mode: AutoresetMode, rivals: str) -> None:
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


DOCS = Path(__file__).resolve().parents[2] / "docs" / "env.md"
SETUPS = {name: games.load(name).usual_seats for name in games.names()}


def pick_any(mask: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(row)) for row in mask])


def raced(environment: Environment, batch: Batch) -> list[bytes]:
    """Race to the end by the first legal actions; return all observations."""
    seen = []
    while not batch.over.all():
        seen.append(environment.observe(batch).tobytes() + environment.mask(batch).tobytes())
        environment.step(batch, environment.mask(batch).argmax(axis=1))
    return seen


@pytest.mark.parametrize("game", SETUPS)
def test_a_race_depends_on_seed_and_number_alone(game: str) -> None:
    environment = make(game, SETUPS[game])
    many, one = environment.start(3, 5), environment.start(3, [4])
    while not one.over[0]:
        assert (environment.observe(many)[4] == environment.observe(one)[0]).all()
        environment.step(many, environment.mask(many).argmax(axis=1))
        environment.step(one, environment.mask(one).argmax(axis=1))
    assert (environment.rewards(many)[4] == environment.rewards(one)[0]).all()


def test_rewards_are_win_share_score_lead_and_place() -> None:
    found = {}
    for reward in ("win", "score", "lead", "place"):
        environment = make("formula_d", 3, reward=reward)
        batch = environment.start(1, 8)
        assert not environment.rewards(batch).any()
        raced(environment, batch)
        found[reward] = environment.rewards(batch)
    assert set(found["win"].sum(axis=1)) <= {0.0, 1.0}
    assert (np.sort(found["place"], axis=1) == [0, 0.5, 1]).all()
    best = found["score"].max(axis=1)
    leads = found["lead"].max(axis=1)
    assert (leads <= best).all() and (found["lead"][found["win"] == 1] >= 0).all()


def test_a_fork_has_fresh_luck_and_leaves_the_race_alone() -> None:
    environment = make("formula_d", 3)
    batch = environment.start(1, 4)
    before = environment.observe(batch).copy()
    runs = [raced(environment, environment.fork(batch, seed)) for seed in (1, 1, 2)]
    assert runs[0] == runs[1] != runs[2]
    assert (environment.observe(batch) == before).all()
    assert raced(environment, environment.imagine(batch, None, 5)) != runs[0]


def test_bad_input_says_what_was_expected() -> None:
    environment = make("downforce", 3)
    batch, other = environment.start(1, 2), make("downforce", 4).start(1, 2)
    for mistake, said in (
        (lambda: make("downforce", 3, reward="money"), "win, score, lead, place"),  # type: ignore[arg-type]
        (lambda: make("downforce", 3, options={"lap": 2}), "lap"),
        (lambda: environment.start(-1, 2), "seed"),
        (lambda: environment.start(1, 0), "races"),
        (lambda: environment.observe(other), "environment"),
        (lambda: environment.observe(batch, 3), "0 to 2"),
        (lambda: environment.step(batch, [0.5, 1]), "whole numbers"),  # type: ignore[list-item]
        (lambda: environment.step(batch, [0]), "2 whole numbers"),
        (lambda: environment.step(batch, [0, 0]), "legal: "),
        (lambda: make("downforce", 3, options=["powers"]), "a dictionary like"),  # type: ignore[arg-type]
        (lambda: environment.start(1, 10**12), "1 to 16,777,216 races"),
        (lambda: environment.start(1, float("nan")), "their count or a list"),  # type: ignore[arg-type]
        (lambda: environment.start(1, True), "their count or a list"),
        (lambda: environment.start(1, [0.5]), "their count or a list"),  # type: ignore[list-item]
        (lambda: environment.start(1, [-1]), "numbers of races are 0 to"),
        (lambda: environment.restart(batch, [2**62, -1]), "numbers of races are 0 to"),
        (lambda: environment.mask(batch, 1.5), "a seat is 0 to 2"),  # type: ignore[arg-type]
        (lambda: SelfPlayBatch("downforce", 4), r"one that make\(\) returns"),  # type: ignore[arg-type]
    ):
        with pytest.raises((PaddockError, BadOptions, TypeError), match=said):
            mistake()


def test_wrappers_say_what_they_expected() -> None:
    turns, begun, together = RaceAEC("formula_d", 2), RaceAEC("formula_d", 2), RaceParallel("formula_d", 2)
    learner, many = RaceEnv("formula_d", 2), RaceVectorEnv("formula_d", 2, players=2)
    for each in (begun, together, learner, many):
        each.reset(seed=1)
    for mistake, said in (
        (lambda: turns.last(), r"call reset\(\) first"),
        (lambda: turns.step(1), r"call reset\(\) first"),
        (lambda: begun.observe("me"), "seat_0, seat_1, not 'me'"),
        (lambda: turns.action_space("me"), "seat_0, seat_1, not 'me'"),
        (lambda: begun.step(float("nan")), "id of a legal one"),  # type: ignore[arg-type]
        (lambda: begun.step(None), "id of a legal one"),
        (lambda: together.step([1, 1]), "dictionary of ids"),  # type: ignore[arg-type]
        (lambda: together.step({"seat_0": 0.5, "seat_1": 0.5}), "not 0.5"),  # type: ignore[dict-item]
        (lambda: learner.step(1.7), "not 1.7"),  # type: ignore[arg-type]
        (lambda: RaceEnv("formula_d", 2, rivals=3), "a bot for all other seats"),  # type: ignore[arg-type]
        (lambda: RaceVectorEnv("formula_d", 0, players=2), "num_envs is 1 to"),
        (lambda: RaceVectorEnv("formula_d", 10**9, players=2), "num_envs is 1 to"),
        (lambda: RaceVectorEnv("formula_d", 2, players=2, autoreset_mode="late"), "not 'late'"),
        (lambda: many.reset(options={"reset_mask": [True]}), "2 booleans"),
    ):
        with pytest.raises((PaddockError, TypeError), match=said):
            mistake()


def test_the_first_legal_action_takes_the_place_of_an_illegal_one() -> None:
    environment, twin = make("downforce", 3, illegal="first"), make("downforce", 3)
    batch, other = environment.start(1, 2), twin.start(1, 2)
    first = twin.mask(other).argmax(axis=1)
    assert environment.step(batch, [first[0], 0]).tolist() == [False, True]
    twin.step(other, first)
    assert batch.races.rows == other.races.rows


def test_self_play_goes_on_with_the_next_races() -> None:
    environment = make("formula_d", 2)
    play, rng, ended = SelfPlayBatch(environment, 4, seed=2), np.random.default_rng(1), 0
    for _ in range(400):
        over, rewards = play.step(pick_any(play.mask, rng))
        assert not rewards[~over].any()
        ended += over.sum()
    assert ended >= 4 and play.batch.numbers.sum() > 6


@pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
def test_a_batch_on_a_card_is_that_of_this_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card's threads run on this processor; tests/kernel/card.py tries a real card."""
    source = games.load("formula_d").kernel_source
    assert source is not None
    monkeypatch.setattr(card, "import_module", {"cupy": FakeCupy(source), "numpy": np}.__getitem__)
    monkeypatch.setattr(card, "MOST_THREADS", 64)
    play = SelfPlayBatch(make("formula_d", 2, illegal="first"), 70, seed=2)
    twin, ended = CudaBatch("formula_d", 70, 2, seed=2, illegal="first"), 0
    for step in range(60):
        assert (play.observation == twin.observation).all() and (play.mask == twin.mask).all()
        actions = play.mask.argmax(axis=1) if step % 7 else np.full(70, 1)
        (over, rewards), (too, same) = play.step(actions), twin.step(actions)
        assert (over == too).all() and (rewards == same).all()
        ended += over.sum()
    assert ended and twin.batch.numbers.max() >= 70
    strict = make("formula_d", 2, device="cuda")
    batch = strict.start(1, 3)
    with pytest.raises(PaddockError, match="not legal in race 1; legal: "):
        strict.step(batch, [int(strict.mask(batch)[0].argmax()), -1, -1])
    with pytest.raises(TypeError, match="3 whole numbers"):
        strict.step(batch, np.zeros(3))  # type: ignore[arg-type]
    assert strict.imagine(batch, 0, 1).over.sum() == strict.fork(batch, 1).over.sum() == 0


def test_games_of_other_libraries_are_timed_or_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = SimpleNamespace(left=4)
    state.is_terminal, state.is_chance_node = lambda: state.left == 0, lambda: state.left == 4
    state.chance_outcomes = lambda: [(5, 0.5), (6, 0.5)]
    state.legal_actions, state.observation_tensor, state.legal_actions_mask = lambda: [3], list, list
    state.apply_action = lambda action: vars(state).update(left=state.left - 1)

    def start() -> SimpleNamespace:
        state.left = 4
        return state

    game = SimpleNamespace(new_initial_state=start, get_type=lambda: SimpleNamespace(provides_observation_tensor=True))
    found = {"pyspiel": SimpleNamespace(load_game=lambda name: game)}
    found["pettingzoo.classic.tictactoe_v3"] = SimpleNamespace(env=lambda: RaceAEC("formula_d", 2))

    def is_there(name: str) -> Any:
        if name not in found:
            raise ImportError(f"No module named {name!r}")
        return found[name]

    monkeypatch.setattr(others, "import_module", is_there)
    assert others.spiel_race(game, 1) == 3
    told = others.other_games(0.01)
    assert list(told.steps) == ["PettingZoo tictactoe_v3", "OpenSpiel backgammon", "OpenSpiel hearts"]
    assert all(told.steps.values()) and ["connect_four" in each for each in told.missing] == [True]
    del found["pyspiel"]
    assert "open_spiel" in others.other_games(0.01).missing[-1]


def test_a_missing_card_is_explained() -> None:
    if card_fault() is None:
        pytest.skip("there is a card here")
    with pytest.raises(PaddockError, match="CuPy"):
        make("formula_d", 2, device="cuda")


def text_of_fields(game: str) -> str:
    environment = make(game, games.load(game).usual_seats)
    lines, at = ["| from | numbers | field | lowest | highest | meaning |", "|---|---|---|---|---|---|"], 0
    for field in environment.fields:
        lines.append(f"| {at} | {field.size} | `{field.name}` | {field.low} | {field.high} | {field.meaning} |")
        at += field.size
    assert at == environment.observed
    return "\n".join(lines)


@pytest.mark.parametrize("game", SETUPS)
def test_the_docs_have_the_fields_as_they_are(game: str) -> None:
    assert text_of_fields(game) in DOCS.read_text(encoding="utf-8")


def test_the_version_is_that_of_this_encoding() -> None:
    """If this fails, observations, action ids or the rules have changed: raise VERSION, then update the digest."""
    digest = hashlib.sha256()
    for game in ("downforce", "formula_d"):
        environment = make(game, games.load(game).usual_seats)
        names = "\n".join(environment.action_names)
        digest.update(f"{text_of_fields(game)}{names}{games.load(game).rules}".encode())
    assert (VERSION, digest.hexdigest()[:12]) == (1, "b4f3a389eca0")

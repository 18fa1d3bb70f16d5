"""Races as OpenSpiel games pass its own tests, and equal those of batches."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: ./paddock test --slow installs it")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from paddock.core.errors import PaddockError  # noqa: E402
from paddock.core.game import Decide, Rolled  # noqa: E402
from paddock.env import make  # noqa: E402
from paddock.env.open_spiel import register  # noqa: E402
from paddock.kernel.part import KernelLuck  # noqa: E402

NAMES = register()
GAMES = ["paddock_downforce(players=3)", "paddock_formula_d(players=2)", "paddock_formula_d(players=3,laps=2)"]
ORDER = slice(20, None, 16)
"""Formula D: the place in this round, which a state of the rules has only for cars that have yet to play."""


def roll_on(state: Any, rng: Random) -> Any:
    """Play chance nodes until a seat is asked."""
    while state.is_chance_node():
        state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
    return state


def test_registering_again_changes_nothing() -> None:
    assert register() == NAMES == ["paddock_downforce", "paddock_formula_d"]
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("game", GAMES)
def test_random_races_pass_the_tests_of_openspiel(game: str) -> None:
    loaded = pyspiel.load_game(game)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(loaded)


@pytest.mark.parametrize("game", GAMES[:2])
def test_a_playthrough_can_be_made_and_played_again(game: str) -> None:
    first = generate_playthrough.playthrough(game, None, seed=1)
    actions = [int(line.removeprefix("action: ")) for line in first.splitlines() if line.startswith("action: ")]
    assert len(actions) > 30 and generate_playthrough.playthrough(game, actions, seed=2) == first


@pytest.mark.parametrize(("name", "seats"), [("downforce", 3), ("formula_d", 3)])
def test_a_race_is_that_of_a_batch(name: str, seats: int) -> None:
    environment, state, rng = make(name, seats), pyspiel.load_game(f"paddock_{name}(players={seats})"), Random(1)
    batch, luck, state = environment.start(5, 1), KernelLuck(5, 0), state.new_initial_state()
    while True:
        while state.is_chance_node():
            found = luck.answer(state.moment.turn)
            for outcome in [found.face] if isinstance(found, Rolled) else found.order[:-1]:
                state.apply_action(outcome)
        for seat in range(seats):
            seen, known = np.array(state.observation_tensor(seat)), environment.observe(batch, seat)[0].copy()
            if name == "formula_d":
                seen[ORDER] = known[ORDER] = 0
            assert (seen == known).all()
        if state.is_terminal():
            break
        assert state.legal_actions() == np.flatnonzero(environment.mask(batch)[0]).tolist()
        assert state.current_player() == environment.seat(batch)[0]
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(action) == environment.action_names[action]
        state.apply_action(action)
        environment.step(batch, [action])
    assert state.returns() == environment.rewards(batch)[0].tolist()


def test_others_do_not_know_a_sealed_choice() -> None:
    """All seats bid in secret; the first one's choice is only in its own information state."""
    state = roll_on(pyspiel.load_game("paddock_downforce(players=3)").new_initial_state(), Random(1))
    assert len(state.moment.turn.seats) == 3
    bids = [state.child(action) for action in state.legal_actions()[:2]]
    assert bids[0].information_state_string(0) != bids[1].information_state_string(0)
    for seat in (1, 2):
        for look in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(bids[0], look)(seat) == getattr(bids[1], look)(seat)


def test_a_race_drawn_for_search_looks_the_same() -> None:
    rng = Random(2)
    state = pyspiel.load_game("paddock_downforce(players=3)").new_initial_state()
    for _ in range(20):
        state = roll_on(state, rng)
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, rng.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert isinstance(twin.moment.turn, Decide) and twin.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_algorithms_race() -> None:
    downforce, formula_d = (pyspiel.load_game(game) for game in GAMES[:2])
    numbers, evaluator = np.random.RandomState(1), mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    for game, bot in (
        (downforce, ismcts.ISMCTSBot(downforce, evaluator, 1.0, 5, random_state=numbers)),
        (formula_d, mcts.MCTSBot(formula_d, 1.0, 5, evaluator, random_state=numbers)),
    ):
        state = roll_on(game.new_initial_state(), Random(1))
        state.apply_action(bot.step(state))
    np.random.seed(1)
    outcome_sampling_mccfr.OutcomeSamplingSolver(formula_d).iteration()
    environment = rl_environment.Environment(downforce, seed=1)
    step, rng = environment.reset(), Random(1)
    while not step.last():
        step = environment.step([rng.choice(step.observations["legal_actions"][step.current_player()])])
    assert sum(step.rewards) == pytest.approx(1)


def test_bad_parameters_say_what_was_expected() -> None:
    with pytest.raises(PaddockError, match="2 to 6 players, not 9"):
        pyspiel.load_game("paddock_downforce(players=9)")
    with pytest.raises(PaddockError, match="nowhere"):
        pyspiel.load_game("paddock_formula_d(track=nowhere)")
    with pytest.raises(pyspiel.SpielError, match="collisions, danger, laps"):
        pyspiel.load_game("paddock_formula_d(lap=2)")


def test_a_program_that_races_ends_well() -> None:
    """The registered games outlive Python, which must do no harm."""
    program = "import pyspiel, paddock.env.open_spiel as races; pyspiel.load_game(races.register()[0])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).returncode == 0

"""Batches of races as functions over numpy arrays."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from paddock import games
from paddock.core.errors import BadOptions, PaddockError
from paddock.env import Batch, Environment, SelfPlayBatch, make
from paddock.env.gym import VERSION

DOCS = Path(__file__).resolve().parents[2] / "docs" / "env.md"
SETUPS = {name: games.load(name).usual_seats for name in games.names()}


def pick_any(mask: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(row)) for row in mask])


def raced(environment: Environment, batch: Batch) -> list[bytes]:
    """Races to their end by the first legal actions: all that is seen on the way."""
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
    ):
        with pytest.raises((PaddockError, BadOptions, TypeError), match=said):
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
    """If this fails, what is observed or an action's id has changed, or the rules: raise VERSION, then the digest."""
    digest = hashlib.sha256()
    for game in ("downforce", "formula_d"):
        environment = make(game, games.load(game).usual_seats)
        names = "\n".join(environment.action_names)
        digest.update(f"{text_of_fields(game)}{names}{games.load(game).rules}".encode())
    assert (VERSION, digest.hexdigest()[:12]) == (1, "b4f3a389eca0")

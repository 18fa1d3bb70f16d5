"""Observations and actions of learners: equal compiled and plain, legal by the rules, without secrets."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from paddock import games
from paddock.core.game import Decide, Over
from paddock.core.luck import pick, stream
from paddock.core.play import past_luck
from paddock.kernel.batches import ANY_SEAT, Batches, Races
from paddock.kernel.figures import FIGURES, SCORE
from paddock.kernel.part import KernelLuck
from paddock.kernel.rows import Array, ShortArray, short_zeros, zeros
from paddock.kernel.source import numba_version
from tests.conformance.kit import RACES, game_of, mostly_slow

COUNT, SEED = 3, 5
SAMPLE = mostly_slow(RACES, "downforce-2", "downforce-hands-of-three", "formula-d-road-2")


def best_kernel(name: str) -> Any:
    return game_of(name).kernel("compiled" if numba_version() else "plain")


def masked(batches: Batches, races: Races, seat: int = ANY_SEAT) -> tuple[Array, Array]:
    masks, seats = zeros(races.count * batches.actions // 8), zeros(2 * races.count)
    batches.mask(races, seat, masks, seats)
    return masks, seats


def observed(batches: Batches, races: Races, seat: int = ANY_SEAT) -> ShortArray:
    seen = short_zeros(races.count * batches.observed)
    batches.observe(races, seat, seen)
    return seen


def legal(batches: Batches, masks: Array, race: int) -> list[int]:
    row = masks.tobytes()[race * batches.actions : (race + 1) * batches.actions]
    return [action for action, is_legal in enumerate(row) if is_legal]


def driven(kernel: Any) -> Iterator[tuple[Batches, Races, Array, Array]]:
    """Random races, before each step: with masks and the seats that are asked."""
    batches, rng = kernel.batches(), Random(1)
    races = batches.start(SEED, range(COUNT))
    while any(races.answers):
        masks, seats = masked(batches, races)
        yield batches, races, masks, seats
        actions = array("q", [rng.choice(legal(batches, masks, race)) for race in range(COUNT)])
        assert batches.act(races, actions, False, zeros(COUNT)) == -1


@pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
@pytest.mark.parametrize("name", SAMPLE)
def test_compiled_and_plain_give_the_same_bytes(name: str) -> None:
    game = game_of(name)
    both = zip(driven(game.kernel("compiled")), driven(game.kernel("plain")), strict=True)
    for (one, races, *masks), (other, plain, *same) in islice(both, 8):
        assert (races.luck, races.answers, masks) == (plain.luck, plain.answers, same)
        assert observed(one, races) == observed(other, plain)


@pytest.mark.parametrize("name", SAMPLE)
def test_every_number_of_an_observation_is_within_its_field(name: str) -> None:
    kernel = best_kernel(name)
    fields = kernel.fields()
    for batches, races, *_ in driven(kernel):
        seen, at = observed(batches, races), 0
        for number in range(COUNT):
            at = number * batches.observed
            for field in fields:
                found = seen[at : at + field.size]
                assert field.low <= min(found) and max(found) <= field.high, (field.name, found)
                at += field.size


@pytest.mark.parametrize("name", SAMPLE)
def test_races_that_differ_in_hidden_things_look_the_same_to_the_byte(name: str) -> None:
    hidden = 0
    for step, (batches, races, *_) in enumerate(driven(kernel := best_kernel(name))):
        if step % 9 == 0 and all(races.answers):
            for seat in range(kernel.seats):
                twins = batches.imagine(races, seat, step)
                assert observed(batches, twins, seat) == observed(batches, races, seat)
                assert masked(batches, twins, seat)[0] == masked(batches, races, seat)[0]
                hidden += twins.rows != races.rows
    assert bool(hidden) == games.load(RACES[name][0]).hides_something


@pytest.mark.parametrize("name", SAMPLE)
def test_masks_are_the_legal_actions_of_the_rules(name: str) -> None:
    """All of them with their names, for the seats that the rules ask; both races end alike."""
    game = game_of(name)
    kernel: Any = best_kernel(name)
    batches, names, rng = kernel.batches(), kernel.action_names(), stream(name, "masks")
    races, luck = batches.start(SEED, [0]), KernelLuck(SEED, 0)
    state = past_luck(game, game.start(), luck)
    while isinstance(turn := game.turn(state), Decide):
        masks, seats = masked(batches, races)
        assert list(seats) == [sum(1 << seat for seat in turn.seats), turn.seats[0]]
        answers = kernel.answers(state)
        actions = {batches.number_of(races, 0, action): action for action in legal(batches, masks, 0)}
        assert sorted(actions) == list(range(len(game.legal(state, turn.seats[0]))))
        for number, action in actions.items():
            verb, *rest = str(answers[number]).split()[1:]
            assert " ".join([verb, *rest]) == names[action] or verb in names[action].replace(",", "").split()
        number = pick(rng, sorted(actions))
        state = past_luck(game, game.apply(state, answers[number])[0], luck)
        assert batches.act(races, array("q", [actions[number]]), False, zeros(1)) == -1
    assert isinstance(turn, Over)
    assert kernel.result_of(races.rows) == turn.result
    figures = batches.figures(races)
    assert tuple(figures[SCORE::FIGURES]) == turn.result.scores
    assert not any(races.answers) and legal(batches, masked(batches, races)[0], 0) == [0]


def test_an_illegal_action_changes_nothing_or_gives_way_to_the_first_legal_one() -> None:
    batches = best_kernel("downforce-4").batches()
    races = batches.start(SEED, range(COUNT))
    before, bad, values = races.rows[:], array("q", [0, batches.actions, -1]), zeros(COUNT)
    first = [legal(batches, masked(batches, races)[0], race)[0] for race in range(COUNT)]
    assert batches.act(races, bad, False, values) == 0 and races.rows == before
    twin = batches.start(SEED, range(COUNT))
    assert batches.act(races, bad, True, values) == -1 and max(values) < 0
    assert batches.act(twin, array("q", first), False, values) == -1 and min(values) >= 0
    assert (races.rows, races.answers) == (twin.rows, twin.answers)


def test_luck_of_a_fork_and_of_imagined_races_is_fresh_and_the_seed_decides() -> None:
    batches = best_kernel("formula-d-4").batches()
    races = batches.start(SEED, range(COUNT))
    for branch in (batches.fork, lambda races, seed: batches.imagine(races, 0, seed)):
        one, same, other = branch(races, 1), branch(races, 1), branch(races, 2)
        assert one.rows[:190] == races.rows[:190] and one.luck == same.luck != other.luck != races.luck


def test_rivals_answer_until_the_learner_is_asked() -> None:
    for driven_by in (False, True):
        batches = best_kernel("downforce-3").batches()
        races, learners = batches.start(SEED, range(COUNT)), array("q", [0, 1, 2])
        while any(races.answers):
            batches.drive_rivals(races, learners, driven_by)
            masks, seats = masked(batches, races)
            for race in range(COUNT):
                assert seats[2 * race + 1] == (race if races.answers[race] else -1)
            actions = array("q", [legal(batches, masks, race)[0] for race in range(COUNT)])
            batches.act(races, actions, False, zeros(COUNT))

"""The kernel of Formula D races by the rules: the same questions, the same answers, the same results."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import msgspec
import pytest

from paddock.core.game import Decide, Over
from paddock.core.luck import pick
from paddock.core.play import past_luck
from paddock.formula_d import FormulaD
from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel import race
from paddock.formula_d.kernel.kernel import FormulaDKernel
from paddock.kernel.figures import PLACE, SCORE, WIN, WIN_UNITS
from paddock.kernel.part import KernelLuck
from paddock.kernel.source import numba_version
from paddock.track.model import Track
from tests.conformance.kit import RACES, mostly_slow
from tests.formula_d.board.tracks import CITY, OVAL, PITTED, TWISTY, corner, ring, straight, with_pits, with_tunnel
from tests.formula_d.kernel.lockstep import BEST_RUN, follow
from tests.formula_d.table import game_on

KIT = {name: options for name, (game, options) in RACES.items() if game == "formula_d"}
MORE: dict[str, tuple[Track, dict[str, Any]]] = {
    "oval": (OVAL, {"cars": 10, "wear": 99}),
    "twisty": (TWISTY, {"cars": 10, "wear": 40, "laps": 2}),
    "pitted": (PITTED, {"cars": 10, "seats": 4, "laps": 4, "wear": 5}),
    "city": (CITY, {"cars": 6, "road": True, "laps": 3, "collisions": "everyone", "danger": "passing"}),
    "tunnel": (with_tunnel(CITY, 40, 44), {"cars": 4, "road": True, "laps": 2}),
    "wear 1": (OVAL, {"cars": 5, "wear": 1}),
}


FEW = [(name, 8) for name in (*KIT, *MORE)]
MANY = [pytest.param(name, 5000, marks=pytest.mark.slow) for name in KIT]


@pytest.mark.parametrize(("name", "count"), [*FEW, *MANY])
def test_races_are_those_of_the_rules(name: str, count: int) -> None:
    game = FormulaD.make(KIT[name]) if name in KIT else game_on(MORE[name][0], **MORE[name][1])
    kernel = driven(game)
    assert sum(follow(game, kernel, number) for number in range(count)) > (20 if name in KIT else 1) * count


def random_track(rng: Random) -> Track:
    """Corners and straights of all sorts, with a pit lane."""

    def number(most: int) -> int:
        return 1 + int(rng.random() * most)

    sections = [straight(3 + number(9))]
    for _ in range(1 + number(4)):
        sections.append(corner(1 + number(7), 1 + number(7), 1 + number(7), number(3), pick(rng, ("left", "right"))))
        sections.append(straight(number(9)))
    track = ring(*sections, straight(26))
    last = max(int(space.id[1:]) for space in track.spaces if space.lane == "R")
    track = with_pits(track, [f"R{last - 8}"], ["R1", "R2"])
    black = tuple(space.id for space in track.spaces if rng.random() < 0.05)
    return msgspec.structs.replace(track, danger=black, police=number(40), checkpoint=True)


@pytest.mark.parametrize("seed", mostly_slow(range(6), 0, 1))
def test_races_on_tracks_of_all_sorts_are_those_of_the_rules(seed: int) -> None:
    track = random_track(Random(seed))
    for options in ({"laps": 2}, {"laps": 2, "road": True, "danger": ("end", "passing")[seed % 2]}):
        game = game_on(track, cars=6, wear=(6, 18, 40)[seed % 3], **options)
        kernel = driven(game)
        for number in (0, 1, 5, 6):  # with drivers of every kind, from the start and from the middle
            follow(game, kernel, number)


def driven(game: FormulaD) -> FormulaDKernel:
    """The kernel of a race, with thinking drivers."""
    kernel = FormulaDKernel(game.setup, BEST_RUN)
    assert kernel.missing() == ""
    kernel.prepare_drivers()
    return kernel


@pytest.mark.skipif(numba_version() is None, reason="there is no Numba here to compare with")
@pytest.mark.parametrize("name", mostly_slow(KIT, "formula-d-4", "formula-d-road"))
def test_compiled_and_uncompiled_race_alike(name: str) -> None:
    setup = FormulaD.make(KIT[name]).setup
    one, other = FormulaDKernel(setup, "plain"), FormulaDKernel(setup, "compiled")
    assert one.t[: k.CLEAR] == other.t[: k.CLEAR]
    for kernel in (one, other):
        kernel.set_values(other.values(60))
    for drivers in ("random", "drivers"):
        slow, fast = one.races(5, 3, drivers, 2), other.races(5, 3, drivers, 2)
        assert list(slow.results()) == list(fast.results())
        assert (slow.figures, slow.lengths) == (fast.figures, fast.lengths)
        assert without_ends(slow.rows) == without_ends(fast.rows)


def without_ends(rows: Any) -> list[int]:
    """Rows without the place of the last ends: only compiled kernels look them up."""
    return [number for place, number in enumerate(rows) if place % k.END_SIZE not in (k.ENDS, k.ENDS_AT)]


@pytest.mark.parametrize("name", KIT)
def test_the_luck_of_a_kernel_makes_the_rules_race_the_same(name: str) -> None:
    game = FormulaD.make(KIT[name])
    kernel = FormulaDKernel(game.setup, BEST_RUN)
    batch = kernel.races(11, 3, "random")
    for number, result in enumerate(batch.results()):
        luck, state, decisions = KernelLuck(11, number), game.start(), 0
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Decide):
                answers = kernel.answers(state)
                decisions += len(answers) > 1
                state, _ = game.apply(state, luck.pick(answers))
            else:
                state, _ = game.apply(state, luck.answer(turn))
        assert turn.result == result
        assert decisions == batch.lengths[number]
        for seat, score in enumerate(result.scores):
            assert batch.figure(number, seat, SCORE) == score
            assert batch.figure(number, seat, WIN) == WIN_UNITS * (seat in result.won())
            assert (batch.figure(number, seat, PLACE) == 1) == (seat in result.winners)


def test_fd_28_nobody_wins_a_race_that_nobody_finishes() -> None:
    game = FormulaD.make({"cars": 2, "wear": 1})
    batch = FormulaDKernel(game.setup, BEST_RUN).races(11, 20, "random")
    unfinished = [number for number, result in enumerate(batch.results()) if not result.won()]
    assert unfinished
    for number in unfinished:
        assert [batch.figure(number, seat, WIN) for seat in range(2)] == [0, 0]
        assert sorted(batch.figure(number, seat, PLACE) for seat in range(2)) == [1, 2]


def test_races_can_be_driven_step_by_step() -> None:
    game = FormulaD.make({"cars": 3, "wear": 6})
    kernel = FormulaDKernel(game.setup, BEST_RUN)
    batches = kernel.batches()
    races = batches.start(3, range(2))
    states = [KernelRace(game, kernel, number) for number in range(2)]
    while any(races.answers):
        chosen = [count - 1 if count else 0 for count in races.answers]
        assert [len(state.answers()) for state in states] == list(races.answers)
        batches.step(races, array("q", chosen))
        for state in states:
            state.step()
    for number, state in enumerate(states):
        turn = game.turn(state.state)
        assert isinstance(turn, Over)
        assert (
            game.kernel("plain").result_of(races.rows[number * k.RACE_SIZE : (number + 1) * k.RACE_SIZE]) == turn.result
        )


class KernelRace:
    """A race by the rules with the kernel's luck, in which the last answer is always given."""

    def __init__(self, game: FormulaD, kernel: FormulaDKernel, number: int) -> None:
        self.game, self.kernel, self.luck = game, kernel, KernelLuck(3, number)
        self.state = past_luck(game, game.start(), self.luck)

    def answers(self) -> list[Any]:
        over = isinstance(self.game.turn(self.state), Over)
        return [] if over else list(self.kernel.answers(self.state))

    def step(self) -> None:
        if answers := self.answers():
            after, _ = self.game.apply(self.state, answers[-1])
            self.state = past_luck(self.game, after, self.luck)


def test_playouts_give_every_answer_the_same_luck() -> None:
    game = FormulaD.make({"cars": 4, "wear": 8})
    kernel = driven(game)
    state = game.start()
    luck = KernelLuck(1, 1)
    while not (isinstance(turn := game.turn(state), Decide) and len(game.legal(state, turn.seats[0])) > 2):
        assert not isinstance(turn, Over)
        answer = luck.pick(kernel.answers(state)) if isinstance(turn, Decide) else luck.answer(turn)
        state, _ = game.apply(state, answer)
    seat = turn.seats[0]
    legal = game.legal(state, seat)
    played = kernel.playouts(game.view(state, seat), [legal[1], legal[0], legal[1]], 20, 9)
    for each in range(4):
        assert played.total(0, each, SCORE) == played.total(2, each, SCORE)
        assert played.total_squared(0, each, PLACE) >= played.total(0, each, PLACE) >= 20
    assert sum(played.total(1, each, WIN) for each in range(4)) == 20 * WIN_UNITS


@pytest.mark.slow
@pytest.mark.parametrize("name", KIT)
def test_a_million_random_races_add_up(name: str) -> None:
    """In each, every car finishes or retires once, and scores match the classification."""
    game = FormulaD.make(KIT[name])
    kernel, cars, wear = FormulaDKernel(game.setup, BEST_RUN), game.options.cars, game.options.wear
    for first in range(0, 125_000, 5000):
        batch = kernel.races(1, 5000, "random", first)
        for number in range(batch.count):
            row = batch.rows[number * k.END_SIZE : (number + 1) * k.END_SIZE]
            home, out = row[k.HOME : k.HOME + row[k.HOMES]], row[k.OUT : k.OUT + row[k.OUTS]]
            assert sorted([*home, *(car & 15 for car in out)]) == list(range(cars))
            assert all(0 < row[k.WEAR + car] <= wear for car in home)
            assert all(row[k.WEAR + (car & 15)] == 0 for car in out)
            scores = [batch.figure(number, seat, SCORE) for seat in range(game.seats)]
            assert sum(scores) == sum(cars - place for place in range(len(home)))
            assert sum(batch.figure(number, seat, WIN) for seat in range(game.seats)) == WIN_UNITS


# Test the test: a kernel that breaks a rule is detected.


@pytest.mark.parametrize("entry", [k.DEMAND + 1, k.DEMAND + 2, k.POLE, k.FULL, k.EVERYONE])
def test_a_kernel_with_a_wrong_table_is_found(entry: int) -> None:
    game = FormulaD.make({"cars": 6})
    kernel = FormulaDKernel(game.setup, "plain")
    kernel.t[entry] += 1
    with pytest.raises(AssertionError):
        follow_some(game, kernel)


@pytest.mark.parametrize("name", ["skip_cost", "stops_after", "lose"])
def test_a_kernel_that_breaks_a_rule_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = FormulaD.make({"cars": 6})
    kernel = FormulaDKernel(game.setup, "plain")
    monkeypatch.setattr(race, name, lambda *_: 0)
    with pytest.raises(AssertionError):
        follow_some(game, kernel)


def follow_some(game: FormulaD, kernel: FormulaDKernel) -> None:
    """Some random races."""
    for number in range(0, 60, 8):
        follow(game, kernel, number)


def test_unsupported_races_are_reported_clearly() -> None:
    spaces = list(OVAL.spaces)
    spaces[20] = msgspec.structs.replace(spaces[20], touch=tuple(space.id for space in spaces))
    kernel = FormulaDKernel(game_on(msgspec.structs.replace(OVAL, spaces=tuple(spaces))).setup, "plain")
    assert kernel.missing() == "a space of the track touches more than 16 others"
    black = tuple(space.id for space in CITY.spaces)
    dark = game_on(msgspec.structs.replace(CITY, danger=black), road=True, danger="passing")
    assert "black spaces" in FormulaDKernel(dark.setup, "plain").missing()

"""The kernel plays by the rules: races in lockstep, for all options of the conformance kit and odd decks."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from functools import cache

import pytest

from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves
from paddock.downforce import Downforce
from paddock.downforce.kernel import layout, race
from paddock.downforce.kernel.kernel import DownforceKernel
from paddock.downforce.options import make_options
from paddock.downforce.rules.deck import make_deck
from paddock.kernel.figures import FIGURES, PLACE, SCORE, WIN, WIN_UNITS
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.luck import below
from paddock.kernel.part import KernelLuck, RaceBatch
from paddock.kernel.rows import Array
from paddock.kernel.source import Run, numba_version
from paddock.track.load import load
from tests.conformance.kit import RACES, mostly_slow
from tests.downforce.kernel.lockstep import SEED, Differs, Lockstep, bytes_of

BIG_DECK = make_deck(
    "big",
    [f"{car}{steps} W{steps + 1} W2 W1" for car in "KBGYOR" for steps in range(1, 9)] * 3
    + ["W3 W3 W1"] * 30
    + ["K9 B8 G7 Y6 O5 R4 W3 W2 W1"] * 20
    + ["R12"],
)
NO_WILDS = make_deck("no wilds", [f"{car}{steps}" for car in "KB" for steps in range(1, 8)] * 3)
OWN: dict[str, Callable[[], Downforce]] = {
    "big deck, two players": lambda: Downforce(make_options({"players": 2}), None, BIG_DECK),
    "big deck, five players": lambda: Downforce(make_options({"players": 5}), None, BIG_DECK),
    "big deck, hands of three": lambda: Downforce(make_options({"hands_of_three": True}), None, BIG_DECK),
    "a fork": lambda: Downforce(make_options({"players": 5}), load("lake-park")),
    "a fork, long": lambda: Downforce(make_options({"players": 3, "long_distance": True}), load("lake-park")),
    "no wilds": lambda: Downforce(make_options({"players": 6}), None, NO_WILDS),
    "no wilds, long": lambda: Downforce(make_options({"players": 2, "long_distance": True}), None, NO_WILDS),
}
KIT = [name for name, (game, _) in RACES.items() if game == "downforce"]
ORDINARY: Run = "compiled" if numba_version() else "plain"


def make(name: str) -> Downforce:
    return OWN[name]() if name in OWN else Downforce.make(RACES[name][1])


@cache
def lockstep(name: str, run: Run = ORDINARY) -> Lockstep:
    game = make(name)
    return Lockstep(game, DownforceKernel(game.setup, run))


FEW = [(name, 24) for name in (*KIT, *OWN)]
MANY = [pytest.param(name, 5000, marks=pytest.mark.slow) for name in KIT]


@pytest.mark.parametrize(("name", "count"), [*FEW, *MANY])
def test_races_in_lockstep_with_the_rules(name: str, count: int) -> None:
    side_by_side = lockstep(name)
    for number in range(count // 2):
        side_by_side.race(number)
        side_by_side.race_from_the_middle(number)


@pytest.mark.parametrize("name", [name for name in (*KIT, *OWN) if make(name).seats > 2])
def test_drivers_give_legal_answers(name: str) -> None:
    """Not with two players, whose piles are shuffled by the same luck from which drivers draw."""
    for number in range(4):
        lockstep(name).race(number, thinking=True)


@pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
@pytest.mark.parametrize("name", mostly_slow([*KIT, *OWN], "downforce-2", "big deck, five players"))
def test_compiled_and_plain_give_the_same_bytes(name: str) -> None:
    game = make(name)
    assert bytes_of(DownforceKernel(game.setup, "compiled"), 4) == bytes_of(DownforceKernel(game.setup, "plain"), 4)


def test_answers_have_the_order_in_which_luck_picks_them() -> None:
    game = make("downforce-4")
    kernel, luck = DownforceKernel(game.setup, "plain"), KernelLuck(SEED, 0)
    *_, (_, state, _) = moves(game, lambda state, seat: luck.pick(kernel.answers(state)), luck)
    turn = game.turn(state)
    assert isinstance(turn, Over) and turn.result == next(iter(kernel.races(SEED, 1, "random").results()))


def test_single_steps_lead_where_whole_races_do() -> None:
    """Each race gets the answers picked by its own row of luck."""
    kernel = DownforceKernel(make("downforce-2").setup, "plain")
    batches = kernel.batches()
    races, whole = batches.start(SEED, range(3)), kernel.races(SEED, 3, "random")
    steps = 0
    while any(races.answers):
        steps += sum(count > 1 for count in races.answers)
        chosen = [pick_by(races.luck, number, count) for number, count in enumerate(races.answers)]
        batches.step(races, array("q", chosen))
    assert steps == whole.decisions
    for number, result in enumerate(whole.results()):
        row = races.rows[number * layout.RACE_SIZE : (number + 1) * layout.RACE_SIZE]
        assert kernel.positions.result_of(row) == result


def pick_by(lucks: Array, race: int, count: int) -> int:
    """The answer that the race's own luck picks."""
    row = lucks[LUCK * race : LUCK * (race + 1)]
    chosen = below(row, count) if count > 1 else 0
    lucks[LUCK * race : LUCK * (race + 1)] = row
    return chosen


BROKEN: dict[str, Callable[[pytest.MonkeyPatch, DownforceKernel], None]] = {
    "a step that is not there": lambda patch, kernel: change(kernel, layout.AHEAD + 60, 0),
    "another prize": lambda patch, kernel: patch.setattr(layout, "PRIZES", (12, 9, 6, 4, 3, 0)),
    "Cunning drives nothing": lambda patch, kernel: patch.setattr(race, "driver_of", lambda s, car: s[layout.PLAYER]),
    "wilds may take cars of the card": lambda patch, kernel: patch.setattr(race, "wild_cars", lambda t, s: 63),
    "hands are never dropped": lambda patch, kernel: patch.setattr(race, "drop_hands", lambda t, s: None),
    "a betting line elsewhere": lambda patch, kernel: change(kernel, layout.LINES_AT + 1, 100),
    "another first player": lambda patch, kernel: change(kernel, layout.MARK, 3),
}


def change(kernel: DownforceKernel, at: int, number: int) -> None:
    assert kernel.t[at] != number
    kernel.t[at] = number


@pytest.mark.parametrize("broken", BROKEN)
def test_a_rule_broken_on_purpose_is_found(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = make("downforce-4")
    side_by_side = Lockstep(game, DownforceKernel(game.setup, "plain"))
    BROKEN[broken](monkeypatch, side_by_side.kernel)
    with pytest.raises(Differs):
        deque(map(side_by_side.race, range(30)), 0)


def test_unsupported_options_are_reported() -> None:
    far = make_deck("far", ["K5", "B40"] * 20)
    many = make_deck("many", ["K5"] * 100)
    assert "look" in DownforceKernel(Downforce(make_options({}), None, far).setup, "plain").missing()
    assert "equal cards" in DownforceKernel(Downforce(make_options({}), None, many).setup, "plain").missing()


@pytest.mark.parametrize("name", KIT)
def test_every_state_with_a_choice_has_a_row(name: str) -> None:
    game = make(name)
    kernel, rng = DownforceKernel(game.setup, "plain"), stream(name, "states")
    for _, state, _ in moves(game, lambda state, seat: pick(rng, game.legal(state, seat)), SeededLuck(name)):
        if isinstance(turn := game.turn(state), Decide):
            assert set(kernel.answers(state)) == set(game.legal(state, turn.seats[0]))


BATCH = 10_000
CHECKED = 100
"""Races of a batch that are also scored by the rules."""


def check(batch: RaceBatch, seats: int) -> None:
    """Check that wins are whole, one seat is first, and the figures fit the final rows."""
    wins = batch.figures[WIN::FIGURES]
    assert sum(wins) == batch.count * WIN_UNITS
    assert set(batch.figures[PLACE::FIGURES]) <= set(range(1, seats + 1))
    asks, home = batch.rows[layout.ASK :: layout.END_SIZE], batch.rows[layout.HOME :: layout.END_SIZE]
    assert set(asks) == {layout.OVER} and set(home) <= set(range(7))
    for car in range(6):
        owners, prices = (
            batch.rows[layout.OWNER + car :: layout.END_SIZE],
            batch.rows[layout.PRICE + car :: layout.END_SIZE],
        )
        assert set(owners) <= set(range(-1, seats)) and min(prices) >= 0
    for number, result in zip(range(CHECKED), batch.results(), strict=False):
        scores = tuple(batch.figure(number, seat, SCORE) for seat in range(seats))
        assert (scores, {seat for seat in range(seats) if wins[number * seats + seat]}) == (
            result.scores,
            set(result.winners),
        )


@pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
@pytest.mark.parametrize(
    ("players", "batches"),
    [(4, 1), *[pytest.param(players, 20, marks=pytest.mark.slow) for players in (2, 3, 4, 5, 6)]],
)
def test_many_random_races_add_up(players: int, batches: int) -> None:
    """Ten thousand, or a million."""
    kernel = Downforce.make({"players": players}).kernel("compiled")
    for number in range(batches):
        check(kernel.races(1, BATCH, "random", number * BATCH), players)

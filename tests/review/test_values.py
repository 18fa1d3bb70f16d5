"""Values of positions: known answers, and properties of all values."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

from paddock import games
from paddock.core.game import Decide, Over
from paddock.formula_d.kernel import layout
from paddock.formula_d.kernel.drivers import spread_roll
from paddock.formula_d.kernel.kernel import FormulaDKernel
from paddock.formula_d.kernel.optimum import optimum
from paddock.kernel.part import Plan
from paddock.kernel.rows import zeros
from paddock.kernel.source import numba_version
from paddock.review.estimate import MILLION, RESULT, WIN, in_millionths, shared_out
from paddock.review.values import SLOTS, levels_of, valuer_of
from tests.conformance.kit import mostly_slow
from tests.review.races import golden, raced, valuer

RACES = ("downforce-2", "downforce-4", "downforce-first-home", "formula-d-4", "formula-d-teams", "formula-d-road")


@pytest.mark.parametrize("name", RACES)
def test_chances_add_up_to_one_from_everywhere(name: str) -> None:
    game, _, states = golden(name)
    for state in states[:: len(states) // 7]:
        for seat in (None, 0, game.seats - 1):
            assert sum(valuer(name).seen(state, seat, SLOTS).worth().wins) == MILLION
        assert sum(valuer(name).full(state, SLOTS).worth().wins) == MILLION


@pytest.mark.parametrize("name", RACES)
def test_a_finished_race_is_worth_its_result(name: str) -> None:
    game, _, states = golden(name)
    over = game.turn(states[-1])
    assert isinstance(over, Over)
    worth = valuer(name).full(states[-1], SLOTS).worth()
    shares = [int(seat in over.result.won()) for seat in range(game.seats)]
    assert worth.wins == in_millionths(shares, max(1, sum(shares)))
    assert set(worth.win_errors) == set(worth.result_errors) == {0}
    if name in ("downforce-2", "downforce-4"):
        assert worth.results == tuple(score * MILLION for score in over.result.scores)
    else:
        assert [seat for seat, place in enumerate(worth.results) if place == MILLION] == list(over.result.winners)


@pytest.mark.parametrize("name", ["downforce-4", "downforce-3", "formula-d-4", "formula-d-road"])
def test_the_last_choice_decides(name: str) -> None:
    """If every answer ends the race, its value is the result by the rules."""
    game, _, states = golden(name)
    state = next(state for state in reversed(states) if isinstance(game.turn(state), Decide))
    seat = game.turn(state).seats[0]  # type: ignore[union-attr]
    legal = game.legal(state, seat)
    for action, found in zip(legal, valuer(name).choices(state, seat, legal, SLOTS), strict=True):
        over = game.turn(game.apply(state, action)[0])
        if isinstance(over, Over):
            won = [int(each in over.result.won()) for each in range(game.seats)]
            assert found.worth().wins == in_millionths(won, max(1, sum(won)))


def test_a_certain_win_is_certain() -> None:
    """One car is home, so the others are second at best."""
    game, states = raced("formula_d", "club", cars=3)
    home = next(state for state in states if getattr(game.view(state, None), "home", ()))
    assert not isinstance(game.turn(home), Over)
    worth = valuer_of(game, "7").full(home, 400).worth()
    assert max(worth.wins) == MILLION and max(worth.win_errors) == 0


@pytest.mark.parametrize("name", ["downforce-4", "formula-d-4"])
def test_nobody_is_ahead_before_anything_is_dealt(name: str) -> None:
    game, _, states = golden(name)
    found = valuer(name).full(states[0], 4000)
    for seat in range(game.seats):
        assert abs(found.mean(WIN, seat) - 1 / game.seats) < 4 * found.error(WIN, seat)
        assert 0 < found.error(WIN, seat) < 0.03


@pytest.mark.parametrize("levels", [("", "club", "club", "club"), ("pro", "club", "rookie", ""), ("club", "", "", "")])
def test_no_seat_is_ahead_because_of_its_rivals(levels: tuple[str, ...]) -> None:
    """All seats of Downforce vary alike, even if bots are known."""
    game, _, states = golden("downforce-4")
    found = valuer_of(game, "7", levels).full(states[0], 4000)
    for seat in range(4):
        assert abs(found.mean(WIN, seat) - 1 / 4) < 0.06


@pytest.mark.parametrize("name", ["downforce-4", "formula-d-4"])
def test_drivers_are_like_the_bots_that_are_known(name: str) -> None:
    """Club is valued as club; people, pro and custom bots like pro."""
    game, _, states = golden(name)
    state = states[len(states) * 3 // 4]
    seats = [""] * game.seats
    headers = [{"seats": seats, "drivers": [level] * game.seats} for level in ("club", "pro:5ms", "own:Bot", "person")]
    club, *others = [
        valuer_of(game, "7", levels_of(header)).seen(state, None, 400) for header in [*headers, {"seats": seats}]
    ]
    assert len(set(others)) == 1 and club != others[0]


def test_rivals_of_pro_s_level_bet_on_the_leader() -> None:
    """Near the end a spectator expects different winners if rivals bet like club, on their own cars."""
    game, _, states = golden("downforce-4")
    state = next(state for state in states if len(state.bets[0]) == 3)  # type: ignore[attr-defined]
    club, pro = (valuer_of(game, "7", (level,) * 4).seen(state, None, 400).worth() for level in ("club", "pro"))
    assert max(abs(one - other) for one, other in zip(club.wins, pro.wins, strict=True)) > MILLION // 50


@pytest.mark.parametrize("name", ["downforce-4", "formula-d-4"])
def test_equal_seeds_give_equal_values(name: str) -> None:
    state = golden(name)[2][60]
    found = [valuer_of(golden(name)[0], text).full(state, 400) for text in ("a", "a", "b")]
    assert found[0] == found[1] != found[2]


@pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
@pytest.mark.parametrize("name", mostly_slow(["downforce-2", "downforce-4", "formula-d-4"], "downforce-2"))
def test_compiled_and_plain_give_the_same_values(name: str) -> None:
    game, _, states = golden(name)
    compiled, plan = game.kernel("compiled"), Plan(7, 2, 2)
    plain: Any = game.kernel("plain")
    assert compiled is not None
    if isinstance(compiled, FormulaDKernel):  # computing its values uncompiled takes long
        compiled.prepare_drivers()
        plain = FormulaDKernel(compiled.setup, "plain")
        plain.t, plain.v = compiled.t, compiled.v
    for state in states[len(states) // 2 :: len(states) // 4]:
        assert compiled.outcomes([state], (None,), plan) == plain.outcomes([state], (None,), plan)
        view = game.view(state, None)
        assert compiled.outcomes_seen(view, (None,), plan) == plain.outcomes_seen(view, (None,), plan)


def test_alternatives_meet_the_same_luck() -> None:
    """A Formula D driver thinks without luck, so its own answer has exactly the value of letting it choose."""
    game, _, states = golden("formula-d-4")
    chosen = [state for state in states[20:80] if isinstance(game.turn(state), Decide)]
    for state in chosen:
        seat = game.turn(state).seats[0]  # type: ignore[union-attr]
        driver, *others = valuer("formula-d-4").choices(state, seat, [None, *game.legal(state, seat)], SLOTS)
        assert driver in others


@pytest.mark.parametrize("name", ["downforce-2", "downforce-4", "downforce-hands-of-three"])
def test_hidden_information_does_not_affect_values(name: str) -> None:
    """The same view of another world has the same value, for seats and for spectators."""
    game, _, states = golden(name)
    for state in states[10 :: len(states) // 6]:
        for seat in (None, 1):
            twin = game.imagine(game.view(state, seat), Random(3))
            found = [valuer(name).seen(world, seat, SLOTS) for world in (state, twin)]
            assert found[0] == found[1]


def test_a_seat_that_has_sealed_a_choice_keeps_it() -> None:
    """Only its own seat knows a sealed bid."""
    game, _, states = golden("downforce-4")
    state = next(state for state in states if isinstance(game.turn(state), Decide))
    seats = game.turn(state).seats  # type: ignore[union-attr]
    worlds = [game.apply(state, bid)[0] for bid in game.legal(state, seats[0])]
    own, other = ({valuer("downforce-4").seen(world, seat, 400) for world in worlds} for seat in seats[:2])
    assert len(own) > 1
    assert len(other) == 1


def test_rolls_are_spread_over_their_faces() -> None:
    t, s = zeros(layout.LINK), zeros(layout.RACE_SIZE)
    s[layout.ASK], t[layout.DIE + layout.BLACK_DIE] = layout.START, 20
    faces = layout.FACES + layout.BLACK_DIE * 32
    t[faces : faces + 20] = array("q", range(1, 21))
    rolls = [[spread_roll(t, s, 7, turn, race) for race in range(400)] for turn in range(50)]
    worst = [max(abs(each.count(face) - 20) for face in range(1, 21)) for each in rolls]
    assert sum(worst) / len(worst) < 5  # twenty random rolls per face would be off by eight or nine
    same = sum(one == other for one, other in zip(rolls[0], rolls[1], strict=True))
    assert 5 < same < 40


def test_alone_on_monaco_the_value_is_the_optimum() -> None:
    game = games.make("formula_d", {"cars": 1, "track": "monaco"})
    kernel = game.kernel("compiled" if numba_version() else "plain")
    assert isinstance(kernel, FormulaDKernel)
    found = valuer_of(game, "alone").full(game.start(), 40_000 if numba_version() else 400)
    assert abs(found.mean(RESULT, 0) - optimum(kernel)[0]) < 0.1 + 2 * found.error(RESULT, 0)


def test_playouts_can_be_combined() -> None:
    state = golden("downforce-4")[2][60]
    seat, legal = 2, (None,)
    value = valuer("downforce-4").choices
    first, second = value(state, seat, legal, 400)[0], value(state, seat, legal, 400, first=400)[0]
    both = first.with_more(second)
    assert both.playouts == 800 and first != second
    assert both.mean(WIN, 1) == pytest.approx((first.mean(WIN, 1) + second.mean(WIN, 1)) / 2)


def test_shares_add_up() -> None:
    assert in_millionths([1, 1], 4) == (250_000, 250_000), "in half of the races nobody wins"
    assert shared_out([1, 1, 1], 100) == (34, 33, 33)
    assert shared_out([0, 0, 5], MILLION) == (0, 0, MILLION)

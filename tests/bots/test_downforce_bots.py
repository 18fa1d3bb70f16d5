"""Downforce bots: legal in every variant, fair, fast, and each level stronger than the one below."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any

import pytest

from paddock.bots import BUDGET, Driver, make_bot, seated
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves
from paddock.downforce import Downforce
from paddock.downforce.bots.club import LIKED, liking
from paddock.downforce.bots.pro import Pro
from paddock.downforce.kernel import SOURCE
from paddock.downforce.rules.actions import Action, Bid
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.powers import POWERS
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.state import Auction, Finished, State
from paddock.kernel.source import numba_version
from paddock.sim.batches import play_race

TRACKS = ("river-station", "marina-bay")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    if numba_version() is not None:
        SOURCE.compiled()


class Thrifty:
    """The baseline for every level: never bids above the lowest price."""

    def __init__(self, game: Downforce, level: str) -> None:
        self.game = game
        self.racer = import_module(f"paddock.downforce.bots.{level}").make(game)

    def __call__(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        bids = [bid for bid in legal if isinstance(bid, Bid)]
        if not bids:
            return self.racer(view, legal, rng, budget)  # type: ignore[no-any-return]
        assert isinstance(view.ask, Auction)
        car = view.lots[view.ask.lot].car
        return min(bids, key=lambda bid: bid_number(self.game.setup, bid, car) or 0)


def drivers_for(game: Downforce, name: str) -> Driver[View, Action]:
    """`thrifty club` races like club."""
    thrifty, _, level = name.partition(" ")
    return seated(Thrifty(game, level), BUDGET) if thrifty == "thrifty" else make_bot(name, game)


def duel(one: str, three: str, races: int, seed: str) -> tuple[float, float]:
    """Share of wins of one bot against three of another on both tracks in all seats, and its lead in mean winnings."""
    wins = lead = 0.0
    tables = []
    for track in TRACKS:
        game = Downforce.make({"track": track})
        tables.append((game, drivers_for(game, one), drivers_for(game, three)))
    for number in range(races):
        game, hero, rival = tables[number % 2]
        seat = number // 2 % 4
        state, _, _ = play_race(game, [hero if at == seat else rival for at in range(4)], f"{seed}/{number}")
        assert isinstance(state.ask, Finished)
        result = state.ask.result
        wins += (seat in result.winners) / len(result.winners)
        lead += result.scores[seat] - sum(score for at, score in enumerate(result.scores) if at != seat) / 3
    return wins / races, lead / races


def timed(bot: Driver[Any, Any], times: list[float]) -> Driver[Any, Any]:
    """The bot, with the CPU time of its decisions recorded."""

    def choose(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        before = time.process_time()
        action = bot(view, legal, rng)
        times.append(time.process_time() - before)
        return action

    return choose


@pytest.mark.slow
@pytest.mark.parametrize("level", ["rookie", "club"])
def test_a_decision_is_fast(level: str) -> None:
    game = Downforce.make({})
    times: list[float] = []
    for number in range(4):
        play_race(game, [timed(make_bot(level, game), times)] * 4, f"times/{number}")
    assert sorted(times)[len(times) * 99 // 100] < 0.005


@pytest.mark.slow
def test_pro_takes_the_time_that_it_is_given() -> None:
    """The default budget is kept, and a small one takes far less."""
    game = Downforce.make({"players": 6})
    rivals = [make_bot("rookie", game)] * 5
    usual: list[float] = []
    small: list[float] = []
    for name, times in (("pro", usual), ("pro:5ms", small)):
        play_race(game, [timed(make_bot(name, game), times), *rivals], "times")
    assert sorted(usual)[len(usual) // 2] < 0.3
    assert max(usual) < 2
    assert sum(small) / len(small) < sum(usual) / len(usual) / 5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "three", "share"),
    [("rookie", "random", 0.5), ("club", "random", 0.7), ("club", "rookie", 0.45), ("club", "thrifty club", 0.3)],
)
def test_each_level_beats_the_one_below(one: str, three: str, share: float) -> None:
    wins, lead = duel(one, three, 80, "levels")
    assert wins >= share
    assert lead > 0


@pytest.mark.slow
def test_rookie_beats_the_lowest_bidder() -> None:
    """In both roles: alone among lowest bidders, and as the rivals of one."""
    wins, lead = duel("rookie", "thrifty rookie", 320, "lowest")
    assert wins > 0.26
    assert lead > 1
    wins, lead = duel("thrifty rookie", "rookie", 320, "lowest")
    assert wins < 0.24
    assert lead < 0


@pytest.mark.slow
@pytest.mark.parametrize(("three", "share"), [("club", 0.3), ("thrifty club", 0.3), ("random", 0.8)])
def test_pro_beats_the_others(three: str, share: float) -> None:
    wins, lead = duel("pro:50ms", three, 60, "levels")
    assert wins >= share
    assert lead > 1


def test_pro_races_the_same_race_again() -> None:
    """The budget is a number of imagined races, never wall-clock time."""
    game = Downforce.make({"track": "marina-bay"})
    written: list[list[str]] = [[], []]
    for texts in written:
        play_race(game, [make_bot(name, game) for name in ("pro:2ms", "club", "rookie", "pro:1ms")], "again", texts)
    assert written[0] == written[1]


def test_powers_are_ranked_and_new_ones_come_last() -> None:
    assert sorted(LIKED) == sorted(POWERS)
    assert liking("brand new") > max(map(liking, POWERS))


@pytest.mark.slow
def test_pro_decides_alike_compiled_and_not() -> None:
    """For the same amount of search; machines without Numba search less by default."""
    game = Downforce.make({"players": 3})
    rng = stream("alike", "race")
    pros = [Pro(game.kernel("plain")), Pro(game.kernel("ready"))]
    for pro in pros:
        pro.rate = 25

    def choose(state: State, seat: int) -> Action:
        view, legal = game.view(state, seat), game.legal(state, seat)
        if len(legal) > 1 and rng.random() < 0.15:
            chosen = {pro.choose(view, legal, stream(str(view.discards), "pro"), 20) for pro in pros}
            assert len(chosen) == 1
        return pick(rng, legal)

    deque(moves(game, choose, SeededLuck("alike")), 0)

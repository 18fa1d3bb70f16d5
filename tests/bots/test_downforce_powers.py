"""The six powers used by pro: the same races with and without the power.

`python -m tests.bots.test_downforce_powers RACES BUDGET` prints the table of docs/bots.md.
"""

from __future__ import annotations

import sys
from statistics import mean, stdev

import pytest
from msgspec.structs import replace

from paddock.bots import Driver, make_bot
from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck
from paddock.downforce import Downforce
from paddock.downforce.rules.actions import Action
from paddock.downforce.rules.powers import POWERS
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.state import Finished
from paddock.sim.batches import bot_stream

Table = tuple[Downforce, Driver[View, Action], Driver[View, Action]]


def tables(budget: str) -> list[Table]:
    """Both circuits, with cars dealt instead of auctioned, so that only the race differs."""
    made = []
    for track in ("river-station", "marina-bay"):
        game = Downforce.make({"track": track, "auction": False})
        made.append((game, make_bot(f"pro:{budget}", game), make_bot("club", game)))
    return made


def race_with(table: Table, power: str | None, seat: int, seed: str) -> tuple[float, int]:
    """Pro in the seat with this power against three of club without any: its share of the win, and its winnings."""
    game, pro, club = table
    fortune = SeededLuck(seed)
    rngs = [bot_stream(seed, at) for at in range(4)]
    state = game.start()
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            at = turn.seats[0]
            legal = game.legal(state, at)
            action = legal[0]
            if len(legal) > 1:
                action = (pro if at == seat else club)(game.view(state, at), legal, rngs[at])
            state, _ = game.apply(state, action)
        else:
            state, _ = game.apply(state, fortune.answer(turn))
            if any(state.power):
                powers = tuple(power if at == seat else None for at in range(4))
                won = tuple((kept,) if kept else () for kept in powers)
                state = replace(state, power=powers, auction=replace(state.auction, won=won))
    assert isinstance(state.ask, Finished)
    result = state.ask.result
    return (seat in result.winners) / len(result.winners), result.scores[seat]


def measure(power: str | None, races: int, budget: str) -> list[tuple[float, int]]:
    """Race with every power in turn, over both circuits and all seats."""
    made = tables(budget)
    return [race_with(made[number % 2], power, number // 2 % 4, f"power/{number}") for number in range(races)]


def gains(races: list[tuple[float, int]], without: list[tuple[float, int]]) -> list[int]:
    """Return the gain from the power in each race, in $M."""
    return [money - bare for (_, money), (_, bare) in zip(races, without, strict=True)]


@pytest.mark.slow
def test_powers_increase_winnings() -> None:
    without = measure(None, 48, "10ms")
    brought = [mean(gains(measure(power, 48, "10ms"), without)) for power in POWERS]
    assert mean(brought) > 0.5


if __name__ == "__main__":
    races, budget = int(sys.argv[1]), sys.argv[2]
    without: list[tuple[float, int]] = []
    for power in (None, *POWERS):
        told = measure(power, races, budget)
        without = without or told
        gained = gains(told, without)
        wins, money = mean(share for share, _ in told), mean(money for _, money in told)
        print(f"{power or 'unused':14} wins {100 * wins:5.1f} %  winnings {money:6.2f}", end="")
        print(f"  gain {mean(gained):+5.2f} ± {stdev(gained) / races**0.5:.2f}", flush=True)

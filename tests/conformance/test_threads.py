"""Any number of threads on one game give what a fresh game gives: nothing that a game remembers may depend on them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from paddock.core.game import AnyGame, Decide, Over
from paddock.core.luck import SeededLuck, pick, stream
from tests.conformance.kit import NAMED, RACES, game_of, mostly_slow

THREADS = 6
SAMPLE = ("downforce-2", "downforce-5", "downforce-long", "formula-d-10", "formula-d-pits", "formula-d-road-2")
MOVES = 300
"""Of each race; what games remember is damaged early, while much of it is still new."""


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns all the time."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def legal_lists(game: AnyGame, seed: str) -> list[str]:
    """Everything that any seat may choose at each move of a random race."""
    rng, luck = stream(seed, "threads"), SeededLuck(seed)
    state = game.start()
    seen: list[str] = []
    while not isinstance(turn := game.turn(state), Over) and len(seen) < MOVES:
        seen.append("; ".join(str(action) for seat in range(game.seats) for action in game.legal(state, seat)))
        move = pick(rng, game.legal(state, turn.seats[0])) if isinstance(turn, Decide) else luck.answer(turn)
        state, _ = game.apply(state, move)
    return seen


@pytest.mark.parametrize("race", NAMED or mostly_slow(RACES, *SAMPLE))
@pytest.mark.usefixtures("hasty")
def test_threads_on_one_game_see_what_a_fresh_game_gives(race: str) -> None:
    shared, start = game_of(race), Barrier(THREADS)

    def drive(seed: str) -> list[str]:
        start.wait()
        return legal_lists(shared, seed)

    seeds = [f"{race} {number}" for number in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as threads:
        together = list(threads.map(drive, seeds))
    alone = game_of(race)
    for seed, seen in zip(seeds, together, strict=True):
        assert seen == legal_lists(alone, seed)


FRESH = """
import sys, threading
import msgspec
from paddock.convert import convert
sys.setswitchinterval(1e-6)
def new_type():
    inner = msgspec.defstruct("Inner", [(f"f{n}", "int", 0) for n in range(20)])
    return msgspec.defstruct("Outer", [(f"f{n}", tuple[inner, ...], ()) for n in range(20)])
for _ in range(100):
    kind, start = new_type(), threading.Barrier(8)
    def read():
        start.wait()
        convert({"f0": [{"f1": 1}]}, kind)
    threads = [threading.Thread(target=read) for _ in range(8)]
    [one.start() for one in threads], [one.join() for one in threads]
"""


def test_threads_may_meet_a_type_at_the_same_time() -> None:
    """In a program of its own: msgspec, asked directly, ends it."""
    assert subprocess.run([sys.executable, "-c", FRESH]).returncode == 0

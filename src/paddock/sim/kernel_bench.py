"""Benchmarks of a game's kernel on each target: whole races, playouts from one position, batched steps."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from copy import copy
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter, process_time
from typing import Any

import msgspec

from paddock.bots.compiling import compile_now
from paddock.core.game import Action, AnyGame
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves
from paddock.kernel.batches import ANY_SEAT, Batches
from paddock.kernel.card import Card
from paddock.kernel.luck import MASK
from paddock.kernel.part import Kernel, RaceBatch
from paddock.kernel.rows import Array
from paddock.kernel.source import numba_version
from paddock.sim.wasm import NodeEntryPoints

ROUNDS = 5
BATCH = 256
"""Races stepped side by side."""
CARD_RACES = 1 << 18
"""Races per call on a graphics card, and races stepped side by side there; fewer if they need over half its memory."""
RESTARTED = 16
"""Steps on a card between restarts of finished races."""
SPREAD_OUT = 0x9E3779B1
"""A factor that makes numbers look random enough to choose answers by."""
SOME = 2000
"""Races per call of a compiled kernel; uncompiled, a hundredth of that."""


class TargetSpeed(msgspec.Struct, frozen=True, kw_only=True):
    """Throughput of one target, per CPU second of one core or per second of a card; None: not measured."""

    decisions_per_cpu_second: int
    games_per_cpu_second: float
    driven_games_per_cpu_second: float | None = None
    playouts_per_cpu_second: float | None = None
    steps_per_cpu_second: int | None = None
    masked_steps_per_cpu_second: int | None = None


class KernelSpeed(TargetSpeed, frozen=True, kw_only=True):
    """Throughput of this processor. `two_threads` is the speed-up by a second thread, in wall-clock time."""

    compiled: bool
    two_threads: float


def kernel_speed(game: AnyGame, seconds: float) -> KernelSpeed | None:
    """Return the speed of a game's kernel, as medians of several rounds; None if none fits these options."""
    compiled = numba_version() is not None
    if game.kernel_source is not None:
        compile_now(game)
    kernel = game.kernel("compiled" if compiled else "plain")
    if kernel is None or kernel.missing():
        return None
    some = SOME if compiled else SOME // 100
    decisions, raced = measured(lambda at: random_races(kernel, at, some), seconds)
    return KernelSpeed(
        compiled=compiled,
        decisions_per_cpu_second=round(decisions),
        games_per_cpu_second=round(raced, 1),
        driven_games_per_cpu_second=round(measured(lambda at: driven_races(kernel, at, some), seconds)[1], 1),
        playouts_per_cpu_second=round(measured(playing(game, kernel, some), seconds)[1], 1),
        steps_per_cpu_second=round(stepping(kernel.batches(), seconds, min(some, BATCH))),
        masked_steps_per_cpu_second=round(stepping(kernel.batches(), seconds, min(some, BATCH), masked=True)),
        two_threads=round(two_threads(kernel, some), 2),
    )


def wasm_speed(game: AnyGame, module: Path, seconds: float) -> TargetSpeed:
    """Return the speed of a game's browser kernel in Node, with the tables of this processor."""
    kernel: Any = game.kernel("compiled")
    kernel.prepare_drivers()
    with NodeEntryPoints(module) as node:
        timed = Timed(node, seconds / ROUNDS)
        twin = copy(kernel)
        twin.entry_points = timed
        twin.races(1, SOME, "random")
        random, decisions = timed.rate, kernel.races(1, SOME, "random").decisions
        twin.races(1, SOME, "drivers")
        driven = timed.rate
        _, playouts = playing(game, twin, SOME)(1)
    return TargetSpeed(
        decisions_per_cpu_second=round(random * decisions),
        games_per_cpu_second=round(random * SOME, 1),
        driven_games_per_cpu_second=round(driven * SOME, 1),
        playouts_per_cpu_second=round(timed.rate * playouts, 1),
    )


class Timed:
    """Entry points in Node, with the racing ones timed; `rate` is how many of the last calls fit into a second."""

    def __init__(self, node: NodeEntryPoints, seconds: float) -> None:
        self.node, self.seconds, self.rate = node, seconds, 0.0

    def __getattr__(self, name: str) -> Callable[..., int]:
        def call(*given: Any) -> int:
            if name not in ("races", "playouts"):
                called: int = getattr(self.node, name)(*given)
                return called
            self.rate = median([self.node.time(self.seconds, name, *given) for _ in range(ROUNDS)])
            return 0

        return call


AnyKernel = Kernel[object, Action, object]


def random_races(kernel: AnyKernel, seed: int, count: int) -> tuple[int, int]:
    return totals(kernel.races(seed, count, "random"))


def driven_races(kernel: AnyKernel, seed: int, count: int) -> tuple[int, int]:
    return totals(kernel.races(seed, count, "drivers"))


def totals(batch: RaceBatch) -> tuple[int, int]:
    """Return the numbers of decisions and races."""
    return batch.decisions, batch.count


def playing(game: AnyGame, kernel: AnyKernel, some: int) -> Callable[[int], tuple[int, int]]:
    """Run playouts from a position in the middle of a race."""
    state, seat = halfway(game)
    view, legal = game.view(state, seat), game.legal(state, seat)
    count = max(1, some // len(legal))

    def play(seed: int) -> tuple[int, int]:
        kernel.playouts(view, legal, count, seed)
        return 0, count * len(legal)

    return play


def stepping(batches: Batches, seconds: float, some: int, masked: bool = False) -> float:
    """Return the steps per CPU second of races side by side, not counting the choice of answers.

    `masked`: each step is preceded by a mask of the legal actions.
    """
    rounds = []
    for seed in range(ROUNDS):
        made = spent = 0.0
        while spent < seconds / ROUNDS:
            races, more = batches.start(seed, range(some)), 1
            masks, seats = mask_rows(batches, some)
            while more:
                chosen = array("q", [count // 2 for count in races.answers])
                began = process_time()
                if masked:
                    batches.mask(races, ANY_SEAT, masks, seats)
                more = batches.step(races, chosen)
                spent += process_time() - began
                made += more
        rounds.append(made / spent)
    return median(rounds)


def mask_rows(batches: Batches, count: int) -> tuple[Array, Array]:
    """Return rows for masks and for the seats asked."""
    return batches.device.zeros(count * batches.actions // 8), batches.device.zeros(2 * count)


def card_speed(game: AnyGame, seconds: float) -> TargetSpeed:
    """Return the speed of a game's kernel on a card, in wall-clock time, with all rows kept there."""
    compile_now(game)
    kernel: Any = game.kernel("compiled")
    kernel.prepare_drivers()
    card = Card(kernel)
    batches = kernel.batches(card)
    count = min(CARD_RACES, card.memory // 2 // (8 * kernel.layout.RACE_SIZE + 2 * batches.actions))

    def race(driven: bool) -> tuple[float, float]:
        def work(seed: int) -> tuple[int, int]:
            lengths: Any = batches.whole(seed, 0, count, driven)[0]
            return int(lengths.sum()), count

        return measured(work, seconds, perf_counter)

    decisions, raced = race(driven=False)
    return TargetSpeed(
        decisions_per_cpu_second=round(decisions),
        games_per_cpu_second=round(raced, 1),
        driven_games_per_cpu_second=round(race(driven=True)[1], 1),
        steps_per_cpu_second=round(card_steps(card, batches, seconds, count)),
        masked_steps_per_cpu_second=round(card_steps(card, batches, seconds, count, masked=True)),
    )


def card_steps(card: Card, batches: Batches, seconds: float, count: int, masked: bool = False) -> float:
    """Return the steps per second with random answers, which are chosen on the card; finished races restart."""
    cupy, clock = card.cupy, perf_counter
    races, numbers = batches.start(1, range(count)), cupy.arange(count)
    answers: Any = races.answers
    masks, seats = mask_rows(batches, count)
    rounds, turn = [], 0
    for _ in range(1 + ROUNDS):  # the first one warms up
        began, made = clock(), 0
        while (spent := clock() - began) < seconds / ROUNDS or not made:
            if turn % RESTARTED == 0:
                batches.restart(races, turn, cupy.where(answers == 0, numbers, -1))
            turn += 1
            if masked:
                batches.mask(races, ANY_SEAT, masks, seats)
            luck = ((numbers + turn * count) * SPREAD_OUT & MASK) >> 8
            made += batches.step(races, luck * answers >> 24)
        rounds.append(made / spent)
    return median(rounds[1:])


def halfway(game: AnyGame) -> tuple[object, int]:
    """Return the last state with a choice in the first half of a random race, and its seat."""
    rng, choices = stream("bench", "halfway"), list[tuple[object, int]]()

    def choose(state: object, seat: int) -> Action:
        legal = game.legal(state, seat)
        if len(legal) > 1:
            choices.append((state, seat))
        return pick(rng, legal)

    deque(moves(game, choose, SeededLuck("bench")), 0)
    return choices[len(choices) // 2]


def measured(
    work: Callable[[int], tuple[int, int]], seconds: float, clock: Callable[[], float] = process_time
) -> tuple[float, float]:
    """Return decisions and races per second of CPU time, or of another clock."""
    work(0)
    rounds, seed = [], 1
    for _ in range(ROUNDS):
        decisions = races = 0
        began = clock()
        while (spent := clock() - began) < seconds / ROUNDS or not races:
            more = work(seed)
            decisions, races, seed = decisions + more[0], races + more[1], seed + 1
        rounds.append((decisions / spent, races / spent))
    decided, raced = (median(column) for column in zip(*rounds, strict=True))
    return decided, raced


def two_threads(kernel: AnyKernel, some: int) -> float:
    """Return the ratio of races by two threads to races by one in the same wall-clock time."""

    def drive(seed: int) -> None:
        for batch in range(10):
            kernel.races(seed + batch, some, "random")

    found = []
    for _ in range(ROUNDS):
        began = perf_counter()
        drive(1)
        alone, began = perf_counter() - began, perf_counter()
        threads = [Thread(target=drive, args=(seed,)) for seed in (100, 200)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        found.append(2 * alone / (perf_counter() - began))
    return median(found)

"""`paddock bench`: how fast whole random races run in one process."""

from __future__ import annotations

import gc
import json
from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Annotated

import msgspec
import typer

from paddock import games
from paddock.cli.setup import AsJson
from paddock.core.errors import BadOptions, PaddockError
from paddock.core.game import Action, AnyGame, Dealt, Decide, Luck, Over, Roll, Rolled, Shuffle
from paddock.core.luck import shuffled, stream
from paddock.sim.kernel_bench import KernelSpeed, kernel_speed

ROUNDS = 5
CALIBRATION = 2_000_000


def bench(
    seconds: Annotated[float, typer.Option(help="CPU seconds for each game.")] = 5.0,
    env: Annotated[bool, typer.Option("--env", help="Environments for learning instead (extra env).")] = False,
    as_json: AsJson = False,
) -> None:
    """Time whole random races of every game, with its usual number of seats.

    A decision is a choice among at least two legal actions, taken through turn,
    legal and apply. CPU seconds of one process are counted; the figures are the
    median of five rounds. Luck comes from a plain generator, and Python's search
    for cycles waits between the rounds: what is timed are the rules.
    """
    if not 0.05 <= seconds <= 3600:
        raise BadOptions(f"--seconds is a number from 0.05 to 3600, not {seconds:g}")
    kinds = [games.load(name) for name in games.names()]
    if env:
        print_environments([kind for kind in kinds if kind.kernel_source is not None], seconds, as_json)
        return
    found = measure([kind.make({kind.seats_option: kind.usual_seats}) for kind in kinds], seconds)
    if as_json:
        print(json.dumps({**msgspec.to_builtins(found.games), "calibration": found.calibration}, indent=2))
        return
    for name, speed in found.games.items():
        print_speed(name, speed)
        if speed.kernel is not None:
            print_kernel(speed.kernel)
    print(f"{'calibration':<12} {found.calibration:>12,} turns of a plain loop per CPU second")
    print(f"Whole random races in one process, median of {ROUNDS} rounds of {seconds / ROUNDS:g} CPU seconds.")


def print_environments(kinds: Sequence[type[AnyGame]], seconds: float, as_json: bool) -> None:
    """Print the throughput of environments."""
    try:
        from paddock.env.speed import env_speed
    except ModuleNotFoundError as error:
        raise PaddockError(f"environments need the extra env, and {error.name} is not installed") from None
    found = {kind.name: env_speed(kind.name, kind.usual_seats, seconds) for kind in kinds}
    loops = round(median([calibrate() for _ in range(ROUNDS)]))
    if as_json:
        print(json.dumps({**msgspec.to_builtins(found), "calibration": loops}, indent=2))
        return
    for name, speed in found.items():
        print(f"{name:<12} {speed.batched_steps:>12,} steps in batches, with masks and observations, per CPU second,")
        print(f"{'':<12} {speed.aec_steps:>12,} steps seat by seat, as PettingZoo makes them")
    print(f"{'calibration':<12} {loops:>12,} turns of a plain loop per CPU second")


def print_speed(name: str, speed: Speed | KernelSpeed) -> None:
    """Print decisions and races in a line."""
    decisions, races = speed.decisions_per_cpu_second, speed.games_per_cpu_second
    print(f"{name:<12} {decisions:>12,} decisions and {races:>10,.1f} races per CPU second")


def print_kernel(speed: KernelSpeed) -> None:
    """Print the throughput of a kernel, below that of the rules."""
    print_speed("  kernel", speed)
    print(f"{'':<12} {speed.driven_games_per_cpu_second:>12,.0f} races of the playouts' drivers from the start,")
    print(f"{'':<12} {speed.playouts_per_cpu_second:>12,.0f} playouts from one position per CPU second,")
    print(f"{'':<12} {speed.steps_per_cpu_second:>12,} steps of races in a batch,")
    print(f"{'':<12} {speed.two_threads:>12.2f} times the races in two threads" + ("" if speed.compiled else ", plain"))


class Speed(msgspec.Struct, frozen=True):
    """How fast a game is raced at random, by its rules and by its kernel."""

    decisions_per_cpu_second: int
    games_per_cpu_second: float
    kernel: KernelSpeed | None = None


class Speeds(msgspec.Struct, frozen=True):
    """Return the speed of each game, and of a plain loop."""

    games: dict[str, Speed]
    calibration: int


def measure(games: Sequence[AnyGame], seconds: float) -> Speeds:
    """Return the speed of each game, and the calibration: each the median of its rounds.

    After a short warm-up the games take turns, so that a slow moment of the machine affects all alike.
    """
    rngs = [stream("bench", game.name) for game in games]
    for game, rng in zip(games, rngs, strict=True):
        _round(game, rng, seconds / ROUNDS)
    rounds: list[list[tuple[float, float]]] = [[] for _ in games]
    loops = []
    for _ in range(ROUNDS):
        for game, rng, speeds in zip(games, rngs, rounds, strict=True):
            decisions, races, spent = _round(game, rng, seconds / ROUNDS)
            speeds.append((decisions / spent, races / spent))
        loops.append(calibrate())
    found = {}
    for game, speeds in zip(games, rounds, strict=True):
        decided, raced = (median(column) for column in zip(*speeds, strict=True))
        found[game.name] = Speed(round(decided), round(raced, 1), kernel_speed(game, seconds / ROUNDS))
    return Speeds(found, round(median(loops)))


def _round(game: AnyGame, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Whole races for a number of CPU seconds: (decisions, races, CPU seconds taken)."""
    decisions = races = 0
    gc.collect()
    gc.disable()
    begun = process_time()
    while (spent := process_time() - begun) < seconds or not races:
        decisions += _race(game, rng)
        races += 1
    gc.enable()
    return decisions, races, spent


def _race(game: AnyGame, rng: Random) -> int:
    """Race at random, and return the number of decisions."""
    turn_of, legal_of, apply, number = game.turn, game.legal, game.apply, rng.random
    state = game.start()
    decisions = 0
    move: Action | Luck
    while True:
        turn = turn_of(state)
        if type(turn) is Decide:
            legal = legal_of(state, turn.seats[0])
            size = len(legal)
            if size > 1:
                decisions += 1
                move = legal[int(number() * size)]
            else:
                move = legal[0]
        elif type(turn) is Roll:
            faces = turn.faces
            move = Rolled(faces[int(number() * len(faces))])
        elif type(turn) is Over:
            return decisions
        else:
            assert type(turn) is Shuffle
            move = Dealt(tuple(shuffled(rng, range(turn.size))))
        state = apply(state, move)[0]


def calibrate() -> float:
    """Return the turns of a plain loop per CPU second: how fast this machine runs Python at all."""
    begun = process_time()
    total = 0
    for number in range(CALIBRATION):
        total += number & 7
    return CALIBRATION / (process_time() - begun)

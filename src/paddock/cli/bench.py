"""`paddock bench`: how fast whole random races run in one process."""

from __future__ import annotations

import gc
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Annotated

import msgspec
import typer

from paddock import games
from paddock.analysis.browser import file_of
from paddock.cli.setup import AsJson
from paddock.core.errors import BadOptions, PaddockError
from paddock.core.game import Action, AnyGame, Dealt, Decide, Luck, Over, Roll, Rolled, Shuffle
from paddock.core.luck import shuffled, stream
from paddock.kernel.card import card_fault
from paddock.kernel.source import numba_version
from paddock.server.http.pages import STATIC
from paddock.sim.kernel_bench import KernelSpeed, TargetSpeed, card_speed, kernel_speed, wasm_speed
from paddock.sim.wasm import has_node

ROUNDS = 5
CALIBRATION = 2_000_000


def bench(
    seconds: Annotated[float, typer.Option(help="CPU seconds for each game.")] = 5.0,
    env: Annotated[bool, typer.Option("--env", help="Environments for learning instead (extra env).")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Also time kernels on an NVIDIA card (extra gpu).")] = False,
    as_json: AsJson = False,
) -> None:
    """Time whole random races of every game, with its usual number of seats.

    A decision is a choice among at least two legal actions, taken through turn,
    legal and apply. CPU seconds of one process are counted; the figures are the
    median of five rounds. Luck comes from a plain generator, and Python's garbage
    collector runs between the rounds, so only the rules are timed. The kernels
    are timed as well: on this processor, as WebAssembly in Node if the page is
    built, and with --gpu on an NVIDIA card, by the clock and with all rows on the card.
    """
    if not 0.05 <= seconds <= 3600:
        raise BadOptions(f"--seconds is a number from 0.05 to 3600, not {seconds:g}")
    kinds = [games.load(name) for name in games.names()]
    if env:
        print_environments([kind for kind in kinds if kind.kernel_source is not None], seconds, as_json)
        return
    if gpu and (fault := card_fault()):
        raise PaddockError(fault)
    found = measure([kind.make({kind.seats_option: kind.usual_seats}) for kind in kinds], seconds, gpu)
    if as_json:
        print(json.dumps({**msgspec.to_builtins(found.games), "calibration": found.calibration}, indent=2))
        return
    for name, speed in found.games.items():
        print_speed(name, speed)
    print(f"{'calibration':<24} {found.calibration:>14,} turns of a plain loop per CPU second")
    print(f"Whole random races in one process, median of {ROUNDS} rounds of {seconds / ROUNDS:g} CPU seconds.")


def print_environments(kinds: Sequence[type[AnyGame]], seconds: float, as_json: bool) -> None:
    """Print the throughput of environments."""
    try:
        from paddock.env.others import other_games
        from paddock.env.speed import env_speed
    except ModuleNotFoundError as error:
        raise PaddockError(f"environments need the extra env, and {error.name} is not installed") from None
    found = {kind.name: env_speed(kind.name, kind.usual_seats, seconds) for kind in kinds}
    others = other_games(seconds / 4)
    loops = round(median([calibrate() for _ in range(ROUNDS)]))
    if as_json:
        data = {**msgspec.to_builtins(found), "others": others.steps, "calibration": loops}
        print(json.dumps(data, indent=2))
        return
    for name, speed in found.items():
        print(f"{name:<12} {speed.batched_steps:>12,} steps in batches, with masks and observations, per CPU second,")
        print(f"{'':<12} {speed.aec_steps:>12,} steps seat by seat, as PettingZoo makes them")
    for name, steps in others.steps.items():
        print(f"{'':<12} {steps:>12,} steps of {name}")
    for sentence in others.missing:
        print(sentence)
    print(f"{'calibration':<12} {loops:>12,} turns of a plain loop per CPU second")


FIGURES = {
    "decisions": "decisions_per_cpu_second",
    "random races": "games_per_cpu_second",
    "races with drivers": "driven_games_per_cpu_second",
    "playouts in mid-race": "playouts_per_cpu_second",
    "steps in a batch": "steps_per_cpu_second",
    "the same with masks": "masked_steps_per_cpu_second",
}


def print_speed(name: str, speed: Speed) -> None:
    """Print a game's figures, one per line, with the rules and the kernel's targets side by side."""
    columns: dict[str, object] = {
        "rules": speed,
        "processor": speed.kernel,
        "WebAssembly": speed.wasm,
        "card": speed.card,
    }
    shown = {title: column for title, column in columns.items() if column is not None}
    print(f"{name:<24}" + "".join([f"{title:>15}" for title in shown]))
    for title, figure in FIGURES.items():
        found = [getattr(column, figure, None) for column in shown.values()]
        if any(found):
            print(f"  {title:<22}" + "".join([f"{'' if each is None else f'{each:,.0f}':>15}" for each in found]))
    if speed.kernel is not None:
        plain = "" if speed.kernel.compiled else ", plain"
        print(f"  two threads race {speed.kernel.two_threads:.2f} times as much as one{plain}")


class Speed(msgspec.Struct, frozen=True):
    """The speed of random races by a game's rules, and of its kernel on each target."""

    decisions_per_cpu_second: int
    games_per_cpu_second: float
    kernel: KernelSpeed | None = None
    wasm: TargetSpeed | None = None
    card: TargetSpeed | None = None


class Speeds(msgspec.Struct, frozen=True):
    """The speed of each game, and of a plain loop."""

    games: dict[str, Speed]
    calibration: int


def measure(games: Sequence[AnyGame], seconds: float, gpu: bool = False) -> Speeds:
    """Return the speed of each game, and the calibration: each the median of its rounds.

    After a short warm-up the games take turns, so that a slow moment of the machine affects them equally.
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
        kernel, module = kernel_speed(game, seconds / ROUNDS), page_kernel(game)
        wasm = wasm_speed(game, module, seconds / ROUNDS) if kernel is not None and module is not None else None
        card = card_speed(game, seconds / ROUNDS) if gpu and kernel is not None else None
        found[game.name] = Speed(round(decided), round(raced, 1), kernel, wasm, card)
    return Speeds(found, round(median(loops)))


def page_kernel(game: AnyGame) -> Path | None:
    """Return a game's browser kernel; None without a page built from these sources, or without Node."""
    source = game.kernel_source
    if source is None or numba_version() is None or not has_node():
        return None
    path = STATIC / "kernels" / file_of(game.name, source).file
    return path if path.exists() else None


def _round(game: AnyGame, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Race for a number of CPU seconds; return decisions, races and the CPU seconds taken."""
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
    """Return the turns of a plain loop per CPU second, as a measure of this machine's speed."""
    begun = process_time()
    total = 0
    for number in range(CALIBRATION):
        total += number & 7
    return CALIBRATION / (process_time() - begun)

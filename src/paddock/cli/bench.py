"""`paddock bench`: how fast whole random races run in one process."""

from __future__ import annotations

import gc
import json
from random import Random
from statistics import median
from time import process_time
from typing import Annotated, Any

import typer

from paddock.cli.setup import SEATS_OPTION, AsJson
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame, Dealt, Decide, Over, Roll, Rolled, Shuffle
from paddock.core.luck import shuffled, stream

ROUNDS = 5
LOADS = {"downforce": 4, "formula_d": 6}
"""The games and their number of players or cars."""
CALIBRATION = 2_000_000


def bench(
    seconds: Annotated[float, typer.Option(help="CPU seconds for each game.")] = 5.0,
    as_json: AsJson = False,
) -> None:
    """Time whole random races: 4 players of Downforce, 6 cars of Formula D.

    A decision is a choice among at least two legal actions, taken through turn,
    legal and apply. CPU seconds of one process are counted; the figures are the
    median of five rounds. Luck comes from a plain generator, and Python's search
    for cycles waits between the rounds: what is timed are the rules.
    """
    from paddock import games

    if not 0.05 <= seconds <= 3600:
        raise BadOptions(f"--seconds is a number from 0.05 to 3600, not {seconds:g}")
    found: dict[str, Any] = {}
    for name, players in LOADS.items():
        game = games.make(name, {SEATS_OPTION[name]: players})
        found[name] = measure(game, seconds)
    found["calibration"] = round(median(calibrate() for _ in range(ROUNDS)))
    if as_json:
        print(json.dumps(found, indent=2))
        return
    for name in LOADS:
        per_second = found[name]["decisions_per_cpu_second"]
        races = found[name]["games_per_cpu_second"]
        print(f"{name:<12} {per_second:>12,} decisions and {races:>8,} races per CPU second")
    print(f"{'calibration':<12} {found['calibration']:>12,} turns of a plain loop per CPU second")
    print(f"Whole random races in one process, median of {ROUNDS} rounds of {seconds / ROUNDS:g} CPU seconds.")


def measure(game: AnyGame, seconds: float) -> dict[str, float]:
    """Decisions and races per CPU second: a short warm-up, then the median of the rounds."""
    rng = stream("bench", game.name)
    _round(game, rng, seconds / ROUNDS)
    rounds = [_round(game, rng, seconds / ROUNDS) for _ in range(ROUNDS)]
    decisions = median(decisions / spent for decisions, _, spent in rounds)
    races = median(races / spent for _, races, spent in rounds)
    return {"decisions_per_cpu_second": round(decisions), "games_per_cpu_second": round(races, 1)}


def _round(game: AnyGame, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Whole races for so long: (decisions, races, CPU seconds)."""
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
    """One random race; the number of decisions in it."""
    turn_of, legal_of, apply, number = game.turn, game.legal, game.apply, rng.random
    state = game.start()
    decisions = 0
    move: Any
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
    """Turns of a plain interpreter loop per CPU second: how fast this machine runs Python at all."""
    begun = process_time()
    total = 0
    for number in range(CALIBRATION):
        total += number & 7
    return CALIBRATION / (process_time() - begun)

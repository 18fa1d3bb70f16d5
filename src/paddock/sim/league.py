"""A league: bots rotate through the seats, with the same luck for each of them in turn."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import lru_cache, partial
from typing import Any

import msgspec

from paddock.bots import AnyDriver
from paddock.bots.drivers import LIMIT, BuiltInBot, Fault, OwnBot, faults_of
from paddock.core.game import AnyGame, Over
from paddock.core.luck import shuffled, stream
from paddock.sim.batches import RaceRunner, play_race, race_seed, until_over
from paddock.sim.data.columns import Cells, Decision, TableKind, decision_rows
from paddock.sim.pool import in_order
from paddock.sim.report import DecisionTimes


class Spec(msgspec.Struct, frozen=True):
    """The settings of a league: with as many bots as seats they are the field, otherwise a pool."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seats: int
    seed: str
    limit: float = LIMIT  # limit in seconds for a decision of a custom bot
    table: TableKind = ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.bots))


class Row(msgspec.Struct, frozen=True):
    """One race of a league. Names are numbers in Spec.names; the other lists go by seats."""

    number: int
    field: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    figures: tuple[dict[str, float | None], ...]
    faults: tuple[Fault, ...] = ()
    times: dict[int, dict[int, int]] = {}  # decision times by name, as counted by DecisionTimes
    longest: dict[int, float] = {}
    table: tuple[Cells, ...] = ()  # its rows in the output table


def line_up(spec: Spec, block: int) -> list[int]:
    """Return the names in one field, as numbers: all of them, or a fair share of the pool.

    Left-over seats go to the next names in an endless row of shuffled pools, so that all get equally many.
    """
    numbers = [spec.names.index(name) for name in spec.bots]
    whole, over = divmod(spec.seats, len(numbers))
    drawn = []
    for at in range(block * over, (block + 1) * over):
        deal, place = divmod(at, len(numbers))
        drawn.append(shuffled(stream(spec.seed, f"pool {deal}"), numbers)[place])
    return numbers * whole + drawn


def field_of(spec: Spec, number: int) -> tuple[int, ...]:
    """Return the seats of a race: a shuffled field that rotates by one seat until every bot has been everywhere."""
    block, turn = divmod(number - 1, spec.seats)
    order = shuffled(stream(spec.seed, f"field {block}"), line_up(spec, block))
    return tuple(order[turn:] + order[:turn])


def luck_of(spec: Spec, number: int) -> str:
    """Return the seed of a race's luck: the same while a field rotates, so that all get the same cards and dice."""
    return f"{spec.seed}/luck {(number - 1) // spec.seats + 1}"


@lru_cache(maxsize=2)
def _runner(encoded: bytes) -> RaceRunner:
    spec = msgspec.json.decode(encoded, type=Spec)
    runner = RaceRunner(spec.game, spec.options, spec.limit)
    for name in spec.names:
        runner.drivers.prepare(name, 0)  # every bot takes every seat in turn
    return runner


def check(spec: Spec) -> None:
    """Check the options, and that the bots can be created."""
    _runner(msgspec.json.encode(spec))


def run_batch(spec: Spec, first: int, count: int) -> list[Row]:
    """Return the races `first` to `first + count - 1`: a pure function of its arguments, except for the times."""
    runner = _runner(msgspec.json.encode(spec))
    return [_race(spec, runner, number) for number in range(first, first + count)]


def run(spec: Spec, first: int, last: int, workers: int | None = None, ray: str | None = None) -> Generator[Row]:
    """Return these races in order. Closing the iterator stops the workers."""
    runner = _runner(msgspec.json.encode(spec))
    return until_over(in_order(partial(run_batch, spec), first, last, workers, ray), [runner])


def run_here(spec: Spec, last: int, bots: Callable[[AnyGame], Mapping[str, AnyDriver]]) -> Generator[Row]:
    """Return all races in order, in this process, with drivers that only this process has."""
    runner = RaceRunner(spec.game, spec.options, spec.limit, bots)
    for name in spec.names:
        runner.drivers.prepare(name, 0)
    return until_over((_race(spec, runner, number) for number in range(1, last + 1)), [runner])


def _race(spec: Spec, runner: RaceRunner, number: int) -> Row:
    field = field_of(spec, number)
    game, names = runner.game, spec.names
    seed = race_seed(spec.seed, number)
    bots = runner.seat([names[name] for name in field], seed)
    noted: list[Decision] = []
    observer = runner.observer
    observer.begin()
    watch = observer.watch if spec.table == "seats" else None
    luck, seen = luck_of(spec, number), noted if spec.table == "decisions" else None
    state, moves, decisions = play_race(game, bots, seed, None, watch, luck, seen)
    turn = game.turn(state)
    assert isinstance(turn, Over)
    result = turn.result
    decision_times = {name: DecisionTimes() for name in field}
    for name, bot in zip(field, bots, strict=True):
        for seconds in bot.times if isinstance(bot, BuiltInBot | OwnBot) else ():
            decision_times[name].add(seconds)
    raced = [names[name] for name in field]
    table: tuple[Cells, ...] = ()
    if spec.table == "seats":
        length = (moves, decisions)
        table = tuple(runner.table.rows(number, 0, raced, result, observer.notes(state), length))
    elif noted:
        table = tuple(decision_rows(number, 0, runner.table.track, raced, noted))
    return Row(
        number=number,
        field=field,
        winners=result.won(),
        places=tuple(runner.reporting.places(result)),
        scores=result.scores,
        figures=tuple([dict(figures) for figures in runner.reporting.seat_figures(result)]),
        faults=faults_of(bots),
        times={name: taken.counts for name, taken in decision_times.items() if taken.counts},
        longest={name: taken.longest for name, taken in decision_times.items() if taken.counts},
        table=table,
    )

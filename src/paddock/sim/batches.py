"""Run races between bots: the same seed gives the same races with any number of processes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any, TypeVar

import msgspec

from paddock import games
from paddock.bots import AnyDriver, Driver, random_bot, split_budget
from paddock.bots.drivers import LIMIT, Drivers, Fault, faults_of
from paddock.core import record
from paddock.core.errors import PaddockError
from paddock.core.game import Act, AnyGame, Decide, Event, Game, Luck, Over, Result, State, View
from paddock.core.luck import SeededLuck, pick, stream
from paddock.report.plain import reporting_of
from paddock.sim.data.columns import Cells, Decision, SeatTable, TableKind, decision_rows
from paddock.sim.memory import collect_between_races
from paddock.sim.pool import in_order

MOST_GAMES = 1_000_000_000
"""Most races of one run."""
T = TypeVar("T")


class Spec(msgspec.Struct, frozen=True):
    """The settings of a run: a game with plain option values, a bot for each seat, and the tracks of a tour."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    tour: tuple[str, ...] = ()
    records: bool = False
    limit: float = LIMIT  # limit in seconds for a decision of a custom bot
    table: TableKind = ""


class Race(msgspec.Struct, frozen=True):
    """The summary of a race. `number` counts from 1; `leg` is the race within a tour, from 0."""

    number: int
    leg: int
    result: Result
    moves: int
    decisions: int
    notes: object = None  # the observer's notes, beyond the result
    record: str | None = None
    faults: tuple[Fault, ...] = ()
    table: tuple[Cells, ...] = ()  # its rows in the output table


def race_seed(seed: str, number: int, leg: int | None = None) -> str:
    """Return the seed of one race's luck."""
    return f"{seed}/{number}" if leg is None else f"{seed}/{number}/{leg + 1}"


def bot_stream(seed: str, seat: int) -> Random:
    """Return the generator of the bot in a seat, separate from the luck of the race and from the other bots."""
    return stream(seed, f"seat {seat}")


def driver_names(bots: Sequence[str]) -> tuple[str, ...]:
    """Return names for a record: the bot, without its module and budget, and its seat, counted from 1."""
    bare = [split_budget(bot)[0].rpartition(":")[2][: record.LONGEST_NAME - 5] for bot in bots]
    return tuple(f"{name[:1].upper()}{name[1:]} {seat + 1}" for seat, name in enumerate(bare))


class RaceRunner:
    """A game, its observer, and its drivers."""

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        limit: float = LIMIT,
        bots: Callable[[AnyGame], Mapping[str, AnyDriver]] = lambda game: {},
    ) -> None:
        self.game = games.make(game, options)
        self.drivers = Drivers(self.game, limit, bots(self.game))
        self.reporting = reporting_of(self.game)
        self.observer = self.reporting.observer()
        self.table = SeatTable(self.game)

    def seat(self, bots: Sequence[str], seed: str) -> list[AnyDriver]:
        """Return a driver for every seat, for the race with this seed."""
        if len(bots) != self.game.seats:
            raise PaddockError(f"{len(bots)} bots for {self.game.seats} seats")
        return [self.drivers.driver(name, seat, stream(seed, f"stand-in {seat}")) for seat, name in enumerate(bots)]


@lru_cache(maxsize=4)
def _runners(encoded: bytes) -> list[RaceRunner]:
    """Return the game, or one for each track of the tour, with its bots made."""
    spec = msgspec.json.decode(encoded, type=Spec)
    tracks = [{"track": track} for track in spec.tour] or [{}]
    runners = [RaceRunner(spec.game, {**spec.options, **track}, spec.limit) for track in tracks]
    for runner in runners:
        for seat, name in enumerate(spec.bots):
            runner.drivers.prepare(name, seat)
    return runners


def check(spec: Spec) -> None:
    """Check the options, and that the bots can be created."""
    _runners(msgspec.json.encode(spec))


def run_batch(spec: Spec, first: int, count: int) -> list[Race]:
    """Return the races `first` to `first + count - 1` of a specification: a pure function of its arguments."""
    runners = _runners(msgspec.json.encode(spec))
    races = []
    for number in range(first, first + count):
        for leg, runner in enumerate(runners):
            seed = race_seed(spec.seed, number, leg if spec.tour else None)
            races.append(_race(spec, runner, number, leg, seed))
    return races


def run(spec: Spec, games_wanted: int, workers: int | None = 1, ray: str | None = None) -> Generator[Race]:
    """Return all races in order. Closing the iterator stops the workers."""
    runners = _runners(msgspec.json.encode(spec))  # report mistakes here rather than from a worker
    return until_over(in_order(partial(run_batch, spec), 1, games_wanted, workers, ray), runners)


def run_here(spec: Spec, games_wanted: int, bots: Callable[[AnyGame], Mapping[str, AnyDriver]]) -> Generator[Race]:
    """Return all races in order, in this process, with drivers that only this process has."""
    runner = RaceRunner(spec.game, spec.options, spec.limit, bots)
    for seat, name in enumerate(spec.bots):
        runner.drivers.prepare(name, seat)
    numbers = range(1, games_wanted + 1)
    races = (_race(spec, runner, number, 0, race_seed(spec.seed, number)) for number in numbers)
    return until_over(races, [runner])


def until_over(races: Iterator[T], runners: Sequence[RaceRunner]) -> Generator[T]:
    """Yield these races; then, or when the iterator is closed, end the bots' processes."""
    try:
        yield from races
    finally:
        for runner in runners:
            runner.drivers.end()


def _race(spec: Spec, runner: RaceRunner, number: int, leg: int, seed: str) -> Race:
    written: list[str] | None = [] if spec.records else None
    noted: list[Decision] | None = [] if spec.table == "decisions" else None
    observer, game = runner.observer, runner.game
    bots = runner.seat(spec.bots, seed)
    observer.begin()
    state, moves, decisions = play_race(game, bots, seed, written, observer.watch, noted=noted)
    turn = game.turn(state)
    assert isinstance(turn, Over)
    text = None
    if written is not None:
        header = {
            **record.make_header(game, driver_names(spec.bots)),
            "drivers": list(spec.bots),
            "seed": seed,
        }
        text = record.write(record.Record(header, tuple(written), record.result_data(game, state)))
    notes, table = observer.notes(state), tuple[Cells, ...]()
    if noted is not None:
        table = tuple(decision_rows(number, leg, runner.table.track, spec.bots, noted))
    elif spec.table:
        table = tuple(runner.table.rows(number, leg, spec.bots, turn.result, notes, (moves, decisions)))
    return Race(number, leg, turn.result, moves, decisions, notes, text, faults_of(bots), table)


def play_race(
    game: Game[State, Act, View],
    bots: Sequence[Driver[View, Act]],
    seed: str,
    written: list[str] | None = None,
    watch: Callable[[State, tuple[Event, ...]], None] | None = None,
    luck: str | None = None,
    noted: list[Decision] | None = None,
) -> tuple[State, int, int]:
    """Race to the end; return (last state, moves, decisions). No bot is asked a question with one answer.

    The bots' generators come from the seed, and so does the luck of the race, unless it is given. `watch` is
    called with every state and the events that led to it; `written` gets every move, `noted` every decision.
    """
    collect_between_races()
    seeded = SeededLuck(luck or seed)
    rngs = [bot_stream(seed, seat) for seat in range(game.seats)]
    turn_of, legal_of, apply, view_of = game.turn, game.legal, game.apply, game.view
    state = game.start()
    moves = decisions = 0
    move: Act | Luck
    while True:
        turn = turn_of(state)
        if isinstance(turn, Decide):
            seat = turn.seats[0]
            legal = legal_of(state, seat)
            if len(legal) == 1:
                move = legal[0]
            else:
                decisions += 1
                bot = bots[seat]
                if bot is random_bot:  # it needs no view
                    move = pick(rngs[seat], legal)
                else:
                    move = bot(view_of(state, seat), legal, rngs[seat])
                if noted is not None:
                    noted.append(Decision(moves + 1, seat, len(legal), str(move)))
        elif isinstance(turn, Over):
            return state, moves, decisions
        else:
            move = seeded.answer(turn)
        state, events = apply(state, move)
        moves += 1
        if written is not None:
            written.append(str(move))
        if watch is not None:
            watch(state, events)

"""Runs batches of races: the same seed gives the same races, however many processes share the work."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from random import Random
from typing import Any, TypeAlias

import msgspec

from paddock import games
from paddock.bots import Driver, make_bot, random_bot
from paddock.core import record
from paddock.core.errors import PaddockError
from paddock.core.game import AnyGame, Decide, Over
from paddock.core.luck import Fortune, pick, stream

Watch: TypeAlias = Callable[[Any, Any], None]
"""Is shown every state with the events that led to it."""

BATCH = 20
"""Races in one task of a worker."""
IN_HAND = 3
"""Tasks that wait for each worker: enough to keep it busy, few enough to keep memory flat."""


class Spec(msgspec.Struct, frozen=True):
    """What is raced: a game with plain option values, a bot for each seat; a tour has several tracks."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    tour: tuple[str, ...] = ()
    records: bool = False


class Race(msgspec.Struct, frozen=True):
    """One race in short. `number` counts from 1; `leg` is the race of a tour, from 0."""

    number: int
    leg: int
    result: Any
    moves: int
    decisions: int
    notes: Any = None  # what a watcher saw, for games of which the result does not tell enough
    record: str | None = None


def race_seed(seed: str, number: int, leg: int | None = None) -> str:
    """The seed of one race's luck."""
    return f"{seed}/{number}" if leg is None else f"{seed}/{number}/{leg + 1}"


def bot_stream(seed: str, seat: int) -> Random:
    """The generator of the bot in a seat, apart from the luck of the race and from the other bots."""
    return stream(seed, f"seat {seat}")


def driver_names(bots: Sequence[str]) -> tuple[str, ...]:
    """Names for a record: the bot and its seat as people count."""
    return tuple(f"{bot.capitalize()} {seat + 1}" for seat, bot in enumerate(bots))


def run_batch(spec: Spec, first: int, count: int) -> list[Race]:
    """The races `first` to `first + count - 1` of a specification: a pure function of its arguments."""
    tables = _tables(msgspec.json.encode(spec))
    races = []
    for number in range(first, first + count):
        for leg, (game, bots) in enumerate(tables):
            seed = race_seed(spec.seed, number, leg if spec.tour else None)
            races.append(_race(spec, game, bots, number, leg, seed))
    return races


def run(spec: Spec, games_wanted: int, workers: int = 1) -> Iterator[Race]:
    """All races in order. Closing the iterator stops the workers."""
    make_tables(spec)  # what is wrong with the specification is said here and not by a worker
    batches = [(first, min(BATCH, games_wanted + 1 - first)) for first in range(1, games_wanted + 1, BATCH)]
    if workers == 1 or len(batches) == 1:
        for first, count in batches:
            yield from run_batch(spec, first, count)
        return
    # A fresh interpreter for each worker: a copy of this one would copy the threads of its progress bar.
    pool = ProcessPoolExecutor(
        min(workers, len(batches)), get_context("spawn"), initializer=_ignore_interrupt
    )
    try:
        yield from _in_order(pool, spec, batches, workers)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, spec: Spec, batches: list[tuple[int, int]], workers: int
) -> Iterator[Race]:
    waiting: deque[Future[list[Race]]] = deque()
    for first, count in batches:
        waiting.append(pool.submit(run_batch, spec, first, count))
        if len(waiting) >= workers * IN_HAND:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


def _ignore_interrupt() -> None:
    """Ctrl-C is for the parent alone, which then stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def make_tables(spec: Spec) -> list[tuple[AnyGame, tuple[Driver, ...]]]:
    """The game, or one for each track of the tour, with its bots."""
    tracks = [{"track": track} for track in spec.tour] or [{}]
    tables = []
    for track in tracks:
        game = games.make(spec.game, {**spec.options, **track})
        if len(spec.bots) != game.seats:
            raise PaddockError(f"{len(spec.bots)} bots for {game.seats} seats")
        tables.append((game, tuple(make_bot(name, game) for name in spec.bots)))
    return tables


@lru_cache(maxsize=4)
def _tables(spec: bytes) -> list[tuple[AnyGame, tuple[Driver, ...]]]:
    return make_tables(msgspec.json.decode(spec, type=Spec))


def _race(spec: Spec, game: AnyGame, bots: tuple[Driver, ...], number: int, leg: int, seed: str) -> Race:
    written: list[str] | None = [] if spec.records else None
    watcher = make_watcher(game)
    state, moves, decisions = play_race(game, bots, seed, written, watcher.watch if watcher else None)
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
    return Race(number, leg, turn.result, moves, decisions, watcher.notes(state) if watcher else None, text)


def play_race(
    game: AnyGame,
    bots: Sequence[Driver],
    seed: str,
    written: list[str] | None = None,
    watch: Watch | None = None,
) -> tuple[Any, int, int]:
    """One race to its end: (last state, moves, decisions). A question with one answer is put to nobody."""
    fortune = Fortune(seed)
    rngs = [bot_stream(seed, seat) for seat in range(game.seats)]
    turn_of, legal_of, apply, view_of = game.turn, game.legal, game.apply, game.view
    state = game.start()
    moves = decisions = 0
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
                if bot is random_bot:  # it looks at nothing, so it need not be shown anything
                    move = pick(rngs[seat], legal)
                else:
                    move = bot(view_of(state, seat), legal, rngs[seat])
        elif isinstance(turn, Over):
            return state, moves, decisions
        else:
            move = fortune.answer(turn)
        state, events = apply(state, move)
        moves += 1
        if written is not None:
            written.append(str(move))
        if watch is not None:
            watch(state, events)


def make_watcher(game: AnyGame) -> Any:
    """Notes during a race what its result does not tell."""
    if game.name != "downforce":
        return None
    from paddock.sim.downforce import Watcher

    return Watcher(game)

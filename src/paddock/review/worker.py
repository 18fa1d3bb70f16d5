"""A review in a separate, low-priority process that reports its progress."""

from __future__ import annotations

import os
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from paddock.bots.worker import end_with_parent, let_others_first
from paddock.core.errors import BadOptions, PaddockError
from paddock.core.record import Record, read
from paddock.games import of_record
from paddock.review.estimate import MILLION
from paddock.review.presentation import present_review
from paddock.review.review import least_playouts
from paddock.review.values import Valuer, usual, valuer_of
from paddock.words import message

SEED = "review"
"""The seed of all reviews, as in `paddock review`: equal races have equal reviews."""
STEPS = 200
"""Number of progress steps reported."""
MOST_DECISIONS = 150_000_000
"""Most decisions in all playouts of a review: one to three minutes of one core for a usual race."""
SAMPLE = 4
"""Races sampled to estimate the length of a playout."""


def start_review(record: str, budget: int) -> tuple[BaseProcess, Connection]:
    """Review a record with this many playouts (0: the game's default).

    It sends progress from 0 to 1 through the pipe, then the review as JSON, or an error. Receiving True
    pauses it, False resumes it.
    """
    context = get_context("spawn")
    pipe, far = context.Pipe()
    process: BaseProcess = context.Process(target=work, args=(far, record, budget), daemon=True)
    process.start()
    far.close()
    return process, pipe


def work(pipe: Connection, record: str, budget: int) -> None:
    """Review one record; send the progress and the result."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and ends this process itself
    end_with_parent(lambda: os._exit(1))
    let_others_first(10)
    try:
        pipe.send(reviewed(pipe, record, budget))
    except PaddockError as error:
        pipe.send(error.reason or str(error))


def reviewed(pipe: Connection, record: str, budget: int) -> bytes:
    race, last = read(record), -1

    def tell(share: float) -> None:
        nonlocal last
        if (step := int(share * STEPS)) > last:
            last = step
            pipe.send(share)
        while pipe.poll() and pipe.recv():  # paused until the parent sends False
            pipe.poll(None)

    valuer = valuer_of(of_record(race), SEED)
    playouts = affordable_playouts(valuer, race, budget or usual(valuer.words.budget))
    return msgspec.json.encode(present_review(valuer, race, playouts, tell))


def affordable_playouts(valuer: Valuer, race: Record, wanted: int) -> int:
    """Return the playouts of a review: as many as wanted, or fewer if they are long.

    Raises BadOptions if even the minimum would take too long. A few races from the start give the decisions in a
    playout, so that they are known before the work begins and the same on every machine.
    """
    length = max(1, valuer.kernel.races(valuer.number, SAMPLE, "drivers").decisions // SAMPLE)
    least, affordable = least_playouts(valuer.game, race), MOST_DECISIONS // length
    if least > min(affordable, valuer.words.budget):
        needed = -(-least * length // MILLION)
        raise BadOptions(message("server-error-review-long", needed=needed, most=MOST_DECISIONS // MILLION))
    return min(wanted, affordable)

"""A process that values views of running races, asked through a pipe.

It starts on first use, has low priority, and is ended when it does not answer in time.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from multiprocessing.connection import Connection

import msgspec

from paddock.bots.process import READY, NoAnswer, PipedProcess
from paddock.bots.worker import end_with_parent, let_others_first
from paddock.core.errors import PaddockError
from paddock.core.game import Action, AnyGame
from paddock.core.record import Record, make_header
from paddock.games import of_record
from paddock.parts.review import Price
from paddock.review.estimate import Worth
from paddock.review.hints import ChoiceWorth, price_of, worths_of
from paddock.review.values import Valuer, levels_of, valuer_of

KEPT = 16
"""Most kinds of races whose valuers a process keeps."""


class ViewToValue(msgspec.Struct, frozen=True):
    """A view that waits for a choice, and the header of its record without names."""

    header: bytes  # as JSON
    view: object
    seed: str
    share: int  # playouts are this part of those of a review of its game


class ChoicesToValue(msgspec.Struct, frozen=True):
    """A view of a race in which a seat has these choices; the rest as in ViewToValue."""

    header: bytes
    view: object
    seat: int
    legal: tuple[Action, ...]
    seed: str
    share: int


class ValuedView(msgspec.Struct, frozen=True):
    """The value of a view, or its choices, the best one first; or the reason why there is none."""

    worth: Worth | None = None
    choices: tuple[ChoiceWorth, ...] = ()
    price: Price | None = None  # of what is for sale
    wrong: str = ""


class ValueProcess:
    """Holds a process that values views; it is asked one question at a time."""

    def __init__(self) -> None:
        self._process: PipedProcess | None = None
        self._known: set[bytes] = set()  # headers of races that it has valued

    def knows(self, header: bytes) -> bool:
        """Whether it has valued a race with this header."""
        return header in self._known

    async def ask(self, question: ViewToValue | ChoicesToValue, limit: float) -> ValuedView:
        """Value a view or its choices; NoAnswer after `limit` seconds, or if the process fails.

        The first view of a kind of race may take longer, as drivers compute tables for it.
        """
        process = self._process = self._process or PipedProcess(work)
        try:
            await asyncio.to_thread(process.send, question)  # a long header is only read when the process is up
            await process.wait_async(limit if self.knows(question.header) else READY)
            self._known = {*(self._known if len(self._known) < KEPT else ()), question.header}
            return process.receive(ValuedView)
        except (EOFError, OSError):
            words = process.how_it_ended()
            self.end()
            raise NoAnswer(words) from None
        except BaseException:
            self.end()  # a late answer must not be taken for the next one
            raise

    def end(self) -> None:
        """End the process at once."""
        self._known.clear()
        if self._process is not None:
            self._process.kill()
            self._process = None


def work(pipe: Connection) -> None:
    """The life of the process: questions in, answers out, until the parent is gone."""
    give_way(5)
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        with suppress(OSError):
            pipe.send_bytes(msgspec.msgpack.encode(value(question)))


def give_way(niceness: int) -> None:
    """Lets a process end with its parent, and its parent's other work go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends this process itself
    end_with_parent(lambda: os._exit(1))
    let_others_first(niceness)


def value(question: ViewToValue | ChoicesToValue) -> ValuedView:
    """Value a view or its choices."""
    try:
        valuer = kept_valuer(question.header).with_seed(question.seed)
    except PaddockError as error:
        return ValuedView(wrong=str(error))
    playouts = valuer.words.budget // question.share
    if isinstance(question, ViewToValue):
        return ValuedView(valuer.answers(question.view, (None,), playouts)[0].worth())
    price = price_of(valuer, question.view, question.seat, playouts // 3)
    worths = worths_of(valuer, question.view, question.seat, question.legal, playouts, price)
    return ValuedView(choices=tuple(worths), price=price)


@lru_cache(KEPT)
def kept_valuer(header: bytes) -> Valuer:
    """Return the valuer of races with this header."""
    race = Record(msgspec.json.decode(header), ())
    return valuer_of(of_record(race), "", levels_of(race.header) if "drivers" in race.header else ())


def header_with(game: AnyGame, drivers: Sequence[str]) -> bytes:
    """Return the header of a race as JSON, without names but those of bots."""
    return msgspec.json.encode({**make_header(game, ("",) * game.seats), "drivers": drivers})

"""Questions to bots and their answers as plain data, in any process."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time
from traceback import extract_tb
from typing import Self, TypeAlias

import msgspec

from paddock.bots import AnyDriver, make_bot
from paddock.core.errors import PaddockError
from paddock.core.game import Action, AnyGame
from paddock.core.luck import stream
from paddock.core.record import Record, make_header
from paddock.games import of_record

SHOWN = 160
"""Longest reported error, in characters."""

GeneratorState: TypeAlias = tuple[int, tuple[int, ...], float | None]
"""The type of `Random.getstate`."""


class BotId(msgspec.Struct, frozen=True):
    """A bot by name, for a game that is rebuilt from its header. Bots with different `copy` numbers share nothing."""

    name: str
    header: bytes  # as JSON
    copy: int

    @classmethod
    def of(cls, name: str, game: AnyGame, copy: int = 0) -> Self:
        """Return the bot for this game; the header omits player names, so that races of a kind share a bot."""
        return cls(name, msgspec.json.encode(make_header(game, ("",) * game.seats)), copy)


class Make(msgspec.Struct, frozen=True):
    """A request to make a bot with this number, and to drop another one."""

    number: int
    bot: BotId
    dropped: int | None = None


class Question(msgspec.Struct, frozen=True):
    """Everything that a bot may know when it chooses."""

    number: int
    view: object
    legal: Sequence[Action]
    generator: GeneratorState | str  # or the seed of one used only for this question


class Answer(msgspec.Struct, frozen=True):
    """The index of the chosen action, or a description of what the bot did instead."""

    chosen: int | None = None
    wrong: str = ""
    seconds: float = 0.0  # of CPU time
    generator: GeneratorState | None = None  # the generator's state afterwards, unless it came from a seed


def make(request: Make, bots: dict[int, AnyDriver]) -> Answer:
    """Make a bot, and drop the one that is no longer needed."""
    if request.dropped is not None:
        bots.pop(request.dropped, None)
    name, began = request.bot.name, process_time()
    try:
        game = of_record(Record(msgspec.json.decode(request.bot.header), ()))
        bots[request.number] = make_bot(name, game)
    except PaddockError as error:
        return Answer(wrong=str(error))
    except BaseException as error:
        return Answer(wrong=f"the bot {name!r} cannot be made: {type(error).__name__}: {_shown(error)}")
    return Answer(seconds=process_time() - began)


def choose(question: Question, bot: AnyDriver) -> Answer:
    """Let a bot choose; anything but a legal answer is reported in words."""
    rng = _generator(question.generator)
    chosen, wrong, legal = None, "", list(question.legal)  # a copy: changes by the bot do not count
    began = process_time()
    try:
        move = bot(question.view, question.legal, rng)
        chosen = legal.index(move) if move in legal else None
        wrong = "" if chosen is not None else f"answered {_shown(move)}, which is not legal"
    except BaseException as error:
        wrong = _with_place(error)
    seconds = process_time() - began
    return Answer(chosen, wrong, seconds, None if isinstance(question.generator, str) else Random.getstate(rng))


def _generator(given: GeneratorState | str) -> Random:
    if isinstance(given, str):
        return stream(given, "bot")
    rng = Random()
    rng.setstate(given)
    return rng


def _shown(thing: object) -> str:
    """Return a one-line description of an object that may misbehave."""
    try:
        text = " ".join(str(thing).encode("utf-8", "replace").decode().split()) or type(thing).__name__
    except Exception:
        text = f"something ({type(thing).__name__})"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _with_place(error: BaseException) -> str:
    """Return an error with its place in the bot's own code."""
    frames = extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    text, name = _shown(error), type(error).__name__
    return (f"{name}: {text}" if text != name else name) + place

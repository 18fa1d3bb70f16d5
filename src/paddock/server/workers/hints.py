"""Hints: what the choices of a seat are worth, worked out in a process of its own from what the seat sees.

They are for solo players, and for all at tables made with them. The record of a race says whether one was given.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from paddock.bots.process import NoAnswer
from paddock.core.game import AnyGame
from paddock.core.record import make_header
from paddock.review.hints import ChoiceWorth
from paddock.review.process import ChoicesToValue, ValuedView, ValueProcess
from paddock.server.workers.queue import WorkQueue
from paddock.table.change import Change
from paddock.table.errors import Busy, NotNow
from paddock.table.info import gives_hints
from paddock.words import Message, message

if TYPE_CHECKING:
    from paddock.table.table import Table

SHARE = 30
"""The playouts of a hint are this part of those of a review: about half a second to a second."""
LIMIT = 30.0
"""Seconds that a hint may take."""
MOST_WAITING = 20
MOST_OF_ONE = 4
"""Hints that wait for one owner, of those 20."""
PAUSE = 600.0
"""Seconds without hints for an owner for whom one could not be worked out in time."""
REASONS = 3
"""Choices that are explained."""


class HintedChoice(msgspec.Struct, frozen=True):
    """A choice, what it is worth to the seat, and why; of the best ones alone, in words of the game."""

    action: str
    label: Message
    worth: ChoiceWorth
    reason: Message | None = None


class Hint(msgspec.Struct, frozen=True):
    """Choices of a seat and what they are worth, the best one first, at a version of the race."""

    version: int
    choices: tuple[HintedChoice, ...]
    alone: bool  # there is nobody to win against: results count
    result: Message  # what a result is called
    note: Message | None = None  # what follows from them, such as the price of what is auctioned


class Hints:
    """Works out hints, requester by requester."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._process = ValueProcess()
        self._queue = WorkQueue(most=MOST_WAITING, most_each=MOST_OF_ONE)
        self._clock = clock
        self._pausing: dict[str, float] = {}  # owners who get none for now, and until when

    async def hint(self, table: Table, seat: int, owner: str) -> Hint:
        """What a seat that owes a choice could do; from now on the race is one with hints."""
        game, race = table.game, table.race
        if table.stage != "racing":
            raise NotNow(message("server-error-hints-racing"))
        if not gives_hints(game, table.meta):
            raise NotNow(message("server-error-no-hints"))
        if seat not in race.waits:
            raise NotNow(message("server-refused-no-question"))
        version, view, legal = race.version, game.view(race.state, seat), tuple(game.legal(race.state, seat))
        header = msgspec.json.encode(make_header(game, ("",) * game.seats))
        seed = hashlib.sha256(msgspec.json.encode(view)).hexdigest()
        question = ChoicesToValue(header, view, seat, legal, seed, SHARE)
        valued = await self._in_turn(question, owner)
        if not valued.choices:
            raise NotNow(message("server-error-no-hints"))
        await table.commits.commit(lambda meta, stage: None if meta.hinted else Change(replace(meta, hinted=True)))
        return describe(game, version, question, valued)

    async def _in_turn(self, question: ChoicesToValue, owner: str) -> ValuedView:
        if self._clock() < self._pausing.get(owner, -inf):
            raise Busy
        with self._queue.admit(owner):
            async with self._queue.job(owner):
                try:
                    return await self._process.ask(question, LIMIT)
                except NoAnswer:
                    self._pause(owner)
                    raise Busy from None

    def _pause(self, owner: str) -> None:
        """A hint that takes too long, in a race of many laps, keeps others waiting: its owner cannot ask on and on."""
        now = self._clock()
        self._pausing = {who: until for who, until in self._pausing.items() if until > now} | {owner: now + PAUSE}

    def close(self) -> None:
        """Ends its process."""
        self._process.end()


def describe(game: AnyGame, version: int, asked: ChoicesToValue, valued: ValuedView) -> Hint:
    """The hint in words of the game."""
    words, price = game.reviewing(), valued.price
    assert words is not None
    auction = words.auction_value() if price is not None else None
    choices = []
    for number, worth in enumerate(valued.choices):
        action, reason = asked.legal[worth.choice], None
        if number < REASONS and auction is not None and price is not None:
            reason = auction.reason(asked.view, asked.legal, action, price)
        elif number < REASONS:
            reason = words.reason(asked.view, asked.legal, action)
        choices.append(HintedChoice(str(action), game.label(action), worth, reason))
    note = auction.describe(asked.view, price) if auction is not None and price is not None else None
    return Hint(version, tuple(choices), game.seats == 1, words.result().name, note)

"""Questions for bots, and what answers them: processes on a server, a worker in a browser, plain calls in a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from paddock.bots.answering import BotId
from paddock.core.errors import PaddockError
from paddock.core.game import Action


class BotTask(msgspec.Struct, frozen=True):
    """A question for a bot: everything that it may know, and nothing else."""

    bot: BotId
    seed: str  # of its own generator
    view: object
    legal: Sequence[Action]
    host: str = ""  # the guest at whose table it is asked
    weakest: str = "random"  # the game's weakest level
    exact: bool = False  # in a counted attempt: no smaller budget, and nobody may choose in its place


class BotChoice(msgspec.Struct, frozen=True):
    """What a bot does; `reduced` if it had a smaller budget than its own, or if another one chose in its place."""

    action: Action
    reduced: bool = False


class NoStandIn(PaddockError):
    """A bot for which nobody may stand in has not chosen yet, or (`failed`) never will."""

    def __init__(self, why: str, failed: bool = False) -> None:
        self.failed = failed
        super().__init__(why)


class BotSource(Protocol):
    """Lets bots think."""

    async def choose(self, task: BotTask) -> BotChoice:
        """Return the bot's choice among the legal actions; NoStandIn if it has none and must be exact."""

"""Drive the bots of a table one at a time, while there are viewers."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec.structs import replace

from paddock.bots import BUDGET, split_budget
from paddock.bots.answering import BotId
from paddock.bots.compiling import is_waiting, who_drives
from paddock.core.errors import IllegalAction, PaddockError
from paddock.core.game import Action, AnyGame
from paddock.table.actions import Overtaken
from paddock.table.change import Change
from paddock.table.messages import Stage
from paddock.table.meta import Meta
from paddock.table.race import done_before, kind_of

if TYPE_CHECKING:
    from paddock.table.table import Table

log = logging.getLogger("paddock.tables")


class BotTask(msgspec.Struct, frozen=True):
    """A question for a bot: everything it may know, and nothing else."""

    bot: BotId
    seed: str  # seed of its own generator
    view: object
    legal: Sequence[Action]
    host: str = ""  # of the table
    weakest: str = "random"  # the game's weakest level that does not search
    searches: bool = False  # searches with the game's kernel for as long as its budget allows
    exact: bool = False  # in a counted attempt: no reduced budget and no stand-in


class BotChoice(msgspec.Struct, frozen=True):
    """A bot's choice; `reduced` if it had a smaller budget, or a weaker bot chose in its place."""

    action: Action
    reduced: bool = False


class NoStandIn(PaddockError):
    """A bot without a stand-in has not chosen yet, or (`failed`) never will."""

    def __init__(self, why: str, failed: bool = False) -> None:
        self.failed = failed
        super().__init__(why)


class BotSource(Protocol):
    """Lets bots think."""

    async def choose(self, task: BotTask) -> BotChoice:
        """Return the bot's choice among the legal actions. Raises NoStandIn if it has none and must be exact."""


class Driver:
    """Lets bots think for the seats of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._driving: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._driving is not None and not self._driving.done()

    def due(self) -> int | None:
        """Return a seat for which a bot has to choose now; None if there is none."""
        table = self.table
        seats = table.meta.seats
        waiting = [at for at in table.race.waits if seats[at].kind != "person" or seats[at].away]
        if not waiting or table.stage != "racing" or not table.people.is_watched or not table.services.leads(table):
            return None
        return waiting[0]

    def drive(self) -> None:
        """Let a bot think, if one is due and none is thinking."""
        if (self._driving is None or self._driving.done()) and self.due() is not None:
            self._driving = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        table = self.table
        while (at := self.due()) is not None:
            version, began = table.race.version, table.services.times.clock()
            try:
                choice = await self.ask(at, self._bot(at))
            except NoStandIn as error:
                if not error.failed:
                    return  # the next tick tries again
                await self._spoil()
                continue
            await self._keep_time(at, began)
            if table.race.version != version or self.due() is None:
                continue  # another process was quicker, or the player came back
            try:
                if choice.reduced:
                    await table.commits.commit(
                        lambda meta, stage: None if meta.reduced else Change(replace(meta, reduced=True))
                    )
                await table.actions.act(choice.action, "bot", thought_at=version)
            except (IllegalAction, Overtaken):
                continue
            except PaddockError as error:
                log.error("a bot's choice was not stored: %s", error)
                return  # the next tick tries again

    async def _keep_time(self, at: int, began: float) -> None:
        """Wait so that a secret choice always takes the same time, as its timing would reveal something.

        Bots think one at a time, so each one's time counts from its own start.
        """
        table = self.table
        if table.stage != "racing" or table.game.choices_are_public(table.race.state, at):
            return
        _, budget = split_budget(self._bot(at))
        ready = began + table.services.times.secret * budget / BUDGET
        if (wait := ready - table.services.times.clock()) > 0:
            await table.services.times.sleep(wait)

    def _bot(self, at: int) -> str:
        return self.table.meta.seats[at].bot or stand_in(self.table.game)

    async def ask(self, at: int, bot: str, state: object = None) -> BotChoice:
        """Return what a bot of this level would do for a seat that owes a choice, now or in `state`."""
        game, race, exact = self.table.game, self.table.race, self.table.meta.still_counts
        if exact and is_waiting(bot, game):
            raise NoStandIn("its kernel is being compiled")
        state = race.state if state is None else state
        level, legal = who_drives(bot, game), tuple(game.legal(state, at))
        kind = kind_of(str(legal[0]))
        when = f"{kind} {done_before(race.rows, at, kind)}" if race.fortune.keyed else race.version
        task = BotTask(
            bot=BotId.of(level, game),
            seed=bot_seed(race.fortune.seed, at, when),
            view=game.view(state, at),
            legal=legal,
            host=self.table.meta.host,
            weakest=next((name for name in game.bots if name not in game.kernel_bots), "random"),
            searches=split_budget(level)[0] in game.kernel_bots,
            exact=exact,
        )
        return await self.table.services.bots.choose(task)

    async def _spoil(self) -> None:
        """Mark an attempt as void because a bot keeps failing; from now on other bots may stand in."""
        table = self.table

        def decide(meta: Meta, stage: Stage) -> Change | None:
            return None if meta.trial is None else Change(replace(meta, trial=replace(meta.trial, spoilt="bot")))

        await table.commits.commit(decide)

    async def stop(self) -> None:
        """Stop thinking, because the server stops."""
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.wait({self._driving})


def stand_in(game: AnyGame) -> str:
    """Return the bot that drives for absent players: the game's middle level, or random if it has none."""
    return game.bots[len(game.bots) // 2] if game.bots else "random"


def bot_seed(seed: str, seat: int, when: int | str) -> str:
    """Return the seed of a bot's generator, a digest that does not reveal the secret one.

    With keyed luck it depends on the number of the bot's card, gear or bid, otherwise on the number of rows.
    """
    return hashlib.sha256(f"{seed} bot {seat} {when}".encode()).hexdigest()

"""The pipe to a worker: a question that is given up leaves no answer behind, and pipes are waited for everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from paddock.core.game import Decide
from paddock.core.luck import SeededLuck
from paddock.core.play import past_luck
from paddock.core.record import make_header
from paddock.games import make
from paddock.server.bot_pool import BotPool, Task


def tasks(count: int) -> list[Task]:
    """Questions whose answers cannot be taken for each other's: each has one legal action of its own."""
    game = make("formula_d", {"cars": 2})
    state = past_luck(game, game.start(), SeededLuck("x"))
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    seat = turn.seats[0]
    legal = game.legal(state, seat)
    assert len(legal) >= count
    header, view = make_header(game, ("a", "b")), game.view(state, seat)
    return [Task("rookie", header, "x", view, (action,)) for action in legal[:count]]


def with_pool(test: Callable[[BotPool], Awaitable[None]]) -> None:
    async def run() -> None:
        bot_pool = BotPool(workers=2, limit=60)
        try:
            await test(bot_pool)
        finally:
            bot_pool.close()

    asyncio.run(run())


def test_an_answer_that_nobody_waits_for_is_not_taken_for_the_next_one() -> None:
    async def test(bot_pool: BotPool) -> None:
        first, second = tasks(2)
        asked = [asyncio.create_task(bot_pool.choose(first)) for _ in range(2)]
        await asyncio.sleep(0.05)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert [await bot_pool.choose(second) for _ in range(3)] == [second.legal[0]] * 3
        assert bot_pool.faults == 0
        assert len(bot_pool._all) <= bot_pool.size

    with_pool(test)


def test_where_the_event_loop_knows_no_pipes_a_thread_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(bot_pool: BotPool) -> None:
        def unknown(*_: Any) -> None:
            raise NotImplementedError

        monkeypatch.setattr(asyncio.get_running_loop(), "add_reader", unknown)
        (task,) = tasks(1)
        assert await bot_pool.choose(task) == task.legal[0]
        assert bot_pool.faults == 0

    with_pool(test)

"""Bots think in processes of their own: one that hangs or breaks delays its own table and no other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.core.game import Decide
from paddock.core.luck import SeededLuck
from paddock.core.play import past_luck
from paddock.core.record import make_header
from paddock.games import make
from paddock.server.bot_pool import BotPool, Task
from paddock.server.times import Times
from tests.server.running import Running, wait_until

BAD = "tests.sim.badbots"


def task(bot: str, seed: str = "x") -> Task:
    game = make("formula_d", {"cars": 2})
    state = past_luck(game, game.start(), SeededLuck("x"))
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    seat = turn.seats[0]
    return Task(bot, make_header(game, ("a", "b")), seed, game.view(state, seat), tuple(game.legal(state, seat)))


def with_pool(test: Callable[[BotPool], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        bot_pool = BotPool(**limits)
        try:
            await test(bot_pool)
        finally:
            bot_pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["Raises", "Exits", "Illegal", "CannotBeMade"])
def test_a_bot_that_fails_is_replaced_by_chance(bot: str) -> None:
    async def test(bot_pool: BotPool) -> None:
        asked = task(f"{BAD}:{bot}")
        assert await bot_pool.choose(asked) in asked.legal
        assert bot_pool.faults == 1
        good = task("rookie")
        assert await bot_pool.choose(good) in good.legal

    with_pool(test, workers=1, limit=30)


def test_a_bot_that_hangs_holds_up_nobody_else() -> None:
    async def test(bot_pool: BotPool) -> None:
        good = task(f"{BAD}:Plain")
        await asyncio.gather(bot_pool.choose(good), bot_pool.choose(good))  # the workers are started
        bot_pool.limit = 3
        hanging = [asyncio.create_task(bot_pool.choose(task(f"{BAD}:Sleeps")))]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        for _ in range(5):
            await bot_pool.choose(good)
        quick = time.monotonic() - began
        late = await asyncio.gather(*hanging)
        assert all(choice in good.legal for choice in late) and bot_pool.faults == 1
        # Known as slow, many of them together still leave a worker to the others.
        hanging = [asyncio.create_task(bot_pool.choose(task(f"{BAD}:Sleeps", str(n)))) for n in range(2)]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await bot_pool.choose(good)
        assert not any(one.done() for one in hanging)
        assert quick < 3 and time.monotonic() - began < 3
        await asyncio.gather(*hanging)
        assert bot_pool.faults == 3

    with_pool(test, workers=2, limit=60)


def test_the_queue_is_bounded() -> None:
    async def test(bot_pool: BotPool) -> None:
        waiting = [asyncio.create_task(bot_pool.choose(task(f"{BAD}:Sleeps", str(n)))) for n in range(3)]
        await asyncio.sleep(0)
        assert bot_pool.waiting == 3
        asked = task("rookie")
        began = time.monotonic()
        assert await bot_pool.choose(asked) in asked.legal  # at random, and at once
        assert time.monotonic() - began < 2
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert bot_pool.waiting == 0

    with_pool(test, workers=1, queue=3)


def test_the_same_question_gets_the_same_answer() -> None:
    async def test(bot_pool: BotPool) -> None:
        asked = task("rookie", "seed")
        assert await bot_pool.choose(asked) == await bot_pool.choose(asked)

    with_pool(test, workers=1)


@pytest.fixture
def server(serve: Callable[..., Running]) -> Running:
    return serve(times=Times(tick=0.05, think=60, silence=60), workers=2)


def test_a_table_with_a_hanging_bot_goes_on_and_the_others_do_not_wait(server: Running) -> None:
    ann = server.person("Ann")
    stuck, fine = ann.start("formula_d")["id"], ann.start("formula_d")["id"]
    bot_pool = server.directory.bot_pool
    server.do(warm_up(bot_pool))
    bot_pool.limit = 4
    for table, bot in ((stuck, f"{BAD}:Sleeps"), (fine, f"{BAD}:Plain")):
        at = server.table(table)
        at.meta = replace(at.meta, seats=(at.meta.seats[0], replace(at.meta.seats[1], bot=bot)))
    with ann.socket(stuck, 0), ann.socket(fine, 0):
        server.play_out(stuck, until=lambda at: at.bots.due() is not None)
        wait_until(lambda: bot_pool.waiting == 1)
        before = server.table(stuck).race.version
        server.play_out(fine, until=lambda at: at.race.version > 40)
        assert server.table(fine).race.version > 40
        wait_until(lambda: server.table(stuck).race.version > before)
        assert bot_pool.faults == 1


async def warm_up(bot_pool: BotPool) -> None:
    """Starts the processes, which takes its time on a busy machine."""
    await asyncio.gather(*[bot_pool.choose(task(f"{BAD}:Plain", str(n))) for n in range(2)])

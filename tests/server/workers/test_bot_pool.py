"""Bots think in processes of their own: one that hangs or breaks delays its own table and no other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.bots.answering import BotId
from paddock.core.game import Decide
from paddock.core.luck import SeededLuck
from paddock.core.play import past_luck
from paddock.games import make
from paddock.server.net.quotas import ThinkingTime
from paddock.server.workers.bot_pool import BotPool, share_of_workers
from paddock.server.workers.turns import FairTurns
from paddock.table.bots import BotTask
from paddock.table.times import Times
from tests.server.running import FakeClock, Running, wait_until

BAD = "tests.sim.badbots"


def task(bot: str, seed: str = "x") -> BotTask:
    game = make("formula_d", {"cars": 2})
    state = past_luck(game, game.start(), SeededLuck("x"))
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    seat = turn.seats[0]
    return BotTask(BotId.of(bot, game), seed, game.view(state, seat), tuple(game.legal(state, seat)))


def with_pool(test: Callable[[BotPool], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        bot_pool = BotPool(**limits)
        try:
            await test(bot_pool)
        finally:
            bot_pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["Raises", "Exits", "Illegal", "CannotBeMade", "Crashes"])
def test_a_bot_that_fails_is_replaced_by_chance(bot: str) -> None:
    async def test(bot_pool: BotPool) -> None:
        asked = task(f"{BAD}:{bot}")
        assert await bot_pool.choose(asked) in asked.legal
        assert bot_pool.faults == 1
        good = task("rookie")
        assert await bot_pool.choose(good) in good.legal

    with_pool(test, workers=2, limit=30)


def test_a_bot_that_hangs_holds_up_nobody_else() -> None:
    async def test(bot_pool: BotPool) -> None:
        good = task(f"{BAD}:Plain")
        hanging = [asyncio.create_task(bot_pool.choose(task(f"{BAD}:Sleeps")))]
        await asyncio.sleep(0)
        for _ in range(5):
            await bot_pool.choose(good)
        assert not hanging[0].done() and bot_pool.faults == 0
        await given_up(hanging)
        bot_pool.limit = 0.1
        assert await bot_pool.choose(task(f"{BAD}:Sleeps")) in good.legal
        assert bot_pool.faults == 1
        # Known as slow, many of them together still leave a process to the others.
        bot_pool.limit = 60
        hanging = [asyncio.create_task(bot_pool.choose(task(f"{BAD}:Sleeps", str(n)))) for n in range(2)]
        await asyncio.sleep(0)
        await bot_pool.choose(good)
        assert not any(one.done() for one in hanging) and bot_pool.waiting == 2
        await given_up(hanging)

    with_pool(test, workers=2, limit=60)


async def given_up(choices: list[asyncio.Task[Any]]) -> None:
    for one in choices:
        one.cancel()
    await asyncio.gather(*choices, return_exceptions=True)


def test_the_queue_is_bounded() -> None:
    async def test(bot_pool: BotPool) -> None:
        waiting = [asyncio.create_task(bot_pool.choose(task(f"{BAD}:Sleeps", str(n)))) for n in range(3)]
        await asyncio.sleep(0)
        assert bot_pool.waiting == 3
        asked = task("rookie")
        began = time.monotonic()
        assert await bot_pool.choose(asked) in asked.legal  # at random, and at once
        assert time.monotonic() - began < 2
        await given_up(waiting)
        assert bot_pool.waiting == 0

    with_pool(test, workers=2, queue=3)


def test_processes_for_bots_are_shared_out() -> None:
    for workers, processes in ((2, 1), (8, 3), (5, 5), (2, 4)):
        shares = [share_of_workers(workers, processes, number) for number in range(processes)]
        assert sum(shares) == max(workers, processes)
        assert max(shares) - min(shares) <= 1
    assert share_of_workers(1, 1, 0) == 2
    assert share_of_workers(0, 1, 0) >= 2


def test_who_was_late_does_not_hold_the_only_process() -> None:
    async def test(bot_pool: BotPool) -> None:
        asked = task(f"{BAD}:Sleeps")
        bot_pool.limit = 0.05
        await bot_pool.choose(asked)
        assert bot_pool.faults == 1
        bot_pool.limit = 60
        assert await bot_pool.choose(asked) in asked.legal  # by the weakest level: it never comes to sleep
        assert bot_pool.faults == 1

    with_pool(test, workers=1)


def test_the_same_question_gets_the_same_answer() -> None:
    async def test(bot_pool: BotPool) -> None:
        asked = task("rookie", "seed")
        assert await bot_pool.choose(asked) == await bot_pool.choose(asked)

    with_pool(test, workers=2)


def with_one_choice(number: int) -> BotTask:
    """A question whose answer cannot be taken for another's: it has one legal action of its own."""
    asked = task("rookie")
    return replace(asked, legal=asked.legal[number : number + 1])


def test_an_answer_that_nobody_waits_for_is_not_taken_for_the_next_one() -> None:
    async def test(bot_pool: BotPool) -> None:
        first, second = (with_one_choice(number) for number in range(2))
        asked = [asyncio.create_task(bot_pool.choose(first)) for _ in range(2)]
        await asyncio.sleep(0.05)
        await given_up(asked)
        assert [await bot_pool.choose(second) for _ in range(3)] == [second.legal[0]] * 3
        assert bot_pool.faults == 0

    with_pool(test, workers=2, limit=60)


def test_a_bot_is_not_blamed_when_the_server_stands_still() -> None:
    async def test(bot_pool: BotPool) -> None:
        await bot_pool.choose(task(f"{BAD}:Plain"))
        bot_pool.limit = 0.5
        asked = asyncio.create_task(bot_pool.choose(task(f"{BAD}:Naps")))
        await asyncio.sleep(0.05)
        time.sleep(0.7)
        await asked
        assert bot_pool.faults == 0

    with_pool(test, workers=2, limit=60)


def test_where_the_event_loop_knows_no_pipes_a_thread_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(bot_pool: BotPool) -> None:
        def unknown(*_: Any) -> None:
            raise NotImplementedError

        monkeypatch.setattr(asyncio.get_running_loop(), "add_reader", unknown)
        asked = with_one_choice(0)
        assert await bot_pool.choose(asked) == asked.legal[0]
        assert bot_pool.faults == 0

    with_pool(test, workers=2, limit=60)


@pytest.fixture
def server(serve: Callable[..., Running]) -> Running:
    return serve(times=Times(tick=0.05, think=60, silence=60), workers=2)


def test_a_table_with_a_hanging_bot_goes_on_and_the_others_do_not_wait(server: Running) -> None:
    ann = server.person("Ann")
    stuck, fine = ann.start("formula_d")["id"], ann.start("formula_d")["id"]
    bot_pool = server.directory.bot_pool
    bot_pool.limit = 3
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


def test_bots_of_different_owners_take_turns() -> None:
    async def test() -> None:
        turns = FairTurns(["process"])
        order: list[str] = []

        async def wait(owner: str) -> None:
            thing = await turns.take(owner)
            order.append(owner)
            await asyncio.sleep(0)
            turns.give_back(thing)

        await asyncio.gather(*[wait("many") for _ in range(50)], wait("few"), wait("few"), wait("one"))
        assert max(at for at, owner in enumerate(order) if owner != "many") <= 5
        assert order.count("many") == 50

    asyncio.run(test())


def test_who_no_longer_waits_does_not_take_a_turn() -> None:
    async def test() -> None:
        turns = FairTurns([1])
        held = await turns.take("a")
        gone, stays = [asyncio.create_task(turns.take(owner)) for owner in "ab"]
        await asyncio.sleep(0)
        gone.cancel()
        turns.give_back(held)
        gone_too = asyncio.create_task(turns.take("c"))
        assert await stays == 1
        turns.give_back(1)  # comes in the moment in which it is given up
        gone_too.cancel()
        await asyncio.gather(gone, gone_too, return_exceptions=True)
        assert await turns.take("d") == 1

    asyncio.run(test())


def owned(bot: str, host: str, seed: str = "x") -> BotTask:
    return replace(task(bot, seed), host=host, weakest="rookie")


def test_a_neighbour_does_not_wait_for_all_bots_of_somebody_else() -> None:
    async def test(bot_pool: BotPool) -> None:
        slow = [asyncio.create_task(bot_pool.choose(owned(f"{BAD}:Naps", "many", str(n)))) for n in range(40)]
        await asyncio.sleep(0)
        await bot_pool.choose(owned(f"{BAD}:Plain", "few"))
        assert sum(one.done() for one in slow) < 10
        await given_up(slow)

    with_pool(test, workers=2, limit=60)


def test_whose_turn_does_not_come_is_driven_by_the_weakest_level() -> None:
    async def test(bot_pool: BotPool) -> None:
        hanging = [asyncio.create_task(bot_pool.choose(owned(f"{BAD}:Sleeps", "a", str(n)))) for n in range(2)]
        await asyncio.sleep(0)
        asked = owned("club", "b", "seed")
        assert await bot_pool.choose(asked) == await weakest(asked)
        assert bot_pool.faults == 0 and not any([one.done() for one in hanging])
        assert await bot_pool.choose(replace(asked, weakest="random")) in asked.legal
        await given_up(hanging)

    with_pool(test, workers=2, limit=60, patience=0.1, stand_in=60)


async def weakest(asked: BotTask) -> Any:
    bot_pool = BotPool(workers=2)
    try:
        return await bot_pool.choose(replace(asked, bot=replace(asked.bot, name=asked.weakest)))
    finally:
        bot_pool.close()


def test_thinking_time_runs_out() -> None:
    clock = FakeClock()

    async def test(bot_pool: BotPool) -> None:
        asked = owned(f"{BAD}:Raises", "a")
        await bot_pool.choose(asked)
        assert bot_pool.faults == 1
        bot_pool.thinking.charge("a", 100)
        assert await bot_pool.choose(asked) == await weakest(asked)
        assert bot_pool.faults == 1  # it was not asked
        await bot_pool.choose(replace(asked, host="b"))
        assert bot_pool.faults == 2
        clock.advance(3600)
        await bot_pool.choose(asked)
        assert bot_pool.faults == 3

    with_pool(test, workers=2, thinking=ThinkingTime(100, clock), stand_in=60)


def test_bots_count_for_the_address_of_their_host(server: Running) -> None:
    ann, bea = server.person("Ann"), server.person("Bea")
    ann.make(), bea.make()
    owner_of = server.directory.bot_pool.owner_of
    assert owner_of(ann.id) == owner_of(bea.id) == "127.0.0.1"
    assert owner_of("never seen") == "never seen"

"""Bots think in separate processes: one that hangs or breaks delays only its own table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cache
from math import inf
from typing import Any, ClassVar, TypeAlias

import pytest
from msgspec.structs import replace

from paddock.bots import split_budget
from paddock.bots.answering import Answer, BotId
from paddock.bots.process import BotProcess, NoAnswer, NotMade
from paddock.core.errors import BadOptions
from paddock.core.game import Action, Decide
from paddock.core.luck import SeededLuck
from paddock.core.play import past_luck
from paddock.core.record import read
from paddock.games import make
from paddock.server.workers.bot_pool import BotPool, share_of_workers
from paddock.table.driver import BotChoice, BotTask, NoStandIn
from paddock.table.rates import RateLimiter
from paddock.table.times import Times
from tests.server.running import FakeClock, Person, Running, wait_until
from tests.server.workers.virtual import VIRTUAL

BAD = "tests.sim.badbots"


@cache
def task(bot: str, seed: str = "x") -> BotTask:
    game = make("formula_d", {"cars": 2})
    state = past_luck(game, game.start(), SeededLuck("x"))
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    seat = turn.seats[0]
    searches = split_budget(bot)[0] in game.kernel_bots
    legal = tuple(game.legal(state, seat))
    return BotTask(BotId.of(bot, game), seed, game.view(state, seat), legal, searches=searches)


@pytest.fixture
def bot_pool() -> Iterator[BotPool]:
    with closing(BotPool(workers=2, limit=60)) as bot_pool:
        yield bot_pool


async def test_a_bot_that_fails_is_replaced_by_chance(bot_pool: BotPool) -> None:
    for faults, bot in enumerate(("Raises", "Exits", "Illegal", "CannotBeMade", "Crashes"), start=1):
        asked = task(f"{BAD}:{bot}")
        assert (await bot_pool.choose(asked)).action in asked.legal
        assert bot_pool.faults == faults
        good = task("rookie")
        assert (await bot_pool.choose(good)).action in good.legal


async def test_a_bot_that_hangs_holds_up_nobody_else(bot_pool: BotPool) -> None:
    good = task(f"{BAD}:Plain")
    hanging = [asyncio.create_task(bot_pool.choose(task(f"{BAD}:Sleeps")))]
    await asyncio.sleep(0)
    for _ in range(5):
        await bot_pool.choose(good)
    assert not hanging[0].done() and bot_pool.faults == 0
    await given_up(hanging)
    bot_pool.limit = 0.1
    assert (await bot_pool.choose(task(f"{BAD}:Sleeps"))).action in good.legal
    assert bot_pool.faults == 1
    # Many bots known as slow still leave a process to the others.
    bot_pool.limit = 60
    hanging = [asyncio.create_task(bot_pool.choose(task(f"{BAD}:Sleeps", str(n)))) for n in range(2)]
    await asyncio.sleep(0)
    await bot_pool.choose(good)
    assert not any(one.done() for one in hanging) and bot_pool.waiting == 2
    await given_up(hanging)


async def given_up(choices: list[asyncio.Task[Any]]) -> None:
    for one in choices:
        one.cancel()
    await asyncio.gather(*choices, return_exceptions=True)


async def test_the_queue_is_bounded() -> None:
    with closing(BotPool(workers=2, queue=3)) as bot_pool:
        waiting = [asyncio.create_task(bot_pool.choose(task(f"{BAD}:Sleeps", str(n)))) for n in range(3)]
        await asyncio.sleep(0)
        assert bot_pool.waiting == 3
        asked = task("rookie")
        choice = await bot_pool.choose(asked)
        assert choice.reduced and choice.action in asked.legal, "at random, and at once"
        assert bot_pool.waiting == 3 and not any(one.done() for one in waiting)
        await given_up(waiting)
        assert bot_pool.waiting == 0


def test_processes_for_bots_are_shared_out() -> None:
    for workers, processes in ((2, 1), (8, 3), (5, 5), (2, 4)):
        shares = [share_of_workers(workers, processes, number) for number in range(processes)]
        assert sum(shares) == max(workers, processes)
        assert max(shares) - min(shares) <= 1
    assert share_of_workers(1, 1, 0) == 2
    assert share_of_workers(0, 1, 0) >= 2


async def test_the_same_question_gets_the_same_answer(bot_pool: BotPool) -> None:
    asked = task("rookie", "seed")
    assert await bot_pool.choose(asked) == await bot_pool.choose(asked)


def with_one_choice(number: int) -> BotTask:
    """Return a question with a unique single action, so that its answer cannot be mistaken for another's."""
    asked = task("rookie")
    return replace(asked, legal=asked.legal[number : number + 1])


async def test_an_abandoned_answer_is_not_taken_for_the_next_one(bot_pool: BotPool) -> None:
    first, second = (with_one_choice(number) for number in range(2))
    asked = [asyncio.create_task(bot_pool.choose(first)) for _ in range(2)]
    await asyncio.sleep(0.05)
    await given_up(asked)
    assert [(await bot_pool.choose(second)).action for _ in range(3)] == [second.legal[0]] * 3
    assert bot_pool.faults == 0


async def test_a_bot_is_not_blamed_when_the_server_stands_still(bot_pool: BotPool) -> None:
    await bot_pool.choose(task(f"{BAD}:Plain"))
    bot_pool.limit = 0.5
    asked = asyncio.create_task(bot_pool.choose(task(f"{BAD}:Naps")))
    await asyncio.sleep(0.05)
    time.sleep(0.7)
    await asked
    assert bot_pool.faults == 0


async def test_without_pipes_on_the_event_loop_a_thread_waits(
    bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_: Any) -> None:
        raise NotImplementedError

    monkeypatch.setattr(asyncio.get_running_loop(), "add_reader", unknown)
    asked = with_one_choice(0)
    assert (await bot_pool.choose(asked)).action == asked.legal[0]
    assert bot_pool.faults == 0


@pytest.fixture
def server(serve: Callable[..., Running]) -> Running:
    return serve(times=Times(tick=0.05, think=60, silence=60), workers=2)


def test_a_table_with_a_hanging_bot_goes_on_and_the_others_do_not_wait(server: Running, ann: Person) -> None:
    stuck, fine = ann.start("formula_d")["id"], ann.start("formula_d")["id"]
    bot_pool = server.parts.bot_pool
    bot_pool.limit = 1
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


def owned(bot: str, host: str, seed: str = "x") -> BotTask:
    return replace(task(bot, seed), host=host, weakest="rookie")


async def test_a_decision_whose_turn_does_not_come_is_made_by_the_weakest_level() -> None:
    with closing(BotPool(workers=2, limit=60, patience=0.2, stand_in=60)) as bot_pool:
        sleeping = [replace(owned(f"{BAD}:Sleeps", "a", str(n)), exact=True) for n in range(2)]
        hanging = [asyncio.create_task(bot_pool.choose(asked)) for asked in sleeping]
        await asyncio.sleep(0)
        asked = owned("pro:2s", "b", "seed")
        assert await bot_pool.choose(asked) == await weakest(asked)
        assert bot_pool.faults == 0 and not any([one.done() for one in hanging])
        by_chance = await bot_pool.choose(replace(asked, weakest="random"))
        assert by_chance.reduced and by_chance.action in asked.legal
        await given_up(hanging)


async def weakest(asked: BotTask) -> BotChoice:
    """The choice of the weakest level."""
    with closing(BotPool()) as bot_pool:
        bot = replace(asked.bot, name=asked.weakest)
        return BotChoice((await bot_pool.choose(replace(asked, bot=bot))).action, reduced=True)


def test_bots_count_for_the_address_of_their_host(server: Running) -> None:
    ann, bea = server.person("Ann"), server.person("Bea")
    ann.make(), bea.make()
    owner_of = server.parts.bot_pool.owner_of
    assert owner_of(ann.id) == owner_of(bea.id) == "127.0.0.1"
    assert owner_of("never seen") == "never seen"


def test_a_record_says_that_bots_had_less_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def choose(asked: BotTask) -> BotChoice:
        return BotChoice(asked.legal[0], reduced=True)

    monkeypatch.setattr(server.parts.bot_pool, "choose", choose)
    ann = server.person("Ann")
    table = ann.start("formula_d")["id"]
    server.play_out(table, until=lambda at: at.meta.reduced)
    assert not ann.get(f"/api/tables/{table}")["reduced"], "when a bot chooses in secret is not to be seen"
    server.play_out(table)
    assert ann.get(f"/api/tables/{table}")["reduced"]
    record = ann.http.get(f"/api/tables/{table}/record").text
    assert read(record).header["reduced"] is True
    assert ann.post("/api/records", {"record": record})["reduced"]
    on = ann.post(f"/api/tables/{table}/play-on", {"moves": 4})["id"]
    assert server.table(on).meta.reduced


class FakeProcess(BotProcess):
    """Thinks in virtual time, and notes its questions. A caller that gives up ends it, like a real one.

    On a busy machine it starts within a second, its first search loads a kernel for eight, and all work takes twice its
    CPU time.
    """

    asked: ClassVar[list[str]] = []
    faults: ClassVar[list[Exception]] = []
    busy: ClassVar[bool] = False

    def __init__(self, niceness: int = 0) -> None:
        super().__init__(niceness)
        self.began, self.kernel, self.made = inf, False, set[BotId]()

    def start(self) -> None:
        self.began = min(self.began, asyncio.get_running_loop().time())

    def end(self) -> None:
        self.began, self.kernel, self.made = inf, False, set()

    async def make_async(self, bot: BotId) -> float:
        if bot in self.made:
            return 0.0
        self.start()
        searches, seconds = split_budget(bot.name)[0] == "pro", 0.0
        if self.busy:
            up = max(0.0, self.began + 1.0 - asyncio.get_running_loop().time())
            seconds = 4.0 if searches and not self.kernel else 0.1
            await self._pass(up + 2 * seconds)
        self.kernel |= searches
        self.made.add(bot)
        return seconds

    async def ask_async(self, bot: BotId, view: object, legal: Sequence[Action], seed: str, limit: float) -> Answer:
        name, budget = split_budget(bot.name)
        self.asked.append(bot.name)
        seconds = budget / 1000 if name == "pro" else 0.01
        await self._pass(2 * seconds if self.busy else seconds)
        if self.faults:
            raise self.faults.pop()
        return Answer(0, seconds=seconds)

    async def _pass(self, seconds: float) -> None:
        try:
            await asyncio.sleep(seconds)
        except asyncio.CancelledError:
            self.end()
            raise


VIRTUALLY = pytest.mark.parametrize("anyio_backend", [VIRTUAL], ids=["virtual"])


def faked(busy: bool = False, **limits: Any) -> BotPool:
    """Return a pool of fresh fake processes."""
    FakeProcess.asked, FakeProcess.faults, FakeProcess.busy = [], [], busy
    return BotPool(clock=asyncio.get_running_loop().time, process=FakeProcess, **limits)


Took: TypeAlias = list[tuple[float, bool]]
"""The time of each decision, and whether its budget was reduced."""


async def drives(bot_pool: BotPool, asked: BotTask, rest: float = 0.0) -> Took:
    """Let a table's bot decide repeatedly for a minute."""
    now, took = asyncio.get_running_loop().time, Took()
    while (began := now()) < 60:
        choice = await bot_pool.choose(asked)
        took.append((now() - began, choice.reduced))
        await asyncio.sleep(rest)
    return took


def counted(bot: str, host: str) -> BotTask:
    """A question in a counted attempt."""
    return replace(owned(bot, host), exact=True)


def neighbours() -> list[BotTask]:
    return [owned("club", "a"), counted("club", "b"), counted("club", "0"), owned("pro", "c"), counted("pro", "d")]


async def beside_52_tables(bot_pool: BotPool, *others: BotTask) -> tuple[list[Took], list[Took]]:
    """Decision times of tables with long-thinking bots at four addresses, and those of other tables."""
    crowd = [drives(bot_pool, owned("pro:2s", f"{number % 4}")) for number in range(52)]
    took = await asyncio.gather(*crowd, *[drives(bot_pool, asked, 1.0) for asked in others])
    return took[:52], took[52:]


@VIRTUALLY
async def test_bots_of_others_answer_soon_beside_52_tables_of_long_thinkers() -> None:
    bot_pool = faked(workers=2)
    at_crowds, long = counted("pro", "0"), counted("pro:2s", "e")
    tables, others = await beside_52_tables(bot_pool, *neighbours(), at_crowds, long)
    *rest, at_crowds_took, long_took = others
    assert all(max(took) < (3.0, False) and len(took) > 40 for took in rest)
    assert max(at_crowds_took) < (6.0, False) and len(at_crowds_took) > 30, "before all else of its address"
    assert max(long_took) < (6.0, False), "it waits for one decision, and thinks as long as its name says"
    assert all(sum(reduced for _, reduced in took) > len(took) // 2 for took in tables)
    assert all(max(took[2:])[0] < bot_pool.patience for took in tables)
    assert FakeProcess.asked.count("pro:125ms") > 500
    assert FakeProcess.asked.count("rookie") < 20, "few give up, when all begin at once"


@VIRTUALLY
async def test_bots_of_others_answer_soon_while_kernels_are_loaded() -> None:
    """The reserved process never loads a kernel, whatever the budget. Only a counted attempt waits for one, once."""
    bot_pool = faked(busy=True, workers=2)
    _, (*clubs, pro, counted_pro) = await beside_52_tables(bot_pool, *neighbours())
    assert all(max(took) < (1.5, False) and len(took) > 50 for took in clubs)
    assert max(pro)[0] < 3.0 and max(pro[3:]) < (3.0, False) and len(pro) > 40
    assert max(counted_pro[1:]) < (3.0, False) and len(counted_pro) > 40
    reserved = bot_pool._processes[-1]
    assert isinstance(reserved, FakeProcess) and {bot.name for bot in reserved.made} == {"rookie", "club"}
    assert FakeProcess.asked.count("rookie") > 50, "many tables gave up while kernels were loaded"


@VIRTUALLY
async def test_a_bot_that_is_being_made_is_not_interrupted() -> None:
    """Otherwise its process would end, and other bots would wait for its restart."""
    bot_pool = faked(busy=True, workers=2, stand_in=0.1)
    waiting = [asyncio.create_task(bot_pool.choose(owned("pro", host))) for host in "aab"]
    choices = [await one for one in waiting]
    assert [choice.reduced for choice in choices] == [False, False, True]
    assert asyncio.get_running_loop().time() == pytest.approx(9.2), "they waited for the kernel, the third did not"
    assert (await bot_pool.choose(owned("pro", "b"))) == BotChoice(choices[0].action)
    reserved = bot_pool._processes[-1]
    assert isinstance(reserved, FakeProcess) and [bot.name for bot in reserved.made] == ["rookie"]
    assert "rookie" not in FakeProcess.asked


@VIRTUALLY
async def test_a_table_by_itself_keeps_its_budget_and_loses_it_with_the_hour() -> None:
    bot_pool = faked(workers=2, thinking=RateLimiter(100 / 3600, 100, clock=FakeClock()))
    asked = owned("pro:2s", "a")
    assert not any(reduced for _, reduced in await drives(bot_pool, asked))
    bot_pool.thinking.take("a", 100)
    assert (await bot_pool.choose(asked)).reduced
    assert not (await bot_pool.choose(replace(asked, exact=True))).reduced
    assert not (await bot_pool.choose(replace(asked, host="b"))).reduced
    assert not (await bot_pool.choose(owned("club", "a"))).reduced, "it is cheap"
    assert FakeProcess.asked[-4:] == ["pro", "pro:2s", "pro:2s", "club"]


@VIRTUALLY
@pytest.mark.parametrize("fault", [NoAnswer("was killed"), NoAnswer("is silent", late=True), NotMade("was killed")])
async def test_a_bot_of_a_counted_attempt_is_asked_again_when_its_process_fails(fault: Exception) -> None:
    bot_pool = faked()
    asked = replace(owned("club", "a"), exact=True)
    FakeProcess.faults = [fault, fault]
    assert await bot_pool.choose(asked) == BotChoice(asked.legal[0])
    FakeProcess.faults = [fault] * 10
    with pytest.raises(NoStandIn) as waits:
        await bot_pool.choose(asked)
    assert not waits.value.failed, "the table waits, and asks again"
    FakeProcess.faults = [BadOptions("no such bot")] * 10
    with pytest.raises(NoStandIn) as fails:
        await bot_pool.choose(asked)
    assert fails.value.failed

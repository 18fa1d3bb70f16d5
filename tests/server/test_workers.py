"""The pipe to a worker: a question that is given up leaves no answer behind, and pipes are waited for everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from paddock.core.game import Decide
from paddock.core.luck import Fortune
from paddock.core.play import past_luck
from paddock.core.record import make_header
from paddock.games import make
from paddock.server.thinkers import Task, Thinkers


def tasks(count: int) -> list[Task]:
    """Questions whose answers cannot be taken for each other's: each has one legal action of its own."""
    game = make("formula_d", {"cars": 2})
    state = past_luck(game, game.start(), Fortune("x"))
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    seat = turn.seats[0]
    legal = game.legal(state, seat)
    assert len(legal) >= count
    header, view = make_header(game, ("a", "b")), game.view(state, seat)
    return [Task("rookie", header, "x", view, (action,)) for action in legal[:count]]


def with_thinkers(test: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def run() -> None:
        thinkers = Thinkers(workers=2, limit=60)
        try:
            await test(thinkers)
        finally:
            thinkers.close()

    asyncio.run(run())


def test_an_answer_that_nobody_waits_for_is_not_taken_for_the_next_one() -> None:
    async def test(thinkers: Thinkers) -> None:
        first, second = tasks(2)
        asked = [asyncio.create_task(thinkers.choose(first)) for _ in range(2)]
        await asyncio.sleep(0.05)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert [await thinkers.choose(second) for _ in range(3)] == [second.legal[0]] * 3
        assert thinkers.faults == 0
        assert len(thinkers._all) <= thinkers.size

    with_thinkers(test)


def test_where_the_event_loop_knows_no_pipes_a_thread_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(thinkers: Thinkers) -> None:
        def unknown(*_: Any) -> None:
            raise NotImplementedError

        monkeypatch.setattr(asyncio.get_running_loop(), "add_reader", unknown)
        (task,) = tasks(1)
        assert await thinkers.choose(task) == task.legal[0]
        assert thinkers.faults == 0

    with_thinkers(test)

"""The server keeps nobody waiting for the sake of the eye: how quickly a race is told is the page's own affair."""

from __future__ import annotations

from collections.abc import Callable

from paddock.table.times import Times
from tests.server.running import FakeClock, Running


def test_nine_bots_drive_without_a_pause_between_two_choices_of_mine(serve: Callable[..., Running]) -> None:
    clock, pauses = FakeClock(), list[float]()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        clock.advance(seconds)

    server = serve(times=Times(tick=0.02, clock=clock, sleep=sleep))
    ann = server.person("Ann")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": level} for level in ("rookie", "club")] * 5][:10]
    id = ann.make("formula_d", options={"cars": 10}, seats=seats, start=True)["id"]
    with ann.socket(id, 0) as socket:
        for _ in range(6):
            update = socket.until(lambda update: 0 in update["waits"])
            assert socket.act(0, update["choices"][0]["action"])["type"] == "ack"
    assert {row.seat for row in server.table(id).race.rows if row.by == "bot"} == set(range(1, 10))
    assert pauses == []

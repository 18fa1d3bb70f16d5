"""Slow players are nudged, then a bot drives for them; the server itself keeps nobody waiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from paddock.table.times import Times
from tests.server.running import FakeClock, Person, Running, Socket


@pytest.fixture
def server(serve: Callable[..., Running], clock: FakeClock) -> Running:
    return serve(times=Times(tick=0.02, clock=clock))


def together(server: Running, **more: Any) -> tuple[str, Person, Person]:
    """Ann and Bob bid in the first auction of a race: both owe a choice."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.race_with(bob, **more)
    return table, ann, bob


def help_for(socket: Socket, seat: int, wanted: str | None) -> None:
    """Waits until this is what can be done about a seat."""
    socket.until(lambda update: {one["seat"]: one["help"] for one in update["owed"]}.get(seat) == wanted)


def test_a_nudge_after_a_minute_a_bot_after_another_and_back_by_a_sign_of_life(
    server: Running, clock: FakeClock
) -> None:
    table, ann, bob = together(server)
    seat, stranger = f"/api/tables/{table}/seats/1", server.person("Wim")
    with ann.socket(table, 0) as hers, bob.socket(table, 1) as his:
        ann.post(f"{seat}/nudge", status=409)
        clock.advance(60)
        help_for(hers, 1, "nudge")
        stranger.post(f"{seat}/nudge", status=403)
        bob.post(f"{seat}/nudge", status=403)
        ann.post(f"{seat}/stand-in", status=409)
        ann.post(f"{seat}/nudge")
        help_for(his, 1, "nudged")
        assert [(one["seconds"], one["by"]) for one in his.last["owed"] if one["seat"] == 1] == [(60, "Ann")]
        ann.post(f"{seat}/nudge", status=409)
        ann.post(f"{seat}/stand-in", status=409)
        clock.advance(60)
        help_for(hers, 1, "bot")
        stranger.post(f"{seat}/stand-in", status=403)
        ann.post(f"{seat}/stand-in")
        driven = his.until(lambda update: update["table"]["seats"][1]["away"])
        assert (driven["table"]["seats"][1]["bot"], driven["table"]["seats"][1]["handed"]) == ("club", False)
        his.say(type="alive")
        his.until(lambda update: not update["table"]["seats"][1]["away"])
    notes = [row.text for row in server.table(table).race.rows if row.kind == "seat"]
    assert notes == ["idle club", "back"]


def test_any_sign_of_life_ends_a_nudge(server: Running, clock: FakeClock) -> None:
    table, ann, bob = together(server)
    with ann.socket(table, 0) as hers, bob.socket(table, 1) as his:
        for sign in ("alive", "say", "why", "choose"):
            clock.advance(60)
            help_for(hers, 1, "nudge")
            ann.post(f"/api/tables/{table}/seats/1/nudge")
            help_for(his, 1, "nudged")
            his.say(type="ping", n=1)  # comes by itself
            his.next("pong")
            assert server.table(table).care.help_for(1) == "nudged"
            action = his.last["choices"][0]["action"]
            if sign == "say":
                bob.post(f"/api/tables/{table}/say", {"text": "thinking"})
            elif sign == "alive":
                his.say(type="alive")
            else:
                his.command(type="why" if sign == "why" else "act", seat=1, action=action)
            help_for(hers, 1, None)


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

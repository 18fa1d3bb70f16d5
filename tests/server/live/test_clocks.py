"""Clocks, absent and slow players, tables without viewers, and tables that are deleted."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.table.people.guest import Guest
from paddock.table.times import Times
from tests.server.running import ON_BOTH, QUICK, FakeClock, Person, Running, Socket, wait_until

pytestmark = ON_BOTH


@pytest.fixture
def server(serve: Callable[..., Running], clock: FakeClock) -> Running:
    return serve(times=Times(tick=0.02, clock=clock))


def look_after(server: Running, table: str) -> None:
    """Run a tick of the server for a table."""
    server.do(server.table(table).care.tick_race(server.directory.following.claim))


def test_a_club_bot_drives_for_an_absent_player_until_they_return(server: Running, clock: FakeClock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.race_with(bob)
    at = server.table(table)
    with ann.socket(table, 0) as socket:
        with bob.socket(table, 1):
            clock.advance(at.services.times.away + 1)  # Bob is present and thinking, so no bot drives for him
            look_after(server, table)
            assert not at.meta.seats[1].away
        wait_until(lambda: 1 in at.people._absent)
        look_after(server, table)
        assert not at.meta.seats[1].away
        clock.advance(at.services.times.away + 1)
        gone = socket.until(lambda update: update["table"]["seats"][1]["away"])["table"]["seats"][1]
        assert (gone["kind"], gone["name"], gone["bot"], gone["here"]) == ("person", "Bob", "club", False)
        socket.until(lambda update: update["waits"] == [0])
        with bob.socket(table, 1) as back:  # a player who returns drives again
            seat = back.until(lambda update: not update["table"]["seats"][1]["away"])["table"]["seats"][1]
            assert seat["bot"] is None and seat["here"]
            socket.act(0, socket.last["choices"][0]["action"])
            mine = back.until(lambda update: update["choices"] and 1 in update["waits"])
            assert back.act(1, mine["choices"][0]["action"])["type"] == "ack"
    notes = [row for row in at.race.rows if row.kind == "seat"]
    assert [(row.text, row.by) for row in notes[:2]] == [("away club", "clock"), ("back", "person")]
    said = [ann.update(table, 0)["lines"][row.seq]["say"][0] for row in notes[:2]]
    assert [one["id"] for one in said] == ["server-log-seat-away", "server-log-seat-back"]


def test_a_player_over_plain_http_is_present(server: Running, ann: Person, clock: FakeClock) -> None:
    table = ann.start(people=2)["id"]
    for _ in range(5):
        ann.update(table, 0)
        clock.advance(20)
        look_after(server, table)
    assert not server.table(table).meta.seats[0].away


def test_a_bot_drives_for_a_player_out_of_time_who_can_take_over_again(
    ann: Person, bob: Person, clock: FakeClock
) -> None:
    table = ann.race_with(bob, clock={"decision": 5, "reserve": 0})
    with ann.socket(table, 0), bob.socket(table, 1) as other:
        assert other.last["clocks"][1] == {"seat": 1, "decision": 5, "reserve": 0}
        clock.advance(5)
        other.until(lambda update: update["table"]["seats"][1]["away"])  # though connected
        bob.post(f"/api/tables/{table}/seats/1", {"kind": "person"})
        assert not other.until(lambda update: not update["table"]["seats"][1]["away"])["table"]["seats"][1]["bot"]


def test_coming_back_cannot_stall_a_table_with_clocks(serve: Callable[..., Running], clock: FakeClock) -> None:
    server = serve(times=Times(tick=3600, clock=clock))  # only the test runs ticks
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.race_with(bob, clock={"decision": 5, "reserve": 0})
    at = server.table(table)
    with bob.socket(table, 1) as his:
        at.bots.drive = lambda: None  # type: ignore[method-assign]  # the bot still thinks
        for times in range(3):
            clock.advance(6)
            look_after(server, table)
            assert at.meta.seats[1].away
            for sign in ("alive", "why"):
                his.say(type=sign, **({} if sign == "alive" else {"id": "w", "seat": 1, "action": "1 bid"}))
            his.say(type="ping", n=times)
            his.next("pong")
            assert not at.clocks.left(at.meta.seats)[1].decision
            assert at.meta.seats[1].away == (times > 0)
        his.act(1, his.last["choices"][0]["action"])  # quicker than the bot after all
        assert not at.meta.seats[1].away


def test_the_reserve_is_used_after_the_decision_and_once(server: Running, ann: Person, clock: FakeClock) -> None:
    table = ann.start(people=2, clock={"decision": 1, "reserve": 50})["id"]
    at = server.table(table)
    with ann.socket(table, 0) as socket:
        clock.advance(4)
        assert ann.update(table, 0)["clocks"][0] == {"seat": 0, "decision": 0, "reserve": 47}
        look_after(server, table)
        assert not at.meta.seats[0].away
        for _ in range(3):  # refused actions cost nothing more
            assert socket.command(type="act", seat=0, action="0 bid X")["type"] == "refused"
        ack = socket.act(0, socket.last["choices"][0]["action"])
        assert at.race.rows[ack["version"]].took == 4
        clock.advance(9)
        assert ann.update(table, 0)["clocks"][0] == {"seat": 0, "decision": None, "reserve": 47}


def test_each_question_has_its_own_time(server: Running, ann: Person, clock: FakeClock) -> None:
    options = {"auction": False, "powers": False, "bets": False}
    table = ann.start(people=2, clock={"decision": 30, "reserve": 0}, options=options)["id"]
    at = server.table(table)
    (seat,) = at.race.waits
    clock.advance(20)
    ann.act(table, seat, ann.update(table, seat)["choices"][0]["action"])
    assert at.race.waits == (seat,)
    assert ann.update(table, seat)["clocks"][seat]["decision"] == 30


def test_the_reserve_survives_a_restart(serve: Callable[..., Running], clock: FakeClock) -> None:
    first = serve(times=Times(clock=clock))
    ann = first.person("Ann")
    table = ann.start(people=2, clock={"decision": 1, "reserve": 50})["id"]
    clock.advance(6)
    ann.act(table, 0, ann.update(table, 0)["choices"][0]["action"])
    assert first.table(table).clocks.reserve_used == {0: 5}
    first.stop()
    assert serve().table(table).clocks.reserve_used == {0: 5}


def test_a_table_nobody_watches_pauses_its_bots(server: Running, ann: Person, clock: FakeClock) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "club"}] * 2]  # thinking bots, so the race is not over at once
    table = ann.make(options={"players": 3}, seats=seats, start=True)["id"]
    at = server.table(table)
    ann.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "club"})
    clock.advance(at.services.times.present + 1)
    wait_until(lambda: not at.bots.busy)
    assert at.stage == "racing" and not at.people.is_watched
    version = at.race.version
    look_after(server, table)
    assert not at.bots.busy and at.bots.due() is None and at.race.version == version
    with server.person("Bob").socket(table) as socket:
        socket.until(lambda update: update["version"] > version)


def test_clocks_stand_still_while_nobody_watches(server: Running, ann: Person, clock: FakeClock) -> None:
    table = ann.start(people=2, clock={"decision": 3, "reserve": 0})["id"]
    at = server.table(table)
    clock.advance(at.services.times.present + 1)
    look_after(server, table)
    clock.advance(3600)
    look_after(server, table)
    assert not any(seat.away for seat in at.meta.seats)
    assert ann.update(table)["clocks"][0]["decision"] == 3


def test_a_server_that_starts_again_does_not_drive_tables_nobody_watches(serve: Callable[..., Running]) -> None:
    first = serve()
    ann = first.person("Ann")
    table = ann.start(people=1, players=2)["id"]
    # A slow bot, as a random one might finish the race before the server stops.
    ann.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "pro:2s"})
    first.stop()
    rows = len(first.table(table).race.rows)
    assert first.table(table).stage == "racing"
    second = serve(times=replace(QUICK, present=0))  # after a takeover a process waits this long for people
    look_after(second, table)
    at = second.table(table)
    assert at.bots.due() is None and not at.bots.busy
    assert at.race.version == rows and (at.people.visited == -inf or second.directory.store.shared)


def test_unknown_tables_leave_nothing_behind(server: Running, ann: Person) -> None:
    for n in range(5):
        ann.get(f"/api/tables/none{n}", 404)
    assert server.directory._loading == {}
    assert isinstance(server.do(server.parts.guests.of_cookie(ann.cookie)), Guest)


def together(server: Running, **more: Any) -> tuple[str, Person, Person]:
    """Ann and Bob bid in the first auction of a race: both owe a choice."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.race_with(bob, **more)
    return table, ann, bob


def help_for(socket: Socket, seat: int, wanted: str | None) -> None:
    """Wait until others can do exactly this about a seat."""
    socket.until(lambda update: {one["seat"]: one["help"] for one in update["owed"]}.get(seat) == wanted)


def test_a_nudge_after_a_minute_then_a_bot_until_the_player_reacts(server: Running, clock: FakeClock) -> None:
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


def test_any_reaction_ends_a_nudge(server: Running, clock: FakeClock) -> None:
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

"""Two servers on one PostgreSQL: both know a table's state, and one of them runs its bots and clocks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paddock.core.record import read, write
from paddock.server.cluster import leases
from paddock.server.cluster.leases import CHORES
from paddock.server.directory.commands import forget_table
from paddock.server.directory.pruning import prune
from paddock.server.storage import store
from paddock.server.storage.engine import NOW
from paddock.table.people.seats import away
from paddock.table.table import Table
from paddock.track.load import load
from tests.golden import golden_text
from tests.postgres import PostgresServer
from tests.server.running import QUICK, FakeClock, Person, Running, wait_until

pytestmark = pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")


class Pair:
    """Two servers, and people who may call either."""

    def __init__(self, serve: Callable[..., Running], **times: Any) -> None:
        self.first = serve(times=replace(QUICK, **times))
        self.second = serve(times=replace(QUICK, **times))

    def person(self, name: str) -> tuple[Person, Person]:
        """A guest known to both servers."""
        one = self.first.person(name)
        return one, one.at(self.second)


@pytest.fixture
def pair(serve: Callable[..., Running]) -> Pair:
    return Pair(serve)


def test_one_of_two_guests_gets_a_seat_taken_at_once(pair: Pair) -> None:
    ann, _ = pair.person("Ann")
    bob, cleo = pair.first.person("Bob"), pair.second.person("Cleo")
    for players in (2, 3, 4):
        path = f"/api/tables/{ann.make(options={'players': players})['id']}"
        with ThreadPoolExecutor(2) as two:
            sitting = [two.submit(who.http.post, f"{path}/sit", json={"seat": 1}) for who in (bob, cleo)]
        answers = [sat.result() for sat in sitting]
        assert sorted([answer.status_code for answer in answers]) == [200, 409]
        refused = next(answer for answer in answers if answer.status_code == 409)
        assert refused.json()["reason"]["id"] == "server-error-taken"
        mine = [who.get(path)["seats"][1]["mine"] for who in (bob, cleo)]
        assert mine == [answer.status_code == 200 for answer in answers]


def test_a_race_through_both(pair: Pair) -> None:
    ann, again = pair.person("Ann")
    bob = pair.second.person("Bob")
    table = ann.race_with(bob, players=3)
    with ann.socket(table, 0) as hers, bob.socket(table, 1) as his:
        assert hers.until(lambda update: update["table"]["seats"][1]["here"])
        assert his.until(lambda update: update["table"]["seats"][0]["here"])
        for _ in range(12):
            for socket, seat in ((hers, 0), (his, 1)):
                seen = socket.until(lambda update: update["choices"] or set(update["waits"]) - {2})
                if seen["choices"]:
                    assert socket.act(seat, seen["choices"][-1]["action"])["type"] == "ack"
        versions = [server.table(table).race.version for server in (pair.first, pair.second)]
        for socket in (hers, his):
            socket.until(lambda update: update["version"] >= max(versions))
        ann.post(f"/api/tables/{table}/say", {"text": "hello"})
        his.next("talk")
        assert his.talk[0]["text"] == "hello"
        assert again.get(f"/api/tables/{table}")["seats"][0]["mine"]
    both = [pair.first.parts.leases, pair.second.parts.leases]
    wait_until(lambda: sum([leases.has(table) for leases in both]) == 1)  # one drives the bot in the third seat
    rows = pair.first.sql('SELECT seq FROM rows WHERE "table" = :table ORDER BY seq', table=table)
    assert [seq for (seq,) in rows] == list(range(len(rows)))


def test_presence_turns_and_open_seats_are_the_same_in_both_processes(serve: Callable[..., Running]) -> None:
    pair = Pair(serve, present=0.0)
    (ann, ann_there), (bob, bob_there) = pair.person("Ann"), pair.person("Bob")
    table = ann.make(options={"players": 2}, public=True)["id"]

    def seats(person: Person) -> list[tuple[str, bool]]:
        listed = {one["id"]: one for one in person.get("/api/tables")}
        return [(seat["kind"], seat["here"]) for seat in listed[table]["seats"]] if table in listed else []

    def turn(person: Person) -> Any:
        return next(one["waits"] for one in person.get("/api/me")["tables"] if one["id"] == table)

    with ann.socket(table):
        wait_until(lambda: seats(bob_there) == seats(ann) == [("person", True), ("open", False)])
        bob_there.sit(table)
        with bob_there.socket(table) as his:
            wait_until(lambda: seats(bob_there) == seats(ann) == [("person", True), ("person", True)])
            ann.post(f"/api/tables/{table}/start")
            pair.first.play_out(table, until=lambda at: len(at.race.waits) == 1)
            wait_until(lambda: turn(ann) == turn(ann_there) == turn(bob) == turn(bob_there))
            assert his.until(lambda update: len(update["waits"]) == 1)["waits"] == turn(ann)
        wait_until(lambda: not ann.get(f"/api/tables/{table}")["seats"][1]["here"])
        assert not bob_there.get(f"/api/tables/{table}")["seats"][1]["here"]


def test_the_board_of_a_table_that_another_server_has_open(pair: Pair) -> None:
    known = read(golden_text("downforce-4"))
    part = {"name": "mine", "full": msgspec.to_builtins(replace(load("river-station"), name="mine"))}
    record = write(replace(known, header={**known.header, "track": part}))
    ann, again = pair.person("Ann")
    key = ann.post("/api/records", {"record": record})["track"]
    assert again.get(f"/api/tracks/{key}")["digest"] == key


def test_requests_and_bans_and_names_are_known_to_both(pair: Pair) -> None:
    (ann, ann_there), (bob, _), (_, dan) = pair.person("Ann"), pair.person("Bob"), pair.person("Dan")
    table = ann.make(options={"players": 2})["id"]
    bob.sit(table)
    path = f"/api/tables/{table}"
    ann.post(f"{path}/start")
    bob.post(f"{path}/seats/1", {"kind": "open"})
    dan.post(f"{path}/seats/1/ask")
    assert ann.get(path)["request"]["asked"]
    ann_there.post(f"{path}/seats/1/answer", {"agree": True})
    assert dan.get(path)["seats"][1]["mine"]
    wait_until(lambda: pair.first.table(table).meta.seats[1].guest == dan.id)
    ann.post("/api/me", {"name": "Anna"})
    wait_until(lambda: ann_there.get("/api/me")["name"] == "Anna")
    pair.first.do(pair.first.parts.bans.add(dan.id, ""))
    wait_until(lambda: dan.http.get(path).status_code == 403)
    pair.first.do(forget_table(pair.first.directory, table))
    wait_until(lambda: ann_there.http.get(path).status_code == 404)


def test_a_server_takes_over_from_one_that_stops(pair: Pair) -> None:
    ann, again = pair.person("Ann")
    table = ann.start(people=1, players=3)["id"]
    with ann.socket(table, 0):
        wait_until(lambda: pair.first.parts.leases.has(table))
        with again.socket(table, 0) as there:
            pair.first.stop()
            wait_until(lambda: pair.second.parts.leases.has(table))
            wait_until(lambda: pair.second.parts.leases.has(CHORES))
            for _ in range(3):
                seen = there.until(lambda update: update["choices"])
                assert there.act(0, seen["choices"][-1]["action"])["type"] == "ack"


def test_a_server_takes_over_from_one_that_is_dead(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of a choice continues where it was."""
    ann, again = pair.person("Ann")
    table = ann.start(people=2, clock={"decision": 300, "reserve": 0})["id"]
    with ann.socket(table, 0) as socket:
        wait_until(lambda: pair.first.parts.leases.has(table))
        pair.first.sql('UPDATE leases SET since = since - 100 WHERE "table" = :table', table=table)
        pair.first.sql('UPDATE rows SET at = at - 60 WHERE "table" = :table', table=table)
        socket.until(lambda update: update["clocks"])

        async def never(_: object) -> set[str]:
            return set()

        monkeypatch.setattr(pair.first.parts.leases, "renew", never)
        pair.first.sql("UPDATE processes SET until = until - :lasts", lasts=leases.LASTS)
        with again.socket(table, 0) as there:
            wait_until(lambda: pair.second.parts.leases.has(table))
            left = [time["decision"] for time in there.last["clocks"] if time["decision"] is not None]
            assert left and max(left) <= 240


def test_a_clock_goes_on_where_its_table_changes_hands(serve: Callable[..., Running]) -> None:
    """Closing the page for a moment gives no extra time while another player is at the table."""
    pair = Pair(serve, present=0.0)
    ann, _ = pair.person("Ann")
    bob = pair.second.person("Bob")
    table = ann.race_with(bob, clock={"decision": 300, "reserve": 0})
    with bob.socket(table, 1):
        with ann.socket(table, 0):
            wait_until(lambda: any(has_lease(table, server) for server in (pair.first, pair.second)))
            pair.first.sql('UPDATE leases SET since = since - 100 WHERE "table" = :table', table=table)
            ((since,),) = pair.first.sql('SELECT since FROM leases WHERE "table" = :table', table=table)
        wait_until(lambda: has_lease(table, pair.second))
        assert pair.first.sql('SELECT since FROM leases WHERE "table" = :table', table=table) == [(since,)]
    wait_until(lambda: not has_lease(table, pair.second))
    pair.first.sql("UPDATE leases SET released = released - 60")  # the table was empty for a minute
    with ann.socket(table, 0):
        wait_until(lambda: has_lease(table, pair.first))
        ((later,),) = pair.first.sql('SELECT since FROM leases WHERE "table" = :table', table=table)
        assert later > since


def has_lease(table: str, server: Running) -> bool:
    return server.parts.leases.has(table)


def test_a_lease_that_was_lost_meanwhile_is_noticed(pair: Pair) -> None:
    """A process that was disconnected for a while drives no table that another one has taken over."""
    ann, _ = pair.person("Ann")
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0):
        wait_until(lambda: has_lease(table, pair.first))
        other = pair.second.directory.store.writer.name
        pair.first.sql('UPDATE leases SET process = :other WHERE "table" = :table', other=other, table=table)
        wait_until(lambda: not has_lease(table, pair.first))


def test_a_table_with_a_viewer_at_another_process_is_not_pruned(pair: Pair) -> None:
    ann, again = pair.person("Ann")
    table = ann.start(people=2)["id"]
    pair.first.directory.open.pop(table)
    with again.socket(table, 0):
        wait_until(lambda: pair.first.sql('SELECT 1 FROM presence WHERE "table" = :table', table=table))
        pair.first.sql("UPDATE tables SET used = -1e9")
        pair.first.sql("UPDATE uptime SET seconds = 1e6")
        pair.first.do(pair.first.directory.store.note_uptime())
        pair.first.do(prune(pair.first.directory))
        assert again.get(f"/api/tables/{table}")["stage"] == "racing"


def test_presence_is_stored_again_after_a_process_was_taken_for_dead(serve: Callable[..., Running]) -> None:
    pair = Pair(serve, present=0.0)
    ann, _ = pair.person("Ann")
    table = ann.start(people=2)["id"]
    here = partial(pair.first.sql, 'SELECT 1 FROM presence WHERE "table" = :table', table=table)
    with ann.socket(table, 0):
        wait_until(here)
        dead = f"UPDATE processes SET until = {NOW} - 1 WHERE name = :name"
        pair.first.sql(dead, name=pair.first.directory.store.writer.name)
        pair.second.do(pair.second.parts.leases.sweep())
        wait_until(here)


def test_an_unreadable_table_does_not_block_others(serve: Callable[..., Running]) -> None:
    pair = Pair(serve, look=0.2)
    ann, again = pair.person("Ann")
    broken, sound = [ann.start(people=2)["id"] for _ in range(2)]
    with again.socket(broken, 0) as closing, again.socket(sound, 0):
        pair.second.parts.bus.listen(lambda sender, news: None)  # without notifications: it polls
        pair.first.sql("UPDATE tables SET version = version + 1, data = '{}' WHERE id = :id", id=broken)
        pair.first.do(pair.first.table(sound).commits.commit(partial(away, at=1, bot="random", by="person")))
        wait_until(lambda: pair.second.table(sound).meta.seats[1].away)
        assert closing.closed()[1] == "the race goes on in another process; connect again"


def test_a_name_that_was_not_received_is_found(pair: Pair) -> None:
    ann, again = pair.person("Ann")
    assert again.get("/api/me")["name"] == "Ann"
    pair.second.parts.bus.listen(lambda sender, news: None)  # deaf
    ann.post("/api/me", {"name": "Anna"})
    pair.second._loop.call_soon_threadsafe(pair.second.directory.following.missed)  # type: ignore[union-attr]
    wait_until(lambda: again.get("/api/me")["name"] == "Anna")


def test_words_that_come_while_a_table_is_loaded_count(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Metadata is read before the words and the start are stored, rows after that."""
    ann, again = pair.person("Ann")
    table = ann.make(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "here", "name": "Bo"}])["id"]
    reading = pair.second.directory.store.rows_since

    async def slowly(known: dict[str, int]) -> Any:
        monkeypatch.setattr(pair.second.directory.store, "rows_since", reading)
        await asyncio.to_thread(ann.post, f"/api/tables/{table}/entropy", {"seat": 0, "text": "a horse"})
        await asyncio.to_thread(ann.post, f"/api/tables/{table}/start")
        return await reading(known)

    monkeypatch.setattr(pair.second.directory.store, "rows_since", slowly)
    again.get(f"/api/tables/{table}")
    both = [server.table(table).race for server in (pair.first, pair.second)]
    wait_until(lambda: both[0].version == both[1].version > 0)
    assert both[0].fortune.seed == both[1].fortune.seed != pair.first.table(table).meta.seed


def test_missed_notifications_are_found_by_polling(serve: Callable[..., Running]) -> None:
    pair = Pair(serve, look=0.1)
    ann, again = pair.person("Ann")
    table = ann.start(people=2)["id"]
    with again.socket(table, 0) as there:
        pair.second.parts.bus.listen(lambda sender, news: None)  # deaf
        version = pair.first.table(table).race.version
        pair.first.play_out(table, until=lambda at: at.race.version > version + 5)
        there.until(lambda update: update["version"] > version + 5)


def test_a_guest_sees_what_they_did_through_another_process(pair: Pair) -> None:
    """Even if its notification is still under way."""
    ann, again = pair.person("Ann")
    table = ann.start(people=2)["id"]
    again.get(f"/api/tables/{table}")
    pair.second.parts.bus.listen(lambda sender, news: None)  # deaf
    version = pair.first.play_out(table, until=lambda at: at.race.version > 8).race.version
    with again.socket(table, 0) as there:
        assert there.last["version"] == version


def test_a_table_without_viewers_rests_until_the_next_visit(serve: Callable[..., Running]) -> None:
    pair = Pair(serve, present=0.0)
    ann, again = pair.person("Ann")
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0):
        again.get(f"/api/tables/{table}")
        rested = pair.second.table(table)
        before = rested.race.version
        raced = pair.first.play_out(table, until=lambda at: at.race.version > before + 5)
        wait_until(lambda: table not in pair.second.directory.open)
        assert rested.race.version < raced.race.version
        with again.socket(table, 0) as there:
            assert pair.second.table(table) is rested
            assert there.last["version"] == raced.race.version
            version = raced.race.version
            pair.first.play_out(table, until=lambda at: at.race.version > version)
            there.until(lambda update: update["version"] > version)  # it is followed again


def goes_on(rows: int, table: Table) -> bool:
    return table.race.version > rows


def test_each_question_to_a_seat_has_its_own_time_at_every_process(serve: Callable[..., Running]) -> None:
    clock = FakeClock()
    first, second = serve(), serve(times=replace(QUICK, clock=clock))
    ann = first.person("Ann")
    table = ann.start("formula_d", people=2, clock={"decision": 300, "reserve": 0})["id"]
    again = ann.at(second)
    asked_again = 0
    with ann.socket(table, 0), again.socket(table, 0) as there:
        raced, clocks = first.table(table), second.table(table).clocks
        for _ in range(8):
            rows, seat = len(raced.race.rows), raced.race.waits[0]
            clock.advance(100)
            first.play_out(table, until=partial(goes_on, rows))
            there.until(lambda update: update["version"] == raced.race.version)
            if seat in second.table(table).race.waits:
                asked_again += 1
                assert clocks.asked[seat] == clock()
    assert asked_again


def test_rows_are_dated_by_the_clock_of_the_database(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "time", lambda: time.time() - 3600)
    stores = [server.directory.store for server in (pair.first, pair.second)]
    wait_until(lambda: all([abs(found.date() - time.time()) < 60 for found in stores]))
    table = pair.first.person("Ann").start(people=2)["id"]
    ((oldest,),) = pair.first.sql('SELECT min(at) FROM rows WHERE "table" = :table', table=table)
    assert abs(oldest - time.time()) < 60


def test_a_restart_of_the_database_loses_nothing(
    pair: Pair, postgres: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "paddock.server")
    ann, again = pair.person("Ann")
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as here, again.socket(table, 0) as there:
        postgres.stop()
        with ThreadPoolExecutor(1) as other:
            starting = other.submit(postgres.start)
            seat = here.last["waits"][0]
            action = str(pair.first.table(table).game.legal(pair.first.table(table).race.state, seat)[0])
            said = here.command(type="act", seat=seat, action=action, id="once")
            while said["type"] != "ack":  # this has taken more than ten seconds
                assert said["reason"]["id"] in ("server-refused-not-stored", "server-refused-uncertain")
                said = here.command(type="act", seat=seat, action=action, id="once")
            starting.result()
        version = pair.first.table(table).race.version
        there.until(lambda update: update["version"] == version)
        wait_until(lambda: "notifications are received again" in caplog.messages)
        assert pair.first.sql('SELECT max(seq) FROM rows WHERE "table" = :table', table=table) == [(version - 1,)]


def test_a_table_of_newer_rules_is_left_to_newer_processes(pair: Pair) -> None:
    ann, again = pair.person("Ann")
    table = ann.start(people=2)["id"]
    ((data,),) = pair.first.sql("SELECT data FROM tables WHERE id = :table", table=table)
    header = b'"rules":%d' % pair.first.table(table).game.rules
    assert header in bytes(data)
    newer = bytes(data).replace(header, b'"rules":999')
    pair.first.sql("UPDATE tables SET data = :data WHERE id = :table", data=newer, table=table)  # its rows still agree
    assert again.get(f"/api/tables/{table}", 503)["error"].startswith("this table needs a newer version")

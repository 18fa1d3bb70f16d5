"""Quotas and size limits, by guest and by address; ordinary play never meets them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paddock.cli import play
from paddock.core.record import Record, read, write
from paddock.server.net.quotas import NO_QUOTAS, Amounts
from paddock.table.rates import RateLimiter
from paddock.table.sizes import (
    LONGEST_ERROR,
    LONGEST_ID,
    LONGEST_MOVE,
    LONGEST_TEXT,
    LONGEST_VALUE,
    MOST_MOVES,
    MOST_OPTIONS,
)
from paddock.track.load import load
from tests.golden import golden_text
from tests.server.long_races import long_record
from tests.server.running import QUICK, FakeClock, Person, Running

DOCS = Path(__file__).parents[3] / "docs"
RATE = 10_000  # so that no other limit is met


class Visitor(Person):
    """A guest with a separate address, as reported by a proxy."""

    def __init__(self, url: str, name: str, address: str) -> None:
        super().__init__(url)
        self.http.headers["X-Forwarded-For"] = address
        self.post("/api/me", {"name": name})


@pytest.fixture
def limited(serve: Callable[..., Running], clock: FakeClock) -> Callable[..., Running]:
    """Start a server with some quotas and no others."""

    def start(**amounts: int) -> Running:
        return serve(times=replace(QUICK, clock=clock), rate=RATE, amounts=replace(NO_QUOTAS, **amounts))

    return start


def visitors(server: Running, address: str, number: int) -> list[Visitor]:
    return [Visitor(server.url, f"Guest {at}", address) for at in range(number)]


def refused(answer: Any, quota: str, most: int) -> None:
    assert answer["reason"] == {"id": f"server-error-quota-{quota}", "args": {"most": most}}
    assert f"{most}" in answer["error"]


def test_tables_of_a_guest_and_of_an_address(limited: Callable[..., Running], clock: FakeClock) -> None:
    server = limited(tables=2)
    bad = visitors(server, "10.0.0.1", 7)
    for one in bad[:6]:
        one.make()
        one.make()
    refused(bad[0].make(status=429), "tables", 2)
    refused(bad[6].make(status=429), "tables", 12)  # a new guest is of no use
    visitors(server, "10.0.0.2", 1)[0].make()
    clock.advance(1800)
    bad[0].make()
    refused(bad[0].make(status=429), "tables", 2)


@pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")
def test_of_two_processes_each_counts_by_itself(limited: Callable[..., Running]) -> None:
    """As docs/operations.md says, an address may use the full quota at each process, and never more."""
    both = [limited(tables=2), limited(tables=2)]
    guest = visitors(both[0], "10.0.0.1", 1)[0]
    known = [guest, guest.at(both[1])]
    for _ in range(2):
        for one in known:
            one.make()
    for one in known:
        refused(one.make(status=429), "tables", 2)
    for server in both:
        for other in visitors(server, "10.0.0.1", 5):
            other.make()
            other.make()
        refused(visitors(server, "10.0.0.1", 1)[0].make(status=429), "tables", 12)


def test_public_tables_imports_continued_races_and_rematches(limited: Callable[..., Running]) -> None:
    server = limited(public=1, imports=2, play_ons=1, rematches=1)
    ann = server.person("Ann")
    ann.make(public=True)
    refused(ann.make(public=True, status=429), "public", 1)
    ann.make()
    record = {"record": write(long_record(30))}
    table = ann.post("/api/records", record)["id"]
    ann.post("/api/records", record)
    refused(ann.post("/api/records", record, 429), "imports", 2)
    ann.post(f"/api/tables/{table}/play-on", {"moves": 5})
    refused(ann.post(f"/api/tables/{table}/play-on", {"moves": 5}, 429), "play-ons", 1)
    closed = [ann.make()["id"] for _ in range(2)]
    for id in closed:
        ann.post(f"/api/tables/{id}/close")
    again = ann.post(f"/api/tables/{closed[0]}/rematch")
    assert ann.post(f"/api/tables/{closed[0]}/rematch")["id"] == again["id"]  # asking again creates nothing
    refused(ann.post(f"/api/tables/{closed[1]}/rematch", None, 429), "rematches", 1)


def test_guesses_of_codes(limited: Callable[..., Running], clock: FakeClock) -> None:
    server = limited(guesses=3)
    ann, bea = Visitor(server.url, "Ann", "10.0.0.1"), Visitor(server.url, "Bea", "10.0.0.2")
    code = ann.make()["code"]
    for _ in range(2):
        bea.get("/api/codes/AAAAAA", 404)
        bea.get(f"/api/codes/{code}")
    bea.get("/api/codes/AAAAAA", 404)
    refused(bea.get(f"/api/codes/{code}", 429), "guesses", 3)  # not even a right one
    nobody = Person(server.url)
    nobody.http.headers["X-Forwarded-For"] = "10.0.0.3"
    for _ in range(18):
        nobody.get("/api/codes/AAAAAA", 404)
    refused(nobody.get("/api/codes/AAAAAA", 429), "guesses", 18)
    ann.get(f"/api/codes/{code}")
    clock.advance(20)
    bea.get(f"/api/codes/{code}")


def test_new_guests_of_an_address(limited: Callable[..., Running]) -> None:
    server = limited(guests=3)
    one = visitors(server, "10.0.0.1", 3)[0]
    late = Person(server.url)
    late.http.headers["X-Forwarded-For"] = "10.0.0.1"
    refused(late.post("/api/me", {"name": "Late"}, 429), "guests", 3)
    one.post("/api/me", {"name": "Renamed"})
    visitors(server, "10.0.0.2", 1)


def test_seats_at_another_hosts_table(limited: Callable[..., Running]) -> None:
    server = limited(seats=2)
    ann = Visitor(server.url, "Ann", "10.0.0.1")
    table = ann.make("formula_d", options={"cars": 10})["id"]
    bad = visitors(server, "10.0.0.2", 3)
    for one in bad[:2]:
        one.sit(table)
        one.sit(table, name="Friend")
        refused(one.post(f"/api/tables/{table}/sit", {"name": "Third"}, 429), "seats", 2)
    refused(bad[2].post(f"/api/tables/{table}/sit", {}, 429), "seats", 4)
    for _ in range(2):
        ann.sit(table, name="At my screen")
    home = visitors(server, "10.0.0.1", 1)[0]
    home.sit(table)


def test_six_friends_at_one_address_never_meet_them(serve: Callable[..., Running]) -> None:
    server = serve(rate=RATE, amounts=Amounts())
    friends = visitors(server, "10.0.0.1", 6)
    for round in range(6):
        host = friends[round]
        host.get("/api/codes/WRONG", 404)
        table = host.make("formula_d", options={"cars": 6}, public=round < 3)
        for friend in friends:
            if friend is not host:
                friend.get(f"/api/codes/{table['code']}")
                friend.sit(table["id"])
        host.post(f"/api/tables/{table['id']}/start")
        host.post(f"/api/tables/{table['id']}/close")
        host.post(f"/api/tables/{table['id']}/rematch")
        host.post("/api/records", {"record": write(long_record(30))})


def test_no_rate_no_quotas(serve: Callable[..., Running]) -> None:
    server = serve(rate=0, amounts=Amounts(*[1] * 9))
    ann = server.person("Ann")
    for _ in range(3):
        ann.make(public=True)
        ann.get("/api/codes/AAAAAA", 404)


def test_play_has_none_and_serve_has_an_option_and_a_line_for_each() -> None:
    assert "amounts" not in inspect.getsource(play.play)
    options = inspect.signature(play.serve).parameters
    page = (DOCS / "operations.md").read_text(encoding="utf-8")
    for name in Amounts.__struct_fields__:
        option = "public_tables" if name == "public" else name
        default = getattr(Amounts(), name)
        assert options[option].default == default
        line = next(line for line in page.splitlines() if line.startswith(f"| `--{option.replace('_', '-')}`"))
        assert f"{default:,}" in line


def test_thinking_time(clock: FakeClock) -> None:
    time = RateLimiter(60 / 3600, 60, clock=clock)
    assert time.has("a")
    time.take("a", 59.5)
    assert not time.has("a") and time.has("b")
    clock.advance(60)
    assert time.has("a")
    assert RateLimiter(0, 0, clock=clock).has("a")


def test_looking_back_at_a_race_that_runs(limited: Callable[..., Running]) -> None:
    ann = limited(looks=2).person("Ann")
    table = ann.start(people=2)["id"]
    ann.past(table, 1, 0)
    ann.past(table, 1, 0)
    refused(ann.past(table, 1, 0, 429), "looks", 2)


LONG = "x" * 60_000


@pytest.fixture(scope="module")
def ann(server: Running) -> Person:
    return server.person("Ann")


@pytest.fixture(scope="module")
def table(ann: Person) -> str:
    id: str = ann.make()["id"]
    return id


@pytest.mark.parametrize(
    ("path", "body", "most"),
    [
        ("/api/me", {"name": LONG}, LONGEST_TEXT),
        ("/api/me", {"name": "x" * 100}, 24),
        ("/api/tables", {"game": LONG}, LONGEST_TEXT),
        ("/api/tables", {"game": "downforce", "seats": [{"kind": "here", "name": LONG}]}, LONGEST_TEXT),
        ("/api/tables", {"game": "downforce", "seats": [{"kind": "bot", "bot": LONG}]}, LONGEST_TEXT),
        ("/api/tables", {"game": "downforce", "options": {"track": LONG}}, LONGEST_VALUE),
        ("/api/tables", {"game": "downforce", "options": {LONG: 1}}, LONGEST_VALUE),
        ("/api/tables", {"game": "downforce", "options": {"players": [[LONG]]}}, LONGEST_VALUE),
        ("/api/tables", {"game": "downforce", "options": {f"o{n}": n for n in range(99)}}, MOST_OPTIONS),
        ("/api/claim", {"secret": LONG}, LONGEST_TEXT),
        ("/api/tables/{}/sit", {"name": LONG}, LONGEST_TEXT),
        ("/api/tables/{}/seats/1", {"kind": "bot", "bot": LONG}, LONGEST_TEXT),
        ("/api/tables/{}/entropy", {"seat": 0, "text": LONG}, LONGEST_TEXT),
        ("/api/tables/{}/act", {"id": LONG, "seat": 0, "action": "x"}, LONGEST_ID),
        ("/api/tables/{}/act", {"id": "1", "seat": 0, "action": LONG}, 1000),
    ],
)
def test_every_text_of_a_call_has_a_limit(ann: Person, table: str, path: str, body: dict[str, Any], most: int) -> None:
    error = ann.post(path.format(table), body, 400)["error"]
    assert f"{most}" in error and len(error) < 200


def test_a_code_and_a_message_too(ann: Person, table: str) -> None:
    ann.get(f"/api/codes/{'A' * 4000}", 404)
    with ann.socket(table, 0) as socket:
        socket.say(type="act", id="1", seat=0, action="x" * 5000)
        assert socket.closed() == (4400, "action has at most 1000 letters")
    with ann.socket(table, 0) as socket:
        socket.say(type="act", id="", seat=0, action="x")
        assert socket.closed() == (4400, "id is empty")


def golden() -> Record:
    return read(golden_text("downforce-4"))


def refusal(ann: Person, record: Record) -> str:
    error: str = ann.post("/api/records", {"record": write(record)}, 400)["error"]
    assert len(error) <= LONGEST_ERROR
    return error


def changed(**header: Any) -> Record:
    record = golden()
    return Record({**record.header, **header}, record.moves, record.result)


def test_a_record_has_so_many_moves_and_no_more(ann: Person) -> None:
    record = golden()
    moves = record.moves * (2 * MOST_MOVES // len(record.moves))
    for number in (len(moves), MOST_MOVES + 1):  # refused by its form, and when it is parsed
        assert f"at most {MOST_MOVES:,}" in refusal(ann, Record(record.header, moves[:number], None))
    assert f"at most {LONGEST_MOVE:,} letters" in refusal(ann, Record(record.header, ("x" * 100_000,), None))


def test_contents_of_records_have_limits(ann: Person) -> None:
    track = load("river-station")
    part = {"name": "mine", "full": {**msgspec.to_builtins(track), "name": "mine", "title": "x" * 500_000}}
    assert "its title has 500,000 letters; at most 80" in refusal(ann, changed(track=part))
    assert "at most 80" in refusal(ann, changed(track={"name": "x" * 100_000}))
    assert "at most 200" in refusal(ann, changed(deck={"name": "mine", "full": ["R6Y4K2B1"] * 50_000}))
    assert "at most 80" in refusal(ann, changed(deck={"name": "x" * 100_000, "full": ["R6Y4K2B1"] * 42}))
    assert "at most 12 lines" in refusal(ann, changed(deck={"name": "mine", "full": ["W1" * 1_000] * 42}))
    refusal(ann, changed(game="x" * 100_000))
    whole = {"name": "mine", "full": ["R6Y4K2B1"] * 150_000}
    assert "line 2: the header has more than 800,000 letters" in refusal(ann, changed(deck=whole))

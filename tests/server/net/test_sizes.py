"""Limits on what a server is sent: each refusal names its limit, and is short itself."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddock.core.record import Record, read, write
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
from tests.server.running import Person, Running

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
    for number in (len(moves), MOST_MOVES + 1):  # refused by its looks, and when it is read
        assert f"at most {MOST_MOVES:,}" in refusal(ann, Record(record.header, moves[:number], None))
    assert f"at most {LONGEST_MOVE:,} letters" in refusal(ann, Record(record.header, ("x" * 100_000,), None))


def test_what_a_record_brings_along_has_limits(ann: Person) -> None:
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

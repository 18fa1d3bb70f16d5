"""Fair luck: the hash before the race, the seed only at its end, words of players, and the proof."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from paddock.core.record import Record, read, write
from paddock.fair import hash_of
from tests.cli.shell import paddock, refused, save
from tests.server.running import Person, Running


def record_of(ann: Person, table: str) -> Record:
    return read(ann.http.get(f"/api/tables/{table}/record").text)


@pytest.mark.parametrize("game", ["downforce", "formula_d"])
def test_hash_before_seed_after_and_the_proof(server: Running, ann: Person, tmp_path: Path, game: str) -> None:
    table = ann.make(game, seats=[{"kind": "me"}, {"kind": "here", "name": "Bea"}])
    id, shown = table["id"], table["luck"]["hash"]
    assert shown and table["luck"]["seed"] is None
    ann.post(f"/api/tables/{id}/entropy", {"seat": 1, "text": "forty \x1b\u202e two"})
    ann.post(f"/api/tables/{id}/entropy", {"seat": 0, "text": "mine"})
    changed = ann.post(f"/api/tables/{id}/entropy", {"seat": 0, "text": "a horse"})
    assert changed["luck"]["entropy"] == ["a horse", "forty two"] and changed["luck"]["hash"] == shown
    ann.post(f"/api/tables/{id}/start")
    assert ann.post(f"/api/tables/{id}/entropy", {"seat": 0, "text": "late"}, 409)
    assert ann.get(f"/api/tables/{id}")["luck"]["seed"] is None
    server.play_out(id)
    luck = ann.get(f"/api/tables/{id}")["luck"]
    assert luck["hash"] == shown == hash_of(luck["seed"]) and luck["unproven"] is None
    ran = paddock("verify", save(tmp_path, ann.http.get(f"/api/tables/{id}/record").text))
    assert ran.code == 0 and "Proven" in ran.out and shown in ran.out and "Bea added: forty two" in ran.out


@pytest.mark.parametrize("body", [{"seat": 1, "text": "x"}, {"seat": 0, "text": " "}, {"seat": 0, "text": "x" * 101}])
def test_words_that_cannot_be_added(ann: Person, body: dict[str, object]) -> None:
    id = ann.make()["id"]
    answer = ann.http.post(f"/api/tables/{id}/entropy", json=body)
    assert answer.status_code in (400, 403)
    assert ann.get(f"/api/tables/{id}")["luck"]["entropy"] == []


def test_words_change_the_luck(server: Running, ann: Person) -> None:
    id = ann.make(seats=[{"kind": "me"}])["id"]
    ann.post(f"/api/tables/{id}/entropy", {"seat": 0, "text": "mine"})
    ann.post(f"/api/tables/{id}/start")
    table = server.table(id)
    assert table.race.fortune.seed != table.meta.seed
    server.play_out(id)
    record = record_of(ann, id)
    without = {**record.header, "luck": {**record.header["luck"], "words": []}}
    assert "the luck is wrong: line 3" in proof_of(Record(without, record.moves, record.result))


def proof_of(record: Record) -> str:
    """Return the error of `paddock verify` for a record."""
    with TemporaryDirectory() as temporary:
        file = Path(temporary) / "race.paddock"
        file.write_text(write(record), encoding="utf-8")
        return refused("verify", file)


@pytest.fixture(scope="module")
def raced(server: Running) -> Record:
    """A finished race of Formula D, with many rolls."""
    ann = server.person("Ann")
    id = ann.start("formula_d", people=2)["id"]
    server.play_out(id)
    return record_of(ann, id)


def altered(record: Record, at: int, move: str) -> Record:
    return Record(record.header, (*record.moves[:at], move, *record.moves[at + 1 :]), record.result)


def test_a_roll_that_was_changed_is_found(raced: Record) -> None:
    last = max(at for at, move in enumerate(raced.moves) if move.startswith("roll"))
    face = int(raced.moves[last].split()[1])
    said = [proof_of(altered(raced, last, f"roll {other}")) for other in (face - 1, face + 1, 99)]
    assert all(" line " in f" {one}" for one in said)
    assert any(f"line {last + 3}" in one for one in said)


def test_a_roll_that_the_race_would_allow_is_found(raced: Record) -> None:
    first = next(at for at, move in enumerate(raced.moves) if move.startswith("roll"))
    face = int(raced.moves[first].split()[1])
    short = altered(raced, first, f"roll {face - 1 if face > 1 else 2}")
    assert f"line {first + 3} says" in proof_of(short)


def test_the_first_shuffle_too(server: Running, ann: Person) -> None:
    id = ann.start(people=2)["id"]
    server.play_out(id)
    raced = record_of(ann, id)
    at = next(at for at, move in enumerate(raced.moves) if move.startswith("deal"))
    _, *order = raced.moves[at].split()
    swapped = " ".join(["deal", *order[::-1]])
    assert f"line {at + 3} says" in proof_of(altered(raced, at, swapped))


def test_another_seed_or_hash_is_found(raced: Record) -> None:
    luck = raced.header["luck"]
    other = {**raced.header, "luck": {**luck, "seed": "ab" * 32}}
    assert "not the one whose hash was shown" in proof_of(Record(other, raced.moves, raced.result))
    both = {**raced.header, "luck": {**luck, "seed": "ab" * 32, "hash": hash_of("ab" * 32)}}
    assert "the luck is wrong: line" in proof_of(Record(both, raced.moves, raced.result))


def test_a_damaged_file_is_refused_with_its_line(raced: Record, tmp_path: Path) -> None:
    file = tmp_path / "race.paddock"
    file.write_text(write(raced).replace("\nroll ", "\nroll 1", 1), encoding="utf-8")
    assert "line" in refused("verify", file) and "checksum" in refused("verify", file)


def test_luck_that_cannot_be_proven_says_so(server: Running, ann: Person, raced: Record) -> None:
    brought = ann.post("/api/records", {"record": write(raced)})
    assert brought["luck"] == {"hash": None, "seed": None, "entropy": [], "unproven": "imported"}
    assert "it was imported" in proof_of(record_of(ann, brought["id"]))
    id = ann.start("formula_d", people=2)["id"]
    server.play_out(id)
    for luck, reason in (("new", "changed"), ("same", "known")):
        on = ann.post(f"/api/tables/{id}/play-on", {"moves": 4, "luck": luck, "seats": [{"kind": "me"}]})
        assert on["luck"]["unproven"] == reason and on["luck"]["seed"] is None
        ann.post(f"/api/tables/{on['id']}/start")
        server.play_out(on["id"])
        assert "cannot be proven" in proof_of(record_of(ann, on["id"]))


def test_a_record_without_luck_or_end_cannot_be_proven(raced: Record) -> None:
    bare = {key: value for key, value in raced.header.items() if key != "luck"}
    assert "names no seed" in proof_of(Record(bare, raced.moves, raced.result))
    assert "only after its end" in proof_of(Record(raced.header, raced.moves[:9], None))


def test_the_seed_is_nowhere_before_the_end(serve: Callable[..., Running], caplog: pytest.LogCaptureFixture) -> None:
    """Every byte of every answer, and every line of the log."""
    caplog.set_level(logging.DEBUG)
    server = serve()
    ann = server.person("Ann")
    table = ann.make(seats=[{"kind": "me"}, {"kind": "here", "name": "Bea"}], public=True)["id"]
    seed = server.table(table).meta.seed
    ann.post(f"/api/tables/{table}/entropy", {"seat": 0, "text": "x"})
    received = []
    with ann.socket(table, 0) as socket, ann.socket(table) as watching:
        ann.post(f"/api/tables/{table}/start")
        secret = server.table(table).race.fortune.seed
        for path in ("", "/view", "/view?seat=0", "/view?seat=1", "/kit", "/record", "/replay", "/replay?seat=all"):
            received.append(ann.http.get(f"/api/tables/{table}{path}").text)
        for path in ("/api/me", "/api/tables", "/api/games", "/metrics", "/healthz"):
            received.append(ann.http.get(path).text)
        server.play_out(table, until=lambda at: at.race.version > 40)
        socket.until(lambda update: update["version"] > 40)
        watching.until(lambda update: update["version"] > 40)
        received += [*socket.received, *watching.received]
    seen = "\n".join([*received, caplog.text])
    assert seed not in seen and secret not in seen and secret.split()[1] not in seen
    assert hash_of(seed) in seen
    server.play_out(table)
    assert seed in json.dumps(ann.get(f"/api/tables/{table}"))
    assert seed not in caplog.text

"""`paddock replay`, and records with every kind of damage."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from paddock import games
from paddock.core import record as records
from paddock.core.errors import BadRecord
from tests.cli.shell import paddock, recorded, refused, save


@pytest.fixture(scope="session")
def text() -> str:
    """A short race: no auction, no bets, hands of three."""
    return recorded({"beginner": True, "players": 3}, "damage", ("Ana", "Bo", "Cy"))


@pytest.fixture(scope="session")
def full() -> str:
    return recorded({}, "words", ("Ana", "Bo", "Cy", "Di"))


def summed(lines: list[str]) -> str:
    """The lines with a new checksum, as after a deliberate change."""
    body = "\n".join(lines) + "\n"
    return f"{body}sum {hashlib.sha256(body.encode()).hexdigest()}\n"


def changed(text: str, number: int, line: str) -> str:
    """Return the record with one line changed (counted from 1) and a new checksum."""
    lines = text.splitlines()[:-1]
    lines[number - 1] = line
    return summed(lines)


def with_header(text: str, **values: object) -> str:
    header = {**json.loads(text.splitlines()[1]), **values}
    return changed(text, 2, json.dumps(header))


def replay_text(text: str) -> None:
    record = records.read(text)
    records.replayed(games.of_record(record), record)


def test_in_words(tmp_path: Path, full: str) -> None:
    ran = paddock("replay", save(tmp_path, full))
    assert ran.code == 0
    for words in ("The auction", "On offer", "Bids:", "The race", "plays", "Betting line 1", "Score sheet"):
        assert words in ran.out
    for words in ("Ana", "Prizes", "Bet 3", "Auction", "Winnings", "Finish", "★"):
        assert words in ran.out
    assert "sealed" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_as_json(tmp_path: Path, full: str) -> None:
    told = paddock("replay", save(tmp_path, full), "--json").json
    written = json.loads(full.splitlines()[-2].removeprefix("result "))
    assert told["game"] == "downforce"
    assert told["finished"] is True
    assert told["seats"] == ["Ana", "Bo", "Cy", "Di"]
    assert told["winners"] == written["winners"]
    assert told["scores"] == written["scores"]
    assert [car["car"] for car in told["cars"]] == ["black", "blue", "green", "yellow", "orange", "red"]
    assert {"place", "owner", "price", "prize"} <= set(told["cars"][0])
    assert len(told["sheets"]) == 4
    assert told["moves"] == len(full.splitlines()) - 4


@pytest.mark.parametrize("part", [2, 20, 60])
def test_an_unfinished_race_is_printed_up_to_its_last_move(tmp_path: Path, full: str, part: int) -> None:
    path = save(tmp_path, summed([*full.splitlines()[:part], "unfinished"]))
    ran = paddock("replay", path)
    assert ran.code == 0
    assert f"not finished. It stands like this after {part - 2} moves" in ran.out
    told = paddock("replay", path, "--json").json
    assert told["finished"] is False
    assert told["winners"] == []
    assert len(told["cars"]) == 6


def test_long_distance_and_home_are_reported(tmp_path: Path) -> None:
    for option, words in (
        ("long_distance=true", "furthest ahead"),
        ("first_home_wins=true", "first car home"),
    ):
        folder = tmp_path / option.partition("=")[0]
        run = ("--games", 1, "--seed", 7, "--option", option, "--records", folder)
        assert paddock("sim", "downforce", *run).code == 0
        assert words in paddock("replay", next(folder.iterdir())).out


def test_cut_off_at_every_line(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for count in range(len(lines)):
        with pytest.raises(BadRecord, match=r"line \d+: "):
            replay_text("".join(lines[:count]))


def test_cut_off_within_every_line(text: str) -> None:
    at = 0
    for line in text.splitlines(keepends=True):
        with pytest.raises(BadRecord, match=r"line \d+: "):
            replay_text(text[: at + len(line) // 2])
        at += len(line)


def test_a_letter_changed_in_every_line(text: str) -> None:
    lines = text.splitlines()
    for number, line in enumerate(lines):
        for place in {0, len(line) // 2, len(line) - 1}:
            other = "x" if line[place] != "x" else "y"
            damaged = [*lines[:number], line[:place] + other + line[place + 1 :], *lines[number + 1 :]]
            with pytest.raises(BadRecord, match=r"line \d+: "):
                replay_text("\n".join(damaged) + "\n")


def test_every_line_left_out_or_doubled_with_a_new_sum(text: str) -> None:
    lines = text.splitlines()[:-1]
    for number in range(len(lines)):
        for altered in ([*lines[:number], *lines[number + 1 :]], [*lines[: number + 1], *lines[number:]]):
            with pytest.raises(BadRecord, match=r"line \d+: "):
                replay_text(summed(altered))


DAMAGED = json.loads((Path(__file__).parent / "damaged.json").read_text(encoding="utf-8"))
"""Lines that are not moves, and impossible values of header keys."""


def test_every_kind_of_move_replaced(text: str) -> None:
    kinds = {move.split()[-2 if len(move.split()) > 2 else 0]: n for n, move in enumerate(text.splitlines()[2:-2], 3)}
    for number in kinds.values():
        for line in (*DAMAGED["moves"], "deal " + "9" * 5000):
            with pytest.raises(BadRecord, match=r"line \d+: "):
                replay_text(changed(text, number, line))


def test_header_tampered_with(tmp_path: Path, text: str) -> None:
    for key, values in DAMAGED["headers"].items():
        for value in values:
            said = refused("replay", save(tmp_path, with_header(text, **{key: value})))
            assert re.search(r"it\.race, line \d+: ", said), (key, value, said)


def test_records_of_older_rules_pass_if_they_replay(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = games.load("downforce").rules
    monkeypatch.setattr(games.load("downforce"), "rules", now + 1)
    replay_text(text)
    last = len(text.splitlines()) - 2
    versions = rf"\(raced by version {now} of the rules, refereed by version {now + 1}\)"
    with pytest.raises(BadRecord, match=rf"^line {last}: .* {versions}$"):
        replay_text(changed(text, last, "roll 1"))


def test_newer_rules_need_a_newer_program(tmp_path: Path, text: str) -> None:
    assert "a newer program is needed" in refused("replay", save(tmp_path, with_header(text, rules=99)))


def test_digests_are_named(tmp_path: Path, text: str) -> None:
    track = {"name": "river-station", "digest": "0" * 64}
    assert "its digest differs" in refused("replay", save(tmp_path, with_header(text, track=track)))
    deck = {"name": "standard", "digest": "0" * 64}
    assert "its digest differs" in refused("replay", save(tmp_path, with_header(text, deck=deck)))


def test_another_result(tmp_path: Path, text: str) -> None:
    lines = text.splitlines()
    result = json.loads(lines[-2].removeprefix("result "))
    result["winners"] = [(result["winners"][0] + 1) % 3]
    path = save(tmp_path, changed(text, len(lines) - 1, f"result {json.dumps(result)}"))
    assert "not the one that was raced" in refused("replay", path)
    for end in ("result {}", "result []", "result", "result {", "unfinished"):
        assert "line" in refused("replay", save(tmp_path, changed(text, len(lines) - 1, end)))


@pytest.mark.parametrize(
    "names", [["\x1b[31mAna", "Bo", "Cy"], ["Ana\nBo", "Bo", "Cy"], ["A" * 81, "Bo", "Cy"], [" ", "Bo", "Cy"]]
)
def test_names_that_cannot_be_shown(tmp_path: Path, text: str, names: list[str]) -> None:
    assert "line 2: " in (said := refused("replay", save(tmp_path, with_header(text, seats=names)))) and "name" in said


@pytest.mark.parametrize(("header", "why"), [("[" * 100_000, "not readable as JSON"), ('{"game":"\\ud800"}', "U+D800")])
def test_unreadable_json(tmp_path: Path, text: str, header: str, why: str) -> None:
    assert why in refused("replay", save(tmp_path, changed(text, 2, header)))


@pytest.mark.parametrize("line", ["deal", "roll", "roll 1 2", "deal " + "9" * 6000, "roll x"])
def test_luck_in_another_notation(tmp_path: Path, text: str, line: str) -> None:
    file = save(tmp_path, changed(text, 3, line))
    said = refused("replay", file)
    assert "line 3: " in said and "like 'roll 7'" in said
    assert len(said) < 200 + len(str(file))


def test_the_luck_of_a_race_that_names_its_seed_is_verified(tmp_path: Path, text: str) -> None:
    known = save(tmp_path, with_header(text, seed="damage"))
    assert "follow from the seed 'damage'" in paddock("verify", known).out
    wrong = save(tmp_path, with_header(text, seed="another"))
    assert "the luck is wrong: line 3" in refused("verify", wrong)
    assert "names no seed" in refused("verify", save(tmp_path, text))


def test_files_that_are_no_records(tmp_path: Path) -> None:
    assert "no such file" in refused("replay", tmp_path / "none.race")
    assert "cannot read" in refused("replay", tmp_path)
    path = tmp_path / "picture.race"
    path.write_bytes(b"paddock-record 1\n\xff\xfe")
    assert "line 2: not readable as text" in refused("replay", path)
    path.write_bytes(b"")
    assert "line 1: not a Paddock record" in refused("replay", path)


def test_windows_line_ends_are_fine(text: str) -> None:
    replay_text("\ufeff" + text.replace("\n", "\r\n"))

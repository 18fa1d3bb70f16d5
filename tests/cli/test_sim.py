"""`paddock sim`."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.sim import kernel_races
from tests.cli.shell import paddock, refused


def test_a_kernel_needs_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_races, "numba_version", lambda: None)
    said = refused("sim", "downforce", "--kernel", "--games", 9, "--seed", "no numba")
    assert "--kernel needs Numba to compile the kernel, and it is not installed" in said


def test_json_adds_up() -> None:
    told = paddock("sim", "downforce", "--games", 12, "--seed", 7, "--json").json
    assert told["game"] == "downforce"
    assert told["games"] == told["races"] == 12
    assert told["seed"] == "7"
    assert told["bots"] == ["random"] * 4
    assert sum(told["wins"]) == pytest.approx(12)
    assert all(sum(places) == 12 for places in told["places"])
    assert told["options"]["players"] == 4
    assert told["track"] == "river-station"
    for money in told["money"]:
        spent = money["prizes"]["mean"] + money["betting"]["mean"] - money["auction"]["mean"]
        assert money["winnings"]["mean"] == pytest.approx(spent, abs=0.01)
    assert 0 <= told["stalls"]["cars_home"] <= 1
    assert told["lengths"]["decisions"]["high"] <= told["lengths"]["moves"]["high"]
    assert sum(told["grid_wins"]) == 12


def test_a_new_seed_is_printed_and_gives_the_same_races_again() -> None:
    first = paddock("sim", "downforce", "--games", 3, "--json").json
    assert first == paddock("sim", "downforce", "--games", 3, "--seed", first["seed"], "--json").json


def test_words() -> None:
    ran = paddock("sim", "downforce", "--games", 5, "--seed", 7, "--players", 6)
    assert ran.code == 0
    assert "5 races on river-station, seed 7" in ran.out
    for word in ("6 random", "winnings", "prizes", "auction", "come home", "decisions"):
        assert word in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_one_race_is_no_races(tmp_path: Path) -> None:
    ran = paddock("sim", "downforce", "--games", 1, "--seed", 7, "--records", tmp_path / "one")
    assert "1 race on river-station" in ran.out and "wrote 1 record into" in ran.err
    assert "1 tour of marina-bay" in paddock("sim", "downforce", "--games", 1, "--tour", "marina-bay").out
    assert "1 way," in paddock("perft", "downforce", "--depth", 0).out


def test_a_bot_for_each_seat() -> None:
    bots = "club,random,random"
    told = paddock("sim", "downforce", "--games", 4, "--seed", 7, "--players", 3, "--bots", bots, "--json").json
    assert told["bots"] == ["club", "random", "random"]
    assert told["wins_per_bot"]["random"]["seats"] == 2
    text = paddock("sim", "downforce", "--games", 4, "--seed", 7, "--players", 3, "--bots", bots).out
    assert "mean score" in text


def test_options_reach_the_game() -> None:
    option = ("--option", "beginner=true")
    told = paddock("sim", "downforce", "--games", 3, "--seed", 7, *option, "--json").json
    assert told["options"]["bets"] is False
    assert told["money"][0]["betting"]["high"] == 0


def test_df_53_a_tour_adds_winnings(tmp_path: Path) -> None:
    tracks = "river-station,marina-bay"
    tour = ("--tour", tracks, "--records", tmp_path / "tour")
    told = paddock("sim", "downforce", "--games", 3, "--seed", 7, *tour, "--json").json
    assert told["games"] == 3
    assert told["races"] == 6
    assert told["tour"] == tracks.split(",")
    files = sorted(path.name for path in (tmp_path / "tour").iterdir())
    assert files[0] == "downforce-marina-bay-0001-2.race"
    assert len(files) == 6
    scores = [paddock("replay", path, "--json").json["scores"] for path in (tmp_path / "tour").iterdir()]
    assert sum(map(sum, scores)) == pytest.approx(sum(3 * score["mean"] for score in told["scores"]), abs=0.1)


def test_records_can_be_replayed_and_are_not_overwritten(tmp_path: Path) -> None:
    words = ("sim", "downforce", "--games", 3, "--seed", 7, "--records", tmp_path / "new" / "folder")
    ran = paddock(*words, "--json")
    assert ran.code == 0
    assert "wrote 3 records into" in ran.err
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [path.name for path in files] == [f"downforce-river-station-000{n}.race" for n in (1, 2, 3)]
    wins = [0.0] * 4
    for path in files:
        winners = paddock("replay", path, "--json").json["winners"]
        for seat in winners:
            wins[seat] += 1 / len(winners)
    assert wins == pytest.approx(ran.json["wins"])
    before = files[0].read_bytes()
    assert "already has downforce-river-station-0001.race" in refused(*words)
    assert files[0].read_bytes() == before


def test_track_and_deck_files(tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    cards = ["K5", "B5", "G5", "Y5", "O5", "R5"] * 6
    deck.write_text(f'name = "mine"\n[[group]]\ncards = {cards}\n'.replace("'", '"'))
    folder = tmp_path / "records"
    words = ("--games", 2, "--seed", 7, "--deck", deck, "--track", "marina-bay", "--records", folder)
    assert paddock("sim", "downforce", *words).code == 0
    told = paddock("replay", next(folder.iterdir()), "--json").json
    assert told["track"] == "marina-bay"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot make the folder" in refused("sim", "downforce", "--records", tmp_path / "file" / "folder")

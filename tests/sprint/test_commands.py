"""A game from another package, unknown to Paddock's own files, works with every command."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paddock import games
from paddock.core.record import read, replayed
from tests.cli.shell import paddock, refused
from tests.sprint.install import forget

if TYPE_CHECKING:
    from examples.sprint.paddock_sprint import Choice, Sprint, State, View
    from paddock.core.game import Game

    def as_game(game: Sprint) -> Game[State, Choice, View]:
        return game  # the type checker says what a game lacks


def test_it_is_found_after_the_built_in_games() -> None:
    assert games.names() == ("downforce", "formula_d", "sprint")
    assert games.load("sprint").title == "Sprint"
    assert "did you mean sprint?" in refused("sim", "sprnt")


def test_only_the_games_that_are_wanted_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for wanted, found in (("", ()), ("other,sprint", ("sprint",))):
        monkeypatch.setenv("PADDOCK_GAMES", wanted)
        forget()
        assert games.names() == ("downforce", "formula_d", *found)
    forget()


def test_it_is_found_by_a_program_too() -> None:
    command = [sys.executable, "-m", "paddock", "sim", "sprint", "--games", "3", "--seed", "7", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout)["games"] == 3
    assert "sprint" in subprocess.run([*command[:4], "--help"], capture_output=True, text=True, check=True).stdout


def test_sim_in_this_process_and_by_workers() -> None:
    alone = paddock("sim", "sprint", "--games", 40, "--seed", 7, "--workers", 1, "--json").json
    assert alone == paddock("sim", "sprint", "--games", 40, "--seed", 7, "--workers", 2, "--json").json
    assert sum(alone["wins"]) == pytest.approx(40, abs=0.01)
    assert alone["options"] == {"players": 3, "goal": 20}
    assert alone["track"] is None
    assert alone["report"] == {}
    text = paddock("sim", "sprint", "--games", 5, "--seed", 7, "--report").out
    assert "Sprint: 5 races, seed 7" in text
    assert "score" in text
    assert "has no option 'track'" in refused("sim", "sprint", "--tour", "a,b")


def test_league(tmp_path: Path) -> None:
    words = ("league", "sprint", "--bots", "random,tests.sprint.bots:Saver", "--games", 12, "--seed", 7)
    told = paddock(*words, "--resume", tmp_path / "league", "--json").json
    assert told["games"] == 12
    assert told["faults"] == []
    saver = next(bot for bot in told["bots"] if bot["name"].endswith("Saver"))
    assert saver["score"]["mean"] < 20  # a player who never pushes does not get far
    text = paddock(*words).out
    assert "Sprint: 12 races, 3 seats" in text


def test_race_replay_and_verify(tmp_path: Path) -> None:
    path = tmp_path / "mine.race"
    ran = paddock("race", "sprint", "--seed", 7, "--name", "Ana", "--save", path, typed="1\n2\n" * 40)
    assert ran.code == 0
    for words in (
        "Sprint: Ana, Ada (random), Bruno (random)",
        "Push or save?",
        "twice as far",
        "Pushing:",
        "got furthest",
    ):
        assert words in ran.out
    record = read(path.read_text(encoding="utf-8"))
    game = games.of_record(record)
    replayed(game, record)
    told = paddock("replay", path)
    assert told.code == 0
    assert "is rolled" in told.out
    data = paddock("replay", path, "--json").json
    assert (data["game"], data["finished"], data["track"]) == ("sprint", True, None)
    assert data["winners"]
    proven = paddock("verify", path).out
    assert "follow from the seed '7'" in proven
    assert "se pueden" not in paddock("replay", path, "--lang", "es").out


def install_broken(folder: Path, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a package with a game `broken` at this place."""
    info = folder / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[paddock.games]\nbroken = {place}\n")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PADDOCK_GAMES", "sprint,broken")
    forget()


def test_a_package_that_cannot_be_imported_stops_no_other_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_broken(tmp_path, "no_such_package:Game", monkeypatch)
    assert "cannot be loaded from no_such_package:Game (ModuleNotFoundError" in refused("sim", "broken")
    assert paddock("sim", "sprint", "--games", 2).code == 0
    assert paddock("race", "sprint", "--save", tmp_path / "a.race", typed="q\n").code == 0
    forget()


def test_a_game_that_lacks_something_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "halfmade.py").write_text("class Game:\n    name = title = 'halfmade'\n    def start(self): ...\n")
    install_broken(tmp_path, "halfmade:Game", monkeypatch)
    said = refused("sim", "broken")
    assert "the game 'broken' (halfmade:Game) lacks rules, seats_option" in said
    assert "uncovers" in said
    assert not {"name", "start", "seats"} & set(said.replace(":", ",").split(", "))
    forget()


def test_a_season_by_points(tmp_path: Path) -> None:
    assert "no ready-made season" in refused("race", "sprint", "--tour")
    file, path = tmp_path / "cup.toml", tmp_path / "cup.season"
    file.write_text('game = "sprint"\n[[races]]\n[[races]]\ngoal = 5\n')
    ran = paddock("race", "--season", file, "--seed", 7, "--name", "Ana", "--save", path, typed="2\n" * 60)
    assert ran.code == 0
    assert "race 2 of 2" in ran.out and "Total" in ran.out
    assert "follows from the races" in paddock("verify", path).out
    file.write_text('game = "sprint"\ncount = "winnings"\n[[races]]\n')
    assert "races of Sprint have no winnings" in refused("race", "--season", file)


def test_without_a_kernel_nothing_is_valued(tmp_path: Path) -> None:
    paddock("sim", "sprint", "--games", 1, "--seed", 7, "--records", tmp_path)
    for command in ("odds", "review"):
        assert "Sprint has no kernel" in refused(command, next(tmp_path.iterdir()))

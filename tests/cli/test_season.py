"""`paddock race --tour` and `--season FILE`: a season in the terminal."""

from __future__ import annotations

from pathlib import Path

from tests.cli.shell import paddock, refused

QUICK = ("--players", 2, "--bots", "random", "--seed", 5, "--name", "Ana")
SHORT = ("--option", "auction=false", "--option", "bets=false", "--option", "powers=false")


def test_a_world_tour_is_left_and_resumed_between_and_within_races(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.season", tmp_path / "parts.season"
    ran = paddock("race", "--tour", *QUICK, *SHORT, "--save", whole, typed="1\n" * 900)
    assert ran.code == 0
    for words in (
        "World Tour: race 1 of 2",
        "World Tour: race 2 of 2",
        "After 1 of 2 races",
        "Enter starts the next race",
    ):
        assert words in ran.out
    assert "champion" in ran.out or "share the title" in ran.out
    assert f"./paddock replay {whole}" in ran.out
    assert f"--resume {parts}" in paddock("race", "--tour", *QUICK, *SHORT, "--save", parts, typed="1\n1\nq\n").out
    while "Enter starts" not in (ran := paddock("race", "--resume", parts, typed="1\n" * 7)).out:
        assert ran.code == 0
    while "race 2 of 2" in (ran := paddock("race", "--resume", parts, typed="1\n" * 15)).out:
        if "champion" in ran.out or "share the title" in ran.out:
            break
    assert parts.read_text() == whole.read_text()
    assert "is over" in refused("race", "--resume", parts)
    assert "follows from the races" in paddock("verify", parts).out
    told = paddock("replay", parts, "--json").json
    assert told["finished"] is True
    assert [race["track"] for race in told["races"]] == ["river-station", "marina-bay"]
    assert told["standings"][0]["place"] == 1
    assert "World Tour" in paddock("replay", parts).out


def test_circuits_can_be_chosen(tmp_path: Path) -> None:
    words = ("race", "downforce", "--tour", "--track", "marina-bay,river-station,marina-bay", *QUICK)
    ran = paddock(*words, "--save", tmp_path / "a.season", typed="q\n")
    assert "race 1 of 3" in ran.out and "Marina Bay" in ran.out


def test_a_season_of_both_games(tmp_path: Path) -> None:
    file = tmp_path / "cup.toml"
    file.write_text(
        'title = "Cup"\n[[races]]\ngame = "formula_d"\ncars = 2\n[[races]]\ngame = "downforce"\nplayers = 2\n'
    )
    ran = paddock("race", "--season", file, "--bots", "random", "--save", tmp_path / "a.season", typed="q\n")
    assert "Cup: race 1 of 2" in ran.out and "Formula D on Monaco" in ran.out
    assert "The season is not over" in paddock("verify", tmp_path / "a.season").out
    assert paddock("replay", tmp_path / "a.season").code == 0

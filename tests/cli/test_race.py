"""`paddock race`: output and input, in a race and in a season."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from paddock import games
from paddock.bots import random_bot
from paddock.core import record as records
from paddock.formula_d.rules.events import RoundBegun
from paddock.formula_d.terminal import order
from paddock.sim.batches import play_race
from tests.cli.shell import Ran, paddock, refused

QUICK = ("--players", 2, "--option", "beginner=true", "--bots", "random", "--seed", 5)


def race(save: Path, *words: object, typed: str = "") -> Ran:
    return paddock("race", "downforce", "--save", save, *words, typed=typed)


def test_a_whole_race_ends_with_the_score_sheet(tmp_path: Path) -> None:
    path = tmp_path / "mine.race"
    ran = race(path, *QUICK, "--name", "Ana", typed="1\n" * 400)
    assert ran.code == 0
    for words in (
        "Ana, Ada (random)",
        "Your turn: which card do you play?",
        "Move ",
        "to go",
        "Finish",
        "first car home",
    ):
        assert words in ran.out
    assert f"Replay it with: ./paddock replay {path}" in ran.out
    assert paddock("replay", path, "--json").json["seats"] == ["Ana", "Ada"]


def test_quit_and_resume_loses_nothing(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.race", tmp_path / "parts.race"
    race(whole, *QUICK, typed="2\n1\n" * 200)
    ran = race(parts, *QUICK, typed="2\n1\n2\n1\nq\n")
    assert ran.code == 0
    assert f"Resume it with: ./paddock race --resume {parts}" in ran.out
    assert records.read(parts.read_text()).result is None
    # A truncated input line acts like Ctrl-D: the race is still saved.
    assert paddock("race", "--resume", parts, typed="2\n1\n2\n1").code == 0
    assert paddock("race", "--resume", parts, typed="2\n1\n" * 200).code == 0
    assert parts.read_text() == whole.read_text()


def test_every_move_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.race"
    answers = iter(["1", "1", "1"])

    def crash(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", crash)
    ran = race(path, *QUICK)
    assert ran.code == 130
    assert "saved in" in ran.out
    record = records.read(path.read_text())
    assert sum(move.startswith("0 ") for move in record.moves) >= 3
    assert [entry.name for entry in tmp_path.iterdir()] == ["mine.race"]


def test_choices_by_text_and_questions_back(tmp_path: Path) -> None:
    typed = "h\n\n?\n99\n? K5K5\nwhy play R5\nplay\nfly away\ns\n? 1\nq\n"
    out = race(tmp_path / "a.race", *QUICK, typed=typed).out
    assert "why it isn’t open to you" in out
    assert "Type a number from 1 to" in out
    assert "There are 6 choices, from 1 to 6" in out
    assert "the card K5 K5 is not in your hand" in out
    assert "is not a choice here" in out
    assert "is choice 1" in out
    assert out.count("which card do you play?") == 2


def test_a_choice_can_be_typed(tmp_path: Path) -> None:
    path = tmp_path / "a.race"
    out = race(path, *QUICK, typed="q\n").out
    text = next(line for line in out.splitlines() if " 1  play" in f" {line}").split("play")[1]
    card = "".join(part for part in text.split() if part[0] in "KBGYORW" and part[1:].isdigit())
    assert paddock("race", "--resume", path, typed=f"{card.lower()}\nq\n").code == 0
    assert f"0 play {card}" in path.read_text()


def test_a_choice_is_taken_back_until_luck_or_a_bot_comes_between(tmp_path: Path) -> None:
    path = tmp_path / "a.race"
    ran = race(path, *QUICK, typed="b\n1\nb\nq\n")
    assert "You can’t take back now" in ran.out  # nothing was chosen yet
    assert ran.out.count("Taken back") == 1
    assert ran.out.count("which card do you play?") == 2
    assert not any(move.startswith("0 ") for move in records.read(path.read_text()).moves)
    ran = paddock("race", "formula_d", "--players", 1, "--seed", 5, "--save", tmp_path / "b.race", typed="1\n1\nb\nq\n")
    assert "Taken back" not in ran.out  # the die of the gear was rolled


def test_a_map_of_the_track_and_of_the_spaces_ahead(tmp_path: Path) -> None:
    out = race(tmp_path / "a.race", *QUICK, typed="m\n1\nm\nq\n").out
    drawn = [line for line in out.splitlines() if any("\u2800" < letter <= "\u28ff" for letter in line)]
    assert len(drawn) > 30
    for letter in "KBGYOR":
        assert any(f"{letter}" in line.split("> ")[-1] for line in drawn)
    assert any(f"{number}" in line for line in drawn for number in (1, 2))


def test_a_hint_ranks_choices_with_reasons_and_is_noted(tmp_path: Path) -> None:
    path = tmp_path / "a.race"
    ran = race(path, *QUICK, typed="i\ni\nq\n")
    assert ran.out.count("(best)") == 2
    assert ran.out.count("Hints are noted") == 1
    first = re.findall(r"(\d+)  play .*\(best\)\n +\w+", ran.out)
    assert len(first) == 2 and first[0] == first[1]  # the same position has the same answer
    assert records.read(path.read_text()).header["hints"] is True
    paddock("race", "--resume", path, typed="1\nq\n")
    assert records.read(path.read_text()).header["hints"] is True


def test_the_auction_and_the_bets(tmp_path: Path) -> None:
    ran = race(tmp_path / "a.race", "--players", 4, "--bots", "random", "--seed", 3, typed="1\n" * 500)
    assert ran.code == 0
    for words in (
        "Which card do you bid?",
        "bids $",
        "Betting line 1: which car",
        "Your bets: ",
        "Still to come",
    ):
        assert words in ran.out
    assert "sealed" not in ran.out
    lines = [line for line in ran.out.splitlines() if str(tmp_path) not in line]
    assert max(map(len, lines)) <= 82  # the prompt stands before what follows it


def test_seat_and_bots(tmp_path: Path) -> None:
    path = tmp_path / "a.race"
    ran = race(path, "--players", 3, "--seat", 1, "--bots", "club,random", "--name", "Bo", typed="")
    assert "Ada (club), Bo, Bruno (random)" in ran.out
    assert records.read(path.read_text()).header["drivers"] == ["club", "person", "random"]


def test_a_bot_that_fails_stops_no_race(tmp_path: Path) -> None:
    bots = ",".join(f"tests.sim.badbots:{name}" for name in ("Raises", "Illegal", "Spoils"))
    path = tmp_path / "mine.race"
    ran = race(path, "--players", 4, "--bots", bots, "--seed", 5, typed="1\n" * 400)
    assert ran.code == 0
    assert records.read(path.read_text()).result is not None
    for told in ("Raises failed", "raised ValueError: no idea what to do", "Illegal failed", "answered 0 fly"):
        assert told in ran.out
    assert "Spoils failed" not in ran.out


def test_a_race_with_a_bot_that_fails_can_be_left_and_resumed(tmp_path: Path) -> None:
    words = ("--players", 2, "--bots", "tests.sim.badbots:SometimesRaises", "--seed", 5)
    whole, parts = tmp_path / "whole.race", tmp_path / "parts.race"
    race(whole, *words, typed="1\n" * 400)
    ran = race(parts, *words, typed="1\n" * 20 + "q\n")
    assert "SometimesRaises failed" in ran.out
    paddock("race", "--resume", parts, typed="1\n" * 400)
    assert parts.read_text() == whole.read_text()


def test_a_bot_is_asked_only_where_it_has_a_choice(tmp_path: Path) -> None:
    ran = race(tmp_path / "mine.race", "--bots", "tests.sim.badbots:CountsChoices", "--seed", 5, typed="1\n" * 400)
    assert "wins" in ran.out
    assert "failed" not in ran.out


def test_a_new_name_for_every_race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(3):
        assert paddock("race", "downforce", *QUICK).code == 0
    assert len(list(tmp_path.iterdir())) == 3


def test_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "a.race"
    race(path, *QUICK)
    assert "resume it with --resume" in refused("race", "downforce", "--save", path)
    assert "leave out the other options" in refused("race", "downforce", "--resume", path)
    assert "no such file" in refused("race", "--resume", tmp_path / "none.race")
    assert "cannot write" in refused("race", "downforce", "--save", tmp_path / "none" / "a.race")
    assert "1 to 80 letters" in refused("race", "downforce", "--name", "x" * 3000, "--save", tmp_path / "b.race")
    assert "U+000A, a character that cannot be shown" in refused(
        "race", "downforce", "--name", "a\nb", "--save", tmp_path / "b.race"
    )


def test_help_and_answers_of_any_length(tmp_path: Path) -> None:
    long = "9" * 5000
    ran = race(tmp_path / "a.race", *QUICK, typed=f"h\n{long}\n? {long}\nq\n")
    assert ran.code == 0 and "the choice itself: play " in ran.out
    ran = paddock("race", "formula_d", "--players", 1, "--seed", 5, "--save", tmp_path / "b.race", typed="h\nq\n")
    assert "the choice itself: drive to " in ran.out or "the choice itself: gear " in ran.out


def test_only_own_unfinished_races_are_resumed(tmp_path: Path) -> None:
    path = tmp_path / "over.race"
    race(path, *QUICK, typed="1\n" * 400)
    assert "is over" in refused("race", "--resume", path)
    paddock("sim", "downforce", "--games", 1, "--records", tmp_path / "sim")
    found = next((tmp_path / "sim").iterdir())
    assert "cannot be resumed" in refused("race", "--resume", found)


def test_fd_05_level_cars_are_listed_as_they_play() -> None:
    game: Any = games.make("formula_d", {"cars": 6})
    rounds = 0

    def watch(state: Any, events: Any) -> None:
        nonlocal rounds
        for event in events:
            if isinstance(event, RoundBegun) and event == events[-1]:
                rounds += 1
                racing = [car for car in order(game.setup, game.view(state, None)) if car in event.order]
                assert racing == list(event.order)

    for seed in range(6):
        play_race(game, [random_bot] * 6, f"level/{seed}", watch=watch)
    assert rounds > 60


FOR_TWO = ("--players", 2, "--bots", "random", "--seed", 5, "--name", "Ana")
SHORT = ("--option", "auction=false", "--option", "bets=false", "--option", "powers=false")


def test_a_world_tour_is_left_and_resumed_between_and_within_races(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.season", tmp_path / "parts.season"
    ran = paddock("race", "--tour", *FOR_TWO, *SHORT, "--save", whole, typed="1\n" * 900)
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
    assert f"--resume {parts}" in paddock("race", "--tour", *FOR_TWO, *SHORT, "--save", parts, typed="1\n1\nq\n").out
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
    words = ("race", "downforce", "--tour", "--track", "marina-bay,river-station,marina-bay", *FOR_TWO)
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

"""Seasons as files: those that people write, and those that were raced."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from msgspec.structs import replace

from paddock.bots import random_bot
from paddock.core import record as records
from paddock.core.errors import BadRecord, PaddockError
from paddock.core.record import Record
from paddock.parts.season import Finish
from paddock.seasons.files import read_plan, read_plan_file
from paddock.seasons.record import SeasonRecord, finishes_at, read, referee, result_of, write
from paddock.seasons.season import Season, SeasonPlan, SeasonRace, make_season
from paddock.sim.batches import play_race
from tests.cli.shell import paddock, refused

OWN = """
title = "Winter cup"
points = [9, 5, 1]
game = "formula_d"
options = { cars = 3, wear = 12 }

[[races]]
track = "monaco"
laps = 2

[[races]]
game = "downforce"
players = 3
"""


def test_a_file_says_what_is_raced() -> None:
    plan = read_plan(OWN.replace("options = { cars = 3, wear = 12 }", ""))
    assert plan.title == "Winter cup"
    assert plan.points == (9, 5, 1)
    assert plan.races == (
        SeasonRace("formula_d", {"track": "monaco", "laps": 2}),
        SeasonRace("downforce", {"players": 3}),
    )
    shared = read_plan('game = "formula_d"\noptions = {cars = 3}\n[[races]]\nwear = 9\n[[races]]\ncars = 4\n')
    assert [race.options for race in shared.races] == [{"cars": 3, "wear": 9}, {"cars": 4}]


def test_the_example_of_the_documentation_can_be_raced() -> None:
    page = Path(__file__).parents[2] / "docs" / "seasons.md"
    season, made = make_season(read_plan(page.read_text(encoding="utf-8").partition("```toml")[2].partition("```")[0]))
    assert (season.title, len(made), season.count) == ("Winter cup", 2, "points")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("races = 3", "Expected array, got int, at races"),
        ("[[races]]\ntrack = 'monaco'", "race 1 does not say which game: downforce, or formula_d"),
        ("count = 'laps'\nraces = []", "Invalid enum value 'laps'"),
        ("race = 1", "race"),
        ("title = ", "it is not TOML"),
        ("points = [3, 'x']\nraces = []", "points"),
        ("races = " + "[" * 5000, "nested too deeply"),
        (f"points = [{'9' * 5000}]\nraces = []", "too many digits"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "season.toml"
    path.write_text(text)
    with pytest.raises(PaddockError) as wrong:
        read_plan_file(path)
    assert said in str(wrong.value)
    assert str(path) in refused("race", "--season", path)


def test_a_name_with_nul_in_it_is_no_track() -> None:
    with pytest.raises(PaddockError, match=r"the text at races 1\.track holds U\+0000"):
        make_season(read_plan('game = "formula_d"\n[[races]]\ntrack = "a\\u0000.toml"\n'))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "cannot read" in refused("race", "--season", tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert "not readable as text" in refused("race", "--season", tmp_path / "bytes.toml")


def raced_season(races: int = 2, raced: int = 2) -> SeasonRecord:
    """A season of short races between random bots."""
    plan = SeasonPlan((SeasonRace("downforce", {"players": 2, "auction": False, "bets": False}),) * races)
    season, made = make_season(plan)
    found: list[Record] = []
    finishes: list[list[Finish]] = []
    for number, game in enumerate(made[:raced], start=1):
        moves: list[str] = []
        state, _, _ = play_race(game, [random_bot] * 2, f"7/{number}", moves)
        header = {**records.make_header(game, ("Ana", "Ben")), "seed": f"7/{number}"}
        found.append(Record(header, tuple(moves), records.result_data(game, state)))
        finishes.append(list(finishes_at(game, state) or ()))
    return SeasonRecord(season, tuple(found), result_of(season, finishes))


def test_what_is_written_is_read_and_refereed_again() -> None:
    for record in (raced_season(), raced_season(2, 1), raced_season(2, 0)):
        again = read(write(record))
        assert again.season == record.season
        assert [race.moves for race in again.races] == [race.moves for race in record.races]
        assert again.result == record.result
        assert len(list(referee(again))) == len(record.races)
    assert raced_season().result is not None
    assert raced_season(2, 1).result is None


def altered(old: str, new: str) -> str:
    """A season in which something was changed, with a new checksum."""
    body = write(raced_season()).rpartition("sum ")[0].replace(old, new)
    return f"{body}sum {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_damaged_season_is_refused() -> None:
    text = write(raced_season())
    for damaged in (text[:-300], text.replace("Ana", "Eva"), "paddock-season 1\n", text.replace("champions", "x")):
        with pytest.raises(BadRecord):
            read(damaged)


def test_what_no_season_is_is_refused() -> None:
    record = raced_season(1, 0)
    with pytest.raises(BadRecord, match="no game brings a season 'refused-over'"):
        read(write(replace(record, season=replace(record.season, ready="refused-over"))))
    for races in (0, 25):
        with pytest.raises(BadRecord, match=f"1 to 24 races, not {races}"):
            read(write(replace(record, season=Season(record.season.races * races))))


def test_a_season_is_told_whatever_it_is_called(tmp_path: Path) -> None:
    record = raced_season(1, 1)
    path = tmp_path / "cup.season"
    path.write_text(write(replace(record, season=replace(record.season, title="Cup [/b]"))))
    assert "Cup [/b]" in paddock("replay", path).out


@pytest.mark.parametrize("names", [[], ["Ana"], [1, 2], [{}, []], None])
def test_a_season_whose_names_are_none_is_not_resumed(tmp_path: Path, names: object) -> None:
    path = tmp_path / "cup.season"
    more = {"names": names, "drivers": ["person", "random"], "seed": "7"}
    path.write_text(write(replace(raced_season(2, 1), more=more)))
    assert "cannot be resumed" in refused("race", "--resume", path)


def test_records_of_other_races_and_other_champions_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="race 1 is not the one that the season has there"):
        read(altered('{"game":"downforce","options":{"players":2,', '{"game":"downforce","options":{"players":3,'))
    one = Season(raced_season().season.races[:1])
    with pytest.raises(BadRecord, match="raced in a season of 1"):
        read(write(SeasonRecord(one, raced_season().races)))
    first = raced_season().races[0]
    left = Record(first.header, first.moves[:3])
    with pytest.raises(BadRecord, match="race 1 is not over"):
        read(write(SeasonRecord(raced_season().season, (left, first))))
    record = raced_season()
    assert record.result is not None
    other = altered(f'champions {{"winners":[{record.result.winners[0]}]', 'champions {"winners":[7]')
    with pytest.raises(BadRecord, match="champions"):
        list(referee(read(other)))
    path = tmp_path / "a.season"
    path.write_text(other)
    ran = paddock("verify", path)
    assert ran.code == 2 and "champions" in ran.err


def test_verify_proves_every_race_and_names_the_champions(tmp_path: Path) -> None:
    path = tmp_path / "a.season"
    path.write_text(write(raced_season()))
    told = paddock("verify", path).out
    assert told.count("pieces of luck follow from the seed") == 2
    assert "The title follows from the races: " in told
    path.write_text(write(raced_season(2, 1)))
    assert "The season is not over." in paddock("verify", path).out
    path.write_text(altered('"seed":"7/2"', '"seed":"7/3"'))
    ran = paddock("verify", path)
    assert ran.code == 2

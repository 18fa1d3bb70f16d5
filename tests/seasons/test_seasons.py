"""Seasons: their races, points and totals, and their files."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from msgspec.structs import replace

from paddock import games
from paddock.bots import random_bot
from paddock.core import record as records
from paddock.core.errors import BadOptions, BadRecord, PaddockError
from paddock.core.record import Record
from paddock.formula_d.rules.state import Place
from paddock.formula_d.rules.state import RaceResult as RoadResult
from paddock.parts.season import Count, Finish
from paddock.seasons.files import read_plan, read_plan_file, ready_plans, tour_plan
from paddock.seasons.plain import PlainSeason, season_part
from paddock.seasons.record import SeasonRecord, finishes_at, read, referee, result_of, write
from paddock.seasons.season import MOST_RACES, POINTS, Season, SeasonPlan, SeasonRace, make_season
from paddock.seasons.standings import amount_of, season_result, season_sheet, standings
from paddock.sim.batches import play_race
from paddock.words import LANGUAGES, Words
from tests.cli.shell import paddock, refused, save

ROAD = SeasonRace("formula_d", {"cars": 4})
MONEY = SeasonRace("downforce")
NAMES = ("Ana", "Ben", "Zoe")


def season_of(races: int, count: Count = "points") -> Season:
    return Season((SeasonRace("formula_d", title="Monaco"),) * races, count)


def places(*order: int) -> list[Finish]:
    return [Finish(place, -place) for place in order]


def test_points_by_place_and_none_for_cars_that_are_out() -> None:
    season = season_of(1)
    assert [amount_of(season, Finish(place, 0)) for place in range(1, 9)] == [10, 6, 4, 3, 2, 1, 0, 0]
    assert amount_of(season, Finish(1, 0, home=False)) == 0
    assert amount_of(Season((ROAD,), points=(3, 1)), Finish(2, 0)) == 1


def test_points_are_added_up_and_a_tie_goes_to_the_better_last_race() -> None:
    found = standings(season_of(2), [places(1, 2, 3), places(2, 1, 3)])
    assert [(row.seat, row.place, row.total, row.amounts) for row in found] == [
        (1, 1, 16, (6, 10)),
        (0, 2, 16, (10, 6)),
        (2, 3, 8, (4, 4)),
    ]
    assert season_result(season_of(2), [places(1, 2, 3), places(2, 1, 3)]).winners == (1,)


def test_a_tie_among_those_without_points_goes_to_the_better_last_race_too() -> None:
    out = [Finish(1, -1), Finish(3, -3, home=False), Finish(2, -2, home=False)]
    assert [row.seat for row in standings(season_of(1), [out])] == [0, 2, 1]


def test_seats_level_in_everything_share_the_title() -> None:
    level = [places(1, 1, 3), places(1, 1, 3)]
    assert season_result(season_of(2), level).winners == (0, 1)
    assert [row.place for row in standings(season_of(2), level)] == [1, 1, 3]


def test_drivers_of_formula_d_count_by_their_best_car_if_it_finishes() -> None:
    game = games.make("formula_d", {"cars": 4, "seats": 2})
    result = RoadResult(
        (1,), (3, 4), (Place(1, 1, 1, 1, 9, 5), Place(2, 0, 0, 1, 9, 5, "engine"), Place(3, 3, 1, 1, 9, 5, "engine"),
        Place(4, 2, 0, 0, 9, 0, "braking"))
    )  # fmt: skip
    assert season_part(game).finishes(result) == [Finish(2, -2, home=False), Finish(1, -1, turns=9)]


def test_a_game_says_how_its_races_count() -> None:
    assert make_season(SeasonPlan((MONEY, MONEY)))[0].count == "winnings"
    assert make_season(SeasonPlan((ROAD,)))[0].count == "points"
    assert make_season(SeasonPlan((ROAD, MONEY)))[0].count == "points"
    assert make_season(SeasonPlan((MONEY,), "points", (5, 3)))[0].points == (5, 3)
    beginner = SeasonRace("downforce", {"beginner": True})
    assert make_season(SeasonPlan((beginner,)))[0].count == "points"


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (SeasonPlan(()), "1 to 24 races, not 0"),
        (SeasonPlan((MONEY,) * (MOST_RACES + 1)), "not 25"),
        (SeasonPlan((MONEY, SeasonRace("downforce", {"players": 3}))), "race 2 has 3 seats, but the first one has 4"),
        (SeasonPlan((MONEY, SeasonRace("downforce", {"players": 9}))), "2 to 6 players, not 9"),
        (SeasonPlan((MONEY, SeasonRace("downforce", {"track": "nowhere"}))), 'race 2: there is no track "nowhere"'),
        (SeasonPlan((MONEY, SeasonRace("chess"))), "race 2: there is no game 'chess'"),
        (SeasonPlan((ROAD,), "winnings"), "races of Formula D have no winnings"),
        (SeasonPlan((MONEY, ROAD), "winnings"), "all races are of one game"),
        (SeasonPlan((SeasonRace("downforce", {"beginner": True}),), "winnings"), "a World Tour adds up winnings"),
        (SeasonPlan((SeasonRace("downforce", {"long_distance": True}),), "winnings"), "leave long_distance"),
        (SeasonPlan((MONEY,), points=(3, 2)), "places score no points"),
        (SeasonPlan((ROAD,), points=(3, 5)), "none greater than the one before"),
        (SeasonPlan((ROAD,), points=()), "up to 20 numbers"),
        (SeasonPlan((ROAD,), points=(3, -1)), "from 0 to 1,000"),
        (SeasonPlan((ROAD,), title="x" * 61), "at most 60 letters"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_clear_error(plan: SeasonPlan, said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        make_season(plan)
    assert said in str(refused.value)


def test_the_games_bring_a_world_tour_and_a_championship() -> None:
    (tour, grand), (championship, world) = ready_plans("downforce"), ready_plans("formula_d")
    season, made = make_season(tour)
    assert season.count == "winnings"
    assert [game.track.name for game in made if game.track] == ["river-station", "marina-bay"]
    season, made = make_season(championship)
    assert (season.count, season.points, len(made)) == ("points", POINTS, 3)
    for plan, count in ((grand, 8), (world, 16)):
        tracks = [race.options["track"] for race in plan.races]
        assert len(set(tracks)) == len(make_season(plan)[1]) == count
    assert make_season(tour_plan("downforce", {}, ("marina-bay",) * 3))[0].count == "winnings"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standings_are_in_every_language(language: str) -> None:
    words = Words(language, NAMES)
    part = PlainSeason("Sprint")
    under_way = season_sheet(season_of(3), part, [places(1, 2, 3), places(2, 1, 3)])
    assert "Ben" in words.say(under_way.verdict)
    (table,) = under_way.tables
    assert len(table.columns) == len(table.figures) == len(table.rows[0].cells) == 4
    level = season_sheet(season_of(2), part, [places(1, 2, 3), places(2, 1, 3)])
    assert all(name in words.say(level.verdict) for name in ("Ben", "Ana"))
    shared = words.say(season_sheet(season_of(1), part, [places(1, 1, 3)]).verdict)
    alone = words.say(season_sheet(season_of(1), part, [places(1, 2, 3)]).verdict)
    assert "10" in shared and "10" in alone and shared != alone.replace("Ana", "Ana and Ben")
    assert words.say(table.title)


def test_winnings_are_shown_as_money() -> None:
    part = season_part(games.make("downforce", {"players": 3}))
    race = [Finish(1, 12, winnings=12), Finish(2, 3, winnings=3), Finish(3, -4, winnings=-4)]
    sheet = season_sheet(Season((MONEY,), "winnings"), part, [race])
    words = Words("en", NAMES)
    assert words.say(sheet.verdict) == "★ Ana is the champion with $12M."
    last = sheet.tables[0].rows[-1].cells[1].value
    assert last is not None and not isinstance(last, int) and words.say(last) == "−$4M"


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


def test_a_file_lists_its_races() -> None:
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
        ("a." * 20_000 + "b = 1", "too many dots"),
        (r'"\"".' * 100 + "b = 1", "too many dots"),
    ],
)
def test_mistakes_in_a_file_are_reported(tmp_path: Path, text: str, said: str) -> None:
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


def test_a_written_season_is_read_and_refereed() -> None:
    for record in (raced_season(), raced_season(2, 1), raced_season(2, 0)):
        again = read(write(record))
        assert again.season == record.season
        assert [race.moves for race in again.races] == [race.moves for race in record.races]
        assert again.result == record.result
        assert len(list(referee(again))) == len(record.races)
    assert raced_season().result is not None
    assert raced_season(2, 1).result is None


def altered(old: str, new: str) -> str:
    """Return a season with a change and a new checksum."""
    body = write(raced_season()).rpartition("sum ")[0].replace(old, new)
    return f"{body}sum {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_damaged_season_is_refused() -> None:
    text = write(raced_season())
    for damaged in (text[:-300], text.replace("Ana", "Eva"), "paddock-season 1\n", text.replace("champions", "x")):
        with pytest.raises(BadRecord):
            read(damaged)


def test_a_text_that_is_no_season_is_refused() -> None:
    record = raced_season(1, 0)
    with pytest.raises(BadRecord, match="no game brings a season 'refused-over'"):
        read(write(replace(record, season=replace(record.season, ready="refused-over"))))
    for races in (0, 25):
        with pytest.raises(BadRecord, match=f"1 to 24 races, not {races}"):
            read(write(replace(record, season=Season(record.season.races * races))))


def test_a_season_with_an_odd_title_is_printed(tmp_path: Path) -> None:
    record = raced_season(1, 1)
    path = save(tmp_path, write(replace(record, season=replace(record.season, title="Cup [/b]"))))
    assert "Cup [/b]" in paddock("replay", path).out


@pytest.mark.parametrize("names", [[], ["Ana"], [1, 2], [{}, []], None])
def test_a_season_with_invalid_names_is_not_resumed(tmp_path: Path, names: object) -> None:
    more = {"names": names, "drivers": ["person", "random"], "seed": "7"}
    path = save(tmp_path, write(replace(raced_season(2, 1), more=more)))
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
    ran = paddock("verify", save(tmp_path, other))
    assert ran.code == 2 and "champions" in ran.err


def test_verify_proves_every_race_and_names_the_champions(tmp_path: Path) -> None:
    told = paddock("verify", save(tmp_path, write(raced_season()))).out
    assert told.count("pieces of luck follow from the seed") == 2
    assert "The title follows from the races: " in told
    assert "The season is not over." in paddock("verify", save(tmp_path, write(raced_season(2, 1)))).out
    ran = paddock("verify", save(tmp_path, altered('"seed":"7/2"', '"seed":"7/3"')))
    assert ran.code == 2

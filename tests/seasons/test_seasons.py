"""What a season is made of, and what its races add up to."""

from __future__ import annotations

import pytest

from paddock import games
from paddock.core.errors import BadOptions
from paddock.formula_d.rules.state import Place
from paddock.formula_d.rules.state import RaceResult as RoadResult
from paddock.parts.season import Count, Finish
from paddock.seasons.files import ready_plans, tour_plan
from paddock.seasons.plain import PlainSeason, season_part
from paddock.seasons.season import MOST_RACES, POINTS, Season, SeasonPlan, SeasonRace, make_season
from paddock.seasons.standings import amount_of, season_result, season_sheet, standings
from paddock.words import LANGUAGES, Words

ROAD = SeasonRace("formula_d", {"cars": 4})
MONEY = SeasonRace("downforce")
NAMES = ("Ana", "Ben", "Zoe")


def season_of(races: int, count: Count = "points") -> Season:
    return Season((SeasonRace("formula_d", title="Monaco"),) * races, count)


def places(*order: int) -> list[Finish]:
    return [Finish(place, -place) for place in order]


def test_points_by_place_and_none_for_who_is_out() -> None:
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


def test_who_is_level_in_everything_shares() -> None:
    level = [places(1, 1, 3), places(1, 1, 3)]
    assert season_result(season_of(2), level).winners == (0, 1)
    assert [row.place for row in standings(season_of(2), level)] == [1, 1, 3]


def test_drivers_of_formula_d_count_by_their_best_car_and_only_who_comes_home() -> None:
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
        (SeasonPlan((ROAD,), "winnings"), "races of Formula D bring no winnings"),
        (SeasonPlan((MONEY, ROAD), "winnings"), "all races are of the same game"),
        (SeasonPlan((SeasonRace("downforce", {"beginner": True}),), "winnings"), "a World Tour adds up winnings"),
        (SeasonPlan((SeasonRace("downforce", {"long_distance": True}),), "winnings"), "leave long_distance"),
        (SeasonPlan((MONEY,), points=(3, 2)), "places bring no points"),
        (SeasonPlan((ROAD,), points=(3, 5)), "none greater than the one before"),
        (SeasonPlan((ROAD,), points=()), "up to 20 numbers"),
        (SeasonPlan((ROAD,), points=(3, -1)), "from 0 to 1,000"),
        (SeasonPlan((ROAD,), title="x" * 61), "at most 60 letters"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(plan: SeasonPlan, said: str) -> None:
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
def test_the_standings_are_told_in_every_language(language: str) -> None:
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


def test_winnings_are_told_as_money() -> None:
    part = season_part(games.make("downforce", {"players": 3}))
    race = [Finish(1, 12, winnings=12), Finish(2, 3, winnings=3), Finish(3, -4, winnings=-4)]
    sheet = season_sheet(Season((MONEY,), "winnings"), part, [race])
    words = Words("en", NAMES)
    assert words.say(sheet.verdict) == "★ Ana is the champion with $12M."
    last = sheet.tables[0].rows[-1].cells[1].value
    assert last is not None and not isinstance(last, int) and words.say(last) == "−$4M"

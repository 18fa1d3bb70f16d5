"""The score (DF-33 to DF-37) and the world tour (DF-53)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.scoring import PRIZES, finishes, race_result
from paddock.downforce.rules.state import RaceResult, Sheet
from paddock.seasons.season import Season, SeasonRace
from paddock.seasons.standings import season_result

from .table import race
from .tracks import straight

ORDER = ["blue", "yellow", "red", "black", "green", "orange"]


def scored(
    owners: Mapping[str, int],
    prices: Mapping[str, int] | None = None,
    bets: Sequence[str] = (),
    home: Sequence[str] = ORDER,
    players: int = 2,
) -> RaceResult:
    """The result of a race with this finish; bets are written like "yellow yellow blue", one text a seat."""
    table = race(["K5"] * players, owners=owners, home=home, track=straight())
    written = [bets[seat].split() if seat < len(bets) else [] for seat in range(players)]
    table.with_(
        bets=tuple(tuple(COLOURS.index(car) for car in cars) for cars in written),
        prices=tuple((prices or {}).get(car, 0) for car in COLOURS),
    )
    return race_result(table.setup, table.state)


def test_df_35_prizes_for_places_one_to_six() -> None:
    """DF-35: prizes for places one to six."""
    result = scored({car: 0 if car != "orange" else 1 for car in COLOURS})
    assert PRIZES == (12, 9, 6, 4, 2, 0)
    prizes = {car.car: car.prize for car in result.cars}
    assert [prizes[car] for car in ORDER] == [12, 9, 6, 4, 2, 0]
    assert result.sheets[0].prizes == 33


def test_df_35_winnings_are_prizes_and_bets_less_prices_and_may_be_negative() -> None:
    result = scored({"orange": 0, "blue": 1}, {"orange": 6, "blue": 2}, ["green orange black", "blue blue blue"])
    assert (result.sheets[0].prizes, result.sheets[0].betting, result.sheets[0].auction) == (0, 0, 6)
    assert result.scores == (-6, 12 + 18 - 2)
    assert result.winners == (1,)


def test_df_35_an_unowned_cars_prize_goes_to_nobody() -> None:
    result = scored({"orange": 0, "green": 1})
    assert [sheet.prizes for sheet in result.sheets] == [0, 2]
    assert {car.car: car.owner for car in result.cars}["blue"] is None


def test_df_37_the_worked_example() -> None:
    """Yellow (5) and green (4), bets on yellow, yellow and blue: 11 + 13 − 9 = 15."""
    result = scored({"yellow": 0, "green": 0, "blue": 1}, {"yellow": 5, "green": 4}, ["yellow yellow blue"])
    sheet = result.sheets[0]
    assert (sheet.prizes, sheet.betting, sheet.auction, sheet.winnings) == (11, 13, 9, 15)
    assert [(bet.car, bet.payout) for bet in sheet.bets] == [("yellow", 6), ("yellow", 4), ("blue", 3)]


def test_df_36_most_winnings_win() -> None:
    """DF-36: most winnings win."""
    result = scored({"blue": 0, "orange": 1}, {"blue": 6}, ["", "blue blue"])
    assert result.scores == (6, 15)
    assert result.winners == (1,)
    assert result.decided_by == "winnings"


def test_df_36_a_tie_goes_to_the_player_whose_best_car_finished_higher() -> None:
    result = scored({"blue": 1, "yellow": 0}, {"blue": 3})
    assert result.scores == (9, 9)
    assert result.winners == (1,)
    result = scored({"orange": 1, "blue": 0, "green": 1}, {"blue": 10})
    assert result.scores == (2, 2)
    assert result.winners == (0,), "the best of a player's cars counts"


def test_df_36_a_finished_car_beats_none_in_a_tie() -> None:
    result = scored({"orange": 1, "red": 0}, home=["blue", "yellow", "green", "black", "orange"], prices={"orange": 2})
    assert result.scores == (0, 0)
    assert result.winners == (1,)


def test_df_36_neither_has_a_finished_car_the_win_is_shared() -> None:
    result = scored({"red": 0, "green": 1, "blue": 2}, home=["yellow"], prices={"blue": 1}, players=3)
    assert result.scores == (0, 0, -1)
    assert result.winners == (0, 1)


def test_df_27_a_stalled_car_has_no_place_and_no_prize_and_tells_where_it_stands() -> None:
    result = scored({"red": 0, "green": 1}, home=["yellow"])
    red = next(car for car in result.cars if car.car == "red")
    assert (red.place, red.prize) == (None, 0)
    assert red.space is not None


def test_df_33_a_bet_on_a_stalled_car_pays_nothing() -> None:
    result = scored({"red": 0, "green": 1}, home=["yellow"], bets=["red yellow"])
    assert [bet.payout for bet in result.sheets[0].bets] == [0, 6]


# DF-53


def raced(*winnings: int) -> RaceResult:
    sheets = tuple(Sheet(amount, 0, 0, amount, ()) for amount in winnings)
    return RaceResult((0,), winnings, "winnings", (), sheets)


def tour_result(races: list[RaceResult]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    season = Season((SeasonRace("downforce"),) * len(races), "winnings")
    result = season_result(season, [finishes(race) for race in races])
    return result.winners, result.scores


def test_df_53_winnings_of_all_races_are_added_up() -> None:
    assert tour_result([raced(10, 3), raced(-2, 6)]) == ((1,), (8, 9))


def test_df_53_a_tie_goes_to_more_winnings_in_the_last_race() -> None:
    assert tour_result([raced(10, 4, 0), raced(2, 8, 3)]) == ((1,), (12, 12, 3))


def test_df_53_still_tied_the_tour_is_shared() -> None:
    assert tour_result([raced(5, 5), raced(4, 4)]) == ((0, 1), (9, 9))


@pytest.mark.parametrize("races", [1, 2, 3, 5])
def test_df_53_any_list_of_races_will_do(races: int) -> None:
    assert tour_result([raced(1, 2)] * races) == ((1,), (races, 2 * races))

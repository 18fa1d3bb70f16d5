"""Bets (DF-30 to DF-33), the score (DF-33 to DF-37) and the world tour (DF-53)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import BetSealed, Drove, LineCrossed
from paddock.downforce.rules.scoring import PRIZES, finishes, payout, race_result
from paddock.downforce.rules.state import RaceResult, Sheet
from paddock.seasons.season import Season, SeasonRace
from paddock.seasons.standings import season_result

from .table import Table, race
from .tracks import straight

# The lines of the straight test circuit lie behind rows 8, 16 and 24.


def at_line(card: str = "R5", players: int = 3, **cars: str) -> Table:
    hands = [f"{card} K5", *["K5 K5"] * (players - 1)]
    return race(hands, {"red": "M5", **cars}, track=straight()).do(f"0 play {card}")


def test_df_30_a_bet_is_due_when_a_car_is_the_first_to_cross_a_line() -> None:
    table = at_line().do("0 drive red M10")
    assert table.happened(LineCrossed) == [LineCrossed(1)]
    assert table.asked == "Betting"
    assert table.seats == (0, 1, 2)
    assert table.legal(2) == [f"2 bet {car}" for car in COLOURS]


def test_df_30_a_car_that_ends_before_the_line_brings_no_bet() -> None:
    table = at_line(red="M3").do("0 drive red M8")
    assert table.asked == "Playing"


def test_df_30_only_after_the_whole_card_is_resolved() -> None:
    table = at_line("R6Y4K2B1", yellow="L3", black="R3", blue="M3").do("0 drive red M11")
    for _ in range(3):
        assert table.asked == "Driving"
        table.do(table.legal()[0])
    assert len(table.happened(Drove)) == 4
    assert table.asked == "Betting"


def test_df_30_only_the_first_car_over_a_line_counts() -> None:
    table = race(["B5 K5", "K5"], {"red": "M10", "blue": "M5"}, track=straight())
    table.with_(bets=((0,), (0,))).do("0 play B5").do(table.legal()[0])
    assert table.at("blue")[1:] == "10"
    assert table.asked == "Playing"


def test_df_30_all_owe_it_in_any_order_and_it_stays_sealed() -> None:
    table = at_line().do("0 drive red M10")
    table.do("2 bet red", "0 bet blue")
    assert list(table.seats) == [1]
    assert table.happened(BetSealed) == [BetSealed(2, 1), BetSealed(0, 1)]
    assert table.refused("2 bet red").startswith("it is the turn of")
    table.do("1 bet red")
    assert [[COLOURS[car] for car in bets] for bets in table.state.bets] == [["blue"], ["red"], ["red"]]
    assert table.asked == "Playing"
    assert table.state.player == 1, "the turn goes on to the next player"


def test_df_30_nobody_sees_a_bet_before_the_end_of_the_race() -> None:
    table = at_line().do("0 drive red M10", "2 bet red", "0 bet blue", "1 bet green")
    for seat in (None, 0, 1, 2):
        bets = table.game.view(table.state, seat).bets
        assert [bool(bet) for bet in bets] == [at == seat for at in range(3)]
    table.first_choices()
    assert all(len(bets) >= 1 for bets in table.game.view(table.state, None).bets), "after the race all are open"


def test_df_30_players_with_finished_cars_bet_too() -> None:
    table = race(["R5", "K5 K5"], {"red": "M40", "black": "M20"}, {"red": 0, "black": 1}, track=straight())
    table.with_(bets=((0, 0), (0, 0))).do("0 play R5", "0 drive red finish")
    assert table.seats == (0, 1)
    assert table.happened(LineCrossed) == [LineCrossed(3)]


def test_df_30_a_line_that_nobody_crosses_brings_no_bet() -> None:
    table = race(["R5", "R5"], {"red": "M5"}, track=straight())
    table.first_choices()
    assert [event.line for event in table.happened(LineCrossed)] == [1]
    assert [len(bets) for bets in table.state.bets] == [1, 1]


def test_df_30_the_last_card_of_the_race_still_brings_its_bet() -> None:
    table = race(["R5", ""], {"red": "M5"}, track=straight()).do("0 play R5").do("0 drive red M10")
    assert table.asked == "Betting"
    table.do("0 bet red", "1 bet blue")
    assert table.asked == "Finished"


def test_df_31_every_car_may_be_bet_on_also_a_finished_one_and_more_than_once() -> None:
    table = race(["R5 K5", "K5"], {"red": "M40"}, {"red": 0, "black": 1}, track=straight()).do("0 play R5")
    table.do("0 drive red finish")
    assert table.legal(0) == [f"0 bet {car}" for car in COLOURS], "own, others', unowned and finished cars"
    for line in (1, 2, 3):
        assert table.happened(LineCrossed)[-1] == LineCrossed(line)
        table.do("0 bet red", "1 bet red")
    assert table.state.bets == ((5, 5, 5), (5, 5, 5))


def test_df_32_a_card_over_two_lines_brings_two_bets_one_after_the_other() -> None:
    table = race(["R8 K5", "K5"], {"red": "M8"}, track=straight()).do("0 play R8").do("0 drive red M16")
    assert [event.line for event in table.happened(LineCrossed)] == [1], "row 16 ends at the second line"
    table = race(["R8 K5", "K5"], {"red": "M8"}, {"red": 0, "black": 1}, {0: "aggressive"}, track=straight())
    table.do("0 play R8", "0 drive red M17")
    assert [event.line for event in table.happened(LineCrossed)] == [1]
    table.do("0 bet red", "1 bet blue")
    assert [event.line for event in table.happened(LineCrossed)] == [1, 2], "the second after the first is sealed"
    assert table.seats == (0, 1)
    table.do("1 bet green", "0 bet black")
    assert table.state.bets == ((5, 0), (1, 2))
    assert table.asked == "Playing"


def test_df_32_two_cars_over_two_lines_with_one_card() -> None:
    cars = {"red": "M11", "yellow": "M6", "black": "R3", "blue": "L3"}
    table = race(["R6Y4K2B1 K5", "K5"], cars, track=straight()).do("0 play R6Y4K2B1", "0 drive red M17")
    while table.asked == "Driving":
        table.do(table.legal()[0])
    table.do("0 bet red", "1 bet red")
    assert table.asked == "Betting"


@pytest.mark.parametrize(
    ("place", "pays"),
    [
        (1, (9, 6, 3)),
        (2, (6, 4, 2)),
        (3, (3, 2, 1)),
        (4, (0, 0, 0)),
        (5, (0, 0, 0)),
        (6, (0, 0, 0)),
        (None, (0, 0, 0)),
    ],
)
def test_df_33_payout_by_place_and_number_of_the_bet(place: int | None, pays: tuple[int, ...]) -> None:
    assert tuple(payout(place, bet) for bet in range(3)) == pays


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

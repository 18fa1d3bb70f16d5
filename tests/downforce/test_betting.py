"""Bets (DF-30 to DF-33): when they are due, who owes them, and what may be bet on."""

from __future__ import annotations

import pytest

from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import BetSealed, Drove, LineCrossed
from paddock.downforce.rules.scoring import payout

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


def test_df_30_who_has_finished_bets_too() -> None:
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
    """DF-31: every car may be bet on also a finished one and more than once."""
    table = race(["R5 K5", "K5"], {"red": "M40"}, {"red": 0, "black": 1}, track=straight()).do("0 play R5")
    table.do("0 drive red finish")
    assert table.legal(0) == [f"0 bet {car}" for car in COLOURS], "own, others', unowned and finished cars"
    for line in (1, 2, 3):
        assert table.happened(LineCrossed)[-1] == LineCrossed(line)
        table.do("0 bet red", "1 bet red")
    assert table.state.bets == ((5, 5, 5), (5, 5, 5))


def test_df_32_a_card_over_two_lines_brings_two_bets_one_after_the_other() -> None:
    """DF-32: a card over two lines brings two bets one after the other."""
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

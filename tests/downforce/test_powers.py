"""The six powers (DF-40 to DF-45): what each adds, and its limits."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.downforce.rules.deck import COLOURS, make_deck
from paddock.downforce.rules.events import Blocked, BonusDeclined, CameHome, Drove, LineSkipped, WildPicked

from .table import Table, race
from .tracks import bend, bottleneck, straight

SPREAD = {"black": "L3", "blue": "M5", "green": "R3", "yellow": "L6", "orange": "R6", "red": "M8"}
"""Cars that are not in each other's way for a few steps."""


def powered(power: str, card: str, cars: dict[str, str] | None = None, owner: str = "red", **more: Any) -> Table:
    """Seat 0 has the power and owns one car; seat 1 owns black, or blue if black is taken."""
    other = "black" if owner != "black" else "blue"
    return race(
        [f"{card} K5", "K5 W5"],
        cars or SPREAD,
        {owner: 0, other: 1},
        {0: power},
        track=straight(),
        bets=False,
        **more,
    )


def row(*numbers: int) -> set[str]:
    return {f"{lane}{number}" for number in numbers for lane in "LMR"}


# DF-40 Aggressive


def test_df_40_example_8_red_6_may_become_7() -> None:
    table = powered("aggressive", "R6Y4K2B1").do("0 play R6Y4K2B1")
    assert table.ends() == row(14, 15)
    before = table.state
    table.do("0 drive red M14")
    assert table.happened(Drove)[0].power is None, "each use may be declined"
    table.state = before
    table.told.clear()
    table.do("0 drive red M15")
    (drove,) = table.happened(Drove)
    assert (drove.power, drove.steps, len(drove.way) - 1, drove.left) == ("aggressive", 7, 7, 0)


def test_df_40_only_on_the_first_line() -> None:
    table = powered("aggressive", "K6R4Y2O1").do("0 play K6R4Y2O1")
    assert table.ends() <= row(9), "black is not an own car"
    table.do(table.legal()[0])
    assert table.ends() == row(12), "red is on the second line"


def test_df_40_example_8_no_bonus_for_a_wild_on_top_even_for_the_own_car() -> None:
    table = powered("aggressive", "W5K2").do("0 play W5K2", "0 wild red")
    assert table.ends() == row(13)


def test_df_40_also_on_a_speed_8() -> None:
    table = powered("aggressive", "R8").do("0 play R8")
    assert table.ends() == row(16, 17)


def test_df_40_not_on_cards_that_others_play() -> None:
    table = race(["K5", "R5"], SPREAD, {"red": 0, "black": 1}, {0: "aggressive"}, 1, track=straight(), bets=False)
    assert table.do("1 play R5").ends() == row(13)


def test_df_40_every_own_car_profits() -> None:
    owners = {"red": 0, "blue": 0, "black": 1}
    table = race(["B5 R5", "K5"], SPREAD, owners, {0: "aggressive"}, track=straight(), bets=False)
    assert table.do("0 play B5").ends() == row(10, 11)


def test_df_40_the_seventh_step_may_reach_the_finish() -> None:
    table = powered("aggressive", "R6Y4K2B1", {**SPREAD, "red": "M34"}).do("0 play R6Y4K2B1")
    assert table.ends() == row(40) | {"finish"}


def test_df_40_a_jam_is_the_same_with_and_without_the_extra_space() -> None:
    cars = {"red": "M9", "blue": "M13"}
    table = race(["R6Y4K2B1", "K5"], cars, {"red": 0, "blue": 1}, {0: "aggressive"}, track=bottleneck(), bets=False)
    table.do("0 play R6Y4K2B1")
    assert table.legal() == ["0 drive red M12"]


# DF-41 Cunning


def test_df_41_the_owner_drives_the_own_car_on_every_players_turn() -> None:
    table = race(["K5", "R6Y4K2B1"], SPREAD, {"red": 0, "black": 1}, {0: "cunning"}, 1, track=straight(), bets=False)
    table.do("1 play R6Y4K2B1")
    assert table.seats == (0,)
    assert table.legal(1) == []
    assert table.refused("1 drive red M14").startswith("it is the turn of")
    assert table.ends() == row(14), "only the way: the distance is the card's"
    table.do("0 drive red L14")
    assert table.happened(Drove)[0] == Drove(0, "red", table.happened(Drove)[0].way, 6, 0, "cunning")
    assert table.seats == (1,), "the next line is a car of nobody with Cunning"


def test_df_41_on_the_own_turn_others_cars_stay_with_the_player_of_the_card() -> None:
    table = race(["R6Y4K2B1", "K5"], SPREAD, {"red": 0, "yellow": 1}, {0: "cunning"}, track=straight(), bets=False)
    table.do("0 play R6Y4K2B1", "0 drive red M14")
    assert table.happened(Drove)[0].power is None
    assert table.seats == (0,)
    assert table.legal()[0].startswith("0 drive yellow")


def test_df_41_the_wild_colour_stays_with_the_player_of_the_card() -> None:
    table = race(["K5", "W5"], SPREAD, {"red": 0, "black": 1}, {0: "cunning"}, 1, track=straight(), bets=False)
    table.do("1 play W5")
    assert table.seats == (1,)
    table.do("1 wild red")
    assert table.happened(WildPicked)[0].seat == 1
    assert table.seats == (0,)


def test_df_41_all_steps_and_jams_hold_for_the_owner_too() -> None:
    cars = {"red": "L10", "blue": "L13", "green": "M13"}
    table = race(["K5", "R5"], cars, {"red": 0, "black": 1}, {0: "cunning"}, 1, track=straight(), bets=False)
    table.do("1 play R5")
    assert table.ends() == {"L12", "L15", "M15", "R15"}
    assert "must move all 5 spaces" in table.refused("0 drive red M11")


def test_df_41_df_26_the_owner_steers_also_without_cards() -> None:
    table = race(["", "R5", "K5"], SPREAD, {"red": 0, "black": 1}, {0: "cunning"}, 1, track=straight(), bets=False)
    assert table.do("1 play R5").seats == (0,)


# DF-42 Determined


def test_df_42_rectangles_only_earn_two_more_spaces_at_once() -> None:
    table = powered("determined", "R6Y4K2B1").do("0 play R6Y4K2B1", "0 drive red M14")
    assert table.asked == "Bonus"
    assert table.seats == (0,)
    assert table.ends() == row(16)
    assert "0 decline" in table.legal()
    table.do("0 drive red L16")
    assert table.happened(Drove)[-1].power == "determined"
    assert table.legal()[0].startswith("0 drive yellow"), "before the next line"


def test_df_42_the_bonus_is_taken_or_declined_as_a_whole() -> None:
    table = powered("determined", "R5").do("0 play R5", "0 drive red M13")
    assert "must move all 2 spaces" in table.refused("0 drive red M14")
    table.do("0 decline")
    assert table.happened(BonusDeclined) == [BonusDeclined(0, "red")]
    assert table.at("red") == "M13"
    assert table.state.player == 1


def test_df_42_a_space_that_is_no_rectangle_earns_nothing() -> None:
    table = race(["R5 R5", "K5"], {"red": "M5"}, {"red": 0, "black": 1}, {0: "determined"}, track=bend(), bets=False)
    table.do("0 play R5", "0 drive red L9")
    assert table.asked == "Playing"


def test_df_42_starting_and_bonus_spaces_may_have_any_shape() -> None:
    cars = {"red": "L8", "blue": "M3"}
    table = race(["R5", "B5"], cars, {"red": 0, "blue": 1}, {0: "determined"}, track=bend(), bets=False)
    table.do("0 play R5").do(table.legal()[0])
    assert table.asked == "Bonus", "from L8, which is bent, over rectangles only"
    track = straight(40, ("L9", "M9", "R9"))
    table = race(["R5", "B5"], {"red": "L3"}, {"red": 0, "blue": 1}, {0: "determined"}, track=track, bets=False)
    table.do("0 play R5", "0 drive red M8")
    assert table.ends() == row(10), "the bonus leads over the bent row 9"


def test_df_42_where_several_ways_lead_to_a_space_the_rectangles_are_taken() -> None:
    """From M10 to M12 by L11 or R11 (rectangles) or by M11 (bent)."""
    track = straight(40, ("M11",))
    table = race(["R5", "W4W2"], {"red": "M10"}, {"red": 1, "blue": 0}, {1: "determined"}, 1, track=track, bets=False)
    table.do("1 play W4W2", "1 wild red", "1 drive red M14")
    assert "M11" not in table.happened(Drove)[0].way
    assert table.asked == "Bonus"


def test_df_42_a_move_cut_short_still_counts_but_a_stuck_car_has_no_bonus_to_take() -> None:
    cars = {"red": "M9", "blue": "M13", "yellow": "L3", "black": "R3"}
    table = race(["R6Y4K2B1", "K5"], cars, {"red": 0, "black": 1}, {0: "determined"}, track=bottleneck(), bets=False)
    table.do("0 play R6Y4K2B1", "0 drive red M12")
    assert table.asked == "Driving"
    assert table.legal()[0].startswith("0 drive yellow")


def test_df_42_a_blocked_car_entered_nothing_and_earns_nothing() -> None:
    cars = {"red": "M10", "blue": "L11", "green": "M11", "yellow": "R11"}
    table = race(["R5", "K5"], cars, {"red": 0, "black": 1}, {0: "determined"}, track=straight(), bets=False)
    table.do("0 play R5")
    assert table.happened(Blocked)
    assert table.asked == "Playing"


@pytest.mark.parametrize(("card", "moves"), [("W5", ["0 wild red"]), ("R8", [])], ids=["wild", "Speed-8"])
def test_df_42_wild_and_speed_8_lines_count(card: str, moves: list[str]) -> None:
    table = powered("determined", card).do(f"0 play {card}", *moves)
    table.do(table.legal()[0])
    assert table.asked == "Bonus"


def test_df_42_the_bonus_holds_to_all_steps_while_there_is_one() -> None:
    cars = {"red": "M6", "blue": "L13", "green": "M13", "yellow": "R13"}
    table = race(["R5", "K5"], cars, {"red": 0, "black": 1}, {0: "determined"}, track=straight(), bets=False)
    table.do("0 play R5", "0 drive red M11")
    assert table.ends() == row(12)
    table.do("0 drive red M12")
    assert table.happened(Drove)[-1].left == 1


def test_df_42_the_bonus_may_bring_the_car_home_and_earns_no_further_bonus() -> None:
    table = powered("determined", "R5", {**SPREAD, "red": "M34"}).do("0 play R5", "0 drive red M39")
    table.do("0 drive red finish")
    assert table.happened(CameHome) == [CameHome("red", 1)]
    table = powered("determined", "R5").do("0 play R5", "0 drive red M13", "0 drive red M15")
    assert table.asked == "Playing"


def test_df_42_on_the_own_turn_and_for_own_cars_only() -> None:
    table = race(["K5", "R5"], SPREAD, {"red": 0, "black": 1}, {0: "determined"}, 1, track=straight(), bets=False)
    assert table.do("1 play R5", "1 drive red M13").asked == "Playing"
    table = powered("determined", "K5").do("0 play K5")
    assert table.do(table.legal()[0]).asked == "Playing", "black is not an own car"


# DF-43 Strategic


@pytest.mark.parametrize("line", range(4))
def test_df_43_example_9_any_one_line_may_be_skipped(line: int) -> None:
    table = powered("strategic", "R6Y4K2B1").do("0 play R6Y4K2B1")
    for at in range(4):
        table.do("0 skip" if at == line else table.legal()[0])
    moved = [event.car for event in table.happened(Drove)]
    cars = ["red", "yellow", "black", "blue"]
    assert table.happened(LineSkipped)[0].car == cars[line]
    assert moved == [car for car in cars if car != cars[line]]


def test_df_43_only_one_line_and_only_by_choice() -> None:
    table = powered("strategic", "R6Y4K2B1").do("0 play R6Y4K2B1", "0 skip")
    assert "0 skip" not in table.legal()
    assert table.refused("0 skip") == "one line of this card was skipped already"
    table = powered("strategic", "R5").do("0 play R5", "0 drive red M13")
    assert not table.happened(LineSkipped)


def test_df_43_a_wild_and_the_only_line_too() -> None:
    table = powered("strategic", "W5").do("0 play W5", "0 skip")
    assert table.happened(LineSkipped) == [LineSkipped(0, "wild", 5)]
    table = powered("strategic", "R8").do("0 play R8", "0 skip")
    assert table.at("red") == "M8"
    assert table.state.player == 1


def test_df_43_a_wild_once_picked_is_driven_and_the_skip_is_kept_for_later() -> None:
    table = powered("strategic", "W5K2").do("0 play W5K2", "0 wild red")
    assert "0 skip" not in table.legal()
    assert "already" not in table.refused("0 skip"), "no line was skipped yet"
    table.do("0 drive red M13")
    assert "0 skip" in table.legal()


def test_df_43_a_line_that_moves_nothing_anyway_costs_no_skip() -> None:
    owners, powers = {"green": 0, "black": 1}, {0: "strategic"}
    table = race(["R6Y4K2B1", "K5"], {"yellow": "M5"}, owners, powers, home=["red"], track=straight())
    table.do("0 play R6Y4K2B1")
    assert table.legal()[0].startswith("0 drive yellow")
    assert "0 skip" in table.legal()


def test_df_43_the_least_number_of_lines_is_an_option() -> None:
    table = powered("strategic", "R5 R6K4G2", strategic_lines=3).do("0 play R5")
    assert "0 skip" not in table.legal()
    assert table.refused("0 skip") == "Strategic skips a line of cards with 3 lines or more"
    table = powered("strategic", "R6K4G2", strategic_lines=3).do("0 play R6K4G2")
    assert "0 skip" in table.legal()


def test_df_43_df_41_the_player_decides_to_skip_before_the_cunning_owner_drives() -> None:
    powers = {0: "strategic", 1: "cunning"}
    table = race(["R6Y4K2B1", "K5"], SPREAD, {"red": 1, "black": 0}, powers, track=straight(), bets=False)
    table.do("0 play R6Y4K2B1")
    assert table.seats == (0,)
    assert table.legal() == ["0 take", "0 skip"]
    offered = table.state
    table.do("0 take")
    assert table.seats == (1,)
    assert all(" drive red " in text for text in table.legal())
    assert "already" not in table.refused("1 skip"), "no line was skipped"
    table.do("1 drive red M14")
    assert "0 skip" in table.legal(0), "the skip is kept for a later line"
    table.state = offered
    table.do("0 skip")
    assert table.at("red") == "M8"
    assert table.legal()[0].startswith("0 drive yellow")


# DF-44 Tricky


def test_df_44_example_3_black_6_red_4_yellow_2_orange_1_from_the_bottom_or_the_top() -> None:
    for text, order in (
        ("upwards", ["orange", "yellow", "red", "black"]),
        ("", ["black", "red", "yellow", "orange"]),
    ):
        table = powered("tricky", "K6R4Y2O1").do(f"0 play K6R4Y2O1 {text}".strip())
        for _ in range(4):
            table.do(table.legal()[0])
        steps = {"orange": 1, "yellow": 2, "red": 4, "black": 6}
        moves = [(event.car, event.steps) for event in table.happened(Drove)]
        assert moves == [(car, steps[car]) for car in order]


def test_df_44_only_tricky_may_and_only_where_it_makes_a_difference() -> None:
    table = powered("aggressive", "K6R4Y2O1")
    assert table.refused("0 play K6R4Y2O1 upwards") == "only Tricky resolves a card from bottom to top"
    table = powered("tricky", "W4W2")
    assert table.legal() == ["0 play K5", "0 play W4W2", "0 play W4W2 upwards"]
    assert table.refused("0 play K5 upwards") == "K5 reads the same from bottom to top"


def test_df_44_a_card_that_reads_the_same_both_ways_is_one_choice() -> None:
    deck = make_deck("mirror", ["W3 W3", *["K5", "W5"] * 20])
    table = powered("tricky", "W3W3", deck=deck)
    assert table.legal() == ["0 play W3W3", "0 play K5"]


def test_df_44_not_on_cards_that_others_play() -> None:
    table = race(["K5", "K6R4Y2O1"], SPREAD, {"red": 0, "black": 1}, {0: "tricky"}, 1, track=straight(), bets=False)
    assert table.legal() == ["1 play K6R4Y2O1"]


# DF-45 Unpredictable


def test_df_45_example_2_the_wild_may_also_take_blue_orange_or_yellow() -> None:
    table = powered("unpredictable", "B6O4W2Y1").do("0 play B6O4W2Y1")
    table.do(table.legal()[0]).do(table.legal()[0])
    assert table.legal() == [f"0 wild {car}" for car in COLOURS]
    before = table.at("blue")
    table.do("0 wild blue").do(table.legal()[0])
    assert table.at("blue") != before
    assert [event.steps for event in table.happened(Drove) if event.car == "blue"] == [6, 2]


def test_df_45_two_wilds_still_differ_from_each_other() -> None:
    table = powered("unpredictable", "W4W2").do("0 play W4W2", "0 wild red").do("0 drive red M12")
    assert "0 wild red" not in table.legal()
    assert len(table.legal()) == 5


def test_df_45_a_wild_before_the_line_of_the_same_car() -> None:
    table = powered("unpredictable", "W5K2").do("0 play W5K2", "0 wild black", "0 drive black L8")
    table.do(table.legal()[0])
    assert [event.steps for event in table.happened(Drove)] == [5, 2]


def test_df_45_a_full_card_leaves_all_six_colours_to_unpredictable() -> None:
    deck = make_deck("full", ["K6 B5 G4 Y3 O2 W1 R1", *["K5", "W5"] * 20])
    table = powered("unpredictable", "K6B5G4Y3O2W1R1", deck=deck).do("0 play K6B5G4Y3O2W1R1")
    while table.asked == "Driving":
        table.do(table.legal()[0])
    assert len(table.legal()) == 6

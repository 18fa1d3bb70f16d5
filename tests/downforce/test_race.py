"""The race (DF-20 to DF-27): turns, lines, wilds, coming home, and the end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from paddock.downforce.rules.deck import COLOURS, make_deck
from paddock.downforce.rules.events import (
    AlreadyHome,
    Blocked,
    CameHome,
    CardPlayed,
    Drove,
    HandDropped,
    LineSkipped,
    RaceOver,
    RaceStarted,
    Stalled,
    WildLost,
    WildPicked,
)
from paddock.downforce.rules.state import Playing

from .table import NOBODY, Table, dealt, make, race, random_race, reopen
from .tracks import bottleneck, straight

GRID = ["red", "green", "black", "orange", "blue", "yellow"]
"""On the test circuits the mark lies on M1, the fifth starting space: here blue's."""


def started(owners: dict[str, int], players: int = 3) -> Table:
    """All cars are sold to these owners; the race begins."""
    table = dealt(make(players, straight(), powers=False), grid=GRID)
    table.with_(owners=tuple(owners.get(car, NOBODY) for car in COLOURS), opened=7)
    table.told.clear()
    return reopen(table)


# DF-20


def test_df_20_the_owner_of_the_car_on_the_marked_space_plays_first() -> None:
    table = started({"red": 0, "blue": 2, "green": 1})
    assert table.seats == (2,)
    assert table.happened(RaceStarted) == [RaceStarted(2, "blue")]


def test_df_20_unowned_the_next_owned_car_in_the_order_of_the_grid_wrapping_round() -> None:
    assert started({"yellow": 1, "red": 0, "green": 2}).seats == (1,)
    assert started({"red": 0, "green": 1, "black": 2}).seats == (0,), "wraps from the last starting space to pole"
    assert started({"orange": 0, "black": 1, "green": 2}).seats == (2,), "orange stands before the mark"


def test_df_20_then_clockwise_one_card_each_discarded_face_up() -> None:
    table = race(["K5 K5", "K5 K5", "K5 K5"], cars={"black": "M5"}, track=straight(), bets=False, player=1)
    order = []
    for _ in range(4):
        order.append(table.seats[0])
        table.do(f"{table.seats[0]} play K5").do(table.legal()[0])
    assert order == [1, 2, 0, 1]
    assert [table.setup.cards[kind].name for kind in table.state.discards] == ["K5"] * 4
    assert table.hand(1) == []
    assert table.hand(2) == ["K5"]


# DF-21


def test_df_21_example_1_red_6_yellow_4_black_2_blue_1_in_this_order() -> None:
    cars = {"red": "L3", "yellow": "M3", "black": "R3", "blue": "M5"}
    table = race(["R6Y4K2B1", "K5"], cars=cars, track=straight()).do("0 play R6Y4K2B1")
    for end in ("L9", "M7", "R5", "M6"):
        table.do(f"0 drive {next(iter(table.legal())).split()[2]} {end}")
    assert [(event.car, len(event.way) - 1) for event in table.happened(Drove)] == [
        ("red", 6),
        ("yellow", 4),
        ("black", 2),
        ("blue", 1),
    ]
    assert [table.at(car) for car in ("red", "yellow", "black", "blue")] == ["L9", "M7", "R5", "M6"]


def test_df_21_the_player_of_the_card_moves_every_car_of_any_owner() -> None:
    owners = {"red": 1, "yellow": 2, "black": 1}
    table = race(["R6Y4K2B1", "K5", "K5"], owners=owners, track=straight())
    table.do("0 play R6Y4K2B1")
    while table.asked == "Driving":
        assert table.seats == (0,)
        table.do(table.legal()[0])
    assert {event.seat for event in table.happened(Drove)} == {0}


def test_df_21_an_earlier_line_opens_or_closes_the_way_for_a_later_one() -> None:
    cars = {"red": "M10", "yellow": "M9", "black": "L3", "blue": "R3"}
    table = race(["R6Y4K2B1", "K5"], cars=cars, track=bottleneck(), bets=False).do("0 play R6Y4K2B1")
    table.do(table.legal()[0])
    assert table.ends() == {"M13"}, "red has left the single lane, so yellow makes all four steps"


# DF-22


def test_df_22_example_2_the_wild_takes_red_green_or_black() -> None:
    cars = {"blue": "L3", "orange": "M3", "red": "R3", "yellow": "L12", "green": "M12", "black": "R12"}
    table = race(["B6O4W2Y1", "K5"], cars=cars, track=straight(), bets=False).do("0 play B6O4W2Y1")
    table.do("0 drive blue L9", "0 drive orange M7")
    assert table.asked == "PickingWild"
    assert table.legal() == ["0 wild black", "0 wild green", "0 wild red"]
    assert "already shows yellow" in table.refused("0 wild yellow")
    table.do("0 wild red", "0 drive red R5", "0 drive yellow L13")
    assert table.happened(WildPicked) == [WildPicked(0, "red", 2)]
    assert [event.car for event in table.happened(Drove)] == ["blue", "orange", "red", "yellow"]


def test_df_22_a_finished_or_a_blocked_car_may_be_picked_and_nothing_happens() -> None:
    cars = {"blue": "L12", "green": "L13", "yellow": "M13"}
    table = race(["W5 W5", "K5"], cars=cars, home=["red"], track=straight()).do("0 play W5", "0 wild red")
    assert table.happened(AlreadyHome) == [AlreadyHome("red")]
    assert table.asked == "Playing"
    table.first_choices(until=Playing).with_(player=0).do("0 play W5", "0 wild blue")
    assert table.happened(Blocked) == [Blocked("blue", 5)]


def test_df_22_two_wilds_take_two_different_colours() -> None:
    table = race(["W4W2", "K5"], track=straight()).do("0 play W4W2")
    assert len(table.legal()) == 6
    table.do("0 wild green").do(table.legal()[0])
    assert table.legal() == [f"0 wild {car}" for car in COLOURS if car != "green"]
    assert table.refused("0 wild green") == "the card’s other wild moved green; two wilds move two cars"


def test_df_22_three_wilds_on_a_card_of_ones_own_take_three_colours() -> None:
    deck = make_deck("three", ["W4 W3 W2", *["K5", "B5"] * 20])
    table = race(["W4W3W2", "K5"], deck=deck, home=["red", "green"], track=straight())
    table.do("0 play W4W3W2", "0 wild red", "0 wild green")
    assert table.legal() == [f"0 wild {car}" for car in ("black", "blue", "yellow", "orange")]


def test_df_22_no_colour_left_for_a_wild_nothing_happens() -> None:
    deck = make_deck("full", ["K6 B5 G4 Y3 O2 R1 W1", *["K5", "B5"] * 20])
    table = race(["K6B5G4Y3O2R1W1", "K5"], deck=deck, track=straight(), bets=False).do("0 play K6B5G4Y3O2R1W1")
    while table.asked == "Driving":
        table.do(table.legal()[0])
    assert table.happened(WildLost) == [WildLost(0)]
    assert table.asked == "Playing"


def test_df_22_a_wild_without_a_colour_does_not_cost_strategic_the_skip() -> None:
    deck = make_deck("full", ["K9 W7 B5 G4 Y3 O2 R1", *["K5", "B5"] * 20])
    table = race(["K9W7B5G4Y3O2R1", "K5"], deck=deck, powers={0: "strategic"}, track=straight(), bets=False)
    table.do("0 play K9W7B5G4Y3O2R1").do(table.legal()[0])
    assert table.happened(WildLost) == [WildLost(0)]
    assert table.asked == "Driving"
    assert "0 skip" in table.legal()
    assert not table.happened(LineSkipped)


# DF-25


def test_df_25_over_the_line_a_car_leaves_the_track_and_takes_the_next_place() -> None:
    cars = {"red": "M38", "yellow": "R40", "blue": "L40"}
    table = race(["R6Y4K2B1", "K5"], cars=cars, track=straight(), bets=False).do("0 play R6Y4K2B1")
    assert table.ends() == {"finish"}
    table.do("0 drive red finish")
    assert table.at("red") == "home"
    assert table.happened(CameHome) == [CameHome("red", 1)]
    table.do("0 drive yellow finish").do(table.legal()[0]).do("0 drive blue finish")
    assert [(event.car, event.place) for event in table.happened(CameHome)] == [
        ("red", 1),
        ("yellow", 2),
        ("blue", 3),
    ]


def test_df_25_steps_beyond_the_line_do_not_matter_and_the_last_one_may_reach_it() -> None:
    for at, reached in (("M40", True), ("M36", True), ("M35", False)):
        table = race(["R5", "K5"], cars={"red": at}, track=straight(), bets=False).do("0 play R5")
        assert ("finish" in table.ends()) is reached
        assert reached == (table.ends() == {"finish"})


def test_df_25_cars_on_the_grid_do_not_block_the_finish() -> None:
    """The grid lies behind the line, and a car that crosses is home at once."""
    table = race(["R5", "K5"], cars={"red": "M40", "blue": "L1", "green": "M1", "black": "R1"}, track=straight())
    table.do("0 play R5", "0 drive red finish")
    assert table.at("red") == "home"


def test_df_25_a_jam_before_the_line_may_be_chosen_instead_of_the_finish() -> None:
    cars = {"red": "L38", "blue": "L40", "green": "M40"}
    table = race(["R5", "K5"], cars=cars, track=straight(), bets=False).do("0 play R5")
    assert table.ends() == {"L39", "finish"}


# DF-26


def test_df_26_all_cars_home_the_card_is_still_resolved_then_everything_is_discarded() -> None:
    cars = {"red": "M40", "yellow": "M10", "black": "L9", "blue": "R9"}
    owners = {"red": 0, "yellow": 1, "black": 1}
    table = race(["R6Y4K2B1 W5 R8", "K5 K5"], cars, owners, track=straight(), bets=False).do("0 play R6Y4K2B1")
    table.do("0 drive red finish")
    assert not table.happened(HandDropped), "the card in play comes first"
    for _ in range(3):
        table.do(table.legal()[0])
    assert table.happened(HandDropped) == [HandDropped(0, ("W5", "R8"))]
    assert table.state.hands[0] == ()
    played = Counter(table.setup.cards[kind].name for kind in table.state.discards)
    assert played == {"R6Y4K2B1": 1, "W5": 1, "R8": 1}
    table.do("1 play K5").do(table.legal()[0])
    assert table.seats == (1,), "seat 0 plays no more cards"


def test_df_26_one_car_still_out_means_playing_on() -> None:
    owners = {"red": 0, "green": 0, "black": 1}
    table = race(["R5 K5", "K5"], {"red": "M40"}, owners, track=straight(), bets=False)
    table.do("0 play R5", "0 drive red finish")
    assert table.hand(0) == ["K5"]


def test_df_26_a_card_of_another_player_may_bring_the_last_car_home() -> None:
    table = race(["R5 K5", "K5 W5"], {"red": "M40"}, {"red": 1, "black": 0}, track=straight(), bets=False)
    table.do("0 play R5", "0 drive red finish")
    assert table.state.hands[1] == ()
    assert table.happened(HandDropped)[0].seat == 1
    assert table.seats == (0,)


def test_df_26_with_two_players_draw_pile_and_face_up_cards_go_too() -> None:
    table = race(["R5 K5", "K5"], {"red": "M40"}, {"red": 0, "black": 1}, track=straight(), bets=False)
    kind = table.setup.kind
    table.with_(piles=((kind["B5"], kind["G5"]), ()), face_up=((kind["R8"],), ()))
    table.do("0 play R5", "0 drive red finish")
    assert sorted(table.happened(HandDropped)[0].cards) == ["B5", "G5", "K5", "R8"]
    assert table.state.piles[0] == ()
    assert table.state.face_up[0] == ()


# DF-27


def test_df_27_a_player_without_cards_is_passed_over() -> None:
    table = race(["R5 R5", "", "R5"], {"red": "M5"}, track=straight(), bets=False).do("0 play R5")
    table.do(table.legal()[0])
    assert table.seats == (2,)


def test_df_27_the_race_ends_when_nobody_can_play_and_cars_on_the_track_have_stalled() -> None:
    table = race(["R5", ""], {"red": "M40"}, {"red": 0, "black": 1}, track=straight(), bets=False)
    table.do("0 play R5", "0 drive red finish")
    assert table.asked == "Finished"
    assert [event.car for event in table.happened(Stalled)] == [car for car in COLOURS if car != "red"]
    assert [car.place for car in table.result.cars] == [None] * 5 + [1]
    assert [car.prize for car in table.result.cars] == [0] * 5 + [12]
    assert len(table.happened(RaceOver)) == 1


def test_df_27_the_race_ends_when_all_cars_are_home_although_cards_are_left() -> None:
    home = [car for car in COLOURS if car != "red"]
    table = race(["R5 K5", "K5 K5"], {"red": "M40"}, {"red": 0, "black": 0, "blue": 1}, home=home, track=straight())
    table.do("0 play R5", "0 drive red finish")
    assert table.asked == "Finished"
    assert table.state.places[-1] == COLOURS.index("red")
    assert len(table.state.places) == 6


def test_df_27_a_stalled_cars_owner_keeps_other_prizes_and_bets() -> None:
    table = race(["R5", ""], {"red": "M40"}, {"red": 0, "green": 0, "black": 1}, track=straight())
    red = COLOURS.index("red")
    table.with_(bets=((red, red, red), (0, 0, 0)), prices=(3, 0, 2, 0, 0, 4)).do("0 play R5", "0 drive red finish")
    sheet = table.result.sheets[0]
    assert (sheet.prizes, sheet.betting, sheet.auction, sheet.winnings) == (12, 18, 6, 24)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_df_20_to_df_27_whole_races_keep_the_books(players: int) -> None:
    """No card is lost, turns go clockwise, places are given once, and every race ends."""
    game = make(players)
    moves = random_race(game, f"books {players}")
    turns = [event.seat for _, _, events in moves for event in events if isinstance(event, CardPlayed)]
    homes = [event for _, _, events in moves for event in events if isinstance(event, CameHome)]
    assert [event.place for event in homes] == list(range(1, len(homes) + 1))
    assert len({event.car for event in homes}) == len(homes)
    for state, _, _ in moves:
        if not isinstance(state.ask, Playing):
            continue
        cards = Counter((*state.discards, *state.box, *state.pile))
        for part in (*state.hands, *state.face_up, *state.piles):
            cards.update(part)
        owned = [car for car, owner in enumerate(state.owners) if owner != NOBODY]
        assert cards == Counter(game.setup.regular) + Counter(game.setup.speed_8[car] for car in owned)
        on_track = [space for space in state.cars if space >= 0]
        assert len(set(on_track)) == len(on_track) == 6 - len(state.places)
    full = turns[: players * 3]
    assert all((one + 1) % players == other for one, other in pairwise(full))

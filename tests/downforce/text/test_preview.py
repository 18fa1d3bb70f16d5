"""Previews: ways, ends, lines crossed, values of bids, powers; and reasons for good choices."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.downforce.rules.events import Drove
from paddock.parts.review import Price
from paddock.words import english
from tests.downforce.table import Table, auction, keeping, race
from tests.downforce.tracks import bottleneck, straight


def way(table: Table, text: str) -> tuple[str, ...]:
    return table.game.preview(table.state, table.game.read(text)).way


def test_a_bid_shows_its_value() -> None:
    table = auction(["G5 K5", "W4W2"], [("green", "cunning")])
    assert table.notes("0 bid G5") == ["bids $5M for green"]
    assert table.notes("0 bid K5") == ["passes: no green on it"]
    assert table.notes("1 bid W4W2 at 2") == ["bids $2M for green, without holding its colour"]
    assert table.notes("1 bid W4W2") == ["passes: no green on it"]


def _on(option: str) -> dict[str, Any]:
    return {option: True}


@pytest.mark.parametrize("option", ["long_distance", "first_home_wins"])
def test_df_52_where_prices_do_not_count_a_bid_says_so(option: str) -> None:
    table = auction(["G5", "K5"], [("green", "cunning")], **_on(option))
    assert table.notes("0 bid G5") == ["bids $5M for green", "prices do not count in this race"]


def test_a_power_explains_itself() -> None:
    table = keeping([("tricky", "cunning"), ("strategic",), ("aggressive",)])
    assert table.notes("0 keep tricky") == ["you may resolve your cards from bottom to top"]


def test_a_card_tells_its_lines() -> None:
    cars = {"yellow": "M10", "blue": "L11", "green": "M11", "orange": "R11"}
    table = race(["R6Y4K2B1 B6O4W2Y1", "K5"], cars, {"green": 0, "black": 1}, home=["red"], track=straight())
    assert table.notes("0 play R6Y4K2B1") == [
        "red has already finished: nothing happens",
        "yellow moves 4",
        "black moves 2",
        "blue moves 1",
    ]
    assert "a wild moves 2" in table.notes("0 play B6O4W2Y1")


def test_a_card_shows_what_its_players_power_adds() -> None:
    cars = {"red": "M5"}
    table = race(["R5 K5", "K5"], cars, {"red": 0, "black": 1}, {0: "aggressive"}, track=straight())
    assert "Aggressive: red may move 6" in table.notes("0 play R5")
    assert len(table.notes("0 play K5")) == 1
    table = race(["R5", "K5"], cars, {"red": 0, "black": 1}, {0: "strategic"}, track=straight())
    assert "Strategic: one line may be skipped" in table.notes("0 play R5")
    cars["orange"] = "M9"
    table = race(["K6R4Y2O1", "K5"], cars, {"red": 0, "black": 1}, {0: "tricky"}, track=straight())
    assert table.notes("0 play K6R4Y2O1 upwards")[0] == "orange moves 1"


def test_a_wild_names_the_driver_and_the_cars_that_cannot_move() -> None:
    table = race(["W5", "K5"], {"red": "M5"}, {"red": 1, "black": 0}, {1: "cunning"}, home=["blue"], track=straight())
    table.do("0 play W5")
    assert table.notes("0 wild red") == ["red moves 5", "steered by Player 2 (Cunning)"]
    assert table.notes("0 wild blue") == ["blue has already finished: nothing happens"]


def test_a_drive_tells_its_way_and_its_steps() -> None:
    table = race(["R5", "K5"], {"red": "M5"}, track=straight(), bets=False).do("0 play R5")
    assert way(table, "0 drive red M10") == ("M5", "M6", "M7", "M8", "M9", "M10")
    assert table.notes("0 drive red M10") == ["5 spaces"]
    assert len(way(table, "0 drive red L10")) == 6


def test_the_way_of_the_preview_is_the_way_taken() -> None:
    for power in ("determined", "tricky"):
        table = race(["R5", "K5"], {"red": "M5"}, {"red": 0, "black": 1}, {0: power}, track=straight()).do("0 play R5")
        for text in table.legal():
            before = table.state
            told = way(table, text)
            table.told.clear()
            table.do(text)
            assert table.happened(Drove)[0].way == told
            table.state = before


def test_a_jam_shows_the_lost_steps() -> None:
    table = race(["R6Y4K2B1", "K5"], {"red": "M9", "blue": "M13"}, track=bottleneck(), bets=False)
    assert table.do("0 play R6Y4K2B1").notes("0 drive red M12") == ["jammed after 3 spaces, 3 lost"]


def test_the_finish_tells_place_and_prize() -> None:
    table = race(["R5", "K5"], {"red": "M40"}, {"red": 1, "black": 0}, home=["blue"], track=straight())
    notes = table.do("0 play R5").notes("0 drive red finish")
    assert notes == ["red finishes 2nd", "a prize of $9M for Player 2"]
    table = race(["R5", "K5"], {"red": "M40"}, {"blue": 1, "black": 0}, track=straight(), bets=False)
    assert table.do("0 play R5").notes("0 drive red finish") == ["red finishes 1st"]


def test_df_50_where_the_first_car_home_wins_there_is_no_prize() -> None:
    table = race(["R5", "K5"], {"red": "M40"}, track=straight(), first_home_wins=True, bets=False).do("0 play R5")
    assert table.notes("0 drive red finish") == ["red finishes 1st"]


def test_a_preview_names_a_betting_line_where_it_would_be_crossed_first() -> None:
    table = race(["R8", "K5"], {"red": "M5"}, {"red": 0, "black": 1}, {0: "aggressive"}, track=straight())
    table.do("0 play R8")
    assert "first over betting line 1" in table.notes("0 drive red M13")
    table = race(["R5", "K5"], {"red": "M5", "blue": "M9"}, track=straight()).do("0 play R5")
    assert "first over betting line 1" not in table.notes("0 drive red M10")
    table = race(["R5", "K5"], {"red": "M5"}, track=straight(), bets=False).do("0 play R5")
    assert table.notes("0 drive red M10") == ["5 spaces"]


def test_aggressive_and_determined_show_what_they_add() -> None:
    table = race(["R5", "K5"], {"red": "M9"}, {"red": 0, "black": 1}, {0: "aggressive"}, track=straight(), bets=False)
    table.do("0 play R5")
    assert table.notes("0 drive red M14") == ["5 spaces"]
    assert table.notes("0 drive red M15") == ["Aggressive: red may move 6", "6 spaces"]
    table = race(["R5", "K5"], {"red": "M9"}, {"red": 0, "black": 1}, {0: "determined"}, track=straight(), bets=False)
    table.do("0 play R5")
    assert table.notes("0 drive red M14") == ["5 spaces", "rectangles only: 2 more spaces with Determined"]
    table.do("0 drive red M14")
    assert table.notes("0 drive red M16") == ["2 spaces"]
    assert table.notes("0 decline") == ["red stays where it is"]


def test_df_42_a_jam_promises_no_bonus() -> None:
    cars = {"red": "M9", "blue": "M13"}
    table = race(["R6Y4K2B1", "K5"], cars, {"red": 0, "black": 1}, {0: "determined"}, track=bottleneck(), bets=False)
    assert table.do("0 play R6Y4K2B1").notes("0 drive red M12") == ["jammed after 3 spaces, 3 lost"]


def test_skip_take_and_bet() -> None:
    table = race(["R5", "K5"], {"red": "M9"}, {"red": 1, "black": 0}, {0: "strategic", 1: "cunning"}, track=straight())
    table.do("0 play R5")
    assert table.notes("0 skip") == ["leaves out red 5"]
    assert table.notes("0 take") == ["Player 2 steers red 5"]
    table.do("0 take").do(table.legal()[0])
    assert table.notes("1 bet red") == ["red first pays $9M, second $6M, third $3M"]


def test_a_preview_changes_nothing() -> None:
    table = race(["R5", "K5"], {"red": "M9"}, track=straight()).do("0 play R5")
    before = table.state
    for text in table.legal():
        table.notes(text)
    assert table.state == before


def why(table: Table, text: str) -> str:
    seat = int(text.split()[0])
    legal = table.game.legal(table.state, seat)
    chosen = next(action for action in legal if str(action) == text)
    return english(table.game.coaching().reason(table.game.view(table.state, seat), legal, chosen))


def on_a_straight(cars: dict[str, str], owners: dict[str, int]) -> Table:
    return race(["B6Y4O2 K5", "K5"], cars, owners, track=straight(), bets=False)


def test_a_card_by_what_own_cars_gain_and_rivals_lose() -> None:
    cars = {"yellow": "M10", "green": "L11", "red": "M11", "black": "R11", "orange": "M30", "blue": "M28"}
    table = on_a_straight(cars, {"blue": 0, "orange": 1, "yellow": 1})
    held = "your blue goes 6 spaces, past orange (from 2nd to 1st). Held up: yellow loses 4 spaces."
    assert why(table, "0 play B6Y4O2") == held
    saves = "It does nothing for your cars, but saves B6Y4O2, which moves them 6 spaces, for later."
    assert why(table, "0 play K5") == saves
    assert (
        hints(table, "0 play B6Y4O2")["0 play K5"] == "It moves none of your cars, and the others by 5 spaces in all."
    )
    free = on_a_straight(
        {"red": "M8", "blue": "M5", "orange": "M30", "yellow": "L2"}, {"blue": 0, "orange": 1, "yellow": 1}
    )
    past = "your blue goes 6 spaces, past red (from 3rd to 2nd). The other cars gain 6 spaces."
    assert why(free, "0 play B6Y4O2") == past


def test_df_22_two_wilds_are_explained_as_moves_of_two_cars() -> None:
    cars = {"red": "M8", "blue": "M5", "orange": "M30", "yellow": "L2", "green": "R2", "black": "R20"}
    one = race(["W4W2", "K5"], cars, {"red": 0, "blue": 1}, track=straight(), bets=False)
    assert why(one, "0 play W4W2") == (
        "your red goes 4 spaces (still 3rd). The other cars gain 2 spaces."
        " Best use of the wilds: 4 for red; 2 for yellow."
    )
    two = race(["W4W2", "K5"], cars, {"red": 0, "blue": 0, "black": 1}, track=straight(), bets=False)
    assert why(two, "0 play W4W2") == (
        "your blue goes 4 spaces (still 4th) and your red goes 2 spaces (still 3rd). No other car gains a space."
        " Best use of the wilds: 4 for blue; 2 for red."
    )
    none = race(["W4W2", "K5"], cars, {"red": 1, "blue": 1, "black": 1}, track=straight(), bets=False)
    assert why(none, "0 play W4W2") == (
        "It moves none of your cars, and the others by 6 spaces in all."
        " Best use of the wilds: 4 for green; 2 for yellow."
    )


def test_df_45_a_wild_may_take_a_car_of_the_card_with_unpredictable() -> None:
    cars = {"orange": "M10", "blue": "M5", "green": "M30"}
    owners = {"orange": 0, "blue": 1}
    own = race(["B6O4W2Y1", "K5"], cars, owners, {0: "unpredictable"}, track=straight(), bets=False)
    assert "your orange goes 6 spaces" in why(own, "0 play B6O4W2Y1")
    assert "2 for orange" in why(own, "0 play B6O4W2Y1")
    without = race(["B6O4W2Y1", "K5"], cars, owners, track=straight(), bets=False)
    assert "your orange goes 4 spaces" in why(without, "0 play B6O4W2Y1")


def test_a_card_is_compared_with_the_second_best_one() -> None:
    cars = {"red": "M8", "blue": "M5", "orange": "M30"}
    table = race(["R5 R6Y4K2B1", "K5"], cars, {"red": 0, "blue": 1}, track=straight(), bets=False)
    view, legal = table.game.view(table.state, 0), table.game.legal(table.state, 0)
    short, long = sorted(legal, key=lambda action: len(str(action)))
    reason = english(table.game.reviewing().reason(view, legal, short, short, long))
    assert "Compared with R6Y4K2B1: keeps that card for later; " in reason
    assert reason.endswith(" spaces fewer for the others.")
    reason = english(table.game.reviewing().reason(view, legal, long, long, short))
    assert reason.endswith("Compared with R5: 1 space more for your cars.")


def test_an_end_of_a_rival_says_what_it_costs_or_how_little() -> None:
    cars = {"red": "M8", "blue": "M5", "orange": "M30"}
    table = race(["R5", "K5"], cars, {"red": 1, "blue": 0}, track=straight(), bets=False).do("0 play R5")
    level = "red isn’t yours, and the lane makes less than a space of difference to it."
    assert {why(table, text) for text in table.legal()} == {level}


def test_a_bet_is_explained_by_the_distance_and_the_cards_left() -> None:
    table = race(["R5 B6Y4O2", "K5"], {"red": "M9", "blue": "M12"}, {"red": 0, "black": 1}, track=straight())
    table.do("0 play R5").do("0 drive red M14")
    assert why(table, "0 bet blue").startswith("blue is 2nd, 2 spaces behind red. Cards not yet played can move it ")
    assert "your own 6 of them. If it wins, this bet pays $9M." in why(table, "0 bet blue")
    assert why(table, "0 bet red").startswith("Your red is 1st. ")


def test_an_end_is_explained_by_the_rivals_that_it_shuts_out() -> None:
    cars = {"yellow": "M10", "green": "L11", "red": "R11", "blue": "M5", "orange": "M30", "black": "M32"}
    table = on_a_straight(cars, {"blue": 0, "yellow": 1}).do("0 play B6Y4O2")
    assert why(table, "0 drive blue M11") == "your blue goes 6 spaces (from 6th to 4th). It blocks the road for yellow."
    rival = on_a_straight(cars, {"blue": 1, "yellow": 1, "black": 0}).do("0 play B6Y4O2")
    assert why(rival, "0 drive blue M11") == "blue isn’t yours: here it blocks the road for yellow."


def hints(table: Table, best: str, price: float | None = None, error: float = 0) -> dict[str, str]:
    """The words for every bid, if the values put this one first."""
    view, legal = table.game.view(table.state, 0), table.game.legal(table.state, 0)
    words, leader = table.game.reviewing(), table.game.read(best)
    auction = words.auction_value() if price is not None else None
    found = {}
    for action in legal:
        if auction is not None and price is not None:
            value = Price(round(price * 1_000_000), round(error * 1_000_000))
            reason = auction.reason(view, legal, action, leader, value)
        else:
            reason = words.reason(view, legal, action, leader)
        found[str(action).removeprefix("0 bid ")] = english(reason)
    return found


def test_words_of_a_hint_follow_what_is_best_and_never_contradict_each_other() -> None:
    table = auction(["G5 G6R4K2 K5", "W4W2"], [("green", "cunning")])
    assert hints(table, "0 bid G5") == {
        "G5": "Bid $5M: your cards move green 11 spaces, further than any car still to come.",
        "G6R4K2": "$6M is harder to outbid than $5M, but costs more.",
        "K5": "As good as $5M if a rival bids more; otherwise you miss green at that price.",
    }
    passing = hints(table, "0 bid K5")
    assert passing["K5"] == "Pass: your cards move green 11 spaces, too little to earn a bid back."
    assert passing["G5"] == "Could win you green, which your cards move 11 spaces in all."
    assert hints(table, "0 bid G5", price=5.5)["K5"].startswith("As good as $5M if a rival bids more")
    assert hints(table, "0 bid K5", price=5.5)["K5"] == "green is worth about what you’d have to pay for it."
    assert hints(table, "0 bid G5", price=4.8)["G5"].startswith("At $5M, you overpay by $0.2M")
    unsure = hints(table, "0 bid G5", price=4.8, error=0.2)
    assert unsure["G5"] == "At $5M, you pay about what green is worth to you."
    assert unsure["G6R4K2"].startswith("At $6M, you overpay by $1.2M")
    assert hints(table, "0 bid K5", price=4)["K5"] == "Every bid you can make costs more than green is worth to you."


def test_only_prices_surely_above_the_value_rank_below_a_pass() -> None:
    table = auction(["G5 G6R4K2 K5", "W4W2"], [("green", "cunning")])
    view, auctioned = table.game.view(table.state, 0), table.game.reviewing().auction_value()
    assert auctioned is not None
    bids = [table.game.read(f"0 bid {card}") for card in ("G5", "G6R4K2", "K5")]
    ranks = [auctioned.rank(view, bid, Price(4_800_000, 200_000)) for bid in bids]
    assert ranks == [6, -6, 0]

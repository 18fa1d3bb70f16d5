"""The auction (DF-10 to DF-18): bids, ties, lots set aside, forced sales, and a car for everybody."""

from __future__ import annotations

from itertools import combinations

import pytest

from paddock.core.luck import SeededLuck, pick, stream
from paddock.downforce.rules.actions import Bid
from paddock.downforce.rules.auction import winning_bid
from paddock.downforce.rules.deck import COLOURS, make_deck
from paddock.downforce.rules.events import BidsShown, CameHome, LotAside, LotOpened, LotSold, LotUnowned
from paddock.downforce.rules.state import Auction

from .table import NOBODY, Table, at_lot, auction, make, race, reopen
from .tracks import straight

GREEN = [("green", "cunning"), ("red", "tricky")]


def sold(table: Table) -> LotSold:
    return table.happened(LotSold)[-1]


# DF-11, DF-12, DF-13: bids


def test_df_11_example_4_the_second_player_wins_green_with_more_cars_and_pays_6() -> None:
    table = auction(["R6Y4K2B1", "G6B4O2Y1", "B6R5G4K3O2Y1", "G6R4K2"], GREEN)
    table.do("0 bid R6Y4K2B1", "3 bid G6R4K2", "2 bid B6R5G4K3O2Y1", "1 bid G6B4O2Y1")
    assert table.happened(BidsShown)[0].numbers == (None, 6, 4, 6)
    assert sold(table) == LotSold(1, "green", "cunning", 6, "cars", "G6B4O2Y1")
    assert table.owner("green") == 1
    assert table.price("green") == 6
    assert table.state.auction.won[1] == ("cunning",)
    assert table.hand(1) == ["G6B4O2Y1", "G8"]
    assert [table.hand(seat) for seat in (0, 2, 3)] == [["R6Y4K2B1"], ["B6R5G4K3O2Y1"], ["G6R4K2"]]


def test_df_11_every_player_who_may_bid_owes_a_card_and_all_are_shown_together() -> None:
    table = auction(["G5", "G6R4K2", "K5"], GREEN)
    assert table.seats == (0, 1, 2)
    table.do("2 bid K5", "0 bid G5")
    assert list(table.seats) == [1]
    assert not table.happened(BidsShown)
    table.do("1 bid G6R4K2")
    assert table.happened(BidsShown) == [BidsShown((Bid(0, "G5"), Bid(1, "G6R4K2"), Bid(2, "K5")), (5, 6, None))]


def test_df_11_a_card_without_the_colour_is_a_pass_and_a_hand_full_of_it_cannot_pass() -> None:
    table = auction(["G5 K5", "G5 G6R4K2"], GREEN)
    assert table.legal(0) == ["0 bid K5", "0 bid G5"]
    assert set(table.legal(1)) == {"1 bid G5", "1 bid G6R4K2"}
    table.do("0 bid K5", "1 bid G5")
    assert sold(table).seat == 1


def test_df_11_equal_cards_are_one_choice_and_a_wild_line_is_no_bid_while_the_colour_is_held() -> None:
    table = auction(["W5 W5 G5", "G5 G5"], GREEN)
    assert sorted(table.legal(0)) == ["0 bid G5", "0 bid W5"]
    assert table.legal(1) == ["1 bid G5"]


@pytest.mark.parametrize("car", range(6), ids=COLOURS)
def test_df_12_no_two_different_cards_of_the_deck_stay_tied_on_a_bid_of_the_own_colour(car: int) -> None:
    setup = make().setup
    with_colour = [card for card in setup.cards if card.number(car) is not None]
    assert len(with_colour) == 19  # 18 lines and the Speed-8
    for one, other in combinations(with_colour, 2):
        numbers = [(Bid(0, one.name), one.number(car) or 0), (Bid(1, other.name), other.number(car) or 0)]
        bid, price, by = winning_bid(setup, numbers, 0)
        assert by != "clockwise", (one.name, other.name)
        swapped = winning_bid(setup, [(Bid(1, one.name), numbers[0][1]), (Bid(0, other.name), numbers[1][1])], 0)
        assert swapped[0].card == bid.card, "who holds the card must not matter"
        ranks = {card.name: (card.number(car), len(card.lines), not card.wilds) for card in (one, other)}
        assert ranks[bid.card] == max(ranks.values())
        assert price == ranks[bid.card][0]


@pytest.mark.parametrize(("last", "winner"), [(NOBODY, 0), (0, 1), (1, 2), (2, 0)])
def test_df_12_left_tied_the_first_seat_clockwise_after_the_last_winner(last: int, winner: int) -> None:
    table = auction(["W5K2", "W5B2", "W5R2"], GREEN, last_winner=last)
    table.do("0 bid W5K2 at 5", "1 bid W5B2 at 5", "2 bid W5R2 at 5")
    assert (sold(table).seat, sold(table).by) == (winner, "clockwise")


def test_df_12_the_last_winner_comes_last_even_against_one() -> None:
    table = auction(["W5", "W5", "K5"], GREEN, last_winner=1).do("0 bid W5 at 5", "1 bid W5 at 5", "2 bid K5")
    assert sold(table).seat == 0


def test_df_12_a_lot_set_aside_makes_no_last_winner_and_a_sale_does() -> None:
    table = auction(["K5 W5", "K5 W5", "K5 W5"], [("green", None), ("red", None), ("blue", None)])
    table.do("0 bid K5", "1 bid K5", "2 bid K5")
    assert table.state.auction.last_winner == NOBODY
    table.do("0 bid W5", "1 bid W5 at 5", "2 bid W5")
    assert table.state.auction.last_winner == 1
    table.do("0 bid W5 at 5", "1 bid W5 at 5", "2 bid W5 at 5")
    assert sold(table).seat == 2


def test_df_12_a_forced_sale_makes_a_last_winner() -> None:
    owners = {"black": 0, "blue": 0, "yellow": 1, "orange": 1, "red": 1}
    table = auction(["K5", "K5", "G5"], [("green", None)], owners, last_winner=1)
    reopen(table)
    assert table.happened(LotSold)[0].by == "forced"
    assert table.state.auction.last_winner == 2


def test_df_13_the_winner_notes_the_price_and_takes_card_power_and_car() -> None:
    table = auction(["G5", "K5", "K5"], GREEN).do("0 bid G5", "1 bid K5", "2 bid K5")
    assert table.price("green") == 5
    assert "G8" in table.hand(0)
    assert table.state.auction.won == (("cunning",), (), ())
    assert table.owner("green") == 0
    assert table.happened(LotOpened)[-1].car == "red"


# DF-14 to DF-16: a car for everybody


def test_df_14_only_players_without_a_car_bid_once_lots_are_as_few_as_they() -> None:
    owners = {"black": 0, "blue": 0, "yellow": 0}
    table = auction(["G5 R5", "G5 R5", "G5 R5", "K5"], [("green", None), ("red", None)], owners)
    reopen(table)
    assert table.happened(LotOpened)[0].bidders == (1, 2, 3)
    assert table.seats == (1, 2, 3)
    assert table.refused("0 bid G5").startswith("it is the turn of")


def test_df_14_while_there_are_more_lots_everybody_bids() -> None:
    table = auction(["G5", "G6R4K2", "K5", "K5"], [("green", None)], {"black": 0, "blue": 0})
    reopen(table)
    assert table.seats == (0, 1, 2, 3)


def test_df_14_lots_set_aside_do_not_count_as_still_to_come() -> None:
    owners = {"yellow": 0, "orange": 0}
    table = auction(["G5", "G5", "G5"], [("black", None), ("blue", None)], owners, aside=(2, 3))
    at_lot(table, 4)
    reopen(table)
    assert table.seats == (1, 2), "two lots in the deck, two aside, two players without a car"


def test_df_14_with_six_players_owners_of_a_car_bid_no_more() -> None:
    table = auction(["G5", *["K5 B5"] * 5], [("green", None), ("red", None)])
    table.do("0 bid G5", *(f"{seat} bid K5" for seat in range(1, 6)))
    assert table.seats == (1, 2, 3, 4, 5)


def test_df_15_the_last_player_without_a_car_takes_the_last_lot_at_the_lowest_number() -> None:
    owners = {"black": 0, "blue": 0, "yellow": 1, "orange": 1, "red": 1}
    table = auction(["K5", "K5", "G5 G6R4K2 B6R5G4K3O2Y1 O6G4B2K1"], [("green", "cunning")], owners)
    reopen(table)
    event = sold(table)
    assert (event.seat, event.price, event.by) == (2, 4, "forced")
    assert event.card in ("B6R5G4K3O2Y1", "O6G4B2K1"), "the card is revealed"
    assert not table.happened(BidsShown)
    assert table.setup.kind[event.card] in table.state.seen.known[2]
    assert table.owner("green") == 2
    assert "G8" in table.hand(2)


@pytest.mark.parametrize(
    ("hand", "price", "card"),
    [
        ("K5 W5 W4W2 O6B4Y2", 2, "W4W2"),
        ("K5 W5 B5", 5, "W5"),
        ("K5 B6Y4O2 R6Y4K2B1", 1, "R6Y4K2B1"),
        ("W5R2 K5 O6B4Y2", 5, "W5R2"),
    ],
    ids=["lowest wild", "only wild", "no wild", "a wild even if another number is lower"],
)
def test_df_15_without_the_colour_the_lowest_wild_and_without_a_wild_the_lowest_number(
    hand: str, price: int, card: str
) -> None:
    owners = {"black": 0, "blue": 0, "yellow": 1, "orange": 1, "red": 1}
    table = auction(["K5", "K5", hand], [("green", None)], owners)
    reopen(table)
    assert (sold(table).seat, sold(table).price, sold(table).card) == (2, price, card)


def test_df_15_holds_for_the_last_lot_of_the_deck_although_lots_lie_aside() -> None:
    owners = {"black": 0, "blue": 0, "yellow": 1, "orange": 1}
    table = auction(["K5", "K5", "G5"], [("red", None), ("green", None)], owners, aside=[4])
    reopen(at_lot(table, 5))
    assert (sold(table).seat, sold(table).car, sold(table).by) == (2, "green", "forced")
    assert [event.car for event in table.happened(LotUnowned)] == ["red"]


def test_df_15_two_players_without_a_car_bid_for_the_last_lot() -> None:
    owners = {"black": 0, "yellow": 0, "orange": 0, "red": 0}
    table = auction(["K5", "G5 B5", "G6R4K2"], [("blue", None), ("green", None)], owners, aside=[4])
    reopen(at_lot(table, 5))
    assert table.seats == (1, 2)
    table.do("1 bid G5", "2 bid G6R4K2")
    assert (sold(table).seat, sold(table).car, sold(table).by) == (1, "blue", "forced")


def test_df_15_everybody_has_a_car_so_the_last_lot_is_bid_for_by_all() -> None:
    table = auction(["K5", "G5"], [("green", None)], {"black": 0, "blue": 0, "yellow": 1, "orange": 1, "red": 1})
    reopen(table)
    assert table.seats == (0, 1)


def test_df_16_nobody_bids_and_the_lot_is_offered_once_more_to_players_without_a_car() -> None:
    owners = {"black": 0, "blue": 0}
    lots = [("green", "cunning"), ("yellow", "tricky"), ("orange", None), ("red", None)]
    table = auction(["K5 O5 R5", "K5 G5 O5 R5", "K5 R5 G5"], lots, owners)
    table.do("0 bid K5", "1 bid K5", "2 bid K5")
    table.do("0 bid K5", "1 bid K5", "2 bid K5")
    assert [event.car for event in table.happened(LotAside)] == ["green", "yellow"]
    assert table.seats == (1, 2)
    table.do("1 bid O5", "2 bid K5")
    assert sold(table).seat == 2
    assert sold(table).by == "forced"
    assert sold(table).car == "red"
    assert [event.car for event in table.happened(LotUnowned)] == ["green", "yellow"], "nobody is without a car"
    assert table.owner("green") is None
    assert table.owner("yellow") is None
    won = {power for powers in table.state.auction.won for power in powers}
    assert not won & {"cunning", "tricky"}, "their powers go to the box"


def _second_round(hands: list[str], aside: int, owners: dict[str, int]) -> Table:
    """Only lots set aside are left: the last `aside` ones of the deck."""
    table = auction(hands, owners=owners)
    table.with_(aside=tuple(range(6 - aside, 6)), opened=7)
    reopen(table)
    return table


def test_df_16_the_second_round_goes_in_the_order_of_setting_aside_and_may_be_passed_again() -> None:
    table = _second_round(["K5", "K5 O5", "K5 O5 R5"], 3, {"black": 0, "blue": 0, "green": 0})
    opened = table.happened(LotOpened)[0]
    assert (opened.car, opened.again, opened.must, opened.bidders) == ("yellow", True, False, (1, 2))
    table.do("1 bid K5", "2 bid K5")
    assert [event.car for event in table.happened(LotUnowned)] == ["yellow"], "passed again: it races unowned"
    opened = table.happened(LotOpened)[1]
    assert (opened.car, opened.must) == ("orange", True), "as many lots as players: nobody may pass"
    assert table.legal(1) == ["1 bid O5"]
    assert table.refused("1 bid K5") == "you may not pass: as many lots are left as players without a car"
    table.do("1 bid O5", "2 bid O5")
    assert sold(table).by == "forced"
    assert sold(table).car == "red"
    assert table.owner("yellow") is None
    assert {table.owner("orange"), table.owner("red")} == {1, 2}


def test_df_16_a_player_who_must_bid_without_the_colour_bids_under_df_17() -> None:
    table = _second_round(["K5", "K5 W4W2", "K5 B6Y4O2"], 2, {"black": 0, "blue": 0, "green": 0, "yellow": 0})
    table.with_(lots=(*table.state.auction.lots[:4], table.state.auction.lots[5], table.state.auction.lots[4]))
    table.with_(ask=Auction(4, (1, 2), (None,) * 3, True, True))
    assert table.legal(1) == ["1 bid W4W2 at 4", "1 bid W4W2 at 2"]
    assert sorted(table.legal(2)) == ["2 bid B6Y4O2 at 2", "2 bid K5 at 5"]


def test_df_16_unowned_cars_race_are_driven_and_come_home() -> None:
    table = race(["R5", "K5"], cars={"red": "M38"}, owners={"black": 0, "blue": 1}, track=straight())
    table.do("0 play R5")
    assert table.seats == (0,), "whoever plays the card drives the unowned car"
    table.do("0 drive red finish")
    assert table.happened(CameHome) == [CameHome("red", 1)]


# DF-17: bids without the colour


def test_df_17_without_the_colour_a_wild_bids_its_number_or_passes() -> None:
    table = auction(["W5K2 W4W2 K5", "K5"], GREEN)
    assert sorted(table.legal(0)) == [
        "0 bid K5",
        "0 bid W4W2",
        "0 bid W4W2 at 2",
        "0 bid W4W2 at 4",
        "0 bid W5K2",
        "0 bid W5K2 at 5",
    ]
    table.do("0 bid W4W2 at 2", "1 bid K5")
    assert (sold(table).seat, sold(table).price) == (0, 2)


def test_df_17_the_same_card_may_be_played_as_a_pass() -> None:
    table = auction(["W5K2", "K5 B5"], GREEN).do("0 bid W5K2", "1 bid K5")
    assert table.happened(BidsShown)[0].numbers == (None, None)
    assert table.happened(LotAside)


def test_df_17_without_colour_and_wild_any_card_bids_its_lowest_number() -> None:
    table = auction(["R6Y4K2B1 K5", "G5"], GREEN)
    assert sorted(table.legal(0)) == ["0 bid K5", "0 bid K5 at 5", "0 bid R6Y4K2B1", "0 bid R6Y4K2B1 at 1"]


def test_df_17_a_speed_8_won_earlier_bids_8() -> None:
    table = auction(["K5 R8", "G6R4K2", "K5"], GREEN)
    table.do("0 bid R8 at 8", "1 bid G6R4K2", "2 bid K5")
    assert (sold(table).seat, sold(table).price) == (0, 8)


def test_df_17_the_colour_counts_only_in_the_regular_hand_as_it_is_now() -> None:
    """A wild on the same card as the colour does not circumvent DF-11."""
    table = auction(["G6R4W2K1", "K5"], GREEN)
    assert table.legal(0) == ["0 bid G6R4W2K1"]


def test_df_12_bids_under_df_17_follow_the_same_order_of_ties() -> None:
    table = auction(["W5K2", "W5", "G5"], GREEN).do("0 bid W5K2 at 5", "1 bid W5 at 5", "2 bid G5")
    assert (sold(table).seat, sold(table).by) == (0, "cars")
    table = auction(["W5", "G5", "K5"], GREEN).do("0 bid W5 at 5", "1 bid G5", "2 bid K5")
    assert (sold(table).seat, sold(table).by) == (1, "no-wild")


def test_a_deck_of_ones_own_may_tie_and_goes_clockwise() -> None:
    deck = make_deck("twins", ["G6 K2", "G6 R2", *["K5", "B5"] * 20])
    table = auction(["G6R2", "G6K2"], GREEN, deck=deck).do("0 bid G6R2", "1 bid G6K2")
    assert (sold(table).seat, sold(table).by) == (0, "clockwise")


# DF-14 as a property


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("style", ["random", "pass", "bid", "one passes", "one takes all"])
@pytest.mark.parametrize("three", [False, True], ids=["full hands", "hands of three"])
def test_df_14_whatever_the_bids_nobody_ends_without_a_car(players: int, style: str, three: bool) -> None:
    game = make(players, hands_of_three=three)
    asides = 0
    for seed in range(12):
        rng = stream(f"{seed}", style)
        fortune = SeededLuck(f"{players} {seed}")
        table = Table(game, game.start())
        while table.asked in ("Dealing", "Auction"):
            if table.asked == "Dealing":
                table.deal(fortune.answer(table.turn).order)  # type: ignore[arg-type, union-attr]
                continue
            ask = table.state.ask
            assert isinstance(ask, Auction)
            colour = table.state.auction.lots[ask.lot].car
            seat = table.seats[0]
            bids = [bid for bid in game.legal(table.state, seat) if isinstance(bid, Bid)]
            assert bids
            worth = [(bid.at or game.setup.cards[game.setup.kind[bid.card]].number(colour) or 0, bid) for bid in bids]
            low, high = min(worth, key=lambda pair: pair[0])[1], max(worth, key=lambda pair: pair[0])[1]
            bold = style == "bid" or (style, seat) == ("one takes all", 0) or (style == "one passes" and seat != 1)
            chosen = pick(rng, bids) if style == "random" else high if bold else low
            table.do(str(chosen))
        assert set(table.game.setup.seats) <= set(table.state.owners), (players, style, seed)
        asides += len(table.happened(LotAside))
        _check_books(table)
    if style == "pass" and not three:
        assert asides, "the set-aside cases are really met"


def _check_books(table: Table) -> None:
    """Every car is sold once or raced unowned; cards, powers and prices went to the right seats."""
    sales = table.happened(LotSold)
    unowned = [event.car for event in table.happened(LotUnowned)]
    assert sorted([*(sale.car for sale in sales), *unowned]) == sorted(COLOURS)
    for sale in sales:
        assert table.owner(sale.car) == sale.seat
        assert table.price(sale.car) == sale.price
        assert sale.power in table.state.auction.won[sale.seat]
        assert 1 <= sale.price <= 8
    for car in unowned:
        assert table.owner(car) is None
        assert table.price(car) == 0

"""Options and variants (DF-50 to DF-52): the beginner's changes one by one and together, two players, long distance."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from paddock.core.errors import BadOptions
from paddock.core.game import Over, Shuffle
from paddock.downforce import Downforce
from paddock.downforce.options import Options, make_options
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import (
    BidsShown,
    CardsDealt,
    CarsDealt,
    LineCrossed,
    LotOpened,
    PowersDealt,
    Stalled,
)
from paddock.downforce.rules.scoring import order_on_the_road, race_result
from paddock.downforce.rules.state import RaceResult

from .table import NOBODY, Table, dealt, make, race, random_race
from .tracks import straight


def events_of(game: Downforce, seed: str = "variant") -> list[object]:
    return [event for _, _, events in random_race(game, seed) for event in events]


# DF-50: each change alone


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_df_50_1_no_auction_everybody_is_dealt_equally_many_cars(players: int, each: int) -> None:
    table = dealt(make(players, auction=False), lots=[("red", "tricky"), ("green", None)])
    assert not table.happened(LotOpened)
    counts = Counter(table.state.owners)
    assert [counts[seat] for seat in range(players)] == [each] * players
    assert counts[NOBODY] == 6 - each * players
    assert table.owner("red") == 0
    assert table.owner("green") == (0 if each > 1 else 1), "seat by seat, in the order of the shuffle"
    assert table.happened(CarsDealt)[0].owners == table.state.owners


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_df_50_1_the_dealt_speed_8_cards_are_in_the_hand_and_leftover_ones_out_of_play(players: int) -> None:
    table = dealt(make(players, auction=False))
    held = {kind for hand in table.state.hands for kind in hand}
    for car in range(6):
        owner = table.state.owners[car]
        kind = table.setup.speed_8[car]
        assert (kind in held) == (owner != NOBODY)
        assert owner == NOBODY or kind in table.state.hands[owner]
    assert all(space >= 0 for space in table.state.cars), "unowned cars race all the same"


def test_df_50_1_without_an_auction_but_with_powers_one_random_power_each() -> None:
    game = make(3, auction=False)
    table = Table(game, game.start()).deal().deal()
    assert table.turn == Shuffle(6, ("powers",))
    table.deal((5, 0, 3, 1, 2, 4))
    assert table.state.power == ("unpredictable", "aggressive", "strategic")
    assert table.happened(PowersDealt) == [PowersDealt(("unpredictable", "aggressive", "strategic"))]
    assert table.deal().asked == "Playing"


def test_df_50_2_no_powers_the_lots_are_cars_alone() -> None:
    table = dealt(make(3, powers=False))
    assert table.happened(LotOpened)[0].power is None
    table.first_choices(until=type(race(["K5"]).state.ask))
    assert table.state.power == (None, None, None)
    assert table.asked == "Playing"


def test_df_50_3_hands_of_three_and_a_common_pile() -> None:
    table = dealt(make(4, hands_of_three=True))
    assert [len(hand) for hand in table.state.hands] == [3] * 4
    assert len(table.state.pile) == 42 - 12
    assert table.state.box == (), "all 42 cards are used"
    assert table.happened(CardsDealt) == [CardsDealt(3, 30)]


def test_df_50_3_one_card_is_drawn_after_every_card_played_until_the_pile_is_empty() -> None:
    table = race(
        ["R5 K5 W5", "K5"],
        {"red": "M5"},
        {"red": 0, "black": 1, "blue": 2},
        players=3,
        track=straight(),
        hands_of_three=True,
        bets=False,
    )
    kind = table.setup.kind
    table.with_(pile=(kind["G5"], kind["Y5"])).do("0 play R5").do(table.legal()[0])
    assert sorted(table.hand(0)) == ["K5", "W5", "Y5"], "the card on top of the pile"
    table.with_(player=0).do("0 play W5", "0 wild red").do(table.legal()[0])
    assert sorted(table.hand(0)) == ["G5", "K5", "Y5"]
    assert table.state.pile == ()
    table.with_(player=0).do("0 play Y5")
    while table.asked == "Driving":
        table.do(table.legal()[0])
    assert sorted(table.hand(0)) == ["G5", "K5"], "pile empty: play on"


def test_df_50_3_with_three_and_more_players_a_speed_8_is_replaced_too() -> None:
    table = race(["R8 K5", "K5", "K5"], {"red": "M5"}, track=straight(), hands_of_three=True, bets=False)
    table.with_(pile=(table.setup.kind["G5"],)).do("0 play R8").do(table.legal()[0])
    assert sorted(table.hand(0)) == ["G5", "K5"]


def test_df_50_4_no_bets() -> None:
    game = make(4, bets=False)
    assert not [event for event in events_of(game) if isinstance(event, LineCrossed)]
    assert [event for event in events_of(make(4)) if isinstance(event, LineCrossed)]


def first_home(owners: dict[str, int], home: list[str], players: int = 2, **cars: str) -> RaceResult:
    table = race(["K5"] * players, cars, owners, home=home, track=straight(), first_home_wins=True, bets=False)
    return race_result(table.setup, table.state)


def test_df_50_5_the_owner_of_the_first_car_home_wins() -> None:
    result = first_home({"red": 1, "blue": 0, "green": 0}, ["red", "blue", "green"])
    assert result.winners == (1,)
    assert result.decided_by == "home"
    assert result.scores == (5, 6), "6 less what is before the best car"


def test_df_50_5_first_car_unowned_the_best_placed_owned_car_wins() -> None:
    result = first_home({"blue": 1, "green": 0}, ["red", "yellow", "green", "blue"])
    assert result.winners == (0,)
    assert result.scores == (4, 3)


def test_df_50_5_no_owned_car_home_the_one_furthest_ahead_wins() -> None:
    result = first_home({"blue": 1, "green": 0}, ["red"], blue="M20", green="M19")
    assert result.winners == (1,)


def test_df_50_together_the_beginners_game() -> None:
    game = make(4, beginner=True)
    told = events_of(game)
    assert not [event for event in told if isinstance(event, LotOpened | BidsShown | LineCrossed | PowersDealt)]
    table = dealt(game)
    assert [len(hand) for hand in table.state.hands] == [4] * 4, "three and the Speed-8"
    assert len(table.state.pile) == 30
    table.first_choices()
    assert table.result.decided_by == "home"
    assert len(table.result.winners) == 1


@pytest.mark.parametrize("change", ["auction", "powers", "hands_of_three", "bets", "first_home_wins"])
def test_df_50_each_change_can_be_left_out_of_the_beginners_game(change: str) -> None:
    printed = getattr(make(4).options, change)
    options = make_options({"players": 4, "beginner": True, change: printed})
    assert getattr(options, change) == printed
    assert isinstance(random_end(Downforce(options)), RaceResult)


def random_end(game: Downforce) -> object:
    state, move, _ = random_race(game, "end")[-1]
    turn = game.turn(game.apply(state, move)[0])  # type: ignore[arg-type]
    return turn.result if isinstance(turn, Over) else None


# DF-51


def test_df_51_speed_8_cards_lie_face_up_outside_the_hand_and_are_no_bid_cards() -> None:
    table = dealt(make(2), hands=["G5"], lots=[("green", "tricky"), ("red", "cunning")])
    table.do("0 bid G5").do(next(text for text in table.legal(1) if not _has(table, text, "green")))
    assert table.owner("green") == 0
    assert [table.setup.cards[kind].name for kind in table.state.face_up[0]] == ["G8"]
    assert "G8" not in table.hand(0)
    assert "0 bid G8" not in table.legal(0)


def _has(table: Table, text: str, colour: str) -> bool:
    return table.setup.cards[table.setup.kind[text.split()[2]]].number(COLOURS.index(colour)) is not None


def test_df_51_after_the_auction_each_hand_is_shuffled_into_a_pile_and_seven_are_drawn() -> None:
    table = dealt(make(2))
    while table.asked in ("Auction", "Keeping"):
        table.do(table.legal(table.seats[0])[0])
    assert table.asked == "Piling"
    before = [sorted(hand) for hand in table.state.hands]
    assert table.turn == Shuffle(21, ("pile", 0))
    order = tuple(reversed(range(21)))
    table.deal(order)
    assert table.turn == Shuffle(21, ("pile", 1))
    table.deal()
    assert [len(hand) for hand in table.state.hands] == [7, 7]
    assert [len(pile) for pile in table.state.piles] == [14, 14]
    for seat in (0, 1):
        assert sorted(table.state.hands[seat] + table.state.piles[seat]) == before[seat]
    assert list(table.state.hands[0]) == before[0][:7], "the last seven of the shuffle are drawn"
    assert table.asked == "Playing"


def test_df_51_a_hand_card_is_replaced_a_speed_8_is_not() -> None:
    table = race(["R5 K5", "K5"], {"red": "M5"}, track=straight(), bets=False)
    kind = table.setup.kind
    table.with_(piles=((kind["G5"], kind["Y5"]), ()), face_up=((kind["R8"],), (kind["K8"],)))
    assert sorted(table.legal()) == ["0 play K5", "0 play R5", "0 play R8"]
    table.do("0 play R8").do(table.legal()[0])
    assert sorted(table.hand(0)) == ["K5", "R5"]
    assert table.state.face_up[0] == ()
    table.with_(player=0).do("0 play R5").do(table.legal()[0])
    assert sorted(table.hand(0)) == ["K5", "Y5"]
    assert table.state.piles[0] == (kind["G5"],)


def test_df_51_an_unused_speed_8_alone_is_a_card_to_play() -> None:
    table = race(["R5", "", ""][:2], {"red": "M5"}, track=straight(), bets=False)
    table.with_(face_up=((), (table.setup.kind["K8"],))).do("0 play R5").do(table.legal()[0])
    assert table.legal(1) == ["1 play K8"]


def test_df_51_hands_of_three_with_two_players_use_the_common_pile_and_speed_8_lie_face_up() -> None:
    table = dealt(make(2, beginner=True))
    assert table.asked == "Playing", "no piles of their own"
    assert [len(hand) for hand in table.state.hands] == [3, 3]
    assert [len(cards) for cards in table.state.face_up] == [3, 3]
    assert len(table.state.pile) == 36


@pytest.mark.parametrize("how", ["as_printed", "not_kept", "removed"])
def test_df_51_whole_races_of_two_end_with_every_cunning_option(how: str) -> None:
    for seed in range(5):
        moves = random_race(make(2, cunning=how), f"{how} {seed}")
        final = moves[-1][0]
        assert how == "as_printed" or "cunning" not in final.power


# DF-52


def long(
    cars: dict[str, str], owners: dict[str, int], laps: dict[str, int] | None = None, side: str = "right"
) -> RaceResult:
    table = race(["K5", "K5"], cars, owners, track=straight(inside=side), long_distance=True)
    table.with_(laps=tuple((laps or {}).get(car, 0) for car in COLOURS))
    return race_result(table.setup, table.state)


def test_df_52_the_finish_line_is_ignored_and_laps_go_on() -> None:
    cars = dict(zip(COLOURS, ("L20", "M20", "R20", "L22", "R22", "M38"), strict=True))
    table = race(["R5 R5", "K5"], cars, track=straight(), long_distance=True).do("0 play R5")
    assert table.ends() == {"L3", "M3", "R3"}, "the grid spaces are ordinary spaces"
    table.do("0 drive red M3")
    assert table.state.laps == (0, 0, 0, 0, 0, 1)
    assert table.state.places == ()


def test_df_52_cars_on_the_grid_are_in_the_way() -> None:
    cars = {"red": "M40", "black": "L1", "blue": "M1", "green": "R1"}
    table = race(["R5", "W5"], cars, track=straight(), long_distance=True).do("0 play R5")
    assert table.at("red") == "M40"


def test_df_52_the_owner_of_the_car_furthest_ahead_wins() -> None:
    assert long({"red": "M30", "blue": "M31"}, {"red": 0, "blue": 1}).winners == (1,)
    result = long({"red": "M5", "blue": "M39"}, {"red": 0, "blue": 1}, {"red": 1})
    assert result.winners == (0,), "a lap more"
    assert result.decided_by == "distance"
    assert result.scores == (6, 5)


def test_df_52_level_cars_the_lane_nearest_the_inside_wins() -> None:
    assert long({"red": "R30", "blue": "L30"}, {"red": 0, "blue": 1}, side="right").winners == (0,)
    assert long({"red": "R30", "blue": "L30"}, {"red": 0, "blue": 1}, side="left").winners == (1,)
    assert long({"red": "M30", "blue": "L30"}, {"red": 0, "blue": 1}, side="right").winners == (0,)


def test_df_52_clients_get_the_ranks_of_spaces() -> None:
    game = make(4, long_distance=True)
    names = game.setup.board.names
    last = random_race(game, "level")[-1][0]
    ranks = game.static_data()["ranks"]
    assert sorted(ranks) == list(range(len(names) - 1))
    told = sorted(range(len(COLOURS)), key=lambda car: (-last.laps[car], -ranks[last.cars[car]]))
    assert told == order_on_the_road(game.setup, last)


def test_df_52_furthest_car_unowned_the_best_owned_one_wins() -> None:
    result = long({"green": "M35", "red": "M30", "blue": "M31"}, {"red": 0, "blue": 1})
    assert result.winners == (1,)
    assert result.scores == (4, 5)


def test_df_52_until_all_cards_are_played_without_bets_and_prices_without_effect() -> None:
    game = make(4, long_distance=True)
    assert game.options.bets is False
    moves = random_race(game, "long")
    last = moves[-1][0]
    assert [len(hand) for hand in last.hands] == [0] * 4
    told = [event for _, _, events in moves for event in events]
    assert not [event for event in told if isinstance(event, LineCrossed | Stalled)]
    assert [event for event in told if isinstance(event, LotOpened)], "the auction is as usual"
    played = len(last.discards) + 1  # the last card is still in play
    assert played == 40 + sum(owner != NOBODY for owner in last.owners)


def test_df_52_every_car_may_go_round_more_than_once() -> None:
    laps: set[int] = set()
    for seed in range(6):
        moves = random_race(make(2, long_distance=True), f"laps {seed}")
        laps |= set(moves[-1][0].laps)
        for (before, _, _), (after, _, _) in pairwise(moves):
            assert all(0 <= new - old <= 1 for old, new in zip(before.laps, after.laps, strict=True))
    assert max(laps) >= 1


def test_the_defaults_are_the_game_as_printed() -> None:
    options = make_options({})
    assert (options.players, options.track, options.deck) == (4, "river-station", "standard")
    assert options.auction and options.powers and options.bets and options.strategic_lines == 1
    assert not (options.hands_of_three or options.first_home_wins or options.long_distance)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"players": "four"}, "players is a whole number, not 'four'"),
        ({"players": 2.5}, "players"),
        ({"bets": "no"}, "bets is true or false, not 'no'"),
        ({"colour": "red"}, "downforce has no option 'colour'; it has beginner, players"),
        ({"beginner": "yes"}, "option beginner is true or false"),
        ({"cunning": "gone", "players": 2}, "cunning"),
        ({"cunning": "removed", "players": 3}, "two players with powers only"),
        ({"cunning": "not_kept", "players": 6}, "two players with powers only"),
        ({"cunning": "not_kept", "players": 2, "powers": False}, "two players with powers only"),
        ({"cunning": "not_kept", "players": 2, "auction": False}, "use cunning=removed"),
        ({"long_distance": True, "bets": True}, "a long distance race has no finish to bet on"),
        ({"long_distance": True, "first_home_wins": True}, "nobody comes home in a long distance race"),
        ({"strategic_lines": 0}, "from 1 to 6, not 0"),
        ({"strategic_lines": 7}, "from 1 to 6, not 7"),
    ],
)
def test_options_that_do_not_fit_are_refused_in_words(values: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words.replace("(", r"\(")):
        make_options(values)


def test_long_distance_leaves_bets_off_by_itself() -> None:
    assert make_options({"long_distance": True}).bets is False


def test_beginner_stands_for_its_five_changes_and_gives_way_to_given_options() -> None:
    assert make_options({"beginner": True}) == Options(
        auction=False, powers=False, hands_of_three=True, bets=False, first_home_wins=True
    )
    assert make_options({"beginner": True, "bets": True}).bets is True
    assert make_options({"beginner": False}) == Options()


def test_the_values_given_are_not_changed() -> None:
    values = {"beginner": True, "players": 3}
    make_options(values)
    assert values == {"beginner": True, "players": 3}


@pytest.mark.parametrize(
    "values", [{}, {"players": 2, "cunning": "removed"}, {"beginner": True}, {"long_distance": True}]
)
def test_a_game_is_made_again_from_its_header(values: dict[str, Any]) -> None:
    game = Downforce.make(values)
    again = Downforce.from_header(game.header())
    assert again.options == game.options
    assert again.header() == game.header()
    assert again.start() == game.start()

"""Set-up (DF-01 to DF-05): the deck and custom decks, players, cars, circuits, hands, lots and the grid."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from pathlib import Path

import pytest
from msgspec.structs import replace

from paddock.core.errors import BadOptions, PaddockError
from paddock.core.game import Shuffle
from paddock.downforce import Downforce
from paddock.downforce.rules.deck import COLOURS, BadDeck, load_deck, make_deck, parse_deck, read_card
from paddock.downforce.rules.events import CardsDealt, GridSet, LotOpened
from paddock.downforce.rules.powers import POWERS
from paddock.track.check import check_track
from paddock.track.errors import BadTrack
from paddock.track.load import load

from .table import Table, auction, dealt, make, race
from .tracks import straight


def make_on(name: str) -> Downforce:
    return Downforce.make({"players": 3, "track": name})


GRID = ["red", "green", "black", "orange", "blue", "yellow"]


@pytest.mark.parametrize("players", [1, 7])
def test_df_01_two_to_six_players(players: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 6 players, not {players}"):
        make(players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_df_01_all_six_cars_start_owned_or_not(players: int) -> None:
    table = dealt(make(players), grid=GRID)
    assert sorted(table.at(colour) for colour in COLOURS) == sorted(table.setup.track.grid)
    assert COLOURS == ("black", "blue", "green", "yellow", "orange", "red")


@pytest.mark.parametrize("name", ["river-station", "marina-bay"])
def test_df_02_either_circuit_can_be_chosen(name: str) -> None:
    game = make_on(name)
    assert game.setup.track.name == name
    assert len(game.setup.track.grid) == 6
    assert len(game.setup.track.lines) == 3


def test_df_02_any_valid_track_can_be_raced() -> None:
    table = race(["R5", "K5"], track=straight(), cars={"red": "L4"}).do("0 play R5")
    assert table.ends() == {"L9", "M9", "R9"}


def test_df_02_an_unknown_track_is_named() -> None:
    with pytest.raises(PaddockError, match='there is no track "monte-carlo"'):
        make_on("monte-carlo")


def test_df_02_a_track_file_is_raced_by_its_path(tmp_path: Path) -> None:
    text = resources.files("paddock").joinpath("downforce/tracks/river-station.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('"river-station"', '"mine"', 1), encoding="utf-8")
    game = make_on(str(path))
    assert game.setup.track.name == "mine"
    assert len(game.setup.track.spaces) == len(load("river-station").spaces)


@pytest.mark.parametrize(("players", "each", "left"), [(2, 21, 0), (3, 14, 0), (4, 10, 2), (5, 8, 2), (6, 7, 0)])
def test_df_03_cards_are_dealt_equally_and_the_rest_stays_in_the_box(players: int, each: int, left: int) -> None:
    game = make(players)
    assert game.turn(game.start()) == Shuffle(42, ("cards",))
    table = dealt(game)
    assert [len(hand) for hand in table.state.hands] == [each] * players
    assert len(table.state.box) == left
    assert table.happened(CardsDealt) == [CardsDealt(each, left)]
    everything = Counter(kind for pile in (*table.state.hands, table.state.box) for kind in pile)
    assert everything == Counter(game.setup.regular)


@pytest.mark.parametrize("players", [4, 5])
def test_df_03_nobody_sees_the_two_cards_in_the_box(players: int) -> None:
    table = dealt(make(players))
    for seat in (None, *range(players)):
        view = table.game.view(table.state, seat)
        assert view.box_size == 2
        assert not hasattr(view, "box")


def test_df_03_the_shuffle_decides_who_gets_what() -> None:
    game = make(6)
    table = dealt(game, hands=["W5 W5 W5 W4W2 W4W2 W4W2 K5", "R6Y4K2B1"])
    assert sorted(table.hand(0)) == ["K5", "W4W2", "W4W2", "W4W2", "W5", "W5", "W5"]
    assert "R6Y4K2B1" in table.hand(1)


def test_df_04_cars_and_powers_are_shuffled_apart() -> None:
    game = make(4)
    table = Table(game, game.start()).deal()
    assert table.turn == Shuffle(6, ("lots",))
    table.deal((2, 5, 0, 1, 3, 4))
    assert table.turn == Shuffle(6, ("powers",))
    table.deal((1, 0, 5, 4, 3, 2)).deal()
    lots = [(COLOURS[lot.car], lot.power) for lot in table.state.auction.lots]
    assert lots == [
        ("green", "cunning"),
        ("red", "aggressive"),
        ("black", "unpredictable"),
        ("blue", "tricky"),
        ("yellow", "strategic"),
        ("orange", "determined"),
    ]


def test_df_04_powers_beyond_the_lots_stay_in_the_box() -> None:
    game = make(4)
    game.setup.powers = (*game.setup.powers, "versatile")
    table = Table(game, game.start()).deal().deal()
    assert table.turn == Shuffle(7, ("powers",))
    table.deal((6, 0, 1, 2, 3, 4, 5)).deal()
    assert [lot.power for lot in table.state.auction.lots] == ["versatile", *POWERS[:5]]


def test_df_04_lots_lie_face_down_until_they_are_opened() -> None:
    table = dealt(make(4), lots=[("green", "cunning"), ("red", "tricky")])
    for seat in (None, 0, 1, 2, 3):
        lots = table.game.view(table.state, seat).lots
        assert [(COLOURS[lot.car], lot.power) for lot in lots] == [("green", "cunning")]


def test_df_05_the_shuffle_puts_the_cars_onto_the_starting_spaces() -> None:
    table = dealt(make(3), grid=GRID)
    track = table.setup.track
    assert [table.at(colour) for colour in GRID] == list(track.grid)
    assert table.happened(GridSet) == [GridSet(tuple(GRID))]
    assert track.first in track.grid


def test_df_10_hands_and_grid_are_seen_before_the_first_lot_opens() -> None:
    table = dealt(make(3), lots=[("blue", "tricky")], grid=GRID)
    kinds = [type(event) for event in table.told]
    assert kinds.index(CardsDealt) < kinds.index(GridSet) < kinds.index(LotOpened)
    view = table.game.view(table.state, 1)
    assert len(view.hand) == 14
    assert len(view.grid) == 6
    assert table.happened(LotOpened) == [LotOpened("blue", "tricky", (0, 1, 2), False, False)]


def test_a_track_of_the_other_game_is_refused() -> None:
    with pytest.raises(BadOptions, match="not a track for Downforce"):
        make(track=replace(straight(), games=("formula_d",)))
    with pytest.raises(BadOptions, match="six starting spaces"):
        make(track=replace(straight(), grid=("L1", "M1")))


def test_df_30_a_track_file_whose_line_cuts_a_space_is_refused() -> None:
    check_track(straight())
    with pytest.raises(BadTrack, match="betting line 2 cuts"):
        check_track(replace(straight(), lines=(96, 190, 288)))


def test_the_helper_builds_what_it_says() -> None:
    table = auction(["G6R4K2 K5", "W5"], lots=[("green", "cunning")])
    assert table.hand(0) == ["G6R4K2", "K5"]
    assert table.asked == "Auction"
    assert table.seats == (0, 1)


DECK = load_deck("standard")
CARDS = [read_card(name) for name in DECK.cards]
FILLER = ["K5", "B5", "G5", "Y5", "O5", "R5"] * 6


def test_df_03_there_are_42_cards() -> None:
    assert len(CARDS) == 42


@pytest.mark.parametrize("car", range(6))
def test_df_03_every_colour_has_the_same_18_lines_and_64_spaces(car: int) -> None:
    numbers = Counter(number for card in CARDS for colour, number in card.lines if colour == car)
    assert numbers == {6: 4, 5: 2, 4: 4, 3: 1, 2: 4, 1: 3}
    assert sum(number * count for number, count in numbers.items()) == 64


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.name))
def test_df_03_numbers_fall_from_line_to_line_and_no_car_is_named_twice(card: object) -> None:
    lines = card.lines  # type: ignore[attr-defined]
    numbers = [number for _, number in lines]
    assert numbers == sorted(set(numbers), reverse=True)
    colours = [colour for colour, _ in lines if colour < 6]
    assert len(colours) == len(set(colours))


@pytest.mark.parametrize("name", ["R6Y4K2B1", "B6O4W2Y1", "K6R4Y2O1"])
def test_the_cards_of_the_printed_examples_are_in_the_deck(name: str) -> None:
    assert DECK.cards.count(name) == 1


def test_some_cards_show_two_wilds() -> None:
    assert [card.name for card in CARDS if len(card.wilds) == 2] == ["W4W2"] * 3


def test_df_04_one_speed_8_card_for_each_colour() -> None:
    setup = make().setup
    assert [setup.cards[kind].name for kind in setup.speed_8] == ["K8", "B8", "G8", "Y8", "O8", "R8"]
    assert [setup.cards[kind].lines for kind in setup.speed_8] == [((car, 8),) for car in range(6)]


def test_a_card_is_read_with_or_without_spaces() -> None:
    assert read_card("R6 Y4 K2 B1") == read_card("R6Y4K2B1")
    assert read_card("W5K2").lines == ((6, 5), (0, 2))
    assert read_card("W4W2").wilds == (4, 2)
    assert read_card("B6O4W2Y1").lowest == 1
    assert read_card("B6O4W2Y1").number(4) == 4
    assert read_card("B6O4W2Y1").number(0) is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not readable"),
        ("R", "is not readable"),
        ("R0", "is not readable"),
        ("P6", "is not readable"),
        ("R6,Y4", "is not readable"),
        ("R6 R4", "names a car twice"),
    ],
)
def test_a_bad_card_is_refused_by_its_text(text: str, words: str) -> None:
    with pytest.raises(BadDeck, match=words) as caught:
        read_card(text)
    assert repr(text) in str(caught.value)


def test_a_deck_has_enough_cards_for_six_players() -> None:
    with pytest.raises(BadDeck, match="has 35 cards; at least 36"):
        make_deck("short", FILLER[:35])
    assert len(make_deck("enough", FILLER).cards) == 36


def test_a_speed_8_card_does_not_belong_into_a_deck() -> None:
    with pytest.raises(BadDeck, match="'G8' looks like a Speed-8 card"):
        make_deck("eight", [*FILLER, "G8"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("name = ", "not readable as TOML"),
        ("[[group]]\ncards = []", "has no name"),
        ('name = "x"', "has no cards"),
        ('name = "x"\ngroup = 3', "has no cards"),
        ('name = "x"\n[[group]]\nkind = "odd"', "group 'odd' has no list of cards"),
        ('name = "x"\n[[group]]\ncards = [6]', "has no list of cards"),
    ],
)
def test_a_bad_deck_file_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(BadDeck, match=words):
        parse_deck(text, "my.toml")


def test_a_deck_of_ones_own_is_loaded_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    cards = ", ".join(f'"{name}"' for name in [*FILLER, "K6 R4 Y2 O1"])
    path.write_text(f'name = "mine"\n[[group]]\ncards = [{cards}]\n', encoding="utf-8")
    game = make(4, deck=load_deck(str(path)))
    assert game.setup.hand_size == 9
    assert game.setup.deck.name == "mine"
    assert game.setup.deck.digest != DECK.digest


@pytest.mark.parametrize(
    ("name", "words"), [("other", "there is no deck 'other'"), ("none.toml", "none.toml cannot be read")]
)
def test_a_deck_that_is_not_there(name: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadDeck, match=words):
        load_deck(name)


def test_a_deck_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xd8\xff")
    with pytest.raises(BadDeck, match="cannot be read"):
        load_deck(str(path))


def test_a_record_header_names_the_standard_deck_and_writes_out_any_other() -> None:
    assert make().header()["deck"] == {"name": "standard", "digest": DECK.digest}
    assert make(deck=make_deck("mine", FILLER)).header()["deck"]["full"] == FILLER


def test_a_deck_has_a_size(tmp_path: Path) -> None:
    assert len(make_deck("large", ["K5"] * 200).cards) == 200
    with pytest.raises(BadDeck, match="201 cards; at most 200 are allowed"):
        make_deck("mine", ["K5"] * 201)
    with pytest.raises(BadDeck, match="81 letters; at most 80"):
        make_deck("x" * 81, FILLER)
    with pytest.raises(BadDeck, match="at most 12 lines"):
        read_card("W1" * 40)
    file = tmp_path / "long.toml"
    file.write_text("#" * 70_000)
    with pytest.raises(BadDeck, match=r"70,000 letters; a deck file has at most 65,536"):
        load_deck(str(file))

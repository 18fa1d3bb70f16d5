"""The deck (DF-03, DF-04): 42 cards that balance, Speed-8 cards beside them, and decks of one's own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from paddock.downforce.rules.deck import BadDeck, load_deck, make_deck, parse_deck, read_card

from .table import make

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

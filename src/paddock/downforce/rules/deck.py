"""Speed cards: a deck is a data file, a card is a list of lines, and equal cards are of one kind."""

from __future__ import annotations

import hashlib
import re
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from paddock.convert import read_toml
from paddock.core.errors import PaddockError
from paddock.plain import NotPlain

COLOURS = ("black", "blue", "green", "yellow", "orange", "red")
"""DF-01: all six cars race, with or without an owner."""
LETTERS = "KBGYORW"
CARS = range(6)
WILD = 6
SPEED_8 = 8
FEWEST_CARDS, MOST_CARDS = 36, 200
"""Limits on the cards of a deck: at least six for each of six players; the printed deck has 42."""
MOST_CARD_LINES = 12
LONGEST_NAME = 80
"""Longest name of a deck, in characters."""
LONGEST_FILE = 64 * 1024
"""Longest deck file, in characters."""

LINE = re.compile(f"([{LETTERS}])([1-9][0-9]?)")


class BadDeck(PaddockError):
    """An invalid deck; the text names the card."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """A speed card: its lines, top first, each a colour (WILD: any car) and how far that car moves."""

    name: str
    lines: tuple[tuple[int, int], ...]

    @property
    def wilds(self) -> tuple[int, ...]:
        """The numbers of its wild lines, top first."""
        return tuple([number for colour, number in self.lines if colour == WILD])

    @property
    def lowest(self) -> int:
        return min(number for _, number in self.lines)

    @property
    def cars(self) -> tuple[int, ...]:
        """The cars that it names, top first."""
        return tuple([colour for colour, _ in self.lines if colour != WILD])

    def number(self, colour: int) -> int | None:
        for on, number in self.lines:
            if on == colour:
                return number
        return None


class Deck(msgspec.Struct, frozen=True, dict=True):
    """A deck: a name and its cards as texts like "R6Y4K2B1"."""

    name: str
    cards: tuple[str, ...]

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the card texts in the order of the file, one per line."""
        return hashlib.sha256("\n".join(self.cards).encode()).hexdigest()


def read_card(text: str) -> Card:
    """Parse a card's text, with or without spaces between the lines."""
    name = text.replace(" ", "")
    if len(name) > 3 * MOST_CARD_LINES:
        raise BadDeck(f"card '{name[:20]}…' is too long; a card has at most {MOST_CARD_LINES} lines")
    found = LINE.findall(name)
    if not found or "".join(letter + number for letter, number in found) != name:
        raise BadDeck(f"card {text!r} is not readable: write its lines like 'R6 Y4 K2 B1' (letters {LETTERS})")
    lines = tuple((LETTERS.index(letter), int(number)) for letter, number in found)
    colours = [colour for colour, _ in lines if colour != WILD]
    if len(set(colours)) < len(colours):
        raise BadDeck(f"card {text!r} names a car twice")
    return Card(name, lines)


def make_deck(name: str, texts: list[str]) -> Deck:
    """Make a deck from card texts, after checking them."""
    if len(name) > LONGEST_NAME:
        raise BadDeck(f"the name of the deck has {len(name):,} letters; at most {LONGEST_NAME} are allowed")
    if len(texts) > MOST_CARDS:
        raise BadDeck(f"deck {name!r} has {len(texts):,} cards; at most {MOST_CARDS} are allowed")
    cards = tuple(read_card(text).name for text in texts)
    if len(cards) < FEWEST_CARDS:
        needed = f"at least {FEWEST_CARDS} are needed (six for each of six players)"
        raise BadDeck(f"deck {name!r} has {len(cards)} cards; {needed}")
    speed_8 = {f"{letter}{SPEED_8}" for letter in LETTERS[:WILD]}
    for card in cards:
        if card in speed_8:
            raise BadDeck(f"card {card!r} looks like a Speed-8 card; those come with the cars, not in the deck")
    return Deck(name, cards)


def parse_deck(text: str, where: str) -> Deck:
    if len(text) > LONGEST_FILE:
        raise BadDeck(f"{where} has {len(text):,} letters; a deck file has at most {LONGEST_FILE:,}")
    try:
        data = read_toml(text)
    except NotPlain as error:
        raise BadDeck(f"{where}: {error}") from None
    except ValueError as error:
        raise BadDeck(f"{where} is not readable as TOML: {error}") from None
    name, groups = data.get("name"), data.get("group")
    if not isinstance(name, str):
        raise BadDeck(f'{where} has no name: write name = "…" at the top')
    if not isinstance(groups, list) or not all(isinstance(group, dict) for group in groups):
        raise BadDeck(f'{where} has no cards: write [[group]] with cards = ["R6 Y4 K2 B1", …]')
    return make_deck(name, [text for group in groups for text in _cards_of(group, where)])


def load_deck(name: str) -> Deck:
    """Return a deck by its name, by the path of its file, or from the text of such a file (several lines)."""
    if "\n" in name:
        return parse_deck(name, "the deck file")
    if name == "standard":
        return _standard()
    path = Path(name)
    if path.suffix != ".toml" or "\0" in name:
        raise BadDeck(f"there is no deck {name!r}: use 'standard' or the path of a .toml file")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise BadDeck(f"the deck file {name} cannot be read: {reason}") from None
    return parse_deck(text, name)


@cache
def _standard() -> Deck:
    file = resources.files("paddock.downforce").joinpath("deck.toml")
    return parse_deck(file.read_text(encoding="utf-8"), "the standard deck")


def _cards_of(group: dict[str, Any], where: str) -> list[str]:
    cards = group.get("cards")
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise BadDeck(f"{where}: group {group.get('kind', '?')!r} has no list of cards")
    return cards

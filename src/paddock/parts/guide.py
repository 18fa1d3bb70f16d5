"""A game's rules page: texts, and examples with claims that are checked against the game.

Both are in a folder `guide` beside the game: one file for each language (`en.toml`), and `examples.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from paddock.core.game import Act, Decide, Event, Game, State, View
from paddock.core.play import read_move, step

FOLDER = "guide"
NAMES = ("Ana", "Ben", "Zoe", "Max", "Lea", "Tom", "Eva", "Leo", "Mia", "Sam")
"""Seat names in examples, in every language."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One part of the rules: a summary, what its examples show, and each rule in full by its number.

    A ruling settles what the printed rules leave open, and gives the reason. Texts are plain, with **words** in
    bold; an empty line begins a paragraph.
    """

    id: str  # the same in all languages
    title: str
    summary: str
    examples: dict[str, str] = {}
    rules: dict[str, str] = {}
    rulings: dict[str, str] = {}  # by the number of a rule


class GuideText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules in one language."""

    lead: str
    parts: tuple[Part, ...]


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An illegal action, and the id of the reason."""

    action: str
    because: str


class Noted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claim about a preview: the id of a note, and some of its arguments."""

    action: str
    note: str
    args: dict[str, Any] = {}


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position reached by real moves from the start, with claims about it."""

    name: str
    moves: str  # one per line, luck included
    options: dict[str, Any] = {}
    board: bool = True  # whether the board is shown
    seat: int | None = None  # the seat whose choices are shown; None: the first one asked
    open: tuple[str, ...] = ()  # all of its legal actions
    offered: tuple[str, ...] = ()  # some of its legal actions
    closed: tuple[Closed, ...] = ()
    notes: tuple[Noted, ...] = ()
    then: str = ""  # further moves
    events: tuple[dict[str, Any], ...] = ()  # events of these moves, in this order; each lists some of its fields
    scores: tuple[int, ...] = ()  # how the race ends after them


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All examples of a game."""

    examples: tuple[Example, ...]


@cache
def texts(folder: Path, language: str) -> GuideText:
    """Return the rules in a language."""
    return msgspec.toml.decode((folder / f"{language}.toml").read_bytes(), type=GuideText)


@cache
def examples(folder: Path) -> tuple[Example, ...]:
    """Return the examples of a game."""
    return msgspec.toml.decode((folder / "examples.toml").read_bytes(), type=Examples).examples


def play(game: Game[State, Act, View], state: State, moves: str) -> tuple[State, tuple[Event, ...]]:
    """Return the state after these moves, each checked, and all events."""
    happened: list[Event] = []
    for text in moves.split("\n"):
        if text.strip():
            state, events = step(game, state, read_move(game, text.strip()))
            happened += events
    return state, tuple(happened)


def seat_of(game: Game[State, Act, View], state: State, example: Example) -> int | None:
    """Return the seat whose choices an example shows; None if no seat has to choose."""
    turn = game.turn(state)
    if not isinstance(turn, Decide):
        return None
    return turn.seats[0] if example.seat is None else example.seat


def claimed(example: Example, happened: Sequence[Event]) -> tuple[Event, ...]:
    """Return the claimed events among those that happened. Raises LookupError if one is missing."""
    rest = iter(happened)
    found = []
    for claim in example.events:
        event = next((event for event in rest if claim.items() <= _plain(event).items()), None)
        if event is None:
            raise LookupError(f"{example.name}: {claim} did not happen")
        found.append(event)
    return tuple(found)


def _plain(event: Event) -> dict[str, Any]:
    """Return an event as a file could write it."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(event))
    return data

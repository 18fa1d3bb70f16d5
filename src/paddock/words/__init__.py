"""Messages as data (id and arguments), and their translation into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib import resources
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from paddock.installed import folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es", "fr", "pt")
PARTS = ("coach", "story", "career", "review", "season", "challenge", "studio")
"""Groups of texts that a page loads on demand: lessons, stories, careers, reviews, seasons, challenges and the studio.

Their file names end with the name of the group.
"""


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat as a message argument, shown as the player's name."""

    seat: int


class Thing(msgspec.Struct, frozen=True, gc=False):
    """A card or a space as a message argument, shown as its exact name, which a page may draw or describe."""

    kind: Literal["card", "space"]
    name: str


class Message(msgspec.Struct, frozen=True, gc=False):
    """A text to display: its id in locales/ and its arguments, which may be messages themselves."""

    id: str
    args: Mapping[str, str | int | Seat | Thing | Message] = {}


Argument: TypeAlias = str | int | Seat | Thing | Message


def message(id: str, **args: Argument) -> Message:
    """Return a message."""
    return Message(id, args)


def player_word(seat: int, wins: bool = False) -> Message:
    """Return the player's name of a seat, with a star for a winner."""
    return message("winner" if wins else "player", player=Seat(seat))


def card_named(name: str) -> Thing:
    """Return a card's exact name as a message argument."""
    return Thing("card", name)


def space_named(name: str) -> Thing:
    """Return a space's exact name as a message argument; also for places off the road, such as the finish."""
    return Thing("space", name)


def names_thing(text: Message) -> bool:
    """Return whether the text names a card or a space exactly."""
    return any(isinstance(one, Thing) or (isinstance(one, Message) and names_thing(one)) for one in text.args.values())


def tenths(millionths: int) -> Message:
    """Return the absolute value of an amount with one decimal, formatted for the language."""
    whole, tenth = divmod(round(abs(millionths) / 100_000), 10)
    return message("tenths", whole=whole, tenth=tenth)


def listed(items: Sequence[Seat | Message]) -> Message:
    """Join items with commas."""
    return _row("list", "list", items)


def joined(items: Sequence[Seat | Message]) -> Message:
    """Join items with commas and a final "and"."""
    return _row("list", "list-end", items)


def in_row(items: Sequence[Message]) -> Message:
    """Join items with semicolons."""
    return _row("list-row", "list-row", items)


def _row(comma: str, last: str, items: Sequence[Seat | Message]) -> Message:
    if not items:
        return message("nothing")
    row = items[0]
    for number, item in enumerate(items[1:], start=2):
        row = message(last if number == len(items) else comma, before=row, item=item)
    return player_word(row.seat) if isinstance(row, Seat) else row


class Words:
    """The texts of one language; `say` puts a message into words."""

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._bundle = bundle(language)

    def say(self, message: Message) -> str:
        args = {key: self._argument(value) for key, value in message.args.items()}
        text = self._bundle.get_message(message.id).value if self._bundle.has_message(message.id) else None
        if text is None:
            raise LookupError(f"no text for {message.id!r} in {self.language}")
        said, errors = self._bundle.format_pattern(text, args)
        if errors:
            raise LookupError(f"{message.id!r} in {self.language}: {errors[0]}")
        return str(said)

    def row(self, texts: Sequence[str]) -> str:
        """Join texts with the language's semicolon."""
        return reduce(lambda before, item: self.say(message("list-row", before=before, item=item)), texts or ("",))

    def _argument(self, value: Argument) -> Any:
        match value:
            case Message():
                return self.say(value)
            case Seat(seat):
                if seat < len(self.names):
                    return self.names[seat]
                return self.say(Message("seat", {"number": seat + 1}))
            case Thing(name=name):
                return name
            case _:
                return value


@cache
def bundle(language: str) -> FluentBundle:
    """Return the texts of a language, parsed."""
    # Parsing texts takes a moment and most commands need none, so the library is loaded only here.
    from fluent.runtime import FluentBundle, FluentResource

    parsed = FluentBundle([language], use_isolating=False)
    parsed.add_resource(FluentResource(all_texts(language)))
    return parsed


@cache
def all_texts(language: str, part: str | None = None) -> str:
    """Return all texts of a language as one Fluent file: common ones first, then those of the games.

    `part` selects one of PARTS, or with "" the texts that belong to none.
    """
    locales = [resources.files("paddock").joinpath("locales"), *folders("locales")]
    files = [
        file
        for folder in locales
        if folder.joinpath(language).is_dir()
        for file in sorted(folder.joinpath(language).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl") and part in (None, part_of(file.name))
    ]
    return "\n".join([file.read_text(encoding="utf-8") for file in files])


def part_of(file: str) -> str:
    """Return the entry of PARTS that the texts of a file belong to; "" for none."""
    return next((part for part in PARTS if file.endswith(f"{part}.ftl")), "")


def english(message: Message) -> str:
    """Return the message in English, with seats named by their numbers; its id where no texts can be read."""
    try:
        return Words("en").say(message)
    except ModuleNotFoundError:
        return message.id

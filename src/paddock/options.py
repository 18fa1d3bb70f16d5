"""Options of a game: parsed from plain values with clear errors, and described for a panel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from paddock.convert import convert
from paddock.core.errors import BadOptions
from paddock.words import Message, message

T = TypeVar("T", bound=msgspec.Struct)
Kind = Literal["number", "flag", "choice", "track", "deck", "preset"]
SHOWN = 40  # longest quote of a wrong value in an error
Limits = Mapping[str, tuple[int, int | None]]


class OptionChoice(msgspec.Struct, frozen=True, gc=False):
    """One value of an option that has a fixed set of values."""

    value: str
    title: Message


class OptionInfo(msgspec.Struct, frozen=True, gc=False):
    """Everything that a panel needs to draw an option of an unknown game.

    A number has limits; the game decides a default of None. A preset is a flag that sets several options at once
    (`sets`).
    """

    name: str
    kind: Kind
    title: Message
    about: Message
    default: bool | int | str | None
    low: int | None = None
    high: int | None = None
    choices: tuple[OptionChoice, ...] = ()
    sets: dict[str, bool | int | str] = {}


LARGEST = 10**9
"""Largest number of any option."""


def read_options(game: str, kind: type[T], values: dict[str, Any], *more: str) -> T:
    """Parse options from plain values; `more` are presets, names that stand for several options at once."""
    unknown = sorted(set(values) - set(kind.__struct_fields__))
    if unknown:
        known = ", ".join((*more, *kind.__struct_fields__))
        raise BadOptions(message("option-unknown", game=game, option=unknown[0], known=known))
    for name, value in values.items():
        if isinstance(value, int) and abs(value) > LARGEST:
            raise BadOptions(message("option-too-large", option=name))
    try:
        return convert(values, kind)
    except msgspec.ValidationError as error:
        name = str(error).partition(" - at `$.")[2].rstrip("`")
        raise BadOptions(_wrong(name, values[name], get_type_hints(kind)[name])) from None


def _wrong(name: str, value: Any, hint: Any) -> Message:
    """Return an error that says what the option takes instead of this value."""
    text = str(value)[:SHOWN]
    if get_origin(hint) is Literal:
        return message("option-wrong-choice", option=name, value=text, known=", ".join(get_args(hint)))
    said = {bool: "option-wrong-flag", str: "option-wrong-text"}.get(hint, "option-wrong-number")
    return message(said, option=name, value=text)


def describe(prefix: str, kind: type[msgspec.Struct], limits: Limits) -> tuple[OptionInfo, ...]:
    """Describe every option of a struct; titles and explanations are texts whose ids begin with the prefix."""
    hints = get_type_hints(kind)
    return tuple(
        [
            _info(prefix, field.name, hints[field.name], field.default, limits.get(field.name, (None, None)))
            for field in msgspec.structs.fields(kind)
        ]
    )


def preset(prefix: str, name: str, sets: dict[str, bool | int | str]) -> OptionInfo:
    """Describe a preset: a name that stands for several options at once."""
    return OptionInfo(name, "preset", *_words(prefix, name), default=False, sets=sets)


def _info(prefix: str, name: str, hint: Any, default: Any, limits: tuple[int | None, int | None]) -> OptionInfo:
    title, about = _words(prefix, name)
    if get_origin(hint) is Literal:
        choices = [OptionChoice(value, Message(f"{title.id}-choice-{_dashed(value)}")) for value in get_args(hint)]
        return OptionInfo(name, "choice", title, about, default, choices=tuple(choices))
    if hint is bool:
        return OptionInfo(name, "flag", title, about, default)
    if hint is str:
        return OptionInfo(name, "deck" if name == "deck" else "track", title, about, default)
    low, high = limits
    return OptionInfo(name, "number", title, about, default, low, high)


def _words(prefix: str, name: str) -> tuple[Message, Message]:
    title = f"{prefix}-option-{_dashed(name)}"
    return Message(title), Message(f"{title}-about")


def _dashed(name: str) -> str:
    return name.replace("_", "-")

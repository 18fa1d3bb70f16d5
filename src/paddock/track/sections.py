"""The contents of a track file: header, sections and marks, parsed from TOML with clear errors."""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from paddock.convert import convert, read_toml
from paddock.plain import NotPlain
from paddock.track.errors import BadTrack
from paddock.track.limits import LONGEST_FILE

Number = int | float
Turn = Literal["left", "right"]
LARGEST = 2000
"""Largest number in a track file, such as rows of a lap, or lane widths from a picture's corner."""
PALETTE_NAMES = ("meadow", "harbour", "riviera", "night", "desert")


class Bend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a corner that turns one way; counts and rows are listed from the left lane to the right."""

    turn: Turn
    degrees: Number
    spaces: tuple[int, ...] = ()
    rows: Number | tuple[Number, ...] | None = None  # its length along the lap; unset: that of its longest lane
    lengths: tuple[tuple[Number, ...], ...] = ()  # lengths in rows, by lane, instead of spaces and rows
    radius: Number | None = None  # of the middle of the road, in lane widths; for the drawing only


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A straight, a corner, a tunnel, or a fork into two branches that join again."""

    name: str = ""
    straight: int | tuple[int, ...] | None = None  # rows, or rows of each lane
    corner: tuple[Bend, ...] = ()
    tunnel: int | None = None  # rows that are hidden and have no spaces
    width: int | None = None  # spaces side by side; unset: all lanes
    edges: tuple[Number, Number] | None = None  # edges of the road in lanes from the left; unset: in the middle
    taper: bool = False  # its edges connect those of the sections before and after
    over: bool = False  # on a bridge over another part of the lap; cars on the two decks never touch
    curve: Number = 0  # degrees to the right (left: negative) by which a straight is drawn bent
    stops: int = 0
    caption: tuple[Number, Number] = (0, 0)  # offset of a corner's name to the right and down, in lane widths
    longest: int | None = None
    shortest: int | None = None
    left: tuple[Section, ...] = ()  # the sections of a fork's left branch
    right: tuple[Section, ...] = ()  # and of its right one

    @property
    def forks(self) -> bool:
        return bool(self.left or self.right)


class Part(msgspec.Struct, frozen=True):
    """A section with its branch, "left" or "right", and its name in messages."""

    section: Section
    called: str
    branch: str = ""


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line across the road: after a row of a section, by default its last one."""

    section: str
    row: Number | None = None


class PitLane(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pit lane: its spaces, its entries and exits, and the spaces beside each team's box."""

    spaces: int
    entries: tuple[str, ...]
    exits: tuple[str, ...]
    boxes: dict[str, tuple[str, str]] = {}


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings for the drawing only; places are in lane widths from the top left of the road's frame."""

    heading: Number = 0  # heading of the first section at the line, in degrees clockwise from east
    row: Number = 1.6  # drawn length of a row on a straight, in lane widths
    margin: tuple[Number, Number, Number, Number] | None = None
    """Margins left, above, right and below; unset: 2, and more if corner names need it."""
    palette: str = "meadow"
    plate: tuple[Number, Number] | None = None  # position of the name
    podium: tuple[Number, Number] | None = None  # position of the podium
    scenery: tuple[dict[str, Any], ...] = ()


class TrackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A whole track file."""

    name: str
    title: str
    games: tuple[str, ...]
    direction: Literal["clockwise", "anticlockwise"]
    section: tuple[Section, ...]
    lanes: int = 3
    start: tuple[Number, ...] = ()  # rows after the line at which each lane's first space begins
    grid_rows: int = 0  # the first rows after the line are the grid, front row first
    grid: tuple[str, ...] = ()  # or the grid, space by space, pole first
    first: str | None = None
    lines: tuple[Spot, ...] = ()
    link: tuple[str, ...] = ()
    unlink: tuple[str, ...] = ()
    at: dict[str, Number] = {}  # exceptions to the distance along the lap, in rows
    pit: PitLane | None = None
    trouble: tuple[str, ...] = ()
    danger: tuple[str, ...] = ()
    police: Spot | None = None
    checkpoint: bool = False
    look: Look = Look()

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All sections; a fork is followed by those of its left branch, then by those of its right one."""
        found = []
        for number, section in enumerate(self.section, 1):
            called = numbered("section", number, section)
            found.append(Part(section, called))
            for branch, inner in (("left", section.left), ("right", section.right)):
                found += [
                    Part(part, f"{called}, {numbered(branch, place, part)}", branch)
                    for place, part in enumerate(inner, 1)
                ]
        return tuple(found)


def numbered(what: str, number: int, section: Section) -> str:
    """Return a section's designation in messages: its number, and its name if it has one."""
    return f'{what} {number} "{section.name}"' if section.name else f"{what} {number}"


def read(text: str) -> TrackFile:
    if len(text) > LONGEST_FILE:
        raise BadTrack(f"the file has {len(text):,} letters; a track file has at most {LONGEST_FILE:,}")
    try:
        plain = read_toml(text)
    except NotPlain as error:
        raise BadTrack(str(error)) from None
    except ValueError as error:
        raise BadTrack(f"this is not a TOML file: {error}") from None
    faults = unknown_keys(plain, TrackFile, "")
    if faults:
        raise BadTrack(*faults)
    strange = [in_words(problem, plain) for problem in strange_numbers(plain)]
    if strange:
        raise BadTrack(*strange)
    try:
        return convert(plain, TrackFile)
    except msgspec.ValidationError as error:
        raise BadTrack(in_words(str(error), plain)) from None


def strange_numbers(plain: Any, path: str = "$", most: float = LARGEST) -> Iterator[str]:
    """Yield impossible numbers, with their path in the format of the file's decoder."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            if key != "seed":  # of scattered scenery: any number is valid
                yield from strange_numbers(value, f"{path}.{key}", most)
    elif isinstance(plain, list | tuple):
        for index, value in enumerate(plain):
            yield from strange_numbers(value, f"{path}[{index}]", most)
    elif isinstance(plain, int | float) and not abs(plain) <= most:
        shown = f"{float(plain):g}" if abs(plain) <= sys.float_info.max or plain != plain else "a huge number"
        yield f"A number from -{most:g} to {most:g} is needed, not {shown} - at `{path}`"


def unknown_keys(plain: Mapping[str, object], shape: type, place: str) -> list[str]:
    """Return a message for every unknown key, with the closest known one."""
    known = get_type_hints(shape)
    messages = []
    for key, value in plain.items():
        if key not in known:
            near = difflib.get_close_matches(key, known, 1, 0.5)
            hint = f'did you mean "{near[0]}"?' if near else "known keys are " + ", ".join(known)
            messages.append(f'{place}unknown key "{key}"; {hint}')
            continue
        inner = struct_in(known[key])
        if inner is None:
            continue
        parts = value if isinstance(value, list) else [value]
        for number, part in enumerate(parts, 1):
            if isinstance(part, dict):
                inside = key_place(key, part, number if isinstance(value, list) else None)
                messages += unknown_keys(part, inner, f"{place}{inside}: ")
    return messages


def struct_in(hint: Any) -> type | None:
    """Return the Struct inside a type hint, unwrapping tuples and unions."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint
    if get_origin(hint) in (dict, Literal):
        return None
    return next((found for part in get_args(hint) if (found := struct_in(part))), None)


def key_place(key: str, part: Mapping[str, object], number: int | None) -> str:
    """Return the designation of a table of the file in messages."""
    name = part.get("name")
    if key in ("section", "left", "right") and isinstance(name, str) and name:
        return f'{key} {number} "{name}"'
    word = {"corner": "bend", "lines": "line"}.get(key, key)
    return f"{word} {number}" if number is not None else word


KINDS = {
    "`int`": "a whole number",
    "`float`": "a number",
    "`str`": "text",
    "`bool`": "true or false",
    "`array`": "a list",
    "`object`": "a table",
    "`null`": "nothing",
}


WORDED = [get_type_hints(shape) for shape in (Bend, TrackFile)]
"""The parts of a file with keys that take one of several words."""


def in_words(message: str, plain: Mapping[str, Any]) -> str:
    """Rewrite a decoder's message with its path and types in plain words."""
    text, _, path = message.partition(" - at `$")
    place: list[str] = []
    here: Any = plain
    key = ""
    for name, index in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path):
        if name:
            key = name
            here = here.get(name, {}) if isinstance(here, dict) else {}
            place.append(f'"{name}"')
        elif index.isdigit() and isinstance(here, list):
            here = here[int(index)] if int(index) < len(here) else {}
            if isinstance(here, dict):
                place[-1] = key_place(key, here, int(index) + 1)
    for kind, word in KINDS.items():
        text = text.replace(kind, word)
    text = re.sub(
        r"`([^`]*)`",
        lambda found: " or ".join(KINDS.get(f"`{part.strip()}`", part.strip()) for part in found[1].split("|")),
        text,
    )
    choices = next((get_args(hints[key]) for hints in WORDED if get_origin(hints.get(key)) is Literal), ())
    if choices and text.startswith("Invalid enum value"):
        known, given = " or ".join(f'"{choice}"' for choice in choices), text.split("'")[1]
        text = f'"{given}" is not one of the choices; give {known}'
    missing = re.match(r"Object missing required field (\w+)", text)
    if missing:
        return f'{", ".join(place) or "the file"}: "{missing[1]}" is missing'
    return f"{', '.join(place)}: {text[0].lower()}{text[1:]}".removeprefix(": ")

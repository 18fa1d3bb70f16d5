"""Write a track file as text in the format of `docs/tracks.md`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from paddock.track.sections import PitLane, Section, TrackFile

HEADER = ("name", "title", "games", "direction", "lanes", "start", "grid_rows", "grid", "first")


def written(file: TrackFile, comment: str = "") -> str:
    """Return the text of a track file, without keys at their defaults."""
    rows = [f"# {line}" for line in comment.splitlines()]
    plain = without_defaults(file)
    rows += [f"{key} = {value(plain[key])}" for key in HEADER if key in plain]
    if file.lines:
        rows += ["lines = [", *(f"    {value(without_defaults(line))}," for line in file.lines), "]"]
    for section in file.section:
        rows += ["", "[[section]]", *section_rows(section)]
    if file.pit:
        rows += ["", "[pit]", *pit_rows(file.pit)]
    rows += ["", "[look]"]
    look = without_defaults(file.look)
    rows += [f"{key} = {value(part)}" for key, part in look.items() if key != "scenery"]
    if file.look.scenery:
        rows += ["scenery = [", *(f"    {value(item)}," for item in file.look.scenery), "]"]
    return "\n".join(rows) + "\n"


def section_rows(section: Section) -> Iterator[str]:
    plain = without_defaults(section)
    corner = plain.pop("corner", None)
    for key, part in plain.items():
        yield f"{key} = {value(part)}"
    bends = [value(without_defaults(bend)) for bend in section.corner]
    if len(bends) == 1:
        yield f"corner = [{bends[0]}]"
    elif corner:
        yield from ("corner = [", *(f"    {bend}," for bend in bends), "]")


def pit_rows(pit: PitLane) -> Iterator[str]:
    yield f"spaces = {pit.spaces}"
    yield f"entries = {value(list(pit.entries))}"
    yield f"exits = {value(list(pit.exits))}"
    if pit.boxes:
        yield from ("", "[pit.boxes]", *(f"{team} = {value(list(box))}" for team, box in pit.boxes.items()))


def without_defaults(struct: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of a structure that differ from their defaults, as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(struct)
    for field in msgspec.structs.fields(struct):
        if not field.required and getattr(struct, field.name) == field.default:
            del found[field.name]
    return {key: part for key, part in found.items() if part not in ({}, None)}


def value(plain: Any) -> str:
    """Format a value as TOML."""
    if isinstance(plain, dict):
        return "{ " + ", ".join(f"{key} = {value(part)}" for key, part in plain.items()) + " }"
    if isinstance(plain, list | tuple):
        return "[" + ", ".join(map(value, plain)) + "]"
    if isinstance(plain, bool):
        return str(plain).lower()
    if isinstance(plain, float):
        return f"{plain:g}" if plain != round(plain) else str(round(plain))
    return json.dumps(plain, ensure_ascii=False)

"""Check the scenery of a track file: the keys of each kind, with a sentence for each mistake."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from paddock.track.errors import unknown
from paddock.track.sections import TrackFile

STANDING = "at turn"
KEYS: dict[str, str] = {
    **dict.fromkeys(("water", "field"), "points sharp colour opacity"),
    **dict.fromkeys(("river", "rails", "pier", "street"), "points width colour"),
    "waves": "at size count seed",
    **dict.fromkeys(("stand", "station", "pool", "police"), f"{STANDING} size seed"),
    **dict.fromkeys(("house", "casino", "hangar"), f"{STANDING} size colour"),
    **dict.fromkeys(("block", "tower"), f"{STANDING} size seed rise colour neon"),
    "train": f"{STANDING} length coaches",
    "boat": f"{STANDING} length motor colour",
    **dict.fromkeys(("ship", "plane"), f"{STANDING} length colour"),
    **dict.fromkeys(("wheel", "tent", "balloon"), f"{STANDING} radius colour"),
    "lighthouse": f"{STANDING} height",
    "sign": f"{STANDING} text height colour",
    "plaque": f"{STANDING} text height colour ink",
    "mesa": f"{STANDING} points height colour",
    **dict.fromkeys(("bridge", "gallery"), "section"),
    "lights": "section step",
    "woods": "at size count seed scale of palm",
    "avenue": "points step scale of",
    "town": "at size step density seed colours of neon",
}
"""The keys of each kind."""
SCENERY_KINDS = tuple(KEYS)
PLANTS = ("tree", "palm", "pine", "cactus", "bush")
GROWING = (*PLANTS, "lamp", "lantern")
"""Plants and lamps for woods and avenues."""
NEEDED: dict[str, tuple[str, ...]] = {
    "points": ("water", "field", "river", "rails", "pier", "street", "mesa", "avenue"),
    "section": ("bridge", "gallery", "lights"),
    "text": ("sign", "plaque"),
}


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_pair(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2 and all(map(is_number, value))


def is_points(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) > 1 and all(map(is_pair, value))


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_text(value: Any) -> bool:
    return isinstance(value, str)


def is_texts(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) > 0 and all(map(is_text, value))


def is_flag(value: Any) -> bool:
    return isinstance(value, bool)


NUMBER = (is_number, "a number")
SHAPES = {
    **dict.fromkeys(("at", "size"), (is_pair, "two numbers, e.g. [4, 2.5]")),
    "points": (is_points, "a list of places, e.g. [[1, 2], [3, 2.5]]"),
    **dict.fromkeys(("seed", "count", "coaches"), (is_whole, "a whole number")),
    **dict.fromkeys(("sharp", "motor", "palm"), (is_flag, "true or false")),
    **dict.fromkeys(("colour", "ink", "of", "section", "text", "neon"), (is_text, "text")),
    "colours": (is_texts, "a list of colours"),
}
"""The form of each key's value; keys not listed are numbers."""
OF_A_TOWN = {"neon": SHAPES["colours"], "step": SHAPES["size"]}


def scenery_faults(file: TrackFile) -> Iterator[str]:
    """Return the mistakes in a file's scenery, in the file's terms."""
    sections = [part.section.name for part in file.parts if part.section.name]
    for number, item in enumerate(file.look.scenery, 1):
        kind = item.get("kind")
        if kind is None:
            yield f'scenery {number}: "kind" is missing, e.g. kind = "woods"'
        elif not isinstance(kind, str) or kind not in KEYS:
            yield f"scenery {number}: {unknown(str(kind), SCENERY_KINDS, 'kind')}"
        else:
            yield from (f"scenery {number} ({kind}): {fault}" for fault in item_faults(kind, item, sections))


def item_faults(kind: str, item: Mapping[str, Any], sections: list[str]) -> Iterator[str]:
    known = KEYS[kind].split()
    yield from (f'"{key}" is missing' for key, kinds in NEEDED.items() if kind in kinds and key not in item)
    for key, value in item.items():
        if key == "kind":
            continue
        if key not in known:
            yield unknown(key, known, "key")
            continue
        fits, words = (OF_A_TOWN if kind == "town" else {}).get(key) or SHAPES.get(key, NUMBER)
        if not fits(value):
            yield f'"{key}" has to be {words}, not {shown(value)}'
        elif key == "section" and value not in sections:
            yield f'"section": {unknown(value, sections, "section")}'
        elif key == "of" and value not in (of_known := SCENERY_KINDS if kind == "town" else GROWING):
            yield f'"of": {unknown(value, of_known, "thing")}'


def shown(value: Any) -> str:
    """Format a value as in the file."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)[:60]

"""Options of a game from plain values, with mistakes told in the user's terms."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from paddock.core.errors import BadOptions

T = TypeVar("T", bound=msgspec.Struct)


def read_options(game: str, kind: type[T], values: dict[str, Any], *more: str) -> T:
    """The options that these values name; `more` are names that stand for several options at once."""
    unknown = sorted(set(values) - set(kind.__struct_fields__))
    if unknown:
        known = ", ".join((*more, *kind.__struct_fields__))
        raise BadOptions(f"{game} has no option {unknown[0]!r}; it has {known}")
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        text = f"{where.rstrip('`')}: {what[0].lower()}{what[1:]}" if where else what
        raise BadOptions(f"option not understood: {text}") from None

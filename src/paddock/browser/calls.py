"""The calls that a page answers with the server's handlers, by method and path."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import unquote

from paddock.server.http import (
    analysis,
    assets,
    careers,
    chat,
    lessons,
    me,
    race,
    replays,
    seasons,
    seats,
    studio,
    tables,
)
from paddock.server.http.call import Call

TOPICS = (me, careers, assets, tables, seats, chat, race, replays, analysis, lessons, seasons, studio)
PARTS = {"id": "[^/]+", "str": "[^/]+", "seat": "[0-9]{1,3}"}


def pattern_of(path: str) -> re.Pattern[str]:
    """Return the pattern of a call's paths."""
    parts = re.split(r"\{(\w+):(\w+)\}", path)
    found = [f"(?P<{name}>{PARTS[kind]})" for name, kind in zip(parts[1::3], parts[2::3], strict=True)]
    texts = [re.escape(text) for text in parts[::3]]
    return re.compile("".join([text + part for text, part in zip(texts, [*found, ""], strict=True)]))


CALLS: tuple[tuple[str, re.Pattern[str], Call], ...] = tuple(
    [(call.method, pattern_of(call.path), call) for topic in TOPICS for call in topic.CALLS]
)


def find_call(method: str, path: str) -> tuple[Call, dict[str, Any]] | None:
    """Return the call for this path and its path parameters; None if there is none."""
    for known, pattern, call in CALLS:
        found = pattern.fullmatch(path)
        if found and known == method:
            named = {name: unquote(value) for name, value in found.groupdict().items()}
            return call, {name: int(value) if name == "seat" else value for name, value in named.items()}
    return None

"""Mistakes in a track, as sentences."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from paddock.core.errors import PaddockError


class BadTrack(PaddockError):
    """A track that cannot be raced on; `problems` holds a sentence for each mistake."""

    def __init__(self, *problems: str, name: str = "") -> None:
        self.problems = problems
        self.name = name
        super().__init__((f"{name}: " if name else "") + "; ".join(problems))


def unknown(word: str, known: Iterable[str], what: str) -> str:
    """Return the error for an unknown word, with the closest known one."""
    near = difflib.get_close_matches(word, list(known), 1, 0.5)
    hint = f'did you mean "{near[0]}"?' if near else f"known are {', '.join(known)}"
    return f'there is no {what} "{word}"; {hint}'

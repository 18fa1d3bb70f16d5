"""How a game answers `./paddock moves`: a question about a single move on a track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from paddock.parts.report import TextTable
from paddock.track.model import Track


class MoveOption(msgspec.Struct, frozen=True):
    """A property of a move, given as `--name VALUE`."""

    name: str
    kind: Literal["number", "text"]
    help: str


class MoveAnswer(msgspec.Struct, frozen=True):
    """Where a move can end: as plain data, and as a table, or as a sentence if it can end nowhere."""

    data: dict[str, Any]
    table: TextTable | None = None
    sentence: str = ""


class MoveQuery(Protocol):
    """A question about a single move on a track."""

    @property
    def options(self) -> Sequence[MoveOption]: ...

    def ask(self, track: Track, at: str, occupied: Sequence[str], given: Mapping[str, Any]) -> MoveAnswer:
        """Return where a car on this space can go. Raises BadOptions if something is missing or impossible."""

"""A game's own columns in tables of races (docs/data.md), and its figures in comparisons of rules (docs/lab.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from paddock.core.game import Result

Cell: TypeAlias = int | float | str | None


class DataColumn(msgspec.Struct, frozen=True):
    """A column of a table: its name, the type of its cells, and their meaning. Any cell may be empty."""

    name: str
    kind: Literal["int", "float", "text"]
    about: str


class RaceFigure(msgspec.Struct, frozen=True):
    """A figure of a race for comparisons of rules: its key, its title, and whether it is a share."""

    key: str
    title: str
    percent: bool = False


class SeatData(Protocol):
    """A game's own columns in a table with a row for each race and seat."""

    @property
    def columns(self) -> tuple[DataColumn, ...]: ...

    def rows(self, result: Result, notes: object) -> Sequence[Sequence[Cell]]:
        """Return the cells of every seat; `notes` are the observer's, or those of the kernel's `notes_of`."""

    @property
    def figures(self) -> tuple[RaceFigure, ...]: ...

    def measure(self, result: Result, notes: object) -> Mapping[str, float]:
        """Return the figures of a race by their keys; those that do not apply are left out."""

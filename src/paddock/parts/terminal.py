"""How a game shows itself in a terminal: colours, panels, and the layout of events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from paddock.core.game import Action
from paddock.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

StateSeen = TypeVar("StateSeen", contravariant=True)
ActSeen = TypeVar("ActSeen", bound=Action, contravariant=True)
ViewSeen = TypeVar("ViewSeen", contravariant=True)


class Layout(msgspec.Struct, frozen=True):
    """How events are laid out in a terminal, by their tags."""

    chapters: Mapping[str, str] = {}  # events that begin a chapter → the id of its title
    blocks: frozenset[str] = frozenset()  # preceded by an empty line
    details: frozenset[str] = frozenset()  # indented
    silent: frozenset[str] = frozenset()  # left out
    numbered: frozenset[str] = frozenset()


class Terminal(Protocol[StateSeen, ActSeen, ViewSeen]):
    """How a race looks in a terminal."""

    @property
    def layout(self) -> Layout: ...

    def paint(self, text: str, words: Words) -> Text:
        """Return a sentence with its colours."""

    def standings(self, view: ViewSeen, words: Words) -> RenderableType:
        """Return the standings."""

    def standings_key(self, view: ViewSeen) -> object:
        """Return a key; the standings are printed again when it changes."""

    def cars(self, view: ViewSeen) -> Mapping[str, Text]:
        """Return the occupied spaces, each with the mark of its car."""

    def own(self, view: ViewSeen, words: Words, legal: Sequence[ActSeen]) -> Sequence[RenderableType]:
        """Return what is private to the seat of this view, to show with its choices."""

    def summary(self, state: StateSeen) -> dict[str, Any]:
        """Return the cars and other results, without winners and scores, as plain data."""

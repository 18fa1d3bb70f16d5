"""How a game teaches itself: lessons, the coach's remarks, and reasons for good choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from paddock.core.game import Action
from paddock.words import Message

ActSeen = TypeVar("ActSeen", bound=Action, contravariant=True)
ViewSeen = TypeVar("ViewSeen", contravariant=True)

LEARNER = "learner"
"""The driver of a lesson's seat where no bot level is named."""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says once, when something first happens or is first asked.

    It is triggered by one of three things: an event of this type, a question with this id, or a choice whose preview
    has a note with this id. `where` holds required values of the event's fields or the message's arguments;
    `after` is a remark that must come first, so that not everything is said at once. The text gets the
    arguments of its trigger.

    `light` is what the page highlights: `car:KEY`, `space:NAME`, `corner:NUMBER`, `mine` (the learner's cars), `ahead`
    (the road that the question is about), or a named part of the page. Braces hold fields of the event.
    """

    say: str
    event: str = ""
    question: str = ""
    offer: str = ""
    where: Mapping[str, str | int | bool] = {}
    after: str = ""
    light: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: options, drivers, luck, and the choices made before it begins."""

    title: str  # ids of texts
    about: str
    seats: tuple[str, ...]  # the level of a bot, or `learner`
    seed: str
    remarks: tuple[Remark, ...]
    options: dict[str, Any] = {}
    moves: tuple[str, ...] = ()  # choices only: luck follows from the seed
    name: str = ""  # its file's name

    @property
    def learner(self) -> int:
        """The learner's seat."""
        return self.seats.index(LEARNER)


class Coaching(Protocol[ViewSeen, ActSeen]):
    """How a game explains choices."""

    def reason(self, view: ViewSeen, legal: Sequence[ActSeen], action: ActSeen) -> Message:
        """Return why a good driver would choose this action."""

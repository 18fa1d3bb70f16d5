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
    """What the coach says once, when something happens or is asked for the first time.

    One of three things is waited for: an event of this type, a question with this id, or a choice of which the preview
    has a note with this id. `where` are fields of the event, or arguments of the message, that must be so;
    `after` is the remark that must have been made before, so that not everything is said at once. The text has the
    arguments of whatever was waited for.

    `light` says what to look at: `car:KEY`, `space:NAME`, `corner:NUMBER`, `mine` (the learner's cars), `ahead` (the
    road that the question is about), or else a part of the page by its name. In braces stand fields of the event.
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
    name: str = ""  # that of its file

    @property
    def learner(self) -> int:
        """The learner's seat."""
        return self.seats.index(LEARNER)


class Coaching(Protocol[ViewSeen, ActSeen]):
    """How a game explains a choice."""

    def reason(self, view: ViewSeen, legal: Sequence[ActSeen], action: ActSeen) -> Message:
        """Return why a good driver would choose this one of the legal actions."""

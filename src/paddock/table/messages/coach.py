"""What travels between the server and somebody who learns: lessons, what their coach says, and its advice."""

from __future__ import annotations

import msgspec

from paddock.table.sizes import ClientId
from paddock.words import Message


class LessonInfo(msgspec.Struct, frozen=True):
    """A race to learn from, with a coach: a prepared start and luck that was chosen beforehand."""

    name: str
    title: Message
    about: Message


class CoachRemark(msgspec.Struct, frozen=True):
    """What the coach of a lesson says, once, from this version of the race on, and what to look at.

    Lights are `car:KEY`, `space:NAME`, `corner:NUMBER`, `mine`, `ahead`, or a part of the page by its name.
    """

    version: int
    text: Message
    light: tuple[str, ...]


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """The answer to Advise: what the coach would do, and why."""

    id: str
    action: str
    reason: Message


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What would the coach do? Only whoever learns in a lesson may ask, and only when asked something."""

    id: ClientId
    seat: int

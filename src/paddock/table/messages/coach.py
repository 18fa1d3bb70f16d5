"""Lessons, the remarks of their coach and its advice; and who sees live odds."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paddock.parts.coaching import Lesson
from paddock.table.sizes import ClientId
from paddock.words import Message, message

OddsRule: TypeAlias = Literal["off", "spectators", "all"]
"""The viewers of live odds: nobody, spectators, or everybody."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson: a race with a coach, a prepared start and fixed luck."""

    name: str
    title: Message
    about: Message


class CoachRemark(msgspec.Struct, frozen=True):
    """A coach's remark, shown from this version of the race, and what to highlight.

    Lights are `car:KEY`, `space:NAME`, `corner:NUMBER`, `mine`, `ahead`, or a part of the page by its name.
    """

    version: int
    text: Message
    light: tuple[str, ...]


class Suggestion(msgspec.Struct, frozen=True):
    """A choice of the coach, and why."""

    action: str
    reason: Message


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """The answer to Advise: what the coach would do, and why."""

    id: str
    action: str
    reason: Message
    then: Suggestion | None = None  # what it would do next, if the action only leads on to another question


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """Ask what the coach would do, for a player who owes a choice in a lesson or a race with hints."""

    id: ClientId
    seat: int


def lesson_info(lesson: Lesson) -> LessonInfo:
    """Describe a lesson to clients."""
    return LessonInfo(lesson.name, message(lesson.title), message(lesson.about))

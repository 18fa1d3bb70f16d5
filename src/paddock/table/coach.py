"""The coach of a lesson: what is said when something happens for the first time, and what a good driver would do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from paddock.core.errors import IllegalAction
from paddock.core.game import Action
from paddock.lessons import lessons_of
from paddock.parts.coaching import Lesson, Remark
from paddock.table.driver import stand_in
from paddock.table.messages import Choice
from paddock.table.messages.coach import CoachRemark, LessonInfo
from paddock.words import Message, message

if TYPE_CHECKING:
    from paddock.table.table import Table


class Coach:
    """Speaks to whoever learns at one table. What was said follows from its rows and from what the learner is asked."""

    def __init__(self, table: Table, lesson: Lesson) -> None:
        self.table = table
        self.lesson = lesson
        self._due = list(lesson.remarks)
        self._said: list[CoachRemark] = []
        self._scanned = 0
        self._advised: tuple[int, asyncio.Task[tuple[Action, Message]]] | None = None

    @classmethod
    def of(cls, table: Table) -> Coach | None:
        """The coach of a table, if a lesson is taught there that this program knows."""
        wanted = table.meta.lesson
        found = [lesson for lesson in lessons_of(table.meta.game) if lesson.name == wanted] if wanted else []
        return cls(table, found[0]) if found else None

    # Remarks.

    def remarks(
        self, seat: int | None, since: int, question: Message | None, choices: Sequence[Choice]
    ) -> tuple[CoachRemark, ...]:
        """What was said to the learner since a version of the race, and what is to be said of this question."""
        if seat != self.lesson.learner:
            return ()
        lines = self.table.race.lines
        for encoded in lines[self._scanned :]:
            self._hear(msgspec.json.decode(encoded))
        self._scanned = len(lines)
        if question is not None:
            self._ask(question, choices)
        return tuple([said for said in self._said if said.version > since])

    def _hear(self, line: dict[str, Any]) -> None:
        """Something has happened: a Line, as it is sent."""
        for event, told in zip(line["events"], line["say"], strict=False):  # what is noted of a seat is no event
            due = [remark for remark in self._due if remark.event == event["type"]]
            self._tell(due, line["seq"] + 1, told["args"], event)

    def _ask(self, question: Message, choices: Sequence[Choice]) -> None:
        """The learner is asked something."""
        version = self.table.race.version
        due = [remark for remark in self._due if remark.question == question.id]
        self._tell(due, version, question.args, question.args)
        for note in [note for choice in choices for note in choice.preview.notes]:
            due = [remark for remark in self._due if remark.offer == note.id]
            self._tell(due, version, note.args, note.args)

    def _tell(self, due: list[Remark], version: int, args: Mapping[str, Any], fields: Mapping[str, Any]) -> None:
        """Says what is due, if it is about these fields."""
        before = {said.text.id for said in self._said if said.version < version}
        for remark in due:
            if remark.after not in ("", *before) or any(fields.get(key) != want for key, want in remark.where.items()):
                continue
            self._due.remove(remark)
            light = tuple([place.format_map(fields) for place in remark.light])
            self._said.append(CoachRemark(version, Message(remark.say, args), light))

    # Advice.

    def advise(self, answer: Callable[[Action, Message], None]) -> None:
        """Answers what a good driver would do: thought out once for each question, in the bots' own processes."""
        race = self.table.race
        if self.table.stage != "racing" or self.lesson.learner not in race.waits:
            raise IllegalAction("advice", message("server-refused-no-question"))
        if self._advised is None or self._advised[0] != race.version or _is_lost(self._advised[1]):
            self._advised = race.version, asyncio.create_task(self._think())
        self._advised[1].add_done_callback(lambda thought: None if thought.cancelled() else answer(*thought.result()))

    async def _think(self) -> tuple[Action, Message]:
        game, state, seat = self.table.game, self.table.race.state, self.lesson.learner
        action = (await self.table.bots.ask(seat, stand_in(game))).action
        coaching = game.coaching()
        if coaching is None:
            return action, game.label(action)
        return action, coaching.reason(game.view(state, seat), game.legal(state, seat), action)


def _is_lost(thought: asyncio.Task[tuple[Action, Message]]) -> bool:
    """Whether a thought has ended without an answer: it was cancelled or has failed."""
    return thought.done() and (thought.cancelled() or thought.exception() is not None)


def coach_for(table: Table, guest: str, seat: int) -> Coach:
    """The coach, for the one who learns here; nobody else may ask, and nowhere else."""
    coach = table.coach
    if coach is None or seat != coach.lesson.learner or not table.meta.owns(guest, seat):
        raise IllegalAction("advice", message("server-refused-no-coach"))
    return coach


def lesson_info(lesson: Lesson) -> LessonInfo:
    """A lesson as it is offered."""
    return LessonInfo(lesson.name, message(lesson.title), message(lesson.about))

"""The coach: remarks in a lesson when something happens for the first time, and advice in any race with hints."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from paddock.core.errors import IllegalAction
from paddock.core.game import Action
from paddock.lessons import lessons_of
from paddock.parts.coaching import Lesson, Remark
from paddock.table.analysis.positions import gives_hints, mark_as_hinted
from paddock.table.driver import stand_in
from paddock.table.messages import Choice
from paddock.table.messages.coach import CoachRemark, Suggestion
from paddock.words import Message, message

if TYPE_CHECKING:
    from paddock.table.table import Table


class Coach:
    """Coaches the learner at one table. Its remarks depend only on the rows and the learner's questions."""

    def __init__(self, table: Table, lesson: Lesson) -> None:
        self.table = table
        self.lesson = lesson
        self._due = list(lesson.remarks)
        self._said: list[CoachRemark] = []
        self._scanned = 0

    @classmethod
    def of(cls, table: Table) -> Coach | None:
        """Return the coach of a table; None if it has no lesson known to this version."""
        wanted = table.meta.lesson
        found = [lesson for lesson in lessons_of(table.meta.game) if lesson.name == wanted] if wanted else []
        return cls(table, found[0]) if found else None

    # Remarks.

    def remarks(
        self, seat: int | None, since: int, question: Message | None, choices: Sequence[Choice]
    ) -> tuple[CoachRemark, ...]:
        """Return the remarks to the learner since a version of the race, including those on this question."""
        if seat != self.lesson.learner:
            return ()
        lines = self.table.race.lines
        for encoded in lines[self._scanned :]:
            self._note_line(msgspec.json.decode(encoded))
        self._scanned = len(lines)
        if question is not None:
            self._ask(question, choices)
        return tuple([said for said in self._said if said.version > since])

    def _note_line(self, line: dict[str, Any]) -> None:
        """Add the remarks due at a Line, in its sent form."""
        for event, said in zip(line["events"], line["say"], strict=False):  # notes about seats have no events
            due = [remark for remark in self._due if remark.event == event["type"]]
            self._tell(due, line["seq"] + 1, said["args"], event)

    def _ask(self, question: Message, choices: Sequence[Choice]) -> None:
        """Add the remarks due at a question."""
        version = self.table.race.version
        due = [remark for remark in self._due if remark.question == question.id]
        self._tell(due, version, question.args, question.args)
        shown = [each for choice in choices for each in (choice, *choice.then)]
        for note in [note for choice in shown for note in choice.preview.notes]:
            due = [remark for remark in self._due if remark.offer == note.id]
            self._tell(due, version, note.args, note.args)

    def _tell(self, due: list[Remark], version: int, args: Mapping[str, Any], fields: Mapping[str, Any]) -> None:
        """Add the due remarks that match these fields."""
        before = {said.text.id for said in self._said if said.version < version}
        for remark in due:
            if remark.after not in ("", *before) or any(fields.get(key) != want for key, want in remark.where.items()):
                continue
            self._due.remove(remark)
            light = tuple([place.format_map(fields) for place in remark.light])
            self._said.append(CoachRemark(version, Message(remark.say, args), light))


class Adviser:
    """Advises the learner of a lesson, and players of races with hints."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thought: tuple[int, int, asyncio.Task[tuple[Suggestion, ...]]] | None = None  # version, seat

    async def advise(self, guest: str, seat: int, answer: Callable[..., None]) -> None:
        """Answer with the move of a good driver and what follows it, computed once for each question."""
        table, race = self.table, self.table.race
        taught = table.coach is not None and table.coach.lesson.learner == seat
        if not table.meta.owns(guest, seat) or not (taught or gives_hints(table.game, table.meta)):
            raise IllegalAction("advice", message("server-refused-no-coach"))
        if table.stage != "racing" or seat not in race.waits:
            raise IllegalAction("advice", message("server-refused-no-question"))
        if self._thought is None or self._thought[:2] != (race.version, seat) or _is_lost(self._thought[2]):
            self._thought = race.version, seat, asyncio.create_task(self._think(seat))
        self._thought[2].add_done_callback(lambda thought: None if thought.cancelled() else answer(*thought.result()))
        if not taught:
            await mark_as_hinted(table)

    async def _think(self, seat: int) -> tuple[Suggestion, ...]:
        """Return the choice, and the next one if it only leads on to that."""
        game, state = self.table.game, self.table.race.state
        action = await self._choose(seat, state)
        first = Suggestion(str(action), self._reason(seat, state, action))
        if not game.leads_on(state, action):
            return (first,)
        after, _ = game.apply(state, action)
        if not game.legal(after, seat):
            return (first,)
        then = await self._choose(seat, after)
        return first, Suggestion(str(then), self._reason(seat, after, then))

    async def _choose(self, seat: int, state: object) -> Action:
        return (await self.table.bots.ask(seat, stand_in(self.table.game), state)).action

    def _reason(self, seat: int, state: object, action: Action) -> Message:
        game = self.table.game
        coaching = game.coaching()
        if coaching is None:
            return game.label(action)
        return coaching.reason(game.view(state, seat), game.legal(state, seat), action)


def _is_lost(thought: asyncio.Task[tuple[Suggestion, ...]]) -> bool:
    """Return whether a task was cancelled or has failed."""
    return thought.done() and (thought.cancelled() or thought.exception() is not None)

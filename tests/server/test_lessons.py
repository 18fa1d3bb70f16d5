"""Lessons: prepared races with a coach, walked to their end by doing what the coach says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from paddock.lessons import lessons_of
from paddock.parts.coaching import Lesson
from paddock.words import LANGUAGES, Message, Seat, Words
from tests.server.running import Person, Running

LESSONS = [(game, lesson.name) for game in ("downforce", "formula_d") for lesson in lessons_of(game)]


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in lessons_of(game) if lesson.name == name)


def begin(person: Person, game: str, name: str) -> Any:
    return person.post("/api/lessons", {"game": game, "lesson": name})


def as_message(said: Any) -> Message:
    """A message as it was before it travelled."""
    args = {key: as_argument(value) for key, value in said["args"].items()}
    return Message(said["id"], args)


def as_argument(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return Seat(value["seat"]) if "seat" in value else as_message(value)


def check_words(*said: Any) -> None:
    for language in LANGUAGES:
        words = Words(language, ["Ann", "Bo", "Cy", "Di"])
        for each in said:
            assert words.say(as_message(each))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_doing_what_the_coach_says_leads_to_the_end(server: Running, game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    ann = server.person()
    table = begin(ann, game, name)["id"]
    with ann.socket(table, lesson.learner) as line:
        while (update := line.until(due(lesson.learner)))["table"]["stage"] == "racing":
            advice = line.command(type="advise", seat=lesson.learner)
            assert advice["type"] == "advice", advice
            assert advice["action"] in [choice["action"] for choice in update["choices"]]
            check_words(advice["reason"])
            assert line.act(lesson.learner, advice["action"])["type"] == "ack"
        said = [remark["text"] for text in line.received for remark in json.loads(text).get("coach", ())]
    check_words(*said)
    assert {text["id"] for text in said} == {remark.say for remark in lesson.remarks}  # whoever follows sees it all


def due(seat: int) -> Callable[[Any], bool]:
    """Whether an update asks something of this seat, or the race is over."""
    return lambda update: seat in update["waits"] or update["table"]["stage"] == "over"

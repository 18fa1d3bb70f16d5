"""The lessons of the games: TOML files in a folder `lessons` beside each game, taught in the order of their names."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from paddock.convert import convert
from paddock.core.errors import BadOptions, PaddockError
from paddock.core.game import Action, AnyGame, Decide, Event, Luck, Over
from paddock.core.luck import SeededLuck
from paddock.core.play import step
from paddock.installed import folders_of
from paddock.parts.coaching import Lesson


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order; empty if it has none."""
    files = [file for folder in folders_of(game, "lessons") for file in folder.glob("*.toml")]
    found = []
    for file in sorted(files, key=lambda file: file.name):
        try:
            lesson = convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)
        except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
            raise PaddockError(f"{file}: {error}") from None
        name = file.stem.lstrip("0123456789-")  # the number only gives the order
        found.append(msgspec.structs.replace(lesson, name=name))
    return tuple(found)


def find_lesson(game: str, name: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.name == name:
            return lesson
    raise BadOptions(f"there is no lesson {name!r} in {game!r}")


def prepared(game: AnyGame, lesson: Lesson) -> list[tuple[Action | Luck, object, tuple[Event, ...]]]:
    """Play up to the learner's turn: return each move with the state after it and its events."""
    luck, state, moves = SeededLuck(lesson.seed), game.start(), iter(lesson.moves)
    done: list[tuple[Action | Luck, object, tuple[Event, ...]]] = []
    while not isinstance(turn := game.turn(state), Over):
        move: Action | Luck
        if isinstance(turn, Decide):
            text = next(moves, None)
            if text is None:
                break
            move = game.read(text)
        else:
            move = luck.answer(turn)
        state, events = step(game, state, move)
        done.append((move, state, events))
    return done

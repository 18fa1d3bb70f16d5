"""The rules pages of the games, as a client draws them: texts of one language, examples played out."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from paddock import games
from paddock.core.game import AnyGame, Over
from paddock.parts import guide
from paddock.table.messages import Choice, GameEvent
from paddock.words import LANGUAGES, Message
from paddock.words.sheet import ScoreSheet


class GuideRule(msgspec.Struct, frozen=True):
    """A rule in full, by its number; `ruling` gives the reason where we decided what the printed rules leave open."""

    id: str
    text: str
    ruling: str | None


class GuideExample(msgspec.Struct, frozen=True):
    """A position that shows a rule at work: what is said of it, what its seat sees and may choose, what comes then."""

    name: str
    text: str
    board: bool  # whether the board tells something
    track: str | None  # its digest
    kit: dict[str, Any]
    names: tuple[str, ...]
    seat: int | None
    view: Any
    choices: tuple[Choice, ...]
    events: tuple[GameEvent, ...]
    say: tuple[Message, ...]  # puts the events into words
    sheet: ScoreSheet | None  # where it is about the score


class GuidePart(msgspec.Struct, frozen=True):
    """A part of the rules: in short, by examples, and exactly."""

    id: str
    title: str
    summary: str
    examples: tuple[GuideExample, ...]
    rules: tuple[GuideRule, ...]


class Guide(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    lead: str
    parts: tuple[GuidePart, ...]


async def packed(game: str, language: str) -> bytes | None:
    """The guide, gzipped: made once, and never between the sockets; None: there is none."""
    if game not in games.names() or language not in LANGUAGES or games.guide_folder(game) is None:
        return None
    return await asyncio.to_thread(_packed, game, language)


@cache
def _packed(game: str, language: str) -> bytes:
    return gzip.compress(msgspec.json.encode(make_guide(game, language)), 9, mtime=0)


def make_guide(game: str, language: str) -> Guide:
    """The rules of a game that has a guide."""
    folder = games.guide_folder(game)
    assert folder is not None
    text = guide.texts(folder, language)
    return Guide(text.lead, tuple([_part(game, folder, part) for part in text.parts]))


def _part(game: str, folder: Path, part: guide.Part) -> GuidePart:
    named = {example.name: example for example in guide.examples(folder)}
    shown = tuple([_example(game, named[name], text) for name, text in part.examples.items()])
    rules = tuple([GuideRule(id, text, part.rulings.get(id)) for id, text in part.rules.items()])
    return GuidePart(part.id, part.title, part.summary, shown, rules)


def _example(name: str, example: guide.Example, text: str) -> GuideExample:
    game = games.make(name, example.options)
    state, _ = guide.play(game, game.start(), example.moves)
    seat = guide.seat_of(game, state, example)
    after, happened = guide.play(game, state, example.then)
    events = guide.claimed(example, happened)
    end = game.turn(after)
    return GuideExample(
        example.name,
        text,
        example.board,
        game.track.digest if game.track and example.board else None,
        game.static_data(),
        guide.NAMES[: game.seats],
        seat,
        game.view(state, seat),
        () if seat is None else _choices(game, state, seat, example),
        tuple([msgspec.to_builtins(event) for event in events]),
        tuple([game.tell(event) for event in events]),
        game.sheet(end.result) if example.scores and isinstance(end, Over) else None,
    )


def _choices(game: AnyGame, state: object, seat: int, example: guide.Example) -> tuple[Choice, ...]:
    """The choices that the example speaks of."""
    spoken_of = {*example.open, *example.offered}
    return tuple(
        [
            Choice(str(action), game.label(action), game.preview(state, action))
            for action in game.legal(state, seat)
            if str(action) in spoken_of
        ]
    )

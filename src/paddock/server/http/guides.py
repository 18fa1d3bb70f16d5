"""The call for the rules page of a game: texts of one language, with examples played out."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from paddock import games
from paddock.core.game import AnyGame, Over
from paddock.parts import guide as parts
from paddock.server.http.call import READ, Call, packed_answer
from paddock.server.http.web import Request, Response
from paddock.table.errors import NotThere
from paddock.table.messages import Choice, GameEvent
from paddock.words import LANGUAGES, Message
from paddock.words.sheet import ScoreSheet


class GuideRule(msgspec.Struct, frozen=True):
    """A rule in full, by its number; `ruling` explains our decision where the printed rules leave something open."""

    id: str
    text: str
    ruling: str | None


class GuideExample(msgspec.Struct, frozen=True):
    """A position that shows a rule at work: its text, what its seat sees and may choose, and what follows."""

    name: str
    text: str
    board: bool  # whether to show the board
    track: str | None  # its digest
    kit: dict[str, Any]
    names: tuple[str, ...]
    seat: int | None
    view: Any
    choices: tuple[Choice, ...]
    events: tuple[GameEvent, ...]
    say: tuple[Message, ...]  # the events in words
    sheet: ScoreSheet | None  # for examples about the score


class GuidePart(msgspec.Struct, frozen=True):
    """A part of the rules: a summary, examples, and the exact rules."""

    id: str
    title: str
    summary: str
    examples: tuple[GuideExample, ...]
    rules: tuple[GuideRule, ...]


class Guide(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    lead: str
    parts: tuple[GuidePart, ...]


async def guide(request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in games.names() or language not in LANGUAGES or games.guide_folder(game) is None:
        raise NotThere("there is no such rules page")
    return packed_answer(request, await asyncio.to_thread(_packed, game, language), "application/json")


@cache
def _packed(game: str, language: str) -> bytes:
    return gzip.compress(msgspec.json.encode(make_guide(game, language)), 9, mtime=0)


def make_guide(game: str, language: str) -> Guide:
    folder = games.guide_folder(game)
    assert folder is not None
    text = parts.texts(folder, language)
    return Guide(text.lead, tuple([_part(game, folder, part) for part in text.parts]))


def _part(game: str, folder: Path, part: parts.Part) -> GuidePart:
    named = {example.name: example for example in parts.examples(folder)}
    shown = tuple([_example(game, named[name], text) for name, text in part.examples.items()])
    rules = tuple([GuideRule(id, text, part.rulings.get(id)) for id, text in part.rules.items()])
    return GuidePart(part.id, part.title, part.summary, shown, rules)


def _example(name: str, example: parts.Example, text: str) -> GuideExample:
    game = games.make(name, example.options)
    state, _ = parts.play(game, game.start(), example.moves)
    seat = parts.seat_of(game, state, example)
    after, happened = parts.play(game, state, example.then)
    events = parts.claimed(example, happened)
    end = game.turn(after)
    return GuideExample(
        example.name,
        text,
        example.board,
        game.track.digest if game.track and example.board else None,
        game.static_data(),
        parts.NAMES[: game.seats],
        seat,
        game.view(state, seat),
        () if seat is None else _choices(game, state, seat, example),
        tuple([msgspec.to_builtins(event) for event in events]),
        tuple([game.tell(event) for event in events]),
        game.sheet(end.result) if example.scores and isinstance(end, Over) else None,
    )


def _choices(game: AnyGame, state: object, seat: int, example: parts.Example) -> tuple[Choice, ...]:
    spoken_of = {*example.open, *example.offered}
    return tuple(
        [
            Choice(str(action), game.label(action), game.preview(state, action))
            for action in game.legal(state, seat)
            if str(action) in spoken_of
        ]
    )


CALLS = (
    Call("GET", "/api/games/{game:str}/guide/{language:str}", guide, READ, "Return the rules of a game.", gives=Guide),
)

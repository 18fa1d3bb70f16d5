"""Data that clients draw with and may cache: tracks with their pictures, the games with their options, texts."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from paddock import bots, games
from paddock.analysis.rows import is_analysed
from paddock.drawing.draw import draw
from paddock.lessons import lessons_of
from paddock.review.values import is_valued
from paddock.seasons.files import ready_plans
from paddock.seasons.season import SeasonPlan, make_season
from paddock.table.lru import Lru
from paddock.table.messages import GameInfo, TrackName
from paddock.table.messages.coach import lesson_info
from paddock.table.messages.season import PlannedRace, ReadySeason
from paddock.table.steps import Steps, once
from paddock.track.board import board_data
from paddock.track.facts import CircuitFacts, facts_of
from paddock.track.figures import circuit_figures
from paddock.track.load import board_key, builtin, builtin_tracks, load
from paddock.track.model import Track
from paddock.words import LANGUAGES, PARTS, Message, all_texts

Run: TypeAlias = Callable[[Steps[bytes]], Awaitable[bytes]]
"""Runs work on a queue."""
KEPT = 64
"""Tracks, as pictures or data, that are cached in memory."""


def find_board(tracks: Iterable[Track | None], key: str) -> Track | None:
    """Return the track with this board, if it is among these."""
    return next((track for track in tracks if track is not None and board_key(track) == key), None)


_packed: Lru[tuple[str, str], bytes] = Lru(KEPT)


async def packed(track: Track, kind: str, run: Run | None = None) -> bytes:
    """Return the drawn board ("svg") or its data ("json"), gzipped; made once, by `run` or in a thread.

    A digest leaves out what is drawn, so an imported copy of a built-in track must not replace its picture.
    """
    track = (await asyncio.to_thread(builtin_tracks)).get(track.digest, track)
    key = (board_key(track), kind)
    if (found := _packed.find(key)) is None:
        found = _packed[key] = await (run(once(_pack, track, kind)) if run else asyncio.to_thread(_pack, track, kind))
    return found


def _pack(track: Track, kind: str) -> bytes:
    plain = draw(track).encode() if kind == "svg" else msgspec.json.encode(board_data(track))
    return gzip.compress(plain, 9, mtime=0)


@cache
def game_infos() -> tuple[GameInfo, ...]:
    return tuple([_game_info(name) for name in games.names()])


@cache
def circuit_facts() -> dict[str, CircuitFacts]:
    """Return what tells the built-in circuits apart, by their names."""
    figures = circuit_figures()
    turns = {name: figures[name].turns if name in figures else None for name in builtin()}
    return {name: replace(facts_of(load(name)), turns=turns[name]) for name in builtin()}


def _game_info(name: str) -> GameInfo:
    game = games.load(name)
    tracks = [track for track in map(load, builtin()) if name in track.games]
    known = tuple([TrackName(track.name, track.title, track.digest, track.games) for track in tracks])
    lessons = tuple(map(lesson_info, lessons_of(name)))
    guide = games.guide_folder(name) is not None
    levels, seasons = bots.names(game), tuple(map(_ready_season, ready_plans(name)))
    return GameInfo(
        *(name, game.title, game.seats_option, game.option_infos(), known, levels, lessons, guide, seasons),
        valued=is_valued(game),
        analysed=is_analysed(game),
    )


def _ready_season(plan: SeasonPlan) -> ReadySeason:
    season, _ = make_season(plan)
    races = tuple([PlannedRace(race.game, race.options) for race in season.races])
    points = season.points if season.count == "points" else ()
    return ReadySeason(plan.ready, Message(plan.ready), Message(f"{plan.ready}-about"), races, season.count, points)


def texts(name: str) -> str | None:
    """Return the texts of a language in one file, without those of PARTS, which are named `LANGUAGE.PART`."""
    language, _, part = name.partition(".")
    return all_texts(language, part) if language in LANGUAGES and part in ("", *PARTS) else None

"""What a client needs to draw a race and can keep: tracks with their pictures, cards, dice, options, texts."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Any

import msgspec

from paddock import games
from paddock.core.game import AnyGame
from paddock.drawing.draw import draw
from paddock.server.hall import BOTS
from paddock.server.messages import GameInfo, TrackName
from paddock.track.load import builtin, load
from paddock.track.model import Space, Track
from paddock.words import LANGUAGES, all_texts

KEPT = 64
"""Pictures and data of tracks that are kept in memory."""


def track_data(track: Track) -> dict[str, Any]:
    """A track as a board needs it: outlines and places of cars in the units of its picture."""
    art = track.art

    def space_data(space: Space) -> dict[str, Any]:
        return {
            "id": space.id,
            "lane": space.lane,
            "at": space.at,
            "corner": space.corner,
            "next": space.next,
            "outline": space.outline,
            "pose": art.poses.get(space.id),
        }

    pit = track.pit
    return {
        "name": track.name,
        "title": track.title,
        "digest": track.digest,
        "frame": art.frame,
        "unit": art.unit,
        "finish": art.finish,
        "lap": track.lap,
        "spaces": [space_data(space) for space in track.spaces],
        "corners": msgspec.to_builtins(track.corners),
        "grid": track.grid,
        "lines": track.lines,
        "pit": None
        if pit is None
        else {"spaces": [space_data(space) for space in pit.spaces], "boxes": msgspec.to_builtins(pit.boxes)},
        "poses": art.poses,
        "podium": art.podium,
        "trouble": track.trouble,
        "danger": track.danger,
    }


_packed: dict[tuple[str, str], bytes] = {}


async def packed(track: Track, kind: str) -> bytes:
    """The drawn board ("svg") or its data ("json"), gzipped: made once, and never between the sockets."""
    key = (track.digest, kind)
    if key not in _packed:
        made = await asyncio.to_thread(_pack, track, kind)
        if len(_packed) >= KEPT:
            _packed.pop(next(iter(_packed)))
        _packed[key] = made
    return _packed[key]


def _pack(track: Track, kind: str) -> bytes:
    plain = draw(track).encode() if kind == "svg" else msgspec.json.encode(track_data(track))
    return gzip.compress(plain, 9, mtime=0)


@cache
def game_infos() -> tuple[GameInfo, ...]:
    """The games of this server."""
    tracks = [load(name) for name in builtin()]
    names = [TrackName(track.name, track.title, track.digest, track.games) for track in tracks]
    return tuple(
        [
            GameInfo(name, games.options_of(name), tuple([track for track in names if name in track.games]), BOTS)
            for name in games.GAMES
        ]
    )


def kit_data(game: AnyGame) -> dict[str, Any]:
    """What the numbers in a game's views stand for."""
    kit: Any = game.kit  # type: ignore[attr-defined]
    if game.name == "downforce":
        from paddock.downforce.rules.deck import COLOURS
        from paddock.downforce.rules.scoring import PAYOUTS, PRIZES

        return {
            "game": game.name,
            "spaces": list(kit.board.names),
            "colours": list(COLOURS),
            "cards": [{"name": card.name, "lines": card.lines} for card in kit.cards],
            "prizes": list(PRIZES),
            "payouts": PAYOUTS,
            "options": msgspec.to_builtins(kit.options),
        }
    from paddock.formula_d.rules.circuit import TEAMS
    from paddock.formula_d.rules.gears import DICE

    return {
        "game": game.name,
        "spaces": list(kit.circuit.names),
        "teams": list(TEAMS),
        "dice": [list(faces) for faces in DICE],
        "wear": kit.options.wear,
        "laps": kit.options.laps,
        "cars": [{"seat": kit.seat[car], "team": TEAMS[kit.team[car]]} for car in kit.cars],
        "options": msgspec.to_builtins(kit.options),
    }


def texts(language: str) -> str | None:
    """All texts of a language in one file."""
    return all_texts(language) if language in LANGUAGES else None

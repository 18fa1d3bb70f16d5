"""Boards for clients: a track's picture and data, compressed once and cached."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

import msgspec

from paddock.drawing.draw import draw
from paddock.table.lru import Lru
from paddock.table.steps import Steps, once
from paddock.track.board import board_data
from paddock.track.load import board_key, builtin_tracks
from paddock.track.model import Track

Run: TypeAlias = Callable[[Steps[bytes]], Awaitable[bytes]]
"""Runs work on a queue."""
KEPT = 64
"""Tracks, as pictures or data, that are cached in memory."""


def find_board(tracks: Iterable[Track | None], key: str) -> Track | None:
    """Return the track with this board key; None if it is not among these."""
    return next((track for track in tracks if track is not None and board_key(track) == key), None)


_packed: Lru[tuple[str, str], bytes] = Lru(KEPT)


async def packed(track: Track, kind: str, run: Run | None = None) -> bytes:
    """Return the drawn board ("svg") or its data ("json"), gzipped; made once, by `run` or in a thread.

    Digests ignore the drawing, so an imported copy of a built-in track must not replace its picture.
    """
    track = (await asyncio.to_thread(builtin_tracks)).get(track.digest, track)
    key = (board_key(track), kind)
    if (found := _packed.find(key)) is None:
        found = _packed[key] = await (run(once(_pack, track, kind)) if run else asyncio.to_thread(_pack, track, kind))
    return found


def _pack(track: Track, kind: str) -> bytes:
    plain = draw(track).encode() if kind == "svg" else msgspec.json.encode(board_data(track))
    return gzip.compress(plain, 9, mtime=0)

"""A game's contribution to drafts of its tracks, defined in its own folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from paddock.installed import module_of
from paddock.track.drafts.trace import Feel, Outline
from paddock.track.errors import BadTrack
from paddock.track.sections import TrackFile


class Drafting(msgspec.Struct, frozen=True):
    """How a game turns an outline into a track file."""

    rows: int  # of a lap, by default
    steps: int | None  # of a lap: the default number of rows is changed to fit; None: it is kept
    fewest: int
    most: int
    feel: Feel
    apart: float  # least distance between the middles of two parts of the road, in lane widths
    narrows: bool  # whether straights may be narrower than three lanes
    draft: Callable[[Outline], TrackFile]
    finish: Callable[[TrackFile], Iterator[TrackFile]]
    """Yields versions of a file with parts that depend on its spaces, such as a pit lane; the first valid counts."""


def drafting_of(game: str) -> Drafting:
    """Return DRAFTING in the module `tracks.drafting` of a game's package."""
    module = module_of(game, "tracks.drafting")
    if module is None:
        raise BadTrack(f'no circuits can be drafted for the game "{game}"')
    found: Drafting = module.DRAFTING
    return found

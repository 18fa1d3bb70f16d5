"""A game's additions to the pictures of its tracks, defined in its own folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from paddock.drawing.ink import Colours
from paddock.installed import module_of
from paddock.track.model import Corner, Track

Painter = Callable[[Track, Colours], str]


def nothing(_track: Track, _colours: Colours) -> str:
    """Draw nothing."""
    return ""


def no_board(_corner: Corner, _colours: Colours) -> Sequence[str]:
    """Draw nothing below the name of a corner."""
    return ()


class Painting(msgspec.Struct, frozen=True):
    """A game's own paint; the defaults add nothing."""

    spaces: Painter | None = None  # the spaces of the lap, replacing the plain ones
    on_road: Painter = nothing  # below arrows and starting places
    over_finish: Painter = nothing  # lines and signs, above the finish line
    beside_road: Painter = nothing  # panels on the land
    corner_board: Callable[[Corner, Colours], Sequence[str]] = no_board  # shapes below the name of a corner
    numbered_grid: bool = False  # whether starting places have numbers


def paintings_of(track: Track) -> list[Painting]:
    """Return the painters of a track's games: PAINTING in the module `tracks.painting` of each."""
    modules = [module_of(game, "tracks.painting") for game in track.games]
    return [module.PAINTING for module in modules if module is not None]

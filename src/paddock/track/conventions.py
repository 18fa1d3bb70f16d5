"""Conventions of a game for building and checking tracks, defined in the game's own folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from paddock.installed import module_of
from paddock.track.links import Neighbours
from paddock.track.model import Track
from paddock.track.plan import Cell, Plan


def all_ahead(_cell: Cell, ahead: Sequence[Cell], _neighbours: Neighbours) -> Sequence[Cell]:
    """Return the spaces that may be entered: every touching one whose front edge lies further on."""
    return ahead


def front_edge(cell: Cell, _plan: Plan) -> int:
    """Return the front edge of a space as its position."""
    return cell.front


def no_grid(_plan: Plan) -> Sequence[str]:
    """Return no grid: the file has to name its starting places."""
    return ()


class Conventions(msgspec.Struct, frozen=True):
    """A game's conventions for tracks; the defaults suit a game without any."""

    start: tuple[float, ...] = (0, 0, 0)
    """Default rows between the line and the first space of each lane."""
    grid: Callable[[Plan], Sequence[str]] = no_grid
    """Default starting places, pole first."""
    points_touch: bool = True  # spaces that share only a point count as touching, not just those that share an edge
    enterable: Callable[[Cell, Sequence[Cell], Neighbours], Sequence[Cell]] = all_ahead
    """Selects the touching spaces ahead that may be entered from a space."""
    distance: Callable[[Cell, Plan], int] = front_edge
    """The position of a space along the lap, in ticks."""
    checks: tuple[Callable[[Track], Iterable[str]], ...] = ()
    """The game's checks of a track: each one yields a sentence per mistake."""
    file_checks: tuple[Callable[[Track], Iterable[str]], ...] = ()
    """Checks of track files only; tracks inside records stay valid."""


def conventions_of(game: str) -> Conventions:
    """Return a game's conventions: CONVENTIONS in the module `tracks.conventions` of its package, if it has one."""
    module = module_of(game, "tracks.conventions")
    if module is None:
        return Conventions()
    found: Conventions = module.CONVENTIONS
    return found

"""What differs from game to game when a track is built and checked; each game says it in its own folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from paddock.installed import module_of
from paddock.track.links import Neighbours
from paddock.track.model import Track
from paddock.track.plan import Cell, Plan


def all_ahead(_cell: Cell, ahead: Sequence[Cell], _neighbours: Neighbours) -> Sequence[Cell]:
    """Every touching space whose front edge lies further on may be entered."""
    return ahead


def front_edge(cell: Cell, _plan: Plan) -> int:
    """A space counts as being where its front edge is."""
    return cell.front


def no_grid(_plan: Plan) -> Sequence[str]:
    """A file has to name its starting places."""
    return ()


class Conventions(msgspec.Struct, frozen=True):
    """What a game takes a track to be; the defaults serve a game that says nothing."""

    start: tuple[float, ...] = (0, 0, 0)
    """Rows after the line at which the first space of each lane begins, unless the file says otherwise."""
    grid: Callable[[Plan], Sequence[str]] = no_grid
    """The starting places, pole first, of a track whose file names none."""
    points_touch: bool = True  # spaces that share a single point touch, not only those that share an edge
    enterable: Callable[[Cell, Sequence[Cell], Neighbours], Sequence[Cell]] = all_ahead
    """Which of the touching spaces ahead of a space may be entered from it."""
    distance: Callable[[Cell, Plan], int] = front_edge
    """Where a space counts as being along the lap, in ticks."""
    checks: tuple[Callable[[Track], Iterable[str]], ...] = ()
    """What the game demands of a track: each check yields a sentence for each thing that is wrong."""
    file_checks: tuple[Callable[[Track], Iterable[str]], ...] = ()
    """What it demands of a track file besides; a track that stands in a record was raced on and stays as it is."""


def conventions_of(game: str) -> Conventions:
    """The conventions of a game: CONVENTIONS in the module `tracks.conventions` of its package, if it has one."""
    module = module_of(game, "tracks.conventions")
    if module is None:
        return Conventions()
    found: Conventions = module.CONVENTIONS
    return found

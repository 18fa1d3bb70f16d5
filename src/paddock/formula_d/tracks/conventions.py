"""How Formula D links the spaces of a track, where they count as being, and what it demands of corners and pits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddock.formula_d.rules.circuit import TEAMS
from paddock.track.conventions import Conventions
from paddock.track.errors import unknown
from paddock.track.links import Neighbours
from paddock.track.model import Track
from paddock.track.plan import Cell, Plan

STOPS = 3  # most stops that a corner demands


def enterable(cell: Cell, ahead: Sequence[Cell], neighbours: Neighbours) -> list[Cell]:
    """The next space of the lane, and those of the lanes beside it that a car may change to."""
    after = next((other for other in ahead if other.lane == cell.lane), None)
    return [other for other in ahead if other is after or changes_lane(cell, after, other, neighbours)]


def changes_lane(cell: Cell, after: Cell | None, other: Cell, neighbours: Neighbours) -> bool:
    """Whether a car may change from `cell` to `other`, a touching space of a lane beside it; `after` is straight on.

    In a corner only towards the inside of the bend, into each space from the rearmost one that touches it.
    """
    side = "left" if other.lane < cell.lane else "right"
    if cell.turn is None:
        if other.turn is not None:
            return False
        # From the space right before a corner nobody dives to the inside lane beside it.
        dives = after is not None and after.turn == side and other.lane in (0, 2)
        return not dives
    if side != cell.turn:
        return False
    rivals = [rival for rival in neighbours.touching(other) if rival.lane == cell.lane]
    return not any(neighbours.leads(rival, cell) for rival in rivals)


def middle(cell: Cell, plan: Plan) -> int:
    """The middle of a space, less half a row, so that the spaces of the first row are at 0."""
    return ((cell.back + cell.front - plan.row) // 2) % plan.lap


def stops(track: Track) -> Iterator[str]:
    """Corners that demand no stop, or too many."""
    for corner in track.corners:
        if not 1 <= corner.stops <= STOPS:
            yield f'the corner "{corner.name}" demands {corner.stops} stops; Formula D needs 1 to {STOPS}, give "stops"'


def police(track: Track) -> Iterator[str]:
    """A police line outside the lap."""
    if track.police is not None and not 0 <= track.police <= track.lap:
        yield f"the police line at tick {track.police} is out of range; the lap has {track.lap}"


def teams(track: Track) -> Iterator[str]:
    """Boxes of teams that do not exist."""
    for team in track.pit.boxes if track.pit else ():
        if team not in TEAMS:
            yield f'"pit boxes": {unknown(team, TEAMS, "team")}'


CONVENTIONS = Conventions(points_touch=False, enterable=enterable, distance=middle, checks=(stops, police, teams))

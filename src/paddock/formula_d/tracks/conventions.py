"""Formula D's links and distances between spaces, and its checks of circuits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from paddock.formula_d.options import MOST_CARS
from paddock.formula_d.rules.circuit import TEAMS
from paddock.track.conventions import Conventions
from paddock.track.errors import unknown
from paddock.track.links import Neighbours
from paddock.track.model import Space, Track
from paddock.track.plan import Cell, Plan

STOPS = 3  # most stops that a corner demands
STAGGERED = (0.5, 0, 0.5)
"""Default staggering, in rows: without it no car could change lanes on a straight."""
ROOM = 3  # fewest rows of a straight with room to change lanes


def enterable(cell: Cell, ahead: Sequence[Cell], neighbours: Neighbours) -> list[Cell]:
    """Return the next space in the lane, and those in neighbouring lanes that a car may change to."""
    after = next((other for other in ahead if other.lane == cell.lane), None)
    return [other for other in ahead if other is after or changes_lane(cell, after, other, neighbours)]


def changes_lane(cell: Cell, after: Cell | None, other: Cell, neighbours: Neighbours) -> bool:
    """Return whether a car may change from `cell` to `other`, a touching space of another lane; `after` is straight on.

    In a corner, only towards the inside of the bend, and only from the rearmost space that touches the other.
    """
    side = "left" if other.lane < cell.lane else "right"
    if cell.turn is None:
        if other.turn is not None:
            return False
        # A car right before a corner may not dive into the inside lane.
        dives = after is not None and after.turn == side and other.lane in (0, 2)
        return not dives
    if side != cell.turn:
        return False
    rivals = [rival for rival in neighbours.touching(other) if rival.lane == cell.lane]
    return not any(neighbours.leads(rival, cell) for rival in rivals)


def middle(cell: Cell, plan: Plan) -> int:
    """Return the middle of a space minus half a row, so that spaces in the first row are at 0."""
    return ((cell.back + cell.front - plan.row) // 2) % plan.lap


def grid(plan: Plan) -> list[str]:
    """Return ten places before the line, alternately left and right, as far apart as the last straight allows."""
    lanes: dict[int, list[Cell]] = {}
    for cell in reversed(plan.cells):
        lane = lanes.setdefault(cell.lane, [])
        if len(lane) == sum(1 for other in lane if other.turn is None):
            lane.append(cell)
    straights = [[cell.id for cell in lane if cell.turn is None] for _, lane in sorted(lanes.items())]
    outer = (straights[0][1:], straights[-1][2:])  # pole is nearest to the line
    for step in (3, 2, 1):
        pairs = list(zip(outer[0][::step], outer[1][::step], strict=False))[: MOST_CARS // 2]
        if len(pairs) == MOST_CARS // 2:
            break
    return [name for pair in pairs for name in pair]


def stops(track: Track) -> Iterator[str]:
    """Yield corners that demand no stops, or too many."""
    for corner in track.corners:
        if not 1 <= corner.stops <= STOPS:
            yield f'the corner "{corner.name}" demands {corner.stops} stops; Formula D needs 1 to {STOPS}, give "stops"'


def police(track: Track) -> Iterator[str]:
    """Yield a police line outside the lap."""
    if track.police is not None and not 0 <= track.police <= track.lap:
        yield f"the police line at tick {track.police} is out of range; the lap has {track.lap}"


def teams(track: Track) -> Iterator[str]:
    """Yield boxes of unknown teams."""
    for team in track.pit.boxes if track.pit else ():
        if team not in TEAMS:
            yield f'"pit boxes": {unknown(team, TEAMS, "team")}'


def before_line(track: Track) -> Iterator[str]:
    """Yield starting places after the line: the way to it is part of the race."""
    for name in track.grid:
        if name in track.index and track.spaces[track.index[name]].back < track.lap / 2:
            yield f"the starting place {name} lies after the line; the grid of Formula D lies before it"


def forks(track: Track) -> Iterator[str]:
    """Yield forks, which are not allowed: stops and ways through corners assume a single road."""
    if any(space.branch for space in track.spaces):
        yield "the road forks; circuits of Formula D do not"


def lane_changes(track: Track) -> Iterator[str]:
    """Yield straights on which no car can change to a neighbouring lane."""
    lanes = list(track.lanes)
    if len(lanes) < 2:
        yield "there is a single lane, in which nobody can overtake; Formula D needs 2 or 3"
    straights: dict[int, dict[str, list[Space]]] = {}
    for lane in lanes:
        passed = -1  # spaces before the first corner belong to the straight after the last one
        for space in (space for space in track.spaces if space.lane == lane):
            passed = passed if space.corner is None else space.corner
            if space.corner is None:
                straights.setdefault(passed % max(len(track.corners), 1), {}).setdefault(lane, []).append(space)
    for number, straight in sorted(straights.items()):
        changes = {(lane, other[0]) for lane in straight for space in straight[lane] for other in space.next}
        wanted = [pair for beside in pairwise(lanes) for pair in (beside, beside[::-1])]
        if min(len(straight.get(lane, ())) for lane in lanes) > ROOM and not set(wanted) <= changes:
            after = f'after the corner "{track.corners[number].name}"' if track.corners else "of the lap"
            yield f"lanes cannot be changed on the straight {after}; stagger them, e.g. start = {list(STAGGERED)}"


CONVENTIONS = Conventions(
    start=STAGGERED,
    grid=grid,
    points_touch=False,
    enterable=enterable,
    distance=middle,
    checks=(stops, police, teams, forks),
    file_checks=(before_line, lane_changes),
)

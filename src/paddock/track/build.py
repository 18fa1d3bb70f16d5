"""Build a track from its section list: rows and bends become spaces with whole ticks, links and outlines."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from paddock.track.art import make_art
from paddock.track.conventions import Conventions, conventions_of
from paddock.track.errors import BadTrack
from paddock.track.limits import MOST_SPACES
from paddock.track.links import Neighbours, touching, ways
from paddock.track.model import Corner, Pit, Point, Space, Track
from paddock.track.plan import Cell, Plan
from paddock.track.sections import PitLane, Spot, TrackFile, read
from paddock.track.shape import make_shape
from paddock.track.walk import exact, lay_out

RANGE = re.compile(r"([A-Z])([0-9]{1,5})\.\.\1([0-9]{1,5})")
"""A range of spaces in a lane: "L4..L7"."""


class Sketch(msgspec.Struct, frozen=True):
    """A track that may not close, with the gap between its end and its beginning."""

    track: Track
    gap: tuple[Point, Point] | None


def build(file: TrackFile | str) -> Track:
    """Build the track that a file describes. Raises BadTrack with all mistakes in the file itself."""
    return sketch(file, closed=True).track


def sketch(file: TrackFile | str, closed: bool = False) -> Sketch:
    """Build as much of a track as possible; an open lap is an error only if it must be `closed`."""
    if isinstance(file, str):
        file = read(file)
    own = conventions_of(file.games[0] if file.games else "")
    plan = lay_out(file, own.start)
    ids = {cell.id for cell in plan.cells}
    touch = touching(plan.cells, plan.lap, own.points_touch)
    following = entered_from(plan, touch, own)
    apply_exceptions(file, ids, following)
    for before, behind in plan.tunnels:
        following[before].add(behind)
    shape = make_shape(plan, file, closed)
    lines = tuple(spot_tick(file, plan, spot, "betting line") for spot in file.lines)
    police = spot_tick(file, plan, file.police, "police line") if file.police else None
    pit = make_pit(file.pit, ids, following, touch, shape.pit) if file.pit else None
    track = Track(
        name=file.name,
        title=file.title,
        games=file.games,
        lap=plan.lap,
        spaces=make_spaces(file, plan, own, following, touch, shape.outlines),
        grid=make_grid(file, plan, own),
        inside="right" if file.direction == "clockwise" else "left",
        lines=lines,
        first=file.first,
        pit=pit,
        trouble=names(file.trouble, ids, "trouble"),
        danger=names(file.danger, ids, "danger"),
        police=police,
        tunnels=plan.tunnels,
        checkpoint=file.checkpoint,
        art=make_art(shape, file, lines, police),
    )
    return Sketch(msgspec.structs.replace(track, corners=make_corners(file, track)), shape.road.gap())


def make_spaces(
    file: TrackFile,
    plan: Plan,
    own: Conventions,
    following: dict[str, set[str]],
    touch: dict[str, set[str]],
    outlines: dict[str, tuple[Point, ...]],
) -> tuple[Space, ...]:
    """Return the spaces of the lap, starting at the line."""
    return tuple(
        Space(
            id=cell.id,
            lane=cell.id[0],
            back=cell.back,
            front=cell.front,
            at=distance(file, plan, cell, own),
            side=(cell.left_back + cell.right_back + cell.left_front + cell.right_front) // 4,
            next=in_order(following[cell.id], plan),
            touch=in_order(touch[cell.id], plan),
            rectangle=cell.rectangle,
            corner=cell.corner,
            outline=outlines[cell.id],
            branch=cell.branch,
        )
        for cell in plan.cells
    )


def entered_from(plan: Plan, touch: dict[str, set[str]], own: Conventions) -> dict[str, set[str]]:
    """Return, for each space, the spaces that may be entered from it."""
    near = Neighbours({cell.id: cell for cell in plan.cells}, touch, plan.lap)
    return {cell.id: {other.id for other in own.enterable(cell, near.ahead(cell), near)} for cell in plan.cells}


def distance(file: TrackFile, plan: Plan, cell: Cell, own: Conventions) -> int:
    """Return the position of a space along the lap: from the file, or by the game's convention."""
    if cell.id in file.at:
        return int(exact(file.at[cell.id]) * plan.row)
    return own.distance(cell, plan)


def in_order(ids: set[str], plan: Plan) -> tuple[str, ...]:
    """Return the spaces from left to right, then along the lap; those of a pit lane last."""
    places = plan.places
    known = sorted((name for name in ids if name in places), key=lambda name: places[name])
    return (*known, *sorted(ids - set(known)))


def make_grid(file: TrackFile, plan: Plan, own: Conventions) -> tuple[str, ...]:
    if file.grid and file.grid_rows:
        raise BadTrack('give "grid" or "grid_rows", not both')
    if file.grid:
        return names(file.grid, set(plan.places), "grid")
    if not file.grid_rows:
        return tuple(own.grid(plan))
    rows: list[str] = []
    for row in range(file.grid_rows, 0, -1):
        rows += [cell.id for cell in plan.cells if cell.front == row * plan.row and cell.back == (row - 1) * plan.row]
    return tuple(rows)


def spot_tick(file: TrackFile, plan: Plan, spot: Spot, what: str) -> int:
    """Return the tick of a place in the file."""
    numbers = [number for number, part in enumerate(file.parts) if part.section.name == spot.section]
    if not numbers:
        known = [part.section.name for part in file.parts if part.section.name]
        raise BadTrack(f'{what}: there is no section "{spot.section}"; named sections are {", ".join(known) or "none"}')
    if len(numbers) > 1:
        raise BadTrack(f'{what}: {len(numbers)} sections are called "{spot.section}"')
    part = file.parts[numbers[0]]
    if part.branch or part.section.forks:
        raise BadTrack(f'{what}: "{spot.section}" is in a fork; lines lie before or after one')
    inside = [piece for piece in plan.pieces if piece.section == numbers[0]]
    begin, end = inside[0].back, inside[-1].front
    tick = end if spot.row is None else begin + float(exact(spot.row)) * plan.row
    if not begin <= tick <= end:
        rows = (end - begin) / plan.row
        raise BadTrack(f'{what}: row {spot.row} is out of range; "{spot.section}" has {rows:g} rows')
    return round(tick)


def names(given: Sequence[str], ids: set[str], what: str) -> tuple[str, ...]:
    """Return spaces by their ids; "L4..L7" means L4, L5, L6, L7."""
    found: list[str] = []
    for name in given:
        if len(found) > MOST_SPACES:
            raise BadTrack(f'"{what}" names too many spaces; a track has at most {MOST_SPACES:,}')
        ends = RANGE.fullmatch(name)
        if ends is None:
            found.append(existing(name, ids, what))
            continue
        lane, first, last = ends.groups()
        for number in range(int(first), int(last) + 1):  # stops at the first space that does not exist
            found.append(existing(f"{lane}{number}", ids, what))
    return tuple(found)


def existing(name: str, ids: set[str], what: str) -> str:
    """Return the id of a space. Raises BadTrack if it does not exist."""
    if name not in ids:
        raise BadTrack(f'"{what}": there is no space {name}')
    return name


def apply_exceptions(file: TrackFile, ids: set[str], following: dict[str, set[str]]) -> None:
    """Add and remove the links that the file lists individually, written "M100 L100"."""
    for what, lines in (("link", file.link), ("unlink", file.unlink)):
        for line in lines:
            parts = line.replace(">", " ").split()
            if len(parts) != 2:
                raise BadTrack(f'"{what}": "{line}" is not of the form "FROM TO"')
            start, end = (existing(name, ids, what) for name in parts)
            if what == "link":
                following[start].add(end)
            elif end in following[start]:
                following[start].remove(end)
            else:
                raise BadTrack(f'"unlink": there is no link from {start} to {end}')
    for name in file.at:
        existing(name, ids, "at")


def make_pit(
    pit: PitLane,
    ids: set[str],
    following: dict[str, set[str]],
    touch: dict[str, set[str]],
    outlines: Sequence[tuple[tuple[float, float], ...]],
) -> Pit:
    """Return the pit lane and its links to and from the circuit; its ticks only number it, and are no distance."""
    if pit.spaces < 1:
        raise BadTrack('"pit": a pit lane has at least one space')
    lane = [f"P{number}" for number in range(1, pit.spaces + 1)]
    entries, exits = names(pit.entries, ids, "pit entries"), names(pit.exits, ids, "pit exits")
    beside = {name: set[str]() for name in lane}
    for name in entries:
        following[name].add(lane[0])
        touch[name].add(lane[0])
        beside[lane[0]].add(name)
    for name in exits:
        touch[name].add(lane[-1])
        beside[lane[-1]].add(name)
    for team, box in pit.boxes.items():
        for name in box:
            existing(name, set(lane), f"box of {team}")
    spaces = tuple(
        Space(
            id=name,
            lane="P",
            back=number,
            front=number + 1,
            at=number,
            side=0,
            rectangle=False,
            corner=None,
            next=tuple(lane[number + 1 : number + 2]) or exits,
            touch=(*sorted(beside[name]), *lane[max(number - 1, 0) : number], *lane[number + 1 : number + 2]),
            outline=outlines[number],
        )
        for number, name in enumerate(lane)
    )
    return Pit(spaces, entries, exits, pit.boxes)


def make_corners(file: TrackFile, track: Track) -> tuple[Corner, ...]:
    found: list[Corner] = []
    for part in (part for part in file.parts if part.section.corner):
        section, number = part.section, len(found)
        longest, shortest = ways(track, number)
        counts = [sum(1 for s in track.spaces if s.corner == number and s.lane == lane) for lane in "LR"]
        even = counts[0] == counts[1] or part.branch  # a branch does not have all lanes
        inside = section.corner[0].turn if even else ("left", "right")[counts[1] < counts[0]]
        for key, said, counted in (("longest", section.longest, longest), ("shortest", section.shortest, shortest)):
            if said not in (None, counted):
                raise BadTrack(f'the corner "{section.name}": "{key}" is {said}, but that way has {counted} spaces')
        found.append(
            Corner(
                name=section.name or f"Turn {number + 1}",
                stops=section.stops,
                longest=longest,
                shortest=shortest,
                inside=inside,
            )
        )
    return tuple(found)

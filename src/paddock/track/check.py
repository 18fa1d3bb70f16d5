"""List the mistakes in a track: its marks, its links and its drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from paddock.installed import places
from paddock.track.conventions import conventions_of
from paddock.track.errors import BadTrack, unknown
from paddock.track.forks import fork_faults
from paddock.track.limits import LONGEST_TEXT, MOST_COMPARED, sizes
from paddock.track.model import Pit, Point, Space, Track
from paddock.track.scenery import scenery_faults
from paddock.track.sections import PALETTE_NAMES, TrackFile


def check_file(file: TrackFile) -> None:
    """Raise BadTrack for unknown keys in a file."""
    problems = []
    if not file.games:
        problems.append('"games" is empty; say which game is raced here')
    games = places()
    problems += [f'"games": {unknown(game, games, "game")}' for game in file.games if game not in games]
    if file.look.palette not in PALETTE_NAMES:
        problems.append(f'"look": {unknown(file.look.palette, PALETTE_NAMES, "palette")}')
    problems += scenery_faults(file)
    if problems:
        raise BadTrack(*problems)


def check_track(track: Track, from_file: bool = False) -> None:
    """Raise BadTrack with every mistake of a track that cannot be raced on."""
    problems = list(sizes(track))
    if problems:  # before any quadratic check; even the name may be too long
        raise BadTrack(*problems, name=track.name[:LONGEST_TEXT])
    problems = list(naming(track))
    if not problems:  # the checks below look spaces up by name
        conventions = [conventions_of(game) for game in track.games]
        own = [check for game in conventions for check in (*game.checks, *(game.file_checks if from_file else ()))]
        for check in (ticks, ways, grid, corners, tunnels, pits, fork_faults, *own, crossings):
            problems += check(track)
    if problems:
        raise BadTrack(*problems, name=track.name)


def naming(track: Track) -> Iterator[str]:
    """Yield ids that occur twice, and names of spaces that do not exist."""
    if not track.spaces:
        yield "there are no spaces"
    pit = track.pit.spaces if track.pit else ()
    counts = Counter(space.id for space in (*track.spaces, *pit))
    yield from (f"the id {name} is given to {count} spaces" for name, count in counts.items() if count > 1)
    used: dict[str, Iterable[str]] = {
        "grid": track.grid,
        "trouble": track.trouble,
        "danger": track.danger,
        "tunnels": [name for pair in track.tunnels for name in pair],
    }
    if track.first is not None:
        used["first"] = [track.first]
    if track.pit:
        used["pit entries"], used["pit exits"] = track.pit.entries, track.pit.exits
        used["pit boxes"] = [name for box in track.pit.boxes.values() for name in box]
    for what, names in used.items():
        yield from (f'"{what}" names the space {name}, which does not exist' for name in names if name not in counts)
    for space in (*track.spaces, *pit):
        yield from (f"{space.id} leads to {name}, which does not exist" for name in space.next if name not in counts)
        yield from (f"{space.id} touches {name}, which does not exist" for name in space.touch if name not in counts)
        if space.corner is not None and not 0 <= space.corner < len(track.corners):
            yield f"{space.id} lies in corner number {space.corner}, the track has {len(track.corners)}"


def ticks(track: Track) -> Iterator[str]:
    """Yield spaces without length or outside the lap, and links that lead backwards."""
    for space in track.spaces:
        if space.back >= space.front:
            yield f"{space.id} begins at tick {space.back} and ends at {space.front}"
        elif not 0 <= space.back < track.lap or space.front > track.lap + longest(track):
            yield f"{space.id} lies outside the lap of {track.lap} ticks"
    for space in track.spaces:
        for name in space.next:
            other = track.spaces[track.index[name]] if name in track.index else None
            if other and not 0 < (other.front - space.front) % track.lap < track.lap // 2:
                yield f"the link from {space.id} to {name} leads to a space that is not ahead"


def longest(track: Track) -> int:
    return max(space.front - space.back for space in track.spaces)


def ways(track: Track) -> Iterator[str]:
    """Yield dead ends, and spaces that cannot be reached."""
    yield from (
        f"{space.id} is a dead end: no space can be entered from it" for space in track.spaces if not space.next
    )
    leads = {space.id: space.next for space in (*track.spaces, *(track.pit.spaces if track.pit else ()))}
    reached = set(track.grid)
    wave = list(track.grid)
    while wave:
        wave = list({name for here in wave for name in leads[here] if name not in reached})
        reached.update(wave)
    if track.grid:
        yield from (f"{space.id} cannot be reached from the grid" for space in track.spaces if space.id not in reached)


def grid(track: Track) -> Iterator[str]:
    """Yield errors of a grid that is empty or repeats a space."""
    if not track.grid:
        yield 'the grid has no space; give "grid"'
    if len(set(track.grid)) < len(track.grid):
        yield "a space is on the grid twice"


def corners(track: Track) -> Iterator[str]:
    """Yield corners that cannot be driven through."""
    by_id = {space.id: space for space in track.spaces}
    for number, corner in enumerate(track.corners):
        inside = {space.id for space in track.spaces if space.corner == number}
        if not inside:
            yield f'the corner "{corner.name}" has no spaces'
            continue
        wave = [name for space in track.spaces if space.id not in inside for name in space.next if name in inside]
        reached = set(wave)
        while wave:
            wave = list({name for here in wave for name in by_id[here].next if name in inside} - reached)
            reached.update(wave)
        if not any(name not in inside for here in reached for name in by_id[here].next):
            yield f'the corner "{corner.name}" has no way through'
        if corner.stops < 0:
            yield f'the corner "{corner.name}" demands {corner.stops} stops'


def tunnels(track: Track) -> Iterator[str]:
    """Yield tunnels whose two ends are not one step apart."""
    by_id = {space.id: space for space in track.spaces}
    for number, ends in enumerate(track.tunnels, 1):
        outside = [name for name in ends if name not in by_id]
        if outside:
            yield f"tunnel {number} ends at {' and '.join(outside)}, which is no space of the lap"
        elif ends[1] not in by_id[ends[0]].next:
            yield f"tunnel {number} is shut: {ends[0]} does not lead to {ends[1]}"


def pits(track: Track) -> Iterator[str]:
    """Yield pit lanes that lead nowhere or cannot be entered."""
    if track.pit is None:
        return
    lane = track.pit.spaces
    if not lane:
        yield "the pit lane has no space"
        return
    by_id = {space.id: space for space in track.spaces}
    if not any(name in by_id and lane[0].id in by_id[name].next for name in track.pit.entries):
        yield "the pits cannot be reached: no space of the lap leads into the lane"
    if not any(name in by_id for name in lane[-1].next):
        yield f"the pits cannot be left: {lane[-1].id} leads to no space of the lap"
    for name in track.pit.entries:
        if name in by_id and by_id[name].at < track.lap / 2:
            yield f"the pit lane is entered from {name}, in the first half of the lap; it should lead past the line"
    for name in track.pit.exits:
        if name in by_id and by_id[name].at > track.lap / 2:
            yield f"the pit lane leads to {name}, in the second half of the lap; it should lead past the line"
    for space, after in pairwise(lane):
        if after.id not in space.next:
            yield f"the pit lane is broken: {space.id} does not lead to {after.id}"
    yield from boxes(track.pit)


def boxes(pit: Pit) -> Iterator[str]:
    """Yield boxes that are not beside two consecutive spaces, or that overlap."""
    order = [space.id for space in pit.spaces]
    owners: dict[str, str] = {}
    for team, (rear, front) in pit.boxes.items():
        if rear in order and front in order and order.index(front) != order.index(rear) + 1:
            yield f"the box of {team} is beside {rear} and {front}, which do not follow each other"
        for name in (rear, front):
            if name in owners:
                yield f"{name} is beside the boxes of {owners[name]} and {team}"
            owners[name] = team


def crossings(track: Track) -> Iterator[str]:
    """TR-03: yield roads that overlap in the drawing, except on bridges."""
    decks = {space.id for space in track.spaces} & set(track.art.over)
    found = [pair for pair in overlaps(track.spaces) if len(decks & set(pair)) != 1]
    if found:
        one, other = found[0]
        more = f" ({len(found)} such pairs)" if len(found) > 1 else ""
        yield f"the drawing overlaps itself: {one} lies on {other}{more}"


def overlaps(spaces: Iterable[Space]) -> list[tuple[str, str]]:
    """Yield pairs of spaces that do not touch on the lap but cross in the drawing."""
    boxed = sorted(((box(space.outline), space) for space in spaces if space.outline), key=lambda pair: pair[0])
    found: list[tuple[str, str]] = []
    compared = 0
    for index, ((_, right, top, bottom), space) in enumerate(boxed):
        for (left, _, other_top, other_bottom), other in boxed[index + 1 :]:
            if left > right:
                break
            if other_top > bottom or top > other_bottom or other.id in space.touch or space.id in other.touch:
                continue
            compared += len(space.outline) * len(other.outline)
            if cross(space.outline, other.outline) or compared > MOST_COMPARED:
                found.append((space.id, other.id))
            if compared > MOST_COMPARED:  # a road that keeps clear of itself takes fewer comparisons
                return found
    return found


def box(outline: tuple[Point, ...]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), max(xs), min(ys), max(ys)


def cross(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Return whether an edge of one outline crosses an edge of another."""
    for a, b in zip(one, (*one[1:], one[0]), strict=True):
        for c, d in zip(other, (*other[1:], other[0]), strict=True):
            if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
                return True
    return False


def turn(a: Point, b: Point, c: Point) -> float:
    """Return a positive number, zero or a negative one if c is right of, on or left of the line from a to b."""
    found = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return 0.0 if abs(found) < 1.0 else found

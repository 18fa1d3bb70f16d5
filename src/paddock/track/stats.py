"""Figures for comparing circuits: steps per lap, choke points, lines, rectangles."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from paddock.track.forks import lies_in_fork
from paddock.track.model import Space, Track


class Choke(msgspec.Struct, frozen=True):
    """A single-file part, and the fewest steps to reach it."""

    spaces: tuple[str, ...]
    after: int


class ForkStats(msgspec.Struct, frozen=True):
    """A fork: the first spaces of its branches, and the length of the shortest way through each."""

    first: tuple[str, ...]
    left: int
    right: int


class CircuitStats(msgspec.Struct, frozen=True):
    """A circuit's figures in a table of circuits."""

    shortest: int  # fewest steps from the front row over the line
    outside: int  # steps of a car that keeps to the outside
    chokes: tuple[Choke, ...]
    line_steps: tuple[int, ...]  # fewest steps from the front row over each betting line
    rectangles: float  # as a share of the spaces
    forks: tuple[ForkStats, ...]
    big_corners: int  # bends with 1, 2 and 3 spaces on the inside, in the middle and on the outside


def circuit_stats(track: Track) -> CircuitStats:
    steps = steps_from_front_row(track)
    finish = crossing(track, steps, track.lap)
    return CircuitStats(
        shortest=finish,
        outside=outside_steps(track),
        chokes=tuple(choke_points(track, steps)),
        line_steps=tuple(crossing(track, steps, line) for line in track.lines),
        rectangles=sum(space.rectangle for space in track.spaces) / len(track.spaces),
        forks=tuple(forks(track)),
        big_corners=sum(1 for number in range(len(track.corners)) if is_big(track, number)),
    )


def lap_steps(track: Track) -> float:
    """Return how many steps cars take for a lap: the mean of the shortest way and the one outside."""
    return (crossing(track, steps_from_front_row(track), track.lap) + outside_steps(track)) / 2


def after_line(track: Track, name: str) -> bool:
    """Return whether a starting space is after the line, so that the lap ends just behind the grid."""
    return track.spaces[track.index[name]].back < track.lap // 2


def steps_from_front_row(track: Track) -> dict[str, int]:
    """Return the fewest steps to each space of the lap without crossing the line."""
    starts = [track.spaces[track.index[name]] for name in track.grid if after_line(track, name)]
    if not starts:
        starts = [space for space in track.spaces if space.back == min(other.back for other in track.spaces)]
    front = max(space.front for space in starts)
    steps = {space.id: 0 for space in starts if space.front == front}
    wave = list(steps)
    while wave:
        following = []
        for name in wave:
            here = track.spaces[track.index[name]]
            for other in here.next:
                there = track.spaces[track.index[other]] if other in track.index else None
                if there and other not in steps and there.front > here.front:
                    steps[other] = steps[name] + 1
                    following.append(other)
        wave = following
    return steps


def crossing(track: Track, steps: dict[str, int], tick: int) -> int:
    """Return the fewest steps until a car has crossed a line."""
    before = [
        steps[space.id]
        for space in track.spaces
        if space.front <= tick and space.id in steps and reaches_over(track, space, tick)
    ]
    return 1 + min(before, default=-1)


def reaches_over(track: Track, space: Space, tick: int) -> bool:
    """Return whether one step from a space crosses a line."""
    for name in space.next:
        other = track.spaces[track.index[name]] if name in track.index else None
        if other and (other.front > tick or other.front < space.front):
            return True
    return False


def outside_steps(track: Track) -> int:
    """Return the steps to cross the line for a car that starts on the outside of the front row and stays outside."""
    sign = 1 if track.inside == "left" else -1
    front = [name for name in track.grid if after_line(track, name)] or [track.spaces[0].id]
    here = max(
        (track.spaces[track.index[name]] for name in front),
        key=lambda space: (space.front, sign * space.side),
    )
    for count in range(1, len(track.spaces) + 1):
        onward = [track.spaces[track.index[name]] for name in here.next if name in track.index]
        if not onward:
            return 0
        there = max(onward, key=lambda space: (sign * space.side, -((space.front - here.front) % track.lap)))
        if there.front < here.front:
            return count
        here = there
    return 0


def choke_points(track: Track, steps: dict[str, int]) -> list[Choke]:
    """TR-09: return runs of spaces without neighbours beside them, even on another branch."""
    alone = [
        space
        for space in track.spaces
        if not any(
            other.back < space.front and space.back < other.front for other in track.spaces if other is not space
        )
    ]
    runs: list[list[Space]] = []
    for space in sorted(alone, key=lambda space: space.back):
        if runs and runs[-1][-1].front == space.back:
            runs[-1].append(space)
        else:
            runs.append([space])
    return [Choke(tuple(space.id for space in run), steps.get(run[0].id, 0)) for run in runs]


def is_big(track: Track, corner: int) -> bool:
    """Return whether a corner has 1, 2 and 3 spaces from its inside to its outside."""
    counts: dict[int, int] = {}
    for space in track.spaces:
        if space.corner == corner:
            counts[space.side] = counts.get(space.side, 0) + 1
    return [counts[side] for side in sorted(counts)] in ([1, 2, 3], [3, 2, 1])


def forks(track: Track) -> Iterator[ForkStats]:
    """Yield the forks of a track along the lap."""
    for tick in sorted({space.back for space in track.spaces if space.branch}):
        first = [space for space in track.spaces if space.branch and space.back == tick]
        if {space.branch for space in first} == {"left", "right"} and not lies_in_fork(track, tick):
            ways = (fewest([space.id for space in first if space.branch == side], track) for side in ("left", "right"))
            yield ForkStats(tuple(space.id for space in first), *ways)


def fewest(wave: list[str], track: Track) -> int:
    """TR-07: return the number of spaces, and so of steps, on the shortest way to the end of a branch."""
    for count in range(1, len(track.spaces)):
        following = {name for here in wave for name in track.spaces[track.index[here]].next}
        if any(not track.spaces[track.index[name]].branch for name in following):
            return count
        wave = sorted(following)
    return 0

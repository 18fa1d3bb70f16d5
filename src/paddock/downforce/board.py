"""Where a car can go (DF-23, DF-24): reachability on a track, remembered by what stands in the way."""

from __future__ import annotations

from functools import cached_property

from paddock.downforce.actions import FINISH
from paddock.track.model import Track

MEMO_LIMIT = 20_000
"""Remembered questions; some 20 MB. The memo is emptied when it is full."""


class Reach:
    """Every end of a move. `ways` gives for each end the way there (start first) and whether it entered rectangles only."""

    __slots__ = ("actions", "ends", "told", "ways")

    def __init__(self, ways: dict[int, tuple[tuple[int, ...], bool]]) -> None:
        self.ways = ways
        self.ends = tuple(sorted(ways))
        self.actions: dict[tuple[int, int], tuple[object, ...]] = {}  # by seat and car, filled by `legal`
        self.told: dict[int, tuple[str, ...]] = {}  # ways as names, filled when asked


class Board:
    """A track laid out for quick questions: spaces are numbers, the finish line is one more number."""

    def __init__(self, track: Track, laps: bool) -> None:
        spaces = track.spaces
        index = track.index
        self.track = track
        self.finish = len(spaces)
        self.names = (*(space.id for space in spaces), FINISH)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.front = tuple(space.front for space in spaces)
        self.rectangle = tuple(space.rectangle for space in spaces)
        self.grid = tuple(index[name] for name in track.grid)
        self.lines = track.lines
        # Across the line a car is home; in a long distance race it goes on into the next lap.
        self.next = tuple(
            tuple(
                dict.fromkeys(
                    index[name] if laps or spaces[index[name]].front > space.front else self.finish
                    for name in space.next
                )
            )
            for space in spaces
        )
        self.ahead = tuple(sum(1 << number for number in numbers) for numbers in self.next)
        self._cones: dict[int, tuple[int, ...]] = {0: (0,) * (self.finish + 1)}
        self._memo: dict[tuple[int, int, int], Reach] = {}

    def reach(self, space: int, steps: int, occupied: int) -> Reach:
        """Where a car can end that must take so many steps. Only cars in the cone ahead of it matter."""
        cones = self._cones.get(steps) or self._make_cones(steps)
        key = (space, steps, occupied & cones[space])
        found = self._memo.get(key)
        if found is None:
            found = Reach(self._search(space, steps, occupied))
            if len(self._memo) >= MEMO_LIMIT:
                self._memo.clear()
            self._memo[key] = found
        return found

    def way(self, reach: Reach, end: int) -> tuple[str, ...]:
        """The way to an end by names."""
        told = reach.told.get(end)
        if told is None:
            told = reach.told[end] = tuple([self.names[space] for space in reach.ways[end][0]])
        return told

    def stuck(self, space: int, occupied: int) -> bool:
        """No legal step at all."""
        return not self.ahead[space] & ~occupied

    def _search(self, space: int, steps: int, occupied: int) -> dict[int, tuple[tuple[int, ...], bool]]:
        """Step by step; of two ways to a space the one over rectangles only is kept, as it can do more (DF-42)."""
        ends: dict[int, tuple[tuple[int, ...], bool]] = {}
        level = {space: ((space,), True)}
        for taken in range(steps):
            further: dict[int, tuple[tuple[int, ...], bool]] = {}
            for here, (way, clean) in level.items():
                stuck = True
                for there in self.next[here]:
                    if occupied >> there & 1:
                        continue
                    stuck = False
                    if there == self.finish:
                        ends.setdefault(there, ((*way, there), False))
                        continue
                    straight = clean and self.rectangle[there]
                    old = further.get(there)
                    if old is None or (straight and not old[1]):
                        further[there] = ((*way, there), straight)
                if stuck and taken:
                    _keep_better(ends, here, (way, clean))
            level = further
        for here, found in level.items():
            _keep_better(ends, here, found)
        return ends

    def _make_cones(self, steps: int) -> tuple[int, ...]:
        shorter = self._cones.get(steps - 1) or self._make_cones(steps - 1)
        cones = []
        for space in range(self.finish):
            cone = self.ahead[space]
            for there in self.next[space]:
                cone |= shorter[there]
            cones.append(cone)
        self._cones[steps] = (*cones, 0)
        return self._cones[steps]

    @cached_property
    def inner(self) -> tuple[int, ...]:
        """How near each space is to the inside of the lap: the smaller, the nearer."""
        sides = [space.side for space in self.track.spaces]
        return tuple(sides) if self.track.inside == "left" else tuple(-side for side in sides)


def _keep_better(
    ends: dict[int, tuple[tuple[int, ...], bool]], end: int, found: tuple[tuple[int, ...], bool]
) -> None:
    old = ends.get(end)
    if old is None or (found[1], len(found[0])) > (old[1], len(old[0])):
        ends[end] = found

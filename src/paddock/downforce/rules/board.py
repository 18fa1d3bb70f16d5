"""Where a car can go: a search over the spaces of a track, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from paddock.downforce.rules.actions import FINISH
from paddock.downforce.rules.state import OFF_TRACK
from paddock.track.model import Track

MEMO_LIMIT = 4_000
"""Most searches cached by a board, about a kilobyte each."""

EMPTY_ROAD: frozenset[int] = frozenset()

Way = tuple[int, ...]
"""Spaces that a car passes, its start first."""


class Reach(msgspec.Struct, frozen=True, gc=False):
    """Where a car can go in a number of steps while all others stay."""

    levels: tuple[tuple[int, ...], ...]  # possible spaces after 0, 1, 2, … steps
    ends: tuple[int, ...]  # possible ends, in the order of the board

    @property
    def steps(self) -> int:
        return len(self.levels) - 1

    @property
    def entered(self) -> set[int]:
        """Every space on some way, except the start."""
        return set().union(*self.levels[1:])


class Board:
    """A track as the rules use it: spaces are numbers, and the finish is one more."""

    def __init__(self, track: Track, laps: bool) -> None:
        spaces = track.spaces
        self.track = track
        self.laps = laps
        self.finish = len(spaces)
        self.names = (*(space.id for space in spaces), FINISH)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.front = tuple(space.front for space in spaces)
        self.grid = tuple(self.number[name] for name in track.grid)
        self.rectangles = frozenset(number for number, space in enumerate(spaces) if space.rectangle)
        self.next = tuple(self._steps_from(space) for space in range(self.finish))
        self.behind = self._steps_to()
        self.inner = tuple(  # distance of each space from the inside of the lap
            space.side if track.inside == "left" else -space.side for space in spaces
        )
        # The search is a pure function of its arguments, so its results can be cached.
        self._search = lru_cache(MEMO_LIMIT)(self._find_reach)

    def _steps_from(self, space: int) -> tuple[int, ...]:
        """DF-23: the neighbours ahead. Across the line a car has finished; with laps it drives on."""
        ahead = [self.number[name] for name in self.track.spaces[space].next]
        if not self.laps:
            ahead = [there if self.front[there] > self.front[space] else self.finish for there in ahead]
        return tuple(dict.fromkeys(ahead))

    def _steps_to(self) -> tuple[tuple[int, ...], ...]:
        """Return, for each space and the finish, the spaces one step before it, the one in the same lane first."""
        lanes = [*(space.lane for space in self.track.spaces), ""]
        behind: list[list[int]] = [[] for _ in self.names]
        for space, ahead in enumerate(self.next):
            for there in ahead:
                behind[there].append(space)
        return tuple(
            tuple(sorted(spaces, key=lambda space: lanes[space] != lanes[there])) for there, spaces in enumerate(behind)
        )

    def stuck(self, space: int, cars: Sequence[int]) -> bool:
        """Return whether no step is open from here; true for finished cars."""
        if space != OFF_TRACK:
            for there in self.next[space]:
                if there not in cars:
                    return False
        return True

    def next_lap(self, start: int, end: int) -> bool:
        """Return whether a move from start to end has led over the line, into the next lap (DF-52)."""
        return self.laps and self.front[end] < self.front[start]

    def reach(self, space: int, steps: int, cars: Sequence[int]) -> Reach:
        """Return where a car can go in this number of steps, with cars on these spaces.

        Only cars on spaces that it could enter on an empty road can be in its way, so the search runs, and is cached,
        with those alone.
        """
        empty_road = self._search(space, steps, EMPTY_ROAD)
        in_the_way = empty_road.entered.intersection(cars)
        return self._search(space, steps, frozenset(in_the_way)) if in_the_way else empty_road

    def _find_reach(self, space: int, steps: int, cars: frozenset[int]) -> Reach:
        """DF-24: a car makes all steps while one is open; if it cannot go on, its move ends."""
        level = {space}
        levels: list[tuple[int, ...]] = [(space,)]
        ends: set[int] = set()
        for _ in range(steps):
            onward: set[int] = set()
            for here in level:
                open_steps = [there for there in self.next[here] if there not in cars]
                onward.update(open_steps)
                if not open_steps:
                    ends.add(here)
            levels.append(tuple(onward))
            if self.finish in onward:  # finished, however many steps are left
                ends.add(self.finish)
                onward.remove(self.finish)
            level = onward
        ends |= level
        ends.discard(space)
        return Reach(tuple(levels), tuple(sorted(ends)))

    def way(self, reach: Reach, end: int) -> Way:
        """Return the way to an end: with all possible steps, or the shortest to the finish, in one lane if possible."""
        made = [step for step, level in enumerate(reach.levels) if end in level]
        return self._way_back(reach.levels, made[0] if end == self.finish else made[-1], end)

    def clean_way(self, reach: Reach, end: int) -> Way | None:
        """Return a way to an end that enters rectangles only (DF-42), if there is one."""
        levels = [reach.levels[0]]
        for level in reach.levels[1:]:
            ahead = {there for here in levels[-1] for there in self.next[here]}
            levels.append(tuple([space for space in level if space in ahead and space in self.rectangles]))
        for made in range(reach.steps, 0, -1):
            if end in levels[made] and self._may_stop(reach, made, end):
                return self._way_back(levels, made, end)
        return None

    def _may_stop(self, reach: Reach, made: int, space: int) -> bool:
        """Return whether all steps are made, or none is open."""
        return made == reach.steps or not any(there in reach.levels[made + 1] for there in self.next[space])

    def _way_back(self, levels: Sequence[Sequence[int]], made: int, end: int) -> Way:
        """Trace the way from an end reached in this number of steps back to the start."""
        way = [end]
        for level in levels[made - 1 :: -1]:
            for space in self.behind[way[-1]]:
                if space in level:
                    way.append(space)
                    break
        return tuple(way[::-1])

    def ends(self, space: int, steps: int, cars: Sequence[int]) -> dict[str, tuple[int, bool]]:
        """Return every end by name, with the steps made and whether a way there enters rectangles only."""
        reach = self.reach(space, steps, cars)
        found = {}
        for end in reach.ends:
            clean = self.clean_way(reach, end)
            found[self.names[end]] = (len(clean or self.way(reach, end)) - 1, clean is not None)
        return found

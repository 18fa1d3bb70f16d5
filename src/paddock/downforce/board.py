"""Where a car can go (DF-23, DF-24): reachability on a track, remembered by what stands in the way."""

from __future__ import annotations

from functools import cached_property

import msgspec

from paddock.downforce.actions import FINISH
from paddock.track.model import Track

MEMO_LIMIT = 50_000
"""Remembered answers, at about half a kilobyte each. A memo is emptied when it is full."""


class Reach(msgspec.Struct, gc=False):
    """Every end of a move, and the spaces that can be reached in 0, 1, 2, … steps (as bits)."""

    ends: tuple[int, ...]
    levels: tuple[int, ...]
    ways: dict[int, tuple[str, ...]]  # by end, as names; filled when asked
    clean_ways: dict[int, tuple[str, ...] | None] | None = None  # the same over rectangles only


class Outlook(msgspec.Struct, gc=False):
    """So many steps from a space: the cone of spaces where a car can matter, and the reach by the cars in it."""

    cone: int
    free: Reach  # nobody is in the way
    known: dict[int, Reach]


class Board:
    """A track laid out for quick questions: spaces are numbers (the finish is one more), sets of spaces are bits."""

    def __init__(self, track: Track, laps: bool) -> None:
        spaces = track.spaces
        index = track.index
        self.track = track
        self.laps = laps
        self.finish = len(spaces)
        self.names = (*(space.id for space in spaces), FINISH)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.front = tuple(space.front for space in spaces)
        self.grid = tuple(index[name] for name in track.grid)
        self.lines = track.lines
        self.rectangles = sum(1 << number for number, space in enumerate(spaces) if space.rectangle)
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
        self.beyond = tuple(  # by betting line: the spaces behind it
            sum(1 << number for number, front in enumerate(self.front) if front > line) for line in self.lines
        )
        self._outlooks: list[tuple[Outlook, ...]] = []  # by steps, then by space
        self._known = 0
        self._members: dict[int, tuple[int, ...]] = {}
        self._unions: dict[int, int] = {}
        self._jams: dict[tuple[int, int], int] = {}

    def reach(self, space: int, steps: int, occupied: int) -> Reach:
        """Where a car can end that must take so many steps. Only cars in the cone ahead of it matter."""
        try:
            outlook = self._outlooks[steps][space]
        except IndexError:
            self._look_further(steps)
            outlook = self._outlooks[steps][space]
        in_the_way = occupied & outlook.cone
        if not in_the_way:
            return outlook.free
        found = outlook.known.get(in_the_way)
        if found is None:
            if self._known >= MEMO_LIMIT:
                self._forget()
            self._known += 1
            found = outlook.known[in_the_way] = self._search(space, steps, in_the_way)
        return found

    def stuck(self, space: int, occupied: int) -> bool:
        """No legal step at all."""
        return not self.ahead[space] & ~occupied

    def way(self, reach: Reach, end: int) -> tuple[str, ...]:
        """A way to an end by names, its start first: in its lane where it can, all steps made, home by the shortest."""
        way = reach.ways.get(end)
        if way is None:
            levels = reach.levels
            made = len(levels) - 1
            if end == self.finish:
                made = next(step for step, level in enumerate(levels) if level >> end & 1)
            while not levels[made] >> end & 1:
                made -= 1
            way = reach.ways[end] = self._back_to_start(levels, made, end)
        return way

    def clean_way(self, reach: Reach, end: int) -> tuple[str, ...] | None:
        """A way to an end that enters rectangles only (DF-42), if there is one."""
        if reach.clean_ways is None:
            reach.clean_ways = {end: self._find_clean_way(reach, end) for end in reach.ends}
        return reach.clean_ways[end]

    def _find_clean_way(self, reach: Reach, end: int) -> tuple[str, ...] | None:
        levels = [reach.levels[0]]
        for level in reach.levels[1:]:
            levels.append(self._ahead_of(levels[-1]) & level & self.rectangles)
        last = len(levels) - 1
        for steps in range(last, 0, -1):
            if levels[steps] >> end & 1 and (steps == last or not self.ahead[end] & reach.levels[steps + 1]):
                return self._back_to_start(levels, steps, end)
        return None

    def ends(self, space: int, steps: int, occupied: int) -> dict[str, tuple[int, bool]]:
        """Every end by name, with the steps made and whether a way there enters rectangles only."""
        reach = self.reach(space, steps, occupied)
        found = {}
        for end in reach.ends:
            clean = self.clean_way(reach, end)
            found[self.names[end]] = (len(clean or self.way(reach, end)) - 1, clean is not None)
        return found

    def _search(self, space: int, steps: int, occupied: int) -> Reach:
        """Step by step, all spaces at once. A car that cannot go on has ended where it is."""
        start = level = 1 << space
        finish = 1 << self.finish
        ended = 0
        levels = [level]
        for _ in range(steps):
            onward = self._unions.get(level)
            if onward is None:
                onward = self._ahead_of(level)
            if cars := onward & occupied:
                ended |= self._jammed(level, cars)
                onward ^= cars
            levels.append(onward)
            if onward & finish:
                ended |= finish
                onward ^= finish
            level = onward
        return Reach(self._spaces_in((ended | level) & ~start), tuple(levels), {})

    def _jammed(self, level: int, cars: int) -> int:
        """The spaces of a set that these cars just ahead of it leave no step."""
        jammed = self._jams.get((level, cars))
        if jammed is None:
            jammed = sum(1 << space for space in self._spaces_in(level) if not self.ahead[space] & ~cars)
            if len(self._jams) >= MEMO_LIMIT:
                self._jams.clear()
            self._jams[level, cars] = jammed
        return jammed

    def _spaces_in(self, level: int) -> tuple[int, ...]:
        """A set of spaces as numbers. The same few sets come up again and again."""
        spaces = self._members.get(level)
        if spaces is None:
            spaces = tuple([space for space in range(self.finish + 1) if level >> space & 1])
            if len(self._members) >= MEMO_LIMIT:
                self._members.clear()
            self._members[level] = spaces
        return spaces

    def _ahead_of(self, level: int) -> int:
        """All spaces one step ahead of a set of spaces."""
        ahead = 0
        for space in self._spaces_in(level & ~(1 << self.finish)):
            ahead |= self.ahead[space]
        if len(self._unions) >= MEMO_LIMIT:
            self._unions.clear()
        self._unions[level] = ahead
        return ahead

    def _back_to_start(self, levels: tuple[int, ...] | list[int], steps: int, end: int) -> tuple[str, ...]:
        names = self.names
        way = [names[end]]
        for step in range(steps - 1, -1, -1):
            level = levels[step]
            for before in self.behind[end]:
                if level >> before & 1:
                    end = before
                    break
            way.append(names[end])
        way.reverse()
        return tuple(way)

    def _look_further(self, steps: int) -> None:
        """What can matter within so many steps: everything ahead, and what can matter from there in one step less."""
        while len(self._outlooks) <= steps:
            number = len(self._outlooks)
            cones = [0] * self.finish
            for space in range(self.finish) if number else ():
                cones[space] = self.ahead[space]
                for there in self.next[space]:
                    if there != self.finish:
                        cones[space] |= self._outlooks[-1][there].cone
            self._outlooks.append(
                tuple(Outlook(cone, self._search(space, number, 0), {}) for space, cone in enumerate(cones))
            )

    def _forget(self) -> None:
        for outlooks in self._outlooks:
            for outlook in outlooks:
                outlook.known.clear()
        self._known = 0

    @cached_property
    def behind(self) -> tuple[tuple[int, ...], ...]:
        """The spaces from which each space, or the finish, is one step away; the one of the same lane first."""
        lanes = [space.lane for space in self.track.spaces] + [""]
        behind: list[list[int]] = [[] for _ in self.names]
        for space, numbers in enumerate(self.next):
            for there in numbers:
                behind[there].append(space)
        return tuple(
            tuple(sorted(spaces, key=lambda space: lanes[space] != lanes[there])) for there, spaces in enumerate(behind)
        )

    @cached_property
    def inner(self) -> tuple[int, ...]:
        """How near each space is to the inside of the lap: the smaller, the nearer."""
        sides = [space.side for space in self.track.spaces]
        return tuple(sides) if self.track.inside == "left" else tuple(-side for side in sides)

"""Where a car can go (DF-23, DF-24): reachability on a track, remembered by what stands in the way."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from operator import itemgetter
from typing import Any

import msgspec

from paddock.downforce.rules.actions import FINISH
from paddock.downforce.rules.state import OFF_TRACK
from paddock.track.model import Track

MEMO_LIMIT = 50_000
"""Remembered answers, at about half a kilobyte each. A memo that is full is emptied, the biggest bit by bit."""


class Move(msgspec.Struct, gc=False, frozen=True):
    """A car on its way to an end."""

    way: tuple[str, ...]  # spaces by name, its start first
    left: int  # steps lost in a jam
    end: int  # where it stands then: off the track if it is home
    changed: int  # the spaces it leaves and takes, as bits
    entered: int  # the spaces of its way behind the start, as bits


class Reach(msgspec.Struct, gc=False):
    """Every end of a move, and the spaces that can be reached in 0, 1, 2, … steps (as bits)."""

    ends: tuple[int, ...]
    at_ends: Callable[[tuple[Any, ...]], tuple[Any, ...]]  # of a row with a thing for each space, those of the ends
    levels: tuple[int, ...]
    moves: dict[str, Move]  # by name of the end; filled when asked, like the next
    clean_moves: dict[str, Move | None]  # over rectangles only
    in_the_way: int = 0  # cars, as bits
    free: Reach | None = None  # the same without them


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
        self.ahead = (*(sum(1 << number for number in numbers) for numbers in self.next), 0)  # nothing OFF_TRACK
        self.beyond = tuple(  # by betting line: the spaces behind it
            sum(1 << number for number, front in enumerate(self.front) if front > line) for line in self.lines
        )
        self.behind = self._links_back()
        self.inner = tuple(  # how near each space is to the inside of the lap: the smaller, the nearer
            space.side if track.inside == "left" else -space.side for space in spaces
        )
        self._outlooks: list[tuple[Outlook, ...]] = []  # by steps, then by space
        self._known = 0
        self._oldest: list[Outlook] = []  # to be emptied next
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
            found = outlook.known[in_the_way] = self._search(space, steps, in_the_way, outlook.free)
        return found

    def stuck(self, space: int, occupied: int) -> bool:
        """No legal step at all; so for a car that is home."""
        ahead = self.ahead[space]
        return ahead & occupied == ahead  # quicker than `not ahead & ~occupied`

    def move(self, reach: Reach, to: str) -> Move:
        """The move to an end: in its lane where it can, all steps made, home by the shortest way."""
        move = reach.moves.get(to)
        if move is None:
            move = reach.moves[to] = self._free_move(reach, to) or self._find_move(reach, self.number[to])
        return move

    def _free_move(self, reach: Reach, to: str) -> Move | None:
        """The move that an empty road would see, if the cars do not stand in its way."""
        if reach.free is None or self.number[to] not in reach.free.ends:
            return None
        move = self.move(reach.free, to)
        return None if move.entered & reach.in_the_way else move

    def _find_move(self, reach: Reach, end: int) -> Move:
        levels = reach.levels
        made = len(levels) - 1
        if end == self.finish:
            made = next(step for step, level in enumerate(levels) if level >> end & 1)
        while not levels[made] >> end & 1:
            made -= 1
        return self._back_to_start(levels, made, end)

    def clean_move(self, reach: Reach, to: str) -> Move | None:
        """A move to an end that enters rectangles only (DF-42), if there is one."""
        if to not in reach.clean_moves:
            reach.clean_moves[to] = self._find_clean_move(reach, self.number[to])
        return reach.clean_moves[to]

    def _find_clean_move(self, reach: Reach, end: int) -> Move | None:
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
        for name in reach.at_ends(self.names):
            clean = self.clean_move(reach, name)
            found[name] = (len((clean or self.move(reach, name)).way) - 1, clean is not None)
        return found

    def _search(self, space: int, steps: int, cars: int, free: Reach | None = None) -> Reach:
        """Step by step, all spaces at once. A car that cannot go on has ended where it is."""
        start = level = 1 << space
        finish = 1 << self.finish
        ended = 0
        levels = [level]
        for _ in range(steps):
            onward = self._unions.get(level)
            if onward is None:
                onward = self._ahead_of(level)
            if blocked := onward & cars:
                ended |= self._jammed(level, blocked)
                onward ^= blocked
            levels.append(onward)
            if onward & finish:
                ended |= finish
                onward ^= finish
            level = onward
        ends = self._spaces_in((ended | level) & ~start)
        return Reach(ends, items_at(ends), tuple(levels), {}, {}, cars, free)

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
            if len(self._members) >= MEMO_LIMIT:
                self._members.clear()
            spaces = self._members[level] = tuple(_bits(level))
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

    def _back_to_start(self, levels: Sequence[int], made: int, end: int) -> Move:
        names = self.names
        way, entered = [names[end]], 1 << end
        space = end
        for step in range(made - 1, -1, -1):
            level = levels[step]
            for before in self.behind[space]:
                if level >> before & 1:
                    break
            space = before
            way.append(names[space])
            entered |= 1 << space
        way.reverse()
        start = levels[0]
        if end == self.finish:
            return Move(tuple(way), 0, OFF_TRACK, start, entered ^ start)
        return Move(tuple(way), len(levels) - 1 - made, end, start | 1 << end, entered ^ start)

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
        """Empties one outlook after the other, until there is room: all at once would be felt as a pause."""
        while self._known >= MEMO_LIMIT:
            if not self._oldest:
                self._oldest = [outlook for outlooks in self._outlooks for outlook in outlooks]
            known = self._oldest.pop().known
            self._known -= len(known)
            known.clear()

    def _links_back(self) -> tuple[tuple[int, ...], ...]:
        """The spaces from which each space, or the finish, is one step away; the one of the same lane first."""
        lanes = [space.lane for space in self.track.spaces] + [""]
        behind: list[list[int]] = [[] for _ in self.names]
        for space, numbers in enumerate(self.next):
            for there in numbers:
                behind[there].append(space)
        return tuple(
            tuple(sorted(spaces, key=lambda space: lanes[space] != lanes[there])) for there, spaces in enumerate(behind)
        )


def items_at(places: Collection[int]) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """A function that takes the items at these places out of a row: in one go, as it is done for every move."""
    if len(places) > 1:
        return itemgetter(*places)
    (place,) = places or (0,)
    return itemgetter(slice(place, place + len(places)))


def _bits(number: int) -> Iterator[int]:
    """The places of the ones in a number, from the lowest on."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest

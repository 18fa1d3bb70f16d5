"""A track as Formula D uses it: numbered spaces, their links, and which spaces are level or close.

Numbers run over the spaces of the lap, then the pit lane, then a box for each team. Two kinds of ends that are not
spaces follow: the doors of the boxes (a car that drives in stops there) and the goals, one for each space beyond
the line (a car that enters one has finished).
"""

from __future__ import annotations

from collections.abc import Iterator

from paddock.formula_d.rules.actions import BOX, FINISH
from paddock.formula_d.rules.gears import LONGEST_MOVE
from paddock.track.model import Space, Track

TEAMS = ("white", "yellow", "green", "red", "blue")
NONE = -1
"""No space, or no corner."""

TICK = 64
"""Units of the order of play in a tick of the track, so that a whole pit lane fits between two ticks (FD-31)."""

FAR = 255
"""More steps than any move; fits a byte, as a custom circuit has up to two million distances."""


class Circuit:
    """The numbered spaces of one track."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.spaces = (*track.spaces, *(track.pit.spaces if track.pit else ()))
        self.lap_spaces = len(track.spaces)
        self.first_box = len(self.spaces)
        self.first_door = self.first_box + len(TEAMS)
        self.first_goal = self.first_door + len(TEAMS)
        self.number = {space.id: number for number, space in enumerate(self.spaces)}
        self.boxes = self._boxes()
        self.next = [self._next(space) for space in self.spaces]
        self.ahead = [self._ahead(number) for number in range(self.first_box)]
        self.along = self._along()
        self.round = track.lap * TICK
        self.goals = self._goals()
        self.goal_of = {space: self.first_goal + place for place, space in enumerate(self.goals)}
        beyond = [NONE] * (2 * len(TEAMS) + len(self.goals))
        self.corner = [NONE if space.corner is None else space.corner for space in self.spaces] + beyond
        self.stops = [corner.stops for corner in track.corners]
        self.names = [space.id for space in self.spaces] + [BOX] * (2 * len(TEAMS)) + [FINISH] * len(self.goals)
        self.close = [self._close(number) for number in range(self.first_box)]
        self.lanes_from_inside = [self._lanes_from_inside(number) for number in range(self.first_door)]
        self.danger = frozenset(self.number[name] for name in track.danger)
        self.trouble = frozenset(self.number[name] for name in track.trouble)
        self.distance = [self._distances(number) for number in range(self.first_door)]

    def in_pits(self, space: int) -> bool:
        """FD-31: return whether a space is in the pit lane, a box or its door, where all is free and nobody rolls."""
        return self.lap_spaces <= space < self.first_goal

    def crosses_line(self, here: int, there: int) -> bool:
        """FD-32: return whether this step crosses the line, as one that leaves the pit lane does."""
        if self.in_pits(here) or self.in_pits(there):
            return self.in_pits(here) and not self.in_pits(there)
        return self.along[here] - self.along[there] > self.round // 2

    def changes_lane(self, here: int, there: int) -> bool:
        """Return whether a step counts as a lane change (FD-21): not inside a corner, nor in the pit lane."""
        if self.in_pits(here) or self.in_pits(there) or self.spaces[here].lane == self.spaces[there].lane:
            return False
        return self.corner[here] == NONE or self.corner[here] != self.corner[there]

    def _boxes(self) -> dict[int, tuple[int, int]]:
        """Return the spaces of the pit lane beside each team's box, by team: rear and front (FD-30)."""
        boxes = self.track.pit.boxes if self.track.pit else {}
        beside = {team: boxes[name] for team, name in enumerate(TEAMS) if name in boxes}
        return {team: (self.number[rear], self.number[front]) for team, (rear, front) in beside.items()}

    def _next(self, space: Space) -> tuple[int, ...]:
        """FD-44: the spaces that one step leads to; a tunnel is one step long."""
        far = [behind for before, behind in self.track.tunnels if before == space.id]
        return tuple(dict.fromkeys(self.number[name] for name in (*space.next, *far)))

    def _ahead(self, number: int) -> int:
        """Return the next space in its lane or, where the lane ends, the only way on (FD-24)."""
        lane = self.spaces[number].lane
        onward = [there for there in self.next[number] if self.spaces[there].lane == lane]
        if not onward and len(self.next[number]) == 1:
            onward = [self.next[number][0]]
        return onward[0] if onward else NONE

    def _along(self) -> list[int]:
        """Return each space's distance for the order of play; the pit lane lies just past its entry (FD-31)."""
        along = [space.at * TICK for space in self.track.spaces]
        if self.track.pit is not None:
            entry = max(self.spaces[self.number[name]].at for name in self.track.pit.entries) * TICK
            length = len(self.track.pit.spaces)
            along += [entry + 1 + place * (TICK - 2) // length for place in range(length)]
        return along + [along[self.boxes[team][0]] if team in self.boxes else 0 for team in range(len(TEAMS))]

    def _goals(self) -> list[int]:
        """Return the first spaces beyond the line."""
        lap = range(self.lap_spaces)
        steps = [(here, there) for here in lap for there in self.next[here] if not self.in_pits(there)]
        return sorted({there for here, there in steps if self.crosses_line(here, there)})

    def _close(self, number: int) -> frozenset[int]:
        """Return the spaces from which a car endangers one that stops here: beside it or right ahead (FD-26)."""
        if self.in_pits(number):
            return frozenset()
        lane = self.spaces[number].lane
        touching = [self.number[name] for name in self.spaces[number].touch]
        near = [other for other in touching if self.spaces[other].lane != lane]
        return frozenset(other for other in (*near, self.ahead[number]) if 0 <= other < self.lap_spaces)

    def _lanes_from_inside(self, number: int) -> int:
        """Return how many lanes a space is from the inside of its current or next corner (FD-05)."""
        if number >= self.lap_spaces or not self.track.corners:
            return 0
        here = number
        for _ in range(len(self.spaces)):
            if self.corner[here] != NONE or self.ahead[here] == NONE:
                break
            here = self.ahead[here]
        space, inside = self.spaces[number], self.track.corners[max(self.corner[here], 0)].inside
        beside = [other for other in self.track.spaces if other.back <= space.at < other.front]
        return sum(other.side < space.side if inside == "left" else other.side > space.side for other in beside)

    def _steps_from(self, number: int) -> Iterator[int]:
        """Return every space that one step may lead to, boxes included."""
        if number >= self.first_box:
            team = number - self.first_box
            yield from self.boxes[team][1:] if team in self.boxes else ()
            return
        yield from self.next[number]
        for team, (rear, _) in self.boxes.items():
            if rear == number:
                yield self.first_box + team

    def _distances(self, start: int) -> bytes:
        """Return the fewest steps from a space to all others on an empty road, within the reach of a move.

        A car off the board (space -1, the last of the row) is far from all others.
        """
        steps = [FAR] * (self.first_door + 1)
        edge = {start}
        for distance in range(1, LONGEST_MOVE + 1):
            edge = {there for here in edge for there in self._steps_from(here) if steps[there] == FAR}
            for there in edge:
                steps[there] = distance
        steps[self.first_box :] = [FAR] * (len(steps) - self.first_box)  # a car in a box blocks no other
        return bytes(steps)

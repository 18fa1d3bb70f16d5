"""Where a car can go, found by brute force: walk every path step by step and check each rule in turn.

Written independently of the engine, using only the names of spaces, to be compared with it. FD numbers are those of
docs/rules-formula-d.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from paddock.track.model import Space, Track

TEAMS = ("white", "yellow", "green", "red", "blue")


@dataclass(frozen=True)
class Stop:
    """One end of a move."""

    cost: int
    braking: int
    overshoot: int
    stops: int
    dangers: int


@dataclass
class Drive:
    """The question: a car, its roll, and the cars in the way."""

    track: Track
    at: str
    stops: int
    roll: int
    occupied: frozenset[str]
    last_lap: bool = False
    team: str | None = None  # with a team the pit lane is open
    count_danger: bool = False
    spaces: dict[str, Space] = field(init=False)
    distances: dict[str, dict[str, int]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        pit = self.track.pit.spaces if self.track.pit else ()
        self.spaces = {space.id: space for space in (*self.track.spaces, *pit)}

    def is_pit(self, name: str) -> bool:
        return name == "box" or (self.track.pit is not None and name in [space.id for space in self.track.pit.spaces])

    def corner(self, name: str) -> int | None:
        return None if name in ("box", "finish") else self.spaces[name].corner

    def over_line(self, here: str, there: str) -> bool:
        if self.is_pit(here) or self.is_pit(there):
            return self.is_pit(here) and not self.is_pit(there)
        return self.spaces[there].at < self.spaces[here].at - self.track.lap / 2

    def steps(self, here: str) -> Iterator[str]:
        """FD-20: along the links, only free spaces. FD-30: the pit lane is one more way, with its own box."""
        if here == "finish":
            return
        boxes = self.track.pit.boxes if self.track.pit and self.team else {}
        if here == "box":
            yield from (front for front in [boxes[self.team or ""][1]] if front not in self.occupied)
            return
        if self.team and here == boxes[self.team][0]:
            yield "box"
            return
        tunnel = [behind for before, behind in self.track.tunnels if before == here]
        for there in dict.fromkeys((*self.spaces[here].next, *tunnel)):
            if there in self.occupied or (self.is_pit(there) and not self.team):
                continue
            yield there

    def distance(self, here: str, there: str) -> int:
        """The fewest steps over free spaces."""
        if here not in self.distances:
            known = {here: 0}
            edge = [here]
            for _ in range(45):
                further = []
                for name in edge:
                    if name == "box" and name != here:
                        continue
                    for onward in self.steps(name):
                        if onward not in known:
                            known[onward] = known[name] + 1
                            further.append(onward)
                edge = further
            self.distances[here] = known
        return self.distances[here][there]

    def owed(self, path: tuple[str, ...], corner: int) -> int:
        made = self.stops if self.corner(path[0]) == corner else 0
        return max(0, self.track.corners[corner].stops - made)

    def left_early(self, path: tuple[str, ...]) -> list[tuple[int, int]]:
        """FD-23: the corners that the path left with stops missing: how many, and how far beyond it went."""
        found = []
        for k in range(len(path) - 1):
            corner = self.corner(path[k])
            if corner is not None and self.corner(path[k + 1]) != corner and self.owed(path, corner):
                found.append((self.owed(path, corner), len(path) - 1 - k))
        return found

    def lane_changes(self, path: tuple[str, ...]) -> int:
        """FD-21: counted on straights and into and out of corners, not inside them, not to and from the pits."""
        count = 0
        for here, there in pairwise(path):
            if self.is_pit(here) or self.is_pit(there):
                continue
            same_corner = self.corner(here) is not None and self.corner(here) == self.corner(there)
            count += self.spaces[here].lane != self.spaces[there].lane and not same_corner
        return count

    def is_legal(self, path: tuple[str, ...]) -> bool:
        """Return whether the last step of a path is legal, if the others were."""
        here, there = path[-2], path[-1]
        if self.left_early(path):
            return there != "box" and self.spaces[here].lane == self.spaces[there].lane  # FD-24
        if self.lane_changes(path) > 2:
            return False
        if self.corner(there) is not None:
            return True  # FD-22
        since = max([k for k in range(len(path) - 1) if self.corner(path[k]) is not None], default=0)
        return len(path) - 1 - since == self.distance(path[since], there)

    def paths(self, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """Yield every legal path from here on, including short ones."""
        yield path
        if len(path) > self.roll or (len(path) > 1 and path[-1] == "box"):
            return
        if len(path) > 1 and self.last_lap and self.over_line(path[-2], path[-1]):
            return
        for there in self.steps(path[-1]):
            longer = (*path, there)
            if self.is_legal(longer):
                yield from self.paths(longer)

    def stop(self, path: tuple[str, ...]) -> tuple[str, Stop] | None:
        """Return the cost and the end of a path; None if it puts the car out."""
        early = self.left_early(path)
        if any(owed > 1 for owed, _ in early):
            return None
        overshoot = sum(beyond for _, beyond in early)
        end = path[-1]
        finished = len(path) > 1 and self.last_lap and self.over_line(path[-2], end)
        unused = self.roll - (len(path) - 1)
        free = finished or self.is_pit(end)
        corner = self.corner(end)
        if corner is None or finished:
            stops = 0
        elif corner == self.corner(path[0]):
            stops = self.stops + 1
        else:
            stops = 0 if early else 1
        dangers = sum(name in self.track.danger for name in path[1:]) if self.count_danger else 0
        cost = overshoot + (0 if free else unused)
        braking = 0 if finished or (end == "box" and len(path) > 1) else unused
        return "finish" if finished else end, Stop(cost, braking, overshoot, stops, dangers)

    def ends(self) -> dict[str, Stop]:
        """The cheapest way to every end."""
        best: dict[str, Stop] = {}
        for name, stop in self.all_stops():
            if name not in best or (stop.cost, stop.braking) < (best[name].cost, best[name].braking):
                best[name] = stop
        return best

    def all_stops(self) -> Iterator[tuple[str, Stop]]:
        anywhere_to_go = False
        for path in self.paths((self.at,)):
            if len(path) == 1:
                continue
            anywhere_to_go = True
            if found := self.stop(path):
                yield found
        if not (anywhere_to_go and self.is_pit(self.at)):
            found = self.stop((self.at,))
            assert found
            yield found

    def choices(self) -> set[tuple[str, int, int]]:
        """End, black spaces and price of every way that no other one beats (FD-42)."""
        cheapest: dict[tuple[str, int], int] = {}
        for name, stop in self.all_stops():
            key = (name, stop.dangers)
            cheapest[key] = min(cheapest.get(key, 99), stop.cost)
        return {
            (name, dangers, cost)
            for (name, dangers), cost in cheapest.items()
            if not any(
                other == name and fewer < dangers and price <= cost for (other, fewer), price in cheapest.items()
            )
            and not any(
                other == name and fewer <= dangers and price < cost for (other, fewer), price in cheapest.items()
            )
        }

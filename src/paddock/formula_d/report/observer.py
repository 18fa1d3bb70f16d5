"""Notes during a race of Formula D: where turns, wear points and cars were lost, and jams."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from paddock.core.game import Event
from paddock.formula_d.report.data import StartNotes
from paddock.formula_d.rules.events import (
    Braked,
    CollisionRolled,
    Drove,
    GridSet,
    Lost,
    Overshot,
    StartRolled,
    Stopped,
    WentOut,
)
from paddock.report.jams import Jams, JamTotals
from paddock.track.model import Track

if TYPE_CHECKING:
    from paddock.formula_d import FormulaD

DOOMED = ("blocked", "corner", "overshooting")
"""Causes by which a car without an affordable move goes out; its turn still counts."""


class Notes(StartNotes, frozen=True):
    """Notes beyond the result of a race. Corners are numbers; `stretches` names them in the order of the lap."""

    stretches: tuple[str, ...]
    spaces: tuple[str, ...]  # the starting spaces
    turns: dict[int, int]  # moves that ended on each stretch, or took the car out there
    stops: dict[int, int]  # stops made in each corner
    wear: dict[tuple[int, str], int]  # wear points lost by stretch and cause
    outs: dict[tuple[int, str], int]  # cars out by stretch and cause
    jams: Jams
    rolls: dict[str, int]  # collision rolls, by space


class RaceObserver:
    """Follows every car. A stretch is a corner with the road to it; the last one leads to the line."""

    def __init__(self, game: FormulaD) -> None:
        track = game.track
        self.stretches = (*(corner.name for corner in track.corners), "start and finish", "pit lane")
        self.stretch = stretches(track)
        self.home = len(track.corners)
        # A single car has pole without an event (FD-10).
        self.alone = ((0,), track.grid[:1]) if game.options.cars == 1 else ((), ())
        self.begin()

    def begin(self) -> None:
        """Begin a new race."""
        self._line_up(*self.alone)
        self.turns: Counter[int] = Counter()
        self.stops: Counter[int] = Counter()
        self.wear: Counter[tuple[int, str]] = Counter()
        self.outs: Counter[tuple[int, str]] = Counter()
        self.jams = JamTotals()
        self.rolls: Counter[str] = Counter()

    def watch(self, state: object, events: tuple[Event, ...]) -> None:
        left = None  # the corner that a car has overshot in this move
        driven = False
        for event in events:
            match event:
                case Drove():
                    driven = True
                    self.cleared.discard(event.car)
                    self.at[event.car] = event.way[-1]
                    self.turns[self._where(event.car)] += 1
                case Lost():
                    if event.cause != "overshooting":
                        self.wear[self._where(event.car), event.cause] += event.points
                case Overshot():
                    left = event.corner
                    self.wear[event.corner, "overshooting"] += event.spaces
                case WentOut():
                    where = self._where(event.car) if left is None else left
                    if not driven and event.cause in DOOMED:
                        where = where if event.cause == "blocked" else self._missed(event.car)
                        self.turns[where] += 1
                    self.outs[where, event.cause] += 1
                    if event.cause == "blocked":
                        self.jams.add(self.at[event.car], 1)
                case Braked(blocked=True):
                    self.jams.add(self.at[event.car], event.spaces)
                case Stopped():
                    self.stops[event.corner] += 1
                    if event.stops >= event.demanded:
                        self.cleared.add(event.car)
                case CollisionRolled():
                    self.rolls[self.at[event.car]] += 1
                case StartRolled(start="stalled"):
                    self.turns[self.home] += 1
                case GridSet():
                    self._line_up(event.cars, event.spaces)

    def notes(self, state: object) -> Notes:
        return Notes(
            self.grid,
            self.stretches,
            self.spaces,
            self.turns,
            self.stops,
            self.wear,
            self.outs,
            self.jams.jams(),
            self.rolls,
        )

    def _line_up(self, cars: tuple[int, ...], spaces: tuple[str, ...]) -> None:
        self.grid, self.spaces = cars, spaces
        self.at = dict(zip(cars, spaces, strict=True))  # space of each car
        self.cleared: set[int] = set()  # cars that have made all stops in their corner

    def _where(self, car: int) -> int:
        return self.stretch.get(self.at[car], self.home)

    def _missed(self, car: int) -> int:
        """Return the first corner ahead that still demands a stop from this car."""
        where = self._where(car)
        return 0 if where >= self.home else (where + (car in self.cleared)) % self.home


def stretches(track: Track) -> dict[str, int]:
    """Return every space's stretch: its current or next corner, then the way to the line, then the pit lane."""
    found = {}
    ahead = len(track.corners)
    for space in sorted(track.spaces, key=lambda space: space.at, reverse=True):
        if space.corner is not None:
            ahead = space.corner
        found[space.id] = ahead if space.corner is None else space.corner
    for space in track.pit.spaces if track.pit else ():
        found[space.id] = len(track.corners) + 1
    found["box"] = len(track.corners) + 1
    return found

"""The highlights of a race of Formula D."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Event
from paddock.formula_d.rules.classification import order_of_cars
from paddock.formula_d.rules.events import (
    CameHome,
    CollisionRolled,
    DangerRolled,
    DieRolled,
    Drove,
    MotorRolled,
    Overshot,
    StartRolled,
    TroubleRolled,
    WentOut,
)
from paddock.formula_d.rules.gears import DICE
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import OFF, State
from paddock.formula_d.text.tell import tell_event
from paddock.formula_d.text.words import car_word
from paddock.parts.story import Highlight, HighlightPicker, Landmark
from paddock.words import Argument, message

LEAST_PASSED = 2
"""Fewest cars passed in a big overtake."""
LEAST_GEAR = 3
"""The lowest gear in which a low roll hurts."""
CLOSE = 2
"""Most wear points left after a narrow escape."""
BLACK_DIE = (CollisionRolled, DangerRolled, MotorRolled, TroubleRolled)


class FormulaDHighlights:
    """Follows one race and keeps the best moment of each kind."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.picker = HighlightPicker()
        self.order: list[int] = []
        self.gears: dict[int, int] = {}

    def watch(self, at: int, state: State, events: tuple[Event, ...]) -> None:
        before = self.order
        self.order = order_of_cars(self.setup, state) if state.story.grid else []
        for event in events:
            match event:
                case Drove():
                    self._drove(at, event, before)
                case Overshot(car) if state.cars[car].space != OFF:
                    text = "formula-d-story-brave"
                    self._offer("brave", event.spaces, at, text, car, corner=event.name, spaces=event.spaces)
                case DieRolled(car, gear, face):
                    self.gears[car] = gear
                    if gear >= LEAST_GEAR and face == min(DICE[gear]):
                        self._offer("unlucky", gear, at, "formula-d-story-unlucky-roll", car, gear=gear, face=face)
                case StartRolled(car, face, "stalled"):
                    self._offer("unlucky", 50, at, "formula-d-story-unlucky-start", car, face=face)
                case WentOut(car):
                    self._went_out(at, car, events, before)
                case CameHome(car, place):
                    self._came_home(at, state, car, place)

    def highlights(self, state: State, landmarks: Sequence[Landmark]) -> tuple[Highlight, ...]:
        """Return up to five moments in the order of the race."""
        for landmark in [landmark for landmark in landmarks if landmark.kind == "lead"][-1:]:
            if landmark.car in state.story.home[:1]:
                assert landmark.car is not None
                self._offer("lead", 0, landmark.at, "formula-d-story-for-good", landmark.car)
        kinds = ("overtake", "brave", "unlucky", "drama", "escape", "lead", "longest", "win", "out")
        return self.picker.chosen(kinds)

    def _offer(self, kind: str, score: int, at: int, id: str, car: int, **more: Argument) -> None:
        said = message(id, car=car_word(self.setup, car), **more)
        self.picker.offer(kind, score, Highlight(at, said, car))

    def _drove(self, at: int, event: Drove, before: list[int]) -> None:
        car, spaces = event.car, len(event.way) - 1
        self._offer("longest", spaces, at, "formula-d-story-longest", car, spaces=spaces, gear=self.gears.get(car, 1))
        if car not in before or car not in self.order:
            return
        passed = before.index(car) - self.order.index(car)
        if passed >= LEAST_PASSED:
            self._offer("overtake", passed, at, "formula-d-story-overtake", car, count=passed)

    def _went_out(self, at: int, car: int, events: Sequence[Event], before: list[int]) -> None:
        rolled = [event.face for event in events if isinstance(event, BLACK_DIE)]
        if rolled:
            self._offer("unlucky", 100, at, "formula-d-story-unlucky-out", car, face=rolled[-1])
        if before and before[0] == car and self.order:
            self._offer("drama", 0, at, "formula-d-story-leader-out", car)
        out = next(event for event in events if isinstance(event, WentOut))
        self.picker.offer("out", at, Highlight(at, tell_event(self.setup, out), car))

    def _came_home(self, at: int, state: State, car: int, place: int) -> None:
        left = state.cars[car].wp
        if left <= CLOSE:
            self._offer("escape", CLOSE - left, at, "formula-d-story-escape", car, left=left)
        if place == 1:
            self._offer("win", 0, at, "formula-d-story-win", car)

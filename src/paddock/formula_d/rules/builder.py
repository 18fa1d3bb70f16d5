"""The next state under construction: the changes of one move, with their events."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from paddock.formula_d.rules.events import CameHome, Cause, Event, Lost, WentOut
from paddock.formula_d.rules.state import OFF, Gone, Question, State

Outcome: TypeAlias = tuple[State, tuple[Event, ...]]
"""The outcome of a move, with its events."""


class StateBuilder:
    """Builds the next state while a move is applied; `ask` finishes it."""

    __slots__ = ("cars", "events", "order", "round", "story")

    def __init__(self, state: State) -> None:
        self.round = state.round
        self.order = state.order
        self.cars = list(state.cars)
        self.story = state.story
        self.events: list[Event] = []

    def ask(self, question: Question) -> Outcome:
        """Return the next state, with its question."""
        return State(self.round, self.order, tuple(self.cars), question, self.story), tuple(self.events)

    def racing(self, number: int) -> bool:
        """Return whether a car is on the board."""
        return self.cars[number].space != OFF

    def lose(self, number: int, points: int, cause: Cause) -> None:
        """FD-04: take wear points; a car that has none left is out at once."""
        left = max(0, self.cars[number].wp - points)
        self.events.append(Lost(number, points, left, cause))
        self.cars[number] = replace(self.cars[number], wp=left)
        if left == 0:
            self.put_out(number, cause)

    def gain(self, number: int, points: int, most: int) -> int:
        """Give back wear points up to the maximum; return how many."""
        car = self.cars[number]
        gained = min(points, most - car.wp)
        self.cars[number] = replace(car, wp=car.wp + gained)
        return gained

    def put_out(self, number: int, cause: Cause) -> None:
        """Take a car off the board."""
        self.cars[number] = replace(self.cars[number], space=OFF, wp=0, stops=0)
        self.story = replace(self.story, gone=(*self.story.gone, Gone(number, cause)))
        self.events.append(WentOut(number, cause))

    def bring_home(self, number: int) -> None:
        """FD-28: a car that crosses the line for the last time has finished, and leaves the board."""
        self.story = replace(self.story, home=(*self.story.home, number))
        self.events.append(CameHome(number, len(self.story.home)))

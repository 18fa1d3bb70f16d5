"""A state in the making: what one move changes, step by step, with the events that tell it."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.formula_d.rules.events import CameHome, Cause, Event, Lost, WentOut
from paddock.formula_d.rules.state import OFF, Car, Gone, Question, State

Step = tuple[State, tuple[Event, ...]]


class Draft:
    """Lives only while a move is applied; `close` makes the next state of it."""

    __slots__ = ("cars", "events", "order", "round", "story")

    def __init__(self, state: State) -> None:
        self.round = state.round
        self.order = state.order
        self.cars = list(state.cars)
        self.story = state.story
        self.events: list[Event] = []

    def close(self, ask: Question) -> Step:
        """The next state, with what is asked now."""
        return State(self.round, self.order, tuple(self.cars), ask, self.story), tuple(self.events)

    def lose(self, number: int, points: int, cause: Cause) -> None:
        """Takes wear points; a car without any is out at once (FD-04)."""
        car = self.cars[number]
        left = max(0, car.wp - points)
        self.events.append(Lost(number, points, left, cause))
        self.cars[number] = Car(car.space, car.gear, left, car.stops, car.lap, car.turns, car.nitro, car.passes)
        if left == 0:
            self.put_out(number, cause)

    def put_out(self, number: int, cause: Cause) -> None:
        """Takes a car off the board."""
        car = self.cars[number]
        self.cars[number] = Car(OFF, car.gear, 0, 0, car.lap, car.turns, car.nitro, car.passes)
        self.story = replace(self.story, gone=(*self.story.gone, Gone(number, cause)))
        self.events.append(WentOut(number, cause))

    def bring_home(self, number: int) -> None:
        """Takes a car over the line for the last time."""
        self.story = replace(self.story, home=(*self.story.home, number))
        self.events.append(CameHome(number, len(self.story.home)))

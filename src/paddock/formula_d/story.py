"""A race of Formula D as a story: places round by round, lead changes, laps, pit stops, crashes, and wear."""

from __future__ import annotations

from paddock.core.game import Event
from paddock.formula_d.highlights import FormulaDHighlights
from paddock.formula_d.rules.circuit import TEAMS
from paddock.formula_d.rules.classification import driven, order_of_cars
from paddock.formula_d.rules.events import (
    CameHome,
    CollisionRolled,
    Drove,
    LineCrossed,
    Overshot,
    Pitted,
    RaceOver,
    RoundBegun,
    WentOut,
)
from paddock.formula_d.rules.secrets import CarView, View, imagine_state
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import State
from paddock.formula_d.text.tell import tell_event
from paddock.formula_d.text.words import car_word
from paddock.parts.story import Curve, CurveChart, Landmark, LandmarkKind, StandingCar, Story, StoryCar, StoryTurn
from paddock.words import Message, Seat, message, names_thing, player_word

CAPTIONED = (RaceOver, CameHome, WentOut, Pitted, Overshot, CollisionRolled)
"""Events that caption a moment, the most important first."""
KINDS: dict[type[Event], LandmarkKind] = {Pitted: "stop", WentOut: "crash", CameHome: "home"}


class FormulaDStory:
    """How a race is presented to others."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def cars(self, view: View) -> tuple[StandingCar, ...]:
        if not view.grid:
            return ()
        state = imagine_state(self.setup, view)
        gone = [out.car for out in reversed(view.gone)]
        order = [*order_of_cars(self.setup, state), *gone]
        over = len(view.home) + len(gone) == len(view.cars)
        # At the end the road is empty: finishers park on the grid, the winner on pole.
        parked = dict(zip(view.home, self.setup.track.grid, strict=False)) if over else {}
        return tuple([self._car(view.cars[car], car, car in gone, parked.get(car)) for car in order])

    def caption(self, events: tuple[Event, ...]) -> Message | None:
        """Return the most important event, without names of spaces, which mean nothing in a picture."""
        greatest = [event for kind in CAPTIONED for event in events if isinstance(event, kind)]
        match (*greatest, *events):
            case (Drove(car=car, way=way), *_):
                return message("formula-d-story-drove", car=car_word(self.setup, car), spaces=len(way) - 1)
            case (event, *_) if not names_thing(said := tell_event(self.setup, event)):
                return said
        return None

    def teller(self) -> FormulaDTeller:
        return FormulaDTeller(self.setup)

    def _car(self, car: CarView, number: int, out: bool, parked: str | None) -> StandingCar:
        striped = number >= len(TEAMS)
        space = parked or car.space
        return StandingCar(car.team, str(number + 1), name_of(self.setup, number), striped, space, out=out)


def name_of(setup: Setup, car: int) -> Message:
    """Name a car by its driver, or by its number if the driver has several."""
    word = car_word(setup, car)
    return player_word(word.seat) if isinstance(word, Seat) else word


class FormulaDTeller:
    """Follows one race. A turn is a round of all cars; the leader plays first, so only moves change the lead."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.turns: list[StoryTurn] = []
        self.landmarks: list[Landmark] = []
        self.wear: list[list[tuple[int, int]]] = [[(0, setup.options.wear)] for _ in setup.cars]
        self.leader: int | None = None
        self.lap = 1
        self.best = FormulaDHighlights(setup)

    def watch(self, at: int, state: State, events: tuple[Event, ...]) -> None:
        self.best.watch(at, state, events)
        for event in events:
            self._note(at, event)
        if any(isinstance(event, Drove | WentOut | RoundBegun) for event in events):
            self._note_lead(at, state)
        if any(isinstance(event, RoundBegun) for event in events):
            self.turns.append(StoryTurn(at, self._places(state)))
        for points, car in zip(self.wear, state.cars, strict=True):
            if car.wp != points[-1][1]:
                points.append((at, car.wp))

    def story(self, at: int, state: State) -> Story:
        cars = tuple([StoryCar(str(car), name_of(self.setup, car)) for car in self.setup.cars])
        turns = [*self.turns, StoryTurn(at, self._places(state))] if self.turns else []
        curves = tuple([Curve(car, tuple(points)) for car, points in enumerate(self.wear)])
        chart = CurveChart(message("formula-d-story-wear"), curves)
        best = self.best.highlights(state, self.landmarks)
        return Story(cars, tuple(turns), tuple(self.landmarks), (chart,), best)

    def _note(self, at: int, event: Event) -> None:
        match event:
            case LineCrossed(lap=lap) if lap > self.lap:  # the first car to begin it
                self.lap = lap
                self.landmarks.append(Landmark(at, "line", tell_event(self.setup, event)))
            case Pitted() | WentOut() | CameHome():
                self.landmarks.append(Landmark(at, KINDS[type(event)], tell_event(self.setup, event), event.car))

    def _note_lead(self, at: int, state: State) -> None:
        """Note a car strictly ahead of the leader; the winner stays in front."""
        order = order_of_cars(self.setup, state)
        if not order:
            return
        front, before = order[0], self.leader
        if before is None or state.story.home:
            self.leader = front  # its arrival is already a landmark
        elif front != before and (
            before not in order or driven(self.setup, state, front) > driven(self.setup, state, before)
        ):
            self.leader = front
            said = message("formula-d-story-lead", car=car_word(self.setup, front))
            self.landmarks.append(Landmark(at, "lead", said, front))

    def _places(self, state: State) -> tuple[int, ...]:
        order = order_of_cars(self.setup, state)
        return tuple([order.index(car) + 1 if car in order else 0 for car in self.setup.cars])

"""A race of Downforce as a story: places card by card, lead changes, betting lines with their bets, and money."""

from __future__ import annotations

from paddock.core.game import Event
from paddock.downforce.highlights import DownforceHighlights
from paddock.downforce.rules.deck import CARS, COLOURS, LETTERS
from paddock.downforce.rules.events import CameHome, CardPlayed, Drove, LineCrossed, LotSold, RaceOver, Stalled
from paddock.downforce.rules.scoring import order_on_the_road
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import NOBODY, OFF_TRACK, Finished, RaceResult, State
from paddock.downforce.text.tell import tell_event
from paddock.downforce.text.words import car_word, money_word
from paddock.parts.story import Bar, BarChart, Landmark, StandingCar, Story, StoryCar, StoryTurn
from paddock.words import Message, Seat, joined, message, names_thing, player_word

CAPTIONED = (RaceOver, CameHome, LineCrossed, LotSold, Stalled)
"""Events that caption a moment, the most important first."""


class DownforceStory:
    """How a race is presented to others."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def cars(self, view: View) -> tuple[StandingCar, ...]:
        if not view.grid:
            return ()
        return tuple([self._car(view, car) for car in order_on_the_road(self.setup, view)])

    def caption(self, events: tuple[Event, ...]) -> Message | None:
        """Return the most important event, without names of cards and spaces, which mean nothing in a picture."""
        greatest = [event for kind in CAPTIONED for event in events if isinstance(event, kind)]
        match (*greatest, *events):
            case (Drove(car=car, way=way), *_):
                return message("downforce-story-drove", car=car_word(car), spaces=len(way) - 1)
            case (CardPlayed(seat=seat), *_):
                return message("downforce-story-card", player=Seat(seat))
            case (event, *_) if not names_thing(said := tell_event(event)):
                return said
        return None

    def teller(self) -> DownforceTeller:
        return DownforceTeller(self.setup)

    def _car(self, view: View, car: int) -> StandingCar:
        owner, space = view.owners[car], view.cars[car]
        name = car_word(car)
        return StandingCar(
            COLOURS[car],
            LETTERS[car],
            name if owner == NOBODY else message("downforce-story-entry", car=name, player=Seat(owner)),
            space=None if space == OFF_TRACK else self.setup.board.names[space],
            place=view.places.index(car) + 1 if car in view.places else None,
        )


class DownforceTeller:
    """Follows one race. A turn is a card; the lead is checked once a card is resolved, not between its lines."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.turns: list[StoryTurn] = []
        self.landmarks: list[Landmark] = []
        self.lines: list[int] = []  # moments at which betting lines were crossed
        self.leader: int | None = None
        self.foremost = (0, 0)  # the current front car, and since when
        self.best = DownforceHighlights(setup)

    def watch(self, at: int, state: State, events: tuple[Event, ...]) -> None:
        self.best.watch(at, state, events)
        for event in events:
            match event:
                case CardPlayed():
                    self._begin_turn(at, state)
                case Drove():
                    self._note_foremost(at, state)
                case LineCrossed():
                    self.lines.append(at)
                    self.landmarks.append(Landmark(at, "line", tell_event(event)))
                case CameHome():
                    self.landmarks.append(Landmark(at, "home", tell_event(event), COLOURS.index(event.car)))
                case Stalled():
                    self.landmarks.append(Landmark(at, "crash", tell_event(event), COLOURS.index(event.car)))
                case RaceOver():
                    self._note_lead(state)

    def story(self, at: int, state: State) -> Story:
        turns = [*self.turns, StoryTurn(at, self._places(state))] if self.turns else []
        landmarks = sorted([*self.landmarks, *self._bets(state)], key=lambda landmark: landmark.at)
        charts = []
        if isinstance(state.ask, Finished) and self.setup.money_counts:
            charts.append(self._money(state.ask.result))
        cars = tuple([StoryCar(COLOURS[car], car_word(car)) for car in CARS])
        return Story(cars, tuple(turns), tuple(landmarks), tuple(charts), self.best.highlights(state, landmarks))

    def _begin_turn(self, at: int, state: State) -> None:
        """Begin a turn: the card has been played, but no car has moved."""
        if self.leader is None:
            self.leader = order_on_the_road(self.setup, state)[0]
            self.foremost = (self.leader, at)
        self._note_lead(state)
        self.turns.append(StoryTurn(at, self._places(state)))

    def _places(self, state: State) -> tuple[int, ...]:
        order = order_on_the_road(self.setup, state)
        return tuple([order.index(car) + 1 for car in CARS])

    def _note_foremost(self, at: int, state: State) -> None:
        front = order_on_the_road(self.setup, state)[0]
        if front != self.foremost[0]:
            self.foremost = (front, at)

    def _note_lead(self, state: State) -> None:
        """Note the lead after a card: only a car strictly ahead of the leader takes it."""
        front, since = order_on_the_road(self.setup, state)[0], self.foremost[1]
        if self.leader in (None, front):
            return
        assert self.leader is not None
        if state.places:
            self.leader = front  # its arrival is already a landmark
        elif self._driven(state, front) > self._driven(state, self.leader):
            self.leader = front
            self.landmarks.append(Landmark(since, "lead", message("downforce-story-lead", car=car_word(front)), front))

    def _driven(self, state: State, car: int) -> tuple[int, int]:
        space = state.cars[car]
        return state.laps[car], -1 if space == OFF_TRACK else self.setup.board.front[space]

    def _bets(self, state: State) -> list[Landmark]:
        """Add one landmark for all bets on a car at a line."""
        found = []
        for line, at in enumerate(self.lines):
            noted = [(seat, bets[line]) for seat, bets in enumerate(state.bets) if line < len(bets)]
            for car in sorted({car for _, car in noted}):
                players = joined([Seat(seat) for seat, chosen in noted if chosen == car])
                said = message("downforce-story-bets", players=players, number=line + 1, car=car_word(car))
                found.append(Landmark(at, "bet", said, car))
        return found

    def _money(self, result: RaceResult) -> BarChart:
        kinds = (
            message("downforce-story-prices"),
            message("downforce-sheet-prizes"),
            message("downforce-story-money-bets"),
        )
        bars = [
            Bar(
                player_word(seat, wins=seat in result.winners),
                (-sheet.auction, sheet.prizes, sheet.betting),
                money_word(sheet.winnings),
            )
            for seat, sheet in enumerate(result.sheets)
        ]
        return BarChart(message("downforce-story-money"), kinds, tuple(bars))

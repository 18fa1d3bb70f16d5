"""The highlights of a race of Downforce."""

from __future__ import annotations

from paddock.core.game import Event
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import Blocked, CameHome, Drove, LineCrossed, LotSold
from paddock.downforce.rules.scoring import order_on_the_road
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Finished, RaceResult, State
from paddock.downforce.text.words import car_word, money_word
from paddock.parts.story import Highlight, HighlightPicker, Landmark
from paddock.words import Message, Seat, message

LEAST_PASSED = 2
"""Fewest cars passed in a big overtake."""
LEAST_LOST = 2
"""Fewest steps lost in a bad jam."""


class DownforceHighlights:
    """Follows one race and keeps the best moment of each kind."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.picker = HighlightPicker()
        self.order: list[int] = []
        self.lots: list[tuple[int, LotSold]] = []
        self.lines: list[tuple[int, list[int]]] = []  # moments of betting lines, with the cars from first to last

    def watch(self, at: int, state: State, events: tuple[Event, ...]) -> None:
        before, self.order = self.order, order_on_the_road(self.setup, state) if state.grid else []
        for event in events:
            match event:
                case Drove():
                    self._drove(at, event, before)
                case Blocked(car, steps) if steps >= LEAST_LOST:
                    self._jam(at, car, steps)
                case LotSold():
                    self.lots.append((at, event))
                case LineCrossed():
                    self.lines.append((at, self.order))
                case CameHome(car, 1):
                    said = message("downforce-story-win", car=car_word(car))
                    self.picker.offer("win", 0, Highlight(at, said, COLOURS.index(car)))

    def highlights(self, state: State, landmarks: list[Landmark]) -> tuple[Highlight, ...]:
        """Return up to five moments in the order of the race."""
        for landmark in [landmark for landmark in landmarks if landmark.kind == "lead"][-1:]:
            if landmark.car is not None and landmark.car in state.places[:1]:
                said = message("downforce-story-for-good", car=car_word(landmark.car))
                self.picker.offer("lead", 0, Highlight(landmark.at, said, landmark.car))
        if isinstance(state.ask, Finished):
            self._dearest(state.ask.result)
            if self.setup.money_counts:
                self._best_bet(state.ask.result)
        return self.picker.chosen(("overtake", "dearest", "bet", "lead", "jam", "win"))

    def _drove(self, at: int, event: Drove, before: list[int]) -> None:
        car = COLOURS.index(event.car)
        passed = before.index(car) - self.order.index(car) if before else 0
        if passed >= LEAST_PASSED:
            said = message("downforce-story-overtake", car=car_word(car), count=passed)
            self.picker.offer("overtake", passed, Highlight(at, said, car))
        if event.left >= LEAST_LOST:
            self._jam(at, event.car, event.left)

    def _jam(self, at: int, car: str, steps: int) -> None:
        said = message("downforce-story-jam", car=car_word(car), steps=steps)
        self.picker.offer("jam", steps, Highlight(at, said, COLOURS.index(car)))

    def _dearest(self, result: RaceResult) -> None:
        places = {car.car: car.place or 0 for car in result.cars}
        for at, lot in self.lots:
            said = message(
                "downforce-story-dearest",
                player=Seat(lot.seat),
                money=money_word(lot.price),
                car=car_word(lot.car),
                place=places[lot.car],
            )
            self.picker.offer("dearest", lot.price, Highlight(at, said, COLOURS.index(lot.car)))

    def _best_bet(self, result: RaceResult) -> None:
        """Offer the bet that paid most; of equal ones, the bet on the car furthest behind."""
        for seat, sheet in enumerate(result.sheets):
            for (at, order), bet in zip(self.lines, sheet.bets, strict=False):
                place = order.index(COLOURS.index(bet.car)) + 1
                if bet.payout:
                    said = self._bet_said(seat, bet.car, place, bet.payout)
                    self.picker.offer("bet", 10 * bet.payout + place, Highlight(at, said, COLOURS.index(bet.car)))

    def _bet_said(self, seat: int, car: str, place: int, payout: int) -> Message:
        return message(
            "downforce-story-best-bet", player=Seat(seat), car=car_word(car), place=place, money=money_word(payout)
        )

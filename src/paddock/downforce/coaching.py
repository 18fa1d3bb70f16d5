"""Why a choice is a good one, told to somebody who learns the game."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.luck import stream
from paddock.downforce.kernel.distances import smooth_distances
from paddock.downforce.rules.actions import FINISH, Action, Bet, Bid, Drive, Keep, Play, Wild
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.deck import COLOURS, WILD
from paddock.downforce.rules.driving import ends_of, move_to
from paddock.downforce.rules.secrets import View, imagine_state
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Auction, Bonus, Driving, State
from paddock.downforce.text.words import car_word, power_word
from paddock.words import Message, message


class DownforceCoaching:
    """Explains choices in a race with these options, on this track, with this deck."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._distances = smooth_distances(setup.board)
        self._lap = max(self._distances)

    def reason(self, view: View, legal: Sequence[Action], action: Action) -> Message:
        match action, view.ask:
            case Bid(), Auction(lot=lot):
                return self._bid(view, action, view.lots[lot].car)
            case Keep(power=power), _:
                return message("downforce-why-keep", power=power_word(power))
            case Play(), _:
                return self._play(view, action)
            case Wild(car=car), _:
                name = "own" if self._mine(view, car) else "other"
                return message(f"downforce-why-wild-{name}", car=car_word(car))
            case Drive(), (Driving() | Bonus()) as ask:
                return self._drive(view, ask, action)
            case Bet(car=car), _:
                name = "own" if self._mine(view, car) else "other"
                return message(f"downforce-why-bet-{name}", car=car_word(car))
        return message("downforce-why-best")

    def _mine(self, view: View, car: str) -> bool:
        return view.owners[COLOURS.index(car)] == view.seat

    def _bid(self, view: View, bid: Bid, car: int) -> Message:
        """By how far the hand can move the car."""
        number = bid_number(self.setup, bid, car)
        if number is None:
            return message("downforce-why-pass", car=car_word(car))
        spaces = sum([steps for kind in view.hand for on, steps in self.setup.cards[kind].lines if on == car])
        return message("downforce-why-bid", car=car_word(car), number=number, spaces=spaces)

    def _play(self, view: View, play: Play) -> Message:
        """By the first line that helps a car of one's own."""
        for car, steps in self.setup.cards[self.setup.kind[play.card]].lines:
            if car != WILD and view.owners[car] == view.seat and car not in view.places:
                return message("downforce-why-play-own", car=car_word(car), steps=steps)
            if car == WILD:
                return message("downforce-why-play-wild", steps=steps)
        return message("downforce-why-play-other")

    def _drive(self, view: View, ask: Driving | Bonus, drive: Drive) -> Message:
        """By where the car is left: one's own as far on as can be, those of others where they lose most."""
        car = car_word(drive.car)
        mine = self._mine(view, drive.car)
        if drive.to == FINISH:
            return message("downforce-why-finish-own" if mine else "downforce-why-finish-other", car=car)
        # What is hidden from the seat has no say in where a car can go.
        state = imagine_state(self.setup, view, stream("coach", "reason"))
        move = move_to(self.setup, state, ask, self.setup.board.number[drive.to])
        if move.left:
            return message("downforce-why-jam-own" if mine else "downforce-why-jam-other", car=car, left=move.left)
        ways = [self._way_left(state, ask, end) for end in ends_of(self.setup, state, ask)]
        left = self._way_left(state, ask, self.setup.board.number[drive.to])
        if left == (min(ways) if mine else max(ways)):
            return message("downforce-why-drive-own" if mine else "downforce-why-drive-other", car=car)
        return message("downforce-why-best")

    def _way_left(self, state: State, ask: Driving | Bonus, end: int) -> int:
        """How far it is from an end to the finish."""
        board = self.setup.board
        if end == board.finish:
            return -self._lap
        return self._distances[end] - (self._lap if board.next_lap(state.cars[ask.car], end) else 0)

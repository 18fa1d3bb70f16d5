"""Rookie, the Downforce beginner: overpays for pole, rushes one of its cars, always bets on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from paddock.core.luck import pick
from paddock.downforce import Downforce
from paddock.downforce.bots.road import Road
from paddock.downforce.rules.actions import Action, Bet, Bid, Decline, Drive, Play, Skip, Wild
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.state import OFF_TRACK, Auction

FAIR = 3
"""A rookie's price for any car, in $M."""

ONE_MORE = 2
"""A rookie's price for a further car, in $M."""

FORGETS = 0.5
"""How often the power is forgotten."""


def make(game: Downforce) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """Return the bot for this race."""
    return Rookie(game).choose


class Rookie:
    """Cares only about its own cars."""

    def __init__(self, game: Downforce) -> None:
        self.setup = game.setup
        self.road = Road(game)

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        match legal[0]:
            case Bid():
                return self.bid(view, [bid for bid in legal if isinstance(bid, Bid)])
            case Play():
                return self.play(view, [play for play in legal if isinstance(play, Play)], rng)
            case Wild():
                return self.wild(view, legal)
            case Bet():
                return self.bet(view, legal)
            case Drive():
                return self.drive(view, legal, rng)
            case _:  # to a rookie all powers are equal, and Strategic's question makes no sense
                return pick(rng, legal)

    def bid(self, view: View, bids: list[Bid]) -> Bid:
        """Bid all that the hand can pay for the car on pole, a round sum for others, and little with a car."""
        ask = view.ask
        assert isinstance(ask, Auction)
        car = view.lots[ask.lot].car
        limit = ONE_MORE if view.seat in view.owners else 99 if car == view.grid[0] else FAIR
        numbers = [(bid_number(self.setup, bid, car) or 0, bid) for bid in bids]
        fair = [offer for offer in numbers if offer[0] <= limit]
        return max(fair, key=lambda offer: offer[0])[1] if fair else min(numbers, key=lambda offer: offer[0])[1]

    def play(self, view: View, plays: list[Play], rng: Random) -> Play:
        """Return the card that moves its foremost car furthest, resolved as printed, from the top."""
        own = self._racing(view)[:1]

        def spaces(play: Play) -> tuple[int, bool, float]:
            lines = self.setup.cards[self.setup.kind[play.card]].lines
            return sum(number for car, number in lines if car in own), not play.upwards, rng.random()

        return max(plays, key=spaces)

    def wild(self, view: View, legal: Sequence[Action]) -> Action:
        """Name its own foremost car, else the first car in the list."""
        for car in self._racing(view):
            for action in legal:
                if isinstance(action, Wild) and action.car == COLOURS[car]:
                    return action
        return legal[0]

    def bet(self, view: View, legal: Sequence[Action]) -> Action:
        """Bet on one of its own cars, always."""
        own = [*(car for car in view.places if view.owners[car] == view.seat), *self._racing(view)]
        return next((bet for car in own for bet in legal if isinstance(bet, Bet) and bet.car == COLOURS[car]), legal[0])

    def drive(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Return the furthest end for its own cars, any for others; half of the time it forgets its power."""
        drives = [drive for drive in legal if isinstance(drive, Drive)]
        car = COLOURS.index(drives[0].car)
        if view.owners[car] != view.seat:
            return pick(rng, legal if rng.random() < FORGETS else drives)
        extra = next((action for action in legal if isinstance(action, Skip | Decline)), None)
        if isinstance(extra, Decline) and rng.random() < FORGETS:
            return extra
        start = view.cars[car]
        return min(drives, key=lambda drive: self.road.far_from(start, self.setup.board.number[drive.to]))

    def _racing(self, view: View) -> list[int]:
        """Return its own cars on the track, the foremost first."""
        own = [car for car, owner in enumerate(view.owners) if owner == view.seat and view.cars[car] != OFF_TRACK]
        return sorted(own, key=lambda car: self.road.to_go[view.cars[car]] - view.laps[car] * self.road.lap)

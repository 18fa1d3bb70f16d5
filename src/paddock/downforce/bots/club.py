"""Club, the Downforce bot with good rules of thumb: bid fairly, favour its cars, jam rivals, bet with a reason.

It looks no further than the card in play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from paddock.core.luck import pick
from paddock.downforce import Downforce
from paddock.downforce.bots.card import CardInPlay, expected_prizes
from paddock.downforce.bots.road import Road
from paddock.downforce.kernel import layout
from paddock.downforce.kernel.prospects import BET_PARTS, PER_PRIZE
from paddock.downforce.rules.actions import Action, Bet, Bid, Keep
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.deck import CARS, COLOURS
from paddock.downforce.rules.powers import POWERS
from paddock.downforce.rules.scoring import PRIZES, payout
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.state import NOBODY, OFF_TRACK, Auction

OWN_BET = 9.0
"""How many spaces its own car may be behind and still be the better bet, as its cards can help it."""

HOME_AHEAD = 100
"""The lead of a finished car over all cars on the road."""

BASE = 5.0
"""Price of a second-row car with ordinary cards, in $M."""

PER_SPACE = 0.3
"""Added for each space in the hand above the usual number."""

FRONT_ROW = 1.0
"""Added for the front row."""

OWNED = 1.0
"""Subtracted for every car that the seat owns already."""

LIKED = tuple([POWERS[number - 1] for number in layout.LIKED])
"""Powers in the order in which it likes to keep them."""


def liking(power: str) -> int:
    """Return the preference for a power, the lowest first; untested ones come last."""
    return LIKED.index(power) if power in LIKED else len(LIKED)


def make(game: Downforce) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """Return the bot for this race."""
    return Club(game).choose


class Club:
    """Rules of thumb with the tables of one track."""

    def __init__(self, game: Downforce) -> None:
        self.game = game
        self.setup = game.setup
        self.road = Road(game)
        self.kernel = game.kernel("plain")

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        match legal[0]:
            case Bid():
                return self.bid(view, [bid for bid in legal if isinstance(bid, Bid)])
            case Keep():
                return min(legal, key=lambda keep: liking(keep.power) if isinstance(keep, Keep) else 99)
            case Bet():
                hopes = self.hopes(view)
                return max(legal, key=lambda bet: hopes[COLOURS.index(bet.car)] if isinstance(bet, Bet) else 0)
            case _:
                gaps = self.gaps_after(view, legal, rng)
                scored = [(self.prospects(view, at), action) for at, action in zip(gaps, legal, strict=True)]
                best = max(score for score, _ in scored)
                return pick(rng, [action for score, action in scored if score == best])

    def bid(self, view: View, bids: list[Bid]) -> Bid:
        """Return the highest bid up to the car's price, or else the lowest legal one."""
        ask = view.ask
        assert isinstance(ask, Auction)
        car = view.lots[ask.lot].car
        worth = self.worth(view, car)
        numbers = [(bid_number(self.setup, bid, car) or 0, bid) for bid in bids]
        fair = [(number, bid) for number, bid in numbers if number <= worth]
        return max(fair, key=lambda offer: offer[0])[1] if fair else min(numbers, key=lambda offer: offer[0])[1]

    def worth(self, view: View, car: int) -> float:
        """Return the price of a car: a fair share of the prizes, more with cards for it, less for every car owned."""
        front = view.cars[car] in self.setup.board.grid[:3]
        spaces = sum(number for kind in view.hand if (number := self.setup.cards[kind].number(car)))
        usual = self.road.sums[car] * len(view.hand) / max(1, len(self.setup.regular))
        return BASE + PER_SPACE * (spaces - usual) + FRONT_ROW * front - OWNED * view.owners.count(view.seat)

    def gaps_after(self, view: View, legal: Sequence[Action], rng: Random) -> list[list[int]]:
        """Return, for each choice, the distances to go after the card in play; finished cars have -1000 and up."""
        if not self.kernel.missing():
            card = CardInPlay(self.kernel, view)
            return [card.gaps_after(action) for action in legal]
        state = self.game.imagine(view, rng)  # without a kernel, it judges only the choice itself
        states = [self.game.apply(state, action)[0] for action in legal]
        return [self.road.gaps(after.cars, after.laps, after.places) for after in states]

    def prospects(self, view: View, gaps: Sequence[int]) -> int:
        """Return the seat's expected prizes and bets, less the best rival's (see kernel/prospects.py)."""
        assert view.seat is not None
        prizes = expected_prizes(gaps)
        totals = [0] * self.setup.players
        for car, owner in enumerate(view.owners):
            if owner != NOBODY:
                totals[owner] += BET_PARTS * (prizes[car] - PER_PRIZE * view.prices[car])
        for number, car in enumerate(view.bets[view.seat]):
            totals[view.seat] += prizes[car] * payout(1, number) * BET_PARTS // PRIZES[0]
        rival = max(total for at, total in enumerate(totals) if at != view.seat)
        return totals[view.seat] - rival

    def hopes(self, view: View) -> list[float]:
        """Rate each car's hope to win by its distance to the finish, own cards for it, and an owner who pushes it."""
        hopes = []
        for car in CARS:
            if view.cars[car] == OFF_TRACK:
                hopes.append(float(HOME_AHEAD - view.places.index(car)))
                continue
            cards = sum(number for kind in view.hand if (number := self.setup.cards[kind].number(car)))
            hope = 0.5 * cards - self.road.to_go[view.cars[car]]
            if view.owners[car] != NOBODY:
                hope += 2
            if view.owners[car] == view.seat:
                hope += OWN_BET
            hopes.append(hope)
        return hopes

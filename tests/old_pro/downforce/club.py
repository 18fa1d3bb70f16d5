"""Club, the Downforce driver with good rules of thumb: fair bids, its cars first, rivals jammed, bets with a reason.

Looks no further than the card in play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from paddock.core.luck import pick
from paddock.downforce import Downforce
from paddock.downforce.rules.actions import Action, Bet, Bid, Keep
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.deck import CARS, COLOURS
from paddock.downforce.rules.scoring import PRIZES, payout
from paddock.downforce.rules.secrets import CARD_IN_PLAY, View
from paddock.downforce.rules.state import NOBODY, OFF_TRACK, Auction, State
from tests.old_pro.downforce.auction import fair_price, liking
from tests.old_pro.downforce.playout import Playout
from tests.old_pro.downforce.road import Road

OWN_BET = 9.0
"""How many spaces its own car may be behind another one and still be the better bet: it can be helped."""

HOME_AHEAD = 100
"""How far ahead of everybody on the road a car counts that is home."""

CLOSE = 16
"""A car that is this many spaces ahead of another one surely stays ahead."""


def make(game: Downforce) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """The bot for this race."""
    return Club(game).choose


class Club:
    """Rules of thumb with the tables of one track."""

    def __init__(self, game: Downforce, road: Road | None = None) -> None:
        self.game = game
        self.setup = game.setup
        self.road = road or Road(game)

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
                state = self.game.imagine(view, rng)
                scored = [(self.outlook(self.after(state, action, rng), view.seat), action) for action in legal]
                best = max(score for score, _ in scored)
                return pick(rng, [action for score, action in scored if score == best])

    def bid(self, view: View, bids: list[Bid]) -> Bid:
        """The highest bid that is not above what the car seems worth; else the lowest that is allowed."""
        ask = view.ask
        assert isinstance(ask, Auction)
        car = view.lots[ask.lot].car
        worth = self.worth(view, car)
        numbers = [(bid_number(self.setup, bid, car) or 0, bid) for bid in bids]
        fair = [(number, bid) for number, bid in numbers if number <= worth]
        return max(fair, key=lambda offer: offer[0])[1] if fair else min(numbers, key=lambda offer: offer[0])[1]

    def worth(self, view: View, car: int) -> float:
        """What a car may cost: a fair share of the prizes, more with cards for it, less for every car owned already."""
        front = view.cars[car] in self.setup.board.grid[:3]
        return fair_price(self.road, view.hand, car, front, view.owners.count(view.seat))

    def after(self, state: State, action: Action, rng: Random) -> Playout:
        """The race once the card in play is resolved."""
        state, _ = self.game.apply(state, action)
        race = Playout(self.road, state, rng)
        if isinstance(state.ask, CARD_IN_PLAY):
            race.finish_card(state.ask)
        return race

    def outlook(self, race: Playout, seat: int) -> float:
        """Expected prizes and bets of the seat as the cars stand, less the best rival's."""
        worth = self.expected_prizes(race)
        totals = [0.0] * self.setup.players
        for car, owner in enumerate(race.owners):
            if owner != NOBODY:
                totals[owner] += worth[car] - race.prices[car]
        for number, car in enumerate(race.bets[seat]):
            totals[seat] += worth[car] * payout(1, number) / PRIZES[0]
        rival = max(total for at, total in enumerate(totals) if at != seat)
        return totals[seat] - rival

    def expected_prizes(self, race: Playout) -> list[float]:
        """For each car the prize for the number of cars that it is likely to leave behind."""
        to_go, places = self.road.to_go, race.places
        gaps = [
            to_go[space] - race.laps[car] * self.road.lap if space != OFF_TRACK else places.index(car) - 1000
            for car, space in enumerate(race.cars)
        ]
        prizes = []
        for car in CARS:
            gap = gaps[car]
            if gap < -900:
                prizes.append(float(PRIZES[gap + 1000]))
                continue
            ahead = -0.5
            for other in gaps:
                lead = gap - other
                ahead += 1.0 if lead >= CLOSE / 2 else 0.0 if lead <= -CLOSE / 2 else 0.5 + lead / CLOSE
            place = int(ahead)
            share = ahead - place
            prizes.append(PRIZES[place] * (1 - share) + PRIZES[min(place + 1, 5)] * share - 0.05 * gap)
        return prizes

    def hopes(self, view: View) -> list[float]:
        """How likely each car seems to win: nearer to the finish, own cards for it, an owner who pushes it."""
        hopes = []
        for car in CARS:
            if view.cars[car] == OFF_TRACK:
                hopes.append(float(HOME_AHEAD - view.places.index(car)))
                continue
            cards = sum(number for kind in view.hand for on, number in self.road.cards[kind] if on == car)
            hope = 0.5 * cards - self.road.to_go[view.cars[car]]
            if view.owners[car] != NOBODY:
                hope += 2
            if view.owners[car] == view.seat:
                hope += OWN_BET
            hopes.append(hope)
        return hopes

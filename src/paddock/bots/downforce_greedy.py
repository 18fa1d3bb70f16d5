"""Greedy Downforce: sensible bids, cards for the own cars, bets on the likeliest winner. Looks no further than the card in play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from paddock.core.luck import pick
from paddock.downforce import Downforce
from paddock.downforce.actions import Action, Bet, Bid, Keep, Play, Take, Wild
from paddock.downforce.auction import bid_number
from paddock.downforce.deck import CARS, COLOURS, WILD
from paddock.downforce.scoring import PRIZES, payout
from paddock.downforce.secrets import View
from paddock.downforce.state import NOBODY, OFF_TRACK, Auction, State

FAVOURITES = ("determined", "cunning", "aggressive", "strategic", "tricky", "unpredictable")
"""Powers in the order in which this driver likes them."""

HOLD = 1.0
"""What a space of a fast card for an own car is worth in the hand at the start of the lap, in $M."""

OWN_BET = 6.0
"""How many spaces an own car may be behind another one and still be the better bet: it can be helped."""

HOME_AHEAD = 100
"""How far ahead of everybody on the road a car counts that is home."""


def make(game: Downforce) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """The bot for this race."""
    driver = Greedy(game)
    return driver.choose


class Greedy:
    """Rules of thumb with the tables of one track."""

    def __init__(self, game: Downforce) -> None:
        self.game = game
        self.kit = game.kit
        self.to_go = distances(game)

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        match legal[0]:
            case Bid():
                return self._bid(view, [bid for bid in legal if isinstance(bid, Bid)])
            case Keep():
                return min(legal, key=lambda keep: FAVOURITES.index(keep.power) if isinstance(keep, Keep) else 99)
            case Bet():
                hopes = self._hopes(view)
                return max(legal, key=lambda bet: hopes[COLOURS.index(bet.car)] if isinstance(bet, Bet) else 0)
            case _:
                state = self.game.imagine(view, rng)
                scored = [(self._after(state, action, view.seat) - self._saved(view, action), action) for action in legal]
                best = max(score for score, _ in scored)
                return pick(rng, [action for score, action in scored if score == best])

    def _bid(self, view: View, bids: list[Bid]) -> Bid:
        """The highest bid that is not above what the car seems worth; else the lowest that is allowed."""
        ask = view.ask
        assert isinstance(ask, Auction)
        car = view.lots[ask.lot].car
        worth = self._worth(view, car)
        numbers = [(bid_number(self.kit, bid, car) or 0, bid) for bid in bids]
        fair = [(number, bid) for number, bid in numbers if number <= worth]
        return max(fair, key=lambda offer: offer[0])[1] if fair else min(numbers, key=lambda offer: offer[0])[1]

    def _worth(self, view: View, car: int) -> float:
        """What a car may cost: a fair share of the prizes, more with cards for it, less for every car owned already."""
        own = sum(number for kind in view.hand for on, number in self.kit.cards[kind].lines if on == car)
        usual = sum(number for kind in self.kit.regular for on, number in self.kit.cards[kind].lines if on == car)
        usual = usual * len(view.hand) // max(1, len(self.kit.regular))
        owned = sum(owner == view.seat for owner in view.owners)
        row = 1 if view.cars[car] in self.kit.board.grid[:3] else 0
        return 3.0 + 0.3 * (own - usual) + 0.5 * row - 1.5 * owned

    def _after(self, state: State, action: Action, seat: int) -> float:
        """How the race looks to the seat once this card is resolved, with the best drives on the way."""
        player = state.player
        state, _ = self.game.apply(state, action)
        if isinstance(action, Play | Wild | Take):
            discards = len(state.discards)
            while len(state.discards) == discards and state.player == player:
                turn = self.game.turn(state)
                driver = getattr(turn, "seats", (NOBODY,))[0]
                if driver == NOBODY:
                    break
                state = max(
                    (self.game.apply(state, option)[0] for option in self.game.legal(state, driver)),
                    key=lambda after: self._outlook(after, driver),
                )
        return self._outlook(state, seat)

    def _saved(self, view: View, action: Action) -> float:
        """What a fast card for an own car is worth in the hand: early on it is better kept for the home stretch."""
        if not isinstance(action, Play):
            return 0.0
        lines = self.kit.cards[self.kit.kind[action.card]].lines
        own = [(car, number) for car, number in lines if car != WILD and view.owners[car] == view.seat]
        early = [self._early(view.cars[car]) * number for car, number in own if view.cars[car] != OFF_TRACK]
        return HOLD * sum(early)

    def _early(self, space: int) -> float:
        return self.to_go[space] / self.to_go[self.kit.board.grid[-1]]

    def _outlook(self, state: State, seat: int) -> float:
        """Expected prizes and bets of the seat as the cars stand, less the best rival's."""
        worth = [self._expected_prize(state, car) for car in CARS]
        totals = [0.0] * self.kit.players
        for car, owner in enumerate(state.owners):
            if owner != NOBODY:
                totals[owner] += worth[car]
        for number, car in enumerate(state.bets[seat]):
            totals[seat] += worth[car] * payout(1, number) / PRIZES[0]
        rival = max(total for at, total in enumerate(totals) if at != seat)
        return totals[seat] - rival

    def _expected_prize(self, state: State, car: int) -> float:
        """The prize for the number of cars that this one is likely to leave behind."""
        ahead = 0.0
        if car in state.places:
            return float(PRIZES[state.places.index(car)])
        gap = self._gap(state.cars[car], state.laps[car])
        for other in CARS:
            if other == car:
                continue
            if other in state.places:
                ahead += 1
            else:
                lead = gap - self._gap(state.cars[other], state.laps[other])
                ahead += min(1.0, max(0.0, 0.5 + lead / 16))
        place = int(ahead)
        share = ahead - place
        here, behind = PRIZES[place], PRIZES[min(place + 1, 5)]
        return here * (1 - share) + behind * share - 0.05 * gap

    def _gap(self, space: int, laps: int) -> float:
        return self.to_go[space] - laps * self.to_go[self.kit.board.grid[-1]]

    def _hopes(self, view: View) -> list[float]:
        """How likely each car seems to win: nearer to the finish, own cards for it, an owner who pushes it."""
        hopes = []
        for car in CARS:
            if view.cars[car] == OFF_TRACK:
                hopes.append(float(HOME_AHEAD - view.places.index(car)))
                continue
            cards = sum(number for kind in view.hand for on, number in self.kit.cards[kind].lines if on == car)
            owned = view.owners[car] != NOBODY
            hopes.append(-self.to_go[view.cars[car]] + 0.5 * cards + (2 if owned else 0) + (OWN_BET if view.owners[car] == view.seat else 0))
        return hopes


def distances(game: Downforce) -> tuple[int, ...]:
    """Fewest steps from each space to the end of the lap, the last one over the line."""
    board = game.kit.board
    last = {
        space
        for space, numbers in enumerate(board.next)
        if any(there == board.finish or board.front[there] <= board.front[space] for there in numbers)
    }
    to_go = {space: 1 for space in last}
    for space in sorted(range(board.finish), key=lambda space: -board.front[space]):
        if space not in to_go:
            to_go[space] = 1 + min(to_go[there] for there in board.next[space])
    return tuple(to_go[space] for space in range(board.finish))

"""Reviews of Downforce: names of results and luck, and the value of a lot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from paddock.downforce.coaching import DownforceCoaching, spaces_in_hand
from paddock.downforce.options import Options
from paddock.downforce.rules.actions import Action, Bid, Decline, Keep, Play, Skip, Take, Wild
from paddock.downforce.rules.auction import bid_number, nobody_bids, open_next_lot, sell
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Auction, Bonus, Dealing, Driving, Offering, PickingWild, State
from paddock.downforce.text.question import label_of
from paddock.downforce.text.words import car_word, money_word, power_word
from paddock.parts.review import LuckKind, Price, ResultKind, read_levels
from paddock.words import Message, card_named, message, tenths

DEAL, LOTS, GRID = "deal", "lots", "grid"
LEVELS = Path(__file__).with_name("levels.toml")
"""Mean losses per decision, in points of the chance to win; docs/review.md explains the measurement."""


class DownforceReviewing:
    """Luck comes from the deals: cards, lots with their powers, and the grid."""

    budget = 900_000

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def result(self) -> ResultKind:
        if self.setup.money_counts:
            return ResultKind(message("downforce-review-winnings"), 1)
        return ResultKind(message("downforce-review-place"), -1)

    def lucks(self) -> tuple[LuckKind, ...]:
        return (
            LuckKind(DEAL, message("downforce-review-deal")),
            LuckKind(LOTS, message("downforce-review-lots")),
            LuckKind(GRID, message("downforce-review-grid")),
        )

    def levels(self) -> dict[str, int]:
        options = self.setup.options
        if options != Options(players=options.players, track=options.track):
            return {}
        return read_levels(LEVELS, options.track, options.players)

    def luck_of(self, state: State) -> str:
        match state.ask:
            case Dealing("lots" | "powers"):
                return LOTS
            case Dealing("grid"):
                return GRID
        return DEAL

    def describe(self, state: State, action: Action) -> Message:
        match action, state.ask:
            case Bid(card=card), Auction(lot=lot):
                car = state.auction.lots[lot].car
                number = bid_number(self.setup, action, car)
                if number is None:
                    return message("downforce-review-pass", car=car_word(car), card=card_named(card))
                return message(
                    "downforce-review-bid", money=money_word(number), car=car_word(car), card=card_named(card)
                )
            case Skip() | Take(), Driving(run=run) | PickingWild(run=run) | Offering(run=run):
                name = "downforce-review-skip" if isinstance(action, Skip) else "downforce-review-take"
                return message(name, car=car_word(run.lines[0][0]), steps=run.lines[0][1])
        return label_of(action)

    def reason(
        self, view: View, legal: Sequence[Action], action: Action, best: Action, other: Action | None = None
    ) -> Message:
        match action, view.ask:
            case Bid(), Auction(lot=lot) if action != best:
                return self._other_bid(view, action, best, view.lots[lot].car)
            case Wild(), _ if action != best:
                return DownforceCoaching(self.setup).wild_effect(view, action)
            case Play(), _ if action != best:
                return DownforceCoaching(self.setup).card_effect(view, action)
            case Keep(power=power), _:
                does = message(f"downforce-power-{power}-does")
                return message("downforce-hint-keep", power=power_word(power), does=does)
            case Decline(), Bonus(car=car):
                return message("downforce-hint-decline", car=car_word(car))
        return DownforceCoaching(self.setup).reason(view, legal, action, other)

    def _other_bid(self, view: View, bid: Bid, best: Action, car: int) -> Message:
        """Compare a bid, or a pass, with the best one."""
        assert isinstance(best, Bid)
        number, least = bid_number(self.setup, bid, car), bid_number(self.setup, best, car)
        if number == least:
            return message("downforce-hint-same-bid")
        if least is None:
            spaces = spaces_in_hand(self.setup, view.hand, car)
            return message("downforce-hint-bid-instead", car=car_word(car), spaces=spaces)
        if number is None:
            return message("downforce-hint-pass-instead", car=car_word(car), price=money_word(least))
        name = "downforce-hint-bid-more" if number > least else "downforce-hint-bid-less"
        return message(name, price=money_word(number), best=money_word(least))

    def auction_value(self) -> LotValue | None:
        return LotValue(self.setup) if self.setup.money_counts else None


MILLION = 1_000_000
SURE = 2
"""Standard errors within which a price is about the value."""


class LotValue:
    """The value of a car at auction, usually with a power."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def ways(self, state: State, seat: int) -> tuple[State, State] | None:
        ask = state.ask
        if not isinstance(ask, Auction):
            return None
        return open_next_lot(self.setup, sell(self.setup, state, ask, seat, 0), []), self._without(state, ask, seat)

    def _without(self, state: State, ask: Auction, seat: int) -> State:
        """Return the state in which only the others bid; bids already sealed count as not made."""
        others = tuple([bidder for bidder in ask.bidders if bidder != seat])
        if not others:
            return nobody_bids(self.setup, state, ask, [])
        return replace(state, ask=replace(ask, bidders=others, bids=(None,) * self.setup.players))

    def describe(self, view: View, price: Price) -> Message:
        worth = message("downforce-debt" if price.worth < 0 else "downforce-money", amount=tenths(price.worth))
        return message("downforce-hint-worth", car=car_word(lot_car(view)), worth=worth, error=tenths(price.error))

    def reason(self, view: View, legal: Sequence[Action], action: Action, best: Action, price: Price) -> Message:
        """Judge a bid by the value left after paying; the best pass, by the highest bid that would pay."""
        car = lot_car(view)
        number = self._number(action, car)
        if number is not None:
            left = price.worth - number * MILLION
            if abs(left) <= SURE * price.error:
                return message("downforce-hint-fair", price=money_word(number), car=car_word(car))
            name = "downforce-hint-better" if left >= 0 else "downforce-hint-worse"
            return message(name, price=money_word(number), left=message("downforce-money", amount=tenths(left)))
        if (bid := self._number(best, car)) is not None:
            return message("downforce-hint-pass-instead", car=car_word(car), price=money_word(bid))
        numbers = [self._number(each, car) for each in legal]
        pays = any([each is not None and each * MILLION <= price.worth for each in numbers])
        return message("downforce-hint-pass-close" if pays else "downforce-hint-too-dear", car=car_word(car))

    def rank(self, view: View, action: Action, price: Price) -> int:
        """Rank the bids that pay, or nearly so, from the highest down, then a pass, then bids above the value."""
        number = self._number(action, lot_car(view))
        if number is None:
            return 0
        return number + 1 if number * MILLION <= price.worth + SURE * price.error else -number

    def _number(self, action: Action, car: int) -> int | None:
        assert isinstance(action, Bid)
        return bid_number(self.setup, action, car)


def lot_car(view: View) -> int:
    assert isinstance(view.ask, Auction)
    return view.lots[view.ask.lot].car

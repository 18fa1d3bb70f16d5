"""The value of the auctioned car to a seat, and what it says about bids."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.downforce.rules.actions import Action, Bid
from paddock.downforce.rules.auction import bid_number, nobody_bids, open_next_lot, sell
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Auction, State
from paddock.downforce.text.words import car_word, money_word
from paddock.parts.review import Price
from paddock.words import Message, message, tenths

MILLION = 1_000_000


class LotValue:
    """A car, mostly with a power, for sealed bids."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def ways(self, state: State, seat: int) -> tuple[State, State] | None:
        ask = state.ask
        if not isinstance(ask, Auction):
            return None
        return open_next_lot(self.setup, sell(self.setup, state, ask, seat, 0), []), self._without(state, ask, seat)

    def _without(self, state: State, ask: Auction, seat: int) -> State:
        """The others bid among themselves; bids already sealed count as not made."""
        others = tuple([bidder for bidder in ask.bidders if bidder != seat])
        if not others:
            return nobody_bids(self.setup, state, ask, [])
        return replace(state, ask=replace(ask, bidders=others, bids=(None,) * self.setup.players))

    def describe(self, view: View, price: Price) -> Message:
        worth = message("downforce-debt" if price.worth < 0 else "downforce-money", amount=tenths(price.worth))
        return message("downforce-hint-worth", car=car_word(lot_car(view)), worth=worth, error=tenths(price.error))

    def reason(self, view: View, legal: Sequence[Action], action: Action, price: Price) -> Message:
        """Judge a bid by the value it leaves; a pass by the highest bid that would pay."""
        car = lot_car(view)
        number = self._number(action, car)
        if number is not None:
            left = price.worth - number * MILLION
            name = "downforce-hint-better" if left >= 0 else "downforce-hint-worse"
            return message(name, price=money_word(number), left=message("downforce-money", amount=tenths(left)))
        numbers = [self._number(each, car) for each in legal]
        paying = [each for each in numbers if each is not None and each * MILLION <= price.worth]
        if paying:
            return message("downforce-hint-given-up", price=money_word(max(paying)))
        return message("downforce-hint-too-dear", car=car_word(car))

    def rank(self, view: View, action: Action, price: Price) -> int:
        """The dearest bid that pays, down to the cheapest; then a pass; then bids above the worth, the dearest last."""
        number = self._number(action, lot_car(view))
        if number is None:
            return 0
        return number + 1 if number * MILLION <= price.worth else -number

    def _number(self, action: Action, car: int) -> int | None:
        assert isinstance(action, Bid)
        return bid_number(self.setup, action, car)


def lot_car(view: View) -> int:
    """The car that is for sale."""
    assert isinstance(view.ask, Auction)
    return view.lots[view.ask.lot].car

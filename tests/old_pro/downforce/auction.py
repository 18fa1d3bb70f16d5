"""How an auction of Downforce may go on: every seat bids what its hand makes of a car. For playouts, not exact."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from paddock.core.luck import shuffled
from paddock.downforce.rules.deck import CARS
from paddock.downforce.rules.state import NOBODY, Playing, State
from paddock.downforce.rules.turns import TWO_PLAYER_HAND, first_car
from tests.old_pro.downforce.road import Road

BASE = 5.0
"""What a car of the second row is worth with ordinary cards, in $M."""

PER_SPACE = 0.3
"""What a space more than usual in the hand adds."""

FRONT_ROW = 1.0
"""What the front row adds."""

OWNED = 1.0
"""What a car loses for every car that the seat owns already."""

WAVER = 2.0
"""How far two drivers may differ about what a car is worth."""

LIKED = ("determined", "cunning", "aggressive", "strategic", "tricky", "unpredictable")
"""Powers in the order in which seats are expected to keep them."""


def liking(power: str) -> int:
    """The smaller, the more a seat likes to keep the power; what nobody has tried comes last."""
    return LIKED.index(power) if power in LIKED else len(LIKED)


def fair_price(road: Road, hand: Sequence[int], car: int, front: bool, owned: int) -> float:
    """What a car may cost: a share of prizes and bets, more with cards for it, less for every car owned already."""
    spaces = sum(number for kind in hand if (number := road.numbers[kind][car]))
    usual = road.sums[car] * len(hand) / max(1, len(road.setup.regular))
    return BASE + PER_SPACE * (spaces - usual) + FRONT_ROW * front - OWNED * owned


class Sale:
    """An auction being imagined, from a full state on."""

    def __init__(self, road: Road, state: State, rng: Random) -> None:
        self.road = road
        self.state = state
        self.rng = rng
        self.owners = list(state.owners)
        self.prices = list(state.prices)
        self.won = [list(won) for won in state.auction.won]
        self.owned = [state.owners.count(seat) for seat in road.setup.seats]

    def copy(self) -> Sale:
        """A copy of the auction, to go on in another way."""
        twin = Sale.__new__(Sale)
        twin.road, twin.state, twin.rng = self.road, self.state, self.rng
        twin.owners, twin.prices = self.owners[:], self.prices[:]
        twin.won, twin.owned = [won[:] for won in self.won], self.owned[:]
        return twin

    def bid_of(self, seat: int, car: int) -> int:
        """The number that a seat is likely to bid; 0 is a pass."""
        road = self.road
        hand = self.state.hands[seat]
        numbers = [number for kind in hand if (number := road.numbers[kind][car])]
        front = self.state.cars[car] in road.setup.board.grid[:3]
        worth = fair_price(road, hand, car, front, self.owned[seat]) + WAVER * (self.rng.random() - 0.5)
        fair = [number for number in numbers if number <= worth]
        if fair:
            return max(fair)
        return min(numbers) if len(numbers) == len(hand) else 0

    def sell(self, lot: int, seat: int, price: int) -> None:
        """The lot goes to the seat."""
        car, power = self.state.auction.lots[lot].car, self.state.auction.lots[lot].power
        self.owners[car], self.prices[car] = seat, price
        self.owned[seat] += 1
        if power is not None:
            self.won[seat].append(power)

    def go_on(self, after: int) -> None:
        """All lots of the deck behind this one, then those that nobody wanted."""
        state, seats = self.state, self.road.setup.seats
        lots = state.auction.lots
        aside = [lot for lot in state.auction.aside if lot != after]
        for lot in range(max(after + 1, state.auction.opened), len(lots)):
            carless = [seat for seat in seats if not self.owned[seat]]
            bidders = carless if len(lots) - lot <= len(carless) else seats
            best, winner = 0, NOBODY
            for seat in bidders:
                bid = self.bid_of(seat, lots[lot].car)
                if bid > best:
                    best, winner = bid, seat
            if winner == NOBODY and len(bidders) == 1:
                best, winner = 1, bidders[0]
            if winner == NOBODY:
                aside.append(lot)
            else:
                self.sell(lot, winner, best)
        carless = [seat for seat in seats if not self.owned[seat]]
        for lot, seat in zip(aside, shuffled(self.rng, carless), strict=False):
            self.sell(lot, seat, 1)

    def start(self, keep: dict[int, str] | None = None) -> State:
        """The race that follows, every seat with one power: that of `keep`, else the one it is expected to like."""
        road, state = self.road, self.state
        setup = road.setup
        hands = [list(hand) for hand in state.hands]
        for car in CARS:
            if self.owners[car] != NOBODY and state.owners[car] == NOBODY and not setup.two_players:
                hands[self.owners[car]].append(setup.speed_8[car])
        face_up = state.face_up
        piles = state.piles
        if setup.two_players:
            face_up = tuple(
                tuple(setup.speed_8[car] for car in CARS if self.owners[car] == seat) for seat in setup.seats
            )
            if setup.own_piles:
                orders = [shuffled(self.rng, hand) for hand in hands]
                hands = [order[-TWO_PLAYER_HAND:] for order in orders]
                piles = tuple(tuple(order[:-TWO_PLAYER_HAND]) for order in orders)
        chosen = [min(won, key=liking) if won else None for won in self.won]
        for seat, power in (keep or {}).items():
            chosen[seat] = power
        return replace(
            state,
            ask=Playing(),
            owners=tuple(self.owners),
            prices=tuple(self.prices),
            hands=tuple(tuple(hand) for hand in hands),
            face_up=face_up,
            piles=piles,
            power=tuple(chosen),
            player=self.owners[first_car(setup, state.grid, self.owners)],
        )

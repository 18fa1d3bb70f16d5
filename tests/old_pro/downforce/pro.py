"""Pro, the Downforce driver who thinks ahead: imagines the hidden cards, races each choice to its end many times.

Cars are valued by racing with and without them, bids weighed against what rivals are likely to bid, bets made on what
the imagined races bring, cards and ways chosen by successive halving: the weaker half of the choices is dropped until
one is left. The budget is turned into a number of races by a constant, never by a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from msgspec.structs import replace

from paddock.core.luck import pick
from paddock.downforce import Downforce
from paddock.downforce.rules.actions import Action, Bet, Bid, Keep
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.deck import CARS, COLOURS
from paddock.downforce.rules.scoring import PAYOUTS, PRIZES
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.state import NOBODY, OFF_TRACK, Auction, Betting, State
from tests.old_pro.downforce.auction import Sale
from tests.old_pro.downforce.club import Club
from tests.old_pro.downforce.playout import Playout
from tests.old_pro.downforce.road import Road

RATE = 1.0
"""Races imagined to their end for a millisecond of budget."""

SHORT_RATE = 4.0
"""Races imagined for a few turns for a millisecond of budget."""

RARE = 4
"""How many times the budget goes into a bid, power or bet: they are few, and worth more than a card."""

LONGEST = 1000
"""Milliseconds that such a choice may take beyond the budget itself."""

LEAST = 8
"""Imagined races for the smallest budget."""

WIN = 40.0
"""What winning is worth beside the lead over the best rival, in $M."""

LOYAL = (0.97, 0.85, 0.65)
"""How likely a rival has bet on a car of theirs, by number of the bet; else on the leader."""

HUNCH = 60.0
"""What a space by which club hopes for a car counts, in $M over all imagined races: one can help one's own car."""

BETS = 3
"""How many cars are considered for a bet."""

TURNS = 4
"""How many turns behind the card in play a short race goes; then the places of the cars are judged."""

MOST = 5
"""How many choices are raced at most."""

FIRST_SIGHT = 5.0
"""What the first sight of a choice counts, in imagined races."""

BELIEF = 60.0
"""What the rule of thumb for the price of a car counts, in imagined races."""

EAGER = 5.0
"""What a car is worth beyond the lead that it brings, in $M: who owns much can win much."""

DENIAL = 8.0
"""What a car is worth more, in $M, that would else be the third one of a rival."""

PATIENCE = 2.0
"""What a car is worth less, in $M, when there is another one left for everybody who bids."""

BET_SHARES = tuple(pays / PRIZES[0] for pays in PAYOUTS[0])
"""What each bet on a car brings, as a share of its prize."""

HOPELESS = 6.0
"""A choice that looks this much worse at first sight is not raced, in $M."""


def make(game: Downforce) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """The bot for this race."""
    return Pro(game).choose


class Pro:
    """A search over imagined races with the tables of one track."""

    def __init__(self, game: Downforce) -> None:
        self.game = game
        self.setup = game.setup
        self.road = Road(game)
        self.club = Club(game, self.road)
        self.bet_shares = BET_SHARES[: len(self.setup.betting_lines)]
        self.by_order = not self.setup.money_counts

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        races = max(LEAST, int(max(budget, min(RARE * budget, LONGEST)) * RATE))
        short = max(LEAST, int(budget * SHORT_RATE))
        match legal[0]:
            case Bid():
                return self.bid(view, [bid for bid in legal if isinstance(bid, Bid)], rng, races)
            case Keep():
                return self.keep(view, [keep for keep in legal if isinstance(keep, Keep)], rng, races)
            case Bet():
                return self.bet(view, legal, rng, races)
            case _:
                return self.search(view, legal, rng, short)

    def worth(self, race: Playout, seat: int, more: int = 0) -> float:
        """How a race has ended for a seat: its lead over the best rival, and more for a win."""
        if self.by_order:
            return self._worth_by_order(race, seat)
        money = race.winnings()
        mine = money[seat] + more
        money[seat] = -999
        lead = mine - max(money)
        return lead + (WIN if lead > 0 else 0.0)

    def lead(self, race: Playout, seat: int) -> float:
        """By how much a seat is ahead of the others on average, or how it has come off where money does not count."""
        if self.by_order:
            return self._worth_by_order(race, seat)
        money = race.winnings()
        others = sum(money) - money[seat]
        return money[seat] - others / (len(money) - 1)

    def _worth_by_order(self, race: Playout, seat: int) -> float:
        to_go, lap = self.road.to_go, self.road.lap
        racing = [car for car in CARS if race.cars[car] != OFF_TRACK]
        racing.sort(key=lambda car: to_go[race.cars[car]] - race.laps[car] * lap)
        order = [race.owners[car] for car in (*race.places, *racing)]
        behind = order.index(seat) if seat in order else len(order)  # an imagined auction may leave it without a car
        return 10.0 * (next(owner for owner in order if owner != NOBODY) == seat) - behind

    def outlook(self, race: Playout, seat: int) -> float:
        """What a race that is not over seems to bring a seat; bets still to come are made on the seat's best car."""
        worth = self.club.expected_prizes(race)
        money = [0.0] * self.setup.players
        for car, owner in enumerate(race.owners):
            if owner != NOBODY:
                money[owner] += worth[car] - race.prices[car]
        for at, bets in enumerate(race.bets):
            best = max([worth[car] for car in CARS if race.owners[car] == at], default=0.0)
            for number, share in enumerate(self.bet_shares):
                money[at] += share * (worth[bets[number]] if number < len(bets) else best)
        mine = money[seat]
        money[seat] = -999.0
        lead = mine - max(money)
        return lead + WIN * max(0.0, min(1.0, 0.5 + lead / 40))

    def imagine(self, view: View, rng: Random) -> State:
        """A state that may be behind the view, with bets of the others as they are likely to be."""
        state = self.game.imagine(view, rng)
        if isinstance(state.ask, Betting):
            state = replace(state, ask=replace(state.ask, bets=(None,) * self.setup.players))
        if not view.bets_made:
            return state
        assert view.seat is not None
        own = view.bets[view.seat]
        bets = [own if seat == view.seat else self._guess(view, seat, len(own), rng) for seat in self.setup.seats]
        return replace(state, bets=tuple(bets))

    def _guess(self, view: View, seat: int, made: int, rng: Random) -> tuple[int, ...]:
        order = list(view.places)
        order += sorted(
            (car for car in CARS if view.cars[car] != OFF_TRACK), key=lambda car: self.road.to_go[view.cars[car]]
        )
        theirs = next((car for car in order if view.owners[car] == seat), order[0])
        bets = [theirs if rng.random() < loyal else order[0] for loyal in LOYAL[:made]]
        return tuple(bets)

    def search(self, view: View, legal: Sequence[Action], rng: Random, races: int) -> Action:
        """Successive halving: in each round the choices that are left race in equal imagined states and luck."""
        assert view.seat is not None
        seat, road, apply = view.seat, self.road, self.game.apply
        state = self.imagine(view, rng)
        first = {action: self.outlook(self.club.after(state, action, rng), seat) for action in legal}
        least = max(first.values()) - HOPELESS
        left = [action for action in sorted(legal, key=lambda action: -first[action]) if first[action] >= least]
        del left[MOST:]
        if len(left) == 1:
            return left[0]
        totals = {action: FIRST_SIGHT * first[action] for action in left}
        rounds = max(1, (len(left) - 1).bit_length())
        for _ in range(rounds):
            for _ in range(max(1, races // (rounds * len(left)))):
                state = self.imagine(view, rng)
                luck = int(rng.random() * (1 << 32))
                for action in left:
                    after, _ = apply(state, action)
                    race = Playout(road, after, Random(luck))
                    ended = race.run(after, TURNS)
                    totals[action] += self.worth(race, seat) if ended else self.outlook(race, seat)
            left.sort(key=lambda action: -totals[action])
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def bet(self, view: View, legal: Sequence[Action], rng: Random, races: int) -> Action:
        """The car with which imagined races end best if it is bet on, and pushed accordingly; in doubt a likely one."""
        assert view.seat is not None
        assert isinstance(view.ask, Betting)
        seat = view.seat
        hopes = self.club.hopes(view)
        cars = sorted(CARS, key=lambda car: -hopes[car])[:BETS]
        totals = {car: HUNCH * hopes[car] for car in cars}
        for _ in range(max(1, races // BETS)):
            state = self.imagine(view, rng)
            assert isinstance(state.ask, Betting)
            luck = int(rng.random() * (1 << 32))
            for car in cars:
                bets = tuple(car if at == seat else None for at in self.setup.seats)
                after = replace(state, ask=replace(state.ask, bets=bets))
                race = Playout(self.road, after, Random(luck))
                race.run(after)
                totals[car] += self.worth(race, seat)
        best = max(cars, key=totals.__getitem__)
        return next(bet for bet in legal if isinstance(bet, Bet) and bet.car == COLOURS[best])

    def keep(self, view: View, keeps: list[Keep], rng: Random, races: int) -> Action:
        """The power with which imagined races end best."""
        assert view.seat is not None
        totals = dict.fromkeys(keeps, 0.0)
        for _ in range(max(1, races // len(keeps))):
            sale = Sale(self.road, self.game.imagine(view, rng), rng)
            for keep in keeps:
                totals[keep] += self.worth(self._race(sale, {view.seat: keep.power}), view.seat)
        return max(keeps, key=totals.__getitem__)

    def bid(self, view: View, bids: list[Bid], rng: Random, races: int) -> Bid:
        """Weighs what the car brings at a price against how likely that price buys it."""
        ask, seat = view.ask, view.seat
        assert isinstance(ask, Auction)
        assert seat is not None
        car = view.lots[ask.lot].car
        rivals = [other for other in ask.bidders if other != seat]
        numbers = {bid: bid_number(self.setup, bid, car) or 0 for bid in bids}
        gain = BELIEF * self.club.worth(view, car)
        against: list[int] = []
        tries = max(4, races // 4)
        for _ in range(tries):
            sale = Sale(self.road, self.game.imagine(view, rng), rng)
            best, rival = max(((sale.bid_of(other, car), other) for other in rivals), default=(0, NOBODY))
            against.append(best)
            won = sale.copy()
            won.sell(ask.lot, seat, 0)
            won.go_on(ask.lot)
            gain += self.lead(self._race(won), seat)
            if best:
                sale.sell(ask.lot, rival, best)
            sale.go_on(ask.lot)
            gain -= self.lead(self._race(sale), seat)
        gain = gain / (tries + BELIEF) + (EAGER if self._open_to_all(view, ask) else -PATIENCE)
        if any(view.owners.count(rival) > 1 for rival in rivals):
            gain += DENIAL

        def value(bid: Bid) -> float:
            price = numbers[bid]
            chance = sum((price > best) + 0.5 * (price == best) for best in against) / tries
            return chance * (gain - price) if price else 0.0

        top = max(map(value, bids))
        return pick(rng, [bid for bid in bids if value(bid) == top])

    def _open_to_all(self, view: View, ask: Auction) -> bool:
        """Whether the lot may be somebody's second car; else everybody who bids gets one of those that are left."""
        if any(view.owners.count(bidder) for bidder in ask.bidders):
            return True
        return len(ask.bidders) == self.setup.players < len(CARS) - ask.lot

    def _race(self, sale: Sale, keep: dict[int, str] | None = None) -> Playout:
        state = sale.start(keep)
        race = Playout(self.road, state, sale.rng)
        race.run(state)
        return race

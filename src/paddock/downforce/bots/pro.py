"""Pro, the Downforce bot that thinks ahead: it uses the kernel to race every choice to the end thousands of times.

Whatever its seat cannot see is redealt for each of these races. Successive halving drops the weaker half of the
choices until one is left. A constant, not a clock, turns the budget into an amount of search, and compared figures
are whole numbers, so that it makes the same decisions on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from paddock.core.luck import pick
from paddock.downforce import Downforce
from paddock.downforce.bots.club import Club
from paddock.downforce.kernel.kernel import DownforceKernel
from paddock.downforce.rules.actions import Action, Bet, Bid, Keep
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.state import Auction
from paddock.kernel.figures import LEAD, WIN, WIN_UNITS
from paddock.kernel.racing import Search

RATE = 3000
"""Decisions in playouts per millisecond of budget, compiled."""

PLAIN_RATE = 16
"""Decisions in playouts per millisecond of budget, uncompiled."""

RARE = 4
"""Multiple of the budget for a bid, power or bet: these are rarer and matter more than a card."""

LONGEST = 1000
"""Most milliseconds that such a choice may take beyond the budget itself."""

LEAST = 1
"""Least races for each choice in each round, however small the budget."""

LENGTH = 120
"""Assumed decisions in a playout, until some have been run."""

WORTH_OF_WIN = 40
"""Value of a win on top of the lead over the best rival, in $M."""


def make(game: Downforce) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """Return the bot for this race; club drives if the kernel does not support it."""
    kernel = game.kernel()
    return Club(game).choose if kernel.missing() else Pro(kernel).choose


class Pro:
    """A search over imagined races."""

    def __init__(self, kernel: DownforceKernel) -> None:
        self.kernel = kernel
        self.setup = kernel.setup
        self.rate = RATE if kernel.is_compiled else PLAIN_RATE

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        choices = self.different_bids(view, legal, rng) if isinstance(view.ask, Auction) else list(legal)
        if len(choices) == 1:
            return choices[0]
        if isinstance(legal[0], Bid | Keep | Bet):
            budget = max(budget, min(RARE * budget, LONGEST))
        search = self.kernel.search(view, choices, int(rng.random() * (1 << 32)))
        return choices[self.halve(search, view, len(choices), budget * self.rate)]

    def different_bids(self, view: View, legal: Sequence[Action], rng: Random) -> list[Action]:
        """Return one bid that passes, and one of each number."""
        assert isinstance(view.ask, Auction)
        car = view.lots[view.ask.lot].car
        bids = [bid for bid in legal if isinstance(bid, Bid)]
        passes = [bid for bid in bids if bid_number(self.setup, bid, car) is None]
        kept: list[Action] = [bid for bid in bids if bid_number(self.setup, bid, car) is not None]
        return [*kept, pick(rng, passes)] if passes else kept

    def halve(self, search: Search, view: View, count: int, decisions: int) -> int:
        """Return the number of the best choice; in each round, the remaining ones race with equal deals and luck."""
        assert view.seat is not None
        left, worth = list(range(count)), [0] * count
        rounds = (count - 1).bit_length()
        for turn in range(rounds):
            each = max(1, search.decisions // search.races) if search.races else LENGTH
            share = (decisions - search.decisions) // (rounds - turn)
            self.race(search, left, max(LEAST, share // (each * len(left))), worth, view.seat)
            left.sort(key=lambda choice: -worth[choice])
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def race(self, search: Search, choices: Sequence[int], races: int, worth: list[int], seat: int) -> None:
        """Run playouts and add to the values of choices: the lead over the best rival, and more for a win."""
        playouts = search.race(choices, races)
        for number, choice in enumerate(choices):
            worth[choice] += WIN_UNITS * playouts.total(number, seat, LEAD)
            worth[choice] += WORTH_OF_WIN * playouts.total(number, seat, WIN)

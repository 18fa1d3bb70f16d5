"""A view as two rows: s is what the seat sees, and from h the kernel deals what it cannot see."""

from __future__ import annotations

from array import array

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.positions import EMPTY, Positions, put
from paddock.downforce.kernel.tables import POWER_NUMBER
from paddock.downforce.rules.deck import CARS
from paddock.downforce.rules.secrets import View, must_fit, unseen_cards
from paddock.downforce.rules.seen import fits
from paddock.downforce.rules.state import Auction, Betting, Keeping
from paddock.kernel.rows import Array, zeros


class Hidden:
    """Views of races with one set-up as rows."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.setup = positions.setup

    def rows_of(self, view: View) -> tuple[Array, Array]:
        """Return the rows of what a viewer sees, and what it does not. Others' sealed choices count as not made."""
        s, h = array("q", EMPTY), zeros(k.HIDDEN_SIZE)
        at = self.positions
        at.put_public(s, view)
        at.put_lots(s, view.lots, len(view.lots))
        at.put_auction(s, view.aside, view.last_winner, view.won)
        at.put_question(s, view.ask)
        at.put_shown(s, view, view.known, view.lacks, view.spent)
        s[k.BETS_MADE], h[k.SEES] = view.bets_made, k.NOBODY
        if view.seat is not None:
            h[k.SEES] = view.seat
            put(s, k.BETS + 3 * view.seat, view.bets[view.seat])
            at.put_pile(s, view.seat, view.own_pile)
            if seals_now(view, view.seat):
                s[k.WHO] = view.seat
        for seat in self.setup.seats:
            at.put_cards(s, seat, view.face_up[seat])
            at.put_cards(s, seat, view.hand if seat == view.seat else view.known[seat])
            if seat != view.seat:
                s[k.PILE_SIZE + seat] = view.pile_sizes[seat]
        if view.pile_size:
            s[k.PILE_SIZE] = h[k.COMMON_PILE] = view.pile_size
        put(h, k.LOYAL, k.OWN_BETS * len(self.setup.seats))
        self._put_unseen(h, view)
        self._put_lots(h, view)
        return s, h

    def _put_unseen(self, h: Array, view: View) -> None:
        setup, cards = self.setup, self.positions.tables.cards
        unseen = unseen_cards(setup, view)
        h[k.UNSEEN_COUNT] = len(unseen)
        put(h, k.UNSEEN, [cards[kind] for kind in unseen])
        bound = {lack.seat for lack in view.lacks}
        put(h, k.ORDER, sorted(setup.seats, key=lambda seat: seat not in bound))
        for seat in setup.seats:
            if seat != view.seat:
                h[k.IN_HAND + seat] = view.hand_sizes[seat]
                h[k.NEED + seat] = view.hand_sizes[seat] + view.pile_sizes[seat] - len(view.known[seat])
                if seat in bound:
                    h[k.BOUND + seat] = must_fit(setup, view, seat)
                    self._put_fits(h, view, seat, unseen)

    def _put_fits(self, h: Array, view: View, seat: int, unseen: list[int]) -> None:
        """Note the cards that the seat may have held at the auction."""
        cards = self.positions.tables.cards
        for kind in set(unseen):
            if fits(self.setup, view.lacks, seat, kind):
                h[k.FITS + seat * k.MOST_WORDS + cards[kind] // 64] |= 1 << cards[kind] % 64

    def _put_lots(self, h: Array, view: View) -> None:
        seen_cars = {lot.car for lot in view.lots}
        seen_powers = {lot.power for lot in view.lots}
        cars = [car for car in CARS if car not in seen_cars]
        powers = [power for power in self.setup.powers if power not in seen_powers] if self.setup.options.powers else []
        if self.setup.options.auction:
            h[k.LOTS_UNSEEN], h[k.POWERS_UNSEEN] = len(cars), len(powers)
            put(h, k.UNSEEN_CARS, cars)
            put(h, k.UNSEEN_POWERS, [POWER_NUMBER[power] for power in powers])


def seals_now(view: View, seat: int) -> bool:
    """Return whether the seat still has to seal a choice; it then counts as the first to do so."""
    match view.ask:
        case Auction(bids=chosen, bidders=seats) | Keeping(kept=chosen, keepers=seats):
            return seat in seats and chosen[seat] is None
        case Betting(bets=bets):
            return bets[seat] is None
    return False

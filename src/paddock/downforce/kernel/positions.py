"""Convert a state to the row s, a row's answers to actions, and a finished row to its result."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import chain

from msgspec.structs import replace

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.tables import POWER_NUMBER, Tables
from paddock.downforce.rules.actions import Action, Bet, Bid, Decline, Drive, Keep, Play, Skip, Take, Wild
from paddock.downforce.rules.dealing import empty_table
from paddock.downforce.rules.deck import COLOURS, WILD
from paddock.downforce.rules.powers import POWERS
from paddock.downforce.rules.scoring import race_result
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.seen import fits
from paddock.downforce.rules.state import (
    Auction,
    Betting,
    Bonus,
    Driving,
    Finished,
    Hand,
    Keeping,
    Lack,
    Lot,
    Offering,
    PickingWild,
    Playing,
    Question,
    RaceResult,
    Replacing,
    Run,
    State,
)
from paddock.kernel.rows import Array

EMPTY = bytes(8 * k.RACE_SIZE)


class Positions:
    """Converts positions of one set-up. An entry point computes their answers."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.setup = tables.setup
        self.number = (*tables.numbers, k.HOME_SPACE)  # by space; finished cars have -1, the last one
        self.bits = [(card // 64, 1 << card % 64) for card in tables.cards]  # by kind

    def row_of(self, state: State) -> Array:
        """Return the row of a state in which a seat has to choose."""
        s = array("q", EMPTY)
        self.put_public(s, state)
        self.put_lots(s, state.auction.lots, state.auction.opened)
        self.put_auction(s, state.auction.aside, state.auction.last_winner, state.auction.won)
        for seat, hand in enumerate(state.hands):
            self.put_cards(s, seat, hand + state.face_up[seat])
            if state.bets[seat]:
                fill_bets(s, seat, state.bets[seat])
            if state.piles[seat]:
                self.put_pile(s, seat, state.piles[seat])
        if state.pile:
            self.put_pile(s, 0, state.pile)
        self.put_question(s, state.ask)
        self.put_shown(s, state, state.seen.known, state.seen.lacks, state.seen.spent)
        return s

    def put_public(self, s: Array, seen: State | View) -> None:
        """Put the public information."""
        number = self.number
        s[k.PLAYER] = s[k.WHO] = seen.player
        s[k.HOME] = len(seen.places)
        s[k.CARS : k.PLACES] = array(
            "q", (*[number[space] for space in seen.cars], *seen.laps, *seen.owners, *seen.prices)
        )
        put(s, k.PLACES, seen.places)
        put(s, k.GRID, seen.grid)
        put(s, k.POWER, [POWER_NUMBER[power] for power in seen.power])

    def put_lots(self, s: Array, lots: Sequence[Lot], opened: int) -> None:
        """Put the known lots, and how many have been opened."""
        s[k.OPENED] = opened
        put(s, k.LOT_CAR, [lot.car for lot in lots])
        put(s, k.LOT_POWER, [POWER_NUMBER[lot.power] for lot in lots])

    def put_auction(self, s: Array, aside: Sequence[int], last_winner: int, won: Sequence[Sequence[str]]) -> None:
        """Put the state of the auction."""
        s[k.ASIDE_COUNT], s[k.LAST_WINNER] = len(aside), last_winner
        put(s, k.ASIDE, aside)
        put(s, k.WON, [sum([1 << POWER_NUMBER[power] for power in powers]) for powers in won])

    def put_cards(self, s: Array, seat: int, kinds: Iterable[int]) -> None:
        """Put cards into a hand."""
        bits, hand = self.bits, k.HAND + seat * k.MOST_WORDS
        for kind in kinds:
            word, bit = bits[kind]
            held = s[hand + word]
            while held & bit:
                bit <<= 1
            s[hand + word] = held | bit

    def put_shown(
        self, s: Array, seen: State | View, known: Sequence[Hand], lacks: Sequence[Lack], spent: Sequence[int]
    ) -> None:
        """Put the public knowledge about cards: those played, those shown by bids, and the lacks of hands."""
        gone = list(seen.discards)
        put(s, k.SPENT, spent)
        match seen.ask:
            case Driving() | Bonus() | PickingWild() | Offering():  # the card in play
                gone.append(card := seen.ask.run.card)
                s[k.SPENT + seen.player] += self.counts_as_spent(card, lacks, seen.player)
        for kind in gone:
            word, bit = self.bits[kind]
            while s[k.GONE + word] & bit:
                bit <<= 1
            s[k.GONE + word] |= bit
        for seat, kinds in enumerate(known):
            for word, bit in [self.bits[kind] for kind in kinds if kind not in self.setup.speed_8]:
                s[k.KNOWN + seat * k.MOST_WORDS + word] |= bit
        for lack in lacks:
            at = k.LACK + lack.seat * 8 + (k.ANY_CAR if lack.colour == WILD else lack.colour)
            s[at] = max(s[at], lack.below)

    def counts_as_spent(self, card: int, lacks: Sequence[Lack], seat: int) -> bool:
        """Return whether, with hands of three, a played card may have been in the hand at the auction."""
        regular = self.setup.options.hands_of_three and card not in self.setup.speed_8
        return regular and fits(self.setup, lacks, seat, card)

    def put_pile(self, s: Array, seat: int, kinds: Sequence[int]) -> None:
        """Put a draw pile, the next card last."""
        s[k.PILE_SIZE + seat] = len(kinds)
        put(s, k.PILES + seat * k.SECOND_PILE, [self.tables.cards[kind] for kind in kinds])

    def put_question(self, s: Array, ask: Question) -> None:
        """Put the question to the first seat that has not chosen yet; sealed choices count as not made."""
        match ask:
            case Driving() | Bonus() | PickingWild() | Offering():
                self._put_run(s, ask.run)
                self._put_line(s, ask)
            case Playing():
                s[k.ASK] = k.PLAY
            case Betting():
                s[k.ASK], s[k.DUE] = k.BET, ask.due
                self._put_sealed(s, [bet if isinstance(bet, int) else None for bet in ask.bets], self.setup.seats)
            case Auction():
                s[k.ASK], s[k.LOT], s[k.MUST], s[k.AGAIN] = k.BID, ask.lot, ask.must, ask.again
                s[k.BIDDERS] = sum([1 << seat for seat in ask.bidders])
                bids = [self.bid_answer(bid) if isinstance(bid, Bid) else None for bid in ask.bids]
                self._put_sealed(s, bids, ask.bidders)
            case Keeping():
                s[k.ASK], s[k.KEEPERS] = k.KEEP, sum([1 << seat for seat in ask.keepers])
                kept = [POWER_NUMBER[keep.power] if isinstance(keep, Keep) else None for keep in ask.kept]
                self._put_sealed(s, kept, ask.keepers)
            case Replacing():
                s[k.ASK], s[k.WHO] = k.REPLACE, ask.seat
            case Finished():
                s[k.ASK] = k.OVER
            case _:
                raise AssertionError(f"nobody chooses: {ask}")

    def _put_sealed(self, s: Array, chosen: Sequence[int | None], seats: Sequence[int]) -> None:
        put(s, k.SEALED, [-1 if choice is None else choice for choice in chosen])
        s[k.WHO] = next(seat for seat in seats if chosen[seat] is None)

    def _put_run(self, s: Array, run: Run) -> None:
        card = self.setup.cards[run.card]
        at = len(card.lines) - len(run.lines)
        s[k.CARD], s[k.AT] = self.tables.cards[run.card], at
        # Its lines show which way a card is resolved, except where that does not matter.
        s[k.UP] = card.lines[at:] != run.lines or (at == 0 and not run.first)
        s[k.PICKED], s[k.SKIPS] = sum([1 << car for car in run.picked]), run.skips

    def _put_line(self, s: Array, ask: Driving | Bonus | PickingWild | Offering) -> None:
        match ask:
            case Driving():
                s[k.ASK], s[k.CAR], s[k.STEPS] = k.DRIVE, ask.car, ask.steps
                s[k.MORE], s[k.MAY_SKIP], s[k.WHO] = ask.more, ask.skips, ask.driver
            case Bonus():
                s[k.ASK], s[k.CAR] = k.BONUS, ask.car
            case PickingWild():
                s[k.ASK], s[k.STEPS] = k.WILD, ask.run.lines[0][1]
            case Offering():
                s[k.ASK] = k.OFFER
                s[k.CAR], s[k.STEPS] = ask.run.lines[0]

    def bid_answer(self, bid: Bid) -> int:
        """Return the number of a bid as an answer."""
        kind = self.setup.kind[bid.card]
        plane = 0
        if bid.at is not None:
            wilds = tuple(dict.fromkeys(self.setup.cards[kind].wilds))
            plane = 1 + wilds.index(bid.at) if wilds else 1
        return plane * self.tables.row[k.WORDS] * 64 + self.tables.cards[kind]

    def answer_of(self, s: Array, action: Action) -> int:
        """Return the number of an action as an answer to a row's question."""
        match action:
            case Drive():
                space = self.setup.board.number[action.to]
                return self.tables.far(s[k.CARS + COLOURS.index(action.car)], space)
            case Play():
                card = self.tables.cards[self.setup.kind[action.card]]
                return card + action.upwards * self.tables.row[k.WORDS] * 64
            case Bid():
                return self.bid_answer(action)
            case Wild() | Bet():
                return COLOURS.index(action.car)
            case Keep():
                return POWER_NUMBER[action.power]
            case Skip() if s[k.ASK] == k.WILD:
                return k.SKIP
            case Skip():
                return int(s[k.ASK] == k.OFFER)
            case _:
                return 0

    def actions(self, space: int, words: Sequence[int], ask: int, seat: int, car: int) -> list[Action]:
        """Return the answers in words of bits as actions, in the kernel's order; for `space` see `action`."""
        bits = chain.from_iterable(numbers_of(word, at * 64) for at, word in enumerate(words))
        return [self.action(space, ask, seat, car, bit) for bit in bits]

    def action(self, space: int, ask: int, seat: int, car: int, bit: int) -> Action:
        """Return an answer as an action; `space` is the number of the space of the car to be driven."""
        if ask == k.DRIVE or ask == k.BONUS:
            if bit == 0:
                return Skip(seat) if ask == k.DRIVE else Decline(seat)
            return Drive(seat, COLOURS[car], self._name(space + bit))
        if ask == k.PLAY:
            plane, card = divmod(bit, self.tables.row[k.WORDS] * 64)
            return Play(seat, self._card(card), bool(plane))
        if ask == k.BID:
            return self._bid(seat, bit)
        if ask == k.WILD:
            return Skip(seat) if bit == k.SKIP else Wild(seat, COLOURS[bit])
        if ask == k.BET:
            return Bet(seat, COLOURS[bit])
        if ask == k.OFFER:
            return Skip(seat) if bit else Take(seat)
        return Keep(seat, POWERS[bit - 1])

    def _bid(self, seat: int, bit: int) -> Bid:
        plane, number = divmod(bit, self.tables.row[k.WORDS] * 64)
        card = self.setup.cards[self.tables.kinds[number]]
        if plane == 0:
            return Bid(seat, card.name)
        wilds = tuple(dict.fromkeys(card.wilds))
        return Bid(seat, card.name, wilds[plane - 1] if wilds else card.lowest)

    def _name(self, number: int) -> str:
        board = self.setup.board
        if board.laps:
            number %= board.finish
        return board.names[board.finish if number == board.finish else self.tables.spaces[number]]

    def _card(self, card: int) -> str:
        return self.setup.cards[self.tables.kinds[card]].name

    def result_of(self, s: Array) -> RaceResult:
        """Return the result of a race."""
        spaces = self.tables.spaces
        made = s[k.BETS_MADE]
        state = replace(
            empty_table(self.setup),
            cars=tuple([spaces[number] if number >= 0 else -1 for number in s[k.CARS : k.CARS + 6]]),
            laps=tuple(s[k.LAPS : k.LAPS + 6]),
            places=tuple(s[k.PLACES : k.PLACES + s[k.HOME]]),
            owners=tuple(s[k.OWNER : k.OWNER + 6]),
            prices=tuple(s[k.PRICE : k.PRICE + 6]),
            bets=tuple([tuple(s[k.BETS + 3 * seat : k.BETS + 3 * seat + made]) for seat in self.setup.seats]),
        )
        return race_result(self.setup, state)


def put(s: Array, at: int, numbers: Sequence[int]) -> None:
    """Put numbers into consecutive places of a row."""
    s[at : at + len(numbers)] = array("q", numbers)


def fill_bets(s: Array, seat: int, bets: Sequence[int]) -> None:
    """Fill in the bets of a seat."""
    s[k.BETS_MADE] = len(bets)
    put(s, k.BETS + 3 * seat, bets)


def numbers_of(word: int, base: int) -> Iterable[int]:
    """Return the numbers of the set bits."""
    while word:
        low = word & -word
        word ^= low
        yield base + low.bit_length() - 1

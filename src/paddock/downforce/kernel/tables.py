"""The set-up of a race as a row of numbers: cards as bits, spaces by their distance along the lap."""

from __future__ import annotations

from collections.abc import Iterable

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.distances import smooth_distances, steps_to_go
from paddock.downforce.rules.deck import CARS
from paddock.downforce.rules.powers import BONUS_STEPS, POWERS
from paddock.downforce.rules.setup import Setup
from paddock.kernel.rows import Array, zeros

POWER_NUMBER: dict[str | None, int] = {power: number for number, power in enumerate((None, *POWERS))}


HABITS = (42, 8, 42, 150, 400, 765, 25, 500, 30, 100, 100, 200, 100, 40, 20)
"""Default habits of playout drivers, by the numbers in the layout."""


class NotCovered(Exception):
    """The reason why a kernel cannot race with a set-up."""


class Tables:
    """The row t of a set-up, and the numbering of its cards and spaces."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.cards = number_cards(setup)  # card by kind
        self.kinds = {card: kind for kind, card in enumerate(self.cards)}
        board = setup.board
        self.spaces = sorted(range(board.finish), key=lambda space: (board.front[space], -board.inner[space], space))
        self.numbers = [0] * board.finish  # by space
        for number, space in enumerate(self.spaces):
            self.numbers[space] = number
        self.longest = max(steps for card in setup.cards for _, steps in card.lines) + 1  # Aggressive: one more
        self.longest = max(self.longest, BONUS_STEPS)
        self.stride = board.finish + 1
        self.row = zeros(k.CONE + 2 * (self.longest + 2) * self.stride)
        self._options()
        self._cards()
        self._board()

    def _options(self) -> None:
        t, setup = self.row, self.setup
        options, track, board = setup.options, setup.track, setup.board
        t[k.SEATS], t[k.WORDS], t[k.SPACES] = setup.players, max(self.cards) // 64 + 1, board.finish
        t[k.FINISH] = 1 << 40 if board.laps else board.finish
        t[k.LAP] = board.finish if board.laps else 0
        t[k.STRIDE] = self.stride
        t[k.BET_LINES], t[k.SKIP_FROM] = len(setup.betting_lines), options.strategic_lines
        t[k.AUCTION], t[k.POWER_COUNT] = options.auction, len(setup.powers) if options.powers else 0
        t[k.THREE_CARDS], t[k.TWO_PLAYERS] = options.hands_of_three, setup.two_players
        t[k.OWN_PILES], t[k.NOT_KEPT] = setup.own_piles, options.cunning == "not_kept"
        t[k.BY_ORDER] = not setup.money_counts
        t[k.HAND_SIZE], t[k.DECK] = setup.hand_size, len(setup.regular)
        assert track.first is not None
        t[k.MARK] = track.grid.index(track.first)
        t[k.BIDDABLE] = ~63 if setup.two_players else -1
        t[k.FREE_AT] = k.CONE + (self.longest + 2) * self.stride
        t[k.FRONT_ROW] = min(board.front[space] for space in board.grid[:3])
        for seat in setup.seats:
            fill(t, k.HABITS + seat * k.HABITS_EACH, HABITS)
        fill(t, k.LINES_AT, setup.betting_lines)
        fill(t, k.GRID_AT, [self.numbers[space] for space in board.grid])
        fill(t, k.POWER_LIST, [POWER_NUMBER[power] for power in setup.powers])

    def _cards(self) -> None:
        t, setup = self.row, self.setup
        fill(t, k.DECK_CARDS, [self.cards[kind] for kind in setup.regular])
        for kind, card in enumerate(setup.cards):
            copies = max(1, setup.regular.count(kind))
            first, word = self.cards[kind], self.cards[kind] // 64
            bits = ((1 << copies) - 1) << first % 64
            t[k.SINGLES + word] |= 1 << first % 64
            if card.lines != card.lines[::-1]:
                t[k.UNEVEN + word] |= bits
            if card.wilds:
                t[k.WITH_WILD + word] |= bits
            for car in card.cars:
                t[k.SHOWING + car * k.MOST_WORDS + word] |= bits
            for number in range(first, first + copies):
                t[k.GROUP + number] = bits
                self._card(number, kind)

        t[k.CARD_SPAN] = max(card + max(1, setup.regular.count(kind)) for kind, card in enumerate(self.cards))
        t[k.CARD_LINES] = max(len(card.lines) for card in setup.cards)
        t[k.MASK_WORDS] = (k.PLAYS + (3 + t[k.DECLARED]) * t[k.CARD_SPAN] + 7) // 8
        for car in CARS:
            t[k.SUMS + car] = sum(setup.cards[kind].number(car) or 0 for kind in setup.regular)

    def _card(self, number: int, kind: int) -> None:
        """Fill in the contents of several equal cards."""
        t, card = self.row, self.setup.cards[kind]
        t[k.COUNT + number], t[k.LOWEST + number] = len(card.lines), card.lowest
        t[k.COLOURS + number] = sum(1 << car for car in card.cars)
        fill(t, k.LINE + number * k.MOST_LINES, [car | steps << 3 for car, steps in card.lines])
        fill(t, k.NUMBER + number * 8, [card.number(car) or 0 for car in CARS])
        t[k.NUMBER + number * 8 + k.ANY_CAR] = min(card.wilds, default=0)
        wilds = tuple(dict.fromkeys(card.wilds))
        fill(t, k.WILDS + number * 16, (len(wilds), *wilds))
        t[k.DECLARED] = max(t[k.DECLARED], len(wilds), 1)

    def _board(self) -> None:
        t, board = self.row, self.setup.board
        total = board.finish
        order = {key: rank for rank, key in enumerate(sorted({self._road(space) for space in range(total)}))}
        for number, space in enumerate(self.spaces):
            t[k.FRONT + number], t[k.ROAD + number] = board.front[space], order[self._road(space)]
            t[k.AHEAD + number] = self.bits(number, board.next[space])
            seen = [self.spaces[(number + far) % total] for far in range(1, min(k.WINDOW, total - 1) + 1)]
            inside = [there for far, there in enumerate(seen, 1) if board.laps or number + far < total]
            t[k.SQUARE + number] = self.bits(number, [there for there in inside if there in board.rectangles])
        self._distances()
        if board.laps:  # the spaces beyond the line again, a lap further on
            for number in range(total, total + min(64, total)):
                t[k.AHEAD + number] = t[k.AHEAD + number - total]
                t[k.FAR + number] = t[k.FAR + number - total] - 100 * t[k.LAP_STEPS]
        self._moves()

    def _distances(self) -> None:
        t, board = self.row, self.setup.board
        to_go, far = steps_to_go(board), smooth_distances(board)
        for number, space in enumerate(self.spaces):
            t[k.TO_GO + number], t[k.FAR + number] = to_go[space], far[space]
        t[k.LAP_STEPS] = max(to_go[space] for space in board.grid)

    def _road(self, space: int) -> tuple[int, int]:
        return self.setup.board.front[space], -self.setup.board.inner[space]

    def _moves(self) -> None:
        """Fill in the ends of a move on an empty road, and where cars can be in its way."""
        t, board = self.row, self.setup.board
        reached: list[set[int]] = [set() for _ in self.spaces]
        for steps in range(1, self.longest + 2):  # one more step, to see whether a move ends in a jam
            reached = [self._further(space, reached) for space in range(board.finish)]
            for space, there in enumerate(reached):
                at = steps * self.stride + self.numbers[space]
                t[k.CONE + at] = self.bits(self.numbers[space], there)
                if steps <= self.longest:
                    ends = board.reach(space, steps, ()).ends
                    t[t[k.FREE_AT] + at] = self.bits(self.numbers[space], ends)

    def _further(self, space: int, reached: list[set[int]]) -> set[int]:
        finish = self.setup.board.finish
        ahead = self.setup.board.next[space]
        return set(ahead).union(*(reached[there] for there in ahead if there != finish))

    def bits(self, number: int, spaces: Iterable[int]) -> int:
        """Return spaces ahead of the one with this number, as bits."""
        found = 0
        for space in spaces:
            found |= 1 << self.far(number, space)
        return found

    def far(self, number: int, space: int) -> int:
        """Return how much further on a space is, in numbers."""
        board = self.setup.board
        far = (board.finish if space == board.finish else self.numbers[space]) - number
        if board.laps and far <= 0:
            far += board.finish
            if board.front[space] >= board.front[self.spaces[number]]:
                raise NotCovered("a move can lead around the whole lap")
        if not 0 < far <= k.WINDOW:
            raise NotCovered("a car can move further than the kernel looks ahead")
        return far


def fill(t: Array, at: int, numbers: Iterable[int]) -> None:
    """Put numbers into consecutive places of a row."""
    for offset, number in enumerate(numbers):
        t[at + offset] = number


def number_cards(setup: Setup) -> list[int]:
    """Return the first card of each kind: Speed-8 cards by car, then kind by kind; equal cards share a word."""
    cards = [0] * len(setup.cards)
    next_card = 0
    for kind in (*setup.speed_8, *range(len(setup.cards) - len(setup.speed_8))):
        copies = max(1, setup.regular.count(kind))
        if next_card % 64 + copies > k.WORD_BITS:
            next_card = (next_card // 64 + 1) * 64
        if copies > k.WORD_BITS or next_card // 64 >= k.MOST_WORDS:
            raise NotCovered("the deck has too many equal cards")
        cards[kind] = next_card
        next_card += copies
    return cards

"""What the Downforce bots know of a track and a deck: distances, best and worst ends of a move, cards by number."""

from __future__ import annotations

from functools import lru_cache

from paddock.core.luck import stream
from paddock.downforce import Downforce
from paddock.downforce.rules.board import Reach
from paddock.downforce.rules.deck import CARS, WILD
from paddock.downforce.rules.powers import BONUS_STEPS

MEMO_LIMIT = 30_000
"""Moves that are remembered."""

WAVER = 3.0
"""Cards that are this close in worth may be played in any order."""

JITTERS = 1000
"""How many sets of such whims there are."""

SMOOTH = 0.3
"""How much the average way on counts beside the shortest one: what stands in the way is not known yet."""


class Road:
    """Tables of one game, made once. Spaces, cars and kinds of cards are numbers, as in the game."""

    def __init__(self, game: Downforce) -> None:
        setup, board = game.setup, game.setup.board
        self.game = game
        self.setup = setup
        self.board = board
        self.finish = board.finish
        self.to_go = distances(game)
        self.lap = max(self.to_go[space] for space in board.grid)
        self.far = smooth_distances(game, self.to_go)
        self.ahead = (*(sum(1 << there for there in numbers) for numbers in board.next), 0)  # as bits; 0 if off track
        self.cards = tuple(card.lines for card in setup.cards)
        self.numbers = tuple(tuple(card.number(car) for car in CARS) for card in setup.cards)  # by kind and car
        self.speed_8 = frozenset(setup.speed_8)
        self.sums = tuple(
            sum(number for kind in setup.regular for on, number in self.cards[kind] if on == car) for car in CARS
        )
        self.wild_sum = sum(number for kind in setup.regular for on, number in self.cards[kind] if on == WILD)
        rng = stream("downforce", "whims")
        self.jitter = [WAVER * rng.random() for _ in range(JITTERS + len(self.cards))]
        self._find_ends = lru_cache(MEMO_LIMIT)(self._furthest_ends)
        self._find_clean_end = lru_cache(MEMO_LIMIT)(self._furthest_clean_end)
        longest = max(number for card in setup.cards for _, number in card.lines) + 1  # Aggressive moves one more
        self._cones = self._make_cones(max(longest, BONUS_STEPS))

    def ends(self, space: int, steps: int, occupied: int) -> tuple[int, int]:
        """Of all ends of a move the furthest on and the furthest back; cars are bits, and only those ahead matter."""
        return self._find_ends(space, steps, occupied & self._cones[steps][space])

    def _furthest_ends(self, space: int, steps: int, occupied: int) -> tuple[int, int]:
        ends = self.reach(space, steps, occupied).ends
        far = {end: self.far_from(space, end) for end in ends}
        return min(ends, key=far.__getitem__), max(ends, key=far.__getitem__)

    def clean_end(self, space: int, steps: int, occupied: int) -> int:
        """The furthest end that is reached over rectangles alone (Determined), or -1."""
        return self._find_clean_end(space, steps, occupied & self._cones[steps][space])

    def _furthest_clean_end(self, space: int, steps: int, occupied: int) -> int:
        reach = self.reach(space, steps, occupied)
        clean = [end for end in reach.ends if self.board.clean_way(reach, end) is not None]
        return min(clean, key=lambda end: self.far_from(space, end)) if clean else -1

    def reach(self, space: int, steps: int, occupied: int) -> Reach:
        """The ends of a move by the rules."""
        cars = [there for there in range(occupied.bit_length()) if occupied >> there & 1]
        return self.board.reach(space, steps, cars)

    def far_from(self, start: int, end: int) -> float:
        """What is still to go from an end, for a car that came from a start: over the line it is in the next lap."""
        return self.far[end] - self.lap if self.board.next_lap(start, end) else self.far[end]

    def _make_cones(self, longest: int) -> tuple[tuple[int, ...], ...]:
        """By steps and space, as bits: where a car can stand in the way of a move."""
        cones = [(0,) * (self.finish + 1)]
        for _ in range(longest):
            wider = []
            for space, ahead in enumerate(self.board.next):
                cone = self.ahead[space]
                for there in ahead:
                    cone |= cones[-1][there]
                wider.append(cone)
            cones.append((*wider, 0))
        return tuple(cones)


def distances(game: Downforce) -> tuple[int, ...]:
    """Fewest steps from each space to the end of the lap, the last one over the line; 0 at the finish."""
    board = game.setup.board
    last = last_spaces(game)
    to_go = dict.fromkeys(last, 1)
    for space in sorted(range(board.finish), key=lambda space: -board.front[space]):
        if space not in to_go:
            to_go[space] = 1 + min(to_go[there] for there in board.next[space])
    return (*(to_go[space] for space in range(board.finish)), 0)


def smooth_distances(game: Downforce, to_go: tuple[int, ...]) -> tuple[float, ...]:
    """Distances to the end of the lap that also look at the ways which are not the shortest."""
    board = game.setup.board
    last = last_spaces(game)
    far = [0.0] * (board.finish + 1)
    for space in sorted(range(board.finish), key=lambda space: -board.front[space]):
        if space in last:
            far[space] = 1.0
        else:
            onward = [far[there] for there in board.next[space]]
            far[space] = 1 + (1 - SMOOTH) * min(onward) + SMOOTH * sum(onward) / len(onward)
    return tuple(far)


def last_spaces(game: Downforce) -> set[int]:
    """The spaces from which a step can lead over the line."""
    board = game.setup.board
    return {
        space
        for space, numbers in enumerate(board.next)
        if any(there == board.finish or board.front[there] <= board.front[space] for there in numbers)
    }

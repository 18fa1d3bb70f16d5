"""What the Downforce bots know about a track and a deck: distances, and the deck's spaces for each car."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.downforce import Downforce
from paddock.downforce.kernel.distances import smooth_distances, steps_to_go
from paddock.downforce.kernel.prospects import HOME_GAP
from paddock.downforce.rules.deck import CARS
from paddock.downforce.rules.state import OFF_TRACK


class Road:
    """Precomputed tables of one game. Spaces, cars and kinds of cards are numbers, as in the game."""

    def __init__(self, game: Downforce) -> None:
        setup, self.board = game.setup, game.setup.board
        self.to_go = (*steps_to_go(self.board), 0)
        self.far = (*smooth_distances(self.board), 0)
        self.lap = max(self.to_go[space] for space in self.board.grid)
        self.sums = tuple(sum(setup.cards[kind].number(car) or 0 for kind in setup.regular) for car in CARS)

    def far_from(self, start: int, end: int) -> int:
        """Return the distance left after a move; across the line, it is that of the next lap."""
        return self.far[end] - 100 * self.lap if self.board.next_lap(start, end) else self.far[end]

    def gaps(self, cars: Sequence[int], laps: Sequence[int], places: Sequence[int]) -> list[int]:
        """Return each car's distance to go; finished cars by their place."""
        return [
            self.to_go[space] - laps[car] * self.lap if space != OFF_TRACK else HOME_GAP + places.index(car)
            for car, space in enumerate(cars)
        ]

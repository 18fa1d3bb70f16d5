"""The result of a race for each seat, in figures common to all games: win, score, lead and place."""

from __future__ import annotations

from paddock.kernel.rows import Row

WIN, SCORE, LEAD, PLACE = range(4)
"""A seat's share of the win in units, its score, its lead over the best rival, and its place."""
FIGURES = 4
WIN_UNITS = 2520
"""A whole win, which divides evenly between up to ten winners."""


def judge(figures: Row, at: int, keys: Row, seats: int) -> None:
    """Fill in all other figures from a race's scores, noted at `at`, and its keys: the highest key wins."""
    winners = 0
    for seat in range(seats):
        place = 1
        rival = -(1 << 40)
        for other in range(seats):
            if other != seat:
                place += keys[other] > keys[seat]
                rival = max(rival, figures[at + other * FIGURES + SCORE])
        figures[at + seat * FIGURES + PLACE] = place
        figures[at + seat * FIGURES + LEAD] = figures[at + seat * FIGURES + SCORE] - rival if seats > 1 else 0
        winners += place == 1
    for seat in range(seats):
        won = figures[at + seat * FIGURES + PLACE] == 1
        figures[at + seat * FIGURES + WIN] = WIN_UNITS // winners if won else 0


def add_up(sums: Row, squares: Row, to: int, figures: Row, seats: int) -> None:
    """Add the figures of one race, and their squares, to totals."""
    for number in range(seats * FIGURES):
        figure = figures[number]
        sums[to + number] += figure
        squares[to + number] += figure * figure

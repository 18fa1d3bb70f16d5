"""Where a race's row holds its progress: cars, laps, finishers and retirements."""

from __future__ import annotations

import msgspec


class RoadRow(msgspec.Struct, frozen=True):
    """Indices in a race's row: of single numbers, or of the first of numbers by car."""

    cars: int
    asked: int  # the question
    over: int  # its value when the race is over
    space: int  # of each car, by its number; below 0: off the board
    lap: int  # of each car
    turns: int  # of each car; -1: not counted
    home: int  # number of finished cars
    outs: int  # number of retired cars; -1: cars never retire
    entry: int  # most numbers of one question in a log
    circle: int  # length of a lap in the units of `along`
    spaces: tuple[str, ...]  # names, by number
    along: tuple[int, ...]  # each space's distance along the lap
    grid: tuple[int, ...]  # spaces of the grid, pole first

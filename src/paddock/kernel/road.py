"""Where the row of a race holds its progress: cars, laps, finishers and retirements."""

from __future__ import annotations

import msgspec


class RoadRow(msgspec.Struct, frozen=True):
    """Places in the row of a race: of one number, or of the first of a number for each car."""

    cars: int
    asked: int  # the question
    over: int  # what it is when the race is over
    space: int  # of each car, by its number; below 0: off the board
    lap: int  # of each car
    turns: int  # of each car; -1: not counted
    home: int  # how many cars are home
    outs: int  # how many are out; -1: none ever is
    entry: int  # numbers that one question takes in a log, at most
    circle: int  # length of a lap in the units of `along`
    spaces: tuple[str, ...]  # names, by number
    along: tuple[int, ...]  # how far along the lap each space lies
    grid: tuple[int, ...]  # spaces of the grid, pole first

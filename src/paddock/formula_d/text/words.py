"""Cars, causes and places as message arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from paddock.formula_d.rules.circuit import TEAMS
from paddock.formula_d.rules.setup import Setup
from paddock.words import Message, Seat, listed, message


def car_word(setup: Setup, number: int) -> Seat | Message:
    """Name a car by its driver, with the car's number if the driver has several."""
    return Seat(setup.seat[number]) if setup.seats == len(setup.cars) else entry_word(setup, number)


def entry_word(setup: Setup, number: int) -> Message:
    """Name a car in full: its driver, its team and its number."""
    team = team_word(TEAMS[setup.team[number]])
    return message("formula-d-car", driver=Seat(setup.seat[number]), team=team, number=number + 1)


@cache
def team_word(team: str) -> Message:
    """Name a team by its colour."""
    return message(f"formula-d-team-{team}")


def cars_word(setup: Setup, cars: Sequence[int]) -> Message:
    """Name several cars, in order."""
    return listed([car_word(setup, number) for number in cars])


def yes(value: bool) -> str:
    """Return a flag as a selector of texts."""
    return "yes" if value else "no"

"""The best results on a circuit, from the careers of all guests, without their names."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock import games
from paddock.parts.career import CareerFigure
from paddock.table.result import CareerRace
from paddock.words import Message


class BestResult(msgspec.Struct, frozen=True):
    """The best value of a figure, and its date."""

    title: Message
    value: int | Message
    at: float  # a date


class CircuitResults(msgspec.Struct, frozen=True):
    """The best results of this server's guests on a circuit."""

    races: int
    best: tuple[BestResult, ...]


def results_on(races: Sequence[CareerRace], game: str, title: str) -> CircuitResults:
    """Return the best results of races on a circuit of this title."""
    here = [race for race in races if race.game == game and race.circuit == title and race.place is not None]
    found = [best_of(here, figure) for figure in games.load(game).career_figures if figure.fold != "sum"]
    return CircuitResults(len({race.table for race in here}), tuple(best for best in found if best is not None))


def best_of(races: Sequence[CareerRace], figure: CareerFigure) -> BestResult | None:
    """Return the best value of a figure, the earliest if tied; None if no race has it."""
    known = [race for race in races if figure.key in race.figures]
    if not known:
        return None
    sign = -1 if figure.fold == "most" else 1
    best = min(known, key=lambda race: (sign * race.figures[figure.key], race.at))
    return BestResult(figure.title, figure.say(best.figures[figure.key]), best.at)

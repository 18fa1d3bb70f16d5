"""Paddock: race Downforce and Formula D on a computer.

The names below are the library and stay stable; everything else in the package may change.

>>> import paddock
>>> race = paddock.Race("downforce", players=4, seed=7)
>>> while not race.over:
...     events = race.play(race.legal()[0])
>>> race.result.winners
(3,)
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

__version__ = "0.4.0.dev0"

if TYPE_CHECKING:
    from paddock.library.analysis import Odds as Odds
    from paddock.library.analysis import odds as odds
    from paddock.library.analysis import review as review
    from paddock.library.bots import Bot as Bot
    from paddock.library.many import league as league
    from paddock.library.many import simulate as simulate
    from paddock.library.race import Race as Race
    from paddock.library.race import RaceRecord as RaceRecord
    from paddock.library.race import open_record as open_record
    from paddock.library.tracks import load_track as load_track
    from paddock.library.tracks import tracks as tracks

HOMES = {
    "Race": "race",
    "RaceRecord": "race",
    "open_record": "race",
    "Bot": "bots",
    "league": "many",
    "simulate": "many",
    "Odds": "analysis",
    "odds": "analysis",
    "review": "analysis",
    "tracks": "tracks",
    "load_track": "tracks",
}
"""The module of `paddock.library` that holds each name; it is imported when the name is first used."""

__all__ = ["__version__", *HOMES]


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"module 'paddock' has no attribute {name!r}; the library is {', '.join(HOMES)}")
    found: object = getattr(import_module(f"paddock.library.{HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *HOMES})


class _Package(ModuleType):
    """This package, in which the function `review` stays when the package of that name is imported."""

    def __setattr__(self, name: str, value: object) -> None:
        if not (name in HOMES and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package

"""The consequences of a choice as data: games compute them, panels and terminals show them."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddock.words import Message


class Chance(msgspec.Struct, frozen=True, gc=False):
    """One face of the die to be rolled: its probability, and the best possible outcome.

    `outcome`: the road is clear, a required stop can be made, the corner is overshot, or the car is out. `cost` is in
    wear points.
    """

    face: int
    chance: float
    outcome: Literal["clear", "stop", "overshoot", "out"]
    cost: int


class Preview(msgspec.Struct, frozen=True):
    """What a player sees before choosing: the car's way, the consequences with reasons, and the odds."""

    way: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()
    chart: tuple[Chance, ...] = ()


class OutlookStep(msgspec.Struct, frozen=True):
    """One step of what would follow a choice if every car went as far as it can.

    `depends`: another player decides this step ("other"), the chooser still has to decide ("choice"), or an earlier
    step depends on either ("earlier").
    """

    note: Message
    car: str = ""  # the car that moves, by the name that events use
    way: tuple[str, ...] = ()
    depends: Literal["nothing", "choice", "other", "earlier"] = "nothing"
    decides: int | None = None  # the seat that moves it, if it is another one
    order: tuple[str, ...] = ()  # the cars from first to last after this step

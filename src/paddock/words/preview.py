"""What a choice would bring, as data: every game gives it, panels and terminals show it."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddock.words import Message


class Chance(msgspec.Struct, frozen=True, gc=False):
    """One face of the die that would be rolled: how likely it is, and the best that can be made of it.

    `outcome`: the road is clear, a stop that the corner demands can be made, the corner is overshot, or the car is
    out. `cost` is what that takes from the car.
    """

    face: int
    chance: float
    outcome: Literal["clear", "stop", "overshoot", "out"]
    cost: int


class Preview(msgspec.Struct, frozen=True):
    """What a person wants to see before choosing: the way of the car, what comes of it with reasons, and the odds."""

    way: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()
    chart: tuple[Chance, ...] = ()


class OutlookStep(msgspec.Struct, frozen=True):
    """One step of what would follow a choice if every car were driven as far as it can go.

    `depends`: another player decides this step ("other"), a choice of one's own is still to be made ("choice"), or
    either is true of a step before it ("earlier").
    """

    note: Message
    car: str = ""  # the car that moves, by the name that events use
    way: tuple[str, ...] = ()
    depends: Literal["nothing", "choice", "other", "earlier"] = "nothing"
    decides: int | None = None  # the seat that does, if it is another one
    order: tuple[str, ...] = ()  # the cars from first to last after it

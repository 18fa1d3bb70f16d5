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

"""The actions of Formula D, each with one text form."""

from __future__ import annotations

import re
from typing import TypeAlias

import msgspec

FINISH = "finish"
BOX = "box"


class Gear(msgspec.Struct, frozen=True, tag="gear", gc=False):
    """Chooses the gear of this turn (FD-03)."""

    seat: int
    gear: int

    def __str__(self) -> str:
        return f"{self.seat} gear {self.gear}"


class Nitro(msgspec.Struct, frozen=True, tag="nitro", gc=False):
    """Adds the number of the gear to the roll (FD-40)."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} nitro"


class Hold(msgspec.Struct, frozen=True, tag="hold", gc=False):
    """Keeps the nitro for later."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} hold"


class Drive(msgspec.Struct, frozen=True, tag="drive", gc=False):
    """Moves the car to a space, into its box or across the finish line.

    `over` is the number of black spaces on the way, if passing them counts (FD-42).
    """

    seat: int
    to: str
    over: int = 0

    def __str__(self) -> str:
        return f"{self.seat} drive {self.to}" + (f" over {self.over}" if self.over else "")


Action: TypeAlias = Gear | Nitro | Hold | Drive

_FORM = re.compile(
    r"(0|[1-9][0-9]?) (?:gear ([1-6])|(nitro)|(hold)|drive ([A-Za-z0-9_.-]+)(?: over ([1-9][0-9]?))?)", re.ASCII
)


def read_action(text: str) -> Action:
    """Parse an action. Raises ValueError if the text is none."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise ValueError("write a seat and what it does: '0 gear 3', '0 drive L12', '0 nitro' or '0 hold'")
    seat, gear, nitro, hold, to, over = found.groups()
    if gear:
        return Gear(int(seat), int(gear))
    if nitro:
        return Nitro(int(seat))
    if hold:
        return Hold(int(seat))
    return Drive(int(seat), to, int(over or 0))

"""The actions of Downforce, each with one text form."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from paddock.downforce.rules.deck import COLOURS

FINISH = "finish"


class Bid(msgspec.Struct, frozen=True, tag="bid", gc=False):
    """Offers a card for the lot. `at` declares the number of a bid without the lot's colour (DF-17)."""

    seat: int
    card: str
    at: int | None = None

    def __str__(self) -> str:
        return f"{self.seat} bid {self.card}" + ("" if self.at is None else f" at {self.at}")


class Keep(msgspec.Struct, frozen=True, tag="keep", gc=False):
    """Keeps one of the powers won (DF-18), or takes one from the box to replace Cunning (DF-51)."""

    seat: int
    power: str

    def __str__(self) -> str:
        return f"{self.seat} keep {self.power}"


class Play(msgspec.Struct, frozen=True, tag="play", gc=False):
    """Plays a card; `upwards` resolves it bottom to top (Tricky)."""

    seat: int
    card: str
    upwards: bool = False

    def __str__(self) -> str:
        return f"{self.seat} play {self.card}" + (" upwards" if self.upwards else "")


class Wild(msgspec.Struct, frozen=True, tag="wild", gc=False):
    """Names the car that a wild line moves."""

    seat: int
    car: str

    def __str__(self) -> str:
        return f"{self.seat} wild {self.car}"


class Drive(msgspec.Struct, frozen=True, tag="drive", gc=False):
    """Moves a car to a space, or over the finish line."""

    seat: int
    car: str
    to: str

    def __str__(self) -> str:
        return f"{self.seat} drive {self.car} {self.to}"


class Skip(msgspec.Struct, frozen=True, tag="skip", gc=False):
    """Skips the due line of the card (Strategic)."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} skip"


class Take(msgspec.Struct, frozen=True, tag="take", gc=False):
    """Does not skip the due line, although another player (Cunning) will drive the car."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} take"


class Decline(msgspec.Struct, frozen=True, tag="decline", gc=False):
    """Does not take the two bonus spaces (Determined)."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} decline"


class Bet(msgspec.Struct, frozen=True, tag="bet", gc=False):
    """Secretly notes a car to win."""

    seat: int
    car: str

    def __str__(self) -> str:
        return f"{self.seat} bet {self.car}"


Action: TypeAlias = Bid | Keep | Play | Wild | Drive | Skip | Take | Decline | Bet

CAR = "|".join(COLOURS)
SENTENCES: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = (
    (re.compile(r"bid ([A-Z0-9]+)"), Bid),
    (re.compile(r"bid ([A-Z0-9]+) at ([1-9][0-9]?)"), lambda seat, card, at: Bid(seat, card, int(at))),
    (re.compile(r"keep ([a-z]+)"), Keep),
    (re.compile(r"play ([A-Z0-9]+)"), Play),
    (re.compile(r"play ([A-Z0-9]+) upwards"), lambda seat, card: Play(seat, card, True)),
    (re.compile(rf"wild ({CAR})"), Wild),
    (re.compile(rf"drive ({CAR}) (\w+)"), Drive),
    (re.compile(r"skip"), Skip),
    (re.compile(r"take"), Take),
    (re.compile(r"decline"), Decline),
    (re.compile(rf"bet ({CAR})"), Bet),
)


def read_action(text: str) -> Action:
    """Parse an action, like `2 drive blue M31`."""
    seat, _, sentence = text.partition(" ")
    if re.fullmatch(r"0|[1-9][0-9]?", seat):
        for pattern, make in SENTENCES:
            if found := pattern.fullmatch(sentence):
                return make(int(seat), *found.groups())
    raise ValueError("write a seat and what it does, like '2 bid R6Y4K2B1' or '0 drive blue M31'")

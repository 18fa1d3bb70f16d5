"""Hints for a seat that owes a choice."""

from __future__ import annotations

import msgspec

from paddock.review.hints import ChoiceWorth
from paddock.words import Message


class HintedChoice(msgspec.Struct, frozen=True):
    """A choice, what it is worth to the seat, and why; of the best ones alone, in words of the game."""

    action: str
    label: Message
    worth: ChoiceWorth
    reason: Message | None = None


class Hint(msgspec.Struct, frozen=True):
    """Choices of a seat and what they are worth, the best one first, at a version of the race."""

    version: int
    choices: tuple[HintedChoice, ...]
    alone: bool  # there is nobody to win against: results count
    result: Message  # what a result is called
    note: Message | None = None  # what follows from them, such as the price of what is auctioned

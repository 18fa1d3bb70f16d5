"""Figures of a review as text."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.review.estimate import MILLION
from paddock.words import Words

POINTS = MILLION // 100
"""A point of the chance to win, in millionths."""


def decimal(words: Words, value: float, digits: int, sign: bool = False) -> str:
    """Format a figure for the language, with a real minus sign; zero has no sign."""
    text = f"{abs(value):.{digits}f}"
    if words.language != "en":
        text = text.replace(".", ",")
    if not float(f"{value:.{digits}f}"):
        return text
    return f"−{text}" if value < 0 else f"+{text}" if sign else text


def percent(words: Words, millionths: int) -> str:
    return f"{decimal(words, millionths / POINTS, 1)} %"


def with_error(words: Words, value: int, error: int, unit: int = MILLION, digits: int = 2) -> str:
    """Return a figure and its standard error."""
    return f"{decimal(words, value / unit, digits)} ± {decimal(words, error / unit, digits)}"


def chance_with_error(words: Words, value: int, error: int) -> str:
    return f"{with_error(words, value, error, POINTS, 1)} %"


def whole(words: Words, number: int) -> str:
    return f"{number:,}".replace(",", "," if words.language == "en" else "\u202f")


def rounded(amounts: Sequence[int], unit: int) -> list[int]:
    """Round amounts so that their total stays exact: the rest goes to the largest remainders."""
    whole = [amount // unit for amount in amounts]
    missing = round(sum(amounts) / unit) - sum(whole)
    by_rest = sorted(range(len(amounts)), key=lambda at: (-(amounts[at] % unit), at))
    for at in by_rest[:missing]:
        whole[at] += 1
    return whole

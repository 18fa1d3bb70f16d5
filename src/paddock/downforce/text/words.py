"""Cars, powers and cards as things to say."""

from __future__ import annotations

from functools import cache

from paddock.downforce.rules.deck import COLOURS
from paddock.words import Message, listed, message


@cache  # cached: in every preview, and always the same
def car_word(car: int | str) -> Message:
    """Return a car by its number or colour; "wild" is one too."""
    return message(f"downforce-car-{COLOURS[car] if isinstance(car, int) else car}")


def money_word(amount: int) -> Message:
    """Return millions of dollars; a debt has a sign."""
    return message("downforce-debt" if amount < 0 else "downforce-money", amount=abs(amount))


def cars_word(cars: tuple[str, ...]) -> Message:
    """Return several cars, in order."""
    return listed([car_word(car) for car in cars])


def lot_word(car: int | str, power: str | None) -> Message:
    """Name a lot: a car, and mostly a power."""
    if power is None:
        return message("downforce-lot-car", car=car_word(car))
    return message("downforce-lot", car=car_word(car), power=power_word(power))


@cache
def power_word(power: str) -> Message:
    """Return a power by its printed name."""
    return message(f"downforce-power-{power}")

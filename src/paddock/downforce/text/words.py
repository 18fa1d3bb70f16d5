"""Cars, powers and cards as message arguments."""

from __future__ import annotations

from functools import cache

from paddock.downforce.rules.deck import COLOURS
from paddock.words import Message, listed, message


@cache  # cached: used in every preview and always the same
def car_word(car: int | str) -> Message:
    """Name a car by its number or colour; "wild" counts as a colour."""
    return message(f"downforce-car-{COLOURS[car] if isinstance(car, int) else car}")


def money_word(amount: int) -> Message:
    """Return an amount in millions of dollars; a debt has a sign."""
    return message("downforce-debt" if amount < 0 else "downforce-money", amount=abs(amount))


def cars_word(cars: tuple[str, ...]) -> Message:
    """Name several cars, in order."""
    return listed([car_word(car) for car in cars])


def lot_word(car: int | str, power: str | None) -> Message:
    """Name a lot: a car, and usually a power."""
    if power is None:
        return message("downforce-lot-car", car=car_word(car))
    return message("downforce-lot", car=car_word(car), power=power_word(power))


@cache
def power_word(power: str) -> Message:
    """Name a power as printed."""
    return message(f"downforce-power-{power}")

"""Events as messages, so that a log reads like a race report."""

from __future__ import annotations

from typing import Any

from paddock.core.game import Event
from paddock.formula_d.rules.events import Drove, GearChosen, GridSet, Stopped
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.text.words import car_word, cars_word, yes
from paddock.words import Argument, Message, joined, space_named

CARS = ("cars", "order")


def tell_event(setup: Setup, event: Event) -> Message:
    """Return the text of an event, named by its tag, with its fields as arguments."""
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        args[field] = _argument(setup, field, getattr(event, field))
    if isinstance(event, Drove):
        args |= {"from": space_named(event.way[0]), "to": space_named(event.way[-1]), "steps": len(event.way) - 1}
    if isinstance(event, GearChosen):
        args["same"] = yes(event.gear == event.before)
    if isinstance(event, Stopped):
        args["more"] = yes(event.stops > event.demanded)
    if isinstance(event, GridSet):
        args["pole"] = car_word(setup, event.cars[0])
    return Message(f"formula-d-{event.__struct_config__.tag}", args)


def _argument(setup: Setup, field: str, value: Any) -> Argument:
    if field == "car":
        return car_word(setup, value)
    if field == "near":
        return joined([car_word(setup, car) for car in value])
    if field in CARS:
        return cars_word(setup, value)
    if isinstance(value, bool):
        return yes(value)
    if isinstance(value, tuple):
        return " ".join(value)
    if not isinstance(value, str | int):
        raise TypeError(f"{field} of an event is {value!r}")
    return value

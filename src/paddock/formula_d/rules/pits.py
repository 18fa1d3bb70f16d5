"""The pits: a stop in the own box (FD-30). The lane itself is part of the circuit, its order of the standings."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.formula_d.rules.draft import Draft
from paddock.formula_d.rules.events import Pitted
from paddock.formula_d.rules.kit import Kit


def serve(kit: Kit, draft: Draft, number: int) -> None:
    """All wear points come back."""
    car = draft.cars[number]
    draft.events.append(Pitted(number, kit.options.wear - car.wp))
    draft.cars[number] = replace(car, wp=kit.options.wear)

"""The pits: a stop in a car's own box (FD-30). The lane is part of the circuit, its order of the order of play."""

from __future__ import annotations

from paddock.formula_d.rules.builder import StateBuilder
from paddock.formula_d.rules.events import Pitted
from paddock.formula_d.rules.setup import Setup


def serve(setup: Setup, builder: StateBuilder, number: int) -> None:
    """All wear points come back."""
    most = setup.options.wear
    builder.events.append(Pitted(number, builder.gain(number, most, most)))

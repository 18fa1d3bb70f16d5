"""The meaning of an observation's numbers and of action ids, for learners; sight.py makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.sight import EACH, LAP
from paddock.formula_d.rules.gears import TOP
from paddock.kernel.fields import Field
from paddock.kernel.road import RoadRow

if TYPE_CHECKING:
    from paddock.formula_d.kernel.kernel import FormulaDKernel

FAR = 10 * LAP
CAR = (
    *("seat", "1: it is this car's turn", "0 racing, 1 finished, 2 out", "space by its number (-1 off the board)"),
    *(
        f"how far along the lap, in 1/{LAP}",
        "lane from the inside",
        "corner (0 none)",
        "stops still owed to it",
        "stops made in it",
    ),
    *("gear", "wear points", "lap", "turns", "the lap in which nitro was used", "place once finished or out"),
    "place in the order of play of this round",
)
QUESTIONS = f"{k.GEAR} gear, {k.NITRO} nitro, {k.DRIVE} drive, {k.OVER} over"
assert len(CAR) == EACH


def fields(kernel: FormulaDKernel) -> tuple[Field, ...]:
    """Return the fields of an observation, in their order."""
    t = kernel.t
    return (
        Field("question", 1, 0, k.OVER, f"what is asked: {QUESTIONS}"),
        Field("asked", 1, 0, 1, "1: this seat is asked"),
        Field("roll", 1, 0, 30, "what the die shows, while the car is driven"),
        Field("nitro", 1, 0, TOP, "what nitro adds to it"),
        Field("round", 1, 0, FAR, "rounds, from 1"),
        Field("cars", EACH * t[k.CARS], -1, FAR, f"by car, those of this seat first: {'; '.join(CAR)}"),
    )


def action_names(kernel: FormulaDKernel) -> list[str]:
    """Return the name of each action in the game's text form, without the seat."""
    setup, t = kernel.setup, kernel.t
    names = [""] * (t[k.MASK_WORDS] * 8)
    for gear in range(1, TOP + 1):
        names[k.GEARS_TAKEN + gear] = f"gear {gear}"
    names[k.WAIT], names[k.NITRO_USED], names[k.NITRO_USED + 1] = "wait", "hold", "nitro"
    for action in range(k.MOVES, k.MOVES + (t[k.MASK_WORDS] * 8 - k.MOVES) // t[k.SPACES] * t[k.SPACES]):
        black, space = divmod(action - k.MOVES, t[k.SPACES])
        names[action] = f"drive {setup.circuit.names[space]}" + (f" over {black}" if black else "")
    return names


def road_row(kernel: FormulaDKernel) -> RoadRow:
    """Return the places in a row, and the spaces by their numbers."""
    t, circuit = kernel.t, kernel.setup.circuit
    count = t[k.FIRST_BOX]
    return RoadRow(
        cars=t[k.CARS],
        asked=k.ASK,
        over=k.OVER,
        space=k.SPACE,
        lap=k.LAP,
        turns=k.TURNS,
        home=k.HOMES,
        outs=k.OUTS,
        entry=k.ENTRY_SIZE,
        circle=t[k.CIRCLE],
        spaces=tuple(circuit.names[:count]),
        along=tuple(t[k.ALONG : k.ALONG + count]),
        grid=tuple(t[k.POLE : k.POLE + t[k.CARS]]),
    )

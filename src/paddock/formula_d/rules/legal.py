"""The legal actions of a seat: complete, without duplicates, in a fixed order."""

from __future__ import annotations

from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.gears import choices
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import ChoosingGear, Driving, OfferingNitro, State


def legal_choices(setup: Setup, state: State, seat: int) -> tuple[Action, ...]:
    """Return the seat's legal actions; ends of moves are in order of price, the cheapest first."""
    match state.ask:
        case ChoosingGear(number) if setup.seat[number] == seat:
            return tuple([Gear(seat, gear) for gear in choices(setup.circuit, state.cars[number])])
        case Driving(number) as ask if setup.seat[number] == seat:
            ends = setup.ends(state, ask).payable(state.cars[number].wp)
            return tuple([Drive(seat, end.name, end.over) for end in ends])
        case OfferingNitro(number) if setup.seat[number] == seat:
            return Hold(seat), Nitro(seat)
        case _:
            return ()

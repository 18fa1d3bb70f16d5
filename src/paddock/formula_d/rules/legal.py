"""What a seat may choose now: complete, each choice once, in a fixed order."""

from __future__ import annotations

from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.gears import choices
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.state import ChoosingGear, Driving, OfferingNitro, State


def legal_choices(kit: Kit, state: State, seat: int) -> tuple[Action, ...]:
    """All that the seat may choose now; ends of moves by their price, the cheapest first."""
    match state.ask:
        case ChoosingGear(number) if kit.seat[number] == seat:
            return tuple([Gear(seat, gear) for gear in choices(kit.circuit, state.cars[number])])
        case Driving(number) as ask if kit.seat[number] == seat:
            ends = kit.ends(state, ask).payable(state.cars[number].wp)
            return tuple([Drive(seat, end.name, end.over) for end in ends])
        case OfferingNitro(number) if kit.seat[number] == seat:
            return Hold(seat), Nitro(seat)
        case _:
            return ()

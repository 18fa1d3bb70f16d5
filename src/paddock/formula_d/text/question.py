"""What a driver is asked, as a sentence: from the view, since only the view travels."""

from __future__ import annotations

from paddock.formula_d.rules.circuit import TEAMS
from paddock.formula_d.rules.secrets import View
from paddock.formula_d.rules.state import ChoosingGear, Driving, OfferingNitro
from paddock.formula_d.text.words import team_word
from paddock.words import Message, message


def question_of(view: View, seat: int) -> Message:
    """The question to this seat, or that there is none."""
    ask = view.ask
    if not isinstance(ask, ChoosingGear | OfferingNitro | Driving) or view.cars[ask.car].seat != seat:
        return message("question-none")
    car = view.cars[ask.car]
    stands = message(
        "formula-d-stands",
        team=team_word(car.team),
        number=ask.car // len(TEAMS) + 1,
        space=car.space or "",
        points=car.wp,
        owed=car.owed,
    )
    match ask:
        case ChoosingGear():
            return message("formula-d-question-gear", stands=stands, gear=car.gear)
        case OfferingNitro():
            return message("formula-d-question-nitro", stands=stands, face=ask.face, bonus=car.gear)
        case Driving():
            return message("formula-d-question-drive", stands=stands, spaces=ask.face + ask.bonus)

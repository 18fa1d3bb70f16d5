"""Reviews of Formula D: names of results and luck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paddock.formula_d.coaching import FormulaDCoaching
from paddock.formula_d.hinting import reason_for
from paddock.formula_d.options import Options
from paddock.formula_d.rules.actions import Action, Hold, Nitro
from paddock.formula_d.rules.secrets import View, imagine_state
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import Colliding, Grid, InDanger, InTrouble, Starting, State, Straining
from paddock.formula_d.text.question import label_of
from paddock.parts.review import LuckKind, ResultKind, read_levels
from paddock.words import Message, message

START, DICE, COLLISIONS, MOTORS, STREETS = "start", "dice", "collisions", "motors", "streets"
LEVELS = Path(__file__).with_name("levels.toml")
"""Mean losses per decision, in points of the chance to win; docs/review.md explains the measurement."""


class FormulaDReviewing:
    """Luck comes from dice: for the grid and the start, for every move, and the black die."""

    budget = 300_000

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def result(self) -> ResultKind:
        return ResultKind(
            message("formula-d-review-turns" if self.setup.options.cars == 1 else "formula-d-review-place"), -1
        )

    def lucks(self) -> tuple[LuckKind, ...]:
        kinds = [
            LuckKind(START, message("formula-d-review-start")),
            LuckKind(DICE, message("formula-d-review-dice")),
            LuckKind(COLLISIONS, message("formula-d-review-collisions")),
            LuckKind(MOTORS, message("formula-d-review-motors")),
        ]
        if self.setup.road:
            kinds.append(LuckKind(STREETS, message("formula-d-review-streets")))
        return tuple(kinds)

    def levels(self) -> dict[str, int]:
        options = self.setup.options
        if options != Options(cars=options.cars, track=options.track):
            return {}
        return read_levels(LEVELS, options.track, options.cars)

    def luck_of(self, state: State) -> str:
        match state.ask:
            case Grid() | Starting():
                return START
            case Colliding():
                return COLLISIONS
            case Straining():
                return MOTORS
            case InDanger() | InTrouble():
                return STREETS
        return DICE

    def describe(self, state: State, action: Action) -> Message:
        return label_of(action)

    def reason(
        self, view: View, legal: Sequence[Action], action: Action, best: Action, other: Action | None = None
    ) -> Message:
        if action == best or isinstance(action, Nitro | Hold):
            return FormulaDCoaching(self.setup).reason(view, legal, action, other)
        return reason_for(self.setup, imagine_state(self.setup, view), action, best)

    def auction_value(self) -> None:
        return None

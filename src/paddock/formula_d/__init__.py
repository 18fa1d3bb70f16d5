"""Formula D: the nine functions of the game, gathered."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from paddock.core.game import Event as AnyEvent
from paddock.core.game import Luck, Over, Preview, Rolled, Turn
from paddock.core.words import Message
from paddock.formula_d import driving, hazards, start
from paddock.formula_d.actions import Action, Drive, Gear, Hold, Nitro, read_action
from paddock.formula_d.draft import Step
from paddock.formula_d.events import Event
from paddock.formula_d.kit import Kit
from paddock.formula_d.options import Options, make_options
from paddock.formula_d.preview import preview_of
from paddock.formula_d.refusal import refusal_of
from paddock.formula_d.secrets import View, imagine_state, view_of
from paddock.formula_d.standings import race_result
from paddock.formula_d.state import (
    ChoosingGear,
    Colliding,
    Driving,
    Finished,
    Grid,
    InDanger,
    InTrouble,
    OfferingNitro,
    Rolling,
    Starting,
    State,
    Straining,
)
from paddock.formula_d.tell import tell_event
from paddock.track.load import load
from paddock.track.model import Track
from paddock.track.recorded import read_part, write_part


class FormulaD:
    """A race of Formula D with these options on this track."""

    name = "formula_d"
    rules = 1

    def __init__(self, options: Options, track: Track | None = None) -> None:
        self.options = options
        self.kit = Kit(options, track or load(options.track))
        self.seats = self.kit.seats

    @classmethod
    def make(cls, values: dict[str, Any]) -> FormulaD:
        """A race from plain option values."""
        return cls(make_options(values))

    def start(self) -> State:
        return start.empty_grid(self.kit)

    def turn(self, state: State) -> Turn:
        ask = state.ask
        match ask:
            case Driving() | ChoosingGear() | OfferingNitro():
                return self.kit.decide[ask.car]
            case Rolling():
                return self.kit.dice[state.cars[ask.car].gear]
            case Finished():
                return Over(race_result(self.kit, state))
            case _:
                return self.kit.black

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        ask, kit = state.ask, self.kit
        match ask:
            case ChoosingGear() if kit.seat[ask.car] == seat:
                return kit.gears(state.cars[ask.car], ask.car)
            case Driving() if kit.seat[ask.car] == seat:
                return kit.drives(kit.ends(state, ask), seat, state.cars[ask.car].wp)
            case OfferingNitro() if kit.seat[ask.car] == seat:
                return kit.nitro[seat]
            case _:
                return ()

    def apply(self, state: State, move: Action | Luck) -> tuple[State, tuple[AnyEvent, ...]]:
        ask, kit = state.ask, self.kit
        match ask:
            case Driving() if isinstance(move, Drive):
                return driving.drive(kit, state, ask, move)
            case Rolling() if isinstance(move, Rolled):
                return driving.roll_die(kit, state, ask, move.face)
            case ChoosingGear() if isinstance(move, Gear):
                return driving.choose_gear(kit, state, ask, move)
            case OfferingNitro() if isinstance(move, Nitro | Hold):
                return driving.answer_nitro(kit, state, ask, isinstance(move, Nitro))
        if isinstance(move, Rolled):
            return self._black_die(state, move.face)
        raise AssertionError(f"{move} does not answer {ask}")

    def _black_die(self, state: State, face: int) -> Step:
        ask, kit = state.ask, self.kit
        match ask:
            case Colliding():
                return hazards.roll_collision(kit, state, ask, face)
            case Straining():
                return hazards.roll_motor(kit, state, ask, face)
            case InDanger():
                return hazards.roll_danger(kit, state, ask, face)
            case InTrouble():
                return hazards.roll_trouble(kit, state, ask, face)
            case Starting():
                return start.roll_for_start(kit, state, ask, face)
            case Grid():
                return start.roll_for_grid(kit, state, ask, face)
        raise AssertionError(f"no roll answers {ask}")

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self.kit, state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine_state(self.kit, view)

    def preview(self, state: State, action: Action) -> Preview:
        return preview_of(self.kit, state, action)

    def refusal(self, state: State, action: Action) -> Message:
        return refusal_of(self.kit, state, action)

    def read(self, text: str) -> Action:
        return read_action(text)

    def tell(self, event: Event) -> Message:
        return tell_event(self.kit, event)

    def header(self) -> dict[str, Any]:
        options = msgspec.to_builtins(self.options)
        del options["track"]
        return {"options": options, "track": write_part(self.kit.track)}

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> FormulaD:
        """The game that a record was raced with; refused if its track is no longer the same."""
        track = read_part(header.get("track"))
        return cls(make_options({**header["options"], "track": track.name}), track)

"""Formula D: the functions of the game, gathered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from paddock.core.game import Bot, Luck, Over, Preview, Result, Turn
from paddock.core.game import Event as AnyEvent
from paddock.formula_d.bots import make_bot
from paddock.formula_d.options import Options, make_options, option_infos
from paddock.formula_d.rules import driving, hazards, start
from paddock.formula_d.rules.actions import Action, read_action
from paddock.formula_d.rules.circuit import TEAMS
from paddock.formula_d.rules.draft import Step
from paddock.formula_d.rules.events import Event
from paddock.formula_d.rules.gears import DICE
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.secrets import View, imagine_state, view_of
from paddock.formula_d.rules.standings import race_result
from paddock.formula_d.rules.state import (
    ChoosingGear,
    Colliding,
    Driving,
    Finished,
    Grid,
    InDanger,
    InTrouble,
    OfferingNitro,
    RaceResult,
    Rolling,
    Starting,
    State,
    Straining,
)
from paddock.formula_d.text.label import label_of
from paddock.formula_d.text.preview import preview_of
from paddock.formula_d.text.question import question_of
from paddock.formula_d.text.refusal import refusal_of
from paddock.formula_d.text.sheet import sheet_of
from paddock.formula_d.text.tell import tell_event
from paddock.options import OptionInfo
from paddock.track.load import load
from paddock.track.model import Track
from paddock.track.recorded import read_part, write_part
from paddock.words import Message
from paddock.words.sheet import ScoreSheet

CHOICES = frozenset((ChoosingGear, Driving, OfferingNitro))
"""The questions that a driver answers; all others are rolls, or the race is over."""

ANSWERS: dict[type, Callable[[Kit, State, Any, Any], Step]] = {
    ChoosingGear: driving.choose_gear,
    Rolling: driving.roll_die,
    OfferingNitro: driving.answer_nitro,
    Driving: driving.drive,
    Colliding: hazards.roll_collision,
    InDanger: hazards.roll_danger,
    InTrouble: hazards.roll_trouble,
    Straining: hazards.roll_motor,
    Starting: start.roll_for_start,
    Grid: start.roll_for_grid,
}
"""What becomes of each question with its answer: an action, or a roll."""


class FormulaD:
    """A race of Formula D with these options on this track."""

    name: ClassVar[str] = "formula_d"
    title: ClassVar[str] = "Formula D"
    rules: ClassVar[int] = 1
    seats_option: ClassVar[str] = "cars"
    bots: ClassVar[tuple[str, ...]] = ("rookie", "club", "pro")
    view_type: ClassVar[type[msgspec.Struct]] = View
    event_type: ClassVar[type[msgspec.Struct]] = Event

    def __init__(self, options: Options, track: Track | None = None) -> None:
        self.options = options
        self.track = track or load(options.track)
        self.kit = Kit(options, self.track)
        self.seats = self.kit.seats
        self._decide, self._dice = self.kit.decide, self.kit.dice
        self._gears, self._lap_spaces = self.kit.gears_on_lap, self.kit.circuit.lap_spaces
        self._start = start.empty_grid(self.kit)

    @classmethod
    def make(cls, values: dict[str, Any]) -> FormulaD:
        """A race from plain option values."""
        return cls(make_options(values))

    @staticmethod
    def option_infos() -> tuple[OptionInfo, ...]:
        return option_infos()

    def start(self) -> State:
        return self._start

    def turn(self, state: State) -> Turn:
        ask = state.ask
        kind = type(ask)
        if kind in CHOICES:
            return self._decide[ask.car]  # type: ignore[union-attr]
        if kind is Rolling:
            return self._dice[state.cars[ask.car].gear]  # type: ignore[union-attr]
        if kind is Finished:
            return Over(race_result(self.kit, state))
        return self.kit.black

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        ask, kit = state.ask, self.kit
        kind = type(ask)
        if kind not in CHOICES or kit.seat[number := ask.car] != seat:  # type: ignore[union-attr]
            return ()
        car = state.cars[number]
        if kind is ChoosingGear:
            if car.space < self._lap_spaces:
                return self._gears[number][car.gear][car.wp]
            return kit.gears(car, number)
        if kind is OfferingNitro:
            return kit.nitro[seat]
        asked, ends, _ = kit.last
        if asked is not state:
            ends = kit.ends(state, ask)  # type: ignore[arg-type]
        drives = ends.actions[seat] or kit.drives_to(ends, seat)
        return drives if ends.dearest <= car.wp else drives[: ends.count(car.wp)]

    def apply(self, state: State, move: Action | Luck) -> tuple[State, tuple[AnyEvent, ...]]:
        ask = state.ask
        return ANSWERS[type(ask)](self.kit, state, ask, move)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self.kit, state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine_state(self.kit, view)

    def preview(self, state: State, action: Action) -> Preview:
        return preview_of(self.kit, state, action)

    def refusal(self, state: State, action: Action) -> Message:
        return refusal_of(self.kit, state, action)

    def question(self, view: View, seat: int) -> Message:
        return question_of(view, seat)

    def label(self, action: Action) -> Message:
        return label_of(action)

    def uncovers(self, before: State, after: State, seat: int) -> bool:
        return False  # nothing is hidden

    def read(self, text: str) -> Action:
        return read_action(text)

    def tell(self, event: AnyEvent) -> Message:
        return tell_event(self.kit, event)

    def sheet(self, result: Result) -> ScoreSheet:
        assert isinstance(result, RaceResult)
        return sheet_of(self.kit, result)

    def make_bot(self, level: str) -> Bot[View, Action]:
        return make_bot(self, level)

    def static_data(self) -> dict[str, Any]:
        kit = self.kit
        return {
            "game": self.name,
            "spaces": list(kit.circuit.names),
            "teams": list(TEAMS),
            "dice": [list(faces) for faces in DICE],
            "wear": self.options.wear,
            "laps": self.options.laps,
            "cars": [{"seat": kit.seat[car], "team": TEAMS[kit.team[car]]} for car in kit.cars],
            "options": msgspec.to_builtins(self.options),
        }

    def header(self) -> dict[str, Any]:
        options = msgspec.to_builtins(self.options)
        del options["track"]
        return {"options": options, "track": write_part(self.kit.track)}

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> FormulaD:
        """The game that a record was raced with; refused if its track is no longer the same."""
        track = read_part(header.get("track"))
        return cls(make_options({**header["options"], "track": track.name}), track)

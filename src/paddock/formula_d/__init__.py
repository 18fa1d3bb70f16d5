"""Formula D: the game class, which gathers the functions of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from paddock.core.game import Bot, Luck, Result, Turn
from paddock.core.game import Event as AnyEvent
from paddock.formula_d.bots import make_bot
from paddock.formula_d.career import FIGURES, career_of
from paddock.formula_d.kernel import SOURCE
from paddock.formula_d.options import Options, make_options, option_infos
from paddock.formula_d.rules.actions import Action, Hold, Nitro, read_action
from paddock.formula_d.rules.circuit import TEAMS
from paddock.formula_d.rules.dispatch import answered, turn_of
from paddock.formula_d.rules.events import Event
from paddock.formula_d.rules.gears import DICE
from paddock.formula_d.rules.legal import legal_choices
from paddock.formula_d.rules.secrets import View, imagine_state, view_of
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.start import empty_grid
from paddock.formula_d.rules.state import RaceResult, State
from paddock.formula_d.text.preview import preview_of
from paddock.formula_d.text.question import label_of, question_of
from paddock.formula_d.text.refusal import refusal_of
from paddock.formula_d.text.sheet import sheet_of
from paddock.formula_d.text.tell import tell_event
from paddock.options import OptionInfo
from paddock.parts.career import CareerFigure
from paddock.track.load import is_text, load
from paddock.track.model import Track
from paddock.track.recorded import read_part, write_part
from paddock.words import Message
from paddock.words.preview import OutlookStep, Preview
from paddock.words.sheet import ScoreSheet

if TYPE_CHECKING:
    from paddock.formula_d.kernel.kernel import FormulaDKernel
    from paddock.formula_d.moves import FormulaDMoves
    from paddock.formula_d.report import FormulaDReporting
    from paddock.formula_d.review import FormulaDReviewing
    from paddock.formula_d.season import FormulaDSeason
    from paddock.formula_d.story import FormulaDStory
    from paddock.formula_d.terminal import FormulaDTerminal
    from paddock.kernel.source import KernelSource, Run
    from paddock.parts.coaching import Coaching


class FormulaD:
    """A race of Formula D with these options on this track."""

    name: ClassVar[str] = "formula_d"
    title: ClassVar[str] = "Formula D"
    rules: ClassVar[int] = 3
    seats_option: ClassVar[str] = "cars"
    usual_seats: ClassVar[int] = 6
    bots: ClassVar[tuple[str, ...]] = ("rookie", "club", "pro")
    kernel_bots: ClassVar[tuple[str, ...]] = ("pro",)
    kernel_source: ClassVar[KernelSource | None] = SOURCE
    view_type: ClassVar[type[msgspec.Struct]] = View
    event_type: ClassVar[type[msgspec.Struct]] = Event
    career_figures: ClassVar[tuple[CareerFigure, ...]] = FIGURES
    hides_something: ClassVar[bool] = False

    def __init__(self, options: Options, track: Track | None = None) -> None:
        self.track = track or load(options.track)
        self.options = msgspec.structs.replace(options, track=self.track.name) if is_text(options.track) else options
        self.setup = Setup(self.options, self.track)
        self.seats = self.setup.seats

    @classmethod
    def make(cls, values: dict[str, Any]) -> FormulaD:
        """Return a race from plain option values."""
        return cls(make_options(values))

    @staticmethod
    def option_infos() -> tuple[OptionInfo, ...]:
        return option_infos()

    def start(self) -> State:
        return empty_grid(self.setup)

    def turn(self, state: State) -> Turn:
        return turn_of(self.setup, state)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return legal_choices(self.setup, state, seat)

    def apply(self, state: State, move: Action | Luck) -> tuple[State, tuple[AnyEvent, ...]]:
        return answered(self.setup, state, move)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self.setup, state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine_state(self.setup, view)

    def preview(self, state: State, action: Action) -> Preview:
        return preview_of(self.setup, state, action)

    def outlook(self, state: State, action: Action) -> tuple[OutlookStep, ...]:
        return ()  # one car moves, and its preview shows how

    def refusal(self, state: State, action: Action) -> Message:
        return refusal_of(self.setup, state, action)

    def question(self, view: View, seat: int) -> Message:
        return question_of(self.setup, view, seat)

    def label(self, action: Action) -> Message:
        return label_of(action)

    def choices_are_public(self, state: State, seat: int) -> bool:
        return True  # nothing is hidden

    def leads_on(self, state: State, action: Action) -> bool:
        return isinstance(action, Nitro | Hold)

    def uncovers(self, before: State, after: State, seat: int) -> bool:
        return False  # nothing is hidden

    def read(self, text: str) -> Action:
        return read_action(text)

    def tell(self, event: AnyEvent) -> Message:
        return tell_event(self.setup, event)

    def sheet(self, result: Result) -> ScoreSheet:
        assert isinstance(result, RaceResult)
        return sheet_of(self.setup, result)

    def make_bot(self, level: str) -> Bot[View, Action]:
        return make_bot(self, level)

    def reporting(self) -> FormulaDReporting:
        from paddock.formula_d.report import FormulaDReporting

        return FormulaDReporting(self)

    def terminal(self) -> FormulaDTerminal:
        from paddock.formula_d.terminal import FormulaDTerminal

        return FormulaDTerminal(self)

    @classmethod
    def move_query(cls) -> FormulaDMoves:
        from paddock.formula_d.moves import FormulaDMoves

        return FormulaDMoves()

    def kernel(self, run: Run = "ready") -> FormulaDKernel:
        from paddock.formula_d.kernel.kernel import kernel_of

        return kernel_of(self.setup, run)

    def coaching(self) -> Coaching[View, Action]:
        from paddock.formula_d.coaching import FormulaDCoaching

        return FormulaDCoaching(self.setup)

    def career(self, result: Result, events: Iterable[Sequence[AnyEvent]]) -> list[dict[str, int]]:
        assert isinstance(result, RaceResult)
        return career_of(self.setup, result, events)

    def story(self) -> FormulaDStory:
        from paddock.formula_d.story import FormulaDStory

        return FormulaDStory(self.setup)

    def season(self) -> FormulaDSeason:
        from paddock.formula_d.season import FormulaDSeason

        return FormulaDSeason(self.title)

    def reviewing(self) -> FormulaDReviewing:
        from paddock.formula_d.review import FormulaDReviewing

        return FormulaDReviewing(self.setup)

    def static_data(self) -> dict[str, Any]:
        setup = self.setup
        return {
            "game": self.name,
            "spaces": list(setup.circuit.names),
            "teams": list(TEAMS),
            "dice": [list(faces) for faces in DICE],
            "wear": self.options.wear,
            "laps": self.options.laps,
            "pits": setup.pits,
            "cars": [{"seat": setup.seat[car], "team": TEAMS[setup.team[car]]} for car in setup.cars],
            "options": msgspec.to_builtins(self.options),
        }

    def header(self) -> dict[str, Any]:
        options = msgspec.to_builtins(self.options)
        del options["track"]
        return {"options": options, "track": write_part(self.setup.track)}

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> FormulaD:
        """Return the game of a record's header. Raises BadRecord if its track has changed since."""
        track = read_part(header.get("track"))
        return cls(make_options({**header["options"], "track": track.name}), track)

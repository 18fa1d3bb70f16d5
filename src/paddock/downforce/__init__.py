"""Downforce: the game class, which gathers the functions of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from paddock.core.errors import BadRecord
from paddock.core.game import Bot, Luck, Result, Turn
from paddock.core.game import Event as AnyEvent
from paddock.downforce.bots import make_bot
from paddock.downforce.career import FIGURES, career_of
from paddock.downforce.kernel import SOURCE
from paddock.downforce.options import Options, make_options, option_infos
from paddock.downforce.rules.actions import Action, read_action
from paddock.downforce.rules.dealing import empty_table
from paddock.downforce.rules.deck import COLOURS, Deck, load_deck, make_deck
from paddock.downforce.rules.dispatch import answered, turn_of
from paddock.downforce.rules.events import Event
from paddock.downforce.rules.legal import legal_choices
from paddock.downforce.rules.scoring import PAYOUTS, PRIZES
from paddock.downforce.rules.secrets import View, choices_are_public, imagine_state, uncovers, view_of
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import RaceResult, State
from paddock.downforce.text.outlook import outlook_of
from paddock.downforce.text.preview import preview_of
from paddock.downforce.text.question import label_of, question_of
from paddock.downforce.text.refusal import refusal_of
from paddock.downforce.text.sheet import sheet_of
from paddock.downforce.text.tell import tell_event
from paddock.kernel.source import KernelSource
from paddock.options import OptionInfo
from paddock.parts.career import CareerFigure
from paddock.track.load import is_text, load
from paddock.track.model import Track
from paddock.track.recorded import read_part, write_part
from paddock.words import Message
from paddock.words.preview import OutlookStep, Preview
from paddock.words.sheet import ScoreSheet

if TYPE_CHECKING:
    from paddock.downforce.kernel.kernel import DownforceKernel
    from paddock.downforce.moves import DownforceMoves
    from paddock.downforce.report import DownforceReporting
    from paddock.downforce.review import DownforceReviewing
    from paddock.downforce.season import DownforceSeason
    from paddock.downforce.story import DownforceStory
    from paddock.downforce.terminal import DownforceTerminal
    from paddock.kernel.source import Run
    from paddock.parts.coaching import Coaching


class Downforce:
    """A race of Downforce with these options, on this track, with this deck."""

    name: ClassVar[str] = "downforce"
    title: ClassVar[str] = "Downforce"
    rules: ClassVar[int] = 2
    seats_option: ClassVar[str] = "players"
    usual_seats: ClassVar[int] = 4
    bots: ClassVar[tuple[str, ...]] = ("rookie", "club", "pro")
    kernel_bots: ClassVar[tuple[str, ...]] = ("pro",)
    kernel_source: ClassVar[KernelSource | None] = SOURCE
    view_type: ClassVar[type[msgspec.Struct]] = View
    event_type: ClassVar[type[msgspec.Struct]] = Event
    career_figures: ClassVar[tuple[CareerFigure, ...]] = FIGURES
    hides_something: ClassVar[bool] = True

    def __init__(self, options: Options, track: Track | None = None, deck: Deck | None = None) -> None:
        self.track = track or load(options.track)
        deck = deck or load_deck(options.deck)
        if is_text(options.track):
            options = msgspec.structs.replace(options, track=self.track.name)
        if is_text(options.deck):
            options = msgspec.structs.replace(options, deck=deck.name)
        self.options, self.setup = options, Setup(options, self.track, deck)
        self.seats = options.players

    @classmethod
    def make(cls, values: dict[str, Any]) -> Downforce:
        """Return a race from plain option values."""
        return cls(make_options(values))

    @staticmethod
    def option_infos() -> tuple[OptionInfo, ...]:
        return option_infos()

    def start(self) -> State:
        return empty_table(self.setup)

    def turn(self, state: State) -> Turn:
        return turn_of(self.setup, state)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return legal_choices(self.setup, state, seat)

    def apply(self, state: State, move: Action | Luck) -> tuple[State, tuple[AnyEvent, ...]]:
        events: list[Event] = []
        return answered(self.setup, state, move, events), tuple(events)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self.setup, state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine_state(self.setup, view, rng)

    def preview(self, state: State, action: Action) -> Preview:
        return preview_of(self.setup, state, action)

    def outlook(self, state: State, action: Action) -> tuple[OutlookStep, ...]:
        return outlook_of(self.setup, state, action)

    def refusal(self, state: State, action: Action) -> Message:
        return refusal_of(self.setup, state, action)

    def question(self, view: View, seat: int) -> Message:
        return question_of(self.setup, view, seat)

    def label(self, action: Action) -> Message:
        return label_of(action)

    def choices_are_public(self, state: State, seat: int) -> bool:
        return choices_are_public(state, seat)

    def leads_on(self, state: State, action: Action) -> bool:
        return False

    def uncovers(self, before: State, after: State, seat: int) -> bool:
        return uncovers(before, after, seat)

    def read(self, text: str) -> Action:
        return read_action(text)

    def tell(self, event: AnyEvent) -> Message:
        return tell_event(event)

    def sheet(self, result: Result) -> ScoreSheet:
        assert isinstance(result, RaceResult)
        return sheet_of(self.setup, result)

    def make_bot(self, level: str) -> Bot[View, Action]:
        return make_bot(self, level)

    def reporting(self) -> DownforceReporting:
        from paddock.downforce.report import DownforceReporting

        return DownforceReporting(self)

    def terminal(self) -> DownforceTerminal:
        from paddock.downforce.terminal import DownforceTerminal

        return DownforceTerminal(self)

    @classmethod
    def move_query(cls) -> DownforceMoves:
        from paddock.downforce.moves import DownforceMoves

        return DownforceMoves()

    def kernel(self, run: Run = "ready") -> DownforceKernel:
        from paddock.downforce.kernel.kernel import kernel_of

        return kernel_of(self.setup, run)

    def coaching(self) -> Coaching[View, Action]:
        from paddock.downforce.coaching import DownforceCoaching

        return DownforceCoaching(self.setup)

    def career(self, result: Result, events: Iterable[Sequence[AnyEvent]]) -> list[dict[str, int]]:
        assert isinstance(result, RaceResult)
        return career_of(self.setup, result)

    def story(self) -> DownforceStory:
        from paddock.downforce.story import DownforceStory

        return DownforceStory(self.setup)

    def season(self) -> DownforceSeason:
        from paddock.downforce.season import DownforceSeason

        return DownforceSeason(self.setup)

    def reviewing(self) -> DownforceReviewing:
        from paddock.downforce.review import DownforceReviewing

        return DownforceReviewing(self.setup)

    def static_data(self) -> dict[str, Any]:
        return {
            "game": self.name,
            "spaces": list(self.setup.board.names),
            "ranks": self._ranks(),
            "colours": list(COLOURS),
            "cards": [{"name": card.name, "lines": card.lines} for card in self.setup.cards],
            "prizes": list(PRIZES),
            "payouts": PAYOUTS,
            "options": msgspec.to_builtins(self.options),
        }

    def _ranks(self) -> list[int]:
        """DF-52: for each space, the number of spaces behind it on the lap; of level ones the inner is ahead."""
        board = self.setup.board
        lead = [(front, -inner) for front, inner in zip(board.front, board.inner, strict=True)]
        behind = sorted(lead)
        return [behind.index(each) for each in lead]

    def header(self) -> dict[str, Any]:
        track, deck = self.setup.track, self.setup.deck
        options = msgspec.to_builtins(self.options)
        del options["track"], options["deck"]
        return {
            "options": options,
            "track": write_part(track),
            "deck": {"name": deck.name, "digest": deck.digest}
            if deck == load_deck("standard")
            else {"name": deck.name, "full": list(deck.cards)},
        }

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> Downforce:
        """Return the game of a record's header. Raises BadRecord if its track or deck has changed since."""
        track = read_part(header.get("track"))
        deck = read_deck(header.get("deck"))
        options = make_options({**header["options"], "track": track.name, "deck": deck.name})
        return cls(options, track, deck)


def read_deck(part: Any) -> Deck:
    """Return the deck of a record: a built-in one by name and digest, or one given by its cards."""
    if not isinstance(part, dict) or not isinstance(part.get("name"), str):
        raise BadRecord("line 2: the header does not say which deck was used")
    name = part["name"]
    if "full" in part:
        cards = part["full"]
        if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
            raise BadRecord("line 2: the deck in the header is not a list of cards")
        return make_deck(name, cards)
    if name != "standard":
        raise BadRecord(f"line 2: there is no built-in deck {name!r}, and its cards are not in the record")
    deck = load_deck(name)
    if deck.digest != part.get("digest"):
        raise BadRecord(f"line 2: the deck {name!r} has changed since this race (its digest differs)")
    return deck

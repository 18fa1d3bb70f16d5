"""The protocol: a game is a few functions over plain values, and luck comes in from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeAlias, TypeVar

import msgspec

from paddock.options import OptionInfo
from paddock.track.model import Track
from paddock.words import Message
from paddock.words.preview import OutlookStep, Preview
from paddock.words.sheet import ScoreSheet

if TYPE_CHECKING:
    from paddock.kernel.part import Kernel
    from paddock.kernel.source import KernelSource, Run
    from paddock.parts.career import CareerFigure
    from paddock.parts.coaching import Coaching
    from paddock.parts.moves import MoveQuery
    from paddock.parts.report import Reporting
    from paddock.parts.review import Reviewing
    from paddock.parts.season import SeasonPart
    from paddock.parts.story import Storytelling
    from paddock.parts.terminal import Terminal


class Result(msgspec.Struct, frozen=True):
    """How a race ended, for every game: the seats ranked first (several share a tie) and what each seat scored."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]

    def won(self) -> tuple[int, ...]:
        """Return the seats that have won: those ranked first, unless the game says that nobody has."""
        return self.winners


class Decide(msgspec.Struct, frozen=True, gc=False):
    """These seats owe a choice. Several at once choose in secret: the last one opens all."""

    seats: tuple[int, ...]


LuckKey: TypeAlias = tuple[str | int, ...]
"""The purpose of a piece of luck, in the game's words and numbers; unique within a race.

Keyed luck gives races that go different ways the same luck for the same purpose.
"""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """The game waits for a die. A die is its faces: (1, 1, 2, 2)."""

    faces: tuple[int, ...]
    key: LuckKey = ()


class Shuffle(msgspec.Struct, frozen=True, gc=False):
    """The game waits for a random order of `size` things."""

    size: int
    key: LuckKey = ()


class Over(msgspec.Struct, frozen=True, gc=False):
    """The race is over."""

    result: Result


class Rolled(msgspec.Struct, frozen=True, gc=False):
    """The answer to a Roll: the face on top."""

    face: int

    def __str__(self) -> str:
        return f"roll {self.face}"


class Dealt(msgspec.Struct, frozen=True, gc=False):
    """The answer to a Shuffle: the numbers 0 to n-1 in their new order."""

    order: tuple[int, ...]

    def __str__(self) -> str:
        return "deal " + " ".join(map(str, self.order))


Turn: TypeAlias = Decide | Roll | Shuffle | Over
Luck: TypeAlias = Rolled | Dealt


class Action(Protocol):
    """A typed sentence: its text names the seat and holds all of it."""

    @property
    def seat(self) -> int: ...
    def __str__(self) -> str: ...


Event: TypeAlias = msgspec.Struct
"""What happened, public by construction: data, never prose."""


State = TypeVar("State")
Act = TypeVar("Act", bound=Action)
View = TypeVar("View")

Bot: TypeAlias = Callable[[View, Sequence[Act], Random, int], Act]
"""(view, legal actions, generator, budget) → one of the actions.

It keeps no memory: the view holds all that the seat has seen. The budget is in milliseconds of an ordinary core; a bot
that searches turns it into a number of playouts, never into time on a clock, so that a race is the same everywhere.
"""


class Game(Protocol[State, Act, View]):
    """A game made from its options: a few functions over plain values, safe in any number of threads.

    A package provides a game by an entry point of the group `paddock.games` that names its class (see installed.py).
    """

    name: ClassVar[str]  # the name on the command line and in records
    title: ClassVar[str]  # as people write it
    rules: ClassVar[int]  # raised by the change that makes an old race end differently
    seats_option: ClassVar[str]  # the option that sets the number of seats
    usual_seats: ClassVar[int]  # default number of seats in benchmarks and reports
    bots: ClassVar[tuple[str, ...]]  # its bot levels, the weakest first; may be empty
    kernel_bots: ClassVar[tuple[str, ...]]  # those of them that search by its kernel
    kernel_source: ClassVar[KernelSource | None]  # the source of its kernel, if it has one
    view_type: ClassVar[type[msgspec.Struct]]  # the type that `view` returns
    event_type: ClassVar[type[msgspec.Struct]]  # the union of its events
    career_figures: ClassVar[tuple[CareerFigure, ...]]  # its figures in a player's career; may be empty
    hides_something: ClassVar[bool]  # whether seats can see different things

    # Making one.

    @classmethod
    def make(cls, values: dict[str, Any]) -> Self:
        """Make a game from plain option values; BadOptions names a conflict."""

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> Self:
        """Return the game that a record was raced with; refused if its track or its cards are no longer the same."""

    @staticmethod
    def option_infos() -> tuple[OptionInfo, ...]:
        """Return every option, described for a panel that does not know the game."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def track(self) -> Track | None:
        """The track that is raced on, if there is one."""

    def header(self) -> dict[str, Any]:
        """Return all of the options as plain data, from which the same game can be made again."""

    def static_data(self) -> dict[str, Any]:
        """Return what a client may keep for the whole race: the meaning of numbers and names in views."""

    def make_bot(self, level: str) -> Bot[View, Act]:
        """Return the driver of one of the levels in `bots`."""

    # Optional parts (see parts/).

    def reporting(self) -> Reporting[State] | None:
        """Return its own figures for reports; None: wins, places and scores only."""

    def terminal(self) -> Terminal[State, Act, View] | None:
        """Return how a race looks in a terminal; None: plain, from its question, labels and score sheet."""

    @classmethod
    def move_query(cls) -> MoveQuery | None:
        """Return a question about a single move on a track; None: there is none."""

    def kernel(self, run: Run = "ready") -> Kernel[State, Act, View] | None:
        """Return its races on rows of numbers, by the thousand; None: there are only the rules."""

    def coaching(self) -> Coaching[View, Act] | None:
        """Return how it explains a choice in a lesson; None: it does not. Lessons are files (see lessons.py)."""

    def story(self) -> Storytelling[State, View] | None:
        """Return how it shows its races to others; None: by titles and results alone."""

    def career(self, result: Result, events: Iterable[Sequence[Event]]) -> Sequence[dict[str, int]]:
        """Return the figures of each seat in a race that is over, by the keys of `career_figures`.

        `events` are those of each move in turn. A figure that a seat does not have is left out.
        """

    def season(self) -> SeasonPart | None:
        """Return how its races count in a season; None: by places alone. Ready-made seasons are files."""

    def reviewing(self) -> Reviewing[State, Act, View] | None:
        """Return names of results and luck in reviews; None: positions are not valued."""

    # The race.

    def start(self) -> State:
        """Return the state before anything is dealt or rolled; always the same."""

    def turn(self, state: State) -> Turn:
        """Return which seats, or which luck, the game waits for."""

    def legal(self, state: State, seat: int) -> Sequence[Act]:
        """Return all that the seat may choose now, each once, in a fixed order. Empty for a seat that owes nothing."""

    def apply(self, state: State, move: Act | Luck) -> tuple[State, tuple[Event, ...]]:
        """Return the state after a legal move, and its events. Trusts its caller; outside input uses play.step."""

    def view(self, state: State, seat: int | None) -> View:
        """Return what the seat may see (None: a spectator). Secrets are removed here and nowhere else."""

    def imagine(self, view: View, rng: Random) -> State:
        """Return a full state that the seat of this view cannot rule out."""

    def uncovers(self, before: State, after: State, seat: int) -> bool:
        """Return whether a choice of the seat revealed something hidden, or opened sealed choices."""

    def choices_are_public(self, state: State, seat: int) -> bool:
        """Return whether all seats know what this seat may choose, so that an answer gives nothing away.

        Only then is a question with a single answer answered automatically.
        """

    def leads_on(self, state: State, action: Act) -> bool:
        """Return whether a legal action only sets up the same seat's next question, with no luck and no secret between.

        Pages then ask both questions as one, and one take-back undoes both answers.
        """

    # Texts.

    def read(self, text: str) -> Act:
        """Return the action that this text names: the inverse of str(action). ValueError if it names none."""

    def preview(self, state: State, action: Act) -> Preview:
        """Return the consequences of a legal action, as far as the chooser can know."""

    def outlook(self, state: State, action: Act) -> tuple[OutlookStep, ...]:
        """Return what would follow a legal action, step by step, as far as the chooser can know; may be empty.

        Previews are sent with every choice, this only on request.
        """

    def refusal(self, state: State, action: Act) -> Message:
        """Return why an action is not legal now."""

    def question(self, view: View, seat: int) -> Message:
        """Return the question to the seat of this view, as a sentence."""

    def label(self, action: Act) -> Message:
        """Return an action as the short text of a button."""

    def tell(self, event: Event) -> Message:
        """Return an event as a message."""

    def sheet(self, result: Result) -> ScoreSheet:
        """Return the end of a race as tables with reasons; `result` is that of Over."""


AnyGame: TypeAlias = Game[object, Action, object]
"""A game with opaque states and views, as generic code holds it."""

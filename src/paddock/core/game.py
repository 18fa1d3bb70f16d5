"""The game protocol: a few functions over plain values, with luck supplied from outside."""

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
    """How a race ended, in any game: the seats ranked first (several if tied) and the score of each seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]

    def won(self) -> tuple[int, ...]:
        """Return the winning seats: those ranked first, unless the game declares no winner."""
        return self.winners


class Decide(msgspec.Struct, frozen=True, gc=False):
    """These seats have to choose. Several at once choose in secret; the last choice reveals them all."""

    seats: tuple[int, ...]


LuckKey: TypeAlias = tuple[str | int, ...]
"""The purpose of a piece of luck, in the game's words and numbers; unique within a race.

With keyed luck, races that diverge still get the same luck for the same purpose.
"""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """The game waits for a die roll. A die is a tuple of faces: (1, 1, 2, 2)."""

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
    """A choice made by a seat, written as one sentence: its text names the seat and describes it completely."""

    @property
    def seat(self) -> int: ...
    def __str__(self) -> str: ...


Event: TypeAlias = msgspec.Struct
"""Something that happened, public by construction: data, never prose."""


State = TypeVar("State")
Act = TypeVar("Act", bound=Action)
View = TypeVar("View")

Bot: TypeAlias = Callable[[View, Sequence[Act], Random, int], Act]
"""(view, legal actions, generator, budget) → one of the actions.

It is stateless: the view holds everything the seat has seen. The budget is in milliseconds of an ordinary core; a bot
that searches converts it to a number of playouts, not to wall-clock time, so that a race is the same everywhere.
"""


class Game(Protocol[State, Act, View]):
    """A game with its options: a few functions over plain values, thread-safe.

    A package provides a game through an entry point of the group `paddock.games`: its class (see installed.py).
    """

    name: ClassVar[str]  # the name on the command line and in records
    title: ClassVar[str]  # the display name
    rules: ClassVar[int]  # version of the rules, raised by every change that makes an old race end differently
    seats_option: ClassVar[str]  # the option that sets the number of seats
    usual_seats: ClassVar[int]  # default number of seats in benchmarks and reports
    bots: ClassVar[tuple[str, ...]]  # its bot levels, the weakest first; may be empty
    kernel_bots: ClassVar[tuple[str, ...]]  # those of them that search with its kernel
    kernel_source: ClassVar[KernelSource | None]  # the source of its kernel, if it has one
    view_type: ClassVar[type[msgspec.Struct]]  # the type that `view` returns
    event_type: ClassVar[type[msgspec.Struct]]  # the union of its events
    career_figures: ClassVar[tuple[CareerFigure, ...]]  # the figures it adds to a player's career; may be empty
    hides_something: ClassVar[bool]  # whether seats have different views

    # Construction.

    @classmethod
    def make(cls, values: dict[str, Any]) -> Self:
        """Make a game from plain option values. Raises BadOptions on a conflict."""

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> Self:
        """Return the game of a record's header. Raises BadRecord if its track or cards have changed since."""

    @staticmethod
    def option_infos() -> tuple[OptionInfo, ...]:
        """Describe every option for a panel that does not know the game."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def track(self) -> Track | None:
        """The track of the race, if there is one."""

    def header(self) -> dict[str, Any]:
        """Return all options as plain data, from which the same game can be made again."""

    def static_data(self) -> dict[str, Any]:
        """Return what a client may cache for the whole race: the meaning of numbers and names in views."""

    def make_bot(self, level: str) -> Bot[View, Act]:
        """Return the driver of one of the levels in `bots`."""

    # Optional parts (see parts/).

    def reporting(self) -> Reporting[State] | None:
        """Return the game's own figures for reports; None: wins, places and scores only."""

    def terminal(self) -> Terminal[State, Act, View] | None:
        """Return the game's look in a terminal; None: plain, from question, labels and score sheet."""

    @classmethod
    def move_query(cls) -> MoveQuery | None:
        """Return a query about a single move on a track; None: there is none."""

    def kernel(self, run: Run = "ready") -> Kernel[State, Act, View] | None:
        """Return the kernel, which races thousands of games as rows of numbers; None: there are only the rules."""

    def coaching(self) -> Coaching[View, Act] | None:
        """Return how the game explains choices in lessons; None: it does not. Lessons are files (see lessons.py)."""

    def story(self) -> Storytelling[State, View] | None:
        """Return how the game presents its races to others; None: by titles and results alone."""

    def career(self, result: Result, events: Iterable[Sequence[Event]]) -> Sequence[dict[str, int]]:
        """Return the figures of each seat in a race that is over, by the keys of `career_figures`.

        `events` holds the events of each move in turn. Figures that do not apply to a seat are left out.
        """

    def season(self) -> SeasonPart | None:
        """Return how races count in a season; None: by places alone. Ready-made seasons are files."""

    def reviewing(self) -> Reviewing[State, Act, View] | None:
        """Return names of results and luck in reviews; None: positions are not valued."""

    # The race.

    def start(self) -> State:
        """Return the state before anything is dealt or rolled; always the same."""

    def turn(self, state: State) -> Turn:
        """Return the seats or the luck that the game waits for."""

    def legal(self, state: State, seat: int) -> Sequence[Act]:
        """Return the seat's legal actions, each once, in a fixed order; empty if it has nothing to choose."""

    def apply(self, state: State, move: Act | Luck) -> tuple[State, tuple[Event, ...]]:
        """Return the state after a legal move, and the events. Does not check the move; see play.step."""

    def view(self, state: State, seat: int | None) -> View:
        """Return the view of a seat (None: a spectator). Secrets are removed here and nowhere else."""

    def imagine(self, view: View, rng: Random) -> State:
        """Return a random full state that is consistent with this view."""

    def uncovers(self, before: State, after: State, seat: int) -> bool:
        """Return whether the seat's choice revealed something hidden, or opened sealed choices."""

    def choices_are_public(self, state: State, seat: int) -> bool:
        """Return whether all seats know this seat's legal actions, so that the list reveals nothing.

        A question with a single answer is answered automatically only then.
        """

    def leads_on(self, state: State, action: Act) -> bool:
        """Return whether a legal action only sets up the same seat's next question, with no luck or secret in between.

        Pages then ask both questions at once, and one take-back undoes both answers.
        """

    # Texts.

    def read(self, text: str) -> Act:
        """Parse an action: the inverse of str(action). Raises ValueError if the text is no action."""

    def preview(self, state: State, action: Act) -> Preview:
        """Return the consequences of a legal action, as far as the chooser can know them."""

    def outlook(self, state: State, action: Act) -> tuple[OutlookStep, ...]:
        """Return what would follow a legal action, step by step, as far as the chooser can know it; may be empty.

        Previews are sent with every choice, outlooks only on request.
        """

    def refusal(self, state: State, action: Act) -> Message:
        """Return why an action is not legal now."""

    def question(self, view: View, seat: int) -> Message:
        """Return the question put to the seat, as a sentence."""

    def label(self, action: Act) -> Message:
        """Return the short text of an action's button."""

    def tell(self, event: Event) -> Message:
        """Return an event as a message."""

    def sheet(self, result: Result) -> ScoreSheet:
        """Return the score sheet of a race, with reasons; `result` is that of Over."""


AnyGame: TypeAlias = Game[object, Action, object]
"""A game whose states and views are opaque, for generic code."""

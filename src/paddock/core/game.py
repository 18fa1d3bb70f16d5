"""The protocol: a game is a few functions over plain values, and luck comes in from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    from paddock.parts.career import CareerCounter, CareerFigure
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
"""What a piece of luck is for, in words and numbers of the game; no other piece of a race has the same.

Where luck follows from its key, races that go different ways meet the same luck wherever they ask for the same.
"""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A die is to be rolled. A die is its faces: (1, 1, 2, 2)."""

    faces: tuple[int, ...]
    key: LuckKey = ()


class Shuffle(msgspec.Struct, frozen=True, gc=False):
    """That many things are to be put into a random order."""

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

    A package brings a game by an entry point of the group `paddock.games` that names its class (see installed.py).
    """

    name: ClassVar[str]  # as it is typed and stored
    title: ClassVar[str]  # as people write it
    rules: ClassVar[int]  # raised by the change that makes an old race end differently
    seats_option: ClassVar[str]  # the option that says how many take part
    usual_seats: ClassVar[int]  # how many do in benchmarks and reports, where nobody says
    bots: ClassVar[tuple[str, ...]]  # the levels that it has drivers for, the weakest first; may be empty
    kernel_bots: ClassVar[tuple[str, ...]]  # those of them that search by its kernel
    kernel_source: ClassVar[KernelSource | None]  # what its kernel is compiled from, if it has one
    view_type: ClassVar[type[msgspec.Struct]]  # what `view` gives
    event_type: ClassVar[type[msgspec.Struct]]  # what all of its events are kinds of
    career_figures: ClassVar[tuple[CareerFigure, ...]]  # what a person's own record has of it; may be empty
    hides_something: ClassVar[bool]  # whether any seat ever sees what others do not

    # Making one.

    @classmethod
    def make(cls, values: dict[str, Any]) -> Self:
        """A game from plain option values; BadOptions says what does not fit together."""

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> Self:
        """The game that a record was raced with; refused if its track or its cards are no longer the same."""

    @staticmethod
    def option_infos() -> tuple[OptionInfo, ...]:
        """Every option, described for a panel that does not know the game."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def track(self) -> Track | None:
        """The track that is raced on, if there is one."""

    def header(self) -> dict[str, Any]:
        """All of the options as plain data, from which the same game can be made again."""

    def static_data(self) -> dict[str, Any]:
        """What a client can keep for the whole race: what the numbers and names in views stand for."""

    def make_bot(self, level: str) -> Bot[View, Act]:
        """The driver of one of the levels in `bots`."""

    # What it may bring besides its rules (see parts/).

    def reporting(self) -> Reporting[State] | None:
        """What its races add up to; None: wins, places and scores are all."""

    def terminal(self) -> Terminal[State, Act, View] | None:
        """How a race looks in a terminal; None: plain, from its question, labels and score sheet."""

    @classmethod
    def move_query(cls) -> MoveQuery | None:
        """A question about a single move on a track; None: there is none."""

    def kernel(self, run: Run = "ready") -> Kernel[State, Act, View] | None:
        """Its races on rows of numbers, by the thousand; None: there are only the rules."""

    def coaching(self) -> Coaching[View, Act] | None:
        """How it explains a choice in a lesson; None: it does not. Lessons are files (see lessons.py)."""

    def story(self) -> Storytelling[State, View] | None:
        """How it shows its races to others; None: by titles and results alone."""

    def career(self) -> CareerCounter[State] | None:
        """Somebody who counts the figures of one race for the records of those who raced; None: there are none."""

    def season(self) -> SeasonPart | None:
        """How its races count in a season; None: by places alone. Seasons that it brings are files."""

    def reviewing(self) -> Reviewing[State, Act, View] | None:
        """What its results and its luck are called where positions are valued; None: they are not."""

    # The race.

    def start(self) -> State:
        """The state before anything was dealt or rolled; always the same."""

    def turn(self, state: State) -> Turn:
        """Who, or what luck, is next."""

    def legal(self, state: State, seat: int) -> Sequence[Act]:
        """All that the seat may choose now, each once, in a fixed order. Empty for a seat that owes nothing."""

    def apply(self, state: State, move: Act | Luck) -> tuple[State, tuple[Event, ...]]:
        """The state after a legal move and what happened. Trusts its caller: outside input goes through play.step."""

    def view(self, state: State, seat: int | None) -> View:
        """What the seat may see (None: a spectator). The only place where secrets are cut."""

    def imagine(self, view: View, rng: Random) -> State:
        """A full state that the seat of this view cannot rule out."""

    def uncovers(self, before: State, after: State, seat: int) -> bool:
        """Whether a choice of the seat has shown something that was hidden from it, or opened all that was sealed."""

    def choices_are_public(self, state: State, seat: int) -> bool:
        """Whether everybody can tell what the seat may choose now, and that it has chosen gives nothing away.

        Only then is a question with a single answer answered for the seat.
        """

    # What it says.

    def read(self, text: str) -> Act:
        """The action that this text names: the inverse of str(action). ValueError if it names none."""

    def preview(self, state: State, action: Act) -> Preview:
        """What a legal action would bring, as far as the chooser can know."""

    def outlook(self, state: State, action: Act) -> tuple[OutlookStep, ...]:
        """What would follow a legal action, step by step, as far as the chooser can know; empty: see the preview.

        Previews are sent with every choice, this only to somebody who looks at one.
        """

    def refusal(self, state: State, action: Act) -> Message:
        """Why an action is not legal now."""

    def question(self, view: View, seat: int) -> Message:
        """What the seat of this view is asked, as a sentence."""

    def label(self, action: Act) -> Message:
        """An action as the short text of a button."""

    def tell(self, event: Event) -> Message:
        """An event as something to say."""

    def sheet(self, result: Result) -> ScoreSheet:
        """The end of a race as tables with reasons; `result` is that of Over."""


AnyGame: TypeAlias = Game[object, Action, object]
"""A game whose states and views nobody outside of it looks into: what generic code holds."""

"""The protocol: a game is a few functions over plain values, and luck comes in from outside."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from paddock.words import Message
from paddock.words.sheet import ScoreSheet


class Result(msgspec.Struct, frozen=True):
    """How a race ended, for every game: who won (several seats share a tie) and what each seat scored."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Decide(msgspec.Struct, frozen=True, gc=False):
    """These seats owe a choice. Several at once choose in secret: the last one opens all."""

    seats: tuple[int, ...]


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A die is to be rolled. A die is its faces: (1, 1, 2, 2)."""

    faces: tuple[int, ...]


class Shuffle(msgspec.Struct, frozen=True, gc=False):
    """That many things are to be put into a random order."""

    size: int


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


class Chance(msgspec.Struct, frozen=True, gc=False):
    """One face of the die that would be rolled: how likely it is, and the best that can be made of it.

    `outcome`: the road is clear, a stop that the corner demands can be made, the corner is overshot, or the car is
    out. `cost` is what that takes from the car.
    """

    face: int
    chance: float
    outcome: Literal["clear", "stop", "overshoot", "out"]
    cost: int


class Preview(msgspec.Struct, frozen=True):
    """What a person wants to see before choosing: the way of the car, what comes of it with reasons, and the odds."""

    way: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()
    chart: tuple[Chance, ...] = ()


State = TypeVar("State")
Act = TypeVar("Act", bound=Action)


class Game(Protocol[State, Act]):
    """A game made from its options. Nothing here keeps state between calls but bounded memos."""

    name: str
    rules: int  # raised by the change that makes an old race end differently
    seats: int

    def start(self) -> State:
        """The state before anything was dealt or rolled; always the same."""
        ...

    def turn(self, state: State) -> Turn:
        """Who, or what luck, is next."""
        ...

    def legal(self, state: State, seat: int) -> Sequence[Act]:
        """All that the seat may choose now, each once, in a fixed order. Empty for a seat that owes nothing."""
        ...

    def apply(self, state: State, move: Act | Luck) -> tuple[State, tuple[Event, ...]]:
        """The state after a legal move and what happened. Trusts its caller: outside input goes through play.step."""
        ...

    def view(self, state: State, seat: int | None) -> Any:
        """What the seat may see (None: a spectator). The only place where secrets are cut."""
        ...

    def imagine(self, view: Any, rng: Random) -> State:
        """A full state that the seat of this view cannot rule out."""
        ...

    def preview(self, state: State, action: Act) -> Preview:
        """What a legal action would bring, as far as the chooser can know."""
        ...

    def refusal(self, state: State, action: Act) -> Message:
        """Why an action is not legal now."""
        ...

    def question(self, view: Any, seat: int) -> Message:
        """What the seat of this view is asked, as a sentence."""
        ...

    def label(self, action: Act) -> Message:
        """An action as the short text of a button."""
        ...

    def uncovers(self, before: State, after: State, seat: int) -> bool:
        """Whether a choice of the seat has shown something that was hidden from it, or opened all that was sealed."""
        ...

    def read(self, text: str) -> Act:
        """The action that this text names: the inverse of str(action). ValueError if it names none."""
        ...

    def tell(self, event: Any) -> Message:
        """An event as something to say."""
        ...

    def sheet(self, result: Any) -> ScoreSheet:
        """The end of a race as tables with reasons; `result` is that of Over."""
        ...

    def header(self) -> dict[str, Any]:
        """All of the options as plain data; the same game can be made from it again."""
        ...


AnyGame: TypeAlias = Game[Any, Any]

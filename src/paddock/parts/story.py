"""How a game presents a race: its cars in a picture, and the story of a finished race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, TypeVar

import msgspec

from paddock.core.game import Event
from paddock.words import Message

StateSeen = TypeVar("StateSeen", contravariant=True)
ViewSeen = TypeVar("ViewSeen", contravariant=True)

MOST_HIGHLIGHTS = 5

LandmarkKind: TypeAlias = Literal["lead", "line", "bet", "stop", "crash", "home"]
"""How a landmark is drawn. A "line" crosses all cars, everything else is on one car's line."""


class StoryCar(msgspec.Struct, frozen=True):
    """A car of the story: its key in the page's scene, and its name."""

    key: str
    name: Message


class StoryTurn(msgspec.Struct, frozen=True):
    """The standings when a turn began (or at the end): places in the order of `cars`, 0 for a retired car.

    Moments count moves, as in replays: 0 is before the first one.
    """

    at: int
    places: tuple[int, ...]


class Landmark(msgspec.Struct, frozen=True):
    """A notable moment: when it happened, the car (its number in `cars`), if any, and a caption."""

    at: int
    kind: LandmarkKind
    say: Message
    car: int | None = None


class Curve(msgspec.Struct, frozen=True):
    """A figure of one car: the moments at which it changed, with the new values."""

    car: int
    points: tuple[tuple[int, int], ...]


class CurveChart(msgspec.Struct, frozen=True, tag="curves"):
    """A figure of every car over the whole race."""

    title: Message
    curves: tuple[Curve, ...]


class Bar(msgspec.Struct, frozen=True):
    """A bar of amounts in the order of `kinds`, and their sum in words."""

    name: Message
    amounts: tuple[int, ...]
    total: Message


class BarChart(msgspec.Struct, frozen=True, tag="bars"):
    """Sums of several amounts, positive or negative."""

    title: Message
    kinds: tuple[Message, ...]
    bars: tuple[Bar, ...]


class Highlight(msgspec.Struct, frozen=True):
    """A moment that people talk about afterwards, in one sentence; `car` is a number in `cars`."""

    at: int
    say: Message
    car: int | None = None


class HighlightPicker:
    """Keeps the best moment of each kind, the first of equal ones."""

    def __init__(self) -> None:
        self._best: dict[str, tuple[int, Highlight]] = {}

    def offer(self, kind: str, score: int, highlight: Highlight) -> None:
        """Offer a moment of a kind, with its score."""
        if kind not in self._best or score > self._best[kind][0]:
            self._best[kind] = (score, highlight)

    def chosen(self, kinds: Sequence[str]) -> tuple[Highlight, ...]:
        """Return the best moments of the first five kinds present, in the order of the race."""
        found = [self._best[kind][1] for kind in kinds if kind in self._best][:MOST_HIGHLIGHTS]
        return tuple(sorted(found, key=lambda highlight: highlight.at))


class Story(msgspec.Struct, frozen=True):
    """A finished race as charts and highlights; empty for a game without a story."""

    cars: tuple[StoryCar, ...] = ()
    turns: tuple[StoryTurn, ...] = ()
    landmarks: tuple[Landmark, ...] = ()
    charts: tuple[CurveChart | BarChart, ...] = ()
    highlights: tuple[Highlight, ...] = ()


class StoryTeller(Protocol[StateSeen]):
    """Follows one race from its start. It may read full states, as only finished races are shown."""

    def watch(self, at: int, state: StateSeen, events: tuple[Event, ...]) -> None:
        """Note a move: its moment, the state after it, and its events."""

    def story(self, at: int, state: StateSeen) -> Story:
        """Return the story of the race, given the moment and the state of its end."""


class StandingCar(msgspec.Struct, frozen=True):
    """A car in a picture of a moment: colour, mark, name, and position."""

    colour: str
    mark: str
    name: Message
    striped: bool = False  # the second car of a team
    space: str | None = None  # None: not on the road; "box": in its team's box
    place: int | None = None  # its place, for a picture of the podium
    out: bool = False


class Storytelling(Protocol[StateSeen, ViewSeen]):
    """How a game presents its races to others."""

    def cars(self, view: ViewSeen) -> tuple[StandingCar, ...]:
        """Return the cars from first to last, as this view shows them."""

    def caption(self, events: tuple[Event, ...]) -> Message | None:
        """Return the caption of a moment; None if there is none."""

    def teller(self) -> StoryTeller[StateSeen]:
        """Return an observer of one race."""

"""Requests to the studio, and its answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from paddock.track.facts import CircuitFacts
from paddock.track.model import Point
from paddock.words import Message

MOST_POINTS = 1000
"""Most points of a drawn line."""
MOST_MARKS = 100
LONGEST_TITLE = 24
"""Longest title of a circuit, in characters; it has to fit on its plate."""
LONGEST_NAME = 24
"""Longest name of a corner, in characters."""
LONGEST_FILE = 400_000
"""Longest file with a line or a track, in characters."""
MOST_STOPS = 3

FARTHEST = 1e6
Coordinate: TypeAlias = Annotated[float, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
Place: TypeAlias = tuple[Coordinate, Coordinate]
Title: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)]
Land: TypeAlias = Literal["park", "woods", "town", "harbour", "coast", "desert", "night"]
Side: TypeAlias = Literal["any", "left", "right", "none"]
Style: TypeAlias = Literal["fast", "twisty", "street"]


class CornerMark(msgspec.Struct, frozen=True):
    """The settings of the corner nearest to a place in the drawing."""

    at: Place
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    stops: Annotated[int, msgspec.Meta(ge=0, le=MOST_STOPS)] | None = None


class StraightWidth(msgspec.Struct, frozen=True):
    """How many cars fit side by side on the straight nearest to a place in the drawing."""

    at: Place
    lanes: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Drawing(msgspec.Struct, frozen=True):
    """A drawn lap; its points start at the wanted finish line, in driving order, y down."""

    game: str
    points: Annotated[tuple[Place, ...], msgspec.Meta(max_length=MOST_POINTS)]
    title: Title = ""
    rows: int | None = None  # rows of the lap; if left out, what suits the game
    marks: Annotated[tuple[CornerMark, ...], msgspec.Meta(max_length=MOST_MARKS)] = ()
    widths: Annotated[tuple[StraightWidth, ...], msgspec.Meta(max_length=MOST_MARKS)] = ()
    land: Land = "park"
    pit: Side = "any"


class DrawnFile(msgspec.Struct, frozen=True):
    """A file with the centre line of a circuit, or a track file; `name` is the file's name."""

    game: str
    name: Annotated[str, msgspec.Meta(max_length=200)]
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_FILE)]


class DieRoll(msgspec.Struct, frozen=True):
    """A request for an invented circuit."""

    game: str
    style: Style
    seed: Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class DrawingFault(msgspec.Struct, frozen=True):
    """Why a drawing is not a circuit yet, and where."""

    reason: Message
    at: Point | None = None


class DrawnCorner(msgspec.Struct, frozen=True):
    """A corner of the board, and its place in the drawing."""

    name: str
    stops: int
    at: Point
    own: bool  # whether the drawing has a mark for it


class DrawnStraight(msgspec.Struct, frozen=True):
    """A straight whose width can be set, and its place in the drawing."""

    lanes: int
    at: Point


class StudioBoard(msgspec.Struct, frozen=True):
    """A finished circuit. A point (x, y) of the drawing is at (scale * x + left, scale * y + top) in the picture."""

    text: str  # the track file
    track: dict[str, Any]  # as boards need it
    picture: str  # SVG
    fit: tuple[float, float, float]  # scale, left, top
    corners: tuple[DrawnCorner, ...]
    straights: tuple[DrawnStraight, ...]
    facts: CircuitFacts
    rows: tuple[int, int, int]  # rows of this lap, and the fewest and most of a lap of this game


class Drafted(msgspec.Struct, frozen=True):
    """The result of a drawing: a board, or its faults. `points` come with files and invented circuits."""

    board: StudioBoard | None = None
    faults: tuple[DrawingFault, ...] = ()
    points: tuple[Point, ...] = ()
    title: str = ""


Wanted: TypeAlias = Drawing | DrawnFile | DieRoll

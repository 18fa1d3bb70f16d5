"""The model of a track for all games: spaces along a lap, links between them, and marks on them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

Point = tuple[float, float]
Pose = tuple[float, float, float]  # x, y and degrees clockwise from east
UNIT = 40.0  # the width of a lane in a picture


class Space(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A space: part of the road's width, from `back` to `front` ticks along the lap.

    The finish line is tick 0, which is also the end of the lap. No space straddles it: where lanes
    are staggered the line is stepped, and the last space of a lane may end a little after `Track.lap`.
    `at` is the distance along the lap that decides who is ahead; two spaces with the same `at` are level.
    """

    id: str
    lane: str
    back: int
    front: int
    at: int
    side: int  # middle of the space across the width, from the left edge, in twelfths of a lane
    next: tuple[str, ...]
    touch: tuple[str, ...]
    rectangle: bool
    corner: int | None  # index into Track.corners
    outline: tuple[Point, ...]
    branch: str = ""  # "left" or "right" in a fork; left out elsewhere to keep digests unchanged


class Corner(msgspec.Struct, frozen=True, gc=False):
    """A corner of the lap; 0 stops if the game demands none."""

    name: str
    stops: int
    longest: int
    shortest: int
    inside: str  # "left" or "right"


class Pit(msgspec.Struct, frozen=True, gc=False):
    """A pit lane: its spaces in driving order, entries, exits, and a box for each team."""

    spaces: tuple[Space, ...]
    entries: tuple[str, ...]  # circuit spaces from which the lane is entered
    exits: tuple[str, ...]  # circuit spaces to which the lane leads
    boxes: Mapping[str, tuple[str, str]]  # team → (rear, front) lane space beside its box


class Label(msgspec.Struct, frozen=True):
    """A name beside the road."""

    text: str
    x: float
    y: float


class Art(msgspec.Struct, frozen=True):
    """The layout of a track's picture and its land; no rule uses it."""

    frame: tuple[float, float] = (0.0, 0.0)
    unit: float = UNIT
    palette: str = "meadow"
    finish: tuple[Point, Point] | None = None
    lines: tuple[tuple[Point, Point], ...] = ()
    police: tuple[Point, Point] | None = None
    tunnels: tuple[tuple[tuple[Point, ...], tuple[Point, ...]], ...] = ()  # both sides of each hidden piece of road
    kerbs: tuple[tuple[Point, ...], ...] = ()
    arrows: tuple[Pose, ...] = ()
    labels: tuple[Label, ...] = ()
    poses: dict[str, Pose] = {}  # the position of a car on each space
    plate: Point | None = None
    podium: Point | None = None
    scenery: tuple[dict[str, Any], ...] = ()
    over: tuple[str, ...] = ()  # spaces on a bridge over another part of the lap
    decks: tuple[tuple[Point, ...], ...] = ()  # both sides of each piece of such a bridge


class Track(msgspec.Struct, frozen=True, dict=True):
    """A whole track. Marks from `lines` to `checkpoint` are for the games that use them."""

    name: str
    title: str
    games: tuple[str, ...]  # the games that can be raced on it
    lap: int  # ticks
    spaces: tuple[Space, ...]
    grid: tuple[str, ...]  # pole first
    inside: str  # which side is the inside of the lap: "left" or "right"
    corners: tuple[Corner, ...] = ()
    lines: tuple[int, ...] = ()  # betting lines, in ticks
    first: str | None = None  # the starting space with the first-player mark
    pit: Pit | None = None
    trouble: tuple[str, ...] = ()  # spaces of the trouble-maker zone
    danger: tuple[str, ...] = ()  # black spaces of the danger zone
    police: int | None = None  # the police station's line, in ticks
    tunnels: tuple[tuple[str, str], ...] = ()  # (space before, space after): one step apart
    checkpoint: bool = False
    art: Art = Art()

    @cached_property
    def index(self) -> dict[str, int]:
        """Number of each space of the lap by its id."""
        return {space.id: number for number, space in enumerate(self.spaces)}

    @cached_property
    def lanes(self) -> dict[str, int]:
        """The number of spaces in each lane, from left to right."""
        return dict(sorted(Counter(space.lane for space in self.spaces).items()))

    @cached_property
    def links(self) -> int:
        """The number of links between the spaces of the lap, without the pit lane."""
        return sum(1 for space in self.spaces for other in space.next if other in self.index)

    @cached_property
    def digest(self) -> str:
        """SHA-256 of everything that the rules use; it does not depend on the drawing."""
        return hashlib.sha256(msgspec.json.encode(rules_part(self), order="sorted")).hexdigest()

    @cached_property
    def full_digest(self) -> str:
        """SHA-256 of the whole track, including its drawing."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


def rules_part(track: Track) -> dict[str, Any]:
    """Return the track as plain data, without display names, outlines and art."""
    plain: dict[str, Any] = msgspec.to_builtins(track)
    for key in ("title", "art"):
        del plain[key]
    for space in (*plain["spaces"], *(plain["pit"]["spaces"] if plain["pit"] else ())):
        del space["outline"]
    return plain

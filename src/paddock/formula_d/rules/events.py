"""The events of Formula D: public data, with causes."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Cause: TypeAlias = Literal[
    "gear", "braking", "overshooting", "blocked", "corner", "collision", "motor", "trouble", "danger"
]
"""Why a car loses points or is out. "corner": two or more stops were missing; "blocked": it could not brake enough."""

Start: TypeAlias = Literal["stalled", "normal", "great"]


class Event(msgspec.Struct, frozen=True, gc=False):
    """Base of all events, each with its own tag."""


class GridRolled(Event, frozen=True, tag="grid-rolled"):
    car: int
    face: int
    again: bool


class GridSet(Event, frozen=True, tag="grid-set"):
    cars: tuple[int, ...]
    spaces: tuple[str, ...]


class RoundBegun(Event, frozen=True, tag="round-begun"):
    round: int
    order: tuple[int, ...]


class StartRolled(Event, frozen=True, tag="start-rolled"):
    car: int
    face: int
    start: Start


class GearChosen(Event, frozen=True, tag="gear-chosen"):
    car: int
    gear: int
    before: int


class DieRolled(Event, frozen=True, tag="die-rolled"):
    car: int
    gear: int
    face: int


class NitroUsed(Event, frozen=True, tag="nitro-used"):
    car: int
    bonus: int


class Drove(Event, frozen=True, tag="drove"):
    car: int
    way: tuple[str, ...]  # from its space to the one where it stops


class Braked(Event, frozen=True, tag="braked"):
    car: int
    spaces: int
    blocked: bool
    free: bool  # in the pit lane


class Overshot(Event, frozen=True, tag="overshot"):
    car: int
    corner: int
    name: str
    spaces: int


class Stopped(Event, frozen=True, tag="stopped"):
    car: int
    corner: int
    name: str
    stops: int
    demanded: int


class Lost(Event, frozen=True, tag="lost"):
    car: int
    points: int
    left: int
    cause: Cause


class WentOut(Event, frozen=True, tag="went-out"):
    car: int
    cause: Cause


class LineCrossed(Event, frozen=True, tag="line-crossed"):
    car: int
    lap: int  # the lap that begins


class CameHome(Event, frozen=True, tag="came-home"):
    car: int
    place: int


class Pitted(Event, frozen=True, tag="pitted"):
    car: int
    gained: int


class CollisionRolled(Event, frozen=True, tag="collision-rolled"):
    car: int
    near: tuple[int, ...]
    face: int


class MotorRolled(Event, frozen=True, tag="motor-rolled"):
    car: int
    face: int


class DangerRolled(Event, frozen=True, tag="danger-rolled"):
    car: int
    face: int


class TroubleRolled(Event, frozen=True, tag="trouble-rolled"):
    car: int
    face: int


class SpeedNoted(Event, frozen=True, tag="speed-noted"):
    car: int
    speed: int


class PoliceBonus(Event, frozen=True, tag="police-bonus"):
    car: int
    speed: int
    gained: int


class CheckpointPassed(Event, frozen=True, tag="checkpoint-passed"):
    car: int
    gained: int


class RaceOver(Event, frozen=True, tag="race-over"):
    cars: tuple[int, ...]  # in classification order
    home: int  # how many of them finished

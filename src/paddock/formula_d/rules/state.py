"""The state of a race of Formula D, and the question being asked."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from paddock.core.game import Result

OFF = -1
"""The space of a car that is not on the board."""


class Car(msgspec.Struct, frozen=True, gc=False):
    """One car. Spaces are numbers of the Circuit; a team's box is a space too."""

    space: int
    gear: int  # 0: first gear was never engaged
    wp: int
    stops: int  # stops made in its corner
    lap: int  # how often it has crossed the line
    turns: int
    nitro: int  # the lap in which nitro was last used (FD-40)
    passes: int  # passings of the police station (FD-43)


class Grid(msgspec.Struct, frozen=True, tag="grid", gc=False):
    """The black die decides the grid; `rolls` has each car's rolls, several after ties (FD-10)."""

    rolls: tuple[tuple[int, ...], ...]


class Starting(msgspec.Struct, frozen=True, tag="starting", gc=False):
    """The black die decides how the car starts (FD-11)."""

    car: int


class ChoosingGear(msgspec.Struct, frozen=True, tag="choosing-gear", gc=False):
    """The driver chooses a gear (FD-03)."""

    car: int


class Rolling(msgspec.Struct, frozen=True, tag="rolling", gc=False):
    """The die of the car's gear is rolled."""

    car: int


class OfferingNitro(msgspec.Struct, frozen=True, tag="offering-nitro", gc=False):
    """The driver has rolled and may add nitro (FD-40)."""

    car: int
    face: int


class Driving(msgspec.Struct, frozen=True, tag="driving", gc=False):
    """The driver chooses where the move ends: `face` spaces, and `bonus` more with nitro."""

    car: int
    face: int
    bonus: int = 0


class Colliding(msgspec.Struct, frozen=True, tag="colliding", gc=False):
    """The black die for a car close to others (FD-26): `rollers` in order, the first one now."""

    car: int
    face: int
    over: int
    near: tuple[int, ...]
    rollers: tuple[int, ...]


class InDanger(msgspec.Struct, frozen=True, tag="in-danger", gc=False):
    """The black die for black spaces, `left` of them to go (FD-42)."""

    car: int
    face: int
    left: int


class InTrouble(msgspec.Struct, frozen=True, tag="in-trouble", gc=False):
    """The black die in the trouble-maker zone (FD-41)."""

    car: int
    face: int


class Straining(msgspec.Struct, frozen=True, tag="straining", gc=False):
    """The black die for the motors: `rollers` in order, the first one now (FD-27)."""

    car: int
    rollers: tuple[int, ...]


class Finished(msgspec.Struct, frozen=True, tag="finished", gc=False):
    """The race is over: no car is left on the board."""


Question: TypeAlias = (
    Grid
    | Starting
    | ChoosingGear
    | Rolling
    | OfferingNitro
    | Driving
    | Colliding
    | InDanger
    | InTrouble
    | Straining
    | Finished
)


class Gone(msgspec.Struct, frozen=True, gc=False):
    """A retired car, and the id of its cause as in events."""

    car: int
    cause: str


class Speed(msgspec.Struct, frozen=True, gc=False):
    """A note of the police: the number of a car's passing, and its speed."""

    passing: int
    car: int
    speed: int


class Story(msgspec.Struct, frozen=True, gc=False):
    """The rarely changing part of the state: the grid, finished and retired cars, and the police's notes."""

    grid: tuple[int, ...] = ()  # the cars by their place on the grid, pole first
    home: tuple[int, ...] = ()  # cars that have finished, the winner first
    gone: tuple[Gone, ...] = ()  # retired cars, in order
    speeds: tuple[Speed, ...] = ()  # not yet judged by the police
    judged: int = 0  # passings judged so far


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a race."""

    round: int
    order: tuple[int, ...]  # cars still to play in this round, after the current one
    cars: tuple[Car, ...]
    ask: Question
    story: Story = Story()


class Place(msgspec.Struct, frozen=True, gc=False):
    """One car in the classification."""

    place: int
    car: int
    seat: int
    laps: int  # completed laps
    turns: int
    wp: int
    out: str | None = None  # why it is out


class RaceResult(Result, frozen=True):
    """The classification. For each finished car, a seat scores a point and another for each car behind it."""

    classification: tuple[Place, ...]

    def won(self) -> tuple[int, ...]:
        """Return the winner; nobody if no car has finished (FD-28)."""
        return self.winners if self.classification[0].out is None else ()

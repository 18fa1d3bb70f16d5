"""Where cars are held up, space by space."""

from __future__ import annotations

import msgspec


class Jam(msgspec.Struct, frozen=True, gc=False):
    """How often cars could not go on from a space in one race, and how many steps they lost there."""

    space: str
    times: int
    steps: int


class JamSpace(msgspec.Struct, frozen=True):
    """How often cars are held up on a space in a race, and how many steps they lose there."""

    space: str
    times: float
    steps: float


class JamReport(msgspec.Struct, frozen=True):
    """Figures per race, of all spaces together and of each; the worst spaces first."""

    times: float
    steps: float
    spaces: tuple[JamSpace, ...]


class JamNotes:
    """The jams of one race, noted as they happen."""

    def __init__(self) -> None:
        self.spaces: dict[str, list[int]] = {}

    def add(self, space: str, steps: int, times: int = 1) -> None:
        noted = self.spaces.setdefault(space, [0, 0])
        noted[0] += times
        noted[1] += steps

    def jams(self) -> tuple[Jam, ...]:
        return tuple([Jam(space, times, steps) for space, (times, steps) in sorted(self.spaces.items())])


class JamTotals:
    """The jams of many races."""

    def __init__(self) -> None:
        self.spaces = JamNotes()

    def add(self, jams: tuple[Jam, ...]) -> None:
        for jam in jams:
            self.spaces.add(jam.space, jam.steps, jam.times)

    def report(self, races: int) -> JamReport:
        each = max(1, races)
        worst = sorted(self.spaces.jams(), key=lambda jam: (-jam.steps, -jam.times, jam.space))
        return JamReport(
            round(sum(jam.times for jam in worst) / each, 3),
            round(sum(jam.steps for jam in worst) / each, 3),
            tuple([JamSpace(jam.space, round(jam.times / each, 4), round(jam.steps / each, 4)) for jam in worst]),
        )

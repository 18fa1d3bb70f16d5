"""Where cars are held up, space by space."""

from __future__ import annotations

from typing import Any

import msgspec


class Jam(msgspec.Struct, frozen=True, gc=False):
    """How often cars could not go on from a space in one race, and how many steps they lost there."""

    space: str
    times: int
    steps: int


class Jams:
    """How often cars were stuck on each space, and how many steps it cost them."""

    def __init__(self) -> None:
        self.spaces: dict[str, list[int]] = {}

    def add(self, space: str, times: int, steps: int) -> None:
        noted = self.spaces.setdefault(space, [0, 0])
        noted[0] += times
        noted[1] += steps

    def data(self, races: int) -> dict[str, Any]:
        """Figures per race; the worst spaces first."""
        worst = sorted(self.spaces.items(), key=lambda item: (-item[1][1], -item[1][0], item[0]))
        each = max(1, races)
        return {
            "times": round(sum(times for times, _ in self.spaces.values()) / each, 3),
            "steps": round(sum(steps for _, steps in self.spaces.values()) / each, 3),
            "spaces": [
                {"space": space, "times": round(times / each, 4), "steps": round(steps / each, 4)}
                for space, (times, steps) in worst
            ],
        }

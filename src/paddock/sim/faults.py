"""Who did what wrong in many races: by name, how often, and the first time in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from paddock.bots.drivers import Fault

VERBS = ("answered ", "gave ", "ended ", "closed ", "could ")
"""How a fault begins that is no exception."""


class FaultCount(msgspec.Struct):
    """How often a bot failed, in how many races, and what it did the first time."""

    bot: str
    times: int
    races: int
    first: str

    def sentence(self) -> str:
        """What people are told of it."""
        times = "once" if self.times == 1 else f"{self.times:,} times"
        first = self.first if self.first.startswith(VERBS) else f"raised {self.first}"
        return (
            f"{self.bot} failed {times} in {self.races:,} race{'s' * (self.races != 1)}, "
            f"and random moves stood in for it; the first time it {first}"
        )


class Faults:
    """Adds up faults by the name of the bot."""

    def __init__(self) -> None:
        self.bots: dict[str, FaultCount] = {}

    def add(self, faults: Iterable[Fault]) -> None:
        """The faults of one race."""
        seen = set()
        for fault in faults:
            counted = self.bots.setdefault(fault.bot, FaultCount(fault.bot, 0, 0, fault.first))
            counted.times += fault.times
            counted.races += fault.bot not in seen
            seen.add(fault.bot)

    def counts(self) -> Sequence[FaultCount]:
        """The worst first."""
        return sorted(self.bots.values(), key=lambda counted: (-counted.times, counted.bot))

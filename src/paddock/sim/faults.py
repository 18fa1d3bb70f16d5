"""Faults of bots over many races: their number by bot, and a description of the first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from paddock.bots.drivers import Fault

VERBS = ("answered ", "gave ", "ended ", "closed ", "could ")
"""The first words of faults that are not exceptions."""


class FaultCount(msgspec.Struct):
    """The faults of a bot: how many, in how many races, the first one, and the races finished without it."""

    bot: str
    times: int
    races: int
    first: str
    lost: int

    def sentence(self) -> str:
        """Return the faults as a sentence."""
        times = "once" if self.times == 1 else f"{self.times:,} times"
        first = self.first if self.first.startswith(VERBS) else f"raised {self.first}"
        return (
            f"{self.bot} failed {times} in {self.races:,} race{'s' * (self.races != 1)}, "
            f"and random moves stood in for it{self._how_long()}; the first time it {first}"
        )

    def _how_long(self) -> str:
        """Describe how long the bot raced on: after a hang or a crash it is not asked again in that race."""
        if not self.lost:
            return ""
        return (
            " for the rest of the race" if self.races == 1 else f", for the rest of the race in {self.lost:,} of them"
        )


class Faults:
    """Totals of faults by bot."""

    def __init__(self) -> None:
        self.bots: dict[str, FaultCount] = {}

    def add(self, faults: Iterable[Fault]) -> None:
        failed, lost = set(), set()
        for fault in faults:
            counted = self.bots.setdefault(fault.bot, FaultCount(fault.bot, 0, 0, fault.first, 0))
            counted.times += fault.times
            failed.add(fault.bot)
            if fault.lost:
                lost.add(fault.bot)
        for bot in failed:
            self.bots[bot].races += 1
            self.bots[bot].lost += bot in lost

    def counts(self) -> Sequence[FaultCount]:
        """Return the counts, the worst first."""
        return sorted(self.bots.values(), key=lambda counted: (-counted.times, counted.bot))

"""Who did what wrong in many races: by name, how often, and the first time in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paddock.bots.drivers import Fault


class Faults:
    """Adds up faults by the name of the bot."""

    def __init__(self) -> None:
        self.bots: dict[str, dict[str, Any]] = {}

    def add(self, faults: Iterable[Fault]) -> None:
        """The faults of one race."""
        seen = set()
        for fault in faults:
            told = self.bots.setdefault(fault.bot, {"bot": fault.bot, "times": 0, "races": 0, "first": fault.first})
            told["times"] += fault.times
            told["races"] += fault.bot not in seen
            seen.add(fault.bot)

    def data(self) -> list[dict[str, Any]]:
        """The worst first."""
        return sorted(self.bots.values(), key=lambda told: (-told["times"], told["bot"]))


def sentences(faults: list[dict[str, Any]]) -> list[str]:
    """What people are told of it."""
    return [
        f"{told['bot']} failed {_times(told['times'])} in {told['races']:,} race{'s' * (told['races'] != 1)}, "
        f"and random moves stood in for it; the first time it {_verb(told['first'])}"
        for told in faults
    ]


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number:,} times"


def _verb(first: str) -> str:
    return first if first.startswith(("answered ", "gave ", "ended ", "closed ", "could ")) else f"raised {first}"

"""Shared fixtures: figures printed after a run of one or several processes, the event loop, the installed games."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeAlias

import pytest

NAMED = [race.split()[0] for race in os.environ.get("PADDOCK_RACES", "").split(";") if race.strip()]
os.environ["PADDOCK_GAMES"] = ",".join(["sprint", *NAMED])
"""Third-party games visible to the tests, whatever else is installed: their own, and those that were named."""

Figures: TypeAlias = Callable[[str, object], None]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Return the event loop for tests that are coroutines."""
    return "asyncio"


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Figures:
    """Record a measurement: its name and its value in words."""
    return lambda name, value: record_property("figure", f"{name}: {value}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print all measurements."""
    reports = [report for outcome in ("passed", "failed") for report in terminalreporter.stats.get(outcome, ())]
    said = [str(value) for report in reports for name, value in report.user_properties if name == "figure"]
    if said:
        terminalreporter.section("figures")
        for line in said:
            terminalreporter.line(line)

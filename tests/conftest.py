"""Figures that tests measure: they stand at the end of a run, also of one in several processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

Figures: TypeAlias = Callable[[str, object], None]


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Figures:
    """Notes what was measured: a name and a value in words."""
    return lambda name, value: record_property("figure", f"{name}: {value}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints all that was measured."""
    reports = [report for outcome in ("passed", "failed") for report in terminalreporter.stats.get(outcome, ())]
    said = [str(value) for report in reports for name, value in report.user_properties if name == "figure"]
    if said:
        terminalreporter.section("figures")
        for line in said:
            terminalreporter.line(line)

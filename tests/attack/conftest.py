"""Marks every test here as slow and as part of the attack, unless it is marked as quick."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import clock, database, serve

__all__ = ["clock", "database", "serve"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder."""
    for item in items:
        if Path(__file__).parent in item.path.parents and item.get_closest_marker("quick") is None:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.attack)

"""Circuits for the tests."""

from __future__ import annotations

import pytest

from paddock.track.load import load
from paddock.track.model import Track


@pytest.fixture(scope="session")
def monaco() -> Track:
    return load("monaco")

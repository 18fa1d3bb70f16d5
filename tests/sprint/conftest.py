"""Installs a third game for this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.sprint.install import sprint_installed


@pytest.fixture(autouse=True, scope="package")
def sprint() -> Iterator[None]:
    with sprint_installed():
        yield

"""The server is killed 200 times under load and loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.conftest import Figures
from tests.server.storage.test_kill import kill_and_check

ROUNDS, KILLS, TABLES = 10, 20, 12


@pytest.mark.parametrize("number", range(ROUNDS))
def test_killed_many_times_nothing_is_lost(tmp_path: Path, number: int, figure: Figures) -> None:
    began = time.monotonic()
    acknowledged = asyncio.run(kill_and_check(tmp_path, TABLES, KILLS, f"long {number}", pace=0.4))
    took = time.monotonic() - began
    figure(
        f"kill loop, round {number}", f"{KILLS} kills, {acknowledged:,} actions acknowledged, none lost; {took:.0f} s"
    )
    assert acknowledged > 300

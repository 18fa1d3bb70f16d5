"""The server is killed 200 times under load, and nothing that it acknowledged is lost."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.conftest import Figures
from tests.server.test_kill import kill_and_check

ROUNDS, KILLS, TABLES = 10, 20, 12


def test_killed_200_times_nothing_is_lost(tmp_path: Path, figure: Figures) -> None:
    began, acknowledged = time.monotonic(), 0
    for number in range(ROUNDS):
        folder = tmp_path / f"round {number}"
        folder.mkdir()
        acknowledged += asyncio.run(kill_and_check(folder, TABLES, KILLS, f"long {number}", pace=0.4))
    figure("kill loop", f"{ROUNDS * KILLS} kills, {acknowledged:,} acknowledged actions, none lost")
    figure("kill loop, time", f"{time.monotonic() - began:.0f} s")
    assert acknowledged > 2000

"""A table works by itself: without a server, a database, threads or processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from paddock.core.record import read
from paddock.fair import prove
from paddock.games import of_record

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", ["downforce", "formula_d"])
def test_a_table_races_without_a_server(game: str) -> None:
    command = [sys.executable, "-m", "tests.table.alone", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    record = read(done.stdout)
    assert prove(of_record(record), record) > 0

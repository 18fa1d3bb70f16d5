"""The date of the machine jumps by decades, between starts and while the server runs: nothing is forgotten."""

from __future__ import annotations

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx

from paddock.server.storage.migrate import FILE
from tests.conftest import Figures
from tests.server.process import ServerProcess, process
from tests.server.running import Person, wait_until

DAY = 24 * 3600.0
DATES = (0, 365 * 40, -365 * 50, 100, -100, 3.5, 365 * 7000)
STARTS, JUMPS = 4, 8


def set_date(file: Path, days: float) -> None:
    """From now on the date is wrong by this many days."""
    file.with_suffix(".new").write_text(f"{days}")
    file.with_suffix(".new").replace(file)


def been_up(folder: Path, days: float) -> None:
    """Servers have been up for this many days more."""
    with closing(sqlite3.connect(folder / "data" / FILE)) as connection:
        connection.execute("UPDATE uptime SET seconds = seconds + ?", (days * DAY,))
        connection.commit()


def there(server: ServerProcess, tables: list[str]) -> list[bool]:
    with httpx.Client(base_url=server.address, timeout=60) as http:
        return [http.get(f"/api/tables/{table}").status_code == 200 for table in tables]


def counts(folder: Path) -> tuple[int, int]:
    """How many tables there are, and how many records of pruned ones."""
    with closing(sqlite3.connect(folder / "data" / FILE)) as connection:
        found: list[int] = [
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "kept_records")
        ]
    return found[0], found[1]


def test_a_wrong_date_forgets_nothing(tmp_path: Path, figure: Figures) -> None:
    rng, date = random.Random("dates"), tmp_path / "date"
    start = ("-m", "tests.attack.jumping_clock", str(date))
    tables: list[str] = []
    for number in range(STARTS):
        set_date(date, DATES[number % len(DATES)])
        with process(tmp_path, "--rate", "0", "--keep", "2", start=start) as server:
            ann = Person(server.address, f"Ann {number}")
            tables += [ann.start(people=2)["id"], ann.make()["id"]]
            for _ in range(JUMPS):
                set_date(date, rng.choice(DATES))
                time.sleep(0.3)  # it prunes meanwhile
                assert all(there(server, tables))
            assert server.failures() == []
        if number == 0:
            been_up(tmp_path, 1.5)  # from now on it may prune, and nothing is that old
    figure("clock jumps", f"{STARTS} starts, {STARTS * JUMPS} jumps by up to 7,000 years, {len(tables)} tables kept")
    been_up(tmp_path, 2.5)  # and that is old, whatever the date
    with process(tmp_path, "--rate", "0", "--keep", "2", start=start) as server:
        wait_until(lambda: counts(tmp_path) == (0, STARTS))
        assert not any(there(server, tables))

"""The server is killed at random moments under load; every acknowledged action is stored exactly once and in order."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from paddock.server.storage.engine import open_engine
from paddock.server.storage.store import Store
from tests.server.cluster.test_kill_shared import Player, check_record, check_rows, player_of


class Server:
    """A server in a separate process that may die at any time and restarts on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def serves(self, port: int) -> int:
        """The process of a connection; here there is only one."""
        return 0

    async def start(self) -> None:
        words = ["-m", "paddock", "serve", "--rate", "0", "--port", str(self.port), "--data", str(self.data)]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.process.stdout is not None
        said = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        self.port = int(said.strip().rstrip("/").rpartition(":")[2])

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[Server]:
    server = Server(data)
    await server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.returncode is None:
            await server.kill()


async def kill_and_check(folder: Path, tables: int, kills: int, seed: str, pace: float) -> int:
    """Return the number of acknowledged actions; fail if one is not stored as acknowledged."""
    rng = random.Random(seed)
    async with running(folder) as server:
        players = [await player_of(server, number, "Ann", pace, seed) for number in range(tables)]
        playing = [asyncio.create_task(player.play()) for player in players]
        while any([player.moved == 0 for player in players]):  # all have come
            await asyncio.sleep(0.05)
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            await asyncio.gather(*[task for task in playing if task.done()])  # raises if one has failed
            await server.kill()
            await check(folder, players)
            await server.start()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        acknowledged = await check(folder, players)
        for player in players:
            for table in player.acked:
                await check_record(player, table)
    return acknowledged


async def check(folder: Path, players: list[Player]) -> int:
    """Check that every acknowledged action is in its row and in no other; return their number."""
    store = Store(open_engine(f"sqlite:///{folder / 'paddock.db'}"))
    found = [await check_rows(store, player, table) for player in players for table in player.acked]
    store.engine.dispose()
    return sum(found)


def test_killed_under_load_nothing_is_lost(tmp_path: Path) -> None:
    assert asyncio.run(kill_and_check(tmp_path, tables=4, kills=2, seed="quick", pace=0.05)) > 30

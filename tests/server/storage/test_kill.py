"""The server is killed at random moments under load; every acknowledged action is stored exactly once and in order."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from paddock.server.storage.engine import open_engine
from paddock.server.storage.store import Store
from tests.server.cluster.test_kill_shared import Player, Target, check_record, check_rows, player_of


async def kill(server: Target) -> None:
    assert server.process is not None
    if server.process.returncode is None:
        server.process.kill()
    await server.process.wait()


async def kill_and_check(folder: Path, tables: int, kills: int, seed: str, pace: float) -> int:
    """Return the number of acknowledged actions; fail if one is not stored as acknowledged."""
    rng, data, server = random.Random(seed), folder / "data", Target(folder / "log")
    await server.start("--data", str(data))
    try:
        players = [await player_of(server, number, "Ann", pace, seed) for number in range(tables)]
        playing = [asyncio.create_task(player.play()) for player in players]
        while any([player.moved == 0 for player in players]):  # all have come
            await asyncio.sleep(0.05)
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            await asyncio.gather(*[task for task in playing if task.done()])  # raises if one has failed
            await kill(server)
            await check(data, players)
            await server.start("--data", str(data))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        acknowledged = await check(data, players)
        for player in players:
            for table in player.acked:
                await check_record(player, table)
    finally:
        await kill(server)
    return acknowledged


async def check(data: Path, players: list[Player]) -> int:
    """Check that every acknowledged action is in its row and in no other; return their number."""
    store = Store(open_engine(f"sqlite:///{data / 'paddock.db'}"))
    found = [await check_rows(store, player, table) for player in players for table in player.acked]
    store.engine.dispose()
    return sum(found)


def test_killed_under_load_nothing_is_lost(tmp_path: Path) -> None:
    assert asyncio.run(kill_and_check(tmp_path, tables=4, kills=2, seed="quick", pace=0.05)) > 30

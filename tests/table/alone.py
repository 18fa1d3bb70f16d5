"""A whole race at a table without a server, in a program that uses nothing browsers lack.

Importing a web framework, SQL or multiprocessing fails, and starting a thread raises. Prints the record of the race.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec
from random import Random

FORBIDDEN = ("starlette", "uvicorn", "sqlalchemy", "websockets", "multiprocessing")


class Forbid:
    """Refuses imports that browsers do not have."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] in FORBIDDEN:
            raise ImportError(f"{name} is not available in a browser")
        return None


def no_thread(thread: threading.Thread) -> None:
    raise RuntimeError("no thread can be started in a browser")


sys.meta_path.insert(0, Forbid())
threading.Thread.start = no_thread  # type: ignore[method-assign, assignment]

import msgspec  # noqa: E402

from paddock import games  # noqa: E402
from paddock.bots import make_bot  # noqa: E402
from paddock.browser.store import BrowserStore  # noqa: E402
from paddock.core.game import AnyGame  # noqa: E402
from paddock.core.luck import stream  # noqa: E402
from paddock.core.record import make_header, write  # noqa: E402
from paddock.table.driver import BotChoice, BotTask  # noqa: E402
from paddock.table.info import record_of  # noqa: E402
from paddock.table.messages import Clock, Update  # noqa: E402
from paddock.table.meta import Meta, SeatMeta  # noqa: E402
from paddock.table.people.attendance import Viewer  # noqa: E402
from paddock.table.race import can_take_back  # noqa: E402
from paddock.table.stages import begin  # noqa: E402
from paddock.table.table import Table, TableServices  # noqa: E402
from paddock.table.times import Times  # noqa: E402

SEED = "5e" * 32
ANN, BOB, ZOE = "guest-ann", "guest-bob", "guest-zoe"


class InlineBots:
    """Bots that think in this task."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    async def choose(self, task: BotTask) -> BotChoice:
        await asyncio.sleep(0)
        return BotChoice(make_bot(task.bot.name, self.game)(task.view, task.legal, stream(task.seed, "bot")))


class Watcher:
    """A viewer who reads every update at once."""

    def __init__(self, table: Table, guest: str, seat: int | None) -> None:
        self.table, self.updates = table, list[Update]()
        self.viewer = Viewer(guest, seat, 0, self.read)
        table.people.join(self.viewer)

    def read(self) -> None:
        viewer = self.viewer
        update = self.table.updates.update(viewer.guest, viewer.seat, viewer.since)
        viewer.since = update.version
        self.updates.append(update)
        msgspec.json.encode(update)


class Hand:
    """A clock that only tests advance."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


async def no_wait(seconds: float) -> None:
    await asyncio.sleep(0)


def lead(table: Table) -> asyncio.Future[bool]:
    """Let this process lead every table."""
    led: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    led.set_result(True)
    return led


class Memory:
    """A browser's storage in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def commit(self, changes: Mapping[str, str | None]) -> None:
        for key, text in changes.items():
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text

    async def texts(self, prefix: str) -> list[str]:
        return [self.kept[key] for key in sorted(self.kept) if key.startswith(prefix)]


def open_table(game: AnyGame, store: BrowserStore, hand: Hand) -> Table:
    seats = (
        SeatMeta("person", "Ann", ANN),
        SeatMeta("person", "Bob", BOB),
        *[SeatMeta("bot", bot=game.bots[0])] * (game.seats - 2),
    )
    header = make_header(game, ("",) * game.seats)
    meta = Meta("table", "CODE", game.name, header, ANN, seats, SEED, 0.0, clock=Clock(30, 60))
    return Table(meta, "lobby", game, TableServices(store, InlineBots(game), Times(clock=hand, sleep=no_wait)))


async def choose(table: Table, rng: Random, guests: Sequence[str] = (ANN, BOB)) -> bool:
    """Make one choice of a person, if one is due."""
    for seat in table.race.waits:
        if seat < len(guests) and not table.meta.seats[seat].away:
            action = rng.choice(table.game.legal(table.race.state, seat))
            await table.actions.act_for(guests[seat], f"c{table.race.version}", seat, str(action))
            return True
    return False


async def race(name: str) -> Table:
    game = games.make(name, {"players" if name == "downforce" else "cars": 3})
    store, hand, rng = BrowserStore(Memory(), {}), Hand(), Random(name)
    table = open_table(game, store, hand)
    await table.commits.save(table.meta)
    ann, zoe = Watcher(table, ANN, 0), Watcher(table, ZOE, None)
    Watcher(table, BOB, 1)
    assert await begin(table)
    backs = 0
    for _ in range(10_000):
        if table.race.over:
            break
        if backs < 3 and can_take_back(table.race, 0):
            backs += 1
            await table.actions.take_back_for(ANN, f"b{backs}", 0)
            assert ann.updates[-1].version == table.race.version
        if not await choose(table, rng):
            await asyncio.sleep(0)
        if table.race.version > 40 and 1 in table.race.waits and table.race.noted[1] == 0:
            hand.now += 91  # Bob's time is up: a bot drives for him
            await table.care.tick_race(lead)
            assert table.meta.seats[1].away and table.race.noted[1] == 1
    assert table.stage == "over" and table.result is not None and zoe.updates[-1].result is not None and backs > 0
    assert store.results["table"] == table.result and set(table.result.careers) == {ANN, BOB}
    assert [row.seq for row in await store.rows_of("table")] == list(range(table.race.version))
    return table


if __name__ == "__main__":
    print(write(record_of(asyncio.run(race(sys.argv[1])))), end="")

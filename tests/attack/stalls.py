"""Shared by attacks that may stall a server: an attacker, and a second client whose waits are measured.

The goal is 50 ms; assertions leave room for a busy machine, and measurements are printed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx

from tests.attack.probe import Waited, probing
from tests.conftest import Figures
from tests.server.process import ServerProcess
from tests.server.running import Person

NO_PROXY = "192.0.2.1"
"""A proxy setting with which this machine's addresses count as clients."""
MOST_WAIT = 1000.0
"""Longest wait in milliseconds; without slices and limits it was up to 4,500."""
MOST_MEMORY = 400.0
"""Most memory in MiB; without limits it was up to 1,100."""
ATTACKER = "127.0.0.2"


def attacker(server: ServerProcess, name: str = "Eve", address: str = ATTACKER) -> Person:
    """Return a guest with a separate address."""
    person = Person(server.address)
    transport = httpx.HTTPTransport(local_address=address)
    person.http = httpx.Client(base_url=server.address, transport=transport, timeout=120)
    person.post("/api/me", {"name": name})
    return person


@contextmanager
def measured(server: ServerProcess, what: str, figure: Figures) -> Iterator[Waited]:
    """Measure a second client's waits during the block, and print them."""
    table = Person(server.address, "Ann").start(people=2)["id"]
    with probing(server, table) as waited:
        time.sleep(0.5)
        yield waited
        memory = server.memory()
    figure(f"stall, {what}", f"{waited}; {memory:.0f} MiB")
    assert waited.longest < MOST_WAIT
    assert memory < MOST_MEMORY
    assert server.failures() == []


def at_once(count: int, call: Callable[[int], Any]) -> list[Any]:
    """Do something several times at once."""
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(call, range(count)))

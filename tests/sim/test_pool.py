"""Work shared between processes comes back in order."""

from __future__ import annotations

import os
import time
from functools import partial

import pytest

from paddock.sim import pool
from paddock.sim.pool import WorkersLost, in_order


def squares(first: int, count: int, slow: float = 0.0) -> list[int]:
    time.sleep(slow * count)
    return [number * number for number in range(first, first + count)]


def pids(first: int, count: int, slow: float = 0.0) -> list[int]:
    time.sleep(slow * count)
    return [os.getpid()] * count


def dies(first: int, count: int, parent: int) -> list[int]:
    if os.getpid() != parent:
        os._exit(1)
    return [0] * count


def slowly(first: int, count: int, parent: int) -> list[int]:
    time.sleep(0.8 if os.getpid() == parent else 30 if first > 2 else 0)
    return list(range(first, first + count))


@pytest.mark.parametrize("workers", [1, 2, None])
def test_in_order(workers: int | None) -> None:
    assert list(in_order(squares, 3, 50, workers)) == [number * number for number in range(3, 51)]
    assert list(in_order(squares, 5, 4, workers)) == []


def test_short_work_stays_here_and_long_work_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(in_order(pids, 1, 30)) == {os.getpid()}
    monkeypatch.setattr(pool, "TASTE", 0.02)
    monkeypatch.setattr(pool, "LONG", 0.1)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert len(set(in_order(partial(pids, slow=0.01), 1, 60))) > 1


def test_who_stops_does_not_wait_for_the_workers() -> None:
    began = time.monotonic()
    rows = in_order(partial(slowly, parent=os.getpid()), 1, 8, workers=2)
    assert [next(rows), next(rows)] == [1, 2]  # the second by a worker; both are at work now
    rows.close()
    assert time.monotonic() - began < 20


def test_a_dead_worker_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "TASTE", 0.0)
    with pytest.raises(WorkersLost, match="a worker process ended"):
        list(in_order(partial(dies, parent=os.getpid()), 1, 50, workers=2))

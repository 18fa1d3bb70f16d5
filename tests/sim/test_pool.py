"""Work shared between processes, or on a Ray cluster, comes back in order, whoever dies meanwhile."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from paddock.core.errors import BadOptions
from paddock.sim import cluster, pool
from paddock.sim.batches import Spec, run
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


SPEC = Spec("downforce", {"players": 4}, ("random",) * 4, "cluster")


def test_a_worker_with_another_version_is_refused() -> None:
    work = pickle.dumps(partial(numbers, 2))
    assert cluster.run_task(cluster.version(), work, 3, 2) == [6, 8]
    with pytest.raises(cluster.OtherVersion, match="install the same"):
        cluster.run_task("Paddock 0.0.1, Python 3.11.0", work, 3, 2)


def numbers(times: int, first: int, count: int) -> list[int]:
    return [times * number for number in range(first, first + count)]


def test_without_ray_the_next_step_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match=r"paddock-games\[ray\]"):
        cluster.connect("local")


def test_no_cluster_at_the_address_is_one_sentence() -> None:
    with pytest.raises(BadOptions, match=r"no Ray cluster answers at '127.0.0.1:1' \("):
        cluster.check_address("127.0.0.1:1")
    with pytest.raises(BadOptions, match="no Ray cluster answers"):
        cluster.check_address("ray://127.0.0.1:99999")


@pytest.mark.slow
def test_races_are_the_same_although_a_worker_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker of a local cluster is killed while it races; its batch is run again."""
    killed = tmp_path / "killed"
    monkeypatch.setenv("PYTHONPATH", os.getcwd())
    work = partial(killing, str(killed))
    batches = [(at, 5) for at in range(1, 101, 5)]
    with closing(cluster.on_cluster("local", work, batches)) as found:
        assert list(found) == numbers(1, 1, 100)
    assert killed.exists()


def killing(mark: str, first: int, count: int) -> list[int]:
    """Numbers; the first worker that comes to the 50th is killed there."""
    if first <= 50 < first + count and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return numbers(1, first, count)


@pytest.mark.slow
def test_all_figures_are_those_of_one_process() -> None:
    with closing(run(SPEC, 400, ray="local")) as shared, closing(run(SPEC, 400)) as alone:
        assert list(shared) == list(alone)
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"

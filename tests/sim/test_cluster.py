"""Races on a Ray cluster are the races of one process, whoever dies meanwhile."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from paddock.core.errors import BadOptions
from paddock.sim import cluster
from paddock.sim.batches import Spec, run

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

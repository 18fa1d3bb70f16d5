"""Batches of races: the same and in order with any workers and bots, even if a worker dies."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from paddock import games
from paddock.bots import random_bot
from paddock.core import record as records
from paddock.core.errors import BadOptions, PaddockError
from paddock.core.luck import pick
from paddock.fair import prove
from paddock.sim import cluster, pool
from paddock.sim.batches import Race, Spec, bot_stream, driver_names, play_race, race_seed, run, run_batch
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


def test_stopping_does_not_wait_for_the_workers() -> None:
    began = time.monotonic()
    rows = in_order(partial(slowly, parent=os.getpid()), 1, 8, workers=2)
    assert [next(rows), next(rows)] == [1, 2]  # the second by a worker; both are at work now
    rows.close()
    assert time.monotonic() - began < 20


def test_a_dead_worker_gives_a_one_sentence_error(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_without_ray_the_next_step_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match=r"paddock-games\[ray\]"):
        cluster.connect("local")


def test_no_cluster_at_the_address_is_reported_in_one_line() -> None:
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


THREE = Spec("downforce", {"players": 3}, ("random", "club", "random"), "7", records=True)


def test_one_and_two_workers_race_the_same() -> None:
    number = 43
    spec = msgspec.structs.replace(THREE, bots=("random",) * 3)
    alone = list(run(spec, number))
    together = list(run(spec, number, workers=2))
    assert alone == together
    assert [race.number for race in alone] == list(range(1, number + 1))


def test_a_batch_is_a_part_of_the_whole() -> None:
    whole = run_batch(THREE, 1, 4)
    assert run_batch(THREE, 3, 2) == whole[2:]
    assert len({race.record for race in whole}) == 4


def test_closing_early_is_clean() -> None:
    races = run(msgspec.structs.replace(THREE, bots=("random",) * 3), 200, workers=2)
    assert next(races).number == 1
    races.close()


def test_records_replay_and_their_luck_is_that_of_the_seed() -> None:
    for race in run_batch(THREE, 1, 3):
        check_record(race)


def check_record(race: Race) -> None:
    assert race.record is not None
    record = records.read(race.record)
    game = games.of_record(record)
    assert record.header["seed"] == race_seed("7", race.number)
    assert record.header["drivers"] == ["random", "club", "random"]
    assert prove(game, record) > 0
    assert game.turn(records.replayed(game, record)).result == race.result  # type: ignore[union-attr]
    assert len(record.moves) == race.moves >= race.decisions


def test_bots_do_not_disturb_the_luck_nor_each_other() -> None:
    game = games.make("downforce", {"players": 3})

    def reads_numbers(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        """Chooses like random, but draws more numbers from its own stream."""
        choice = pick(rng, legal)
        rng.random()
        return choice

    def lines(bots: Sequence[Any]) -> list[str]:
        written: list[str] = []
        play_race(game, bots, "7", written)
        return written

    plain = lines([random_bot] * 3)
    other = lines([random_bot, reads_numbers, random_bot])
    deals = [line for line in plain if line.startswith("deal")]
    assert deals == [line for line in other if line.startswith("deal")]
    first_of_seat_2 = [next(line for line in race if line.startswith("2 ")) for race in (plain, other)]
    assert first_of_seat_2[0] == first_of_seat_2[1]
    assert bot_stream("7", 0).random() != bot_stream("7", 1).random()


def test_a_known_race_stays_the_same() -> None:
    """A seed gives the same luck and the same choices on every machine and Python."""
    spec = Spec("downforce", {"players": 2, "beginner": True}, ("random",) * 2, "stable", records=True)
    first = run_batch(spec, 1, 1)[0].record
    assert first is not None
    moves = records.read(first).moves
    assert moves[1:3] == ("deal 5 4 0 1 2 3", "deal 4 1 3 0 2 5")
    assert moves[3:6] == ("1 play W4W2", "1 wild green", "1 wild black")


def test_a_bad_specification_is_refused_before_anything_runs() -> None:
    with pytest.raises(PaddockError, match="2 bots for 3 seats"):
        next(run(msgspec.structs.replace(THREE, bots=("random",) * 2), 5))
    with pytest.raises(PaddockError, match="no bot"):
        next(run(msgspec.structs.replace(THREE, bots=("nobody",) * 3), 5))


def test_names_for_a_record() -> None:
    assert driver_names(("random", "pro:50ms", "mymodule:MyBot:2s")) == ("Random 1", "Pro 2", "MyBot 3")

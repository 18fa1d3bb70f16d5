"""A bot that raises, hangs or cheats is named, random moves replace its own, and other bots lose nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest

from paddock import games
from paddock.bots import random_bot
from paddock.bots.drivers import OwnBot, faults_of, patience
from paddock.core.errors import BadOptions
from paddock.core.luck import pick, stream
from paddock.downforce import Downforce
from paddock.sim.batches import RaceRunner, Spec, play_race, run, run_batch
from paddock.sim.tally import Tally
from tests.bots.test_process import is_running
from tests.server.running import wait_until

BAD = "tests.sim.badbots:"
SPEC = Spec("downforce", {"players": 3}, ("random", "random", "random"), "7", records=True)


def with_bot(name: str, limit: float = 5.0) -> Spec:
    return msgspec.structs.replace(SPEC, bots=("random", BAD + name, "random"), limit=limit)


def test_bad_bots_are_named_and_replaced() -> None:
    spec = msgspec.structs.replace(SPEC, bots=(BAD + "Raises", "random", BAD + "Illegal"))
    races = run_batch(spec, 1, 3)
    for race in races:
        raised, answered = race.faults
        assert (raised.bot, raised.seat) == (BAD + "Raises", 0)
        assert (answered.bot, answered.seat) == (BAD + "Illegal", 2)
        assert min(raised.times, answered.times) > 10
        assert raised.first.startswith("ValueError: no idea what to do (badbots.py, line ")
        assert answered.first == "answered 0 fly, which is not legal"
        assert race.record
    assert len({race.record for race in races}) == 3


def test_only_the_moves_that_failed_are_replaced() -> None:
    (race,) = run_batch(with_bot("SometimesRaises"), 1, 1)
    (fault,) = race.faults
    assert 1 <= fault.times < race.decisions / 4
    assert run_batch(with_bot("SometimesRaises"), 1, 1) == [race]  # and always by the same ones


def test_a_bad_bot_costs_the_others_nothing() -> None:
    """The race is the same as with a good bot that makes the same random moves."""
    game = games.make("downforce", {"players": 3})
    table = RaceRunner("downforce", {"players": 3})
    bad: list[str] = []
    play_race(table.game, table.seat(("random", BAD + "Raises", "random"), "7/1"), "7/1", bad)
    spare = stream("7/1", "stand-in 1")
    good: list[str] = []
    play_race(game, [random_bot, lambda view, legal, rng: pick(spare, legal), random_bot], "7/1", good)
    assert bad == good


@pytest.mark.parametrize("name", ["Sleeps", "NeverComesBack"])
def test_a_hanging_bot_times_out_once(name: str) -> None:
    (race,) = run_batch(with_bot(name, 0.15), 1, 1)
    (fault,) = race.faults
    assert (fault.times, fault.first) == (1, "gave no answer within 0.15 s")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Crashes", "ended its process (exit code 3)"),
        ("Segfaults", "ended its process (signal 11)"),
        ("Forges", "gave an answer that cannot be read"),
    ],
)
def test_a_bot_that_breaks_its_process_breaks_nothing_else(name: str, reason: str) -> None:
    """It is not asked again in its race, and returns in the next one."""
    for race in run_batch(with_bot(name), 1, 2):
        (fault,) = race.faults
        assert (fault.times, fault.first) == (1, reason)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be halted here")
def test_a_bot_is_not_blamed_when_the_machine_stands_still() -> None:
    """Its process group is suspended for longer than a decision may take."""
    code = (
        "from paddock.sim.batches import Spec, run_batch\n"
        f"spec = Spec('downforce', {{'players': 2}}, ('random', '{BAD}Halted'), '7', limit=0.5)\n"
        "print(run_batch(spec, 1, 1)[0].faults)"
    )
    root = Path(__file__).parents[2]
    words = [sys.executable, "-c", code]
    began = monotonic()
    ran = subprocess.run(words, cwd=root, capture_output=True, text=True, timeout=60, start_new_session=True)
    assert ran.stdout == "()\n", ran
    assert monotonic() - began > 0.8


@pytest.mark.skipif(sys.platform == "win32", reason="processes are stopped in another way there")
def test_no_process_outlives_a_run_that_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C while a worker's bot never returns."""
    monkeypatch.setenv("PADDOCK_TEST_RACER", str(os.getpid()))
    monkeypatch.setenv("PADDOCK_TEST_FILE", str(tmp_path / "who"))

    def stop() -> None:
        wait_until((tmp_path / "who").exists)
        os.kill(os.getpid(), signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests started in the background ignore it
    try:
        stopping = threading.Thread(target=stop)
        stopping.start()
        with pytest.raises(KeyboardInterrupt):
            list(run(with_bot("NeverComesBackElsewhere", 600), 10_000, 2))
        stopping.join()
    finally:
        signal.signal(signal.SIGINT, before)
    wait_until(lambda: not is_running(int((tmp_path / "who").read_text())))


def test_a_bot_with_a_large_budget_gets_more_time() -> None:
    assert patience(BAD + "Plain", 10) == patience(BAD + "Plain:2s", 10) == 10
    assert patience(BAD + "Plain:20s", 10) == 60
    bots = RaceRunner("downforce", {"players": 2}, 0.2).seat((BAD + "Plain:1s", BAD + "Plain"), "7")
    assert [bot.limit for bot in bots if isinstance(bot, OwnBot)] == [3, 0.2]


def test_an_error_in_a_built_in_bot_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(view: object, legal: object, rng: object, budget: int) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Downforce, "make_bot", lambda game, level: breaks)
    with pytest.raises(ZeroDivisionError):
        run_batch(msgspec.structs.replace(SPEC, bots=("club", "random", "random"), seed="broken"), 1, 1)


def test_a_bot_that_breaks_its_game_breaks_nobody_elses() -> None:
    (race,) = run_batch(with_bot("Spoils"), 1, 1)
    assert race.faults == ()


def test_a_good_bot_drives_as_it_would_without_a_process() -> None:
    """Its generator gives the same numbers, from decision to decision."""
    game = games.make("downforce", {"players": 3})
    written: list[list[str]] = [[], []]
    play_race(game, [random_bot] * 3, "7/1", written[0])
    table = RaceRunner("downforce", {"players": 3})
    bots = table.seat(("random", BAD + "Plain", "random"), "7/1")
    play_race(table.game, bots, "7/1", written[1])
    assert written[0] == written[1]
    assert faults_of(bots) == ()


def test_a_bot_that_cannot_be_made_gives_a_one_sentence_error() -> None:
    with pytest.raises(BadOptions, match="cannot be made: RuntimeError: no engine"):
        run_batch(with_bot("CannotBeMade"), 1, 1)
    with pytest.raises(BadOptions, match="cannot be made: SystemExit: 4"):
        run_batch(with_bot("ExitsAtOnce"), 1, 1)
    with pytest.raises(BadOptions, match=r"cannot be made: it ended its process \(exit code 5\)"):
        run_batch(with_bot("CrashesAtOnce"), 1, 1)


def test_faults_are_added_up_by_name() -> None:
    spec = msgspec.structs.replace(SPEC, bots=("random", BAD + "Raises", BAD + "Raises"))
    tally = Tally(spec, games.make(spec.game, spec.options))
    for race in run_batch(spec, 1, 4):
        tally.add(race)
    (fault,) = tally.report().faults
    assert fault.bot == BAD + "Raises"
    assert fault.races == 4
    assert fault.times > 80

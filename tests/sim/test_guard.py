"""A bot that raises, hangs or cheats is told by name, random moves stand in, and the others lose nothing."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
import pytest

from paddock import games
from paddock.bots import random_bot
from paddock.core.errors import BadOptions
from paddock.core.luck import pick, stream
from paddock.sim import guard
from paddock.sim.batches import Spec, Table, faults_of, play_race, run_batch
from paddock.sim.guard import Guard
from paddock.sim.tally import Tally
from tests.sim.badbots import NeverGivesUp

BAD = "tests.sim.badbots:"
SPEC = Spec("downforce", {"players": 3}, ("random", "random", "random"), "7", records=True)


def with_bot(name: str, limit: float = 5.0) -> Spec:
    return msgspec.structs.replace(SPEC, bots=("random", BAD + name, "random"), limit=limit)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "ValueError: no idea what to do (badbots.py, line 29)"),
        ("Exits", "SystemExit: 3"),
        ("Illegal", "answered 0 fly, which is not legal"),
        ("Nobody", "answered None, which is not legal"),
        ("Sly", "RuntimeError: do not compare me"),
    ],
)
def test_a_bad_bot_is_told_by_name_and_replaced(name: str, reason: str) -> None:
    races = run_batch(with_bot(name), 1, 3)
    for race in races:
        (fault,) = race.faults
        assert fault.bot == BAD + name
        assert fault.seat == 1
        assert fault.times > 10
        assert fault.first.startswith(reason)
        assert race.record
    assert len({race.record for race in races}) == 3


def test_only_the_moves_that_failed_are_replaced() -> None:
    (race,) = run_batch(with_bot("SometimesRaises"), 1, 1)
    (fault,) = race.faults
    assert 1 <= fault.times < race.decisions / 4
    assert run_batch(with_bot("SometimesRaises"), 1, 1) == [race]  # and always by the same ones


def test_a_bad_bot_costs_the_others_nothing() -> None:
    """The race is the one in which somebody else drives the same random moves in its place."""
    game = games.make("downforce", {"players": 3})
    table = Table("downforce", {"players": 3})
    bad: list[str] = []
    play_race(game, table.seat(("random", BAD + "Raises", "random")), "7/1", bad)
    spare = stream("7/1", "stand-in 1")
    good: list[str] = []
    play_race(game, [random_bot, lambda view, legal, rng: pick(spare, legal), random_bot], "7/1", good)
    assert bad == good


@pytest.mark.parametrize("name", ["Hangs", "Sleeps", "Stubborn", "NeverGivesUp"])
def test_a_bot_that_hangs_is_waited_for_once(name: str) -> None:
    began = monotonic()
    (race,) = run_batch(with_bot(name, 0.15), 1, 1)
    assert monotonic() - began < 5
    (fault,) = race.faults
    assert (fault.times, fault.first) == (1, "gave no answer within 0.15 s")


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be halted here")
def test_a_bot_is_not_blamed_when_the_machine_stands_still() -> None:
    """In a process of its own, which is halted for longer than a decision may take."""
    code = (
        "from paddock.sim.batches import Spec, run_batch\n"
        f"spec = Spec('downforce', {{'players': 2}}, ('random', '{BAD}Halted'), '7', limit=0.5)\n"
        "print(run_batch(spec, 1, 1)[0].faults)"
    )
    root = Path(__file__).parents[2]
    began = monotonic()
    ran = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, timeout=60)
    assert ran.stdout == "()\n", ran
    assert monotonic() - began > 0.8


def test_a_tracer_is_back_after_an_alarm() -> None:
    def tracer(frame: object, event: str, arg: object) -> None:
        return None

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        with pytest.raises(guard.TooLong):
            guard.within(0.05, lambda: NeverGivesUp(None)(None, [], Random(), 100))
        assert sys.gettrace() is tracer
    finally:
        sys.settrace(before)


def test_who_asks_for_more_time_gets_it() -> None:
    assert guard.patience("pro", 10) == guard.patience("pro:2s", 10) == 10
    assert guard.patience("pro:20s", 10) == guard.patience("mymodule:MyBot:20s", 10) == 60
    bots = Table("downforce", {"players": 2}, 0.2).seat(("club:1s", "club"))
    assert [bot.limit for bot in bots if isinstance(bot, Guard)] == [3, 0.2]


def test_the_alarm_is_off_afterwards() -> None:
    assert guard.within(0.05, lambda: 7) == 7
    threading.Event().wait(0.1)
    with pytest.raises(ZeroDivisionError):
        guard.within(0.05, lambda: 1 // 0)
    threading.Event().wait(0.1)


def test_without_an_alarm_a_thread_watches() -> None:
    found: list[object] = []

    def elsewhere() -> None:
        table = Table("downforce", {"players": 3}, 0.15)
        bots = table.seat(("random", BAD + "Sleeps", BAD + "Raises"))
        play_race(table.game, bots, "7/1")
        found.extend(faults_of(bots))
        found.append(guard.within(1, lambda: 7))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join(20)
    hung, raised, seven = found
    assert isinstance(hung, guard.Fault)
    assert hung.first == "gave no answer within 0.15 s"
    assert isinstance(raised, guard.Fault)
    assert "no idea" in raised.first
    assert seven == 7


def test_a_bot_that_breaks_its_game_breaks_nobody_elses() -> None:
    (race,) = run_batch(with_bot("Spoils"), 1, 1)
    assert race.faults == ()


def test_a_good_bot_is_not_changed_by_its_guard() -> None:
    game = games.make("downforce", {"players": 3})
    written: list[list[str]] = [[], []]
    play_race(game, [random_bot] * 3, "7/1", written[0])
    watched = Guard(random_bot, "random")
    play_race(game, [random_bot, watched, random_bot], "7/1", written[1])
    assert written[0] == written[1]
    assert watched.fault() is None
    assert len(watched.times) > 10


def test_a_bot_that_cannot_be_made_is_a_sentence() -> None:
    with pytest.raises(BadOptions, match="cannot be made: RuntimeError: no engine"):
        run_batch(with_bot("CannotBeMade"), 1, 1)
    with pytest.raises(BadOptions, match="cannot be made: SystemExit: 4"):
        run_batch(with_bot("ExitsAtOnce"), 1, 1)


def test_faults_are_added_up_by_name() -> None:
    spec = msgspec.structs.replace(SPEC, bots=("random", BAD + "Raises", BAD + "Raises"))
    tally = Tally(spec)
    for race in run_batch(spec, 1, 4):
        tally.add(race)
    (told,) = tally.report()["faults"]
    assert told["bot"] == BAD + "Raises"
    assert told["races"] == 4
    assert told["times"] > 80

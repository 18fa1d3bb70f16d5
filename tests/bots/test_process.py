"""The process of bots: questions, ending, restarting, and no orphans."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from paddock.bots import process as module
from paddock.bots.answering import Answer, BotId
from paddock.bots.process import BotProcess, NoAnswer
from paddock.core.errors import BadOptions
from paddock.core.game import Action, AnyGame, Decide
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import past_luck
from paddock.games import make
from tests.server.running import wait_until

BAD = "tests.sim.badbots:"
LONG = 60.0


@pytest.fixture(scope="module")
def game() -> AnyGame:
    return make("formula_d", {"cars": 2})


@pytest.fixture(scope="module")
def asked(game: AnyGame) -> tuple[object, Sequence[Action]]:
    """A view and the legal actions of the first decision."""
    state = past_luck(game, game.start(), SeededLuck("x"))
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return game.view(state, turn.seats[0]), game.legal(state, turn.seats[0])


@pytest.fixture
def process() -> Iterator[BotProcess]:
    process = BotProcess()
    yield process
    process.end()


class Asker:
    """Asks bots one question, by name."""

    def __init__(self, process: BotProcess, game: AnyGame, asked: tuple[object, Sequence[Action]]) -> None:
        self.process, self.game = process, game
        self.view, self.legal = asked

    def __call__(self, name: str, rng: Random, limit: float = LONG, copy: int = 0) -> Answer:
        return self.process.ask(BotId.of(BAD + name, self.game, copy), self.view, self.legal, rng, limit)


@pytest.fixture
def ask(process: BotProcess, game: AnyGame, asked: tuple[object, Sequence[Action]]) -> Asker:
    return Asker(process, game, asked)


def test_its_generator_advances_in_this_process(ask: Asker) -> None:
    here, there = stream("7", "bot"), stream("7", "bot")
    for _ in range(3):
        assert ask("Plain", there).chosen == int(here.random() * len(ask.legal))
        assert there.getstate() == here.getstate()
    for _ in range(12):
        raises = here.random() < 0.2
        if not raises:
            here.random()
        assert (ask("SometimesRaises", there).chosen is None) is raises
        assert there.getstate() == here.getstate()  # also after an error


def test_faults_of_a_bot_are_described(ask: Asker) -> None:
    told = {
        "Raises": "ValueError: no idea what to do (badbots.py, line ",
        "Exits": "SystemExit: 3 (badbots.py, line ",
        "Interrupts": "KeyboardInterrupt (badbots.py, line ",
        "Illegal": "answered 0 fly, which is not legal",
        "Nobody": "answered None, which is not legal",
        "Sly": "RuntimeError: do not compare me (badbots.py, line ",
        "Unspeakable": "answered something (Thing), which is not legal",
        "Verbose": f"answered {'blah ' * 31}blah…, which is not legal",
    }
    for name, words in told.items():
        answer = ask(name, Random(1))
        assert answer.chosen is None
        assert answer.wrong.startswith(words)


def test_after_a_late_answer_the_next_question_gets_its_own(ask: Asker) -> None:
    ask("Plain", Random(1))
    with pytest.raises(NoAnswer, match=r"gave no answer within 0\.05 s") as error:
        ask("Sleeps", Random(1), 0.05)
    assert error.value.late
    assert not ask.process.running
    assert ask("Raises", Random(1)).wrong.startswith("ValueError")
    assert ask("Plain", Random(1)).chosen is not None


def test_ctrl_c_ends_the_process_at_once(ask: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    number = number_in(ask("TellsItsProcess", Random(1)))

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Connection, "poll", interrupted)
    with pytest.raises(KeyboardInterrupt):
        ask("TellsItsProcess", Random(1))
    assert not ask.process.running
    assert not is_running(number)


def test_an_idle_process_that_ended_is_logged_and_replaced(ask: Asker) -> None:
    os.kill(number_in(ask("TellsItsProcess", Random(1))), signal.SIGKILL)
    with pytest.raises(NoAnswer, match=r"ended its process \(signal 9\)") as error:
        ask("TellsItsProcess", Random(1))
    assert not error.value.late
    assert ask("Plain", Random(1)).chosen is not None


def test_bots_in_a_process_share_nothing_and_the_least_recently_used_is_dropped(
    ask: Asker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "KEPT", 2)
    counts = [number_in(ask("Counts", Random(1), copy=copy)) for copy in (0, 0, 1, 0, 2, 0, 1)]
    assert counts == [1, 2, 1, 3, 1, 4, 1]


def test_a_bot_that_cannot_be_made_leaves_the_process_to_others(ask: Asker) -> None:
    ask("Plain", Random(1))
    for name, reason in (("CannotBeMade", "RuntimeError: no engine"), ("Missing", "has no class or function")):
        with pytest.raises(BadOptions, match=reason):
            ask(name, Random(1))
    assert ask.process.running
    assert ask("Plain", Random(1)).chosen is not None


def test_a_bot_cannot_read_what_a_person_types(ask: Asker) -> None:
    assert ask("Asks", Random(1)).wrong.startswith("EOFError")


def test_an_unreferenced_process_ends(game: AnyGame, asked: tuple[object, Sequence[Action]]) -> None:
    number = number_in(Asker(BotProcess(), game, asked)("TellsItsProcess", Random(1)))
    wait_until(lambda: not is_running(number))


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed in another way there")
def test_a_bot_that_hangs_ends_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    code = (
        "from paddock.sim.batches import Spec, run_batch\n"
        f"run_batch(Spec('downforce', {{'players': 2}}, ('random', '{BAD}NeverReturns'), '7', limit=600), 1, 1)"
    )
    environment = {**os.environ, "PADDOCK_TEST_FILE": str(tmp_path / "who")}
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", code], cwd=root, env=environment) as racing:
        wait_until((tmp_path / "who").exists)
        racing.kill()
    number = int((tmp_path / "who").read_text())
    wait_until(lambda: not is_running(number))


def number_in(answer: Answer) -> int:
    """The number in a bot's answer, although it is not legal."""
    return int(answer.wrong.removeprefix("answered ").partition(",")[0])


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True

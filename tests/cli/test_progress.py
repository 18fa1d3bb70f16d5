"""The progress bar of long runs."""

from __future__ import annotations

import io
import re
import sys
from contextlib import redirect_stderr
from time import sleep

import pytest

from paddock.cli.output import progress as module
from paddock.cli.output.progress import progress


def shown(seconds: float, done: int = 0) -> str:
    """The error output of a run with two of ten races done."""
    err = io.StringIO()
    with redirect_stderr(err), progress(10, done) as advance:
        advance()
        advance()
        sleep(seconds)
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", err.getvalue())


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(module, "PATIENCE", 0.1)


def test_a_long_run_shows_how_far_it_is() -> None:
    text = shown(0.4)
    for word in ("racing", "2/10", "0:00:", "left"):
        assert word in text
    assert "6/10" in shown(0.4, done=4)


def test_a_short_run_shows_nothing() -> None:
    assert shown(0) == ""


def test_the_bar_does_not_wait_for_the_first_race() -> None:
    err = io.StringIO()
    out = sys.stdout
    with redirect_stderr(err), progress(10):
        sleep(0.4)
    assert "0/10" in err.getvalue()
    assert sys.stdout is out


def test_no_bar_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORCE_COLOR")
    assert shown(0.3).strip() == ""

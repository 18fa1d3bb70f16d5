"""Run commands in this process like a shell, and make records for them to read."""

from __future__ import annotations

import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from paddock import games
from paddock.bots import random_bot
from paddock.cli import main
from paddock.core import record as records
from paddock.sim.batches import play_race


class Ran(msgspec.Struct):
    """The result of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def paddock(*words: object, typed: str = "") -> Ran:
    """Run `./paddock WORDS`; raise anything but a clean exit."""
    out, err = io.StringIO(), io.StringIO()
    argv = ["paddock", *map(str, words)]
    typing = patch.object(sys, "stdin", io.StringIO(typed))
    environment = patch.dict(os.environ, PADDOCK_LANG="en", PADDOCK_COMMAND="./paddock")
    with patch.object(sys, "argv", argv), typing, environment, redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 0 if stop.code is None else 1
    return Ran(code, out.getvalue(), err.getvalue())


def done(ran: Ran) -> str:
    """What a command prints that succeeds."""
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def refused(*words: object, typed: str = "") -> str:
    """Return the one-sentence error of a refused command."""
    ran = paddock(*words, typed=typed)
    assert ran.code == 2, ran
    assert ran.out == "", ran
    lines = ran.err.splitlines()
    assert len(lines) == 1, ran.err
    if words[0] == "serve" and lines[0].startswith("{"):  # its log is for programs
        return str(json.loads(lines[0])["say"])
    assert lines[0].startswith("paddock: ")
    return lines[0].removeprefix("paddock: ")


def save(folder: Path, text: str) -> Path:
    """Save the record of a race or a season."""
    path = folder / "it.race"
    path.write_text(text, encoding="utf-8")
    return path


def recorded(options: dict[str, Any], seed: str, names: tuple[str, ...], more: dict[str, str] | None = None) -> str:
    """The record of a race of Downforce between random bots."""
    game = games.make("downforce", options)
    moves: list[str] = []
    state, _, _ = play_race(game, [random_bot] * len(names), seed, moves)
    header = {**records.make_header(game, names), **(more or {})}
    return records.write(records.Record(header, tuple(moves), records.result_data(game, state)))

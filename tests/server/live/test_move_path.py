"""A move has one code path: traced from the received frame to the bytes for the other player."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.server.directory import tables
from tests.server.running import QUICK, Running, asked

SOURCE = Path(__file__).resolve().parents[3] / "src" / "paddock"
TRACED = tuple([str(SOURCE / part) + "/" for part in ("server", "table")])
COMPREHENSIONS = ("<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>")


class Trace:
    """The called functions of server and table, each once, in the order of first calls.

    Comprehensions are left out: before Python 3.12 they have their own frames, although they are not calls.
    """

    def __init__(self) -> None:
        self.called: dict[str, None] = {}

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(TRACED) and code.co_name not in COMPREHENSIONS:
            where = Path(code.co_filename).relative_to(SOURCE)
            self.called.setdefault(f"{where}: {code.co_qualname}")


def documented() -> list[str]:
    """The path in docs/architecture.md: a numbered list of `file`: `function`."""
    text = (SOURCE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("## The path of a move")[2].partition("\n## ")[0]
    return [f"{file}: {function}" for file, function in re.findall(r"^\d+\. `(.+?)`: `(.+?)`", section, re.MULTILINE)]


def test_a_move_takes_the_path_that_the_docs_list(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: "01" * 32)
    server = serve(times=replace(QUICK, tick=3600))  # nothing else happens meanwhile
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.race_with(bob)
    server.play_out(table, until=lambda at: asked(at) == "Driving" and at.race.waits == (0,))
    store, trace = server.directory.store, Trace()

    async def profile(to: Trace | None) -> None:
        sys.setprofile(to)
        await asyncio.wrap_future(store.writer._thread.submit(sys.setprofile, to))

    with ann.socket(table, 0) as hers, bob.socket(table, 1) as his:
        server.do(profile(trace))
        hers.act(0, hers.last["choices"][0]["action"])
        his.until(lambda update: update["version"] == hers.last["version"])
        server.do(profile(None))
    path = list(trace.called)
    assert sorted(path) == sorted(documented()), "\n".join(path)
    assert len(path) <= 30
    between = [called for called in path if called.startswith(("table/table.py", "table/commits.py"))]
    assert len(between) == 3  # commit, apply, show: each way once

"""While a bot's kernel is not compiled, another level drives and nothing waits."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from paddock import games
from paddock.bots import compiling
from paddock.kernel import source as kernels
from paddock.kernel import targets
from paddock.kernel.source import KernelSource
from paddock.server import metrics
from paddock.server.logs import JsonLines
from paddock.table.info import driven_by
from tests.server.running import wait_until

TOY = KernelSource("toy", ("tests.kernel.toy",))


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game whose strongest level searches by a kernel that nobody has compiled."""
    monkeypatch.setenv("PADDOCK_KERNELS", str(tmp_path))
    monkeypatch.setattr(compiling, "numba_version", lambda: "1")
    monkeypatch.setattr(kernels, "numba_version", lambda: "1")
    made = games.make(games.names()[0], {})
    monkeypatch.setattr(type(made), "kernel_source", TOY)
    monkeypatch.setattr(type(made), "kernel_bots", ("pro",))
    return made


def build(source: KernelSource) -> None:
    """Pretend that the kernel has been compiled."""
    source.folder().mkdir(parents=True)
    (source.folder() / kernels.BUILT).touch()


def test_club_drives_until_the_kernel_of_pro_is_compiled(game: Any) -> None:
    assert compiling.who_drives("pro:50ms", game) == "club"
    assert compiling.who_drives("rookie", game) == "rookie"
    build(TOY)
    assert compiling.who_drives("pro:50ms", game) == "pro:50ms"


def test_without_numba_nobody_waits(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "numba_version", lambda: None)
    assert compiling.who_drives("pro", game) == "pro"
    assert compiling.unbuilt() == []
    assert compiling.build_aside() is None


def test_uncompiled_kernels_are_found(game: Any) -> None:
    assert TOY in compiling.unbuilt()
    build(TOY)
    assert TOY not in compiling.unbuilt()


def test_a_failure_to_compile_is_logged_as_the_server_logs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "log", logging.Logger("alone"))
    monkeypatch.setattr(compiling, "unbuilt", lambda: [None])
    monkeypatch.setattr("os.nice", lambda _: 0)
    compiling.build_all(JsonLines())
    (line,) = capsys.readouterr().err.splitlines()
    assert "AttributeError" in json.loads(line)["error"]


def test_compiling_beside_a_server_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise each killed server would leave a process behind."""
    done: list[str] = []
    monkeypatch.setattr("paddock.bots.worker.end_with_parent", lambda end: done.append("watches"))
    monkeypatch.setattr(compiling, "build_all", lambda formatter: done.append("compiles"))
    compiling.build_beside()
    assert done == ["watches", "compiles"]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_no_zombie_is_left_of_the_compiling_process(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "build_beside", repr)
    process = compiling.build_aside(JsonLines())
    assert process is not None
    wait_until(lambda: not Path(f"/proc/{process.pid}").exists())


def test_a_cache_that_cannot_be_written_is_one_line_and_a_figure(
    game: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PADDOCK_KERNELS", str(tmp_path / "file" / "kernels"))
    assert compiling.build_aside() is None
    (said,) = caplog.records
    assert said.levelname == "ERROR" and "PADDOCK_KERNELS" in said.getMessage() and said.exc_info is None
    assert b"\npaddock_kernels_missing 2.0\n" in metrics.exposition()
    caplog.clear()
    monkeypatch.setattr(targets, "machine_code", lambda modules: b"code")
    assert TOY.build() == b"code"  # a running command still has its compiled kernel
    assert len(caplog.records) == 1 and caplog.records[0].exc_info is None


def test_a_server_and_its_games_import_no_numba() -> None:
    code = (
        "import sys, paddock.server.run, paddock.cli; from paddock import games\n"
        "for name in games.names(): games.make(name, {})\n"
        "print('numba' in sys.modules, 'numpy' in sys.modules)"
    )
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert asked.stdout == "False False\n"


def test_a_table_names_the_stand_in_of_a_bot(game: Any) -> None:
    assert driven_by("pro", game) == "club"
    assert driven_by("club", game) is None
    assert driven_by(None, game) is None

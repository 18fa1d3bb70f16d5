"""Kernels as files of the page."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

from paddock.analysis import browser
from paddock.kernel.source import numba_version

MOST_BYTES = 25_000
"""Of a kernel, compressed."""


@pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
def test_every_kernel_is_written_once_and_older_ones_go(tmp_path: Path) -> None:
    (tmp_path / "old-1234.wasm").write_bytes(b"")
    assert browser.main([str(tmp_path)]) == 0
    index = json.loads((tmp_path / "index.json").read_text())
    assert {"downforce", "formula_d"} <= index.keys()
    assert {path.name for path in tmp_path.glob("*.wasm")} == {each["file"] for each in index.values()}
    for each in index.values():
        code = (tmp_path / each["file"]).read_bytes()
        assert code.startswith(b"\0asm")
        assert len(zlib.compress(code, 9)) <= MOST_BYTES
        assert each["digest"] in each["file"]


def test_without_numba_there_is_no_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "numba_version", lambda: None)
    assert browser.write(tmp_path) == {}
    assert json.loads((tmp_path / "index.json").read_text()) == {}


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert browser.main([str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err
    assert browser.main([]) == 2

"""One data folder, one server."""

from __future__ import annotations

import json
import logging
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.server.storage.folder_lock import FILE, FolderInUse, folder_lock
from paddock.server.storage.migrate import FILE as DATABASE
from paddock.server.storage.migrate import BadData, back_up, prepare


def start(data: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "paddock", "serve", "--port", "0", "--data", str(data)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_second_start_on_the_same_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    first = start(tmp_path)
    try:
        assert first.stdout is not None and first.stdout.readline().startswith("Paddock is at")
        second = start(tmp_path)
        said = second.communicate(timeout=30)
        assert second.returncode == 2 and said[0] == ""
        assert json.loads(said[1])["say"] == (
            f"another Paddock server already uses the data folder {tmp_path}; "
            "stop it, or choose another folder with --data DIR"
        )
        assert first.poll() is None
        first.send_signal(signal.SIGKILL)  # a lock must not outlive its process
        first.communicate()
        with folder_lock(tmp_path):
            pass
    finally:
        first.kill()
        first.communicate()


def test_a_lock_is_free_again_after_its_block(tmp_path: Path) -> None:
    with folder_lock(tmp_path), pytest.raises(FolderInUse), folder_lock(tmp_path):
        pass
    with folder_lock(tmp_path):
        pass


def test_a_lock_that_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(BadData, match="cannot be opened"), folder_lock(tmp_path):
        pass


def rights(*paths: Path) -> set[int]:
    return {stat.S_IMODE(path.stat().st_mode) for path in paths}


def open_folder(folder: Path) -> tuple[Path, ...]:
    """A folder as somebody may have made it by hand, and the files with seeds in it, all for everybody to read."""
    folder.chmod(0o755)
    files = tuple([folder / name for name in (DATABASE, f"{DATABASE}-wal", "paddock-before-0003.db")])
    for file in files:
        file.touch()
        file.chmod(0o644)
    return files


def test_a_folder_that_others_can_read_is_closed_to_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = open_folder(tmp_path)
    with folder_lock(tmp_path):
        assert rights(tmp_path) == {0o700} and rights(*files) == {0o600}
    assert caplog.text == ""


def test_a_folder_with_other_things_in_it_keeps_its_rights(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = open_folder(tmp_path)
    (tmp_path / "letters.txt").touch(0o644)
    with folder_lock(tmp_path):
        assert rights(tmp_path, tmp_path / "letters.txt") == {0o755, 0o644} and rights(*files) == {0o600}
    assert (
        f"(it also holds other files), which holds the seeds of running races; run chmod 700 {tmp_path}" in caplog.text
    )


def test_rights_that_cannot_be_changed_are_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_folder(tmp_path)

    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    with folder_lock(tmp_path):
        pass
    warned = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert len(warned) == 4
    assert all(
        "other users of this machine can read" in said and "(Operation not permitted)" in said for said in warned
    )


def test_new_files_are_for_their_user_alone(tmp_path: Path) -> None:
    prepare(tmp_path)
    assert rights(tmp_path / DATABASE, back_up(tmp_path / DATABASE, "paddock-before-next.db")) == {0o600}

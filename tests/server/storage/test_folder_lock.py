"""One data folder, one server."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.server.storage.folder_lock import FILE, FolderInUse, folder_lock
from paddock.server.storage.migrate import BadData


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
        assert said[1] == (
            f"paddock: another Paddock server already uses the data folder {tmp_path}; "
            "stop it, or choose another folder with --data DIR\n"
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

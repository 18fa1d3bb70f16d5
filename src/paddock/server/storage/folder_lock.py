"""One data folder, one server: a lock that the system releases when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from paddock.server.storage.migrate import BadData, check_folder

FILE = "paddock.lock"

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderInUse(BadData):
    """Another server works on this folder."""


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Holds the folder for this process alone; FolderInUse if another one does."""
    check_folder(folder)
    try:
        file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadData(f"the file {folder / FILE} cannot be opened ({error.strerror}); is it another user's?") from None
    try:
        try:
            _lock(file)
        except OSError:
            raise FolderInUse(
                f"another Paddock server already uses the data folder {folder}; "
                "stop it, or choose another folder with --data DIR"
            ) from None
        yield
    finally:
        os.close(file)

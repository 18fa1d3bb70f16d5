"""The lock and the access rights of a data folder. The system releases the lock when the process ends."""

from __future__ import annotations

import logging
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from paddock.server.storage.migrate import FILE as DATABASE
from paddock.server.storage.migrate import BadData, check_folder

log = logging.getLogger("paddock.data")

FILE = "paddock.lock"
OTHERS = 0o077
"""The permission bits of group and others."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderInUse(BadData):
    """Another server uses this folder."""


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Lock the folder for this process. Raises FolderInUse if another one holds the lock."""
    check_folder(folder)
    try:
        file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadData(f"the file {folder / FILE} cannot be opened ({error.strerror}); check its owner") from None
    try:
        try:
            _lock(file)
        except OSError:
            raise FolderInUse(
                f"another Paddock server already uses the data folder {folder}; "
                "stop it, or choose another folder with --data DIR"
            ) from None
        close_to_others(folder)
        yield
    finally:
        os.close(file)


def close_to_others(folder: Path) -> None:
    """Remove the rights of group and others from the folder and Paddock's files in it, which hold every seed.

    A folder with other files stays as it is, and so do files of another user; the log warns about both.
    """
    if os.name != "posix":
        return
    files = [*folder.iterdir()]
    ours = [file for file in files if file.name.startswith(Path(DATABASE).stem)]
    for path in (*ours, folder):
        mode = path.stat().st_mode
        if not mode & OTHERS:
            continue
        wanted = stat.S_IMODE(mode) & ~OTHERS
        try:
            if path == folder and len(ours) < len(files):
                raise OSError("it also holds other files")
            path.chmod(wanted)
        except OSError as error:
            log.warning(
                "other users of this machine can read %s (%s), which holds the seeds of running races; run chmod %o %s",
                *(path, error.strerror or error, wanted, path),
            )

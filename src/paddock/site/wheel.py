"""Fetches msgspec as it runs in a page, pinned by its hash, with the package installer as it is set up here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from platformdirs import user_cache_path

from paddock.core.errors import BadOptions

LOCK = Path(__file__).resolve().parents[3] / "locks" / "site.txt"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp")


def wheel() -> bytes:
    """Return the wheel of the lock, which is kept for the next time."""
    if not LOCK.is_file():
        raise BadOptions("the lock of the site is not there; a site is written from a checkout, by ./paddock site")
    lock = LOCK.read_text(encoding="utf-8")
    kept = user_cache_path("paddock", False) / "wheels" / f"{lock.rpartition(':')[2].strip()}.whl"
    if kept.is_file():
        return kept.read_bytes()
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary", ":all:", "--require-hashes", "-r", str(LOCK), "-d", folder, *PLATFORM]
        if subprocess.run(command, check=False, stdin=subprocess.DEVNULL).returncode:
            raise BadOptions("msgspec for the page could not be fetched; check the network and your pip settings")
        (found,) = Path(folder).glob("*.whl")
        data = found.read_bytes()
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(data)
    return data

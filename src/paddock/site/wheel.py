"""Fetch msgspec's wheel for pages, pinned by its hash, with the installer's own settings."""

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
    """Return the locked wheel, from the cache if it is there."""
    if not LOCK.is_file():
        raise BadOptions("the lock file of the site is missing; write a site from a checkout, with ./paddock site")
    lock = LOCK.read_text(encoding="utf-8")
    kept = user_cache_path("paddock", False) / "wheels" / f"{lock.rpartition(':')[2].strip()}.whl"
    if kept.is_file():
        return kept.read_bytes()
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary", ":all:", "--require-hashes", "-r", str(LOCK), "-d", folder, *PLATFORM]
        if subprocess.run(command, check=False, stdin=subprocess.DEVNULL).returncode:
            raise BadOptions("msgspec could not be downloaded for the page; check the network and your pip settings")
        (found,) = Path(folder).glob("*.whl")
        data = found.read_bytes()
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(data)
    return data

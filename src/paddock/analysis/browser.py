"""Write the kernels of all games as WebAssembly for pages: `python -m paddock.analysis.browser FOLDER`.

In index.json beside them, a page finds the kernel of a game. Without Numba it is empty, and the page offers no
analysis.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from functools import cache
from html import escape
from pathlib import Path

import msgspec

from paddock import games
from paddock.kernel.source import COMPILER, SHARED, KernelSource, numba_version, path_of

INDEX = "index.json"
DIGESTS = Path(__file__).with_name("digests.json")
"""The digests of all kernels where the sources are not: a site has bytecode alone (site/python.py)."""
NOTE = re.compile(r'(<meta name="paddock-kernels" content=")[^"]*')
"""The place in a page that names its kernels."""


class KernelFile(msgspec.Struct, frozen=True):
    """The kernel of a game as a file of the page."""

    file: str
    digest: str


@cache
def digest_of(source: KernelSource) -> str:
    """Return a digest of a kernel's sources, which identifies its version on every machine."""
    if DIGESTS.is_file():
        noted: dict[str, str] = json.loads(DIGESTS.read_bytes())
        return noted[source.name]
    digest = hashlib.sha256()
    for folder in dict.fromkeys(path_of(name).parent for name in (COMPILER, *SHARED, *source.modules)):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def file_of(name: str, source: KernelSource) -> KernelFile:
    """Return the file of a game's kernel."""
    return KernelFile(f"{name}-{digest_of(source)}.wasm", digest_of(source))


def write(folder: Path) -> dict[str, KernelFile]:
    """Write the kernels of all games and their index, and remove older ones."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {}
    for name in games.names() if numba_version() is not None else ():
        source = games.load(name).kernel_source
        if source is not None:
            found[name] = file_of(name, source)
            if not (folder / found[name].file).exists():
                (folder / found[name].file).write_bytes(source.wasm())
    (folder / INDEX).write_bytes(msgspec.json.encode(found))
    name_kernels(folder.parent / "index.html", {name: each.digest for name, each in found.items()})
    for old in folder.glob("*.wasm"):
        if old.name not in [each.file for each in found.values()]:
            old.unlink()
    return found


def name_kernels(page: Path, digests: dict[str, str]) -> None:
    """Name the kernels in the page beside their folder, so that it can tell when a server has others."""
    if page.is_file():
        noted = rf"\g<1>{escape(json.dumps(digests))}"
        page.write_text(NOTE.sub(noted, page.read_text(encoding="utf-8")), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Write the kernels into the given folder."""
    if len(arguments) != 1:
        print("usage: python -m paddock.analysis.browser FOLDER", file=sys.stderr)
        return 2
    try:
        found = write(Path(arguments[0]))
    except OSError as error:
        print(f"the kernels cannot be written to {arguments[0]} ({error.strerror or error})", file=sys.stderr)
        return 2
    print(f"kernels for browsers: {', '.join(found) or 'none, as there is no Numba'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

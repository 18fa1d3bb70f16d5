"""Write a site: the page, Python with the package, boards, texts, and the service worker that caches it all."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from html import escape
from pathlib import Path

import msgspec
from msgspec.structs import replace

from paddock import games
from paddock.analysis.browser import DIGESTS, INDEX, digest_of
from paddock.core.errors import BadOptions
from paddock.drawing.draw import draw
from paddock.server.features.static_data import circuit_facts, game_infos, texts
from paddock.server.http.guides import make_guide
from paddock.site.python import PYODIDE, library, packages, sha256
from paddock.table.messages import GameInfo
from paddock.track.board import board_data
from paddock.track.load import board_key, builtin_tracks
from paddock.words import LANGUAGES, PARTS

PACKAGE = Path(__file__).resolve().parents[1]
PAGE = PACKAGE / "server" / "static"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
NOT_IN_PAGES = (
    *("cli", "sim", "lab", "library", "load", "client", "site", "locales", "env", "operating"),
    *(f"server/{name}.py" for name in ("app", "run", "logs", "metrics", "offline", "stopping")),
    *(f"server/{name}" for name in ("static", "cluster", "storage", "workers", "http/pages.py", "http/preview.py")),
)
"""Parts of the package that a page does not need."""
NOT_OF_A_SITE = ("paddock-stamp", "offline.js")
"""Files of the page that only a server needs."""


class Site(msgspec.Struct, frozen=True):
    """The settings of a site."""

    folder: Path
    wheel: bytes  # msgspec for Python in the page
    server: str = ""  # the server for racing with friends
    base: str = "./"  # the path under which the folder is served


def write(site: Site) -> dict[str, bytes]:
    """Write the site, and return its files by name."""
    for needed in (PAGE / "index.html", PYODIDE / RUNTIME[0]):
        if not needed.is_file():
            raise BadOptions(f"{needed.name} is missing; write a site from a checkout, with ./paddock site")
    python = {name: (PYODIDE / name).read_bytes() for name in RUNTIME} | {"library.zip": library()}
    ours = {"packages.bin": packages(site.wheel, package_files(), python["library.zip"]), **data_files()}
    folders = {"python": f"python-{sha256(python)}/", "files": f"paddock-{sha256(ours)}/"}
    files = {folders["python"] + name: data for name, data in python.items()}
    files |= {folders["files"] + name: data for name, data in ours.items()}
    files |= page_files({**folders, "server": site.server}, site.base)
    files["sw.js"] = service_worker(files)
    for name, data in files.items():
        path = site.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    remove_older(site.folder, files)
    return files


def package_files() -> dict[str, bytes]:
    """Return the files of the package that a page needs."""
    found = {}
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE).as_posix()
        left_out = any(inside == name or inside.startswith(f"{name}/") for name in NOT_IN_PAGES)
        if path.is_file() and not left_out and not {"__pycache__", "locales", "guide", "fonts"} & {*Path(inside).parts}:
            found[f"paddock/{inside}"] = path.read_bytes()
    sources = [games.load(name).kernel_source for name in games.names()]
    digests = {source.name: digest_of(source) for source in sources if source is not None}
    return {**found, f"paddock/{DIGESTS.relative_to(PACKAGE).as_posix()}": msgspec.json.encode(digests)}


def data_files() -> dict[str, bytes]:
    """Return what pages request before Python is loaded: games, boards, rules and texts."""
    files = {"api/games.json": msgspec.json.encode(tuple(map(with_its_bots, game_infos())))}
    files["api/circuits.json"] = msgspec.json.encode(circuit_facts())
    for track in builtin_tracks().values():
        files[f"api/tracks/{board_key(track)}.json"] = msgspec.json.encode(board_data(track))
        files[f"api/tracks/{board_key(track)}.svg"] = draw(track).encode()
    for language in LANGUAGES:
        for name in games.names():
            if games.guide_folder(name) is not None:
                files[f"api/games/{name}/guide/{language}.json"] = msgspec.json.encode(make_guide(name, language))
        for part in (language, *[f"{language}.{part}" for part in PARTS]):
            files[f"locales/{part}.ftl"] = (texts(part) or "").encode()
    return files


def with_its_bots(info: GameInfo) -> GameInfo:
    """Return a game with the bots that can drive in a page; those that search need its kernel as WebAssembly."""
    has_kernel = info.name in json.loads((PAGE / "kernels" / INDEX).read_bytes())
    searching = () if has_kernel else games.load(info.name).kernel_bots
    return replace(info, bots=tuple([bot for bot in info.bots if bot not in searching]))


def page_files(built: dict[str, str], base: str) -> dict[str, bytes]:
    """Return the page with the paths of all files filled in."""
    files = {
        path.relative_to(PAGE).as_posix(): path.read_bytes()
        for path in sorted(PAGE.rglob("*"))
        if path.is_file() and path.name not in NOT_OF_A_SITE
    }
    page = re.sub(r'(href|src)="/', r'\1="', files["index.html"].decode())
    told = f'<meta name="paddock-site" content="{escape(json.dumps(built))}" />\n    '
    files["index.html"] = page.replace("<title>", told + "<title>").encode()
    files["LICENSE.txt"] = (PACKAGE.parents[1] / "LICENSE").read_bytes()
    manifest = json.loads(files["manifest.webmanifest"])
    files["manifest.webmanifest"] = json.dumps({**manifest, "start_url": base, "scope": base}, indent=1).encode()
    return files


def service_worker(files: dict[str, bytes]) -> bytes:
    """Return the service worker that caches exactly these files, with their digest as its version."""
    source = Path(__file__).with_name("service-worker.js").read_text(encoding="utf-8")
    names = ["./", *[name for name in files if name not in ("index.html", "sw.js")]]
    return source.replace("'VERSION'", json.dumps(sha256(files))).replace("['FILES']", json.dumps(names)).encode()


def packed_size(files: dict[str, bytes]) -> int:
    """Return the compressed bytes that a first race loads, counting only the largest of the boards."""
    sizes = {name: len(gzip.compress(data, 6)) for name, data in files.items()}
    boards = [size for name, size in sizes.items() if "/api/tracks/" in name]
    return sum(sizes.values()) - sum(boards) + max(boards)


def remove_older(folder: Path, files: dict[str, bytes]) -> None:
    """Remove folders, scripts and kernels of older versions."""
    kept = {name.partition("/")[0] for name in files}
    for old in [*folder.glob("python-*"), *folder.glob("paddock-*")]:
        if old.is_dir() and old.name not in kept:
            shutil.rmtree(old)
    for part in ("assets", "kernels"):
        for file in (folder / part).glob("*"):
            if f"{part}/{file.name}" not in files:
                file.unlink()

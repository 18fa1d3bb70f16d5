"""The browser client: folders import one way, and nothing outside the folder of a game names or imports it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tests.test_layers import GAME_NAME, LAYERS

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"
GAMES = {index.parent.name for index in SOURCE.glob("*/index.ts")}
GENERATED = SOURCE / "lib" / "types.ts"
IMPORT = re.compile(r"""(?:from|import\(|import)\s*['"](\.[^'"]*)['"]""")

FOLDERS = LAYERS["page"]["folders"]

SIDE_BY_SIDE = 25


def sources() -> list[Path]:
    files = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".svelte", ".ts", ".css")]
    return [path for path in files if path != GENERATED]


def folder_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def layer_of(path: Path) -> str:
    """The layer of a file, a game's name, or "" for a file at the top."""
    folder = path.relative_to(SOURCE).parent
    return folder.as_posix() if folder.parts[:1] == ("race",) else (folder.parts or ("",))[0]


def imported(path: Path) -> list[Path]:
    """The files of the page that a source file imports, as far as their names are given."""
    return [(path.parent / name).resolve() for name in IMPORT.findall(path.read_text(encoding="utf-8"))]


def test_folders_import_one_way() -> None:
    height = (
        {layer: at for at, layer in enumerate(FOLDERS)}
        | {game: len(FOLDERS) for game in GAMES}
        | {"": len(FOLDERS) + 1}
    )
    wrong = [
        f"{path.relative_to(SOURCE)} imports {other.relative_to(SOURCE)}"
        for path in sources()
        for other in imported(path)
        if height[layer_of(other)] > height[layer_of(path)]
    ]
    assert wrong == []


def test_no_folder_is_crowded() -> None:
    count = Counter(path.parent.relative_to(SOURCE).as_posix() for path in sources())
    assert {folder: files for folder, files in count.items() if files > SIDE_BY_SIDE} == {}


def test_the_race_is_put_together_from_few_parts() -> None:
    race = SOURCE / "race" / "Race.svelte"
    assert len(race.read_text(encoding="utf-8").splitlines()) < 200
    assert len(re.findall(r"^  import ", race.read_text(encoding="utf-8"), re.MULTILINE)) <= 15


def test_no_shared_file_names_a_game() -> None:
    assert len(GAMES) > 1
    named = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sources()
        if folder_of(path) not in GAMES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if GAME_NAME.search(line)
    ]
    assert named == []


def test_nobody_imports_the_folder_of_another_game() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {other.relative_to(SOURCE)}"
        for path in sources()
        for other in imported(path)
        if folder_of(other) in GAMES - {folder_of(path)}
    ]
    assert wrong == []


def test_no_native_tooltip_is_the_only_way() -> None:
    """Nobody sees one on a touch screen: an element that has one has the same words as its name."""
    element = re.compile(r"<[a-z]\w*\b(?:[^<>]|=>)*?\stitle=\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}(?:[^<>]|=>)*>")
    found = [(path, match) for path in sources() for match in element.finditer(path.read_text(encoding="utf-8"))]
    assert len(found) > 3
    alone = [f"{path.name}: {match[0][:80]}" for path, match in found if f"aria-label={{{match[1]}}}" not in match[0]]
    assert alone == []

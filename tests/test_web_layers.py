"""The browser client: a game is one folder with an index.ts, and nothing outside of it names or imports it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.test_layers import GAME_NAME

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"
GAMES = {index.parent.name for index in SOURCE.glob("*/index.ts")}
GENERATED = SOURCE / "lib" / "types.ts"
IMPORT = re.compile(r"""(?:from|import\()\s*['"](\.[^'"]*)['"]""")


def sources() -> list[Path]:
    files = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".svelte", ".ts", ".css")]
    return [path for path in files if path != GENERATED]


def folder_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def imported(path: Path) -> set[str]:
    """The folders, or files at the top, that a source file imports."""
    found = IMPORT.findall(path.read_text(encoding="utf-8"))
    return {folder_of((path.parent / name).resolve()) for name in found}


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
        f"{path.relative_to(SOURCE)} imports {other}"
        for path in sources()
        for other in sorted((imported(path) & GAMES) - {folder_of(path)})
    ]
    assert wrong == []
    assert "race" in imported(SOURCE / sorted(GAMES)[0] / "index.ts")


def test_no_native_tooltip_is_the_only_way() -> None:
    """Nobody sees one on a touch screen: an element that has one has the same words as its name."""
    element = re.compile(r"<[a-z]\w*\b(?:[^<>]|=>)*?\stitle=\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}(?:[^<>]|=>)*>")
    found = [(path, match) for path in sources() for match in element.finditer(path.read_text(encoding="utf-8"))]
    assert len(found) > 3
    alone = [f"{path.name}: {match[0][:80]}" for path, match in found if f"aria-label={{{match[1]}}}" not in match[0]]
    assert alone == []

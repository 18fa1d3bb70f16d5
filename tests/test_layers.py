"""Imports point one way: what every game uses lies below the games, what drives them above; games are strangers."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "paddock"

BELOW_GAMES = {
    *(
        "plain",
        "convert",
        "words",
        "errors",
        "options",
        "track",
        "core",
        "parts",
        "drawing",
        "report",
        "terminal",
        "kernel",
    ),
}
SERVED = {
    *("plain", "convert", "errors", "core", "parts", "words", "options", "track", "drawing", "fair", "lessons"),
    *("games", "seasons", "bots", "review", "analysis"),
}
MAY_IMPORT = {
    "installed": set(),
    "plain": set(),
    "convert": {"plain"},
    "words": {"installed"},
    "errors": {"words"},
    "options": {"convert", "errors", "words"},
    "track": {"plain", "convert", "errors", "installed"},
    "core": {
        "plain",
        "errors",
        "words",
        "options",
        "track",
        "parts",
        "kernel",
    },  # parts, kernel: types only
    "parts": {"core", "track", "words"},
    "fair": {"convert", "errors", "core"},
    "lessons": {"convert", "errors", "installed", "core", "parts"},
    "drawing": {"plain", "installed", "track"},
    "kernel": {"errors", "core"},
    "report": {"errors", "core", "parts", "track"},
    "terminal": {"core", "parts", "words"},
    "downforce": BELOW_GAMES,
    "formula_d": BELOW_GAMES,
    "games": {"installed", "errors", "core", "parts"},
    "bots": {"errors", "core", "kernel", "games"},
    "seasons": {"plain", "convert", "errors", "installed", "words", "core", "parts", "report", "games"},
    "sim": {"errors", "core", "kernel", "parts", "track", "report", "games", "seasons", "bots"},
    "review": {"errors", "core", "kernel", "parts", "words", "report", "games", "bots"},
    "analysis": {"errors", "core", "kernel", "parts", "words", "games", "review"},
    "table": SERVED,
    "server": SERVED | {"table"},
    "client": {"convert", "errors", "core", "bots", "games", "table"},
    "load": {"errors", "client", "table", "games"},
    "lab": {"errors", "core", "kernel", "parts", "report", "games", "bots", "sim", "review"},
    "library": {
        *("errors", "core", "words", "track", "drawing", "terminal", "parts", "kernel"),
        *("games", "bots", "sim", "review"),
    },
    "cli": BELOW_GAMES
    | {"installed", "fair", "games", "seasons", "bots", "sim", "review", "lab", "table", "server", "client", "load"},
}

NAME_NO_GAME = MAY_IMPORT.keys() - {"downforce", "formula_d", "installed", "library"}
"""Parts in which no word of a source file, not even of a comment, is the name of a game.

The library names games in the examples of its docstrings alone.
"""
GAME_NAME = re.compile(r"downforce|formula[ _-]?d\b|formulad", re.IGNORECASE)


def parts_imported(source: str) -> set[str]:
    """The parts of Paddock that a module imports, anywhere in it."""
    parts = set()
    for node in ast.walk(ast.parse(source)):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        parts |= {part_of(name.split(".")[1:]) for name in names if name.startswith("paddock.")}
    return parts


def part_of(module: Sequence[str]) -> str:
    """The part that a module belongs to: its first folder, but errors lie below everything that raises them."""
    return "errors" if list(module[:2]) == ["core", "errors"] else module[0]


def part_of_file(path: Path) -> str:
    return part_of(path.relative_to(SOURCE).with_suffix("").parts)


def test_imports_point_one_way() -> None:
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        part = part_of_file(path)
        if part not in ("__init__", "__main__"):
            seen = parts_imported(path.read_text(encoding="utf-8")) - {part, "__version__"}
            wrong += [f"{path.relative_to(SOURCE)} imports {other}" for other in sorted(seen - MAY_IMPORT[part])]
    assert wrong == []


def test_a_wrong_import_is_seen() -> None:
    assert parts_imported("def f():\n    from paddock.formula_d import FormulaD\n") == {"formula_d"}
    assert parts_imported("import paddock.bots.x") == {"bots"}
    assert parts_imported("from paddock import cli") == {"cli"}
    assert parts_imported("from paddock.core.errors import BadRecord") == {"errors"}


def test_no_game_is_named_outside_of_its_folder() -> None:
    named = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sorted(SOURCE.rglob("*.py"))
        if part_of_file(path) in NAME_NO_GAME
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if GAME_NAME.search(line)
    ]
    assert named == []


def test_the_name_of_a_game_is_seen() -> None:
    for text in ("import downforce", "Formula D's", 'game == "formula_d"', "FormulaD", "formula-d-car"):
        assert GAME_NAME.search(text)
    assert not GAME_NAME.search("a formula does")


def test_no_folder_is_crowded() -> None:
    root = SOURCE.parent.parent
    files = [path for part in ("src", "tests") for path in (root / part).rglob("*.py") if "versions" not in path.parts]
    crowded = {str(path): count for path, count in Counter(file.parent for file in files).items() if count > 25}
    assert crowded == {}


def test_the_library_names_games_in_examples_alone() -> None:
    for path in (SOURCE / "library").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {ast.get_docstring(node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and GAME_NAME.search(node.value):
                assert "\n".join(line.strip() for line in node.value.splitlines()).strip() in {
                    "\n".join(line.strip() for line in (doc or "").splitlines()) for doc in docs
                }

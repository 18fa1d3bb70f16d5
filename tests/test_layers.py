"""Imports point one way: what every game uses lies below the games, what drives them above; games are strangers."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "paddock"

BELOW_GAMES = {
    "installed",
    "words",
    "errors",
    "core",
    "options",
    "track",
    "drawing",
    "report",
    "terminal",
    "bots",
    "sim",
    "cli",
}
MAY_IMPORT = {
    "installed": set(),
    "words": {"installed"},
    "errors": {"words"},
    "options": {"errors", "words"},
    "track": {"errors", "installed"},
    "core": {"errors", "words", "options", "track"},
    "fair": {"errors", "core"},
    "drawing": {"errors", "track"},
    "report": {"core", "words", "track", "drawing"},
    "terminal": {"core", "words"},
    "downforce": BELOW_GAMES,
    "formula_d": BELOW_GAMES,
    "games": {"installed", "errors", "core"},
    "bots": BELOW_GAMES | {"games"},
    "sim": BELOW_GAMES | {"games", "fair", "downforce"},
    "server": BELOW_GAMES | {"games", "fair", "downforce", "formula_d"},
    "cli": BELOW_GAMES | {"games", "fair", "server", "downforce", "formula_d"},
}


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


def test_imports_point_one_way() -> None:
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        part = part_of(path.relative_to(SOURCE).with_suffix("").parts)
        if part not in ("__init__", "__main__"):
            seen = parts_imported(path.read_text(encoding="utf-8")) - {part, "__version__"}
            wrong += [f"{path.relative_to(SOURCE)} imports {other}" for other in sorted(seen - MAY_IMPORT[part])]
    assert wrong == []


def test_a_wrong_import_is_seen() -> None:
    assert parts_imported("def f():\n    from paddock.formula_d import FormulaD\n") == {"formula_d"}
    assert parts_imported("import paddock.bots.x") == {"bots"}
    assert parts_imported("from paddock import cli") == {"cli"}
    assert parts_imported("from paddock.core.errors import BadRecord") == {"errors"}

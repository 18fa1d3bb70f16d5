"""Imports point one way: core and track below the games, bots, sim and command line above; games are strangers."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "paddock"

MAY_IMPORT = {
    "core": {"core"},
    "track": {"core", "track"},
    "downforce": {"core", "track", "downforce"},
    "formula_d": {"core", "track", "formula_d"},
    "games": {"core", "track", "downforce", "formula_d"},
    "bots": {"core", "track", "downforce", "formula_d", "games", "bots"},
    "sim": {"core", "track", "downforce", "formula_d", "games", "bots", "sim"},
    "server": {"core", "track", "downforce", "formula_d", "games", "bots", "server"},
    "cli": {"core", "track", "downforce", "formula_d", "games", "bots", "sim", "server", "cli"},
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
        parts |= {name.split(".")[1] for name in names if name.startswith("paddock.")}
    return parts


def part_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    if part in MAY_IMPORT:
        assert parts_imported(path.read_text(encoding="utf-8")) <= MAY_IMPORT[part]


def test_every_part_has_its_place() -> None:
    parts = {part_of(path) for path in SOURCE.rglob("*.py")}
    assert parts - {"__init__", "__main__"} <= set(MAY_IMPORT)


def test_a_wrong_import_is_seen() -> None:
    assert parts_imported("def f():\n    from paddock.formula_d import FormulaD\n") == {"formula_d"}
    assert parts_imported("import paddock.bots.x") == {"bots"}
    assert parts_imported("from paddock import cli") == {"cli"}

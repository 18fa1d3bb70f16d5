"""Imports point one way, in the source and in the browser client; games stay independent of each other."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "paddock"

LAYERS = tomllib.loads((Path(__file__).parent / "layers.toml").read_text(encoding="utf-8"))


def may_import(rows: dict[str, str]) -> dict[str, set[str]]:
    """The allowed imports of each part."""
    return {
        part: {name for word in row.split() for name in (rows[word].split() if word.isupper() else [word])}
        for part, row in rows.items()
        if not part.isupper()
    }


MAY_IMPORT, MAY_IMPORT_IN_SERVER = may_import(LAYERS["parts"]), may_import(LAYERS["server"])
NAME_NO_GAME = MAY_IMPORT.keys() - {"downforce", "formula_d", "installed", "library"}
"""Parts whose source files never name a game, not even in comments.

The library names games only in the examples of its docstrings.
"""
GAME_NAME = re.compile(r"downforce|formula[ _-]?d\b|formulad", re.IGNORECASE)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def names_imported(tree: ast.Module) -> set[str]:
    """All names of Paddock that a module imports anywhere."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.startswith("paddock.")}


def parts_imported(tree: ast.Module) -> set[str]:
    """The parts of Paddock that a module imports."""
    return {part_of(name.split(".")[1:]) for name in names_imported(tree)}


def part_of(module: Sequence[str]) -> str:
    """Return the part of a module: its first folder, except that errors are below everything that raises them."""
    return "errors" if list(module[:2]) == ["core", "errors"] else module[0]


def part_of_file(path: Path) -> str:
    return part_of(path.relative_to(SOURCE).with_suffix("").parts)


def test_imports_point_one_way() -> None:
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        part = part_of_file(path)
        if part not in ("__init__", "__main__"):
            seen = parts_imported(tree_of(path)) - {part, "__version__"}
            wrong += [f"{path.relative_to(SOURCE)} imports {other}" for other in sorted(seen - MAY_IMPORT[part])]
    assert wrong == []


def test_a_wrong_import_is_detected() -> None:
    for source, part in (
        ("def f():\n    from paddock.formula_d import FormulaD\n", "formula_d"),
        ("import paddock.bots.x", "bots"),
        ("from paddock import cli", "cli"),
        ("from paddock.core.errors import BadRecord", "errors"),
    ):
        assert parts_imported(ast.parse(source)) == {part}


def test_no_game_is_named_outside_of_its_folder() -> None:
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if part_of_file(path) in NAME_NO_GAME]
    assert lines_that_name_a_game(paths) == []


def lines_that_name_a_game(paths: Iterable[Path]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if GAME_NAME.search(line)
    ]


def test_the_name_of_a_game_is_detected() -> None:
    for text in ("import downforce", "Formula D's", 'game == "formula_d"', "FormulaD", "formula-d-car"):
        assert GAME_NAME.search(text)
    assert not GAME_NAME.search("a formula does")


def test_folders_of_the_server_point_one_way() -> None:
    wrong = []
    for path in sorted((SOURCE / "server").rglob("*.py")):
        part = path.relative_to(SOURCE / "server").with_suffix("").parts[0]
        if part == "__init__":
            continue
        others = {name.split(".")[2] for name in modules_imported(path) if name.startswith("paddock.server.")}
        wrong += [
            f"{path.relative_to(SOURCE)} imports {other}" for other in others - {part} - MAY_IMPORT_IN_SERVER[part]
        ]
    assert wrong == []


def modules_imported(path: Path) -> set[str]:
    """The other modules of Paddock that a module imports, for types too."""
    names = names_imported(tree_of(path))
    found = {name if is_module(name) else name.rpartition(".")[0] for name in names}
    return found - {".".join(("paddock", *path.relative_to(SOURCE).with_suffix("").parts))}


@cache
def is_module(name: str) -> bool:
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


MOST_IMPORTS = 18
ASSEMBLES = {"server/app.py", "downforce/__init__.py", "formula_d/__init__.py"}
"""The module that assembles the server, and the class of each game."""


def test_no_module_imports_too_many_others() -> None:
    counts = {str(path.relative_to(SOURCE)): len(modules_imported(path)) for path in SOURCE.rglob("*.py")}
    assert {path: count for path, count in counts.items() if count > MOST_IMPORTS and path not in ASSEMBLES} == {}


MOST_MEMBERS = 20
NO_SERVICE = ("Struct", "Protocol", "Services", "NamedTuple", "Kernel", "RowKernel")
"""Bases of classes that hold values, describe others, or are kernels."""
PUBLIC = {
    "downforce/__init__.py: Downforce",  # the protocol of a game
    "formula_d/__init__.py: FormulaD",
    "formula_d/rules/circuit.py: Circuit",  # a value: what the rules look up about a track
    "env/batched.py: Environment",  # docs/env.md
}
"""Classes whose members are a value, or an interface described elsewhere."""


def members(kind: ast.ClassDef) -> set[str]:
    """The public attributes, properties and methods that a class defines."""
    found = set()
    for part in kind.body:
        if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found.add(part.name)
            stored = [node for node in ast.walk(part) if isinstance(node, ast.Attribute)]
            own = [node for node in stored if isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"]
            found |= {node.attr for node in own}
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            found.add(part.target.id)
        elif isinstance(part, ast.Assign):
            found |= {target.id for target in part.targets if isinstance(target, ast.Name)}
    return {name for name in found if not name.startswith("_")}


def test_no_service_has_too_many_members() -> None:
    crowded = {}
    for path in SOURCE.rglob("*.py"):
        for kind in [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef)]:
            bases = [ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in kind.bases]
            if len(members(kind)) > MOST_MEMBERS and not set(bases) & set(NO_SERVICE):
                crowded[f"{path.relative_to(SOURCE)}: {kind.name}"] = len(members(kind))
    assert {name: count for name, count in crowded.items() if name not in PUBLIC} == {}


def test_members_are_counted() -> None:
    kind = ast.parse(
        "class A:\n    b: int\n    def __init__(self):\n        self.c = self._d = 1\n    def e(self): ..."
    )
    assert isinstance(kind.body[0], ast.ClassDef) and members(kind.body[0]) == {"b", "c", "e"}


def test_no_folder_is_crowded() -> None:
    root = SOURCE.parent.parent
    files = [path for part in ("src", "tests") for path in (root / part).rglob("*.py") if "versions" not in path.parts]
    crowded = {str(path): count for path, count in Counter(file.parent for file in files).items() if count > 25}
    assert crowded == {}


def test_the_library_names_games_in_examples_alone() -> None:
    for path in (SOURCE / "library").glob("*.py"):
        tree = tree_of(path)
        docs = {ast.get_docstring(node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and GAME_NAME.search(node.value):
                assert "\n".join(line.strip() for line in node.value.splitlines()).strip() in {
                    "\n".join(line.strip() for line in (doc or "").splitlines()) for doc in docs
                }


PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
GAMES = {index.parent.name for index in PAGE.glob("*/index.ts")}
GENERATED = PAGE / "lib" / "types.ts"
IMPORT = re.compile(r"""(?:from|import\(|import)\s*['"](\.[^'"]*)['"]""")

FOLDERS = LAYERS["page"]["folders"]

SIDE_BY_SIDE = 25


def sources() -> list[Path]:
    files = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".svelte", ".ts", ".css")]
    return [path for path in files if path != GENERATED]


def folder_of(path: Path) -> str:
    return path.relative_to(PAGE).parts[0]


def layer_of(path: Path) -> str:
    """The layer of a file, a game's name, or "" for a file at the top."""
    folder = path.relative_to(PAGE).parent
    return folder.as_posix() if folder.parts[:1] == ("race",) else (folder.parts or ("",))[0]


def imported(path: Path) -> list[Path]:
    """Return the page's files that a source file imports by literal names."""
    return [(path.parent / name).resolve() for name in IMPORT.findall(path.read_text(encoding="utf-8"))]


def test_folders_import_one_way() -> None:
    height = (
        {layer: at for at, layer in enumerate(FOLDERS)}
        | {game: len(FOLDERS) for game in GAMES}
        | {"": len(FOLDERS) + 1}
    )
    wrong = [
        f"{path.relative_to(PAGE)} imports {other.relative_to(PAGE)}"
        for path in sources()
        for other in imported(path)
        if height[layer_of(other)] > height[layer_of(path)]
    ]
    assert wrong == []


def test_no_folder_of_the_page_is_crowded() -> None:
    count = Counter(path.parent.relative_to(PAGE).as_posix() for path in sources())
    assert {folder: files for folder, files in count.items() if files > SIDE_BY_SIDE} == {}


def test_the_race_screen_has_few_imports() -> None:
    race = PAGE / "race" / "Race.svelte"
    assert len(race.read_text(encoding="utf-8").splitlines()) < 200
    assert len(re.findall(r"^  import ", race.read_text(encoding="utf-8"), re.MULTILINE)) <= 15


def test_no_shared_file_names_a_game() -> None:
    assert len(GAMES) > 1
    assert lines_that_name_a_game(path for path in sources() if folder_of(path) not in GAMES) == []


def test_nobody_imports_the_folder_of_another_game() -> None:
    wrong = [
        f"{path.relative_to(PAGE)} imports {other.relative_to(PAGE)}"
        for path in sources()
        for other in imported(path)
        if folder_of(other) in GAMES - {folder_of(path)}
    ]
    assert wrong == []


def test_no_native_tooltip_is_the_only_way() -> None:
    """Touch screens show none, so an element with a tooltip has the same accessible name."""
    element = re.compile(r"<[a-z]\w*\b(?:[^<>]|=>)*?\stitle=\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}(?:[^<>]|=>)*>")
    found = [(path, match) for path in sources() for match in element.finditer(path.read_text(encoding="utf-8"))]
    assert len(found) > 3
    alone = [f"{path.name}: {match[0][:80]}" for path, match in found if f"aria-label={{{match[1]}}}" not in match[0]]
    assert alone == []

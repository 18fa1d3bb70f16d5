"""The texts: every id that the code asks for has one, every text is used, and the languages agree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from paddock.core.words import Message
from paddock.downforce import events as downforce_events
from paddock.downforce.deck import COLOURS
from paddock.downforce.powers import POWERS
from paddock.formula_d import events as formula_d_events
from paddock.formula_d.circuit import TEAMS
from paddock.games import GAMES, options_of

ROOT = Path(str(resources.files("paddock")))
WEB = "web"
"""How files begin with texts that only the browser asks for; test_web_words.py looks after them."""

ENDS: dict[str, list[str]] = {
    "downforce-": [str(kind.__struct_config__.tag) for kind in get_args(downforce_events.AnyEvent)],
    "downforce-car-": [*COLOURS, "wild"],
    "downforce-power-": [*POWERS, *(f"{power}-does" for power in POWERS)],
    "downforce-asked-": ["bid", "keep", "play", "wild", "drive", "bonus", "offer", "bet", "nothing"],
    "downforce-label-": ["skip", "take", "decline"],
    "downforce-heading-": ["car", "owner", "paid", "space", "laps", "to-go", "lap", "finish"],
    "formula-d-": [str(kind.__struct_config__.tag) for kind in formula_d_events.Event.__subclasses__()],
    "formula-d-team-": [*TEAMS],
    "formula-d-label-": ["nitro", "hold"],
    "formula-d-preview-chance-": ["stop", "overshoot", "out"],
    "formula-d-preview-": ["braking", "blocked", "waiting", "stop", "no-stop"],
    "formula-d-refused-": ["lane", "corner"],
    "formula-d-heading-": ["car", "driver", "lap", "space", "gear", "wear", "corner"],
}
"""What can follow in ids that the code puts together."""

ID = re.compile(r"(?:downforce|formula-d|terminal|refused|question|option)-[a-z0-9-]*[a-z0-9]")
ALONE = {"seat", "player", "winner", "list", "list-end", "nothing"}


class Uses(Visitor):
    """The variables, and the other messages, that a text refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: Any) -> None:
        self.found.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        raise AssertionError(f"{node.id.name}(): functions are not the same in every client")


def texts(language: str) -> dict[str, tuple[str, Any]]:
    """Every message of a language with its file."""
    found: dict[str, tuple[str, Any]] = {}
    for path in sorted((ROOT / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                found[entry.id.name] = (path.name, entry)
    return found


def option_texts() -> Iterator[Message]:
    """What is told of the options of the games."""
    for game in GAMES:
        for option in options_of(game):
            yield from (option.title, option.about, *(choice.title for choice in option.choices))


def asked_for() -> Iterator[str]:
    """Every id that the code can ask for: as written, or put together from parts."""
    yield from (told.id for told in option_texts())
    for path in ROOT.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(first := node.values[0], ast.Constant):
                begin = str(first.value)
                assert begin in ENDS or not ID.fullmatch(f"{begin}x"), f"{path}: f'{begin}…'"
                yield from (begin + end for end in ENDS.get(begin, ()))
            elif isinstance(node, ast.Constant) and id(node) not in parts and _is_id(node.value):
                yield str(node.value)


def _is_id(value: object) -> bool:
    return isinstance(value, str) and (value in ALONE or ID.fullmatch(value) is not None)


def test_every_id_in_the_code_has_a_text() -> None:
    assert set(asked_for()) - set(texts("en")) == set()


def test_every_text_is_used() -> None:
    english = texts("en")
    uses = Uses()
    for _, entry in english.values():
        uses.visit(entry)
    unused = set(english) - set(asked_for()) - uses.found
    assert {name for name in unused if not english[name][0].startswith(WEB)} == set()

"""The texts of the browser client: each one is asked for in web/src, and each id asked for there has one."""

from __future__ import annotations

import re
from pathlib import Path

from tests.test_words import is_for_the_page, texts

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
PAGE = r"(?:web|[a-z0-9-]+-page)-"
"""How the ids of the page begin: those for all games, and those that a game brings for its own panels."""
WHOLE = re.compile(rf"""['"`]({PAGE}[a-z0-9_-]*[a-z0-9])['"`]""")
BEGIN = re.compile(rf"`({PAGE}[a-z0-9_-]*-)\$\{{")
"""An id that the page puts together: its beginning."""


def source() -> str:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name]
    return "\n".join([path.read_text(encoding="utf-8") for path in files])


def test_every_id_in_the_page_has_a_text() -> None:
    code, english = source(), texts("en")
    asked = set(WHOLE.findall(code))
    assert len(asked) > 20
    assert asked - set(english) == set()
    begins = set(BEGIN.findall(code))
    assert {begin for begin in begins if not any(name.startswith(begin) for name in english)} == set()


def test_every_text_of_the_page_is_used() -> None:
    code = source()
    asked, begins = set(WHOLE.findall(code)), tuple(set(BEGIN.findall(code)))
    own = {name for name, (file, _) in texts("en").items() if is_for_the_page(file)}
    assert own
    assert {name for name in own if name not in asked and not name.startswith(begins)} == set()

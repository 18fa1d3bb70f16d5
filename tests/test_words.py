"""Texts: every id used by code or page exists, every text is used, and the languages match."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from paddock import games
from paddock.downforce.rules import events as downforce_events
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.powers import POWERS
from paddock.formula_d.rules import events as formula_d_events
from paddock.formula_d.rules.circuit import TEAMS
from paddock.lessons import lessons_of
from paddock.seasons.files import ready_plans
from paddock.words import LANGUAGES, Message, Words

ROOT = Path(str(resources.files("paddock")))


def is_for_the_page(file: str) -> bool:
    """Whether only the browser uses the texts of a file."""
    return file.startswith("web") or file == "page.ftl"


ENDS: dict[str, list[str]] = {
    "downforce-": [str(kind.__struct_config__.tag) for kind in get_args(downforce_events.AnyEvent)],
    "downforce-car-": [*COLOURS, "wild"],
    "downforce-power-": [*POWERS, *(f"{power}-does" for power in POWERS)],
    "downforce-asked-": ["bid", "keep", "play", "wild", "drive", "bonus", "offer", "bet", "nothing"],
    "downforce-label-": ["skip", "take", "decline"],
    "downforce-why-wild-": ["own", "other"],
    "downforce-heading-": ["car", "owner", "paid", "space", "laps", "to-go", "lap", "finish"],
    "server-log-seat-": [
        *["asks", "away", "back", "bot", "free", "idle", "moved", "refused", "retired", "sits", "withdrawn"]
    ],
    "formula-d-": [str(kind.__struct_config__.tag) for kind in formula_d_events.Event.__subclasses__()],
    "formula-d-team-": [*TEAMS],
    "formula-d-label-": ["nitro", "hold"],
    "formula-d-preview-chance-": ["stop", "overshoot", "out"],
    "formula-d-preview-": ["braking", "blocked", "waiting", "stop", "free-stop", "no-stop"],
    "formula-d-refused-": ["lane", "corner"],
    "formula-d-pro-": ["out", "overshoots", "collision", "danger", "trouble"],
    "formula-d-why-nitro-": [
        *["keep", "keep-saves", "keep-worth", "keep-stop"],
        *["use", "use-saves", "use-worth", "use-stop"],
    ],
    "formula-d-heading-": ["car", "driver", "lap", "space", "gear", "wear", "corner", "finish"],
}
"""Possible endings of ids that the code composes."""

ID = re.compile(r"(?:downforce|formula-d|terminal|server|refused|question|option|season|review)-[a-z0-9-]*[a-z0-9]")
ALONE = {"seat", "player", "winner", "list", "list-end", "list-row", "nothing", "tenths"}


SAME = {
    "player", "winner", "list", "list-row", "terminal-refused",
    "downforce-money", "downforce-debt", "downforce-bet-paid", "downforce-story-entry", "downforce-why-gains",
    "formula-d-car", "web-name", "downforce-page-title", "formula-d-page-title", "web-lobby-title", "web-new-seat-bot",
    "web-seat-bot", "formula-d-hint-facts", "web-named",
    "web-request-seconds", "web-pace-normal", "season-titled", "season-race", "web-career-share",
    "web-language-en", "web-language-es", "web-language-fr", "web-language-pt",
}  # fmt: skip
"""Texts made only of names and figures."""

ALIKE = {
    "fr": {"downforce-car-orange", "downforce-heading-place", "formula-d-heading-place",
           "formula-d-heading-points", "formula-d-option-track", "web-new-track", "web-options",
           "web-settings-volume", "web-coach",
           "season-place", "season-total", "formula-d-career-points", "web-career-circuit",
           "web-studio", "web-studio-points", "web-studio-style"},
    "es": {"web-no", "downforce-hint-keep", "season-total", "web-side-talk", "web-talk-rule"},
    "pt": {"formula-d-grid", "downforce-hint-keep", "downforce-review-grid", "web-lobby-link", "season-total",
           "web-settings-volume", "web-side-talk", "web-talk-rule", "web-studio-pit"},
}  # fmt: skip
"""Words that a language shares with English."""


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


@cache
def texts(language: str) -> dict[str, tuple[str, Any]]:
    """Every message of a language with its file."""
    found: dict[str, tuple[str, Any]] = {}
    for path in sorted(ROOT.glob(f"**/locales/{language}/*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                found[entry.id.name] = (path.name, entry)
    return found


def option_texts() -> Iterator[Message]:
    """The texts of the games' options."""
    for game in games.names():
        for option in games.load(game).option_infos():
            yield from (option.title, option.about, *(choice.title for choice in option.choices))


@cache
def asked_for() -> frozenset[str]:
    """Return every id that the code can use, literal or composed."""
    return frozenset(_asked_for())


def lesson_texts() -> Iterator[str]:
    """The texts of the games' lessons."""
    for lesson in [lesson for game in games.names() for lesson in lessons_of(game)]:
        yield from (lesson.title, lesson.about, *(remark.say for remark in lesson.remarks))


def season_texts() -> Iterator[str]:
    """The texts of the games' seasons."""
    for plan in [plan for game in games.names() for plan in ready_plans(game)]:
        yield from (plan.ready, f"{plan.ready}-about")


def _asked_for() -> Iterator[str]:
    yield from (told.id for told in option_texts())
    yield from lesson_texts()
    yield from season_texts()
    # Composed with the prefix passed to standings_table.
    yield from (begin + end for begin, ends in ENDS.items() if begin.endswith("-heading-") for end in ends)
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
    assert asked_for() - set(texts("en")) == set()


def test_every_text_is_used() -> None:
    english = texts("en")
    referred = set().union(*(uses(entry) for _, entry in english.values()))
    unused = set(english) - asked_for() - referred
    assert {name for name in unused if not is_for_the_page(english[name][0])} == set()


def uses(entry: Any) -> set[str]:
    found = Uses()
    found.visit(entry)
    return found.found


def attributes(entry: Any) -> set[str]:
    """The attributes of a text: `page` is for browsers that draw cards and name places."""
    return {attribute.id.name for attribute in entry.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_arguments(language: str) -> None:
    english, others = texts("en"), texts(language)
    assert set(english) == set(others)
    for name, (_, entry) in others.items():
        assert uses(entry) == uses(english[name][1]), name
        assert attributes(entry) == attributes(english[name][1]) <= {"page"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_choose_by_exact_cases_only(language: str) -> None:
    """Plural rules may differ in browsers; 0 and 1 mean the same everywhere."""
    for name, (_, entry) in texts(language).items():
        text = FluentSerializer().serialize_entry(entry)
        assert not re.search(r"\[(?:zero|one|two|few|many)\]", text), name


@pytest.mark.parametrize("language", sorted(ALIKE))
def test_nothing_is_left_in_english(language: str) -> None:
    english, others = texts("en"), texts(language)
    same = {name for name, (_, entry) in others.items() if entry.value.equals(english[name][1].value)}
    assert same - SAME == ALIKE[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_in_every_language(language: str) -> None:
    words = Words(language)
    assert all(words.say(told) for told in option_texts())


def test_a_message_that_cannot_be_worded_is_an_error() -> None:
    words = Words("es")
    with pytest.raises(LookupError, match="no text for 'nonsense' in es"):
        words.say(Message("nonsense"))
    with pytest.raises(LookupError, match="'seat' in es"):
        words.say(Message("seat"))


SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
PAGE = r"(?:web|[a-z0-9-]+-page)-"
"""Prefixes of the page's ids: those for all games, and those for a game's own panels."""
WHOLE = re.compile(rf"""['"`]({PAGE}[a-z0-9_-]*[a-z0-9])['"`]""")
BEGIN = re.compile(rf"`({PAGE}[a-z0-9_-]*-)\$\{{")
"""Prefixes of ids that the page composes."""


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

"""The rules pages: each lists every rule, and every rule has one home in the code and a test."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
PAGES = {game: ROOT / "docs" / f"rules-{game.replace('_', '-')}.md" for game in ("downforce", "formula_d")}
PAGES["track"] = ROOT / "docs" / "tracks.md"
SOURCES = {"downforce": "downforce/rules", "formula_d": "formula_d/rules", "track": "track"}
RULES = {
    "downforce": (
        *range(1, 6), *range(10, 19), *range(20, 28), *range(30, 34), *range(35, 38), *range(40, 46), *range(50, 54),
    ),
    "formula_d": (*range(1, 6), *range(10, 12), *range(20, 29), *range(30, 33), *range(40, 46)),
    "track": range(1, 10),
}  # fmt: skip
LETTERS = {"downforce": "DF", "formula_d": "FD", "track": "TR"}
GAMES = pytest.mark.parametrize("game", RULES)


def page(game: str) -> str:
    return PAGES[game].read_text(encoding="utf-8")


def source_of_tests(game: str) -> str:
    return "\n".join([path.read_text(encoding="utf-8") for path in (TESTS / game).rglob("test_*.py")])


@GAMES
def test_the_page_names_every_rule_and_no_other(game: str) -> None:
    named = {int(number) for number in re.findall(rf"{LETTERS[game]}-(\d\d)", page(game))}
    rows = [int(number) for number in re.findall(rf"^\| {LETTERS[game]}-(\d\d) \|", page(game), re.MULTILINE)]
    assert named == set(RULES[game]) and rows == sorted(set(rows))


@GAMES
def test_every_rule_has_one_home_in_the_code(game: str) -> None:
    """A docstring or comment that begins with a rule's number is its home; other places only refer to it."""
    home = re.compile(rf'(?:"""|# )({LETTERS[game]}-\d\d(?:, {LETTERS[game]}-\d\d)*): ')
    homes = Counter(
        int(number)
        for path in (ROOT / "src" / "paddock" / SOURCES[game]).glob("*.py")
        for numbers in home.findall(path.read_text(encoding="utf-8"))
        for number in re.findall(r"\d\d", numbers)
    )
    assert homes == Counter(RULES[game])


@GAMES
def test_every_rule_has_a_test_that_names_it(game: str) -> None:
    names = re.findall(r"^def (test_\w+)", source_of_tests(game), re.MULTILINE)
    proved = {int(number) for name in names for number in re.findall(rf"{LETTERS[game].lower()}_(\d\d)", name)}
    assert set(RULES[game]) - proved == set()


def test_what_the_print_leaves_open_is_marked_as_a_ruling() -> None:
    rulings = ("FD-26: next to", "FD-28: cars that are out", "FD-28: nobody finishes", "FD-45: no pits")
    for ruling in (*rulings, "FD-31: between pit exit and entry.*"):
        assert f"- *Ruling, {ruling}" in page("formula_d")
    assert "- *Ruling, DF-22: a wild is named when its line is due.*" in page("downforce")


def test_the_page_says_what_the_printings_say() -> None:
    table = page("downforce").partition("## Where the printings differ")[2]
    [lots] = [row for row in table.splitlines() if row.startswith("| set-aside lots")]
    assert "one at a time" in lots and "um de cada vez" in lots and "DF-16" in lots
    assert re.search(r"Spanish \| [^|]*another power instead of it [^\n]*DF-51", table)


def test_every_worked_example_has_a_test() -> None:
    examples = re.findall(r"def test_\w*_example_(\d)", source_of_tests("downforce"))
    assert {int(number) for number in examples} == set(range(1, 10))
    assert "test_df_37_the_worked_example" in source_of_tests("downforce")

"""The page of rules: it names every rule, and every rule that it names has one home in the code, and a test."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parents[1] / "docs" / "rules-formula-d.md"
CODE = TESTS.parents[1] / "src" / "paddock" / "formula_d" / "rules"
HOME = re.compile(r'(?:"""|# )(FD-\d\d(?:, FD-\d\d)*): ')
"""A docstring or comment that begins with the number of a rule is its home; other places only point at it."""

RULES = (*range(1, 6), *range(10, 12), *range(20, 29), *range(30, 33), *range(40, 46))


def test_the_page_names_every_rule() -> None:
    rows = re.findall(r"^\| FD-(\d\d) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(number) for number in rows] == list(RULES)


def test_what_the_print_leaves_open_is_marked_as_a_ruling() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for head in ("FD-26: next to", "FD-28: cars that are out", "FD-28: nobody finishes", "FD-45: no pits"):
        assert f"- *Ruling, {head}" in page
    assert "- *Ruling, FD-31: between pit exit and entry.*" in page


def test_every_rule_has_one_home_in_the_code() -> None:
    homes = Counter(
        int(number)
        for path in CODE.glob("*.py")
        for numbers in HOME.findall(path.read_text(encoding="utf-8"))
        for number in re.findall(r"\d\d", numbers)
    )
    assert homes == Counter(RULES)


def test_every_rule_has_a_test_that_names_it() -> None:
    names = [
        name
        for path in TESTS.rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    proved = {int(number) for name in names for number in re.findall(r"fd_(\d\d)", name)}
    assert set(RULES) - proved == set()

"""The page of rules: it names every rule, and every rule that it names has one home in the code, and a test."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parents[1] / "docs" / "rules-downforce.md"
CODE = TESTS.parents[1] / "src" / "paddock" / "downforce" / "rules"
HOME = re.compile(r'(?:"""|# )(DF-\d\d(?:, DF-\d\d)*): ')
"""A docstring or comment that begins with the number of a rule is its home; other places only point at it."""

RULES = (
    *range(1, 6), *range(10, 19), *range(20, 28), *range(30, 34), *range(35, 38), *range(40, 46), *range(50, 54),
)  # fmt: skip


def test_the_page_names_every_rule() -> None:
    named = {int(number) for number in re.findall(r"DF-(\d\d)", PAGE.read_text(encoding="utf-8"))}
    assert named == set(RULES)


def test_the_page_says_what_the_printings_say() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "- *Ruling, DF-22: a wild is named when its line is due.*" in page
    table = page[page.index("## Where the printings differ") :]
    [lots] = [row for row in table.splitlines() if row.startswith("| set-aside lots")]
    assert "one at a time" in lots and "um de cada vez" in lots and "DF-16" in lots
    assert re.search(r"Spanish \| [^|]*another power instead of it [^\n]*DF-51", table)


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
    proved = {int(number) for name in names for number in re.findall(r"df_(\d\d)", name)}
    assert set(RULES) - proved == set()


def test_every_worked_example_has_a_test() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    assert {int(number) for number in re.findall(r"def test_\w*_example_(\d)", text)} == set(range(1, 10))
    assert "test_df_37_the_worked_example" in text

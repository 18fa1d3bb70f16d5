"""docs/bots.md is true: its bot runs, its view fields are complete, its tests exist."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock import games
from paddock.bots import BUDGET, names
from paddock.downforce.rules.secrets import View as DownforceView
from paddock.formula_d.rules.secrets import CarView
from paddock.formula_d.rules.secrets import View as FormulaDView
from paddock.kernel.source import numba_version
from tests.cli.shell import paddock

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.fixture
def examples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Write the page's bots to mymodule.py in the current folder."""
    found = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "mymodule.py").write_text("\n".join(found), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.delitem(sys.modules, "mymodule", raising=False)
    yield found
    sys.modules.pop("mymodule", None)


def test_the_bot_of_the_page_runs_in_a_league(examples: list[str]) -> None:
    assert len([line for line in examples[0].splitlines() if line.strip()]) <= 20
    bots = "mymodule:MyBot,random,random,random"
    for workers, races in ((1, 60), (2, 4)):
        words = ("--bots", bots, "--games", races, "--seed", 1, "--workers", workers)
        told = paddock("league", "downforce", *words, "--json").json
        assert told["faults"] == []
        assert told["games"] == races
        assert races < 60 or (told["bots"][0]["name"] == "mymodule:MyBot" and told["bots"][0]["low"] > 0.25)


@pytest.mark.skipif(numba_version() is None, reason="the kernel cannot be compiled here")
def test_the_bot_that_looks_ahead_beats_rookies(examples: list[str]) -> None:
    assert len([line for line in examples[1].splitlines() if line.strip()]) <= 8
    bots = "mymodule:Lookahead:10ms,rookie,rookie,rookie"
    words = ("--bots", bots, "--games", 4, "--seed", 1, "--limit", 60, "--workers", 1, "--json")
    told = paddock("league", "formula_d", *words).json
    assert told["faults"] == []
    assert told["bots"][0]["name"].startswith("mymodule") and told["bots"][0]["wins"] >= 3


@pytest.mark.parametrize("view", [DownforceView, FormulaDView, CarView])
def test_every_field_of_a_view_is_explained(view: type) -> None:
    assert [field for field in view.__annotations__ if f"`{field}`" not in PAGE] == []


def test_names_and_budget() -> None:
    assert f"{BUDGET} ms for a decision" in PAGE
    known = {name for game in games.names() for name in names(games.load(game))}
    assert [name for name in known if f"`{name}`" not in PAGE] == []


def test_the_tests_it_names_exist() -> None:
    fairness = (ROOT / "tests" / "bots" / "test_fairness.py").read_text(encoding="utf-8")
    for path in set(re.findall(r"`(tests/[\w/]+\.py)`", PAGE)):
        assert (ROOT / path).exists(), path
    for name in set(re.findall(r"`(test_\w+)`", PAGE)):
        assert f"def {name}(" in fairness, name

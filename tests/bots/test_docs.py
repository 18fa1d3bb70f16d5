"""The page about bots keeps its word: its bot runs, its view fields are all there, its tests exist."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from paddock import games
from paddock.bots import BUDGET, names
from paddock.downforce.rules.secrets import View as DownforceView
from paddock.formula_d.rules.secrets import CarView
from paddock.formula_d.rules.secrets import View as FormulaDView
from tests.cli.shell import paddock

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_bot_of_the_page_runs_in_a_league(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    lines = [line for line in found[1].splitlines() if line.strip()]
    assert len(lines) <= 20
    (tmp_path / "mymodule.py").write_text(found[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.delitem(sys.modules, "mymodule", raising=False)
    bots = "mymodule:MyBot,random,random,random"
    for workers, races in ((1, 60), (2, 4)):
        words = ("--bots", bots, "--games", races, "--seed", 1, "--workers", workers)
        told = paddock("league", "downforce", *words, "--json").json
        assert told["faults"] == []
        assert told["games"] == races
        assert races < 60 or (told["bots"][0]["name"] == "mymodule:MyBot" and told["bots"][0]["low"] > 0.25)
    sys.modules.pop("mymodule", None)


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

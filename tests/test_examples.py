"""Every example runs in a short form."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.sprint.install import sprint_installed

FOLDER = Path(__file__).resolve().parent.parent / "examples"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples write into the current folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(FOLDER))


def example(name: str) -> Any:
    spec = spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_random_race(capsys: pytest.CaptureFixture[str]) -> None:
    race = example("random_race").main()
    assert race.over and Path("random.txt").exists()
    out = capsys.readouterr().out
    assert all(move in out for move in race.moves if not move.startswith(("roll", "deal")))


def test_a_bot_in_twenty_lines(capsys: pytest.CaptureFixture[str]) -> None:
    module = example("bot")
    report = module.main(games=6)
    assert {bot.name for bot in report.bots} == {"rookie", "random", "steady"}
    assert "steady" in capsys.readouterr().out
    assert len((FOLDER / "bot.py").read_text(encoding="utf-8").split("def main")[0].splitlines()) <= 20


def test_a_table_and_a_plot() -> None:
    pytest.importorskip("pandas")
    pytest.importorskip("matplotlib")
    by_grid = example("pole").main(games=500)
    assert set(by_grid.index) <= set(range(1, 7)) and by_grid["price"].min() >= 0
    assert int(by_grid["seats"].sum()) == 2000 and Path("pole.png").stat().st_size > 5000


MUCH = pytest.param(800, 64, 0.8, marks=pytest.mark.slow)


@pytest.mark.parametrize(("steps", "races", "better"), [(30, 4, 0.0), MUCH])
def test_learning_by_self_play(capsys: pytest.CaptureFixture[str], steps: int, races: int, better: float) -> None:
    before, after = example("reinforce").main(steps=steps, races=races)
    assert after >= better and (before < 0.6 or not better)
    assert "races of self-play" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("minutes", "races", "steps", "least"),
    [(0.001, 16, 8, 0.0), pytest.param(2, 256, 32, 0.55, marks=pytest.mark.slow)],
)
def test_ppo_by_self_play(
    capsys: pytest.CaptureFixture[str], minutes: float, races: int, steps: int, least: float
) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
    module = example("ppo")
    share = module.main(module.Settings(minutes=minutes, races=races, steps=steps), races=4 * races)
    assert least <= share <= 1
    assert f"of {4 * races:,} races" in capsys.readouterr().out


def test_a_table_learned_by_self_play(capsys: pytest.CaptureFixture[str]) -> None:
    with sprint_installed():
        before, after = example("tabular").main(races=300, tests=300)
    assert before < 0.6 and after > 0.68
    assert "300 races of self-play" in capsys.readouterr().out


def test_playouts_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    values = example("playouts").main(playouts=300)
    assert len(values) > 1 and all(0 <= win <= 1 for win in values.values()) and any(values.values())
    assert f"of {300} playouts" in capsys.readouterr().out


def test_a_notebook_that_shows_boards() -> None:
    """Its cells run one after the other, and those that end with a race show an SVG."""
    notebook = json.loads((FOLDER / "boards.ipynb").read_text(encoding="utf-8"))
    scope: dict[str, Any] = {}
    boards = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == []
        *body, last = "".join(cell["source"]).splitlines()
        exec("\n".join(body), scope)
        if last.startswith((" ", "print")):
            exec("".join(cell["source"]), scope)
            continue
        shown = eval(last, scope)
        boards += hasattr(shown, "_repr_svg_") and shown._repr_svg_().startswith("<svg")
    assert boards == 3


def test_every_example_is_in_the_docs() -> None:
    text = (FOLDER.parent / "docs" / "library.md").read_text(encoding="utf-8")
    for file in [*FOLDER.glob("*.py"), *FOLDER.glob("*.ipynb")]:
        assert f"`examples/{file.name}`" in text

"""Races in the library: playing, undoing, luck by hand, records, errors; and its examples run."""

from __future__ import annotations

import doctest
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock import HOMES
from paddock.core.errors import BadOptions, BadRecord, IllegalAction, PaddockError
from paddock.core.game import Rolled
from paddock.sim.batches import Spec, run


def finished(**options: Any) -> paddock.Race:
    race = paddock.Race("formula_d", players=3, seed=5, **options)
    while not race.over:
        race.play(race.legal()[0])
    return race


def test_a_race_and_its_record(tmp_path: Path) -> None:
    race = finished()
    assert race.result is not None and race.legal() == () and race.seat is None
    race.record.save(tmp_path / "race.txt")
    again = paddock.open_record(tmp_path / "race.txt")
    assert again.result == race.result and again.moves == race.moves and again.names == ("Seat 0", "Seat 1", "Seat 2")
    again.undo()
    assert not again.over and len(again.moves) == len(race.moves) - 1  # luck was played, so it is taken back alone
    assert paddock.open_record(race.record).result == race.result


def test_the_luck_is_that_of_a_simulated_race() -> None:
    (raced,) = run(Spec("formula_d", {"cars": 2}, ("random",) * 2, "9", records=True), 1)
    assert raced.record is not None
    rolls = [line for line in raced.record.splitlines() if line.startswith("roll")]
    assert tuple(rolls[:2]) == paddock.Race("formula_d", players=2, seed="9/1").moves[:2]


def test_undo_brings_the_same_luck_again() -> None:
    race = paddock.Race("formula_d", players=2, seed=1)
    with pytest.raises(PaddockError, match="nothing to take back"):
        race.undo()
    race.play(race.legal()[0])
    moves = race.moves
    for _ in range(3):
        race.play(race.legal()[0])
    for _ in range(3):
        race.undo()
    assert race.moves == moves
    race.undo()
    race.play(race.legal()[0])
    assert race.moves == moves


def test_luck_by_hand_and_in_a_copy() -> None:
    race = paddock.Race("formula_d", players=2, by_hand=True)
    assert race.seat is None and race.luck is not None and race.legal() == ()
    race.play("roll 12")
    for roll in (3, 5, 2):
        race.play(Rolled(roll))
    assert race.seat == 0 and race.luck is None
    other = race.copy(seed=4)
    other.play(other.legal()[0])
    assert len(race.moves) == 4 < len(other.moves) and race.copy().moves == race.moves
    with pytest.raises(PaddockError, match="no luck is asked for now"):
        race.play("roll 3")


def test_views_hide_and_texts_show() -> None:
    race = paddock.Race("downforce", players=3, seed=2, names=["Ada", "Bo", "Cy"])
    assert race.view(0) != race.view(1) != race.view()
    assert "Ada" in race.text(0) or "bid" in race.text(0).lower()
    svg = race._repr_svg_()
    assert svg is not None and svg.startswith("<svg") and svg.count("</svg>") == 1
    assert "seat 0 to choose" in repr(race)
    assert race.text(language="fr") != race.text()


WRONG: list[tuple[Any, type[Exception], str]] = [
    (lambda: paddock.Race("downfource"), BadOptions, "did you mean downforce"),
    (lambda: paddock.Race(7), TypeError, "the game is a name like"),  # type: ignore[arg-type]
    (lambda: paddock.Race("formula_d", lapps=2), BadOptions, "lapps"),
    (lambda: paddock.Race("formula_d", players=11), BadOptions, "10"),
    (lambda: paddock.Race("formula_d", players=2, cars=3), BadOptions, "same option"),
    (lambda: paddock.Race("formula_d", seed=1.5), TypeError, "a number or some text"),  # type: ignore[arg-type]
    (lambda: paddock.Race("formula_d", seed=1, by_hand=True), BadOptions, "takes no seed"),
    (lambda: paddock.Race("formula_d", players=2, names=["x"]), BadOptions, "1 names for 2 seats"),
    (lambda: paddock.Race("formula_d", players=2, seed=3).play("0 gear 6"), IllegalAction, "gear 6"),
    (lambda: paddock.Race("formula_d", players=2, seed=3).play("hello"), PaddockError, "a legal one is"),
    (lambda: paddock.Race("formula_d", players=2, seed=3).play(4), TypeError, "one of legal"),  # type: ignore[arg-type]
    (lambda: paddock.Race("formula_d", players=2, seed=3).legal(2), BadOptions, "from 0 to 1, not 2"),
    (lambda: paddock.Race("formula_d", players=2, seed=3).text(language="de"), BadOptions, "language is one of"),
    (lambda: paddock.open_record("no-such-file"), FileNotFoundError, "no-such-file"),
    (lambda: paddock.open_record(__file__), BadRecord, "not a Paddock record"),
    (lambda: list(paddock.simulate("formula_d", 2, bots=["club"])), BadOptions, "1 bots for 2 seats"),
    (lambda: list(paddock.simulate("formula_d", 2, bots="clup")), BadOptions, "there is no bot 'clup'"),
    (lambda: list(paddock.simulate("formula_d", 2, games=0)), BadOptions, "games is a number from 1"),
    (lambda: list(paddock.simulate("formula_d", 2, bots=[3, "club"])), TypeError, "a bot is a name"),  # type: ignore[list-item]
    (lambda: list(paddock.simulate("formula_d", 2, bots="club", kernel=True)), BadOptions, "races random or drivers"),
    (lambda: paddock.league("formula_d", "club"), BadOptions, "a list of at least one bot"),
    (lambda: paddock.odds(paddock.Race("formula_d", 2, seed=1), playouts=1), BadOptions, "number of playouts"),
    (lambda: paddock.review(paddock.Race("formula_d", 2, seed=1)), PaddockError, "not over"),
    (lambda: paddock.load_track("monako"), PaddockError, 'did you mean "monaco"'),
    (lambda: paddock.Race("formula_d", players=2, names="ab"), TypeError, "a list of texts"),
    (lambda: list(paddock.simulate("formula_d", 2, bots=3)), TypeError, "bots are a bot"),  # type: ignore[arg-type]
    (lambda: list(paddock.simulate("formula_d", 2, workers=0.5)), BadOptions, "workers is 1 to 1024"),  # type: ignore[arg-type]
    (lambda: paddock.odds(3), TypeError, "those of a Race"),  # type: ignore[arg-type]
    (lambda: paddock.tracks(3), TypeError, "the game is a name like"),  # type: ignore[arg-type]
    (lambda: paddock.tracks("chess"), BadOptions, "there is no game 'chess'"),
]


@pytest.mark.parametrize(("call", "kind", "words"), WRONG)
def test_a_mistake_is_named(call: Any, kind: type[Exception], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(kind) as error:
        call()
    assert words in str(error.value)
    assert capsys.readouterr() == ("", "")


def test_a_bot_that_cheats_is_named() -> None:
    def cheat(view: Any, legal: Any, rng: Any, budget: int) -> Any:
        return "0 gear 6"

    with pytest.raises(PaddockError, match="the bot 'cheat' answered '0 gear 6'; expected one of the legal"):
        list(paddock.simulate("formula_d", 2, bots=cheat, games=1))


class Careful:
    """A bot that is made for a game."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __call__(self, view: Any, legal: Any, rng: Any, budget: int) -> Any:
        return legal[0]


def test_bots_by_class_and_rows_of_decisions() -> None:
    rows = list(paddock.simulate("formula_d", bots=[Careful, "club"], players=2, games=2, seed=1, moves=True))
    assert {row["bot"] for row in rows} == {"Careful", "club"}
    assert all(int(row["choices"] or 0) > 1 for row in rows)
    report = paddock.league("formula_d", [Careful, "club"], players=2, games=4, seed=1)
    assert {bot.name for bot in report.bots} == {"Careful", "club"} and report.games == 4


def test_the_kernel_gives_the_same_columns() -> None:
    for game in ("downforce", "formula_d"):
        by_rules = list(paddock.simulate(game, 4, bots="random", games=3, seed=1))
        by_kernel = list(paddock.simulate(game, 4, games=600, seed=1, kernel=True))
        assert by_rules[0].keys() == by_kernel[0].keys() and len(by_kernel) == 2400
        assert {1, 2, 3, 4} <= {row["grid"] for row in by_kernel} >= {row["grid"] for row in by_rules}
        assert sum(float(row["win"] or 0) for row in by_kernel) == pytest.approx(600, abs=60)


FINDER = doctest.DocTestFinder(recurse=True)


def examples() -> Iterator[tuple[str, doctest.DocTest]]:
    yield from [("paddock", test) for test in FINDER.find(paddock, "paddock", module=False) if test.name == "paddock"]
    for name in HOMES:
        yield from [(name, test) for test in FINDER.find(getattr(paddock, name), name, module=False)]


@pytest.mark.parametrize(("name", "test"), [pytest.param(*found, id=found[1].name) for found in examples()])
def test_the_example_of_a_docstring_runs(
    name: str,
    test: doctest.DocTest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    test.globs = {"paddock": paddock}
    found = doctest.DocTestRunner().run(test)
    assert found.failed == 0, capsys.readouterr().out


def test_every_name_has_an_example() -> None:
    shown = {name for name, test in examples() if test.examples}
    assert shown >= {"paddock", *HOMES} - {"Odds"}  # which `odds` returns
    assert all(getattr(paddock, name).__doc__ for name in HOMES)


def test_importing_is_quick_and_silent() -> None:
    code = "import sys, paddock; print(*sorted(name for name in sys.modules if name.startswith('paddock')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["paddock"] and ran.stderr == ""


def test_a_package_of_the_same_name_replaces_no_function() -> None:
    import paddock.review.values

    assert callable(paddock.review) and sys.modules["paddock.review.values"].SLOTS
    with pytest.raises(AttributeError, match="the library is Race"):
        paddock.nothing  # noqa: B018
    assert set(HOMES) <= set(dir(paddock))

"""Rows for pages: kernels as files, rows that reveal no more than a view, and figures of playouts."""

from __future__ import annotations

import gc
import json
import weakref
import zlib
from array import array
from base64 import b64decode
from pathlib import Path
from random import Random
from typing import Any
from zlib import decompress

import msgspec
import pytest

from paddock import games
from paddock.analysis import browser
from paddock.analysis.rows import KEPT, PAIRS, Position, RowMaker, maker_of
from paddock.core.errors import BadOptions
from paddock.core.game import Decide
from paddock.core.luck import stream
from paddock.kernel.figures import FIGURES, PLACE, SCORE, WIN_UNITS
from paddock.kernel.luck import SPREAD
from paddock.kernel.part import Outcomes, Plan
from paddock.kernel.rows import zeros
from paddock.kernel.source import numba_version
from paddock.review.estimate import RESULT, WIN, estimates_of
from tests.review.races import golden, valuer

RACES = ("downforce-4", "formula-d-4", "formula-d-alone")
SLOTS = 4
MOST_BYTES = 300_000
"""Largest tables of a set-up, in bytes."""


def asked(name: str, at: int) -> tuple[Any, int]:
    """Return the state of a golden race at a seat's choice, counted by `at`, and the seat."""
    game, _, states = golden(name)
    turns = [(state, game.turn(state)) for state in states]
    found = [(state, turn.seats[0]) for state, turn in turns if isinstance(turn, Decide)]
    return found[at]


def unpacked(text: str) -> array[int]:
    return array("q", decompress(b64decode(text)))


def played(kernel: Any, position: Position, count: int) -> array[int]:
    """Compute what a page does from a position: figures by slot, answer, seat and figure."""
    kernel.prepare_drivers()
    t = kernel.t[:]
    for at, number in position.changes:
        t[at] = number
    chosen = array("q", position.answers)
    size = SLOTS * len(chosen) * kernel.seats * FIGURES
    sums, squares = zeros(size), zeros(size)
    hidden = unpacked(position.hidden) if position.hidden else zeros(1)
    begin = (unpacked(position.row), 1, int(bool(position.hidden)), zeros(kernel.layout.RACE_SIZE))
    rows = (*kernel.scratch(), hidden, zeros(kernel.seats * FIGURES))
    luck = (position.seed, 0, count, SLOTS, SPREAD, chosen, len(chosen))
    kernel.entry_points.playouts(t, kernel.v, *rows, *begin, *luck, sums, squares)
    return sums


@pytest.mark.parametrize("name", RACES)
@pytest.mark.parametrize("levels", [(), ("rookie",)], ids=["judged", "told"])
def test_a_page_computes_the_same_playouts(name: str, levels: tuple[str, ...]) -> None:
    game, values = golden(name)[0], valuer(name)
    maker, kernel = RowMaker(game), values.kernel
    for at in (0, 7, 15):
        state, seat = asked(name, at)
        view, legal = game.view(state, seat), tuple(game.legal(state, seat))
        styles = (levels * game.seats)[: game.seats]
        position = maker.position(at, view, legal, styles)
        outcomes = kernel.outcomes_seen(view, legal, Plan(position.seed, SLOTS, 10, 0, styles))
        assert played(kernel, position, 10 * SLOTS) == outcomes.sums
        assert position.result == outcomes.result


@pytest.mark.parametrize("name", ["downforce-4", "formula-d-4"])
def test_tables_are_small(name: str) -> None:
    tables = RowMaker(golden(name)[0]).tables
    assert len(msgspec.json.encode(tables)) < MOST_BYTES
    assert array("q", unpacked(tables.t)) == RowMaker(golden(name)[0]).kernel.preparation().t[: len(unpacked(tables.t))]


def test_equal_views_give_equal_bytes() -> None:
    """Hidden information may differ, for a seat in an auction and for a spectator."""
    game = golden("downforce-4")[0]
    maker = RowMaker(game)
    state, seat = asked("downforce-4", 0)
    other = game.imagine(game.view(state, seat), stream("7", "other hands"))
    assert other != state
    mine = maker.seat(3, state, seat)
    assert mine == maker.seat(3, other, seat) and len(mine.pairs) == PAIRS
    watched, imagined = game.view(state, None), game.imagine(game.view(state, None), stream("7", "all hands"))
    shown = maker.position(3, watched, (None,), ())
    assert shown == maker.position(3, game.view(imagined, None), (None,), ())
    assert shown.row != mine.position.row


def test_nothing_is_for_sale_in_the_race() -> None:
    for name, at in (("downforce-4", 40), ("formula-d-4", 5)):
        state, seat = asked(name, at)
        assert RowMaker(golden(name)[0]).seat(0, state, seat).pairs == ()


def test_a_game_without_a_kernel_has_no_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = golden("formula-d-4")[0]
    monkeypatch.setattr(type(game), "kernel", lambda self, run="ready": None)
    with pytest.raises(BadOptions):
        RowMaker(game)


MOST_OF_A_KERNEL = 25_000
"""Largest compressed kernel, in bytes."""


@pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
def test_every_kernel_is_written_once_and_older_ones_are_removed(tmp_path: Path) -> None:
    (tmp_path / "old-1234.wasm").write_bytes(b"")
    assert browser.main([str(tmp_path)]) == 0
    index = json.loads((tmp_path / "index.json").read_text())
    assert {"downforce", "formula_d"} <= index.keys()
    assert {path.name for path in tmp_path.glob("*.wasm")} == {each["file"] for each in index.values()}
    for each in index.values():
        code = (tmp_path / each["file"]).read_bytes()
        assert code.startswith(b"\0asm")
        assert len(zlib.compress(code, 9)) <= MOST_OF_A_KERNEL
        assert each["digest"] in each["file"]


def test_without_numba_there_is_no_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "numba_version", lambda: None)
    assert browser.write(tmp_path) == {}
    assert json.loads((tmp_path / "index.json").read_text()) == {}


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert browser.main([str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err
    assert browser.main([]) == 2


GOLDEN = Path(__file__).parents[2] / "web" / "src" / "analysis" / "estimates.json"
KINDS = ((40, 3, 2, 5, SCORE), (40, 1, 4, 25, PLACE), (8, 4, 1, 3, SCORE))
"""Slots, seats, answers, playouts in a slot, and the figure that is the result."""


def case(slots: int, seats: int, answers: int, each: int, result: int) -> dict[str, Any]:
    """Sums as a kernel might return them, and their meaning."""
    rng = Random(f"{slots} {seats} {answers}")
    sums = zeros(slots * answers * seats * FIGURES)
    for at in range(len(sums)):
        sums[at] = rng.randrange(WIN_UNITS * each) if at % FIGURES == 0 else rng.randrange(-40, 90) * each
    outcomes = Outcomes(Plan(0, slots, each), answers, seats, result, sums)
    return {
        "playouts": slots * each,
        "slots": slots,
        "seats": seats,
        "answers": answers,
        "result": result,
        "sums": list(sums),
        "figures": [
            [[[one.mean(row, seat), one.error(row, seat)] for row in (WIN, RESULT)] for seat in range(seats)]
            for one in estimates_of(outcomes)
        ],
    }


def cases() -> list[dict[str, Any]]:
    """Sums of several shapes."""
    return [case(*kind) for kind in KINDS]


def test_the_golden_file_has_pythons_estimates() -> None:
    assert json.loads(GOLDEN.read_text(encoding="utf-8")) == cases()


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(cases()) + "\n", encoding="utf-8")


def test_unused_games_are_released() -> None:
    """Anyone may bring circuits, so the number of games is unlimited."""
    first = weakref.ref(game := games.make("downforce", {}))
    assert maker_of(game) is maker_of(game)
    del game
    for _ in range(KEPT):
        maker_of(games.make("downforce", {}))
    gc.collect()
    assert first() is None

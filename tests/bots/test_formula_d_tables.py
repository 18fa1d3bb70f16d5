"""Tables of values on disk: read back as they were, and a file that is not whole counts for nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from paddock.formula_d.bots import tables as formula_d_tables
from paddock.formula_d.bots import value as formula_d_value
from paddock.formula_d.bots.tables import LapTable, read_tables, write_tables
from paddock.formula_d.bots.value import Values, values_of
from tests.formula_d.table import game_on
from tests.formula_d.tracks import OVAL


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(formula_d_tables, "user_cache_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(formula_d_value, "_known", {})
    return tmp_path / "values-formula-d"


TABLES = [LapTable(1, False, [(7, 0, [[1.5, 0.1]], [[2.5, 1 / 3]])])]


def test_values_are_the_same_from_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_on(OVAL, cars=1)
    made = values_of(game)
    assert len(list(folder.iterdir())) == 1
    formula_d_value._known.clear()
    monkeypatch.setattr(Values, "_make", lambda *_: pytest.fail("worked out again"))
    assert values_of(game).tables() == made.tables()


def test_another_key_has_other_tables(folder: Path) -> None:
    write_tables(("one",), TABLES)
    assert read_tables(("one",)) == TABLES
    assert read_tables(("two",)) == []


@pytest.mark.parametrize(
    "damage", [lambda data: data[:-1], lambda data: b"", lambda data: data[:40] + b"x" + data[41:]]
)
def test_a_damaged_file_counts_for_nothing(folder: Path, damage: Callable[[bytes], bytes]) -> None:
    write_tables(("one",), TABLES)
    (file,) = folder.iterdir()
    file.write_bytes(damage(file.read_bytes()))
    assert read_tables(("one",)) == []
    write_tables(("one",), TABLES)
    assert read_tables(("one",)) == TABLES


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(formula_d_tables, "user_cache_path", lambda *_, **__: tmp_path / "file")
    write_tables(("key",), [])
    assert read_tables(("key",)) == []


def test_the_folder_does_not_grow_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formula_d_tables, "KEPT_FILES", 3)
    for number in range(6):
        write_tables((number,), [])
    assert len(list(folder.iterdir())) == 3

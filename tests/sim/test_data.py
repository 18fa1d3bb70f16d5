"""Tables of races: the same rows in every format, written row by row, by rules, kernels and clusters."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from paddock import games
from paddock.core.errors import BadOptions, PaddockError
from paddock.parts.data import DataColumn
from paddock.sim.data import files
from paddock.sim.data.columns import DECISIONS, SEATS, SeatTable
from paddock.sim.data.files import BUFFER, TableFile
from tests.cli.shell import paddock

RACES = ("formula_d", "--players", 3, "--bots", "club,rookie,random", "--games", 4, "--seed", 5)
COLUMNS = (DataColumn("a", "int", ""), DataColumn("b", "text", ""), DataColumn("c", "float", ""))


def read(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".parquet":
        rows: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
        return rows
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def as_text(rows: list[dict[str, Any]]) -> list[dict[str, str]]:
    return [{name: "" if cell is None else str(cell) for name, cell in row.items()} for row in rows]


@pytest.mark.parametrize("ending", ["parquet", "csv", "jsonl"])
def test_sim_writes_a_row_for_each_race_and_seat(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"races.{ending}"
    ran = paddock("sim", *RACES, "--out", path, "--json")
    assert ran.code == 0, ran.err
    rows = read(path)
    assert [(int(row["race"]), int(row["seat"])) for row in rows] == [(r, s) for r in range(1, 5) for s in range(3)]
    assert list(rows[0]) == [column.name for column in SeatTable(games.make("formula_d", {"cars": 3})).columns]
    wins = [sum(float(row["win"]) for row in rows if row["seat"] in (seat, str(seat))) for seat in range(3)]
    assert wins == [float(won) for won in ran.json["wins"]]
    assert list(tmp_path.iterdir()) == [path]
    if ending != "csv":
        paddock("sim", *RACES, "--out", tmp_path / "races.csv")
        assert as_text(rows) == read(tmp_path / "races.csv")


def test_a_row_for_each_decision_names_the_line_of_its_record(tmp_path: Path) -> None:
    path = tmp_path / "moves.jsonl"
    ran = paddock("sim", *RACES, "--out", path, "--moves", "--records", tmp_path / "records")
    assert ran.code == 0, ran.err
    rows = read(path)
    assert list(rows[0]) == [column.name for column in DECISIONS]
    for number, file in enumerate(sorted((tmp_path / "records").iterdir()), 1):
        lines = file.read_text(encoding="utf-8").splitlines()[2:]
        mine = [row for row in rows if row["race"] == number]
        assert mine and all(lines[row["at"] - 1] == row["action"] and row["choices"] > 1 for row in mine)
        assert all(row["action"].startswith(f"{row['seat']} ") for row in mine)


def test_a_league_writes_the_seats_of_the_bots(tmp_path: Path) -> None:
    path = tmp_path / "league.csv"
    words = ("league", "formula_d", "--bots", "club,random", "--players", 2, "--games", 4, "--seed", 1)
    ran = paddock(*words, "--out", path, "--json")
    rows = read(path)
    assert len(rows) == 8 and {row["bot"] for row in rows} == {"club", "random"}
    by_bot = {bot["name"]: bot["wins"] for bot in ran.json["bots"]}
    assert sum(float(row["win"]) for row in rows if row["bot"] == "club") == by_bot["club"]
    assert paddock(*words, "--out", path, "--moves").code == 0 and len(read(path)) > 8
    both = paddock(*words, "--out", path, "--resume", tmp_path / "x")
    assert both.code == 2 and "exclude each other" in both.err


def test_kernel_races_have_the_same_columns(tmp_path: Path) -> None:
    path = tmp_path / "races.parquet"
    words = ("sim", "downforce", "--kernel", "--bots", "drivers", "--games", 300, "--seed", 3, "--json")
    ran = paddock(*words, "--out", path)
    assert ran.code == 0, ran.err
    rows = read(path)
    assert len(rows) == 300 * len(ran.json["bots"])
    assert [sum(row["win"] for row in rows if row["seat"] == seat) for seat in range(len(ran.json["bots"]))] == [
        pytest.approx(won) for won in ran.json["wins"]
    ]
    assert {row["power"] for row in rows} - {None} and {row["grid"] for row in rows} == {1, 2, 3, 4, 5, 6}
    assert "leave out --moves or --kernel" in paddock(*words, "--out", path, "--moves").err


def test_rows_are_written_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one buffer is in memory, however long a table gets."""
    monkeypatch.setattr(files, "BUFFER", 10)
    with TableFile(tmp_path / "t.csv", COLUMNS) as table:
        for number in range(1000):
            table.add([(number, "x", None)])
            assert len(table._buffer) < 10
        assert table.rows == 1000
    assert len(read(tmp_path / "t.csv")) == 1000
    assert BUFFER <= 100_000


def test_an_interrupted_table_stays_and_a_broken_one_goes(tmp_path: Path) -> None:
    def interrupted() -> Iterator[tuple[int, str, float]]:
        yield (1, "one", 0.5)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), TableFile(tmp_path / "t.jsonl", COLUMNS) as table:
        table.add(interrupted())
    assert read(tmp_path / "t.jsonl") == [{"a": 1, "b": "one", "c": 0.5}]
    with pytest.raises(PaddockError), TableFile(tmp_path / "u.jsonl", COLUMNS):
        raise PaddockError("a bot failed")
    assert [path.name for path in tmp_path.iterdir()] == ["t.jsonl"]


def test_mistakes_are_named_before_any_race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOptions, match=r"ends in \.parquet, \.csv or \.jsonl"):
        files.check_table(tmp_path / "races.xlsx")
    with pytest.raises(PaddockError, match="cannot write"):
        files.check_table(tmp_path / "no" / "races.csv")
    assert "name its file with --out" in paddock("sim", *RACES, "--moves").err
    monkeypatch.setattr(files, "import_arrow", lambda: (_ for _ in ()).throw(BadOptions("Parquet needs")))
    assert "Parquet needs" in paddock("sim", *RACES, "--out", tmp_path / "t.parquet").err


def test_every_column_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
    own = [SeatTable(games.make(name, {})).columns for name in ("downforce", "formula_d")]
    for column in (*SEATS, *DECISIONS, *own[0], *own[1]):
        assert f"| `{column.name}` | {column.kind} | {column.about} |" in text


@pytest.mark.slow
def test_a_cluster_writes_the_same_table(tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    words = ("sim", "downforce", "--bots", "club", "--games", 300, "--seed", 5)
    paddock(*words, "--out", here)
    ran = paddock(*words, "--out", there, "--ray", "local")
    assert ran.code == 0, ran.err
    assert here.read_bytes() == there.read_bytes()

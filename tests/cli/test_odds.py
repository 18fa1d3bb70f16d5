"""`paddock odds`: the value of a moment, as a table and as JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.core.record import Record, read, write
from tests.cli.shell import paddock, refused

DOWNFORCE = Path("tests/golden/downforce-4.race")
FORMULA_D = Path("tests/golden/formula-d-4.race")


def test_it_prints_a_line_for_each_seat() -> None:
    told = paddock("odds", DOWNFORCE, "--at", 60, "--playouts", 400).out
    assert "After 60 moves of 200, as a spectator sees it:" in told
    assert told.count("Driver ") == 4 + 4
    assert "winnings, $M" in told and "400 playouts, seed odds." in told
    assert "100.0 ± 0.0 %" in paddock("odds", DOWNFORCE).out
    assert paddock("odds", FORMULA_D).out.count("0.0 ± 0.0 %") == 4  # nobody has finished, nobody has won


def test_json_has_millionths() -> None:
    told = paddock("odds", DOWNFORCE, "--at", 60, "--seat", 2, "--playouts", 400, "--seed", 3, "--json").json
    assert told["seat"] == 2 and told["at"] == 60 and told["playouts"] == 400
    assert sum(told["wins"]) == 1_000_000
    again = paddock("odds", DOWNFORCE, "--at", 60, "--seat", 2, "--playouts", 400, "--seed", 3, "--json").json
    full = paddock("odds", DOWNFORCE, "--at", 60, "--full", "--playouts", 400, "--seed", 3, "--json").json
    assert again == told != full


@pytest.mark.parametrize(("language", "said"), [("es", "gana"), ("fr", "gagne"), ("pt", "vence")])
def test_it_speaks_other_languages(language: str, said: str) -> None:
    told = paddock("odds", FORMULA_D, "--at", 50, "--playouts", 40, "--lang", language).out
    assert said in told and "," in told


def test_players_are_called_what_they_like(tmp_path: Path) -> None:
    record = read(FORMULA_D.read_text())
    header = {**record.header, "seats": ["[/b] Ann", *record.names[1:]]}
    (tmp_path / "named.race").write_text(write(Record(header, record.moves, record.result)))
    told = paddock("odds", tmp_path / "named.race", "--at", 50, "--seat", 1, "--playouts", 40).out
    assert told.count("[/b] Ann") == 3


def test_a_seed_is_text() -> None:
    assert refused("odds", DOWNFORCE, "--seed", "\udcff") == "--seed is some text or number, like 7"

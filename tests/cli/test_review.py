"""`paddock review` and `paddock odds`: as tables, as JSON and as a page."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from paddock.cli.files import Unwritable, write_whole
from paddock.cli.review import drawn
from paddock.core.record import Record, read, write
from paddock.parts.report import TextTable
from tests.cli.shell import paddock, refused, save

DOWNFORCE = Path("tests/golden/downforce-4.race")
ALONE = Path("tests/golden/formula-d-alone.race")


def test_it_prints_sums_and_mistakes_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    told = paddock("review", DOWNFORCE, "--budget", 60_000, "--html", page).out
    for part in ("Chance to win, in points", "hidden cards", "cards dealt", "= result", "Mistakes", "seed review."):
        assert part in told
    html = page.read_text(encoding="utf-8")
    assert html.count("<polygon") == 4 and "Chances to win, move by move" in html and "hidden cards" in html


def test_a_solo_review_has_turns_instead_of_chances() -> None:
    told = paddock("review", ALONE, "--budget", 7000).out
    assert "Result: turns" in told and "Chance to win" not in told and "hidden cards" not in told


def test_many_seats_are_shown_in_parts() -> None:
    heads = ("", *[f"Driver {number}" for number in range(1, 13)])
    parts = list(drawn(TextTable("", heads, (("sum", *map(str, range(1, 13))),))))
    assert [[str(column.header) for column in part.columns][1:] for part in parts] == [
        list(heads[1:6]),
        list(heads[6:11]),
        list(heads[11:]),
    ]
    assert {str(next(iter(part.columns[0].cells))) for part in parts} == {"sum"}


def test_json_has_all_of_it() -> None:
    told = paddock("review", DOWNFORCE, "--budget", 60_000, "--json").json
    assert told["game"] == "downforce" and len(told["moments"]) == 201
    for each in told["wins"] + told["results"]:
        parts = [*each["lucks"].values(), each["expected"], each["hidden"], each["own"], each["others"]]
        assert sum(part["amount"] for part in parts) == each["result"]


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    lines = ALONE.read_text(encoding="utf-8").splitlines()
    assert "the record is cut off" in refused("review", save(tmp_path, "\n".join(lines[:20])))
    record = read(ALONE.read_text(encoding="utf-8"))
    wrong = save(tmp_path, write(Record(record.header, (record.moves[0], "0 gear 6"), record.result)))
    for budget in ((), ("--budget", 7000)):
        assert refused("review", wrong, *budget).startswith(f"{wrong}, line 4: ")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes in folders there")
def test_a_page_never_replaces_a_record_or_a_pipe(tmp_path: Path) -> None:
    race, season, pipe = tmp_path / "one.race", tmp_path / "one.season", tmp_path / "pipe"
    race.write_bytes(ALONE.read_bytes())
    season.write_text("\ufeffpaddock-season 1\n", encoding="utf-8")
    os.mkfifo(pipe)
    for path in (race, season):
        was = path.read_bytes()
        assert f"{path} is a record and is not overwritten" in refused("review", race, "--html", path)
        assert path.read_bytes() == was
    assert f"{pipe} is a device or a pipe" in refused("review", race, "--html", pipe)
    with pytest.raises(Unwritable, match="is a device or a pipe"):
        write_whole(pipe, "page", replace=True)
    assert pipe.is_fifo() and len(list(tmp_path.iterdir())) == 3


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


@pytest.mark.parametrize(
    ("language", "mistakes", "wins"), [("es", "Errores", "gana"), ("fr", "Erreurs", "gagne"), ("pt", "Erros", "vence")]
)
def test_they_speak_other_languages(language: str, mistakes: str, wins: str) -> None:
    assert mistakes in paddock("review", ALONE, "--budget", 7000, "--lang", language).out
    told = paddock("odds", FORMULA_D, "--at", 50, "--playouts", 40, "--lang", language).out
    assert wins in told and "," in told


def test_players_choose_their_names(tmp_path: Path) -> None:
    record = read(FORMULA_D.read_text())
    header = {**record.header, "seats": ["[/b] Ann", *record.names[1:]]}
    named = save(tmp_path, write(Record(header, record.moves, record.result)))
    told = paddock("odds", named, "--at", 50, "--seat", 1, "--playouts", 40).out
    assert told.count("[/b] Ann") == 3


def test_a_seed_is_text() -> None:
    assert refused("odds", DOWNFORCE, "--seed", "\udcff") == "--seed is some text or number, like 7"

"""The commands about tracks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from paddock.cli.tracks import tracks
from paddock.core.errors import PaddockError

from .small import OVAL, SPEEDWAY


def run(*words: str) -> str:
    found = CliRunner().invoke(tracks, list(words), catch_exceptions=False)
    assert found.exit_code == 0, found.output
    return found.output


def test_list() -> None:
    text = run("list")
    assert "river-station" in text and "marina-bay" in text


def test_list_json() -> None:
    monaco = next(track for track in json.loads(run("list", "--json")) if track["name"] == "monaco")
    assert monaco["games"] == ["formula_d"] and monaco["spaces"] == 168 + 166 + 163


def test_show_in_words() -> None:
    text = run("show", "river-station")
    assert "River Station" in text and "Steps from the front row over the line: 48 at best" in text
    assert "Betting line 2" in text and "Single file" in text


def test_show_json() -> None:
    data = json.loads(run("show", "river-station", "--json"))
    assert data["name"] == "river-station" and data["games"] == ["downforce"]
    assert sum(data["lanes"].values()) == len(data["spaces"])
    assert data["links"] == sum(len(space["next"]) for space in data["spaces"])
    assert set(data["spaces"][0]) >= {"id", "lane", "back", "front", "next", "touch", "rectangle", "corner"}
    assert {space["corner"] for space in data["spaces"]} == {
        None,
        *(corner["name"] for corner in data["corners"]),
    }
    assert set(data["corners"][0]) >= {"name", "stops", "longest", "shortest"}
    assert len(data["grid"]) == 6 and len(data["lines"]) == 3 and data["first"] in data["grid"] and data["pit"] is None


def test_show_json_with_pits(tmp_path: Path) -> None:
    file = tmp_path / "speedway.toml"
    file.write_text(SPEEDWAY)
    data = json.loads(run("show", str(file), "--json"))
    assert [space["id"] for space in data["pit"]["spaces"]] == ["P1", "P2", "P3", "P4"]
    assert data["pit"]["boxes"] == {"red": ["P2", "P3"]}
    assert data["links"] == sum(len([n for n in space["next"] if n[0] != "P"]) for space in data["spaces"])
    assert "Pit lane: 4 spaces, from R24 to R2" in run("show", str(file))


def test_check(tmp_path: Path) -> None:
    file = tmp_path / "oval.toml"
    file.write_text(OVAL)
    assert "The Oval is fine: 48 spaces" in run("check", str(file))
    file.write_text(OVAL.replace("straight = 4", "straight = 4.5"))
    with pytest.raises(PaddockError, match=r"whole number"):
        run("check", str(file))
    with pytest.raises(PaddockError, match=r"is not a \.toml track file"):
        run("check", str(tmp_path / "oval.txt"))


def test_draw(tmp_path: Path) -> None:
    file = tmp_path / "marina.svg"
    assert "Wrote" in run("draw", "marina-bay", "-o", str(file), "--ids")
    assert file.read_text().startswith("<svg")
    with pytest.raises(PaddockError, match=r"cannot write"):
        run("draw", "marina-bay", "-o", str(tmp_path / "no" / "such.svg"))


def test_check_looks_at_the_picture(tmp_path: Path) -> None:
    file = tmp_path / "oval.toml"
    for look, message in (
        ("plate = [5, 3]", r"the name plate is on the road \(M1, .* …\); move it"),
        ("plate = [50, 3]", "the name plate is outside the picture"),
        ('scenery = [{ kind = "avenue", points = [[1, 1], [9, 9]], step = 0 }]', "a step of 0 is too short"),
    ):
        file.write_text(f"{OVAL}\n[look]\n{look}\n")
        with pytest.raises(PaddockError, match=message):
            run("check", str(file))


@pytest.mark.parametrize(
    ("old", "new"), [("straight = 6", "straight = 30"), ("degrees = 180", "degrees = 90"), ("grid_rows = 2", "")]
)
def test_draw_anyway(tmp_path: Path, old: str, new: str) -> None:
    file, picture = tmp_path / "oval.toml", tmp_path / "oval.svg"
    file.write_text(OVAL.replace(old, new, 1))
    with pytest.raises(PaddockError):
        run("draw", str(file), "-o", str(picture))
    assert not picture.exists()
    said = run("draw", str(file), "-o", str(picture), "--anyway")
    assert "Still wrong: the " in said and "Wrote" in said
    drawn = picture.read_text()
    assert ('id="gap"' in drawn) == ("does not close" in said) == bool(new)
    assert drawn.count("data-space=") == (48 if "30" not in new else 48 + 3 * 24)


def test_unknown_track() -> None:
    with pytest.raises(PaddockError, match=r'there is no track "monza"'):
        run("show", "monza")

"""Merging shapes: few elements, and the same picture."""

from __future__ import annotations

import io
import re
from xml.etree import ElementTree

import numpy as np
import pytest
import resvg_py
from PIL import Image

from paddock.drawing import draw as drawing
from paddock.drawing import merge as merging
from paddock.drawing.ink import FONTS, circle, edged, ellipse, group, rect, shape, text
from paddock.drawing.merge import merge
from paddock.track.build import build
from paddock.track.load import load
from paddock.track.scenery import SCENERY_KINDS
from tests.track.small import SPEEDWAY

FRAME = (400.0, 300.0)
SHAPES = {
    "circle": circle(60, 50, 30, "#a00"),
    "ellipse": ellipse(60, 50, 40, 20, "#0a0", opacity=0.5),
    "rectangle": rect(10, 20, 70, 40, "#00a", **edged("#fff", 3)),
    "round corners": rect(10, 20, 70, 40, "#00a", rx=12),
    "curves": shape("M10 10Q50 0 60 40t30 20C20 90 30 90 10 60l-5 -9h3v-4H9V20Z", "#808"),
    "arcs": shape("M10 60a30 20 0 0 1 60 0v20ZM90 20A30 10 20 1 0 120 40Z", "#066"),
    "a line": shape("M10 10L90 40", "none", stroke_dasharray="9 4", **edged("#fff", 6)),
    "a moved shape": rect(10, 20, 70, 40, "#00a", transform="translate(9 5)"),
    "words": text(60, 50, 60, "Fish & <Chips>", "#fff", font_family="Jost", font_weight="bold"),
    "no words": text(60, 50, 60, "", "#fff") + circle(60, 50, 30, "#a00"),
}


def picture(svg: str, width: float, height: float) -> np.ndarray:
    full = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{svg}</svg>'
    files = [str(file) for file in sorted(FONTS.glob("*.ttf"))]
    png = resvg_py.svg_to_bytes(svg_string=full, skip_system_fonts=True, font_files=files)
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB")).astype(int)


def same(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two pictures differ only along edges, by the rounding of points to tenths."""
    apart = np.abs(one - other).max(axis=2)
    return bool(apart.mean() < 0.6 and (apart > 100).mean() < 0.002)


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("turn", [0, 35])
def test_a_moved_and_turned_shape_looks_the_same(name: str, turn: int) -> None:
    for drawn in (SHAPES[name], group([group([SHAPES[name]], 30, 20, turn)], 60, 40, turn)):
        ground = rect(0, 0, *FRAME, "#345")
        merged = merge(ground + drawn, FRAME)
        assert not same(picture(ground, *FRAME), picture(ground + drawn, *FRAME))
        assert same(picture(merged, *FRAME), picture(ground + drawn, *FRAME))
        ElementTree.fromstring(f"<svg>{merged}</svg>")


def test_shapes_with_the_same_paint_become_one_path_in_painting_order() -> None:
    def paints(*shapes: str) -> list[str]:
        return re.findall('fill="(.*?)"', merge("".join(shapes), FRAME))

    far = [circle(x, 50, 10, "red") + circle(x, 50, 5, "blue") for x in (50, 100, 150)]
    assert paints(*far) == ["red", "blue"]
    assert paints(*far, circle(50, 50, 3, "red")) == ["red", "blue", "red"]
    assert paints(*far, circle(50, 50, 30, "red"), circle(200, 50, 5, "blue")) == ["red", "blue", "red"]
    assert paints(circle(50, 50, 9, "red"), circle(55, 50, 9, "red")) == ["red", "red"]
    assert paints(circle(50, 50, 9, "red"), text(90, 90, 9, "a", "ink"), circle(95, 90, 9, "red")) == [
        "red",
        "ink",
        "red",
    ]
    assert paints(circle(50, 50, 9, "red"), circle(90, 50, 9, "red", opacity=0.5)) == ["red", "red"]


def test_merging_stops_when_it_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    shapes = "".join(circle(7 * x, 5 * y, 9, "red") for x in range(30) for y in range(30))
    merged = merge(shapes, FRAME)
    monkeypatch.setattr(merging, "MOST_COMPARED", 200)
    stopped = merge(shapes, FRAME)
    assert stopped.count("<path") > merged.count("<path") and stopped.count("M") == merged.count("M") == 900
    assert same(picture(stopped, *FRAME), picture(shapes, *FRAME))


def test_shapes_far_outside_the_picture_take_no_memory() -> None:
    merged = merge(rect(-1e9, -1e9, 2e9, 2e9, "red") + circle(1e12, 5, 1, "blue"), FRAME)
    assert merged.count("<path") == 2


THINGS = ", ".join(f'{{ kind = "{kind}", at = [{3 * at % 40}, {at % 9}] }}' for at, kind in enumerate(SCENERY_KINDS))
BOARDS = {"everything": build(SPEEDWAY + f"\n[look]\nscenery = [{THINGS}]\n"), "marina-bay": load("marina-bay")}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_few_elements_and_looks_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    track = BOARDS[name]
    merged = drawing.draw(track)
    monkeypatch.setattr(drawing, "merge", lambda drawn, _frame: drawn)
    plain = drawing.draw(track)
    assert merged.count("<") < plain.count("<")
    parts = {part.get("id"): part for part in ElementTree.fromstring(merged)}
    assert sum(len(list(parts[each].iter())) for each in ("ground", "scenery")) < 400
    one, other = (picture(board, *track.art.frame) for board in (merged, plain))
    assert same(one, other)

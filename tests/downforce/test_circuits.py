"""The picture of a circuit of Downforce shows what its rules need."""

from __future__ import annotations

from xml.etree import ElementTree

from paddock.drawing.draw import draw
from paddock.track.load import load


def test_the_drawing_shows_what_the_rules_need() -> None:
    picture = draw(load("river-station"))
    root = ElementTree.fromstring(picture)
    ids = {element.get("id") for element in root.iter()}
    assert {
        "finish",
        "betting-line-1",
        "betting-line-2",
        "betting-line-3",
        "first-player",
        "winners",
        "plate",
    } <= ids
    assert {f"winner-{place}" for place in range(1, 7)} <= ids
    assert "RIVER STATION" in picture

"""The pictures of the circuits of Formula D show what the rules need."""

from __future__ import annotations

import math
from xml.etree import ElementTree

import pytest

from paddock.drawing.draw import draw
from paddock.track.load import load

CITY = load("lantern-city")
DESERT = load("mesa-roja")


def test_fd_44_both_ends_of_a_tunnel_carry_the_same_number() -> None:
    """They are drawn on the spaces that the tunnel joins, from the left, large enough to be read on a phone."""
    root = ElementTree.fromstring(draw(CITY))
    drawn: dict[str, list[str]] = {}
    for element in root.iter():
        if number := element.get("data-tunnel"):
            x, y = (float(part) for part in str(element.get("transform"))[10:-1].split())
            near = min(CITY.spaces, key=lambda space: math.dist((x, y), CITY.art.poses[space.id][:2]))
            drawn.setdefault(number, []).append(near.id)
            figure = next(part for part in element if part.tag.endswith("text"))
            assert figure.text == number and float(str(figure.get("font-size"))) >= CITY.art.unit / 2
    assert drawn == {"1": ["L75", "L76"], "2": ["M77", "M78"], "3": ["R79", "R80"]}


def test_the_drawing_shows_what_the_rules_need() -> None:
    picture = draw(CITY)
    root = ElementTree.fromstring(picture)
    zones = [element.get("data-zone") for element in root.iter() if element.get("data-zone")]
    assert zones.count("trouble") == len(CITY.trouble)
    assert zones.count("danger") == len(CITY.danger)
    ids = {element.get("id") for element in root.iter()}
    assert {"ways", "zones", "tunnels", "police-line", "checkpoint", "finish", "plate"} <= ids
    assert "CHECKPOINT" in picture
    assert "POLICE" in picture
    assert "TUNNEL" in picture


@pytest.mark.parametrize("name", ["monaco", "mesa-roja"])
def test_boxes_grid_numbers_and_corner_boards(name: str) -> None:
    track = load(name)
    root = ElementTree.fromstring(draw(track))
    boxes = [element.get("data-box") for element in root.iter() if element.get("data-box")]
    assert sorted(map(str, boxes)) == ["blue", "green", "red", "white", "yellow"]
    words = [element.text for element in root.iter() if element.text]
    assert {str(number) for number in range(1, 11)} <= set(words)
    for corner in track.corners:
        assert str(corner.longest) in words
        assert str(corner.shortest) in words
    assert track.pit is not None
    assert {space.id for space in track.pit.spaces} <= set(track.art.poses)


def test_every_change_of_lane_in_a_corner_has_its_arrow() -> None:
    root = ElementTree.fromstring(draw(DESERT))
    arrows = next(element for element in root.iter() if element.get("id") == "ways")
    spaces = {space.id: space for space in DESERT.spaces}
    changes = [
        (space.id, name)
        for space in DESERT.spaces
        for name in space.next
        if name in spaces and name[0] != space.id[0] and {space.corner, spaces[name].corner} != {None}
    ]
    assert len(arrows) == len(changes)

"""Drawings: one element per space, exactly shared edges, no overlaps."""

from __future__ import annotations

import math
import re
from itertools import combinations
from xml.etree import ElementTree

import msgspec
import pytest

from paddock.core.errors import BadRecord
from paddock.drawing import scenery
from paddock.drawing.draw import draw
from paddock.drawing.ink import PALETTES
from paddock.drawing.land import inside
from paddock.track.build import build
from paddock.track.captions import caption_box, moved_inside
from paddock.track.check import overlaps
from paddock.track.errors import BadTrack
from paddock.track.load import load
from paddock.track.model import Label, Point, Track
from paddock.track.recorded import read_part
from paddock.track.scenery import GROWING, SCENERY_KINDS
from paddock.track.sections import PALETTE_NAMES
from tests.track.circuits import CIRCUITS
from tests.track.small import OVAL, SPEEDWAY

TRACKS = {"oval": build(OVAL), "speedway": build(SPEEDWAY), **{name: load(name) for name in CIRCUITS}}


@pytest.fixture(params=TRACKS)
def track(request: pytest.FixtureRequest) -> Track:
    return TRACKS[request.param]


def area(outline: tuple[Point, ...]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, (*outline[1:], outline[0]), strict=True))) / 2


def edges(outline: tuple[Point, ...]) -> set[frozenset[Point]]:
    return {frozenset(edge) for edge in zip(outline, (*outline[1:], outline[0]), strict=True) if edge[0] != edge[1]}


def test_one_element_for_each_space(track: Track) -> None:
    root = ElementTree.fromstring(draw(track))
    found = [element.get("data-space") for element in root.iter() if element.get("data-space")]
    lane = [space.id for space in track.pit.spaces] if track.pit else []
    assert sorted(map(str, found)) == sorted([*track.index, *lane])
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def test_neighbours_share_edge_points(track: Track) -> None:
    hidden = {name for pair in track.tunnels for name in pair}
    outer: dict[frozenset[Point], int] = {}
    for space in track.spaces:
        for edge in edges(space.outline):
            outer[edge] = outer.get(edge, 0) + 1
    assert set(outer.values()) <= {1, 2}
    for space in track.spaces:
        ahead = [track.spaces[track.index[name]] for name in space.next if name in track.index and name not in hidden]
        same_lane = [other for other in ahead if other.lane == space.lane and other.side == space.side]
        for other in same_lane:
            assert edges(space.outline) & edges(other.outline), f"{space.id} and {other.id} share no edge"


def sides(track: Track) -> list[tuple[Point, ...]]:
    """The closed rings made of all edges that only one space has."""
    count: dict[frozenset[Point], int] = {}
    for space in track.spaces:
        for edge in edges(space.outline):
            count[edge] = count.get(edge, 0) + 1
    meets: dict[Point, list[Point]] = {}
    for edge in (edge for edge, number in count.items() if number == 1):
        one, other = edge
        meets.setdefault(one, []).append(other)
        meets.setdefault(other, []).append(one)
    assert all(len(others) == 2 for others in meets.values())
    rings = []
    while meets:
        here = next(iter(meets))
        ring = []
        while here in meets:
            ring.append(here)
            here = next((other for other in meets.pop(here) if other in meets), here)
        rings.append(tuple(ring))
    return rings


def test_no_gaps_and_no_overlaps(track: Track) -> None:
    """The road has two sides, and the spaces fill the ring between them exactly."""
    rings = sorted(area(ring) for ring in sides(track))
    tunnels = track.art.tunnels
    if tunnels:
        assert len(rings) == len(tunnels)  # a tunnel divides the road; each part has one closed side
        filled = sum(rings)
    else:
        assert len(rings) == 2
        filled = rings[1] - rings[0]
    assert sum(area(space.outline) for space in track.spaces) == pytest.approx(filled, rel=1e-6)


def test_no_space_lies_on_another(track: Track) -> None:
    assert overlaps(track.spaces) == []
    assert all(area(space.outline) > 200 for space in track.spaces)


def test_captions_lie_in_the_frame_and_apart_from_each_other(track: Track) -> None:
    width, height = track.art.frame
    boxes = [caption_box(label, width) for label in track.art.labels]
    for x, y, wide, tall in boxes:
        assert x >= 0 and y >= 0 and x + wide <= width and y + tall <= height
    for (ax, ay, aw, ah), (bx, by, bw, bh) in combinations(boxes, 2):
        assert ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay


def test_captions_of_a_record_are_moved_into_the_frame() -> None:
    frame = (400.0, 300.0)
    for x, y in ((-50, 20), (390, 290), (200, -9), (200, 150)):
        left, top, wide, tall = caption_box(moved_inside(Label("Far Corner", x, y), frame), frame[0])
        assert left > 20 and top > 20 and left + wide < 380 and top + tall < 280


LAKE = '{ kind = "water", points = [[32, 1], [38, 1], [38, 9], [32, 9]], sharp = true }'
ISLAND = '{ kind = "field", points = [[33, 2], [37, 2], [37, 8], [33, 8]], sharp = true }'


def planted(of: str, *ground: str) -> list[Point]:
    """The places of scattered objects on a picture of long spaces with a lake."""
    woods = f'{{ kind = "woods", of = "{of}", size = [40, 20], count = 200, scale = 0.3 }}'
    look = f"\n[look]\nrow = 3\nmargin = [2, 2, 14, 4]\nscenery = [{woods}, {', '.join(ground)}]\n"
    track = build(OVAL + look)
    _, over = scenery.draw(track, PALETTES["meadow"])
    found = [(float(x), float(y)) for x, y in re.findall(r'<g transform="translate\(([\d.-]+) ([\d.-]+)\)">', over)]
    edges_of = [list(zip(space.outline, (*space.outline[1:], space.outline[0]), strict=True)) for space in track.spaces]
    assert len(found) > 60 and not any(inside(spot, edges) for spot in found for edges in edges_of)
    return found


def test_nothing_grows_on_the_road_or_in_the_water() -> None:
    def in_lake(spot: Point) -> bool:
        return 1280 < spot[0] < 1520 and 40 < spot[1] < 360

    def on_island(spot: Point) -> bool:
        return 1320 <= spot[0] <= 1480 and 80 <= spot[1] <= 320

    assert not any(map(in_lake, planted("tree", LAKE)))
    assert any(map(in_lake, planted("lantern", LAKE)))
    wet = list(filter(in_lake, planted("tree", LAKE, ISLAND)))
    assert wet and all(map(on_island, wet))


def test_names_and_cars_are_drawn_when_asked_for() -> None:
    track = TRACKS["marina-bay"]
    assert ">M17<" not in draw(track) and ">M17<" in draw(track, ids=True)
    assert 'data-car="red"' in draw(track, cars={"M17": "red"})


def test_titles_are_escaped() -> None:
    text = OVAL.replace("The Oval", "Fish & <Chips>") + "\n[look]\nplate = [1, 1]\n"
    root = ElementTree.fromstring(draw(build(text)))
    assert root[0].text == "Fish & <Chips>"


def test_the_whole_picture_lies_in_its_frame(track: Track) -> None:
    width, height = track.art.frame
    for space in track.spaces:
        assert all(0 < x < width and 0 < y < height for x, y in space.outline)


def test_a_track_from_a_record_is_drawn_with_what_its_art_says() -> None:
    full = msgspec.to_builtins(TRACKS["oval"])
    record = {"name": "oval", "full": full}
    assert draw(read_part(record)) == draw(TRACKS["oval"])
    assert "<svg" in draw(read_part({**record, "full": {**full, "art": {}}}))
    with pytest.raises(BadRecord, match=r"the track 'oval' in the header is damaged: .*\$\.art\.frame"):
        read_part({**record, "full": {**full, "art": {"frame": "wide"}}})


def test_a_track_file_may_name_all_that_can_be_drawn_and_nothing_else() -> None:
    assert set(PALETTE_NAMES) == set(PALETTES)
    assert sorted(SCENERY_KINDS) == sorted([*scenery.GROUND, *scenery.OBJECTS, *scenery.SCATTERED])
    assert set(GROWING) == set(scenery.GROWING)


@pytest.mark.parametrize(
    ("scenery", "message"),
    [
        ('{ kind = "town", of = "tent hall" }', "scenery 1 (town)"),
        ('{ kind = "woods", of = "oaks", at = [0, 0] }', "scenery 1 (woods)"),
        ('{ kind = "avenue", points = [[1, 1], [2]] }', "scenery 1 (avenue)"),
        ('{ kind = "avenue", points = [[1, 1], [9, 9]], step = 0 }', "scenery 1 (avenue): a step of 0 is too short"),
        ('{ kind = "lights", step = -1 }', "scenery 1 (lights): a step of -40 is too short"),
        ('{ kind = "town", step = [0, 0] }', "scenery 1 (town)"),
        ('{ kind = "tower", size = "tall" }', "scenery 1 (tower)"),
        ('{ kind = "stand", size = [2000, 2000] }', "at most 4,000 wide and tall"),
        (", ".join(['{ kind = "stand", size = [90, 90] }'] * 3), "at most 20,000 shapes"),
        (
            ", ".join(['{ kind = "woods", at = [6, 3], size = [1, 1], count = 999 }'] * 1500),
            "it takes too long to find room",
        ),
        ('{ kind = "tower" }, { kind = "house", size = ["big", 1] }', "scenery 2 (house)"),
    ],
)
def test_scenery_that_cannot_be_drawn_is_named(scenery: str, message: str) -> None:
    track = build(SPEEDWAY + f"\n[look]\nscenery = [{scenery}]\n")
    with pytest.raises(BadTrack, match=re.escape(message)):
        draw(track)


def test_every_kind_of_scenery_can_be_drawn_as_it_comes() -> None:
    things = ", ".join(f'{{ kind = "{kind}", at = [3, 3] }}' for kind in SCENERY_KINDS)
    for palette in PALETTES:
        look = f'\n[look]\npalette = "{palette}"\nscenery = [{things}]\n'
        ElementTree.fromstring(draw(build(SPEEDWAY + look)))


@pytest.mark.parametrize("name", ["monaco", "lone-star"])
def test_a_pit_lane_has_its_boxes_on_the_side_away_from_the_road(name: str) -> None:
    """An outline of the lane begins with the side near the road, on whichever side of the road the lane lies."""
    track = load(name)
    assert track.pit is not None
    road = [point for space in track.spaces for point in space.outline]
    for space in track.pit.spaces[2:-2]:
        half = len(space.outline) // 2
        ends = (space.outline[0], space.outline[half])
        near, far = (min(math.dist(point, other) for other in road) for point in ends)
        assert near < far

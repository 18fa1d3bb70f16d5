"""Track files from lines: readers, refusals, and drafts that can be raced on."""

import json
import math
from pathlib import Path

import pytest

from paddock.downforce.tracks.drafting import LAP
from paddock.drawing.check import check_picture
from paddock.track.build import build
from paddock.track.captions import caption_box, moved_inside
from paddock.track.check import check_track
from paddock.track.drafts.invent import STYLES, invented
from paddock.track.drafts.landscape import THEMES, with_land
from paddock.track.drafts.loop import made_loop
from paddock.track.drafts.make import draft
from paddock.track.drafts.place import apart, box_of
from paddock.track.drafts.read import parse_line, read_line
from paddock.track.drafts.write import written
from paddock.track.errors import BadTrack
from paddock.track.load import builtin, load
from paddock.track.model import Point, Track
from paddock.track.sections import TrackFile, read
from paddock.track.stats import lap_steps

GAMES = ("downforce", "formula_d")
BEAN = [
    (100 * math.cos(turn) * (1 + 0.45 * math.cos(2 * turn + 1)), 60 * math.sin(turn) * (1.2 + 0.5 * math.sin(3 * turn)))
    for turn in (2 * math.pi * number / 90 for number in range(90))
]
"""An invented loop with bends to both sides."""
EIGHT = [
    (100 * math.sin(turn), 70 * math.sin(turn) * math.cos(turn)) for turn in (2 * math.pi * n / 90 for n in range(90))
]


def as_rows(points: list[Point]) -> str:
    return "".join(f"{x:.3f},{y:.3f}\n" for x, y in points)


def as_geojson(points: list[Point]) -> str:
    ring = [[5 + x / 111_320, y / 111_320] for x, y in [*points, points[0]]]
    return json.dumps(
        {"type": "Feature", "properties": {"name": "The Bean"}, "geometry": {"type": "LineString", "coordinates": ring}}
    )


def as_gpx(points: list[Point]) -> str:
    tags = "".join(f'<trkpt lat="{y / 111_320:.7f}" lon="{5 + x / 111_320:.7f}"/>' for x, y in points)
    return f"<gpx><trk><trkseg>{tags}</trkseg></trk></gpx>"


def as_svg(points: list[Point]) -> str:
    data = "M" + "L".join(f"{x:.3f} {-y:.3f}" for x, y in points) + "z"
    return f'<svg xmlns="http://www.w3.org/2000/svg"><path fill="none" d="{data}"/></svg>'


def test_every_kind_of_file_gives_the_same_line() -> None:
    plain = parse_line(as_rows(BEAN), ".csv", "bean").points
    for text, suffix in ((as_geojson(BEAN), ".geojson"), (as_gpx(BEAN), ".gpx"), (as_svg(BEAN), ".svg")):
        found = parse_line(text, suffix, "bean")
        assert max(math.dist(one, other) for one, other in zip(found.points, plain, strict=True)) < 0.05, suffix
    assert parse_line(as_geojson(BEAN), ".geojson", "file").title == "The Bean"


def test_a_path_may_use_every_command_but_arcs() -> None:
    data = "M0 0 h40 C60 0 60 20 40 20 s-20 10 -20 20 q0 10 -10 10 t-10 -10 L0 30 v-10 H0 V0 z"
    found = parse_line(f'<svg><path d="{data}"/></svg>', ".svg", "odd")
    assert found.crossing is None
    with pytest.raises(BadTrack, match="convert arcs"):
        parse_line('<svg><path d="M0 0 A 5 5 0 0 1 10 10 L 0 10 z"/></svg>', ".svg", "odd")


@pytest.mark.parametrize(
    ("text", "suffix", "says"),
    [
        ("0,0\n10,0\n", ".csv", "2 different points"),
        ("5,5\n5,5\n", ".csv", "has 1 point;"),
        (as_rows(BEAN[:40]), ".csv", "not a loop"),
        ("0,0\n" * 20_001, ".csv", "at most 20,000"),
        (as_rows([(math.sin(3 * n / 20), math.sin(4 * n / 20 + 1)) for n in range(126)]), ".csv", "crosses itself"),
        ("0,0\n1,0\nhere\n", ".csv", 'line 3 is "here"'),
        ("nan,0\n1,inf\n1,1\n0,1", ".csv", "two numbers"),
        ("{", ".geojson", "not a JSON file"),
        ('{"type": "Point", "coordinates": [1, 2]}', ".geojson", "holds no line"),
        ('{"type": "LineString", "coordinates": [[1, "x"]]}', ".geojson", "not two numbers"),
        ('{"type": "LineString", "coordinates": [[1, 1e300], [0, 2]]}', ".geojson", "not two numbers"),
        ("<gpx></gpx>", ".gpx", "no track"),
        ("<svg></svg>", ".svg", "no path"),
        ("anything", ".png", "cannot read a line"),
    ],
)
def test_a_line_that_makes_no_circuit_is_refused_with_a_sentence(text: str, suffix: str, says: str) -> None:
    with pytest.raises(BadTrack, match=says):
        parse_line(text, suffix, "bad")


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.csv"
    file.write_bytes(b"1,2\n" * 600_000)
    with pytest.raises(BadTrack, match="at most 2,000,000 bytes"):
        read_line(file)


def raced(file: TrackFile) -> Track:
    """The track of a draft, checked like one from a file, with its picture."""
    track = build(read(written(file)))
    check_track(track, from_file=True)
    check_picture(track)
    assert words_off_the_road(track)
    return track


def words_off_the_road(track: Track) -> bool:
    """Whether all names lie in the picture and on no space."""
    width, height = track.art.frame
    road = [box_of(space.outline, 0) for space in track.spaces]
    for label in track.art.labels:
        x, y, wide, tall = box = caption_box(moved_inside(label, track.art.frame), width)
        if min(x, y) < 0 or x + wide > width or y + tall > height:
            return False
        if not all(apart(box, other) for other in road):
            return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_line_becomes_the_same_track_each_time(game: str) -> None:
    line = made_loop(BEAN, "The Bean")
    file = with_land(draft(line, game), "coast")
    track = raced(file)
    assert track.digest == build(draft(made_loop([(x + 1e-9, y) for x, y in BEAN], "The Bean"), game)).digest
    assert len(track.corners) >= 4
    if game == "formula_d":
        assert track.pit is not None and len(track.pit.boxes) == 5
        assert len(track.grid) == 10
        assert all(1 <= corner.stops <= 3 for corner in track.corners)
    else:
        assert len(track.lines) == 3
        assert len(track.grid) == 6


def test_a_line_that_crosses_itself_gets_a_bridge() -> None:
    track = raced(draft(made_loop(EIGHT, "Eight"), "downforce"))
    upper = set(track.art.over)
    assert upper
    poses = track.art.poses
    near = [
        (one, other)
        for one in track.spaces
        for other in track.spaces
        if one.id in upper and other.id not in upper and math.dist(poses[one.id][:2], poses[other.id][:2]) < 30
    ]
    crossing = [(one, other) for one, other in near if (one.back - other.back) % track.lap > track.lap // 10]
    assert crossing, "the two roads cross on the picture"
    assert not any(other.id in one.touch or other.id in one.next for one, other in crossing)


@pytest.mark.parametrize("points", [BEAN, EIGHT])
def test_a_lap_of_downforce_has_as_many_steps_as_the_deck_carries(points: list[Point]) -> None:
    line = made_loop(points, "Lap")
    assert abs(lap_steps(build(draft(line, "downforce"))) - LAP) <= 2
    assert lap_steps(build(draft(line, "downforce", rows=70))) > LAP + 10  # unless rows are given


def test_rows_out_of_range_are_refused() -> None:
    with pytest.raises(BadTrack, match="120 to 230"):
        draft(made_loop(BEAN, "The Bean"), "formula_d", rows=5)


@pytest.mark.parametrize("land", THEMES)
def test_every_land_can_be_drawn(land: str) -> None:
    raced(with_land(SMALL, land))


SMALL = draft(made_loop(BEAN, "The Bean"), "downforce")


@pytest.mark.parametrize(("style", "seed"), [("fast", 1), ("twisty", 2), ("street", 3)])
def test_a_seed_invents_a_circuit(style: str, seed: int) -> None:
    track = raced(invented(seed, style, "downforce"))
    assert len(track.corners) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 500, 25))
def test_no_seed_is_refused(first: int) -> None:
    styles = list(STYLES)
    for seed in range(first, first + 25):
        raced(invented(seed, styles[seed % 3], GAMES[seed // 3 % 2]))


@pytest.mark.slow
@pytest.mark.parametrize("name", builtin())
def test_every_shipped_circuit_has_a_picture_in_order(name: str) -> None:
    check_picture(load(name))


def test_sixteen_and_eight_circuits_ship_and_one_has_a_bridge() -> None:
    tracks = [load(name) for name in builtin()]
    assert [sum(game in track.games for track in tracks) for game in GAMES] == [8, 16]
    assert [track.name for track in tracks if track.art.over] == ["ise-bay"]
    assert len({track.digest for track in tracks}) == 24

"""Every mistake in a track is reported with its place, and tracks have size limits."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddock.core.errors import PaddockError
from paddock.track import check
from paddock.track.build import build
from paddock.track.check import check_track
from paddock.track.errors import BadTrack
from paddock.track.limits import MOST_COMPARED
from paddock.track.load import UnknownTrack, builtin, load
from paddock.track.model import Art, Corner, Label, Point, Track
from paddock.track.recorded import read_part, write_part

from .circuits import CIRCUITS
from .small import OVAL, SPEEDWAY, changed, refusal, replaced, with_space

FAULTS = tomllib.loads((Path(__file__).parent / "faults.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("fault", FAULTS["oval"] + FAULTS["speedway"], ids=lambda fault: str(fault["says"]))
def test_words_for_a_mistake_in_a_file(fault: dict[str, str]) -> None:
    circuit = OVAL if fault in FAULTS["oval"] else SPEEDWAY
    assert fault["says"] in changed(fault["old"], fault["new"], circuit)


def test_good_files_pass() -> None:
    for text in (OVAL, SPEEDWAY):
        check_track(build(text))
    assert issubclass(BadTrack, PaddockError)


def test_scenery_and_palette() -> None:
    assert 'scenery 1: there is no kind "tress"' in refusal(OVAL + '\n[[look.scenery]]\nkind = "tress"\n')
    assert 'there is no palette "medow"; did you mean "meadow"?' in refusal(OVAL + '\n[look]\npalette = "medow"\n')


def test_the_drawing_must_not_overlap_itself() -> None:
    loop = 'corner = [{ turn = "right", degrees = 270, spaces = [4, 4, 4] }]'
    knot = OVAL.replace('corner = [{ turn = "right", degrees = 180, spaces = [3, 2, 1] }]', loop)
    turn = 'corner = [{ turn = "left", degrees = 180, spaces = [4, 4, 4] }]'
    knot = knot.replace("straight = 6", f"straight = 6\n\n[[section]]\n{turn}\n\n[[section]]\nstraight = 6")
    assert "the drawing overlaps itself: " in refusal(knot)


def test_staggered_lanes_cannot_narrow() -> None:
    assert "cannot change its width where the lanes are staggered" in changed(
        "straight = [10, 10, 10]", "straight = 10\nwidth = 2", SPEEDWAY
    )


def test_pits() -> None:
    assert '"pit entries": there is no space R99' in changed('["R24"]', '["R99"]', SPEEDWAY)
    assert '"pit": a pit lane has at least one space' in changed("spaces = 4\n", "spaces = 0\n", SPEEDWAY)
    assert '"box of red": there is no space P9' in changed('"P3"', '"P9"', SPEEDWAY)
    assert "the pits cannot be reached" in changed('["R24"]', "[]", SPEEDWAY)
    assert "the pits cannot be left: P4 leads to no space of the lap" in changed('["R2"]', "[]", SPEEDWAY)
    assert "entered from R3, in the first half of the lap" in changed('["R24"]', '["R3"]', SPEEDWAY)
    assert "leads to R23, in the second half of the lap" in changed('["R2"]', '["R23"]', SPEEDWAY)


def test_start_needs_a_number_for_each_lane() -> None:
    assert '"start" has 2 numbers for 3 lanes' in changed("[0.5, 0, 0.5]", "[0.5, 0]", SPEEDWAY)


def test_a_tunnel_needs_a_road_before_it() -> None:
    assert "a lap cannot begin with a tunnel" in changed("straight = [6, 7, 7]", "tunnel = 5", SPEEDWAY)


@pytest.mark.parametrize(
    ("item", "message"),
    [
        ('kind = "woods", size = 5.0', '(woods): "size" has to be two numbers, e.g. [4, 2.5], not 5.0'),
        ('kind = "water"', '(water): "points" is missing'),
        ('kind = "water", points = [1, 2]', '"points" has to be a list of places, e.g. [[1, 2], [3, 2.5]], not [1, 2]'),
        ('kind = "woods", sise = [5, 5]', 'there is no key "sise"; did you mean "size"?'),
        ('kind = "woods", of = "oak"', '"of": there is no thing "oak"; known are tree, palm'),
        ('kind = "town", of = "hose"', '"of": there is no thing "hose"; did you mean "house"?'),
        ('kind = "town", step = 3', '"step" has to be two numbers'),
        ('kind = "bridge", section = "Bakc"', '"section": there is no section "Bakc"; did you mean "Back"?'),
        ('kind = "boat", motor = 1', '"motor" has to be true or false, not 1'),
        ('kind = "stand", seed = true', '"seed" has to be a whole number, not true'),
        ('kind = "stannd"', 'scenery 1: there is no kind "stannd"; did you mean "stand"?'),
        ("at = [1, 1]", 'scenery 1: "kind" is missing'),
    ],
)
def test_scenery_is_checked_in_the_words_of_the_file(item: str, message: str) -> None:
    assert message in refusal(f"{OVAL}\n[look]\nscenery = [{{ {item} }}]\n")


def test_a_track_from_a_record_is_checked_too() -> None:
    track = msgspec.json.decode(msgspec.json.encode(build(OVAL)), type=Track)
    check_track(track)
    assert "there are no spaces" in replaced(track, spaces=(), grid=(), first=None)
    assert "the id L1 is given to 2 spaces" in replaced(track, spaces=(*track.spaces, track.spaces[0]))
    assert "L1 is a dead end" in with_space(track, "L1", next=())
    assert "L1 leads to Z1, which does not exist" in with_space(track, "L1", next=("Z1",))
    assert "L1 touches Z1, which does not exist" in with_space(track, "L1", touch=("Z1",))
    assert "L1 begins at tick 4 and ends at 4" in with_space(track, "L1", back=4)
    assert "L1 lies outside the lap of 72 ticks" in with_space(track, "L1", back=-4)
    assert "L1 lies in corner number 7, the track has 2" in with_space(track, "L1", corner=7)


def test_unreachable_spaces() -> None:
    track = build(OVAL)
    spaces = tuple(msgspec.structs.replace(s, next=tuple(n for n in s.next if n != "L9")) for s in track.spaces)
    assert "L9 cannot be reached from the grid" in replaced(track, spaces=spaces)


def test_a_corner_without_a_way_through() -> None:
    track = build(OVAL)
    inside = {space.id for space in track.spaces if space.corner == 0}
    spaces = tuple(
        msgspec.structs.replace(s, next=tuple(n for n in s.next if n in inside)) if s.id in inside else s
        for s in track.spaces
    )
    assert 'the corner "First Turn" has no way through' in replaced(track, spaces=spaces)


def test_all_problems_are_named_at_once() -> None:
    text = refusal(OVAL.replace("grid_rows = 2", "grid_rows = 1").replace('first = "M1"', 'first = "M2"'))
    assert "the grid has 3 spaces" in text and "which is not on the grid" in text


def test_loading(tmp_path: Path) -> None:
    assert {"river-station", "marina-bay"} <= set(builtin())
    assert load("river-station") is load("river-station")
    with pytest.raises(
        UnknownTrack, match=r'there is no track "river-staton"; tracks are .*; did you mean "river-station"?'
    ):
        load("river-staton")
    with pytest.raises(UnknownTrack, match=r"cannot read the track file nowhere\.toml"):
        load("nowhere.toml")
    file = tmp_path / "oval.toml"
    file.write_text(OVAL)
    assert load(file).title == "The Oval"
    file.write_text(OVAL.replace("grid_rows = 2\n", ""))
    with pytest.raises(BadTrack, match=r"oval\.toml: the grid has no space"):
        load(str(file))
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UnknownTrack, match=r"not a text file"):
        load(file)


@pytest.mark.parametrize(
    ("number", "shown"),
    [("100000000", "1e+08"), ("nan", "nan"), ("-inf", "a huge number"), (f"1{'0' * 400}", "a huge")],
)
def test_impossible_numbers(number: str, shown: str) -> None:
    said = changed("straight = 6", f"straight = {number}")
    assert said.startswith('section 3 "Back", "straight": a number from -2000 to 2000 is needed, not ' + shown)
    assert "bend 1" in changed("degrees = 180", f"degrees = {number}")
    assert '"look"' in refusal(f"{OVAL}\n[look]\nmargin = [1, 1, 1, {number}]\n")


TRACK = build(OVAL)


def test_a_file_with_too_many_spaces_is_refused_before_it_is_laid_out() -> None:
    said = refusal(OVAL.replace("straight = 6", "straight = 2000"))
    assert said.endswith("there are too many spaces; a track has at most 1,500")
    with pytest.raises(BadTrack, match="at most 262,144"):
        build(OVAL + "#" * 300_000)


def many(number: int) -> dict[str, Any]:
    """Return more objects than a track may have."""
    space, corner = TRACK.spaces[0], Corner("Turn", 0, 1, 1, "left")
    return {
        "spaces": (space,) * number,
        "corners": (corner,) * number,
        "title": "x" * number,
        "name": "x" * number,
        "games": ("x" * number,),
        "art": Art(scenery=({"kind": "tent"},) * number),
        "grid": ("M1",) * number,
    }


@pytest.mark.parametrize("what", many(0))
def test_a_track_of_a_record_has_limits(what: str) -> None:
    large = msgspec.structs.replace(TRACK, **{what: many(5000)[what]})
    with pytest.raises(BadTrack, match="at most") as refused:
        check_track(large)
    assert len(str(refused.value)) < 400


def test_texts_of_a_drawing_have_limits() -> None:
    labelled = msgspec.structs.replace(TRACK, art=Art(labels=(Label("x" * 100, 0, 0),)))
    with pytest.raises(BadTrack, match="a label has 100 letters; at most 80"):
        check_track(labelled)


def test_impossible_scenery_in_a_record_is_refused() -> None:
    strange = msgspec.structs.replace(TRACK, name="mine", art=Art(scenery=({"kind": "woods", "size": 1e12},)))
    with pytest.raises(PaddockError, match="mine: scenery 1 has a number beyond 2,000, the largest that is allowed"):
        read_part({"name": "mine", "full": msgspec.to_builtins(strange)})


@pytest.mark.parametrize(
    "drawn",
    [
        {"frame": (1e300, 1e300)},  # its ground would be drawn forever
        {"frame": (1.0, 1e6)},
        {"frame": (0.01, 10.0)},
        {"frame": (-5.0, -5.0)},
        {"unit": 0.0},
        {"podium": (1e308, 1.0)},
        {"poses": {"M1": (1.0, 1.0, 1e308)}},
        {"poses": {}},
    ],
)
def test_a_drawing_of_a_record_can_be_drawn(drawn: dict[str, Any]) -> None:
    strange = msgspec.structs.replace(TRACK, name="mine", art=msgspec.structs.replace(TRACK.art, **drawn))
    with pytest.raises(PaddockError, match="mine: its drawing"):
        read_part({"name": "mine", "full": msgspec.to_builtins(strange)})
    assert read_part({"name": "mine", "full": msgspec.to_builtins(TRACK)}) == TRACK


@pytest.mark.parametrize("outline", [((0.0, 0.0), (1.0, 1.0), (2.0, 0.0)), ((0.0, 1e308), (1.0, 1.0))])
def test_a_pit_lane_of_a_record_can_be_drawn(outline: tuple[Point, ...]) -> None:
    track = load("monaco")
    assert track.pit is not None
    space = msgspec.structs.replace(track.pit.spaces[1], outline=outline)
    pit = msgspec.structs.replace(track.pit, spaces=(track.pit.spaces[0], space, *track.pit.spaces[2:]))
    strange = msgspec.structs.replace(track, name="mine", pit=pit)
    with pytest.raises(PaddockError, match="mine: its drawing"):
        read_part({"name": "mine", "full": msgspec.to_builtins(strange)})


def test_an_overlapping_drawing_is_not_compared_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = tuple([(float(at % 2), float(at)) for at in range(40)])

    piled = [msgspec.structs.replace(TRACK.spaces[0], id=f"M{at}", touch=(), outline=ring) for at in range(1000)]
    compared: list[object] = []
    monkeypatch.setattr(check, "cross", lambda one, other: compared.append(one))
    assert check.overlaps(piled)
    assert len(compared) <= MOST_COMPARED / len(ring) ** 2 + 1


@pytest.mark.parametrize("name", CIRCUITS)
def test_a_record_on_a_copy_of_a_shipped_track_can_be_opened(name: str) -> None:
    copy = msgspec.structs.replace(load(name), name="mine")
    assert read_part(msgspec.json.decode(msgspec.json.encode(write_part(copy)))).digest == copy.digest


def test_the_tracks_of_the_games_are_far_from_the_limits() -> None:
    for name in builtin():
        track = load(name)
        assert len(track.spaces) < 750 and len(track.art.scenery) < 500

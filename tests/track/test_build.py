"""Built tracks: spaces and their names, links, marks, pit lane, tunnels; and properties of all."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.track.build import build
from paddock.track.check import check_track
from paddock.track.load import load
from paddock.track.model import Track

from .small import OVAL, SPEEDWAY, spaces


def test_the_lap_goes_on_over_the_line() -> None:
    track = build(OVAL)
    found = spaces(track)
    assert found["L18"].front == track.lap and found["L1"].back == 0
    assert found["L18"].next == ("L1", "M1")


def test_ids_are_counted_lane_by_lane() -> None:
    track = build(OVAL)
    assert track.lanes == {"L": 18, "M": 16, "R": 14}
    assert track.grid == ("L2", "M2", "R2", "L1", "M1", "R1")
    assert track.lines == (16, 28, 52) and track.lap == 72


def test_two_lanes_are_l_and_r_and_one_lane_is_m() -> None:
    narrow = OVAL.replace(
        'name = "Back"\nstraight = 6',
        """name = "Back"
straight = 1

[[section]]
straight = 1
width = 2
taper = true

[[section]]
name = "Gate"
straight = 2
width = 1

[[section]]
straight = 1
width = 2
taper = true

[[section]]
straight = 1""",
    )
    track = build(narrow)
    found = spaces(track)
    check_track(track)
    assert found["M7"].next == ("L9", "R7")
    assert found["L9"].next == ("M8",) and found["R7"].next == ("M8",)
    assert found["M8"].next == ("M9",) and found["M8"].rectangle
    assert found["M9"].next == ("L10", "R8")
    assert found["R8"].next == ("M10", "R9")
    assert not found["L9"].rectangle and not found["R8"].rectangle


def test_a_curved_straight_has_no_rectangles() -> None:
    bent = OVAL.replace('name = "Back"\nstraight = 6', 'name = "Back"\nstraight = 6\ncurve = 20').replace(
        "degrees = 180", "degrees = 170"
    )
    found = spaces(build(bent))
    assert found["L1"].rectangle and not found["L8"].rectangle


def test_link_and_unlink_lines() -> None:
    changed = SPEEDWAY.replace("[[section]]", 'link = ["M7 R7"]\nunlink = ["M1 > L1"]\n\n[[section]]', 1)
    found = spaces(build(changed))
    assert "R7" in found["M7"].next and "L1" not in found["M1"].next


def test_at_can_be_stated() -> None:
    changed = SPEEDWAY + "\n[at]\nL7 = 6.75\n"
    track = build(changed)
    row = track.lap // 34
    assert spaces(track)["L7"].at * 4 == row * 27


def test_explicit_lengths() -> None:
    changed = SPEEDWAY.replace(
        "spaces = [7, 5, 3], rows = [8, 7, 6]",
        "lengths = [[1, 1, 2, 1, 1, 1, 1], [1, 2, 2, 1, 1], [2, 2, 2]]",
        1,
    )
    track = build(changed)
    found = spaces(track)
    row = track.lap // 34
    assert found["L9"].front - found["L9"].back == 2 * row and found["M9"].front - found["M9"].back == 2 * row


def test_pit_lane() -> None:
    track = build(SPEEDWAY)
    assert track.pit is not None
    lane = {space.id: space for space in track.pit.spaces}
    assert "P1" in spaces(track)["R24"].next and lane["P1"].next == ("P2",) and lane["P4"].next == ("R2",)
    assert "P4" in spaces(track)["R2"].touch
    assert track.links == sum(len([name for name in space.next if name in track.index]) for space in track.spaces)


def test_tunnel_spaces_do_not_exist() -> None:
    hidden = SPEEDWAY.replace(
        'name = "Back"\nstraight = [10, 10, 10]',
        'name = "Back"\nstraight = 4\n\n[[section]]\ntunnel = 2\n\n[[section]]\nstraight = 4',
    )
    hidden = hidden.replace('"L28", "R18"', '"L26", "R16"').replace("R24", "R22")
    track = build(hidden)
    check_track(track)
    found = spaces(track)
    assert track.tunnels == (("M16", "M17"), ("L17", "L18"), ("R14", "R15")) or set(track.tunnels) == {
        ("L17", "L18"),
        ("M16", "M17"),
        ("R14", "R15"),
    }
    assert found["L17"].next == ("L18",) and "L18" not in found["L17"].touch


@pytest.mark.parametrize("what", ["trouble", "danger"])
def test_zones_by_range(what: str) -> None:
    changed = SPEEDWAY.replace("[[section]]", f'{what} = ["L2..L4", "M3"]\n\n[[section]]', 1)
    assert getattr(build(changed), what) == ("L2", "L3", "L4", "M3")


def test_police_and_checkpoint() -> None:
    changed = SPEEDWAY.replace(
        "[[section]]", 'checkpoint = true\npolice = { section = "Back", row = 2 }\n\n[[section]]', 1
    )
    track = build(changed)
    assert track.checkpoint and track.police is not None and 0 < track.police < track.lap


DIGESTS = {
    "marina-bay": "0b30b36017da437f3f08821b10649f7635df9f97455c91d789e819235a4d00db",
    "river-station": "d390e36e9f8dd0c9957f5818b32961a879950614daf5b46ebf4122bd953f88c3",
    "lantern-city": "1c19241ac6bd05365e0f57d750b4b9e5959ffca69eeb989bd2ebb30e955483bc",
    "mesa-roja": "fce6d7e60d7586baa0178ae0ab6e8c2baf85d688ed7712a84141caa5fe7c351e",
    "monaco": "1a5dc2e10cbcfd1406b4a747d2c5da01993978096e0d4ccefa842b6cbcd7a665",
}
"""The digests that identify built-in tracks in records."""


@pytest.mark.parametrize("name", DIGESTS)
def test_the_digests_of_shipped_tracks_never_change(name: str) -> None:
    assert load(name).digest == DIGESTS[name]


def test_the_digest_covers_only_the_rules() -> None:
    track = build(OVAL)
    assert build(OVAL.replace("The Oval", "Another title")).digest == track.digest
    assert build(OVAL + "\n[look]\nheading = 30\n").digest == track.digest
    assert build(OVAL.replace('first = "M1"', 'first = "L1"')).digest != track.digest


counts = st.lists(st.integers(1, 4), min_size=3, max_size=3)
sides = st.tuples(st.integers(3, 7), st.booleans(), counts)


def square(across: tuple[int, bool, list[int]], down: tuple[int, bool, list[int]], game: str) -> str:
    """Return a lap of four corners and four sides, with opposite sides equal; a side may have a choke point."""
    parts = [f'name = "square"\ntitle = "Square"\ngames = ["{game}"]\ndirection = "clockwise"\n']
    if game == "downforce":
        parts.append('grid_rows = 2\nfirst = "M1"\nlines = [{ section = "A" }, { section = "B" }, { section = "C" }]\n')
    else:
        parts.append('grid = ["L1"]\n')
    for name, (rows, narrow, counted) in zip("ABCD", (across, down, across, down), strict=True):
        parts.append(f'[[section]]\nname = "{name}"\nstraight = {rows}\n')
        if narrow and game == "downforce":
            taper = "[[section]]\nstraight = 1\nwidth = 2\ntaper = true\n"
            parts.append(f"{taper}[[section]]\nstraight = 2\nwidth = 1\n{taper}")
        parts.append(f'[[section]]\ncorner = [{{ turn = "right", degrees = 90, spaces = {counted}, radius = 3 }}]\n')
    return "\n".join(parts)


def holds(track: Track) -> None:
    found = {space.id: space for space in track.spaces}
    for space in track.spaces:
        assert space.back < space.front and space.next
        for name in space.touch:
            assert space.id in found[name].touch
        for name in space.next:
            assert name in space.touch
            assert 0 < (found[name].front - space.front) % track.lap < track.lap // 2
    # Every tick of the lap is covered by a space, and no two spaces of a lane cover the same.
    for tick in range(track.lap):
        sides = [space.side for space in track.spaces if space.back <= tick < space.front]
        assert sides and len(sides) == len(set(sides))


@settings(max_examples=20, deadline=None)
@given(sides, sides)
def test_downforce(across: tuple[int, bool, list[int]], down: tuple[int, bool, list[int]]) -> None:
    track = build(square(across, down, "downforce"))
    check_track(track)
    holds(track)
    spaces = {space.id: space for space in track.spaces}
    for space in track.spaces:
        ahead = {n for n in space.touch if 0 < (spaces[n].front - space.front) % track.lap < track.lap // 2}
        assert set(space.next) == ahead


@settings(max_examples=20, deadline=None)
@given(sides, sides)
def test_formula_d(across: tuple[int, bool, list[int]], down: tuple[int, bool, list[int]]) -> None:
    track = build(square(across, down, "formula_d"))
    holds(track)
    lanes = "LMR"
    for space in track.spaces:
        same = [name for name in space.next if name[0] == space.lane]
        assert len(same) == 1
        if space.corner is not None:  # all corners turn right: no way to the left
            assert all(lanes.index(name[0]) >= lanes.index(space.lane) for name in space.next)

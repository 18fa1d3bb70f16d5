"""Which spaces touch and which may be entered, by the rules of each game."""

from __future__ import annotations

import pytest

from paddock.track.build import build
from paddock.track.check import check_track
from paddock.track.model import Space, Track

from .small import OVAL, SPEEDWAY


def spaces(track: Track) -> dict[str, Space]:
    return {space.id: space for space in track.spaces}


def test_df_23_straight_and_diagonal_steps_on_a_straight() -> None:
    found = spaces(build(OVAL))
    assert found["M2"].next == ("L3", "M3", "R3")
    assert found["L2"].next == ("L3", "M3")
    assert set(found["M2"].touch) == {"L1", "M1", "R1", "L2", "R2", "L3", "M3", "R3"}


def test_df_23_a_corner_of_1_2_3() -> None:
    found = spaces(build(OVAL))
    # Clockwise: R is the inside. L5 L6 L7 outside, M5 M6 in the middle, R5 inside.
    fronts = [found[name].front for name in ("L5", "M5", "L6", "L7")]
    assert fronts == sorted(set(fronts)) and found["L7"].front == found["M6"].front == found["R5"].front
    assert found["L5"].next == ("L6", "M5")
    assert found["M5"].next == ("L6", "M6", "R5")
    assert found["L6"].next == ("L7", "M6")
    assert found["R5"].next == ("M7", "R6")
    assert "M6" in found["R5"].touch


def test_df_23_ways_by_a_single_point_count() -> None:
    found = spaces(build(OVAL))
    assert "M6" in found["L7"].touch and "R5" not in found["L7"].touch
    assert "L5" in found["M4"].next and "R5" in found["M4"].next


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


def test_formula_d_straights_are_staggered() -> None:
    found = spaces(build(SPEEDWAY))
    assert found["M1"].next == ("L1", "M2", "R1")
    assert found["L1"].next == ("L2", "M2")
    assert set(found["L1"].touch) == {"L32", "L2", "M1", "M2"}
    assert found["L32"].next == ("L1", "M1")
    assert found["L1"].at == found["R1"].at > found["M1"].at == 0


def test_formula_d_corners_lead_to_the_inside() -> None:
    found = spaces(build(SPEEDWAY))
    assert found["M7"].next == ("M8",)  # the last straight space of the middle: no dive to the inside
    assert found["R7"].next == ("R8",)  # none sideways into a corner
    assert found["L7"].next == ("L8", "M8")
    assert found["M8"].next == ("M9", "R8")
    assert found["L10"].next == ("L11",)  # M10 is entered from L9, the rearmost space that touches it
    assert "M10" in found["L9"].next and "M10" in found["L10"].touch
    assert found["R8"].next == ("R9",)
    assert found["M12"].next == ("M13", "R11")  # leaving the corner towards the inside
    assert found["R11"].next == ("M13", "R12")


def test_formula_d_longest_and_shortest_way() -> None:
    corner = build(SPEEDWAY).corners[0]
    assert (corner.name, corner.stops, corner.longest, corner.shortest, corner.inside) == (
        "First",
        1,
        7,
        3,
        "right",
    )


def test_a_corner_that_bends_both_ways_has_an_inside_each_time() -> None:
    both = SPEEDWAY.replace(
        'corner = [{ turn = "right", degrees = 180, spaces = [7, 5, 3], rows = [8, 7, 6] }]',
        'corner = [{ turn = "left", degrees = 20, spaces = [2, 3, 4], rows = 4 },\n'
        '{ turn = "right", degrees = 200, spaces = [4, 3, 2], rows = [4, 3, 2] }]',
        1,
    )
    found = spaces(build(both))
    assert found["R8"].next[0].startswith("M") and found["L7"].next == ("L8",)  # first to the left
    assert found["L9"].next[-1].startswith("M")  # then to the right


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


def test_the_digest_looks_at_the_rules_only() -> None:
    track = build(OVAL)
    assert build(OVAL.replace("The Oval", "Another title")).digest == track.digest
    assert build(OVAL + "\n[look]\nheading = 30\n").digest == track.digest
    assert build(OVAL.replace('first = "M1"', 'first = "L1"')).digest != track.digest
